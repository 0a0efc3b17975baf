import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// What holds after every turn, whatever an app does: views and layers are the same tree, and at rest whoever is on screen
/// has appeared. Where it doesn't hold, the mistake is UIKit's.
///
/// - From: `AppRuntime`, in a run that checks; the event fuzz
/// - To: `LifecycleChecker`
@MainActor package enum TreeAgreement {
    /// Seconds without a finger after which everybody is at rest.
    static let restTime = 3.0
    private static var unrest: (text: String, since: Double)?

    /// After a turn at `now`, with `isTouched` fingers on the screen.
    static func check(at now: Double, isTouched: Bool) {
        if let problem = disagreement() { report(problem) }
        guard !isTouched, let problem = restlessness() else { return unrest = nil }
        if unrest?.text != problem { unrest = (problem, now) }
        if let unrest, now - unrest.since >= restTime { report(problem) }
    }

    private static func report(_ problem: String) {
        LifecycleChecker.report(
            .inconsistent, "UIKit", problem, "not the app's mistake: report it with the steps that lead to it")
    }

    // MARK: Views and layers

    /// What the windows' views and layers, or two ends of one link, disagree about.
    package static func disagreement() -> String? {
        for window in UIApplication.shared.windows {
            if let found = disagreement(window, window) { return found }
        }
        return nil
    }

    private static func disagreement(_ view: UIView, _ window: UIWindow) -> String? {
        let layers = (view.layer.sublayers ?? []).filter { ($0.delegate as? UIView)?.layer === $0 }
        guard layers.elementsEqual(view.subviews, by: { $0 === $1.layer }) else {
            return "\(type(of: view)) has the subviews \(view.subviews.map { type(of: $0) }) and the layers of "
                + "\(layers.map { type(of: $0.delegate as AnyObject) })"
        }
        for child in view.subviews {
            if child.superview !== view { return "\(type(of: child)): superview is not \(type(of: view))" }
            if child.layer.superlayer !== view.layer { return "\(type(of: child)): superlayer is not the superview's" }
            if child.window !== window { return "\(type(of: child)): another window than its superview's" }
            let frame = child.layer.bounds
            if !frame.width.isFinite || !frame.height.isFinite { return "\(type(of: child)): bounds \(frame)" }
            if let found = DeepStack.run({ disagreement(child, window) }) { return found }
        }
        return nil
    }

    // MARK: Controllers

    /// What is not as it is at rest: a controller on its way, or one that is not where its callbacks have told.
    package static func restlessness() -> String? {
        for window in UIApplication.shared.windows {
            if let root = window.rootViewController, let found = restlessness(root) { return found }
        }
        return nil
    }

    private static func restlessness(_ controller: UIViewController) -> String? {
        let isShown = controller.viewIfLoaded?.window != nil
        switch controller.appearance.phase {
        case .appearing, .disappearing: return "\(type(of: controller)) is \(controller.appearance.phase) at rest"
        case .appeared where !isShown: return "\(type(of: controller)) has appeared and is in no window"
        case .disappeared where isShown: return "\(type(of: controller)) has disappeared and is in a window"
        default: break
        }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller,
            let found = restlessness(presented)
        {
            return found
        }
        // Whoever forwards appearance by hand may leave it out.
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return nil }
        for child in controller.children {
            if let found = restlessness(child) { return found }
        }
        return nil
    }
}
