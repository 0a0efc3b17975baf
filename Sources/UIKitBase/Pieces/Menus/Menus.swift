import CoreGraphics

/// Menus, pointer regions and tool tips for the floors below.
///
/// - From: `TouchDelivery`, `HoverDelivery`, `KeyDelivery`, `UIWindow`
/// - To: `OpenMenus`, `EditMenuPresenter`, `PointerDelivery`, `ToolTipPresenter`, `UIMenuSystem`
package struct Menus: MenusSeam {
    package init() {}

    package func touchBegan(_ touch: UITouch) { EditMenuPresenter.touchBegan(touch) }
    package func viewsLeftWindow() { OpenMenus.viewsLeft() }
    package func windowLeft(_ window: UIWindow) { OpenMenus.windowLeft(window) }
    package var keyCommands: [UIKeyCommand] { UIMenuSystem.main.keyCommands }

    package var openMenu: UIView? { ContextMenuSession.current?.overlay }

    package func closeByKey() -> Bool {
        if let session = ContextMenuSession.current {
            session.end(animated: true)
        } else if let menu = EditMenuPresenter.current {
            menu.dismiss(animated: true)
        } else {
            return false
        }
        return true
    }

    package func pointerMoved(over view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags) {
        PointerDelivery.shared.move(over: view, at: point, modifiers: modifiers)
        ToolTipPresenter.shared.move(over: view, at: point)
    }
}
