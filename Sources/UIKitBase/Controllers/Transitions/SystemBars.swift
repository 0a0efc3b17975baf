import Foundation
import PorticoHost

/// Who says how the status bar looks, whether the home indicator hides and which edges the app keeps to itself: the top
/// controller of the key window, or the child it names. Asked when something that matters has changed, never polled.
///
/// - From: `setNeedsStatusBarAppearanceUpdate()`, the end of every transition
/// - To: `UIStatusBarManager`, `UIApplication`, `AppMessage.systemBars`
@MainActor package enum SystemBars {
    @InSession package private(set) static var style = UIStatusBarStyle.default
    @InSession package private(set) static var isHidden = false
    @InSession private(set) static var animation = UIStatusBarAnimation.fade
    @InSession private(set) static var hidesHomeIndicator = false
    @InSession private(set) static var deferredEdges: UIRectEdge = []

    /// Whoever decided on the style: what `default` means hangs on its traits.
    @WeakInSession private static var stylist: UIViewController? = nil
    @InSession private static var told: SystemBarsState? = nil

    package static func refresh() {
        guard Above.hasApplication, let top = topController else { return }
        let hiding = deciding(top, \.childForStatusBarHidden)
        (isHidden, animation) = (hiding.prefersStatusBarHidden, hiding.preferredStatusBarUpdateAnimation)
        let styling = deciding(top, \.childForStatusBarStyle)
        (stylist, style) = (styling, styling.preferredStatusBarStyle)
        if let fixed = InfoPlistBars.main { (isHidden, style) = (fixed.isHidden, fixed.style) }
        refreshHomeIndicator()
        refreshEdges()
    }

    static func refreshHomeIndicator() {
        guard let top = topController else { return }
        hidesHomeIndicator = deciding(top, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        report()
    }

    /// Tells the shell what differs from what it knows. Nobody is asked.
    static func report() {
        guard Above.hasApplication, let tell = Above.application.tellShell else { return }
        let state = SystemBarsState(
            isStatusBarLight: isLight, isStatusBarHidden: isHidden,
            animation: animation == .slide ? .slide : animation == .fade ? .fade : .none,
            hidesHomeIndicator: hidesHomeIndicator)
        guard state != told else { return }
        told = state
        tell(.systemBars(state))
    }

    private static var isLight: Bool {
        switch style {
        case .lightContent: true
        case .darkContent: false
        case .default:
            (stylist?.traitCollection ?? UIScreen.main.traitCollection).userInterfaceStyle == .dark
        }
    }

    static func refreshEdges() {
        guard let top = topController else { return }
        deferredEdges =
            deciding(top, \.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
    }

    /// The controller that fills the screen: of what is presented, only what covers it counts, or what asks to count.
    private static var topController: UIViewController? {
        guard var here = (AppWindows.key ?? AppWindows.all.last)?.rootViewController else { return nil }
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
