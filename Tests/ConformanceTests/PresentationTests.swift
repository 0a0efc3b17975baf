import PorticoTrace
import TestSupport
import UIKit
import XCTest

/// Contract B13 and B17 for presentations: presentation controllers, sheets, popovers, alerts, and the app's own animators.
final class PresentationTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []
    @MainActor private func note(_ what: String) { Self.log.append(what) }

    override func prepare() { Self.log = [] }

    class Logged: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            PresentationTests.log.append("\(title ?? "") viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            PresentationTests.log.append("\(title ?? "") viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            PresentationTests.log.append("\(title ?? "") viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            PresentationTests.log.append("\(title ?? "") viewDidDisappear")
        }
    }

    @MainActor private func root() -> Logged {
        let controller = Logged()
        controller.title = "A"
        harness.show(root: controller)
        harness.advance(by: 0.5)
        Self.log = []
        return controller
    }

    @MainActor private func presented(_ style: UIModalPresentationStyle) -> Logged {
        let controller = Logged()
        controller.title = "B"
        controller.modalPresentationStyle = style
        return controller
    }

    // MARK: Custom presentation and animation

    final class Presentation: UIPresentationController {
        override func presentationTransitionWillBegin() { PresentationTests.log.append("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            PresentationTests.log.append("didEnd \(completed)")
        }
        override func dismissalTransitionWillBegin() { PresentationTests.log.append("dismissal willBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            PresentationTests.log.append("dismissal didEnd \(completed)")
        }
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 200, height: 300) }
    }

    final class Custom: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var driver: UIPercentDrivenInteractiveTransition?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Presentation(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            PresentationTests.log.append("animate")
            let isPresentation = transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
            let view = transitionContext.view(forKey: isPresentation ? .to : .from)!
            if isPresentation {
                view.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
                view.alpha = 0
                transitionContext.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 0.5, animations: { view.alpha = isPresentation ? 1 : 0 }) { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) {
            PresentationTests.log.append("ended \(transitionCompleted)")
        }
    }

    func test_B13_a_custom_presentation_from_begin_to_end() {
        onMain {
            let a = root()
            let b = presented(.custom)
            let custom = Custom()
            b.transitioningDelegate = custom
            a.present(b, animated: true) { self.note("completion") }
            b.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.note("alongside") }, completion: { _ in self.note("after") })
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "willBegin", "B viewWillAppear", "animate", "alongside", "B viewDidAppear", "ended true",
                    "didEnd true", "completion", "after",
                ])
            XCTAssertEqual(b.view.frame, CGRect(x: 10, y: 20, width: 200, height: 300))
            XCTAssertTrue(b.presentationController is Presentation)
            Self.log = []
            a.dismiss(animated: true) { self.note("completion") }
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "dismissal willBegin", "B viewWillDisappear", "animate", "B viewDidDisappear", "ended true",
                    "dismissal didEnd true", "completion",
                ])
            XCTAssertNil(b.view.window)
        }
    }

    func test_B13_a_percent_driven_dismissal_that_is_cancelled_and_one_that_finishes() {
        onMain {
            let a = root()
            let b = presented(.custom)
            let custom = Custom()
            b.transitioningDelegate = custom
            a.present(b, animated: true)
            harness.advance(by: 1)
            Self.log = []
            let driver = UIPercentDrivenInteractiveTransition()
            custom.driver = driver
            a.dismiss(animated: true)
            let coordinator = b.transitionCoordinator
            XCTAssertEqual(coordinator?.initiallyInteractive, true)
            coordinator?.notifyWhenInteractionChanges { self.note("changed, cancelled \($0.isCancelled)") }
            harness.advance(by: 0.1)
            driver.update(0.5)
            harness.advance(by: 0.5)
            // The finger stands still, and so does the picture: half gone.
            XCTAssertEqual(Double(b.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.02)
            XCTAssertEqual(coordinator?.percentComplete ?? 0, 0.5, accuracy: 0.001)
            driver.cancel()
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "dismissal willBegin", "B viewWillDisappear", "animate", "changed, cancelled true",
                    "B viewWillAppear", "B viewDidAppear", "ended false", "dismissal didEnd false",
                ])
            XCTAssertTrue(a.presentedViewController === b)
            XCTAssertNotNil(b.view.window)
            XCTAssertEqual(b.view.alpha, 1)
            Self.log = []
            let second = UIPercentDrivenInteractiveTransition()
            custom.driver = second
            a.dismiss(animated: true)
            second.update(0.7)
            harness.advance(by: 0.1)
            second.finish()
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "dismissal willBegin", "B viewWillDisappear", "animate", "B viewDidDisappear", "ended true",
                    "dismissal didEnd true",
                ])
            XCTAssertNil(a.presentedViewController)
        }
    }

    func test_B13_a_navigation_delegates_animator_and_its_cancelled_interaction() {
        onMain {
            final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
                var driver: UIPercentDrivenInteractiveTransition?
                func navigationController(
                    _ navigationController: UINavigationController,
                    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                    to toVC: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? {
                    PresentationTests.log.append("animator \(operation == .push ? "push" : "pop")")
                    return self
                }
                func navigationController(
                    _ navigationController: UINavigationController,
                    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
                func navigationController(
                    _ navigationController: UINavigationController, willShow viewController: UIViewController,
                    animated: Bool
                ) { PresentationTests.log.append("willShow \(viewController.title ?? "")") }
                func navigationController(
                    _ navigationController: UINavigationController, didShow viewController: UIViewController,
                    animated: Bool
                ) { PresentationTests.log.append("didShow \(viewController.title ?? "")") }
                func transitionDuration(
                    using transitionContext: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 0.3 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    let to = context.view(forKey: .to)!
                    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
                    context.containerView.addSubview(to)
                    to.alpha = 0
                    UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
                        to.alpha = 1
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            let (a, b) = (Logged(), Logged())
            (a.title, b.title) = ("A", "B")
            let navigation = UINavigationController(rootViewController: a)
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            Self.log = []
            let delegate = Delegate()
            navigation.delegate = delegate
            navigation.pushViewController(b, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "animator push", "A viewWillDisappear", "B viewWillAppear", "willShow B", "A viewDidDisappear",
                    "B viewDidAppear", "didShow B",
                ])
            Self.log = []
            let driver = UIPercentDrivenInteractiveTransition()
            delegate.driver = driver
            navigation.popViewController(animated: true)
            driver.update(0.4)
            harness.advance(by: 0.2)
            driver.cancel()
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "animator pop", "B viewWillDisappear", "A viewWillAppear", "willShow A", "A viewWillDisappear",
                    "A viewDidDisappear", "B viewWillAppear", "B viewDidAppear",
                ])
            XCTAssertTrue(navigation.topViewController === b)
            XCTAssertNil(a.view.window)
            XCTAssertNotNil(b.view.window)
        }
    }

    // MARK: Sheets

    final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            PresentationTests.log.append("shouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            PresentationTests.log.append("willDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            PresentationTests.log.append("didDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            PresentationTests.log.append("didAttempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            PresentationTests.log.append(
                "detent \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")")
        }
    }

    @MainActor private func drag(from: CGFloat, to: CGFloat, hold: Double = 0.3) {
        harness.touch(.began, at: CGPoint(x: 200, y: from))
        for step in 1...12 {
            harness.touch(.moved, at: CGPoint(x: 200, y: from + (to - from) * CGFloat(step) / 12))
        }
        harness.advance(by: hold)
        harness.touch(.moved, at: CGPoint(x: 200, y: to))
        harness.touch(.ended, at: CGPoint(x: 200, y: to))
        harness.advance(by: 1)
    }

    func test_B17_a_sheet_is_dragged_away_or_springs_back() {
        onMain {
            let a = root()
            let b = presented(.pageSheet)
            let delegate = SheetDelegate()
            b.presentationController?.delegate = delegate
            a.present(b, animated: true)
            harness.advance(by: 1)
            Self.log = []
            drag(from: 200, to: 300)
            XCTAssertEqual(
                Self.log,
                ["shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewWillAppear", "B viewDidAppear"])
            XCTAssertTrue(a.presentedViewController === b)
            XCTAssertEqual(
                b.view.convert(CGPoint.zero, to: nil).y, harness.window.safeAreaInsets.top + 10, accuracy: 0.5)
            Self.log = []
            drag(from: 200, to: 700)
            XCTAssertEqual(
                Self.log,
                ["shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewDidDisappear", "didDismiss"])
            XCTAssertNil(a.presentedViewController)
            XCTAssertEqual(a.view.transform, .identity)
            XCTAssertEqual(a.view.frame, harness.window.bounds)
        }
    }

    func test_B17_a_modal_sheet_tells_the_attempt_and_stays() {
        onMain {
            let a = root()
            let b = presented(.pageSheet)
            let delegate = SheetDelegate()
            b.presentationController?.delegate = delegate
            b.isModalInPresentation = true
            a.present(b, animated: true)
            harness.advance(by: 1)
            Self.log = []
            drag(from: 200, to: 700)
            XCTAssertEqual(Self.log, ["didAttempt"])
            b.isModalInPresentation = false
            delegate.allows = false
            Self.log = []
            drag(from: 200, to: 700)
            XCTAssertEqual(Self.log, ["shouldDismiss", "didAttempt"])
            XCTAssertTrue(a.presentedViewController === b)
        }
    }

    func test_B17_detents_rest_where_they_say_and_a_drag_changes_them() {
        onMain {
            let a = root()
            let b = presented(.pageSheet)
            let sheet = b.sheetPresentationController!
            let delegate = SheetDelegate()
            sheet.delegate = delegate
            sheet.detents = [.custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }, .large()]
            a.present(b, animated: true)
            harness.advance(by: 1)
            let space = harness.window.bounds
            let insets = harness.window.safeAreaInsets
            let maximum = space.height - insets.top - 10 - insets.bottom
            XCTAssertEqual(b.view.bounds.height, maximum / 3 + insets.bottom, accuracy: 0.5)
            Self.log = []
            drag(from: space.height - 100, to: 200)
            XCTAssertEqual(Self.log, ["detent large"])
            XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
            XCTAssertEqual(b.view.bounds.height, maximum + insets.bottom, accuracy: 0.5)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .init("third") }
            harness.advance(by: 1)
            XCTAssertEqual(b.view.bounds.height, maximum / 3 + insets.bottom, accuracy: 0.5)
            XCTAssertEqual(Self.log, ["detent large"], "only a person's change is told")
        }
    }

    func test_B17_an_undimmed_sheet_leaves_touches_to_what_is_below() {
        onMain {
            let a = root()
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 100, y: 150, width: 100, height: 50)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            a.view.addSubview(button)
            let b = presented(.pageSheet)
            b.sheetPresentationController?.detents = [.medium()]
            b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            a.present(b, animated: true)
            harness.advance(by: 1)
            harness.tap(button)
            XCTAssertEqual(taps, 1)
            b.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
            harness.advance(by: 0.1)
            harness.tap(button)
            harness.advance(by: 1)
            XCTAssertEqual(taps, 1)
            XCTAssertNil(a.presentedViewController, "a tap on the dimmed part dismisses")
        }
    }

    // MARK: Popover and adaptivity

    func test_B17_a_popover_is_a_sheet_on_a_phone_unless_the_delegate_says_none() {
        onMain {
            final class Free: NSObject, UIPopoverPresentationControllerDelegate {
                func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                    .none
                }
            }
            let a = root()
            for stays in [false, true] {
                let b = presented(.popover)
                b.preferredContentSize = CGSize(width: 200, height: 150)
                let popover = b.popoverPresentationController!
                popover.sourceView = a.view
                popover.sourceRect = CGRect(x: 150, y: 300, width: 40, height: 40)
                let free = Free()
                if stays { popover.delegate = free }
                a.present(b, animated: true)
                harness.advance(by: 1)
                XCTAssertEqual(b.presentationController is UISheetPresentationController, !stays)
                if stays {
                    XCTAssertEqual(popover.arrowDirection, .up)
                    XCTAssertEqual(b.view.bounds.size, CGSize(width: 200, height: 150))
                    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil).minY, 353, accuracy: 0.5)
                    harness.tap(CGPoint(x: 20, y: 700))
                    harness.advance(by: 1)
                    XCTAssertNil(a.presentedViewController)
                } else {
                    a.dismiss(animated: false)
                    harness.advance(by: 0.1)
                }
            }
        }
    }

    // MARK: Alerts

    func test_B13_an_alerts_handler_runs_after_it_has_gone() {
        onMain {
            let a = root()
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [unowned a] action in
                    XCTAssertEqual(action.title, "OK")
                    Self.log.append("handler, presented: \(a.presentedViewController != nil)")
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            XCTAssertEqual(alert.actions.map(\.title), ["OK", "Cancel"])
            a.present(alert, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, [], "an alert does not make its presenter disappear")
            XCTAssertEqual(alert.view.bounds.width, 270)
            // Cancel stands at the left, the other at the right.
            let place = alert.view.convert(
                CGPoint(x: 200, y: alert.view.bounds.height - 22), to: nil)
            harness.tap(place)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["handler, presented: false"])
        }
    }

    func test_B13_a_tap_beside_an_action_sheet_cancels_it() {
        onMain {
            let a = root()
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.note("delete") })
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.note("cancel") })
            a.present(sheet, animated: true)
            harness.advance(by: 1)
            harness.tap(CGPoint(x: 200, y: 100))
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["cancel"])
            XCTAssertNil(a.presentedViewController)
        }
    }

    func test_B13_presenting_where_it_cannot_be_only_says_so() {
        onMain {
            let off = Logged()
            off.loadViewIfNeeded()
            off.present(Logged(), animated: false)
            harness.turn()
            XCTAssertNil(off.presentedViewController)
            let a = root()
            a.present(presented(.fullScreen), animated: false)
            harness.turn()
            let first = a.presentedViewController
            a.present(presented(.fullScreen), animated: false)
            harness.turn()
            XCTAssertTrue(a.presentedViewController === first)
        }
    }

    func test_B13_a_context_presents_over_itself_only() {
        onMain {
            let a = root()
            let child = Logged()
            child.title = "C"
            a.addChild(child)
            child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
            a.view.addSubview(child.view)
            child.didMove(toParent: a)
            child.definesPresentationContext = true
            harness.advance(by: 0.1)
            let b = presented(.overCurrentContext)
            child.present(b, animated: false)
            harness.advance(by: 0.1)
            XCTAssertTrue(b.presentingViewController === child)
            XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 50, y: 100, width: 200, height: 200))
            let full = presented(.overFullScreen)
            b.dismiss(animated: false)
            harness.advance(by: 0.1)
            child.present(full, animated: false)
            harness.advance(by: 0.1)
            XCTAssertTrue(full.presentingViewController === a)
        }
    }
}
