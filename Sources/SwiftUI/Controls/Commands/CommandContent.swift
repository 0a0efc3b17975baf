import UIKit

/// Texts, pictures and dividers become commands where controls do: what stands between the buttons of a menu.
extension Command {
    private init(text: Text, _ environment: EnvironmentValues) {
        self.init(.text)
        let resolution = TextResolution(environment: environment)
        title = resolution.string(text)
        spokenTitle = resolution.spokenTitle(text)
        font = ContentDescription.barFont(of: text, environment)
    }

    /// As `collect`, with texts and dividers.
    static func collectMixed(from node: ViewNode) -> [Command] {
        if let provider = node as? any CommandProviding { return provider.commands }
        if let text = node as? ValueNode<Text> {
            return [Command(text: text.value, EnvironmentValues(chain: node.environment))]
        }
        if node is ValueNode<Divider> { return [Command(.divider)] }
        if let section = node as? any SectionParts {
            var command = Command(.section(collectMixed(from: section.contentNode)))
            command.title = ContentDescription(of: section.headerNode).text
            return [command]
        }
        return node.placedChildren.flatMap(collectMixed)
    }

    /// The commands of an item of a bar, with the room and the texts between them. Empty where the item is a view to be shown as it
    /// is.
    static func barCommands(of slot: SlotNode) -> [Command] {
        var commands: [Command] = []
        collectBar(from: slot, into: &commands)
        let isView = commands.allSatisfy { if case .text = $0.kind { true } else { false } }
        return isView ? [] : commands
    }

    private static func collectBar(from node: ViewNode, into commands: inout [Command]) {
        if let provider = node as? any CommandProviding {
            commands += provider.commands
        } else if node is ValueNode<Spacer> {
            commands.append(Command(.spacer(fixed: false)))
        } else if let text = node as? ValueNode<Text> {
            commands.append(Command(text: text.value, EnvironmentValues(chain: node.environment)))
        } else {
            let start = commands.count
            for child in node.placedChildren { collectBar(from: child, into: &commands) }
            guard commands.count == start + 1, commands[start].isControl, let layered = node as? any BarLayering,
                layered.drawsLayer
            else { return }
            commands[start].shownView = layered
        }
    }

    /// Whether a control has become the command, of which there is an item in a bar.
    private var isControl: Bool {
        switch kind {
        case .button, .toggle, .menu: true
        default: false
        }
    }

    /// UIKit's menu of commands. Dividers cut them into groups.
    static func makeMenu(_ commands: [Command], title: String = "", image: UIImage? = nil) -> UIMenu {
        var groups: [[UIMenuElement]] = [[]]
        for command in commands {
            switch command.kind {
            case .divider: groups.append([])
            case .section(let inner):
                groups.append([makeMenu(inner, title: command.title).inline])
                groups.append([])
            case .row(let inner, let look):
                groups.append([makeRow(inner, look)])
                groups.append([])
            default: if let element = command.menuElement { groups[groups.count - 1].append(element) }
            }
        }
        let filled = groups.filter { !$0.isEmpty }
        let children: [UIMenuElement] =
            filled.count > 1
            ? filled.map { group in
                if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
                    return menu
                }
                return UIMenu(title: "", options: .displayInline, children: group)
            } : filled.first ?? []
        return UIMenu(title: title, image: image, children: children)
    }

    /// A section of a menu whose commands stand side by side.
    private static func makeRow(_ commands: [Command], _ look: RowLook) -> UIMenu {
        let options: UIMenu.Options = look == .palette ? [.displayInline, .displayAsPalette] : .displayInline
        let size: UIMenu.ElementSize = look == .titled ? .medium : .small
        return UIMenu(options: options, preferredElementSize: size, children: commands.compactMap(\.menuElement))
    }

    private var menuElement: UIMenuElement? {
        let element = plainMenuElement
        if let subtitle { element?.subtitle = subtitle }
        if let spokenTitle { element?.accessibilityLabel = spokenTitle }
        if let identifier { element?.accessibilityIdentifier = identifier }
        return element
    }

    private var plainMenuElement: UIMenuElement? {
        switch kind {
        case .button, .text, .toggle:
            let action = UIAction(title: title, image: image) { _ in perform() }
            if role == .destructive { action.attributes.insert(.destructive) }
            if keepsMenu { action.attributes.insert(.keepsMenuPresented) }
            if !isEnabled { action.attributes.insert(.disabled) }
            if case .text = kind { action.attributes.insert(.disabled) }
            if case .toggle(let isOn) = kind { action.state = isOn ? .on : .off }
            return action
        case .menu(let commands): return Self.makeMenu(commands, title: title, image: image)
        case .divider, .section, .row, .field, .view, .spacer: return nil
        }
    }
}

extension UIMenu {
    fileprivate var inline: UIMenu { UIMenu(title: title, options: .displayInline, children: children) }
}
