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
        transition.begin()
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
        transition.begin()
        place(new, in: window)
        old?.viewIfLoaded?.removeFromSuperview()
        transition.entered()
        transition.finishAfterCommit()
    }

    private static func place(_ controller: UIViewController, in window: UIWindow) {
        guard let view = controller.view else { return }
        view.frame = window.bounds
        if view.superview !== window { window.insertSubview(view, at: 0) }
    }
}
