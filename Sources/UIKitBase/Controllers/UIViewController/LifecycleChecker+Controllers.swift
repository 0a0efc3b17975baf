import CoreGraphics
import Foundation
import QuartzCore

extension LifecycleChecker {
    /// A controller has left for good: a second later nobody should hold it.
    static func left(_ controller: UIViewController) {
        guard isOn, !isSystemsOwn(controller) else { return }
        FrameTimer.shared.call(after: 1) { [weak controller] in
            guard let controller, controller.parent == nil, controller.presentingViewController == nil,
                controller.viewIfLoaded?.window == nil
            else { return }
            report(
                .notReleased, name(controller), reason: "is still in memory a second after it was popped or dismissed",
                remedy: "look for a closure, timer or delegate that holds it: capture [weak self], make delegates weak")
        }
    }

    /// A container says that an appearance begins or ends.
    static func appearance(of controller: UIViewController, begins: Bool?) {
        let phase = controller.appearance.phase
        let isWrong =
            switch begins {
            case true?: phase == .appearing || phase == .appeared
            case false?: phase == .disappearing || phase == .disappeared
            case nil: phase == .appeared || phase == .disappeared
            }
        guard isWrong else { return }
        Diagnostics.report("Unbalanced calls to begin/end appearance transitions for \(controller).")
        report(
            .unbalancedAppearance, name(controller), reason: "unbalanced calls to begin and end appearance transitions",
            remedy: "call beginAppearanceTransition(_:animated:) once, then endAppearanceTransition() once")
    }
}
