import CoreGraphics
import Foundation

/// Shows, hides and swaps the root controller of a window.
///
/// - From: `UIWindow.rootViewController`, `UIWindow.isHidden`
/// - To: `AppearanceTransition`
@MainActor enum RootControllerHost {
    static func show(_ controller: UIViewController, in window: UIWindow) {
        controller.loadViewIfNeeded()
        let transition = AppearanceTransition(appearing: controller, disappearing: nil, animated: false)
        guard isShown(controller, in: window) else { return }
        transition.begin()
        guard isShown(controller, in: window) else { return abandon(transition, in: window) }
        place(controller, in: window)
        transition.entered()
        transition.finishAfterCommit()
    }

    static func hide(_ controller: UIViewController, from window: UIWindow) {
        guard controller.isViewLoaded else { return }
        let transition = AppearanceTransition(appearing: nil, disappearing: controller, animated: false)
        transition.begin()
        controller.viewIfLoaded?.removeFromSuperview()
        transition.finish()
    }

    static func swap(from old: UIViewController?, to new: UIViewController?, in window: UIWindow) {
        guard let new else {
            if let old { hide(old, from: window) }
            return
        }
        new.loadViewIfNeeded()
        let transition = AppearanceTransition(appearing: new, disappearing: old, animated: false)
        if isShown(new, in: window) { transition.begin() }
        guard isShown(new, in: window) else { return abandon(transition, in: window) }
        place(new, in: window)
        old?.viewIfLoaded?.removeFromSuperview()
        transition.entered()
        transition.finishAfterCommit()
    }

    /// The app is told of every step, and may put another root in, or hide the window.
    private static func isShown(_ controller: UIViewController, in window: UIWindow) -> Bool {
        window.rootViewController === controller && !window.isHidden
    }

    /// Others are on the screen by now, or nobody: both sides end where they are.
    private static func abandon(_ transition: AppearanceTransition, in window: UIWindow) {
        for controller in [transition.disappearing, transition.appearing].compactMap({ $0 })
        where !isShown(controller, in: window) {
            controller.beginAppearance(false, animated: false)
            if controller.viewIfLoaded?.superview === window { controller.viewIfLoaded?.removeFromSuperview() }
            controller.endAppearance()
        }
    }

    private static func place(_ controller: UIViewController, in window: UIWindow) {
        guard let view = controller.view else { return }
        view.frame = window.bounds
        if view.superview !== window { window.insertSubview(view, at: 0) }
    }
}
