import UIKit

/// Buttons with keys, and who does what when a key is pressed.
///
/// - From: `keyboardShortcut(_:modifiers:)` on buttons of views, bars and an app's commands
/// - To: `SceneWindow`, `UIHostingController`
@MainActor enum Shortcuts {
    private struct Entry {
        weak var node: ViewNode?
        let perform: @MainActor () -> Void
        let isEnabled: @MainActor () -> Bool
    }

    @InSession private static var entries: [KeyboardShortcut: [Entry]] = [:]

    /// A button says its key, each time that it is updated; nil takes the key away.
    static func register(
        _ node: ViewNode, _ shortcut: KeyboardShortcut?, isEnabled: @escaping @MainActor () -> Bool,
        perform: @escaping @MainActor () -> Void
    ) {
        for (key, list) in entries where list.contains(where: { $0.node === node || $0.node?.isAlive != true }) {
            let left = list.filter { $0.node !== node && $0.node?.isAlive == true }
            entries[key] = left.isEmpty ? nil : left
        }
        guard let shortcut else { return }
        entries[shortcut, default: []].append(Entry(node: node, perform: perform, isEnabled: isEnabled))
    }

    /// Does what the first button in front does whose key this is. False where there is none.
    static func perform(_ presses: Set<UIPress>, in window: UIWindow?) -> Bool {
        guard !entries.isEmpty else { return false }
        return presses.contains { press in press.key.map { perform($0, in: window) } ?? false }
    }

    private static func perform(_ key: UIKey, in window: UIWindow?) -> Bool {
        for (shortcut, list) in entries where shortcut.means(key) {
            for entry in list {
                guard let node = entry.node, node.isAlive, entry.isEnabled(), isInFront(node, of: window) else {
                    continue
                }
                entry.perform()
                return true
            }
        }
        return false
    }

    /// Whether the node's screen is shown by the window and nothing is presented over it. An app's own commands always are.
    private static func isInFront(_ node: ViewNode, of window: UIWindow?) -> Bool {
        guard let screen = node.host.presenter else { return true }
        guard let shown = screen.viewIfLoaded?.window, window == nil || shown === window else { return false }
        var controller: UIViewController? = screen
        while let current = controller {
            if let over = current.presentedViewController, !over.isBeingDismissed { return false }
            controller = current.parent
        }
        return true
    }
}

extension KeyboardShortcut {
    /// Whether pressing the key means the shortcut. A plain key belongs to the text that is edited, where there is one.
    @MainActor fileprivate func means(_ pressed: UIKey) -> Bool {
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let own = modifiers.platform.intersection(relevant), held = pressed.modifierFlags.intersection(relevant)
        guard own == held else { return false }
        switch key {
        case .return: return pressed.keyCode == .keyboardReturnOrEnter
        case .escape: return pressed.keyCode == .keyboardEscape
        case .delete: return pressed.keyCode == .keyboardDeleteOrBackspace
        case .space: return pressed.keyCode == .keyboardSpacebar
        case .tab: return pressed.keyCode == .keyboardTab
        default: break
        }
        return key.input == pressed.characters || key.input.lowercased() == pressed.charactersIgnoringModifiers
    }
}

/// A window of an app of SwiftUI's: keys that nobody in it takes are its buttons' and the app's commands'.
final class SceneWindow: UIWindow {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !Shortcuts.perform(presses, in: self) { super.pressesBegan(presses, with: event) }
    }
}
