import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A presentation's delegate, which lives as long as the controller that it belongs to.
@MainActor
final class ReentryDelegate: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    private weak var world: ReentryWorld?

    private init(_ world: ReentryWorld) { self.world = world }

    static func of(_ controller: UIViewController, _ world: ReentryWorld) -> ReentryDelegate {
        let made = world.keep(ReentryDelegate(world))
        ReentryOwned.give(made, to: controller)
        return made
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        world?.heard("adaptive style")
        return .none
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { world?.heard("will present") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        world?.heard("prepare popover")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        world?.heard("should dismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        world?.heard("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        world?.heard("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        world?.heard("did attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        world?.heard("another detent")
    }
}

/// What a controller holds in these tests: delegates are weak.
@MainActor enum ReentryOwned {
    private final class Holder: UIViewController {
        var object: AnyObject?
    }

    static func give(_ object: AnyObject, to controller: UIViewController) {
        let holder = Holder()
        holder.object = object
        controller.addChild(holder)
        holder.didMove(toParent: controller)
    }
}

/// The transitioning delegate, animator and maker of the presentation controller.
@MainActor final class ReentryTransition: NSObject, UIViewControllerTransitioningDelegate {
    private weak var world: ReentryWorld?
    var driver: UIPercentDrivenInteractiveTransition?

    private init(_ world: ReentryWorld) { self.world = world }

    static func of(_ controller: UIViewController, _ world: ReentryWorld) -> ReentryTransition {
        let made = world.keep(ReentryTransition(world))
        ReentryOwned.give(made, to: controller)
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        world?.heard("animator for coming")
        return world.map { $0.keep(ReentryAnimator($0, isComing: true)) }
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        world?.heard("animator for going")
        return world.map { $0.keep(ReentryAnimator($0, isComing: false)) }
    }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        world?.heard("interaction for going")
        return driver
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        world?.heard("presentation controller")
        return world.map { $0.keep(ReentryPresentation(presented, presenting, $0)) }
    }
}

@MainActor final class ReentryPresentation: UIPresentationController {
    private weak var world: ReentryWorld?

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ world: ReentryWorld) {
        self.world = world
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() { world?.heard("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { world?.heard("presentationTransitionDidEnd") }
    override func dismissalTransitionWillBegin() { world?.heard("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { world?.heard("dismissalTransitionDidEnd") }
    override func containerViewWillLayoutSubviews() { world?.heard("container laid out") }
}

@MainActor final class ReentryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var world: ReentryWorld?
    private let isComing: Bool
    private var way: String { isComing ? "coming" : "going" }

    init(_ world: ReentryWorld, isComing: Bool) { (self.world, self.isComing) = (world, isComing) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        world?.heard("duration of \(way)")
        return 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        world?.heard("animates \(way)")
        let view = transitionContext.view(forKey: isComing ? .to : .from)
        if isComing, let view {
            view.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: 0.3) { [isComing] in
            view?.alpha = isComing ? 1 : 0
        } completion: { [world, way] _ in
            world?.heard("completes \(way)")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { world?.heard("ended \(way)") }
}
