import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Controllers in containers: coming and going, editing, details, presentations, transitions.
final class ContainerPartsTests: MainTestCase, @unchecked Sendable {
    private final class Screen: UIViewController {
        var moves: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if isMovingToParent { moves.append("to") }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { moves.append("from") }
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            moves.append("editing \(editing)")
        }
    }

    func testAControllerKnowsThatItComesAndGoes() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let screen = Screen()
            navigation.pushViewController(screen, animated: true)
            harness.advance(by: 1)
            navigation.pushViewController(UIViewController(), animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(screen.moves, ["to"], "it is covered, and stays")
            navigation.popToRootViewController(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(screen.moves.first, "to")
            XCTAssertFalse(screen.isMovingToParent)
            XCTAssertFalse(screen.isMovingFromParent)
            let seen = Screen()
            navigation.pushViewController(seen, animated: false)
            harness.advance(by: 0.5)
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(seen.moves, ["to", "from"])
        }
    }

    func testEditingAndTools() {
        onMain {
            let screen = Screen()
            let navigation = UINavigationController(rootViewController: screen)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            screen.isEditing = true
            XCTAssertEqual(screen.moves.last, "editing true")
            XCTAssertTrue(screen.isEditing)
            let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            screen.setToolbarItems([item], animated: false)
            XCTAssertEqual(screen.toolbarItems, [item])
            navigation.setToolbarHidden(false, animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.toolbar.items, [item])
            XCTAssertFalse(screen.modalPresentationCapturesStatusBarAppearance)
            screen.modalPresentationCapturesStatusBarAppearance = true
            XCTAssertTrue(screen.modalPresentationCapturesStatusBarAppearance)
            let style: UIModalTransitionStyle = .coverVertical
            XCTAssertEqual(screen.modalTransitionStyle, style)
        }
    }

    func testADetailIsShownByTheSplitController() {
        onMain {
            let split = UISplitViewController()
            let (list, detail, next) = (UIViewController(), UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: list)
            split.viewControllers = [navigation, detail]
            XCTAssertTrue(list.splitViewController === split)
            XCTAssertNil(UIViewController().splitViewController)
            XCTAssertEqual(split.preferredDisplayMode, UISplitViewController.DisplayMode.automatic)
            XCTAssertEqual(split.primaryEdge, UISplitViewController.PrimaryEdge.leading)
            harness.show(root: split)
            harness.advance(by: 0.5)
            list.showDetailViewController(next, sender: nil)
            harness.advance(by: 1)
            XCTAssertNotNil(next.view.window, "it is to be seen")
            let columns = UISplitViewController(style: .doubleColumn)
            columns.setViewController(UIViewController(), for: .primary)
            columns.primaryBackgroundStyle = .sidebar
            XCTAssertEqual(columns.primaryBackgroundStyle, .sidebar)
            columns.show(.primary)
            XCTAssertNotNil(columns.viewController(for: .primary))
        }
    }

    func testAPresentationKnowsItsControllersAndAsksForAStyle() {
        onMain {
            final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
                var asked = 0
                func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                    asked += 1
                    return .none
                }
            }
            let (root, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
            harness.show(root: root)
            harness.advance(by: 0.1)
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.presentationController?.delegate = delegate
            root.present(sheet, animated: false)
            harness.advance(by: 0.5)
            let presentation = sheet.presentationController
            XCTAssertTrue(presentation?.presentingViewController === root)
            XCTAssertTrue(presentation?.presentedView?.window === harness.window)
            XCTAssertGreaterThan(delegate.asked, 0)
            XCTAssertEqual(
                presentation?.adaptivePresentationStyle,
                presentation?.adaptivePresentationStyle(for: root.traitCollection))
            let other = UIViewController()
            let plain = UIPresentationController(presentedViewController: other, presenting: nil)
            XCTAssertTrue(plain.presentedViewController === other)
            let page = UIViewController()
            let detents = page.sheetPresentationController
            XCTAssertEqual(detents?.prefersScrollingExpandsWhenScrolledToEdge, true)
            XCTAssertEqual(detents?.widthFollowsPreferredContentSizeWhenEdgeAttached, false)
            let medium: UISheetPresentationController.Detent.Identifier = .medium
            XCTAssertEqual(UISheetPresentationController.Detent.medium().identifier, medium)
        }
    }

    func testAnAnimatorsTransitionIsFinishedOrCancelled() {
        onMain {
            final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
                UIViewControllerInteractiveTransitioning, UINavigationControllerDelegate
            {
                var cancels = false
                var log: [String] = []
                func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
                    0.1
                }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    log.append("animate \(context.isAnimated)")
                    context.completeTransition(true)
                }
                func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                    let key: UITransitionContextViewControllerKey = .from
                    log.append("start \(context.isAnimated) \(context.viewController(forKey: key) != nil)")
                    if let view = context.view(forKey: UITransitionContextViewKey.to) {
                        context.containerView.addSubview(view)
                    }
                    context.updateInteractiveTransition(0.5)
                    if cancels { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
                    log.append("cancelled \(context.transitionWasCancelled)")
                    context.completeTransition(!context.transitionWasCancelled)
                }
                func navigationController(
                    _ navigationController: UINavigationController,
                    animationControllerFor operation: UINavigationController.Operation,
                    from fromVC: UIViewController, to toVC: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? {
                    log.append(operation == .pop ? "pop" : "push")
                    return self
                }
                func navigationController(
                    _ navigationController: UINavigationController,
                    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? { self }
            }
            let animator = Animator()
            let (root, pushed) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            navigation.delegate = animator
            navigation.pushViewController(pushed, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(animator.log, ["push", "start true true", "cancelled false"])
            XCTAssertTrue(navigation.topViewController === pushed)
            animator.log = []
            animator.cancels = true
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(animator.log, ["pop", "start true true", "cancelled true"])
            XCTAssertTrue(navigation.topViewController === pushed, "it stays where it was")
            let coordinator: (any UIViewControllerTransitionCoordinatorContext)? = navigation.transitionCoordinator
            XCTAssertNil(coordinator, "nothing is under way")
        }
    }

    func testAnAnimatorsSettings() {
        onMain {
            let view = UIView()
            let animator = UIViewPropertyAnimator(
                duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0), controlPoint2: CGPoint(x: 0.9, y: 1)
            ) { view.alpha = 0 }
            XCTAssertEqual(animator.duration, 1)
            XCTAssertTrue(animator.isInterruptible)
            XCTAssertTrue(animator.isUserInteractionEnabled)
            let animating: any UIViewAnimating = animator
            animator.startAnimation()
            harness.advance(by: 0.5)
            animating.stopAnimation(true)
            XCTAssertEqual(animator.state, .inactive)
            let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
            XCTAssertEqual(spring.initialVelocity, CGVector(dx: 1, dy: 0))
        }
    }
}
