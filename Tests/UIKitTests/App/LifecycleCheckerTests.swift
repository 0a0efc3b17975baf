import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// One mistake a test, and beside each the same code without it.
final class LifecycleCheckerTests: MainTestCase, @unchecked Sendable {
    override func prepare() { LifecycleChecker.start() }
    override func cleanUp() { LifecycleChecker.stop() }

    @MainActor private var found: [String] { LifecycleChecker.findings.map { "\($0.subject) \($0.rule.rawValue)" } }

    func testNothingIsFoundInACleanLife() {
        onMain {
            let navigation = UINavigationController(rootViewController: Tidy())
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            navigation.pushViewController(Tidy(), animated: true)
            harness.advance(by: 1)
            navigation.popViewController(animated: true)
            harness.advance(by: 2)
            harness.home()
            harness.reopen()
            XCTAssertEqual(found, [])
        }
    }

    func testMissingSuper() {
        onMain {
            harness.show(root: Forgetful())
            harness.advance(by: 0.2)
            XCTAssertEqual(found, ["Forgetful missing-super"])
            XCTAssertEqual(
                LifecycleChecker.findings[0].description,
                "Forgetful: viewDidAppear(_:) doesn't call super - call super.viewDidAppear(_:) first thing in the override "
                    + "[missing-super]")
            harness.window.rootViewController = nil
        }
    }

    func testMissingSuperInConstraintsAndTransitions() {
        onMain {
            let root = Tidy()
            harness.show(root: root)
            harness.advance(by: 0.2)
            for view in [Dutiful(frame: .zero), Negligent(frame: .zero)] as [UIView] {
                root.view.addSubview(view)
                view.setNeedsUpdateConstraints()
            }
            harness.turn()
            XCTAssertEqual(found, ["Negligent missing-super"])
            XCTAssertEqual(
                LifecycleChecker.findings[0].description,
                "Negligent: updateConstraints() doesn't call super - call super.updateConstraints() last thing in the override "
                    + "[missing-super]")
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(found, ["Negligent missing-super"], "the root calls super")
            let deaf = Deaf()
            harness.window.rootViewController = deaf
            harness.advance(by: 0.2)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(found, ["Negligent missing-super", "Deaf missing-super"])
            harness.window.rootViewController = nil
        }
    }

