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
        /// A view that only itself knows.
        case custom(SlotNode)
        case spacer(fixed: Bool)
    }

    let kind: Kind
    var title = ""
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    var tint: UIColor?
    var identifier: String?
    var shortcut: KeyboardShortcut?
    /// Choosing it leaves the menu open.
    var keepsMenu = false
    /// Does what the control does, as it is when that happens.
    var perform: @MainActor () -> Void = {}

    init(_ kind: Kind) { self.kind = kind }

    /// The commands of the views below a node, in order.
    static func collect(from node: ViewNode) -> [Command] {
        if let provider = node as? any CommandProviding { return provider.commands }
        return node.children.flatMap(collect)
    }

    /// Whether both look alike: then what shows them needn't be made anew.
    func looksLike(_ other: Command) -> Bool {
        guard title == other.title, image == other.image, role == other.role, isEnabled == other.isEnabled,
            tint == other.tint, identifier == other.identifier
        else { return false }
        func same(_ a: [Command], _ b: [Command]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy { $0.looksLike($1) }
        }
        switch (kind, other.kind) {
        case (.button, .button), (.divider, .divider), (.text, .text): return true
        case (.toggle(let a), .toggle(let b)): return a == b
        case (.menu(let a), .menu(let b)), (.section(let a), .section(let b)): return same(a, b)
        case (.field(let a, _, let b), .field(let c, _, let d)): return a == c && b == d
        case (.custom(let a), .custom(let b)): return a === b
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
    var action: @MainActor () -> Void
}

extension CommandView: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { CommandNode(view, context) }
}

@MainActor private final class CommandNode<L: View>: ValueNode<CommandView<L>>, CommandProviding {
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

    var commands: [Command] {
        let environment = EnvironmentValues(chain: environment)
        var command = Command(value.kind(Command.collect(from: contentSlot)))
        let said = ContentDescription(of: labelSlot)
        (command.title, command.image) = (said.text, said.image)
        command.role = value.role
        command.isEnabled = environment.isEnabled
        command.identifier = environment.commandIdentifier
        command.shortcut = environment.keyboardShortcut
        command.keepsMenu = environment.keepsMenu
        command.tint = environment.tint?.uiColor
        command.perform = { [weak self] in self?.value.action() }
        return [command]
    }
}

private enum IdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The accessibility identifier of the control at the place, where it becomes a command.
    var commandIdentifier: String? {
        get { self[IdentifierKey.self] }
        set { self[IdentifierKey.self] = newValue }
    }
    /// The shortcut of the control at the place.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

/// The texts and the first picture of the views below a node.
@MainActor struct ContentDescription {
    private var texts: [String] = []
    private(set) var image: UIImage?
    private(set) var systemImage: String?
    /// Whether there is anything that is neither text nor picture.
    private(set) var hasOthers = false

    var text: String { texts.joined(separator: texts.count > 1 ? ", " : "") }

    init(of node: ViewNode) { visit(node) }

    /// A symbol without a font has the size of the place where it is shown: bars and tabs don't grow with the text.
    private static func image(_ image: Image, _ environment: EnvironmentValues) -> UIImage? {
        if case .symbol(let name, _) = image.source, environment.font == nil {
            let symbol = UIImage(systemName: name)
            switch image.renderingMode {
            case .template: return symbol?.withRenderingMode(.alwaysTemplate)
            case .original: return symbol?.withRenderingMode(.alwaysOriginal)
            case nil: return symbol
            }
        }
        return ImageResolution(environment: environment).platformImage(image)
    }

    private mutating func visit(_ node: ViewNode) {
        let environment = EnvironmentValues(chain: node.environment)
        if let text = node as? ValueNode<Text> {
            texts.append(TextResolution(environment: environment).string(text.value))
        } else if let picture = node as? ValueNode<Image> {
            if image == nil { image = Self.image(picture.value, environment) }
        } else {
            if node.children.isEmpty, !node.elements.isEmpty { hasOthers = true }
            for child in node.children { visit(child) }
        }
    }
}
