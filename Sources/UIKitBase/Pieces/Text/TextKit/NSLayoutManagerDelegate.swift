import CoreGraphics
import Foundation

/// Has a say in layout, and hears of it. Every method is optional.
@preconcurrency public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Before characters are shaped: with `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)` some can be hidden. Answers
    /// how many were set; 0 leaves it to the layout manager.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int
    /// Points below a line.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// What a control character does.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    /// Last word on where a line stands; true says that something was changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// A container is full, or, with nil, text is left that no container has room for. `atEnd`: all text is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    /// Which glyphs stand for characters. Default 0: the layout manager's own.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    // No number: the layout manager's own spacing.
    /// Points below a line. Default not a number: the layout manager's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }
    /// Points above a paragraph. Default not a number: the layout manager's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }
    /// Points below a paragraph. Default not a number: the layout manager's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }
    /// What a control character does; asked for characters that the delegate made into one. Default: what is proposed.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    /// The last word on where a line stands. Default false: nothing was changed.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Lines don't hold any longer, as text or containers have changed. Nothing by default.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// A container is full, or the text is at its end. Nothing by default.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    /// A container has another size than the one given. Called before text is laid out anew; nothing by default.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}

/// Who shows what a layout manager lays out.
///
/// - From: `NSLayoutManager`
/// - To: `UITextView`
protocol TextLayoutClient: AnyObject {
    /// Characters have changed. The range is one of the text as it is now.
    func textChanged(in range: NSRange, mask: NSTextStorage.EditActions, delta: Int)
    /// Lines don't hold any longer.
    func layoutChanged()
    /// The same lines, other pixels.
    func displayChanged(in range: NSRange)
    /// Lays what only this client shows over a paragraph: links, what an input method composes. `range` is where it is in the text.
    func decorate(_ paragraph: NSMutableAttributedString, at range: NSRange)
    /// What the line behind the last line end looks like.
    var extraLineAttributes: [NSAttributedString.Key: Any]? { get }
    /// Whether text that says nothing of its direction runs from right to left.
    var isRightToLeft: Bool { get }
    var displayScale: CGFloat { get }
    /// Makes the text layout manager, which only few ask for.
    func useTextKit2()
    /// TextKit 1 is asked for.
    func leaveTextKit2()
}
