import Foundation
import PorticoObjC

/// What a person does to a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

/// Has a say in the editing of a text view, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Before the view becomes first responder to be edited; false keeps it from that. True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Before the view resigns; false keeps it first responder, unless it has to go. True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Before a person's change. The range is in UTF-16 units; an empty text deletes. True by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text; not after changes that the app makes.
    func textViewDidChange(_ textView: UITextView)
    /// The selection has moved, whoever moved it; while a person types it comes before `textViewDidChange`.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// What the edit menu over some text holds; nil, the default, shows what the system suggests.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// What a tap on a link or an attachment does; nil does nothing. Comes instead of `shouldInteractWith`.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a link, an attachment or a tag that a finger stays on; nil: there is none, and the text is selected instead.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Writing Tools begin to change the text. Never called: there are none (DEV-1447).
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Writing Tools have ended. Never called (DEV-1447).
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    /// Parts that Writing Tools leave alone, as ranges in values. Never called (DEV-1447).
    func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange)
        -> [NSValue]
    /// A link was tapped; false says that the app has dealt with it. True, the default, opens it.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
}

extension UITextViewDelegate {
    /// Whether the view may become first responder to be edited. Default true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { OptionalCall.missing(true) }
    /// Whether the view may resign; asked in vain where it has to go. Default true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { OptionalCall.missing(true) }
    /// Editing has begun. Optional.
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalCall.missing(()) }
    /// Editing has ended. Optional.
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalCall.missing(()) }
    /// Whether a person's change may be made. Default true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalCall.missing(true) }
    /// The text has changed by typing, pasting or deleting; not called when the app sets it. Optional.
    public func textViewDidChange(_ textView: UITextView) { OptionalCall.missing(()) }
    /// The selection has moved, whoever moved it. Optional.
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalCall.missing(()) }
    /// The edit menu over some text. Default nil: what the system suggests.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalCall.missing(nil) }
    /// The view's edit menu is about to appear; animations that are added run beside its own. Optional.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// The view's edit menu is about to go. Optional.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// What a tap on a link or an attachment does. Without the method `shouldInteractWith` is asked, and links open.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { OptionalCall.missing(nil) }
    /// The menu of a link, an attachment or a tag. Without the method `shouldInteractWith` is asked, and the default menu opens.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { OptionalCall.missing(UITextItem.MenuConfiguration(menu: defaultMenu)) }
    /// The menu of an item is about to appear; animations that are added run beside its own. Optional.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// The menu of an item is about to go. Optional.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// Writing Tools begin to change the text. Never called: there are none (DEV-1447).
    public func textViewWritingToolsWillBegin(_ textView: UITextView) { OptionalCall.missing(()) }
    /// Writing Tools have ended. Never called (DEV-1447).
    public func textViewWritingToolsDidEnd(_ textView: UITextView) { OptionalCall.missing(()) }
    /// Parts that Writing Tools leave alone. Never called (DEV-1447). None by default.
    public func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] { OptionalCall.missing([]) }
    /// Whether a tap opens a link (`invokeDefaultAction`), or its menu opens (`presentActions`). Without the method the older one is asked.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalCall.missing(true) }
    /// A tap on an attachment, to which the answer makes no difference, or whether its menu opens (`presentActions`). Without the method the older one is asked.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether a tap opens a link; asked where the method with an interaction isn't there. Default true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        OptionalCall.missing(true)
    }
    /// A tap on an attachment; asked where the method with an interaction isn't there. Default true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { OptionalCall.missing(true) }
}
