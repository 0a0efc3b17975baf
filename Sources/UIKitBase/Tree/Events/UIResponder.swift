import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// An object that can answer events. What it does not handle goes on to `next`: view → controller → superview → window
/// → application → application delegate.
///
/// - From: `TouchDelivery`
/// - To: `UIResponder.next`
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers have come down on the view. Passed on to `next` unless it is overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that came down on the view have moved. Passed on to `next` unless it is overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers that came down on the view have gone up. Passed on to `next` unless it is overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away by a recogniser, an alert or the view's leaving. Passed on to `next` unless it is overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Better values of touches are known. Never called: nothing of a finger is estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Keys have gone down. Passed on to `next` unless it is overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.wasPassedOn = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Presses have changed. Passed on to `next`; never called by UIKit here: a key is down or up.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys have gone up. Passed on to `next` unless it is overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Presses have been taken away, as when the app resigns active. Passed on to `next` unless it is overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Keys that call methods while this responder is on the way up from the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Keys that come after those of `keyCommands`.
    var addedKeyCommands: [UIKeyCommand] { [] }

    // MARK: Motion and remote control

    /// The device has begun to shake. Passed on to `next`; never called by UIKit here (DEV-212).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device has been shaken. Passed on to `next`; never called by UIKit here (DEV-212).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// A shake was broken off. Passed on to `next`; never called by UIKit here (DEV-212).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A remote control sent a command. Passed on to `next`; never called by UIKit here (DEV-212).
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: First responder

    /// Whether this responder may get keyboard input; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder may let go of keyboard input. True unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }

    /// Whether keyboard input and commands go to this responder first.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this the first responder of its window. False when it may not, or the present one does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        FirstResponder.become(self)
    }

    /// Lets go of keyboard input, so that the window has no first responder. False where `canResignFirstResponder` is.
    @discardableResult open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    /// What stands in the keyboard's place while this is the first responder; nil, the default, for the keyboard.
    open var inputView: UIView? { nil }

    /// What stands above the keyboard while this is the first responder; nil, the default, for nothing.
    open var inputAccessoryView: UIView? { nil }

    /// Its view stands where the keyboard does; asked for where there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// Its view stands above the keyboard; asked for where there is no `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The shortcuts above a tablet's keyboard.
    open var inputAssistantItem: UITextInputAssistantItem { assistantItem }

    /// Which editing gestures of three fingers this responder takes. Portico has none of them.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Forgets the input mode of an identifier. None is remembered: a hardware keyboard has its own.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Shows the present input and accessory view of the first responder, at their present sizes.
    open func reloadInputViews() { Above.textInput.reloadInputViews(of: self) }

    /// The input mode of the keyboard; nil: the user's. Kept for nobody: a hardware keyboard has its own.
    open var textInputMode: UITextInputMode? { nil }

    /// Names the input mode that the keyboard remembers for this responder.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Actions

    /// Whether this responder handles `action` now; true where it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == StandardEdit.paste, let canPaste = canPasteByConfiguration { return canPaste }
        return StandardEdit.isOverridden(action, by: type(of: self)) ?? responds(to: action)
    }

    /// The first object of the chain that handles `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// Changes the menus of a system while they are built. Does nothing by itself.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Says how a command of a menu is now, before it is shown or its key performs it: sets its title, image, state and attributes. Asked
    /// of the responder that would perform it.
    open func validate(_ command: UICommand) {}

    // What a responder doesn't override does nothing, and `canPerformAction` doesn't offer it.
    /// Takes what is selected to the pasteboard and removes it. Offered only where a subclass overrides it.
    open func cut(_ sender: Any?) {}
    /// Copies what is selected to the pasteboard. Offered only where a subclass overrides it.
    open func copy(_ sender: Any?) {}
    /// Puts in what is on the pasteboard. Offered only where a subclass overrides it, or where `pasteConfiguration` takes what is there: then it
    /// calls `paste(itemProviders:)`.
    open func paste(_ sender: Any?) { pasteByConfiguration() }
    /// Selects what is near the caret or the finger. Offered only where a subclass overrides it.
    open func select(_ sender: Any?) {}
    /// Selects everything. Offered only where a subclass overrides it.
    open func selectAll(_ sender: Any?) {}
    /// Removes what is selected. Offered only where a subclass overrides it.
    open func delete(_ sender: Any?) {}
    /// Makes the selected text run from left to right. Offered only where a subclass overrides it.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes the selected text run from right to left. Offered only where a subclass overrides it.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Makes the selected text bold, or no longer so. Offered only where a subclass overrides it.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selected text italic, or no longer so. Offered only where a subclass overrides it.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selected text, or no longer. Offered only where a subclass overrides it.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selected text larger. Offered only where a subclass overrides it.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selected text smaller. Offered only where a subclass overrides it.
    open func decreaseSize(_ sender: Any?) {}
    /// Opens a search of the content. Offered only where a subclass overrides it.
    open func find(_ sender: Any?) {}
    /// Opens a search of the content with a field for what to put instead. Offered only where a subclass overrides it.
    open func findAndReplace(_ sender: Any?) {}
    /// Goes to the next place that a search has found. Offered only where a subclass overrides it.
    open func findNext(_ sender: Any?) {}
    /// Goes to the place before that a search has found. Offered only where a subclass overrides it.
    open func findPrevious(_ sender: Any?) {}
    /// Searches for what is selected. Offered only where a subclass overrides it.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Prints the content. Offered only where a subclass overrides it; nothing prints here (DEV-097).
    open func printContent(_ sender: Any?) {}
    /// Puts in what is on the pasteboard in the style of the text around it. Offered only where a subclass overrides it.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Puts in what is on the pasteboard and opens it, as an address. Offered only where a subclass overrides it.
    open func pasteAndGo(_ sender: Any?) {}
    /// Puts in what is on the pasteboard and searches for it. Offered only where a subclass overrides it.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Makes a second one of what is selected. Offered only where a subclass overrides it.
    open func duplicate(_ sender: Any?) {}
    /// Moves what is selected elsewhere. Offered only where a subclass overrides it.
    open func move(_ sender: Any?) {}
    /// Gives what is selected another name. Offered only where a subclass overrides it.
    open func rename(_ sender: Any?) {}
    /// Writes what is selected out in another form. Offered only where a subclass overrides it.
    open func export(_ sender: Any?) {}
    /// Gives the attributes of what is selected to the handler, and takes what it returns. Who edits attributed text overrides it.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// Which types the responder takes when they are pasted; nil by default. It keeps a copy. With one it offers to paste what it takes.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { UIPasteConfiguration.store[self] }
        set { UIPasteConfiguration.store[self] = newValue?.copy() as? UIPasteConfiguration }
    }
    /// Takes pasted things. Called where `canPaste(_:)` is true; does nothing by itself.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether any of the things can be taken: by itself, whether one has a type of the configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.takes(itemProviders) ?? false }

    /// The nearest undo manager up the responder chain: text fields, text views and windows have one of their own. Nil outside of a window.
    open var undoManager: UndoManager? { next?.undoManager }

    /// What the person is doing here; nil by default. The responder is asked to update it before it is saved.
    open var userActivity: NSUserActivity? {
        get { UserActivities.store[self] }
        set { UserActivities.store[self] = newValue }
    }

    /// Writes into the activity what is needed to go on later. Called before an activity that needs saving is kept; does nothing by itself.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Brings back what an activity says. Called by the app for the objects that are to go on; does nothing by itself.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    // Declared by `NSObject` on iOS. What is set is kept apart and only on demand: in a view's extras, or associated.
    var accessibilityStore: AccessibilityProperties? { .associated(with: self) }
    func needAccessibilityStore() -> AccessibilityProperties { .needed(by: self) }
    /// What is true while the app has set nothing.
    @_spi(Portico) open var standardAccessibility: StandardAccessibility { .nothing }
    /// The elements that one of UIKit's own controls divides itself into.
    package var accessibilityParts: [AccessibilityPart]? { nil }
    /// The things that can be used within the element's text and are found after it: links and attachments of text that is only read.
    package var elementsInText: [UIAccessibilityElement] { [] }

    /// Whether assistive technologies and UI tests find this object as one element. False for plain views, true for controls and labels.
    open var isAccessibilityElement: Bool {
        get {
            accessibilityStore?.blocks?.isElement?() ?? accessibilityStore?.isElement ?? standardAccessibility.isElement
        }
        set { needAccessibilityStore().isElement = newValue }
    }
    /// A short name in the person's language. Unless it is set, what the control or label says of itself, or nil.
    open var accessibilityLabel: String? {
        get { accessibilityStore?.blocks?.label?() ?? accessibilityStore?.label.plain ?? standardAccessibility.label }
        set { needAccessibilityStore().label.plain = newValue }
    }
    /// The label with attributes. Setting it or `accessibilityLabel` replaces the other.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityStore?.label, accessibilityLabel) }
        set { needAccessibilityStore().label.attributed = newValue }
    }
    /// What happens when it is used, in the person's language. Unless it is set, what the control says of itself, or nil.
    open var accessibilityHint: String? {
        get { accessibilityStore?.blocks?.hint?() ?? accessibilityStore?.hint.plain ?? standardAccessibility.hint }
        set { needAccessibilityStore().hint.plain = newValue }
    }
    /// The hint with attributes. Setting it or `accessibilityHint` replaces the other.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityStore?.hint, accessibilityHint) }
        set { needAccessibilityStore().hint.attributed = newValue }
    }
    /// What it stands at, as text: a slider's number, a field's contents. Unless it is set, what the control says of itself, or nil.
    open var accessibilityValue: String? {
        get { accessibilityStore?.blocks?.value?() ?? accessibilityStore?.value.plain ?? standardAccessibility.value }
        set { needAccessibilityStore().value.plain = newValue }
    }
    /// The value with attributes. Setting it or `accessibilityValue` replaces the other.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityStore?.value, accessibilityValue) }
        set { needAccessibilityStore().value.attributed = newValue }
    }
    /// What kind of element it is and how it behaves. Unless they are set, those of the control, or none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStore?.blocks?.traits?() ?? accessibilityStore?.traits ?? standardAccessibility.traits }
        set { needAccessibilityStore().traits = newValue }
    }
    /// A BCP 47 name of the language that label, value and hint are in; nil, the default, for the app's.
    open var accessibilityLanguage: String? {
        get { accessibilityStore?.language }
        set { needAccessibilityStore().language = newValue }
    }
    /// What the texts are, so that they are read accordingly: code, a message. Nil by default.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityStore?.textualContext }
        set { needAccessibilityStore().textualContext = newValue }
    }
    /// Never nil when read: the label unless it is set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// What a person may say to use it, the best first. Where it isn't set, the attributed label alone.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStore?.userInputLabels ?? [accessibilityAttributedLabel].compactMap { $0 } }
        set { needAccessibilityStore().userInputLabels = newValue }
    }
    /// In the screen's coordinates. A view's follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityStore?.blocks?.frame?() ?? accessibilityStore?.frame ?? standardAccessibilityFrame }
        set { needAccessibilityStore().frame = newValue }
    }
    /// The element's outline in the screen's coordinates, taken instead of the frame; nil by default. The path is copied.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStore?.path }
        set { needAccessibilityStore().path = newValue?.copy() as? UIBezierPath }
    }
    /// The middle of the frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityStore?.blocks?.activationPoint?() ?? accessibilityStore?.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { needAccessibilityStore().activationPoint = newValue }
    }
    /// Whether the elements inside can't be reached by assistive technologies. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.elementsHidden ?? false }
        set { needAccessibilityStore().elementsHidden = newValue }
    }
    /// Whether the elements beside this one can't be reached while it is shown. False by default, but of what is modal in UIKit.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.viewIsModal ?? standardAccessibility.isModal }
        set { needAccessibilityStore().viewIsModal = newValue }
    }
    /// Whether the elements inside are read together before what lies beside them. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { needAccessibilityStore().groupsChildren = newValue }
    }
    /// Whether scanning goes through the elements inside one by one. `automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStore?.navigationStyle ?? .automatic }
        set { needAccessibilityStore().navigationStyle = newValue }
    }
    /// Whether a person can do anything with it. Derived from the traits unless it is set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStore?.respondsToUserInteraction ?? accessibilityTraits.respondsToUserInteraction }
        set { needAccessibilityStore().respondsToUserInteraction = newValue }
    }
    /// How the elements inside hang together: a list, a table. `none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? .none }
        set { needAccessibilityStore().containerType = newValue }
    }
    /// The elements of a container in the order in which they are read. Nil by default: the subviews give them.
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.blocks?.elements?() ?? accessibilityStore?.elements }
        set { needAccessibilityStore().elements = newValue }
    }
    /// How many elements the container has: 0 unless `accessibilityElements` is set.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element of that number; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        AccessibilityContainer.element(index, of: accessibilityElements)
    }
    /// The number of an element; `NSNotFound` where it is none of the container's.
    open func index(ofAccessibilityElement element: Any) -> Int {
        AccessibilityContainer.index(of: element, in: accessibilityElements)
    }
    /// What can be done with it besides using it. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.blocks?.customActions?() ?? accessibilityStore?.customActions }
        set { needAccessibilityStore().customActions = newValue }
    }
    /// Ways through its contents that the app offers. Nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStore?.customRotors }
        set { needAccessibilityStore().customRotors = newValue }
    }
    /// The points from which something can be dragged. Nil by default.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dragSources }
        set { needAccessibilityStore().dragSources = newValue }
    }
    /// The points at which something can be dropped. Nil by default.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dropPoints }
        set { needAccessibilityStore().dropPoints = newValue }
    }
    /// False: a touch at the activation point is what uses the element.
    open func accessibilityActivate() -> Bool { accessibilityStore?.blocks?.activate?() ?? false }
    /// Makes the value of an `adjustable` element one step larger. Does nothing by itself.
    open func accessibilityIncrement() { accessibilityStore?.blocks?.increment?() }
    /// Makes the value of an `adjustable` element one step smaller. Does nothing by itself.
    open func accessibilityDecrement() { accessibilityStore?.blocks?.decrement?() }
    /// Scrolls by one page, and says whether it could. False by itself.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is modal, and says whether it could. False by itself; alerts, sheets, popovers and navigation
    /// controllers answer it.
    open func accessibilityPerformEscape() -> Bool { accessibilityStore?.blocks?.escape?() ?? false }
    /// Does what matters most on this screen, and says whether it could. False by itself.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityStore?.blocks?.magicTap?() ?? false }
    /// An assistive technology has come to the element. Never called: none runs (DEV-131).
    open func accessibilityElementDidBecomeFocused() {}
    /// An assistive technology has left the element. Never called: none runs (DEV-131).
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology is at the element: false, as none runs (DEV-131).
    open func accessibilityElementIsFocused() -> Bool { false }
    /// The assistive technologies that are at the element: nil, as none runs (DEV-131).
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }
}

