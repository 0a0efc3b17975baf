import CoreGraphics

/// What touches, the pointer and keys mean to menus, pointer regions and tool tips.
@MainActor package protocol MenusSeam {
    func touchBegan(_ touch: UITouch)
    func viewsLeftWindow()
    func windowLeft(_ window: UIWindow)
    /// The view that an open menu lies in, over everything else of its window.
    var openMenu: UIView? { get }
    /// Takes an open menu away; false where there is none.
    func closeByKey() -> Bool
    /// The main menu's commands with keys, in the order of the menus.
    var keyCommands: [UIKeyCommand] { get }
    /// The pointer is over `view`, or over nothing.
    func pointerMoved(over view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags)
}
