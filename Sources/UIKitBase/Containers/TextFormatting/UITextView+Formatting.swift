import Foundation
import PorticoObjC

extension UITextView {
    /// The text formatting panel that the edit menu opens. Kept (DEV-1396): the menu opens none. Nil by default.
    public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
        get { parts.formatting as? UITextFormattingViewController.Configuration }
        set { parts.formatting = newValue?.copy() as? UITextFormattingViewController.Configuration }
    }

    /// Whether the keyboard's own emoji come as `NSAdaptiveImageGlyph`; by default where attributes can be edited. Kept (DEV-1397): the
    /// keyboard here makes none.
    public var supportsAdaptiveImageGlyph: Bool {
        get { parts.takesAdaptiveImages ?? allowsEditingTextAttributes }
        set { parts.takesAdaptiveImages = newValue }
    }

    /// Puts an image in the place of a range, with the looks of the text around it. The delegate isn't asked, but hears of the change.
    public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {
        var looks = editor.typingAttributes
        looks[.adaptiveImageGlyph] = adaptiveImageGlyph
        let text = NSAttributedString(string: NSAdaptiveImageGlyph.character, attributes: looks)
        editor.replace(editor.range(replacementRange), with: text)
    }
}

// The edit menu has no text formatting panel, so that nothing calls these (DEV-1396); the protocol lies below the panel and doesn't name it.
extension UITextViewDelegate {
    /// The text formatting panel of the edit menu is about to appear. Never called (DEV-1396).
    public func textView(
        _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
    ) { OptionalCall.missing(()) }
    /// The text formatting panel has appeared. Never called (DEV-1396).
    public func textView(
        _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
    ) { OptionalCall.missing(()) }
    /// The text formatting panel is about to go. Never called (DEV-1396).
    public func textView(
        _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
    ) { OptionalCall.missing(()) }
    /// The text formatting panel has gone. Never called (DEV-1396).
    public func textView(
        _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
    ) { OptionalCall.missing(()) }
}
