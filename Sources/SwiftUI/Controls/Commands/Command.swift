import UIKit

/// What a control says and does, for menus, alerts, bars and rows' swipes, which show it in UIKit's own way.
@MainActor struct Command {
    enum Kind {
        case button
        /// A button with a mark where it is on.
        case toggle(Bool)
        case menu([Command])
        /// Commands apart from those before and after, with a title or none.
        case section([Command])
        case divider
        /// Text that does nothing.
        case text
        case field(placeholder: String, text: Binding<String>, isSecure: Bool)
        /// Commands side by side, as a menu has those of a control group.
        case row([Command], RowLook)
        /// A view that a bar shows as it is, among its items.
        case view(any BarViewProviding)
        case spacer(fixed: Bool)
    }

    /// This says how commands look that stand side by side.
    enum RowLook { case titled, compact, palette }

    let kind: Kind
    var title = ""
    /// What a menu shows below the title, smaller.
    var subtitle: String?
    /// This is what assistive technologies say in place of the title.
    var spokenTitle: String?
    /// Whether a bar shows the title beside the image.
    var showsTitleWithImage = false
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    var tint: UIColor?
    /// The title's font, where that isn't the place's.
    var font: UIFont?
    /// The view that a bar shows in place of an item; menus have the command itself.
    var shownView: (any BarViewProviding)?
    var identifier: String?
    var shortcut: KeyboardShortcut?
    /// Choosing it leaves the menu open.
    var keepsMenu = false
    /// Does what the control does, as it is when that happens.
    var perform: @MainActor () -> Void = {}
    /// Called with the bar's item that the command has become: what is presented for the control comes out of it.
    var noteItem: @MainActor (UIBarButtonItem) -> Void = { _ in }

    init(_ kind: Kind) { self.kind = kind }

    /// The commands of the views below a node, in order.
    static func collect(from node: ViewNode) -> [Command] {
        if let provider = node as? any CommandProviding { return provider.commands }
        return node.placedChildren.flatMap(collect)
    }

    /// Whether both look alike: then what shows them needn't be made anew.
    func looksLike(_ other: Command) -> Bool {
        if let shownView { return shownView === other.shownView }
        guard title == other.title, image == other.image, font == other.font, other.shownView == nil,
            role == other.role, isEnabled == other.isEnabled,
            tint == other.tint, identifier == other.identifier, subtitle == other.subtitle,
            spokenTitle == other.spokenTitle, showsTitleWithImage == other.showsTitleWithImage
        else { return false }
        func same(_ a: [Command], _ b: [Command]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy { $0.looksLike($1) }
        }
        switch (kind, other.kind) {
        case (.button, .button), (.divider, .divider), (.text, .text): return true
        case (.toggle(let a), .toggle(let b)): return a == b
        case (.menu(let a), .menu(let b)), (.section(let a), .section(let b)): return same(a, b)
        case (.field(let a, _, let b), .field(let c, _, let d)): return a == c && b == d
        case (.row(let a, let look), .row(let b, let other)): return look == other && same(a, b)
        case (.view(let a), .view(let b)): return a === b
        case (.spacer(let a), .spacer(let b)): return a == b
        default: return false
        }
    }
}

/// A node that gives commands in place of elements.
@MainActor protocol CommandProviding: ViewNode {
    var commands: [Command] { get }
}

/// A control where commands are collected: nothing is shown, the label says the title and the picture.
struct CommandView<Label: View> {
    let kind: @MainActor ([Command]) -> Command.Kind
    var role: ButtonRole?
    let label: Label
    /// What is in a menu.
    var content: AnyView?
    /// The view that a bar shows in place of an item; nil: the label says what the item shows.
    var shownInBar: AnyView?
    var action: @MainActor () -> Void
}

extension CommandView: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { CommandNode(view, context) }
}

