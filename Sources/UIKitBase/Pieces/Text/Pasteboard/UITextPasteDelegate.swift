import Foundation
import PorticoFoundation

/// Text that an app may say of what becomes of pasted things.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextView: UITextPasteConfigurationSupporting {}
extension UITextField: UITextPasteConfigurationSupporting {}

/// One thing that is pasted into a text. The delegate says what becomes of it, once, at once or later.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The thing.
    var itemProvider: NSItemProvider { get }
    /// What the app itself has given with a dragged item; nil for what is pasted.
    var localObject: Any? { get }
    /// The attributes that text has where it will stand.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    /// Of attributed text the characters are put in, in the style of the place (DEV-1204).
    func setResult(attributedString string: NSAttributedString)
    /// An attachment can't be pasted yet: nothing is put in (DEV-1204).
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Nothing of it is put in.
    func setNoResult()
    /// Its text is put in, if it has one.
    func setDefaultResult()
}

/// Changes what is pasted into a text. Every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Says what becomes of one thing, by one of the item's methods.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Makes one text of those of several things.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Puts the text in, and says where it is then.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Whether putting in is animated. It isn't (DEV-1204).
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Stands in: the thing's text is put in.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { OptionalCall.missing(()) }
    /// Stands in: one text after the other.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { OptionalCall.missing(NSAttributedString()) }
    /// Stands in: the text takes the place of the selection.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { OptionalCall.missing(textRange) }
    /// Stands in: false.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { false }
}
