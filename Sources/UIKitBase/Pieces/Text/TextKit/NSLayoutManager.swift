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
    /// Which way lines run; they are horizontal here.
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// What a glyph is for layout.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Takes no room and isn't drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// A tab, a line end or another character without a shape of its own.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// A space that may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// An accent that joins the character before it. Not given here: such a unit is `null`.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What a control character does in a line.
    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Takes no room, and isn't drawn.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// Takes as much room as the delegate says; what a character that the delegate made a control is asked about. Not followed.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// Goes on at the next tab stop. Not followed as an answer: the character stays what it is.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// Ends the line. Not followed as an answer: the character stays what it is.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// Ends the paragraph. Not followed as an answer: the character stays what it is.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// Ends the container, so that text goes on in the next one. Not followed as an answer: the character stays what it is.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    final lazy var flow = TextFlow(self)
    final var containers: [NSTextContainer] = []
    /// What shows the text, and what it adds to it.
    var client: (any TextLayoutClient)? { containers.lazy.compactMap(\.client).first }
    /// Properties that the delegate is setting while it is asked about glyphs.
    final var substituted: [Int: GlyphProperty] = [:]
    final var knownUsed: [ObjectIdentifier: CGRect] = [:]
    /// The text layout manager whose lines these are.
    final weak var textLayoutManager: NSTextLayoutManager? { didSet { isBehindTextKit2 = textLayoutManager != nil } }
    /// TextKit 2 shows the text: nobody sees this layout manager.
    final var isBehindTextKit2 = false { didSet { if oldValue, !isBehindTextKit2 { forgetLists() } } }

    public override init() { super.init() }

    /// Reads `usesFontLeading` and `allowsNonContiguousLayout`; text and containers are for the app to add.
    public required init?(coder: NSCoder) {
        super.init()
        usesFontLeading = coder.decodeBool(forKey: "NSUsesFontLeading")
        allowsNonContiguousLayout = coder.decodeBool(forKey: "NSAllowsNonContiguousLayout")
    }

    /// Writes `usesFontLeading` and `allowsNonContiguousLayout`, and neither text nor containers.
    open func encode(with coder: NSCoder) {
        coder.encode(usesFontLeading, forKey: "NSUsesFontLeading")
        coder.encode(allowsNonContiguousLayout, forKey: "NSAllowsNonContiguousLayout")
    }

    /// Whether archives can be read securely, by the classes that are expected: true.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Text and containers

    /// The storage that has added the layout manager; set by that.
    open weak var textStorage: NSTextStorage? { didSet { if oldValue !== textStorage { storageChanged() } } }
    /// The containers in the order in which text fills them; empty to begin with.
    open var textContainers: [NSTextContainer] { containers }
    /// Adds a container after the others; the first text that has no room yet goes there.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }
    /// Puts a container among the others, or at the end where the index is beyond them; text is laid out anew.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, at: index) }
    /// Takes a container away, and lays text out anew; nothing at an index without one.
    open func removeTextContainer(at index: Int) { remove(at: index) }
    /// A container has another size or shape: it and all after it are laid out anew.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containersChanged() }

    /// Has a say in layout, on the thread that lays out; held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Options

    /// Whether parts may be laid out with a gap before them. Has no effect where lines depend on what stands before them: with
    /// several containers, with excluded areas, a bottom, or a limit of lines.
    open var allowsNonContiguousLayout = false
    /// Whether there is a gap now: text that isn't laid out, where a gap is allowed.
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && flow.isFree && flow.firstUnlaid < flow.length }
    /// Whether lines stand apart by what their fonts ask for.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { containersChanged() } } }
    /// How readily words are hyphenated where paragraphs don't say, 0 to 1: they are where a line would else be filled by less than this
    /// part of its width. Default 0: never.
    open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { containersChanged() } } }
    /// Whether words are hyphenated as their language does, where neither paragraphs nor `hyphenationFactor` say. Default false.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { containersChanged() } }
    }
    /// Whether spaces and line ends are drawn. Default false. Kept (DEV-445).
    open var showsInvisibleCharacters = false
    /// Whether control characters are drawn. Default false. Kept (DEV-445).
    open var showsControlCharacters = false
    /// Whether layout may stop at text that takes very long. Default false. Kept (DEV-445).
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
    /// The glyphs of characters don't hold: their paragraphs are shaped and laid out anew. The pointer gets the range that was given.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidate(charRange, actualCharRange) }
    /// The lines of characters don't hold: their paragraphs are laid out anew. The pointer gets the range that was given.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidate(charRange, actualCharRange) }
    /// Has the view that shows the text draw these characters again, in the lines that there are.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { client?.displayChanged(in: charRange) }
    /// Has the view that shows the text draw these glyphs again, in the lines that there are.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { client?.displayChanged(in: glyphRange) }

    // MARK: Causing layout

    /// Glyphs are made when they are asked for; raises an exception while the storage is being edited.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { checkIdle(isLayout: false) }
    /// Glyphs are made when they are asked for; raises an exception while the storage is being edited.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { checkIdle(isLayout: false) }
    /// Lays out now the paragraphs of these characters; raises an exception while the storage is being edited.
    open func ensureLayout(forCharacterRange charRange: NSRange) { prepare(charRange) }
    /// Lays out now the paragraphs of these glyphs; raises an exception while the storage is being edited.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { prepare(glyphRange) }
    /// Lays out all text, and tells the delegate; raises an exception while the storage is being edited.
    open func ensureLayout(for container: NSTextContainer) { prepareAll() }
    /// Lays out now what stands in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Glyphs

    /// As many as the text has UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Whether there is a glyph of this index: one for each UTF-16 unit.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The glyph in the font that draws it; 0 where there is none, as within a character.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(glyphIndex) }
    /// The glyph in the font that draws it, and whether there is one of this index; 0 where there is none.
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return isValidGlyphIndex(glyphIndex) ? glyph(glyphIndex) : 0
    }
    /// What a glyph is for layout; `null` within a character.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(glyphIndex) }
    /// The character of a glyph: the same index, as a glyph is a UTF-16 unit here.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The first glyph of a character: the same index, as a glyph is a UTF-16 unit here.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Widened to whole characters.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { whole(glyphRange, actualGlyphRange) }
    /// The glyphs of characters, widened to whole characters; the pointer gets the range that they stand for.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { whole(charRange, actualCharRange) }
    /// Copies glyphs and what goes with them into buffers, which may be nil. Returns how many there were.
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

    /// The container that a glyph stands in, and which glyphs it shows; lays out as far as that. nil where no container has room.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? { container(of: glyphIndex, effectiveGlyphRange) }
    /// The container that a glyph stands in, and which glyphs it shows. Lays out whatever the flag says.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { container(of: glyphIndex, effectiveGlyphRange) }
    /// The characters that a container shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange { shown(in: container) }
    /// The room that lines which are laid out take in a container. Lays out nothing.
    open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }
    /// The rectangle of a glyph's line, from edge to edge, in its container's coordinates; the pointer gets the line's glyphs. Zero without
    /// one.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
    /// The rectangle of a glyph's line, from edge to edge, in its container's coordinates. Lays out whatever the flag says.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
    /// The part of a glyph's line that holds text, with its padding; the pointer gets the line's glyphs. Zero without one.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// The part of a glyph's line that holds text, with its padding. Lays out whatever the flag says.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { fragment(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// From the top left corner of the line fragment to the glyph's origin on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { location(glyphIndex) }
    /// Whether a glyph has nothing to be drawn, as line ends don't.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }
    /// Whether a glyph is drawn outside of its line. False always.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    /// The size of the attachment at a glyph, in points; -1 × -1 where there is none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { attachmentSize(glyphIndex) }
    /// What an ellipsis stands for in the line of a glyph; {`NSNotFound`, 0} without one.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(glyphIndex) }
    /// The first character that isn't laid out; the text's length when all of it is.
    open func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaid }
    /// The first glyph that isn't laid out; the text's length when all of it is.
    open func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaid }
    /// Gives both the first character and the first glyph that aren't laid out: the same number here.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = flow.firstUnlaid
        glyphIndex?.pointee = flow.firstUnlaid
    }
    /// The line of the caret where the text is empty or ends with a line end; empty otherwise.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    /// The part of the extra line that the caret takes; zero where there is no such line.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of the extra line; nil where there is no such line.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLine.flatMap { containers.indices.contains($0.container) ? containers[$0.container] : nil }
    }

    /// The rectangle around characters in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        bounding(glyphRange, in: container)
    }
    /// The glyphs of the lines that a rectangle of a container touches; lays out as far as that.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        range(in: bounds, container)
    }
    /// The glyphs of the lines that a rectangle of a container touches. Lays out all the same.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { range(in: bounds, container) }
    /// The character at a point, or the nearest one in its line.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        character(at: point, container).index
    }
    /// The glyph at a point of a container, or the nearest one of its line, and how far through it the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = character(at: point, container)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    /// How far through the nearest glyph a point is, from 0 at its beginning to 1 at its end.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        character(at: point, container).fraction
    }
    /// The character at a point of a container, or the nearest one of its line, and how far through it the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    /// Where the caret may be in a character's line: distances from the line's left edge in points, and characters. Returns how many;
    /// buffers may be nil. Alternate positions are left out.
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
    /// Draws a line through characters of one line fragment.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paintDecoration(.strikethrough, glyphRange, containerOrigin) }
    /// Finds where the line through characters goes, and has it drawn.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
}
