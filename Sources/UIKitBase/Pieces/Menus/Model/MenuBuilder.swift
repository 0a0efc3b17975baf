import Foundation
import PorticoObjC
import PorticoTrace

/// Menus are values in all but name: each change makes the way from the root to the changed menu anew.
///
/// - From: `UIMenuSystem`
@MainActor final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu
    /// The system's own commands: an app may have their keys, too.
    private let standard: Set<ObjectIdentifier>

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
        var own = Set<ObjectIdentifier>()
        root.visit { own.insert(ObjectIdentifier($0)) }
        standard = own
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let list = MenuIdentity.text(of: propertyList)
        return root.first {
            guard let command = $0 as? UICommand else { return false }
            return command.action == action && MenuIdentity.text(of: command.propertyList) == list
        } as? UICommand
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacedIdentifier != root.identifier else {
            check([replacementMenu], besides: nil, "replacement")
            root = replacementMenu
            return
        }
        around(replacedIdentifier, "replacement") { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        inside(parentIdentifier, "replacement", childrenBlock)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        around(siblingIdentifier, "inserted") { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        around(siblingIdentifier, "inserted") { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        inside(parentIdentifier, "inserted") { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        inside(parentIdentifier, "inserted") { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        around(removedIdentifier, "replacement") { _ in [] }
    }

    private func inside(
        _ identifier: UIMenu.Identifier, _ what: String, _ change: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: identifier) else { return }
        let children = change(menu.children)
        check(children, besides: menu, staying: true, what)
        root = root.replacing(menu, with: [menu.replacingChildren(children)])
    }

    private func around(_ identifier: UIMenu.Identifier, _ what: String, _ change: (UIMenu) -> [UIMenuElement]) {
        guard identifier != root.identifier, let menu = menu(for: identifier) else { return }
        let elements = change(menu)
        check(elements, besides: menu, what)
        root = root.replacing(menu, with: elements)
    }

    /// Raises where something would be there twice. `old` goes, and all that is in it; where its children change it stays itself.
    private func check(_ new: [UIMenuElement], besides old: UIMenu?, staying: Bool = false, _ what: String) {
        var seen = MenuIdentity()
        var isFine = true
        if let old {
            root.visit(skipping: old) { _ = seen.insert($0, isStandard: standard.contains(ObjectIdentifier($0))) }
            if staying { _ = seen.insert(old, isStandard: true) }
        }
        for element in new {
            element.visit { isFine = seen.insert($0, isStandard: standard.contains(ObjectIdentifier($0))) && isFine }
        }
        FatalException.internalInconsistency.raise(
            unless: isFine,
            "\(what) menu has duplicate submenu, command or key command, or a key command is missing input or action")
    }
}

/// What is in a menu, to find what is there twice.
@MainActor struct MenuIdentity {
    private var names = Set<String>()

    static func text(of propertyList: Any?) -> String { propertyList.map { "\($0)" } ?? "" }

    /// False where there was one like it, or a key command lacks its key.
    mutating func insert(_ element: UIMenuElement, isStandard: Bool) -> Bool {
        if let menu = element as? UIMenu { return names.insert("menu \(menu.identifier.rawValue)").inserted }
        guard let command = element as? UICommand else { return true }
        let list = Self.text(of: command.propertyList)
        var isNew = names.insert("command \(command.action.name) \(list)").inserted
        guard let key = command as? UIKeyCommand else { return isNew }
        guard let input = key.input, !input.isEmpty, !key.action.name.isEmpty else { return false }
        // The system's commands give way.
        if !isStandard {
            isNew = names.insert("key \(key.modifierFlags.rawValue) \(input.lowercased())").inserted && isNew
        }
        return isNew
    }
}

extension UIMenuElement {
    /// This element and all below it, in their order.
    func visit(skipping skipped: UIMenu? = nil, _ body: (UIMenuElement) -> Void) {
        guard self !== skipped else { return }
        body(self)
        for child in (self as? UIMenu)?.children ?? [] { child.visit(skipping: skipped, body) }
    }

    func first(where isIt: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if isIt(self) { return self }
        for child in (self as? UIMenu)?.children ?? [] {
            if let found = child.first(where: isIt) { return found }
        }
        return nil
    }
}

extension UIMenu {
    /// This menu with others in the place of one below it, or of itself.
    func replacing(_ old: UIMenu, with new: [UIMenuElement]) -> UIMenu {
        if self === old { return new.first as? UIMenu ?? self }
        guard first(where: { $0 === old }) != nil else { return self }
        return replacingChildren(
            children.flatMap { child -> [UIMenuElement] in
                if child === old { return new }
                return [(child as? UIMenu)?.replacing(old, with: new) ?? child]
            })
    }
}
