import Foundation

/// The window's root controller.
///
/// - From: `UIWindow.rootViewController`, `UIWindow.isHidden`
/// - To: `RootControllerHost`
extension UIWindow {
    func changeRoot(to new: UIViewController?) {
        guard new !== root else { return }
        // What the old root presents goes with it. It hears of that, and may have put another root in.
        root?.dismissPresentedAtOnce()
        guard new !== root else { return }
        let old = root
        old?.hostingWindow = nil
        root = new
        new?.hostingWindow = self
        if !isHidden {
            RootControllerHost.swap(from: old, to: new, in: self)
        } else {
            old?.viewIfLoaded?.removeFromSuperview()
        }
        SystemBars.refresh()
    }

    func showRoot() {
        // What it presents has taken its view away.
        if let root, root.presentation?.presenterHome == nil { RootControllerHost.show(root, in: self) }
    }

    func hideRoot() {
        if let root { RootControllerHost.hide(root, from: self) }
    }

    func tellBarsOfTraits() { SystemBars.report() }
}
