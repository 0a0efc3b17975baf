import CoreGraphics
import Foundation
import PorticoObjC

/// The things that fingers do in a text.
public enum UITextInteractionMode: Int, Sendable {
    /// They place the cursor and select.
    case editable = 0
    /// They select: by two taps, or when they stay.
    case nonEditable = 1
}

/// Has a say in what fingers do in a text, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether fingers may place the cursor or select at a point, in the coordinates of the interaction's view. True by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Before the text becomes first responder, and anything is selected.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// The finger has lifted, or the gesture was cancelled.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Whether fingers may place the cursor or select at a point. Default true; false leaves the touch to others.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        OptionalCall.missing(true)
    }
    /// Fingers begin to place the cursor or to select. Optional.
    public func interactionWillBegin(_ interaction: UITextInteraction) { OptionalCall.missing(()) }
    /// Fingers have placed the cursor or selected. Optional.
    public func interactionDidEnd(_ interaction: UITextInteraction) { OptionalCall.missing(()) }
}

/// Gives a text of the app's own what texts of the system have: taps and a finger that stays place the cursor and select, the selection
/// is shown with its handles, and the edit menu comes.
///
/// Each gesture is one interaction: `interactionShouldBegin` is asked when it is recognised, `interactionWillBegin` comes before
/// anything happens, `interactionDidEnd` when the finger has lifted (DEV-1440).
///
/// - From: the app
/// - To: `TextInteractionGestures`, `UITextSelectionDisplayInteraction`, `EditMenuPresenter`
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// Has a say in what fingers do; held weakly.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text: the view itself, or one that stands behind it. Held weakly; without it nothing happens.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { textChanged() } }
    }
    /// Whether the text is edited, or only selected. A text that can be both has an interaction for each, and one of them at a time.
    open private(set) var textInteractionMode: UITextInteractionMode
    private lazy var gestures = TextInteractionGestures(self)
    /// Shows the selection, unless the app has a display of its own for the text.
    private var display: UITextSelectionDisplayInteraction?
    final private(set) lazy var menu = TextInteractionMenu(self)

    /// Makes an interaction for `UIView.addInteraction(_:)`; give it a text, too.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// The gestures that others may have to wait for: a tap, and a finger that stays.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.all }

    /// Called by the view: gestures, selection and menu go from the old one.
    open func willMove(to view: UIView?) {
        guard let old = self.view, old !== view else { return }
        gestures.cancel()
        EditMenuPresenter.dismiss(menu, animated: false)
        gestures.all.forEach(old.removeGestureRecognizer)
        TextInteractions.removeInteraction(self)
        hideSelection()
    }

    /// Called by the view that has the interaction now; nil when it was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view {
            gestures.all.forEach(view.addGestureRecognizer)
            TextInteractions.addInteraction(self)
            firstResponderChanged()
        }
        tellKeyboard()
    }

    /// With another interaction a text that is first responder may get the keyboard, or lose it.
    private func tellKeyboard() {
        if let textInput, textInput.isFirstResponder { TextInputSession.firstResponderChanged() }
    }

    private func textChanged() {
        hideSelection()
        if view != nil { firstResponderChanged() }
    }

    // MARK: The selection

    /// The display that shows the selection; nil out of a view.
    final var shownBy: UITextSelectionDisplayInteraction? {
        guard view != nil else { return nil }
        return textInput.flatMap { TextInteractions.display(of: $0, except: display) } ?? display
    }

    final func firstResponderChanged() {
        guard let textInput, view != nil else { return }
        let isActive = textInput.isFirstResponder
        if TextInteractions.display(of: textInput, except: display) != nil {
            hideSelection()
        } else if isActive, display == nil {
            let new = UITextSelectionDisplayInteraction(of: textInput, delegate: nil)
            new.showsCursor = textInteractionMode == .editable
            display = new
            new.didMove(to: textInput.textInputView)
        }
        shownBy?.dragHandle = { [weak self] in self?.gestures.dragHandle($0, $1) }
        display?.isActivated = isActive
        if !isActive { EditMenuPresenter.dismiss(menu, animated: true) }
    }

    private func hideSelection() {
        guard let old = display else { return }
        display = nil
        old.willMove(to: nil)
        old.didMove(to: nil)
    }

    // MARK: Asking and telling

    final func mayBegin(at point: CGPoint) -> Bool {
        guard let delegate else { return true }
        return OptionalCall.call(.event, delegate, "interactionShouldBegin:atPoint:") {
            delegate.interactionShouldBegin(self, at: point)
        } ?? true
    }

    final func tellBeginning() {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "interactionWillBegin:") { delegate.interactionWillBegin(self) }
    }

    final func tellEnd() {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "interactionDidEnd:") { delegate.interactionDidEnd(self) }
    }
}

/// The edit menu over the selection or the cursor of a text that has a `UITextInteraction`.
///
/// - From: `TextInteractionGestures`
/// - To: `EditMenuPresenter`, `UITextInput`
@MainActor final class TextInteractionMenu: EditMenuOwner {
    private weak var interaction: UITextInteraction?

    init(_ interaction: UITextInteraction) { self.interaction = interaction }

    private var text: (any UIResponder & UITextInput)? { interaction?.textInput }
    var menuView: UIView? { text?.textInputView }
    var menuResponder: UIResponder? { text }
    var menuArrow: UIEditMenuArrowDirection { .automatic }
    var menuSender: Any? { text }

    var menuTarget: CGRect {
        guard let text, let range = text.selectedTextRange else { return .zero }
        let rects = range.isEmpty ? [] : text.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }
        let rect = rects.dropFirst().reduce(rects.first ?? text.caretRect(for: range.start)) { $0.union($1) }
        let shown = rect.intersection(text.textInputView.bounds)
        return shown.isNull || !shown.width.isFinite || !shown.height.isFinite ? text.textInputView.bounds : shown
    }

    func showMenu() {
        guard let text, text.isFirstResponder, text.selectedTextRange != nil else { return }
        EditMenuPresenter.show(self)
    }

    func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] {
        guard let text, let range = text.selectedTextRange else { return suggested }
        let suggested = suggested + UIMenuController.shared.itemCommands
        return text.editMenu(for: range, suggestedActions: suggested)?.children ?? suggested
    }

    func menuWillShow(_ animator: MenuAnimator) { text?.willPresentEditMenu(animator: animator) }
    func menuWillHide(_ animator: MenuAnimator) { text?.willDismissEditMenu(animator: animator) }
    func menuDidShow() {}
    func menuDidHide() {}
}
