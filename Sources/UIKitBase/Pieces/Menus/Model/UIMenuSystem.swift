import Foundation
import PorticoObjC

/// Where menus come from that belong to no one view: the commands of the app, and those of what is edited.
///
/// - From: `KeyDelivery`, `UIEditMenuInteraction`
/// - To: `UIResponder.buildMenu(with:)`, `UIResponder.validate(_:)`
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    @InSession private static var theMain = UIMenuSystem()
    @InSession private static var theContext = UIMenuSystem()
    private var built: UIMenu?
    private var keys: [UIKeyCommand] = []

    override nonisolated init() { super.init() }

    /// The app's commands. Built by the application and its delegate when a key first asks for them.
    open class var main: UIMenuSystem { theMain }
    /// What can be done with what is edited. Built by the first responder and those above it each time that it is shown.
    open class var context: UIMenuSystem { theContext }

    /// The menus are built anew when they are wanted next.
    open func setNeedsRebuild() {
        built = nil
        keys = []
        if self === Self.theContext { EditMenuPresenter.current?.reload() }
    }

    /// Commands are validated anew when they are wanted next. Nothing is kept between two uses, so only a menu that is open changes.
    open func setNeedsRevalidate() {
        if self === Self.theContext { EditMenuPresenter.current?.reload() }
    }

    // MARK: Main

    final var mainMenu: UIMenu {
        if let built { return built }
        let builder = MenuBuilder(system: self, root: StandardMenus.main)
        for responder in Above.application.menuBuilders { responder.buildMenu(with: builder) }
        built = builder.root
        keys = []
        builder.root.visit { if let key = $0 as? UIKeyCommand { keys.append(key) } }
        return builder.root
    }

    /// The commands with keys, in the order of the menus.
    var keyCommands: [UIKeyCommand] {
        _ = mainMenu
        return keys
    }

    // MARK: Context

    /// What there is to do from a responder on, each command validated by who would do it; what nobody can do is left out.
    final func contextElements(from start: UIResponder?) -> [UIMenuElement] {
        let builder = MenuBuilder(system: self, root: StandardMenus.context)
        var responder = start
        while let here = responder {
            here.buildMenu(with: builder)
            responder = here.next
        }
        return MenuValidation.validated(builder.root.children, from: start)
    }
}

/// Commands as they are now.
@MainActor enum MenuValidation {
    /// A copy of the command, validated by the responder that would do it; nil where nobody would, or it is hidden then.
    static func validated(_ command: UICommand, from start: UIResponder?) -> (UICommand, UIResponder)? {
        guard let target = start?.target(forAction: command.action, withSender: command) as? UIResponder,
            let copy = command.copy() as? UICommand
        else { return nil }
        target.validate(copy)
        return copy.attributes.contains(.hidden) ? nil : (copy, target)
    }

    /// The elements with validated commands; menus without any are left out.
    static func validated(_ elements: [UIMenuElement], from start: UIResponder?) -> [UIMenuElement] {
        elements.compactMap { element -> UIMenuElement? in
            if let command = element as? UICommand { return validated(command, from: start)?.0 }
            if let action = element as? any UIMenuLeaf { return action.attributes.contains(.hidden) ? nil : element }
            guard let menu = element as? UIMenu else { return element }
            let children = validated(menu.children, from: start)
            return children.isEmpty ? nil : menu.replacingChildren(children)
        }
    }
}
