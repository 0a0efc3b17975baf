import UIKit

/// Shows an alert or a choice of actions while a binding is true.
nonisolated struct AlertModifier: NodeModifier {
    typealias Body = Never
    let style: UIAlertController.Style
    let title: Text
    let isTitleShown: Bool
    let isPresented: Binding<Bool>
    /// Buttons and fields, and the message: read when they are shown.
    let actions: () -> AnyView
    let message: () -> AnyView?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        AlertNode(view, context)
    }
}

@MainActor final class AlertNode<C: View>: ValueNode<ModifiedContent<C, AlertModifier>> {
    private var content: ViewNode?
    private lazy var actionSlot = SlotNode(context())
    private lazy var messageSlot = SlotNode(context())
    private lazy var chain = ControlContext.alert.chain(in: environment)
    private weak var shown: UIAlertController?
    /// The actions of the alert that is shown, in the order of its buttons.
    private var shownActions: [UIAlertAction] = []
    private var isShown = false
    private var waits = false

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [actionSlot, messageSlot] }
    override var placedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }

    override func run() {
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        let isPresented = recordingReads { value.modifier.isPresented.wrappedValue }
        guard isPresented != isShown else {
            if isShown { updateAlert() }
            return
        }
        guard !waits else { return }
        waits = true
        UpdateQueue.enqueueAction { [weak self] in
            self?.waits = false
            self?.follow()
        }
    }

    /// Brings what the views say now to the alert that is shown: its words, and which of its buttons can be touched.
    private func updateAlert() {
        let modifier = value.modifier
        actionSlot.show(modifier.actions(), environment: chain)
        if let message = modifier.message() { messageSlot.show(message, environment: chain) }
        UpdateQueue.enqueueAction { [weak self] in self?.updateButtons() }
    }

    private func updateButtons() {
        guard isAlive, isShown, let shown else { return }
        let said = ContentDescription(of: messageSlot).text
        let message = said.isEmpty ? nil : said
        if shown.message != message { shown.message = message }
        let buttons = Command.collect(from: actionSlot).filter(\.isAlertButton)
        // An alert keeps the buttons with which it was shown.
        guard buttons.count == shownActions.count else { return }
        for (action, button) in zip(shownActions, buttons) where action.isEnabled != button.isEnabled {
            action.isEnabled = button.isEnabled
        }
    }

    private func follow() {
        guard isAlive else { return }
        let wanted = value.modifier.isPresented.wrappedValue
        guard wanted != isShown else { return }
        guard wanted else {
            isShown = false
            shownActions = []
            shown?.dismiss(animated: true)
            return
        }
        guard !isPresentedElsewhere else { return }
        guard let presenter, presenter.viewIfLoaded?.window != nil else {
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.follow() } }
            return
        }
        isShown = true
        show(from: presenter)
    }

    /// On a tablet a choice of actions needs its view on the screen; a page that is covered can present all else.
    private var presenter: UIViewController? {
        let pointsAtView = value.modifier.style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
        return pointsAtView ? host.presenter : host.coveredPresenter
    }

    private func show(from presenter: UIViewController) {
        let modifier = value.modifier
        actionSlot.show(modifier.actions(), environment: chain)
        if let message = modifier.message() { messageSlot.show(message, environment: chain) }
        let resolution = TextResolution(environment: EnvironmentValues(chain: environment))
        let title = modifier.isTitleShown ? resolution.string(modifier.title) : nil
        let said = ContentDescription(of: messageSlot).text
        let alert = UIAlertController(
            title: title, message: said.isEmpty ? nil : said, preferredStyle: modifier.style)
        let commands = Command.collect(from: actionSlot)
        shownActions = []
        for command in commands {
            switch command.kind {
            case .field(_, let text, let isSecure):
                guard modifier.style == .alert else { continue }
                alert.addTextField { field in
                    field.placeholder = command.title
                    field.text = text.wrappedValue
                    field.isSecureTextEntry = isSecure
                    field.addAction(
                        UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
                }
            case .button, .toggle:
                let style: UIAlertAction.Style =
                    command.role == .cancel ? .cancel : command.role == .destructive ? .destructive : .default
                let action = UIAlertAction(title: command.title, style: style) { [weak self] _ in
                    self?.didEnd(command.perform)
                }
                action.isEnabled = command.isEnabled
                alert.addAction(action)
                shownActions.append(action)
                if command.shortcut == .defaultAction { alert.preferredAction = action }
            default: break
            }
        }
        let hasCancel = commands.contains { $0.role == .cancel }
        if shownActions.isEmpty {
            alert.addAction(UIAlertAction(title: Word.ok.text, style: .default) { [weak self] _ in self?.didEnd() })
        } else if modifier.style == .actionSheet, !hasCancel {
            alert.addAction(UIAlertAction(title: Word.cancel.text, style: .cancel) { [weak self] _ in self?.didEnd() })
        }
        // On a tablet the choice of an action sheet points at the view.
        alert.popoverPresentationController?.setSource(self)
        shown = alert
        var top = presenter
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        top.present(alert, animated: true)
    }

    /// A button was touched: the binding is false before its action runs.
    private func didEnd(_ action: () -> Void = {}) {
        isShown = false
        shown = nil
        shownActions = []
        if value.modifier.isPresented.wrappedValue { value.modifier.isPresented.wrappedValue = false }
        action()
        actionSlot.clear()
        messageSlot.clear()
    }

    override func removeState() { shown?.dismiss(animated: false) }
}