@MainActor
private final class CommandNode<L: View>: ValueNode<CommandView<L>>, CommandProviding, BarItemOwning,
    BarViewProviding
{
    private(set) weak var barItem: UIBarButtonItem?
    private lazy var labelSlot = SlotNode(context())
    private lazy var contentSlot = SlotNode(context())
    private lazy var menuChain = ControlContext.menu.chain(in: environment)

    override var children: [ViewNode] { [labelSlot, contentSlot] }
    override func makeElements() -> [LayoutElement] { [] }

    override func run() {
        isDirty = false
        labelSlot.show(value.label)
        // What is in a menu is in a menu wherever its label is.
        if let content = value.content { contentSlot.show(content, environment: menuChain) }
        hosted?.rootView = _UIHostingView.limitedForBar(shownButton)
        let shortcut = EnvironmentValues(chain: environment).keyboardShortcut
        guard shortcut != registered else { return }
        registered = shortcut
        Shortcuts.register(
            self, shortcut,
            isEnabled: { [weak self] in
                self.map { EnvironmentValues(chain: $0.environment).isEnabled } ?? false
            }, perform: { [weak self] in self?.value.action() })
    }
    private var registered: KeyboardShortcut?

    /// The button itself, where a bar shows it as it is.
    private var hosted: _UIHostingView<AnyView>?

    private var shownButton: AnyView {
        let label = value.label
        let shown = value.shownInBar ?? AnyView(Button(role: value.role, action: value.action) { label })
        return EnvironmentValues(chain: environment).preparedForBar(AnyView(shown.environment(\.controlContext, .view)))
    }

    var barView: UIView {
        if let hosted { return hosted }
        let made = _UIHostingView.forBar(shownButton, under: self)
        hosted = made
        return made
    }

    var commands: [Command] {
        let environment = EnvironmentValues(chain: environment)
        // What stands between the commands counts, too: sections, dividers and texts.
        var command = Command(value.kind(Command.collectMixed(from: contentSlot)))
        let said = ContentDescription(of: labelSlot)
        let isInBar = environment.controlContext == .bar
        if isInBar {
            var isDrawn = value.shownInBar != nil
            if case .button = command.kind, said.isDrawnByViews { isDrawn = true }
            if isDrawn { command.shownView = self }
            command.font = said.font
        }
        (command.title, command.image, command.spokenTitle) = (said.text, said.image, said.spokenText)
        command.showsTitleWithImage = said.showsTextBesideImage
        if environment.controlContext == .menu, let title = said.texts.first, said.texts.count > 1 {
            command.title = title
            command.subtitle = said.texts.dropFirst().joined(separator: ", ")
        }
        command.role = value.role
        command.isEnabled = environment.isEnabled
        command.identifier = environment.commandIdentifier
        command.shortcut = environment.keyboardShortcut
        command.keepsMenu = environment.keepsMenu
        command.tint = (isInBar ? said.foreground : nil) ?? environment.tint?.uiColor
        command.perform = { [weak self] in self?.value.action() }
        command.noteItem = { [weak self] in self?.barItem = $0 }
        return [command]
    }
}

/// A view that a bar shows as it is although it stands where commands are collected.
struct BarView {
    let content: AnyView
}

extension BarView: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { BarViewNode(view, context) }
}

/// A node with a view of UIKit's for a bar.
@MainActor protocol BarViewProviding: ViewNode {
    var barView: UIView { get }
}

@MainActor private final class BarViewNode: ValueNode<BarView>, BarViewProviding, CommandProviding {
    private var hosted: _UIHostingView<AnyView>?

    override func makeElements() -> [LayoutElement] { [] }

    override func run() {
        isDirty = false
        hosted?.rootView = _UIHostingView.limitedForBar(shownContent)
    }

    private var shownContent: AnyView { AnyView(value.content.environment(\.controlContext, .view)) }

    var barView: UIView {
        if let hosted { return hosted }
        let made = _UIHostingView.forBar(shownContent, under: self)
        hosted = made
        return made
    }

    var commands: [Command] { [Command(.view(self))] }
}

private enum IdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum SpokenTitleKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The accessibility identifier of the control at the place, where it becomes a command.
    var commandIdentifier: String? {
        get { self[IdentifierKey.self] }
        set { self[IdentifierKey.self] = newValue }
    }
    /// What assistive technologies say of the views at the place, where these become commands.
    var commandSpokenTitle: Text? {
        get { self[SpokenTitleKey.self] }
        set { self[SpokenTitleKey.self] = newValue }
    }
    /// The shortcut of the control at the place.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}
