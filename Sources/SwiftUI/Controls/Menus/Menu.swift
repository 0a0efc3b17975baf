import UIKit

/// A control that opens a menu.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    @Environment(\.controlContext) private var context
    @Environment(\.menuStyle) private var style

    init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)? = nil) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }
}

extension Menu: View {
    /// Creates a menu with a view as its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Creates a menu that opens when it is held, and does something else when it is tapped.
    @preconcurrency nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }

    @ViewBuilder public var body: some View {
        if context.collectsCommands {
            CommandView(kind: { .menu($0) }, label: label, content: AnyView(content), action: {})
        } else if let style {
            // A style that makes a menu of its configuration doesn't make it by itself again.
            style.makeView(
                MenuStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
                    primaryAction: primaryAction)
            )
            .environment(\.menuStyle, nil)
        } else {
            label
                .modifier(LabelForeground())
                .modifier(MenuModifier(content: AnyView(content), primaryAction: primaryAction))
        }
    }
}

extension Menu where Label == Text, Content: View {
    /// Creates a menu with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Creates a menu with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
    /// Creates a menu with a text that opens when it is held, and does something else when it is tapped.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction) }
    /// Creates a menu with a text that opens when it is held, and does something else when it is tapped.
    @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: Text(title), content: content(), primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
    /// Creates a menu with a text and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }
    /// Creates a menu with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content()) }
    /// Creates a menu with a text and a symbol that opens when it is held, and does something else when it is tapped.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
    /// Creates a menu with a text and a symbol that opens when it is held, and does something else when it is tapped.
    @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

/// Opens a menu where a view is touched.
nonisolated struct MenuModifier: NodeModifier {
    typealias Body = Never
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?
    /// Whether the menu opens when the view is held, over whatever a tap does.
    var isContextMenu = false
    /// This is shown above a context menu; nil: the view itself.
    var preview: AnyView?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        MenuNode(view, context)
    }
}

@MainActor private final class MenuNode<C: View>: ValueNode<ModifiedContent<C, MenuModifier>>, MenuOwning {
    private var content: ViewNode?
    private lazy var slot = SlotNode(context())
    private lazy var chain = ControlContext.menu.chain(in: environment)
    private var wrapped: [EffectElement] = []

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [slot] }

    override func run() {
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        slot.show(value.modifier.content, environment: chain)
        let isEnabled = recordingReads { EnvironmentValues(chain: environment).isEnabled }
        for element in wrapped { update(element, isEnabled) }
    }

    private func update(_ element: EffectElement, _ isEnabled: Bool) {
        if let control = element.effectView as? MenuControl {
            control.owner = self
            control.primaryAction = value.modifier.primaryAction
            control.isEnabled = isEnabled
        } else if let view = element.effectView as? ContextMenuView {
            view.owner = self
        }
    }

    override func makeElements() -> [LayoutElement] {
        wrapped = (content?.elements ?? []).map { child in
            if let known = wrapped.first(where: { $0.child === child }) { return known }
            let view = value.modifier.isContextMenu ? ContextMenuView() : MenuControl()
            let made = EffectElement(node: self, child: child, view: view)
            update(made, EnvironmentValues(chain: environment).isEnabled)
            return made
        }
        return wrapped
    }

    var menu: UIMenu { Command.makeMenu(Command.collectMixed(from: slot)) }

    func makePreview(in window: UIWindow?) -> UIViewController? {
        guard let preview = value.modifier.preview else { return nil }
        let controller = UIHostingController(rootView: preview, under: self)
        var size = controller.host.sizeThatFits(.unspecified)
        let room = (window?.bounds.width ?? UIScreen.main.bounds.width) - 2 * 16
        if size.width > room { size = controller.host.sizeThatFits(ProposedViewSize(width: room, height: nil)) }
        controller.preferredContentSize = size
        return controller
    }
}

/// A node that has a menu, as it is now.
@MainActor private protocol MenuOwning: ViewNode {
    var menu: UIMenu { get }
    /// Makes what is shown above the menu in the place of the view that was held; nil where it is that view.
    func makePreview(in window: UIWindow?) -> UIViewController?
}

/// The control behind a menu's label.
private final class MenuControl: UIButton {
    weak var owner: (any MenuOwning)?
    var primaryAction: (@MainActor () -> Void)? {
        didSet { showsMenuAsPrimaryAction = primaryAction == nil }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        showsMenuAsPrimaryAction = true
        menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] done in
                done(MainActor.assumeIsolated { self?.owner?.menu.children ?? [] })
            }
        ])
        addAction(UIAction { [weak self] _ in self?.primaryAction?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? AccessibilityText.label(of: subviews) }
        set { super.accessibilityLabel = newValue }
    }
}

/// The view around one with a context menu.
private final class ContextMenuView: PassthroughView, UIContextMenuInteractionDelegate {
    weak var owner: (any MenuOwning)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = owner?.menu, !menu.children.isEmpty else { return nil }
        // A provider stands for a preview: without one the view itself is lifted.
        let preview = owner?.makePreview(in: window)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview.map { made in { made } }) { _ in
            menu
        }
    }

    /// In a list the whole row is lifted, with its badge and accessory.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        var ancestor = superview
        while let view = ancestor, !(view is ListCell) { ancestor = view.superview }
        return ancestor.map { UITargetedPreview(view: $0) }
    }
}

extension View {
    /// Opens a menu when the view is held.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(MenuModifier(content: AnyView(menuItems()), primaryAction: nil, isContextMenu: true))
    }

    /// Opens a menu with a preview when the view is held: a view in its own size, which is shown in the place of the one that is held.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            MenuModifier(
                content: AnyView(menuItems()), primaryAction: nil, isContextMenu: true, preview: AnyView(preview())))
    }

    /// Gives the view's button a shortcut on a keyboard.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        environment(
            \.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Gives the view's button a shortcut on a keyboard.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
