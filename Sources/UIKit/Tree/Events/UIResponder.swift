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

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Keys that call methods while this responder is on the way up from the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Keys that come after those of `keyCommands`.
    var addedKeyCommands: [UIKeyCommand] { [] }

    // MARK: Motion and remote control

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: First responder

    /// Whether this responder may get keyboard input; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this the first responder of its window. False when it may not, or the present one does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        FirstResponder.become(self)
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    open var inputView: UIView? { nil }

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
        StandardEdit.isOverridden(action, by: type(of: self)) ?? responds(to: action)
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
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    /// Gives the attributes of what is selected to the handler, and takes what it returns. Who edits attributed text overrides it.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    open var undoManager: UndoManager? { next?.undoManager }

    open var userActivity: NSUserActivity? {
        get { UserActivities.store[self] }
        set { UserActivities.store[self] = newValue }
    }

    open func updateUserActivityState(_ activity: NSUserActivity) {}

    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    // Declared by `NSObject` on iOS. What is set is kept apart and only on demand: in a view's extras, or associated.
    var accessibilityStore: AccessibilityProperties? { .associated(with: self) }
    func needAccessibilityStore() -> AccessibilityProperties { .needed(by: self) }
    /// What is true while the app has set nothing.
    var standardAccessibility: StandardAccessibility { .nothing }
    /// The elements that one of UIKit's own controls divides itself into.
    var accessibilityParts: [AccessibilityPart]? { nil }

    open var isAccessibilityElement: Bool {
        get { accessibilityStore?.isElement ?? standardAccessibility.isElement }
        set { needAccessibilityStore().isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibilityStore?.label.plain ?? standardAccessibility.label }
        set { needAccessibilityStore().label.plain = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityStore?.label, accessibilityLabel) }
        set { needAccessibilityStore().label.attributed = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibilityStore?.hint.plain ?? standardAccessibility.hint }
        set { needAccessibilityStore().hint.plain = newValue }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityStore?.hint, accessibilityHint) }
        set { needAccessibilityStore().hint.attributed = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibilityStore?.value.plain ?? standardAccessibility.value }
        set { needAccessibilityStore().value.plain = newValue }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityStore?.value, accessibilityValue) }
        set { needAccessibilityStore().value.attributed = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStore?.traits ?? standardAccessibility.traits }
        set { needAccessibilityStore().traits = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibilityStore?.language }
        set { needAccessibilityStore().language = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityStore?.textualContext }
        set { needAccessibilityStore().textualContext = newValue }
    }
    /// Never nil when read: the label unless it is set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStore?.userInputLabels ?? [accessibilityAttributedLabel].compactMap { $0 } }
        set { needAccessibilityStore().userInputLabels = newValue }
    }
    /// In the screen's coordinates. A view's follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityStore?.frame ?? standardAccessibilityFrame }
        set { needAccessibilityStore().frame = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStore?.path }
        set { needAccessibilityStore().path = newValue?.copy() as? UIBezierPath }
    }
    /// The middle of the frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityStore?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { needAccessibilityStore().activationPoint = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.elementsHidden ?? false }
        set { needAccessibilityStore().elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.viewIsModal ?? standardAccessibility.isModal }
        set { needAccessibilityStore().viewIsModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { needAccessibilityStore().groupsChildren = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStore?.navigationStyle ?? .automatic }
        set { needAccessibilityStore().navigationStyle = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStore?.respondsToUserInteraction ?? accessibilityTraits.respondsToUserInteraction }
        set { needAccessibilityStore().respondsToUserInteraction = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? .none }
        set { needAccessibilityStore().containerType = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.elements }
        set { needAccessibilityStore().elements = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        AccessibilityContainer.element(index, of: accessibilityElements)
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        AccessibilityContainer.index(of: element, in: accessibilityElements)
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.customActions }
        set { needAccessibilityStore().customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStore?.customRotors }
        set { needAccessibilityStore().customRotors = newValue }
    }
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dragSources }
        set { needAccessibilityStore().dragSources = newValue }
    }
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dropPoints }
        set { needAccessibilityStore().dropPoints = newValue }
    }
    /// False: a touch at the activation point is what uses the element.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
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
    public class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
    public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
    public class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
    public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
    public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
