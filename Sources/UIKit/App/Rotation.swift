import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Turns the interface when the device is turned, or when the controllers ask for it, and the controllers allow it.
///
/// - From: `HostEvent.rotate`, `setNeedsUpdateOfSupportedInterfaceOrientations()`, `UIWindowScene.requestGeometryUpdate`
/// - To: `UIViewController.viewWillTransition(to:with:)`, `UIScreen`
@MainActor enum Rotation {
    static let duration: TimeInterval = 0.3
    /// Gives the screen another size in pixels; the runtime's.
    @InSession static var resizeScreen: (Int, Int) -> Void = { _, _ in }

    /// The device was turned.
    static func rotate(to held: HostEvent.Orientation) {
        let new: UIInterfaceOrientation =
            switch held {
            case .portrait: .portrait
            case .upsideDown: .portraitUpsideDown
            // A device turned to its left shows its interface turned to the right.
            case .left: .landscapeRight
            case .right: .landscapeLeft
            }
        let changed = UIDevice.current.held != new
        UIDevice.current.held = new
        if changed {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        if isAllowed(new) { turn(to: new) }
    }

    /// What the controllers allow has changed: back to how the device is held where that is allowed now, or to anything
    /// that is where the present orientation is not.
    static func orientationsChanged() {
        let now = UIScreen.main.orientation
        if let held = UIDevice.current.held, held != now, isAllowed(held) { return turn(to: held) }
        guard !isAllowed(now) else { return }
        let preferred = topController?.preferredInterfaceOrientationForPresentation ?? .portrait
        let candidates: [UIInterfaceOrientation] = [
            preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        if let fitting = candidates.first(where: isAllowed) { turn(to: fitting) }
    }

    /// A controller is about to fill the screen: it comes in the orientation that it prefers, or in one that it supports.
    static func willPresent(_ controller: UIViewController) {
        let preferred = controller.preferredInterfaceOrientationForPresentation
        guard preferred != UIScreen.main.orientation, isAllowed(preferred) else { return orientationsChanged() }
        turn(to: preferred)
    }

    /// One that filled the screen leaves: back to how the device is held, which nobody has turned where that isn't known.
    static func willDismiss() {
        let held = UIDevice.current.held ?? .portrait
        if held != UIScreen.main.orientation, isAllowed(held) { return turn(to: held) }
        orientationsChanged()
    }

    /// A scene asks for one of these orientations. False where none is allowed.
    static func request(_ mask: UIInterfaceOrientationMask) -> Bool {
        if mask.contains(UIScreen.main.orientation.mask) { return true }
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let fitting = all.first(where: { mask.contains($0.mask) && isAllowed($0) }) else { return false }
        turn(to: fitting)
        return true
    }

    // MARK: What is allowed

    private static var topController: UIViewController? {
        (AppWindows.key ?? AppWindows.all.last)?.rootViewController.map(top)
    }

    /// What is presented over the whole screen decides, not what lies under it.
    private static func top(_ controller: UIViewController) -> UIViewController {
        var here = controller
        while let next = here.presentation?.knownPresented, !next.isBeingDismissed,
            !(here.presentation is AlertPresentation)
        {
            here = next
        }
        return here
    }

    private static func isAllowed(_ orientation: UIInterfaceOrientation) -> Bool {
        let app = UIApplication.shared
        return app.windows.allSatisfy { allows($0, orientation, app) }
    }

    private static func allows(
        _ window: UIWindow, _ orientation: UIInterfaceOrientation, _ app: UIApplication
    ) -> Bool {
        guard let controller = window.rootViewController.map(top) else { return true }
        var mask = controller.supportedInterfaceOrientations
        if let delegate = app.delegate,
            let answer = OptionalCall.call(
                .application, delegate, "application:supportedInterfaceOrientationsForWindow:",
                { delegate.application(app, supportedInterfaceOrientationsFor: window) })
        {
            mask.formIntersection(answer)
        } else if let list = infoMask {
            mask.formIntersection(list)
        }
        guard controller.shouldAutorotate else { return false }
        FatalException.interfaceOrientation.raise(
            unless: !mask.isEmpty,
            "Supported orientations has no common orientation with the application, and "
                + "[\(type(of: controller)) shouldAutorotate] is returning YES")
        return mask.contains(orientation.mask)
    }

    /// What Info.plist allows on this device; nil where it says nothing.
    static var infoMask: UIInterfaceOrientationMask? {
        infoMask(Bundle.main.infoDictionary ?? [:], UIDevice.current.userInterfaceIdiom)
    }

    static func infoMask(_ info: [String: Any], _ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
        let key = "UISupportedInterfaceOrientations"
        return ((info[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? info[key]) as? [String]).map(mask)
    }

    private static func mask(_ list: [String]) -> UIInterfaceOrientationMask {
        var mask: UIInterfaceOrientationMask = []
        if list.contains("UIInterfaceOrientationPortrait") { mask.insert(.portrait) }
        if list.contains("UIInterfaceOrientationPortraitUpsideDown") { mask.insert(.portraitUpsideDown) }
        if list.contains("UIInterfaceOrientationLandscapeLeft") { mask.insert(.landscapeLeft) }
        if list.contains("UIInterfaceOrientationLandscapeRight") { mask.insert(.landscapeRight) }
        return mask
    }

    // MARK: Turning

    private static func turn(to new: UIInterfaceOrientation) {
        let screen = UIScreen.main
        let app = UIApplication.shared
        let old = screen.orientation
        guard old != new else { return }
        let oldTraits = screen.traitCollection
        OpenMenus.close(animated: false)
        tell("application:willChangeStatusBarOrientation:duration:") {
            $0.application(app, willChangeStatusBarOrientation: new, duration: duration)
        }
        NotificationCenter.default.post(
            name: UIApplication.willChangeStatusBarOrientationNotification, object: app,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: new.rawValue)])
        let sizeChanges = old.isLandscape != new.isLandscape
        let oldBar = app.statusBarFrame
        if sizeChanges { InputPanel.shared.screenWillTurn() }
        screen.change(orientation: new)
        let newBar = app.statusBarFrame
        if newBar != oldBar { statusBarWillChange(to: newBar) }
        if sizeChanges {
            resizeScreen(Int(screen.bounds.width * screen.scale), Int(screen.bounds.height * screen.scale))
        }
        // The other long side up is half a turn: the sizes stay, the safe areas may not.
        InterfaceTurn.current = (old, new)
        for window in app.windows { turn(window, to: screen.bounds.size, sizeChanges: sizeChanges) }
        InterfaceTurn.current = nil
        if newBar != oldBar { statusBarDidChange(from: oldBar) }
        tell("application:didChangeStatusBarOrientation:") {
            $0.application(app, didChangeStatusBarOrientation: old)
        }
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: app,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: old.rawValue)])
        app.scenes.geometryChanged(orientation: old, traits: oldTraits)
    }

    // The bar's own callbacks are the application delegate's, in apps without scenes; the notifications are everybody's.

    private static func statusBarWillChange(to frame: CGRect) {
        tell("application:willChangeStatusBarFrame:") {
            $0.application(UIApplication.shared, willChangeStatusBarFrame: frame)
        }
        postStatusBarFrame(frame, UIApplication.willChangeStatusBarFrameNotification)
    }

    private static func statusBarDidChange(from frame: CGRect) {
        tell("application:didChangeStatusBarFrame:") {
            $0.application(UIApplication.shared, didChangeStatusBarFrame: frame)
        }
        postStatusBarFrame(frame, UIApplication.didChangeStatusBarFrameNotification)
    }

    private static func postStatusBarFrame(_ frame: CGRect, _ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    private static func tell(_ selector: StaticString, _ body: (any UIApplicationDelegate) -> Void) {
        let app = UIApplication.shared
        guard !app.scenes.isInUse, let delegate = app.delegate else { return }
        OptionalCall.call(.application, delegate, selector) { body(delegate) }
    }

    private static func turn(_ window: UIWindow, to size: CGSize, sizeChanges: Bool) {
        let root = window.rootViewController
        let coordinator = TransitionCoordinator(
            container: window, from: root, to: root, duration: duration, animated: true)
        let told = root.map(chain) ?? []
        for controller in told { controller.coordinator = coordinator }
        let traits = window.traits(for: size)
        if let root, traits != window.ownTraits { announce(root, traits, coordinator) }
        if let root, sizeChanges { announce(root, size, coordinator) }
        if sizeChanges { FocusEngine.shared.windowWillResize() }
        // Apps that want no touches meanwhile switch them off in willRotate or viewWillTransition: iOS doesn't.
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction,
            animations: {
                window.frame = CGRect(origin: .zero, size: size)
                window.refreshTraits()
                window.setNeedsLayout()
                window.rootViewController?.viewIfLoaded?.safeAreaSourceChanged()
                window.layoutIfNeeded()
                coordinator.runAlongside()
            },
            completion: { _ in
                for controller in told where controller.coordinator === coordinator { controller.coordinator = nil }
                coordinator.finish()
                SystemBars.refresh()
            })
    }

    /// The root, what it presents, what that presents …
    private static func chain(_ root: UIViewController) -> [UIViewController] {
        var all = [root]
        while let next = all.last?.presentation?.knownPresented { all.append(next) }
        return all
    }

    private static func announce(
        _ root: UIViewController, _ traits: UITraitCollection, _ coordinator: TransitionCoordinator
    ) {
        root.announceTraits(traits, coordinator)
        for controller in chain(root) { controller.presentation?.willTransition(to: traits, with: coordinator) }
    }

    private static func announce(_ root: UIViewController, _ size: CGSize, _ coordinator: TransitionCoordinator) {
        root.announceSize(size, coordinator)
        for controller in chain(root) { controller.presentation?.viewWillTransition(to: size, with: coordinator) }
    }
}
