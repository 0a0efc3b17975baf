import CoreGraphics

/// Menus, pointer regions and tool tips for the floors below.
///
/// - From: `TouchDelivery`, `HoverDelivery`, `KeyDelivery`, `UIWindow`
/// - To: `OpenMenus`, `EditMenuPresenter`, `PointerDelivery`, `ToolTipPresenter`, `UIMenuSystem`
struct Menus: MenusSeam {
    func touchBegan(_ touch: UITouch) { EditMenuPresenter.touchBegan(touch) }
    func viewsLeftWindow() { OpenMenus.viewsLeft() }
    func windowLeft(_ window: UIWindow) { OpenMenus.windowLeft(window) }
    var keyCommands: [UIKeyCommand] { UIMenuSystem.main.keyCommands }

    func closeByKey() -> Bool {
        if let session = ContextMenuSession.current {
            session.end(animated: true)
        } else if let menu = EditMenuPresenter.current {
            menu.dismiss(animated: true)
        } else {
            return false
        }
        return true
    }

    func pointerMoved(over view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags) {
        PointerDelivery.shared.move(over: view, at: point, modifiers: modifiers)
        ToolTipPresenter.shared.move(over: view, at: point)
    }
}
