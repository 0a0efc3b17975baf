import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Turns the interface when the device is turned and the controllers allow it.
///
/// - From: `HostEvent.rotate`
/// - To: `UIViewController.viewWillTransition(to:with:)`, `UIScreen`
@MainActor enum Rotation {
    static let duration: TimeInterval = 0.3

    static func rotate(to device: HostEvent.Orientation, resize: (Int, Int) -> Void) {
        let new: UIInterfaceOrientation =
            switch device {
            case .portrait: .portrait
            case .upsideDown: .portraitUpsideDown
            // A device turned to its left shows its interface turned to the right.
            case .left: .landscapeRight
            case .right: .landscapeLeft
            }
        let screen = UIScreen.main
        let app = UIApplication.shared
        let allowed = app.windows.allSatisfy { allows($0, new, app) }
        guard allowed, screen.orientation != new else { return }
        let sizeChanges = screen.orientation.isLandscape != new.isLandscape
        if sizeChanges {
            screen.change(orientation: new)
            resize(Int(screen.bounds.width * screen.scale), Int(screen.bounds.height * screen.scale))
            for window in app.windows { turn(window, to: screen.bounds.size) }
        } else {
            screen.change(orientation: new)
        }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    private static func allows(
        _ window: UIWindow, _ orientation: UIInterfaceOrientation, _ app: UIApplication
    ) -> Bool {
        guard var controller = window.rootViewController else { return true }
        while let presented = controller.presentation?.controller { controller = presented }
        var mask = controller.supportedInterfaceOrientations
        if let delegate = app.delegate,
            let answer = OptionalCall.call(
                .application, delegate, "application:supportedInterfaceOrientationsForWindow:",
                { delegate.application(app, supportedInterfaceOrientationsFor: window) })
        {
            mask.formIntersection(answer)
        } else if let list = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String] {
            mask.formIntersection(plistMask(list))
        }
        return mask.contains(orientation.mask) && controller.shouldAutorotate
    }

    private static func plistMask(_ list: [String]) -> UIInterfaceOrientationMask {
        var mask: UIInterfaceOrientationMask = []
        if list.contains("UIInterfaceOrientationPortrait") { mask.insert(.portrait) }
        if list.contains("UIInterfaceOrientationPortraitUpsideDown") { mask.insert(.portraitUpsideDown) }
        if list.contains("UIInterfaceOrientationLandscapeLeft") { mask.insert(.landscapeLeft) }
        if list.contains("UIInterfaceOrientationLandscapeRight") { mask.insert(.landscapeRight) }
        return mask
    }

    private static func turn(_ window: UIWindow, to size: CGSize) {
        let root = window.rootViewController
        let coordinator = TransitionCoordinator(
            container: window, from: root, to: root, duration: duration, animated: true)
        var told: [UIViewController] = []
        var next = root
        while let controller = next {
            controller.coordinator = coordinator
            PorticoTrace.call(.controller, controller, "viewWillTransitionToSize:withTransitionCoordinator:") {
                controller.viewWillTransition(to: size, with: coordinator)
            }
            told.append(controller)
            next = controller.presentation?.controller
        }
        UIView.animate(
            withDuration: duration,
            animations: {
                window.frame = CGRect(origin: .zero, size: size)
                window.refreshTraits()
                window.layoutIfNeeded()
                coordinator.runAlongside()
            },
            completion: { _ in
                for controller in told { controller.coordinator = nil }
                coordinator.finish()
            })
    }
}