extension UIResponder {
    private func attributed(_ own: AccessibilityText?, _ plain: String?) -> NSAttributedString? {
        own?.attributed ?? plain.map { NSAttributedString(string: $0) }
    }
    private var standardAccessibilityFrame: CGRect {
        guard let view = self as? UIView else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
}

extension UIResponder {
    /// Posted before the keyboard, or what stands in its place, comes. The user info has frames, duration and curve.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        .init("UIKeyboardWillShowNotification")
    }
    /// Posted when the keyboard, or what stands in its place, has come.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        .init("UIKeyboardDidShowNotification")
    }
    /// Posted before the keyboard goes. The user info has frames, duration and curve.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        .init("UIKeyboardWillHideNotification")
    }
    /// Posted when the keyboard has gone.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        .init("UIKeyboardDidHideNotification")
    }
    /// Posted before the keyboard's frame changes, also when it comes or goes.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted when the keyboard's frame has changed, also when it came or went.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }
    /// In the user info: the frame before, in the screen's coordinates, as an `NSValue` (DEV-078).
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// In the user info: the frame afterwards, in the screen's coordinates, as an `NSValue` (DEV-078).
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// In the user info: how long the keyboard moves, in seconds, as an `NSNumber`.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// In the user info: the curve by which the keyboard moves, an `NSNumber`: 7, which has no name (DEV-078).
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// In the user info: whether the keyboard is this app's, as an `NSNumber`. Always true here.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
