/// The menus that are open, a context menu or a control's and an edit menu: one at most. What ends them without the person comes here.
///
/// - From: `AppRuntime.receive(_:)`, `Rotation`, `UIWindow`, menus that open
/// - To: `ContextMenuSession`, `EditMenuPresenter`
@MainActor package enum OpenMenus {
    /// The app loses its input, the interface turns, or another menu opens.
    package static func close(animated: Bool) {
        ContextMenuSession.current?.end(animated: animated)
        EditMenuPresenter.current?.dismiss(animated: animated)
    }

    /// Views have left their window.
    static func viewsLeft() {
        ContextMenuSession.current?.viewsLeft()
        EditMenuPresenter.current?.viewsLeft()
    }

    /// A window is no more seen.
    static func windowLeft(_ window: UIWindow) {
        ContextMenuSession.current?.windowLeft(window)
        EditMenuPresenter.current?.windowLeft(window)
    }
}
