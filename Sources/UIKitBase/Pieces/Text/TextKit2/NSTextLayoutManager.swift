import CoreGraphics
import Foundation

/// Makes the fragments of a text layout manager. Every method is optional.
@preconcurrency public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment for an element; a subclass may draw it in another way.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Not asked here.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool
    /// What lies over a link; nil shows it as the text itself says.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    /// The fragment for an element; override its drawing there. Default: an `NSTextLayoutFragment` of the whole element.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    /// Whether a line may be broken before a location. Default true. Not asked here (DEV-681).
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { true }
    /// What lies over a link. Default: what is proposed, underlined and in the colour of links.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Lays the elements of a content manager out in one container. The lines are those of a TextKit 1 layout manager that nobody else
/// sees: both halves of TextKit have one way to lay text out.
///
/// - From: the app, `UITextView`
/// - To: `NSLayoutManager`, `NSTextLayoutFragment`
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// What segments are for, which decides how high they are: as high as text, or from line to line.
    public enum SegmentType: Int, Sendable {
        case standard = 0
        case selection = 1
        case highlight = 2
    }

    /// How segments are cut and what is left out of them.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The ranges given are nil.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Lines between the first and the last are left out.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first segment begins at the line's edge. Not followed.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last segment ends at the line's edge. Not followed.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// A place where a line is broken counts as the end of the first line. Not followed.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    let engine: NSLayoutManager
    final var rendering = AttributeRuns()
    /// Fragments of paragraphs that are laid out, as long as these hold.
    final var known: [ObjectIdentifier: (box: ParagraphBox, fragment: NSTextLayoutFragment)] = [:]
    @MainActor final private(set) lazy var attachmentViews = TextAttachmentViews(self)

    public override init() {
        engine = NSLayoutManager()
        engine.allowsNonContiguousLayout = true
        engine.usesFontLeading = true
        super.init()
        engine.textLayoutManager = self
    }

    /// Over the lines of a text view.
    init(engine: NSLayoutManager) {
        self.engine = engine
        super.init()
        engine.textLayoutManager = self
    }

    /// Makes fragments and the looks of links; held weakly.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?

    // MARK: Text and container

    /// Whose text this is; set by that when it adds the layout manager, held weakly.
    open private(set) weak var textContentManager: NSTextContentManager?
    final var storage: NSTextStorage? { engine.textStorage }

    /// Puts another text in the place of this one.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    /// What the text is laid out in; nil lays out nothing. Another one has it laid out anew.
    open var textContainer: NSTextContainer? {
        get { engine.containers.first }
        set {
            guard newValue !== textContainer else { return }
            while !engine.containers.isEmpty { engine.remove(at: 0) }
            if let newValue { engine.insert(newValue, at: 0) }
        }
    }

    final func contentChanged(_ manager: NSTextContentManager?) {
        textContentManager = manager
        let storage = (manager as? NSTextContentStorage)?.textStorage
        if engine.textStorage !== storage {
            engine.textStorage?.removeLayoutManager(engine)
            storage?.addLayoutManager(engine)
        }
        known = [:]
        rendering = AttributeRuns()
        rendering.replace(NSRange(location: 0, length: 0), with: [([:], storage?.length ?? 0)])
        textSelections = []
    }

    /// The text has changed: overlays keep their places, selections are forgotten.
    final func textChanged(_ range: NSRange, delta: Int) {
        let old = NSRange(location: range.location, length: max(0, range.length - delta))
        if NSMaxRange(old) <= rendering.length { rendering.replace(old, with: [([:], range.length)]) }
        known = [:]
        textSelections = []
    }

    // MARK: Options

    /// Whether lines stand apart by what their fonts ask for; default true.
    open var usesFontLeading: Bool {
        get { engine.usesFontLeading }
        set { engine.usesFontLeading = newValue }
    }
    /// Whether words are hyphenated where paragraphs don't say; default false.
    open var usesHyphenation: Bool {
        get { engine.usesDefaultHyphenation }
        set { engine.usesDefaultHyphenation = newValue }
    }
    /// Kept: text of any content is laid out.
    open var limitsLayoutForSuspiciousContents = false
    /// Kept: everything is laid out where it is asked for.
    open var layoutQueue: OperationQueue?

    // MARK: Laying out

    /// The room that the text takes; of parts that nobody has looked at a guess.
    open var usageBoundsForTextContainer: CGRect {
        guard let textContainer else { return .zero }
        let used = engine.usedRect(for: textContainer)
        let height = engine.flow.isFree ? engine.flow.heights.extent : used.maxY
        return CGRect(x: used.minX, y: 0, width: used.width, height: height)
    }
    /// Lays out now the paragraphs of a range; raises an exception while the storage is being edited.
    open func ensureLayout(for range: NSTextRange) { engine.prepare(range.counted) }
    /// Lays out now what stands in a rectangle of the container.
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }
    /// Has a range laid out anew when it is next asked for; its fragments are made anew, too.
    open func invalidateLayout(for range: NSTextRange) {
        known = [:]
        engine.invalidate(range.counted, nil)
    }
    /// Lays out what a view shows, for views that show fragments themselves; made when it is first asked for.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    // MARK: Fragments

    /// The fragment at a point of the container; nil above and below the text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard let textContainer, let found = engine.line(at: position, textContainer) else { return nil }
        guard position.y >= 0, position.y < max(found.rect.maxY, usageBoundsForTextContainer.maxY) else { return nil }
        return fragment(engine.flow.paragraph(at: found.start).index)
    }
    /// The fragment that holds a location; nil beyond the text.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let storage, (0...storage.length).contains(location.counted) else { return nil }
        return fragment(engine.flow.paragraph(at: location.counted).index)
    }
    /// Calls `block` with one fragment after the other until it answers false; nil: from the beginning, in reverse from the end.
    /// Nothing is laid out for it unless the options say so.
    @discardableResult open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? { enumerateFragments(location, options, block) }
    /// Calls `block` with the range, the rectangle and its baseline for each piece of a line, until it answers false. An empty range is a
    /// caret.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) { enumerateSegments(in: textRange.counted, type: type, options: options, block) }

    // MARK: Selections

    /// Forgotten when the text changes.
    open var textSelections: [NSTextSelection] = []
    /// Moves selections through this text; made when it is first asked for.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    // MARK: Rendering attributes

    /// Lie over the text's own, and change no layout.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        overlay(textRange.counted) { $0 = renderingAttributes }
    }
    /// Nil, or `NSNull`, hides the text's own attribute.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) { overlay(textRange.counted) { $0[renderingAttribute] = value ?? NSNull() } }
    /// Takes one attribute off what lies over a range, so that the text's own shows again.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        overlay(textRange.counted) { $0[renderingAttribute] = nil }
    }
    /// Takes everything off a range that lies over the text.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        overlay(textRange.counted) { $0 = [:] }
    }
    /// Goes through what lies over the text, from a location on or back, until `block` answers false.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) { enumerateOverlay(location.counted, reverse, block) }
    /// Called before a fragment is laid out in the viewport, to set its rendering attributes.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    /// Underlined, in the colour of links.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
    /// What lies over a link: what the delegate says, else `linkRenderingAttributes`.
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let standard = Self.linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
    }

    // MARK: Editing

    /// Replaces text by elements, through the content manager; nothing without one.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }
    /// Replaces text, where the content manager is a content storage; nothing else.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        (textContentManager as? NSTextContentStorage)?.replace(range.counted, with: attributedString)
    }

    // MARK: NSTextSelectionDataSource

    /// All of the text; empty without any.
    open var documentRange: NSTextRange {
        textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: storage?.length ?? 0))
    }
    /// Goes through characters, words, lines or paragraphs from a location on, as the options say.
    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateTexts(location.counted, options, block) }
    /// The unit around a location; nil where there is none.
    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? { unit(selectionGranularity, at: location.counted).map { NSTextRange($0) } }
    /// A location a number of UTF-16 units further on, or back; nil beyond the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let moved = location.counted + offset
        return (0...(storage?.length ?? 0)).contains(moved) ? CountedTextLocation(moved) : nil
    }
    /// How many UTF-16 units lie between two locations; negative where the second is before the first.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.counted - from.counted }
    /// Which way the paragraph of a location runs; left to right without one.
    open func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        engine.line(at: location.counted)?.text.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    /// Gives the carets in a location's line: distance in points, location, whether it is the edge where reading a character starts.
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateCarets(location.counted, block) }
    /// The text of the line at a point of the container, or of the nearest line; nil without a container.
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let textContainer, let found = engine.line(at: point, textContainer) else { return nil }
        return NSTextRange(found.range)
    }
}
