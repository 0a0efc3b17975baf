import Foundation

/// Who says how the status bar looks, whether the home indicator hides and which edges the app keeps to itself: the top
/// controller of the key window, or the child it names. Asked when something that matters has changed, never polled.
///
/// - From: `setNeedsStatusBarAppearanceUpdate()`, the end of every transition
/// - To: `UIStatusBarManager`, `UIApplication`
@MainActor enum SystemBars {
    private(set) static var style = UIStatusBarStyle.default
    private(set) static var isHidden = false
    private(set) static var animation = UIStatusBarAnimation.fade
    private(set) static var hidesHomeIndicator = false
    private(set) static var deferredEdges: UIRectEdge = []

    static func refresh() {
        guard UIApplication.hasInstance, let top = topController else { return }
        let hiding = deciding(top, \.childForStatusBarHidden)
        (isHidden, animation) = (hiding.prefersStatusBarHidden, hiding.preferredStatusBarUpdateAnimation)
        style = deciding(top, \.childForStatusBarStyle).preferredStatusBarStyle
        refreshHomeIndicator()
        refreshEdges()
    }

    static func refreshHomeIndicator() {
        guard let top = topController else { return }
        hidesHomeIndicator = deciding(top, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }

    static func refreshEdges() {
        guard let top = topController else { return }
        deferredEdges =
            deciding(top, \.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
    }

    static func reset() {
        (style, isHidden, animation, hidesHomeIndicator, deferredEdges) = (.default, false, .fade, false, [])
    }

    /// The controller that fills the screen: of what is presented, only what covers it counts, or what asks to count.
    private static var topController: UIViewController? {
        let app = UIApplication.shared
        guard var here = (app.currentKeyWindow ?? app.windows.last)?.rootViewController else { return nil }
        while let presented = here.presentation?.strongPresented,
            presented.presentationController?.presentationStyle == .fullScreen
                || presented.modalPresentationCapturesStatusBarAppearance, !presented.isBeingDismissed
        {
            here = presented
        }
        return here
    }

    private static func deciding(
        _ controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController {
        var here = controller
        while let next = here[keyPath: child], next !== here { here = next }
        return here
    }
}
