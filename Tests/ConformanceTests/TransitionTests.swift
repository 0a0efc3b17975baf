import PorticoHost
import TestSupport
import UIKit
import XCTest

/// Contract B11, B15, B17 and C17: what a controller and a view hear of when their surroundings change.
final class TransitionTests: MainTestCase, @unchecked Sendable {
    final class Turning: UIViewController {
        var log: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("viewWillTransitionToSize: \(Int(size.width))x\(Int(size.height))")
            coordinator.animate(
                alongsideTransition: { _ in self.log.append("alongside") },
                completion: { _ in self.log.append("completion") })
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.append("traitCollectionDidChange:")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.append("viewWillLayoutSubviews")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("viewIsAppearing:")
            if layoutsEarly { view.layoutIfNeeded() }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if layoutsFirst {
                view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
        var layoutsEarly = false
        var layoutsFirst = false
        func viewDidUnload() { log.append("viewDidUnload") }
    }

    func test_B17_rotation_tells_the_size_and_runs_the_coordinators_blocks() {
        onMain {
            let controller = Turning()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let size = controller.view.bounds.size
            controller.log = []
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertTrue(
                isSubsequence(
                    [
                        "viewWillTransitionToSize: \(Int(size.height))x\(Int(size.width))", "alongside", "completion",
                    ], of: controller.log), "\(controller.log)")
            XCTAssertEqual(controller.view.bounds.size, CGSize(width: size.height, height: size.width))
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(controller.view.bounds.size, size)
        }
    }

    func test_B11_layout_and_is_appearing_come_in_either_order() {
        onMain {
            let usual = Turning()
            harness.show(root: usual)
            harness.advance(by: 0.1)
            XCTAssertEqual(
                usual.log.filter { $0.hasPrefix("view") }.prefix(2), ["viewIsAppearing:", "viewWillLayoutSubviews"])
            let early = Turning()
            early.layoutsFirst = true
            harness.window.rootViewController = early
            harness.advance(by: 0.1)
            XCTAssertEqual(early.log.first, "viewWillLayoutSubviews")
        }
    }

    func test_B15_view_did_unload_is_not_called() {
        onMain {
            let controller = Turning()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            harness.send(.memoryWarning)
            XCTAssertFalse(controller.log.contains("viewDidUnload"))
        }
    }

    final class Listening: UIView {
        var log: [String] = []
        override func tintColorDidChange() { log.append("tintColorDidChange") }
        override func safeAreaInsetsDidChange() { log.append("safeAreaInsetsDidChange") }
        override func layoutMarginsDidChange() { log.append("layoutMarginsDidChange") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("traitCollectionDidChange:")
        }
    }

    func test_C17_views_hear_of_tint_safe_area_margins_and_traits_and_only_of_changes() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let view = Listening(frame: controller.view.bounds)
            controller.view.addSubview(view)
            harness.advance(by: 0.1)
            XCTAssertEqual(view.log.filter { $0 == "safeAreaInsetsDidChange" }.count, 1, "\(view.log)")
            view.log = []
            view.tintColor = .red
            XCTAssertEqual(view.log, ["tintColorDidChange"])
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            XCTAssertEqual(view.log, ["tintColorDidChange", "layoutMarginsDidChange"])
            view.log = []
            harness.runtime.post(.appearance(.dark))
            harness.advance(by: 0.1)
            XCTAssertEqual(view.log, ["traitCollectionDidChange:"])
            XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
            view.log = []
            harness.runtime.post(.appearance(.dark))
            harness.advance(by: 0.1)
            XCTAssertEqual(view.log, [])
            harness.runtime.post(.appearance(.light))
            harness.advance(by: 0.1)
        }
    }

    func test_C17_joining_a_dark_superview_resolves_colours_again() {
        onMain {
            harness.showWindow()
            let dark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            dark.overrideUserInterfaceStyle = .dark
            harness.window.addSubview(dark)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .systemBackground
            dark.addSubview(view)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 5, y: 5)), Pixel(r: 0, g: 0, b: 0))
        }
    }
}