    func testResizingInLayout() {
        onMain {
            harness.showWindow()
            let view = Grower(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertEqual(found, ["Grower resizes-in-layout"])
            view.removeFromSuperview()
        }
    }

    func testAControllerThatStays() {
        onMain {
            let navigation = UINavigationController(rootViewController: Tidy())
            harness.show(root: navigation)
            harness.advance(by: 0.2)
            var kept: UIViewController? = Kept()
            navigation.pushViewController(kept!, animated: false)
            harness.advance(by: 0.5)
            navigation.popViewController(animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(found, [], "not yet")
            harness.advance(by: 1)
            XCTAssertEqual(found, ["Kept not-released"])
            kept = nil
            _ = kept
        }
    }

    func testUnbalancedAppearance() {
        onMain {
            harness.showWindow()
            let controller = Tidy()
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            XCTAssertEqual(found, [])
            controller.endAppearanceTransition()
            XCTAssertEqual(found, ["Tidy unbalanced-appearance"])
        }
    }

    func testOffTheMainThread() {
        onMain {
            harness.showWindow()
            let view = Plain(frame: .zero)
            nonisolated(unsafe) let shared = view
            let thread = Thread {
                // As code without concurrency checks does.
                shared.performMove()
            }
            thread.start()
            harness.turn { thread.isFinished }
            harness.turn()
            XCTAssertEqual(found, ["Plain off-main-thread"])
        }
    }

    func testTheSameDrawingAgain() {
        onMain {
            harness.showWindow()
            let still = Still(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let moving = Moving(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
            for view in [still, moving] { harness.window.addSubview(view) }
            for _ in 0..<20 {
                still.setNeedsDisplay()
                moving.step += 1
                moving.setNeedsDisplay()
                harness.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(found, ["Still same-drawing"])
            for view in [still, moving] { view.removeFromSuperview() }
        }
    }

    func testUIKitsOwnPartsAreNoMistakeOfAnApp() {
        onMain {
            for view in [BarBackground(isAbove: true), UIView()] {
                LifecycleChecker.layout(of: view) { view.bounds.size.width += 1 }
            }
            XCTAssertEqual(found, ["UIView resizes-in-layout"])
        }
    }

    func testConstraintsInEveryPass() {
        onMain {
            harness.showWindow()
            let once = Once(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.window.addSubview(once)
            for _ in 0..<5 {
                once.setNeedsLayout()
                harness.turn()
            }
            XCTAssertEqual(found, [])
            let view = Adder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.window.addSubview(view)
            for _ in 0..<3 {
                view.setNeedsLayout()
                harness.turn()
            }
            XCTAssertEqual(found, ["Adder constraints-every-pass"])
            for view in [once, view] { view.removeFromSuperview() }
        }
    }

    func testSlowOnTheWayOut() {
        onMain {
            let delegate = Slow()
            var now = 0.0
            LifecycleChecker.machineTime = { now }
            defer { LifecycleChecker.machineTime = { ProcessInfo.processInfo.systemUptime } }
            delegate.work = { now += 6 }
            harness.launch(delegate)
            harness.home()
            XCTAssertEqual(found, ["Slow slow-transition"])
            harness.application.delegate = nil
        }
    }

    // MARK: The same without the mistake

    func testCallingSuperIsFine() {
        onMain {
            harness.show(root: Tidy())
            harness.advance(by: 0.2)
            XCTAssertEqual(found, [])
            harness.window.rootViewController = nil
        }
    }

    func testPlacingSubviewsInLayoutIsFine() {
        onMain {
            harness.showWindow()
            let view = Placer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.turn()
            // Somebody else may give it another size.
            view.frame.size.width = 20
            harness.turn()
            XCTAssertEqual(view.subviews[0].frame.width, 20)
            XCTAssertEqual(found, [])
            view.removeFromSuperview()
        }
    }

    func testAControllerThatIsShownAgainIsFine() {
        onMain {
            let navigation = UINavigationController(rootViewController: Tidy())
            harness.show(root: navigation)
            harness.advance(by: 0.2)
            let kept = Kept()
            navigation.pushViewController(kept, animated: false)
            harness.advance(by: 0.5)
            navigation.popViewController(animated: false)
            navigation.pushViewController(kept, animated: false)
            harness.advance(by: 2)
            XCTAssertEqual(found, [])
            harness.window.rootViewController = nil
            harness.advance(by: 2)
        }
    }

    func testOtherThreadsMayDoWhatIsNotUI() {
        onMain {
            harness.showWindow()
            nonisolated(unsafe) var size = CGSize.zero
            let thread = Thread {
                UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
                size = UIGraphicsGetImageFromCurrentImageContext()?.size ?? .zero
                UIGraphicsEndImageContext()
            }
            thread.start()
            harness.turn { thread.isFinished }
            harness.turn()
            XCTAssertEqual(size.width, 4)
            XCTAssertEqual(found, [])
        }
    }

    func testQuickOnTheWayOutIsFine() {
        onMain {
            let delegate = Slow()
            var now = 0.0
            LifecycleChecker.machineTime = { now }
            defer { LifecycleChecker.machineTime = { ProcessInfo.processInfo.systemUptime } }
            delegate.work = { now += 4.9 }
            harness.launch(delegate)
            harness.home()
            XCTAssertEqual(found, [])
            harness.application.delegate = nil
        }
    }

    /// UIKit's own views make none of these mistakes.
    func testControlsAndContainersAreClean() {
        onMain {
            let root = Tidy()
            harness.show(root: UINavigationController(rootViewController: root))
            let (toggle, slider) = (UISwitch(), UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34)))
            let segments = UISegmentedControl(items: ["One", "Two"])
            segments.frame = CGRect(x: 20, y: 300, width: 200, height: 32)
            segments.selectedSegmentIndex = 0
            toggle.frame.origin = CGPoint(x: 20, y: 120)
            for control in [toggle, slider, segments] { root.view.addSubview(control) }
            harness.advance(by: 0.2)
            harness.tap(toggle)
            harness.tap(slider)
            segments.selectedSegmentIndex = 1
            harness.advance(by: 0.5)
            XCTAssertTrue(toggle.isOn)
            let never = NeverAdapts()
            do {
                let popover = Tidy()
                popover.modalPresentationStyle = .popover
                popover.preferredContentSize = CGSize(width: 200, height: 100)
                popover.popoverPresentationController?.sourceView = toggle
                popover.popoverPresentationController?.delegate = never
                root.present(popover, animated: true)
            }
            harness.advance(by: 1)
            root.dismiss(animated: true)
            harness.advance(by: 2)
            do {
                let alert = UIAlertController(title: "A", message: "B", preferredStyle: .actionSheet)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                root.present(alert, animated: true)
            }
            harness.advance(by: 1)
            root.dismiss(animated: true)
            harness.advance(by: 2)
            XCTAssertEqual(found, [])
        }
    }

    func testShadows() {
        onMain {
            harness.showWindow()
            let view = Shady(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.layer.shadowOpacity = 1
            view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertEqual(found, [])
            view.layer.shadowPath = nil
            view.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(found, ["Shady costly-shadow"])
            view.removeFromSuperview()
        }
    }
}

private final class Tidy: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

private final class Forgetful: UIViewController {
    override func viewDidAppear(_ animated: Bool) {}
}

/// Calls super wherever it has to.
private final class Dutiful: UIView {
    override func updateConstraints() { super.updateConstraints() }
}

private final class Negligent: UIView {
    override func updateConstraints() {}
}

private final class Deaf: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

private final class Kept: UIViewController {}

private final class Grower: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width < 12 { bounds.size.width += 1 }
    }
}

private final class Plain: UIView {
    nonisolated func performMove() {
        typealias Move = (Plain) -> Void
        let move: @MainActor (Plain) -> Void = { $0.bounds = CGRect(x: 0, y: 0, width: 5, height: 5) }
        unsafeBitCast(move, to: Move.self)(self)
    }
}

private final class Still: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
    }
}

private final class Moving: UIView {
    var step = 0
    override func draw(_ rect: CGRect) {
        UIColor(white: CGFloat(step % 2), alpha: 1).setFill()
        UIRectFill(rect)
    }
}

private final class Adder: UIView {
    private let child = UIView()
    override func layoutSubviews() {
        super.layoutSubviews()
        if child.superview == nil { addSubview(child) }
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
}

private final class Once: UIView {
    private let child = UIView()
    override func layoutSubviews() {
        super.layoutSubviews()
        guard child.superview == nil else { return }
        addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
}

private final class Shady: UIView {}

private final class Placer: UIView {
    private let child = UIView()
    override func layoutSubviews() {
        super.layoutSubviews()
        if child.superview == nil { addSubview(child) }
        child.frame = bounds
    }
}

private final class NeverAdapts: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

private final class Slow: UIResponder, UIApplicationDelegate {
    var work = {}
    func applicationDidEnterBackground(_ application: UIApplication) { work() }
}