extension Command {
    /// Whether the command is a button of an alert.
    fileprivate var isAlertButton: Bool {
        switch kind {
        case .button, .toggle: true
        default: false
        }
    }
}

extension View {
    nonisolated func alert(
        _ style: UIAlertController.Style, _ title: Text, _ isTitleShown: Bool, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> AnyView, _ message: @escaping () -> AnyView?
    ) -> some View {
        modifier(
            AlertModifier(
                style: style, title: title, isTitleShown: isTitleShown, isPresented: isPresented, actions: actions,
                message: message))
    }

    /// Shows an alert while a binding is true. Without a button it has one that closes it.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(.alert, Text(titleKey), true, isPresented, { AnyView(actions) }, { nil })
    }
    /// Shows an alert while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(.alert, Text(title), true, isPresented, { AnyView(actions) }, { nil })
    }
    /// Shows an alert with a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(.alert, Text(titleKey), true, isPresented, { AnyView(actions) }, { AnyView(message) })
    }
    /// Shows an alert with a message while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(.alert, Text(title), true, isPresented, { AnyView(actions) }, { AnyView(message) })
    }
    /// Shows an alert about a value while a binding is true.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.alert, Text(titleKey), true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Shows an alert with a message about a value while a binding is true.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .alert, Text(titleKey), true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) },
            { data.map { AnyView(message($0)) } })
    }
    /// Shows an alert about an error while a binding is true.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(
            .alert, Text(error?.errorDescription ?? ""), true, isPresented, { AnyView(actions) }, { nil })
    }
    /// Shows an alert while a binding is true, by the older form.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(OldAlertModifier(identity: { isPresented.wrappedValue ? content() : nil }, isPresented: isPresented))
    }
    /// Shows an alert while a binding has a value, by the older form.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
        -> some View
    {
        modifier(
            OldAlertModifier(
                identity: { item.wrappedValue.map(content) },
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })))
    }

    /// Offers a choice of actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(
            .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented, { AnyView(actions) }, { nil })
    }
    /// Offers a choice of actions while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(
            .actionSheet, Text(title), titleVisibility == .visible, isPresented, { AnyView(actions) }, { nil })
    }
    /// Offers a choice of actions with a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(
            .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented, { AnyView(actions) },
            { AnyView(message) })
    }
}

/// An alert by the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// An ordinary button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }
        /// A button that closes the alert.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }
        /// A button that closes the alert, with the system's word.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text(verbatim: Word.cancel.text), action: action ?? {})
        }
        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    /// Creates an alert of one button; nil has the system's word.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton ?? .default(Text(verbatim: Word.ok.text))]
    }

    /// Creates an alert of two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// An alert by the older form, shown by the newer.
nonisolated struct OldAlertModifier: ViewModifier {
    let identity: () -> Alert?
    let isPresented: Binding<Bool>

    init(identity: @escaping () -> Alert?, isPresented: Binding<Bool>) {
        (self.identity, self.isPresented) = (identity, isPresented)
    }

    @MainActor func body(content: Content) -> some View {
        let alert = identity()
        content.modifier(
            AlertModifier(
                style: .alert, title: alert?.title ?? Text(verbatim: ""), isTitleShown: true, isPresented: isPresented,
                actions: {
                    AnyView(OldAlertButtons(buttons: alert?.buttons ?? []))
                },
                message: { alert?.message.map { AnyView($0) } }))
    }
}

/// The buttons of an alert by the older form.
struct OldAlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            let button = buttons[index]
            SwiftUI.Button<Text>(role: button.role, action: { button.action() }, label: button.label)
        }
    }
}
