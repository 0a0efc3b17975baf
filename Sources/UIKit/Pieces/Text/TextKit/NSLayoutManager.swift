import CoreGraphics
import CoreText
import Foundation
import PorticoTrace

/// Lays the text of a storage out in containers, and draws it. Nothing is laid out before somebody asks for it.
///
/// A glyph here is a UTF-16 unit, so that indices of glyphs and of characters are the same; the units within a character have the
/// property `null`. This file is the table of contents; the work is in `NSLayoutManager+….swift` and in `TextFlow`.
///
/// - From: `NSTextStorage`, `UITextView`, the app
/// - To: `TextFlow`, `NSLayoutManagerDelegate`
open class NSLayoutManager: NSObject, NSSecureCoding {
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Takes no room and isn't drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// A space that may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    lazy var flow = TextFlow(self)
    var containers: [NSTextContainer] = []
    /// What shows the text, and what it adds to it.
    var client: (any TextLayoutClient)? { containers.lazy.compactMap(\.client).first }
    /// Properties that the delegate is setting while it is asked about glyphs.
    var substituted: [Int: GlyphProperty] = [:]
    var knownUsed: [ObjectIdentifier: CGRect] = [:]
    /// The text layout manager whose lines these are.
    weak var textLayoutManager: NSTextLayoutManager? { didSet { isBehindTextKit2 = textLayoutManager != nil } }
    /// TextKit 2 shows the text: nobody sees this layout manager.
    var isBehindTextKit2 = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        usesFontLeading = coder.decodeBool(forKey: "NSUsesFontLeading")
        allowsNonContiguousLayout = coder.decodeBool(forKey: "NSAllowsNonContiguousLayout")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(usesFontLeading, forKey: "NSUsesFontLeading")
        coder.encode(allowsNonContiguousLayout, forKey: "NSAllowsNonContiguousLayout")
    }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Text and containers

    /// The storage that has added the layout manager; set by that.
    open weak var textStorage: NSTextStorage? { didSet { if oldValue !== textStorage { storageChanged() } } }
    open var textContainers: [NSTextContainer] { containers }
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, at: index) }
    open func removeTextContainer(at index: Int) { remove(at: index) }
    /// A container has another size or shape: it and all after it are laid out anew.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containersChanged() }

    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Options

    /// Whether parts may be laid out with a gap before them. Has no effect where lines depend on what stands before them: with
    /// several containers, with excluded areas, a bottom, or a limit of lines.
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && flow.isFree && flow.firstUnlaid < flow.length }
    /// Whether lines stand apart by what their fonts ask for.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { containersChanged() } } }
    /// Kept; no words are hyphenated.
    open var hyphenationFactor: CGFloat = 0
    open var usesDefaultHyphenation = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var limitsLayoutForSuspiciousContents = false

    // MARK: Invalidating

    /// Tells of a change of the storage; called by that.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        textChanged(
            of: textStorage, mask: editMask, in: newCharRange, delta: delta, invalidated: invalidatedCharRange)
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidate(charRange, actualCharRange) }
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidate(charRange, actualCharRange) }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { client?.displayChanged(in: charRange) }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { client?.displayChanged(in: glyphRange) }

    // MARK: Causing layout

    open func ensureGlyphs(forCharacterRange charRange: NSRange) { checkIdle(isLayout: false) }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { checkIdle(isLayout: false) }
    open func ensureLayout(forCharacterRange charRange: NSRange) { prepare(charRange) }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { prepare(glyphRange) }
    open func ensureLayout(for container: NSTextContainer) { prepareAll() }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Glyphs

    /// As many as the text has UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(glyphIndex) }
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return isValidGlyphIndex(glyphIndex) ? glyph(glyphIndex) : 0
    }
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(glyphIndex) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Widened to whole characters.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { whole(glyphRange, actualGlyphRange) }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { whole(charRange, actualCharRange) }
    open func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        glyphs(
            in: glyphRange, glyphs: glyphBuffer, properties: props, indexes: charIndexBuffer, levels: bidiLevelBuffer)
    }
    /// For the delegate that is asked about glyphs: their properties are taken; other glyphs than the font's own are not.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) { for index in 0..<glyphRange.length { substituted[charIndexes[index]] = props[index] } }

    // MARK: Where text is

    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? { container(of: glyphIndex, effectiveGlyphRange) }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { container(of: glyphIndex, effectiveGlyphRange) }
    /// The characters that a container shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange { shown(in: container) }
    /// The room that lines which are laid out take in a container. Lays out nothing.
    open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// From the top left corner of the line fragment to the glyph's origin on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { location(glyphIndex) }
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { attachmentSize(glyphIndex) }
    /// What an ellipsis stands for in the line of a glyph; {`NSNotFound`, 0} without one.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(glyphIndex) }
    open func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaid }
    open func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaid }
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = flow.firstUnlaid
        glyphIndex?.pointee = flow.firstUnlaid
    }
    /// The line of the caret where the text is empty or ends with a line end; empty otherwise.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLine.flatMap { containers.indices.contains($0.container) ? containers[$0.container] : nil }
    }

    /// The rectangle around characters in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        bounding(glyphRange, in: container)
    }
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        range(in: bounds, container)
    }
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { range(in: bounds, container) }
    /// The character at a point, or the nearest one in its line.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        character(at: point, container).index
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = character(at: point, container)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        character(at: point, container).fraction
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int { insertionPoints(at: charIndex, inDisplayOrder: dFlag, positions: positions, indexes: charIndexes) }
    /// Calls `block` with each line's rectangle, the used part of it, its container and its characters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateLines(glyphRange, block) }
    /// Calls `block` with the rectangles, line by line, that cover characters. What is selected beyond a line's end covers the rest of it.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateRects(of: glyphRange, selected: selectedRange, in: textContainer, block) }

    // MARK: Drawing

    /// Draws what is behind the characters into the current context. `origin` is where the container's corner is.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paintBackground(glyphsToShow, origin)
    }
    /// Draws characters, attachments, underlines and strikethroughs.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintGlyphs(glyphsToShow, origin) }
    /// Fills the rectangles behind characters with one colour. Override to draw them in another way.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color) }
    /// Draws a line under characters of one line fragment.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { paintDecoration(.underline, glyphRange, containerOrigin) }
    /// Finds where the line goes, and has it drawn.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: descent(of: glyphRange),
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paintDecoration(.strikethrough, glyphRange, containerOrigin) }
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
}
