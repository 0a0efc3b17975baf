import CoreGraphics
import Foundation
import PorticoTrace

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}

/// Asks a person something: an alert in the middle of the screen, or a list of choices at its lower edge.
///
/// - From: `present(_:animated:completion:)`
/// - To: `AlertView`, `AlertPresentation`
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Whether it stands in the middle of the screen or is a list at its lower edge.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private var kind = Style.actionSheet
    private var choices: [UIAlertAction] = []
    private var fields: AlertFields?
    // By key alone (DEV-858).
    package final var attributedTitle: NSAttributedString? { didSet { refresh() } }
    package final var attributedMessage: NSAttributedString? { didSet { refresh() } }
    /// Its view stands below the message, as wide as the alert and as high as it prefers.
    package final var contentViewController: UIViewController? {
        didSet {
            oldValue?.endEmbedding()
            if let contentViewController {
                addChild(contentViewController)
                refresh()
                contentViewController.didMove(toParent: self)
            } else {
                refresh()
            }
        }
    }

    /// An alert without title and message of its own makes room for nothing but its actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        kind = preferredStyle
        self.title = title
        self.message = message
    }

    open override var title: String? { didSet { refresh() } }
    /// What explains the title, in smaller letters below it. Nil for none.
    open var message: String? { didSet { refresh() } }
    /// Whether it is an alert or an action sheet; given at the beginning.
    open var preferredStyle: Style { kind }
    /// How grave the alert is. Kept (DEV-211); `default` by default.
    open var severity = UIAlertControllerSeverity.default
    /// The choices in the order in which they were added.
    open var actions: [UIAlertAction] { choices }
    /// The action that the return key does, drawn bold; one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            FatalException.internalInconsistency.raise(
                unless: preferredAction == nil || choices.contains { $0 === preferredAction },
                "The preferredAction of an alert controller must be contained in the actions array (or nil).")
            refresh()
        }
    }

    /// Adds a choice. A second one of style `cancel` raises an exception.
    open func addAction(_ action: UIAlertAction) {
        FatalException.internalInconsistency.raise(
            unless: action.style != .cancel || !choices.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        choices.append(action)
        action.changed = { [weak self] in self?.refresh() }
        refresh()
    }

    /// The text fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields?.fields }

    /// Adds a text field to an alert; action sheets have none. The first one is edited when the alert comes up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        FatalException.internalInconsistency.raise(
            unless: kind == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let group = fields ?? AlertFields(frame: .zero)
        fields = group
        let field = group.add()
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.returnPressed(in: field) }, for: .primaryActionTriggered)
        configurationHandler?(field)
        refresh()
    }

    /// Return goes on to the next field, and in the last one does what the alert is for.
    private func returnPressed(in field: UITextField?) {
        guard let field, let all = textFields, let index = all.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < all.count {
            all[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? choices.first(where: { $0.style != .cancel }) {
            choose(action)
        }
    }

    // MARK: View

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        FatalException.internalInconsistency.raise(
            unless: !(title ?? "").isEmpty || !(message ?? "").isEmpty || !choices.isEmpty || fields != nil,
            "UIAlertController must have a title, a message or an action to display")
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if isBeingPresented { textFields?.first?.becomeFirstResponder() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if fields != nil { view.endEditing(true) }
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let view = AlertView(style: kind) { [weak self] in self?.choose($0) }
        self.view = view
        refresh()
    }

    private func refresh() {
        guard let alertView else { return }
        alertView.show(
            title: title, message: message, actions: choices, preferred: preferredAction,
            inputs: fields.map { [$0] } ?? [], content: contentViewController)
        if let attributedTitle { alertView.titleLabel.attributedText = attributedTitle }
        if let attributedMessage { alertView.messageLabel.attributedText = attributedMessage }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { refresh() }
    }

    /// The alert goes first; its handler may present the next one.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    /// The cancel action, as the escape key is; without one an action sheet that is a popover goes.
    open override func accessibilityPerformEscape() -> Bool {
        guard let action = choices.first(where: { $0.style == .cancel }) else {
            return super.accessibilityPerformEscape()
        }
        choose(action)
        return true
    }

    /// Return on a hardware keyboard is an alert's preferred action, escape its cancel action.
    package final override func answerKey(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard modifiers.isEmpty else { return false }
        if key.keyCode == .keyboardEscape { return accessibilityPerformEscape() }
        guard [.keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode) else { return false }
        guard kind == .alert, let action = preferredAction else { return false }
        choose(action)
        return true
    }

    /// What a tap beside an action sheet does.
    final func cancel() {
        guard let action = choices.first(where: { $0.style == .cancel }) else { return }
        choose(action)
    }

    override func makeOwnPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        let popover =
            kind == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
            ? AlertPopover(presentedViewController: self, presenting: presenting) : nil
        return popover ?? AlertPresentation(presentedViewController: self, presenting: presenting)
    }
}
