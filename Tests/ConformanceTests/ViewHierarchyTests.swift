import TestSupport
import UIKit
import XCTest

/// Contract C01–C06 and traces T7, T8, T8b: how a view comes and goes.
final class ViewHierarchyTests: MainTestCase, @unchecked Sendable {
    /// Logs every callback of its life, its superview and window at the time, into a shared list.
    class Probe: UIView {
        static var log: [String] = []
        var name = "v"

        func note(_ what: String) { Self.log.append("\(name) \(what)") }

        override func willMove(toSuperview newSuperview: UIView?) {
            note("willMoveToSuperview:\(newSuperview == nil ? "nil" : "")")
            super.willMove(toSuperview: newSuperview)
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            note("didMoveToSuperview\(superview == nil ? ":nil" : "")")
        }
        override func willMove(toWindow newWindow: UIWindow?) {
            note("willMoveToWindow:\(newWindow == nil ? "nil" : "")")
            super.willMove(toWindow: newWindow)
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            note("didMoveToWindow\(window == nil ? ":nil" : "")")
        }
        override func removeFromSuperview() {
            super.removeFromSuperview()
            note("removeFromSuperview")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("layoutSubviews")
        }
        override func draw(_ rect: CGRect) { note("drawRect:") }
        override func willRemoveSubview(_ subview: UIView) {
            note("willRemoveSubview:")
            super.willRemoveSubview(subview)
        }
        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            note("didAddSubview:")
        }
        deinit { MainActor.assumeIsolated { note("dealloc") } }
    }

    override func prepare() {
        Probe.log = []
    }

    final class FrameCounter: UIView {
        var inits: [String] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            inits.append("initWithFrame:")
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            inits.append("initWithCoder:")
        }
    }

    func test_C01_init_ends_in_init_frame_and_nothing_awakes() {
        onMain {
            let view = FrameCounter()
            XCTAssertEqual(view.inits, ["initWithFrame:"])
            XCTAssertEqual(view.frame, .zero)
        }
    }

    func test_C02_T7_added_before_its_parent_has_a_window() {
        onMain {
            let controller = UIViewController()
            harness.show(root: UIViewController())
            let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(probe)
            harness.window.rootViewController = controller
            harness.turn()
            XCTAssertEqual(
                Probe.log,
                [
                    "v willMoveToSuperview:", "v didMoveToSuperview", "v willMoveToWindow:", "v didMoveToWindow",
                    "v layoutSubviews", "v drawRect:",
                ])
        }
    }

    func test_C02_added_to_a_live_parent_window_callbacks_come_inside() {
        onMain {
            harness.show(root: UIViewController())
            let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.rootViewController?.view.addSubview(probe)
            XCTAssertTrue(isSubsequence(["v willMoveToSuperview:", "v didMoveToSuperview"], of: Probe.log))
            XCTAssertTrue(isSubsequence(["v willMoveToWindow:", "v didMoveToWindow"], of: Probe.log))
            XCTAssertEqual(Probe.log.count, 4)
        }
    }

    func test_C03_T8_dies_with_its_controller() {
        onMain {
            var controller: UIViewController? = UIViewController()
            harness.show(root: controller)
            do {
                let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                controller?.view.addSubview(probe)
            }
            harness.turn()
            Probe.log = []
            harness.window.rootViewController = nil
            controller = nil
            harness.turn()
            XCTAssertEqual(
                Probe.log,
                [
                    "v willMoveToWindow:nil", "v didMoveToWindow:nil", "v willMoveToSuperview:nil",
                    "v didMoveToSuperview:nil", "v removeFromSuperview", "v dealloc",
                ])
        }
    }

    func test_C03_T8b_removed_alone_from_a_live_parent() {
        onMain {
            harness.show(root: UIViewController())
            var probe: Probe? = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.rootViewController?.view.addSubview(probe!)
            harness.turn()
            Probe.log = []
            probe?.removeFromSuperview()
            probe = nil
            harness.turn()
            XCTAssertEqual(
                Probe.log,
                [
                    "v willMoveToSuperview:nil", "v willMoveToWindow:nil", "v didMoveToWindow:nil",
                    "v didMoveToSuperview:nil", "v removeFromSuperview", "v dealloc",
                ])
        }
    }

    /// Recordings R18 and R19: a view with a subview of its own comes, and goes for good.
    func test_C05_R18_R19_a_view_with_a_subview_of_its_own() {
        onMain {
            final class Holder: UIView {}
            let told = [
                "willMoveToSuperview:", "didMoveToSuperview", "didAddSubview:", "willMoveToWindow:", "didMoveToWindow",
                "willRemoveSubview:", "removeFromSuperview",
            ]
            let controller = UIViewController()
            harness.recorder.clear()
            var holder: Holder? = Holder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(holder!)
            holder?.addSubview(UIView())
            harness.show(root: controller)
            harness.turn()
            XCTAssertEqual(harness.recorder.selectors(of: "Holder", among: told), Array(told.prefix(5)))
            harness.recorder.clear()
            holder?.removeFromSuperview()
            holder = nil
            harness.turn()
            XCTAssertEqual(
                harness.recorder.selectors(of: "Holder", among: told),
                [
                    "willMoveToSuperview:", "willMoveToWindow:", "didMoveToWindow", "didMoveToSuperview",
                    "removeFromSuperview", "willRemoveSubview:",
                ])
        }
    }

    func test_C04_arguments_tell_creation_from_destruction() {
        onMain {
            harness.show(root: UIViewController())
            let probe = Probe(frame: .zero)
            let parent = UIView()
            parent.addSubview(probe)
            XCTAssertEqual(Probe.log, ["v willMoveToSuperview:", "v didMoveToSuperview"])
            Probe.log = []
            probe.removeFromSuperview()
            XCTAssertEqual(
                Probe.log, ["v willMoveToSuperview:nil", "v didMoveToSuperview:nil", "v removeFromSuperview"])
        }
    }

    // DEV-010
    func test_C05_a_dying_parent_is_told_after_its_own_deinit_body_once_a_subview() {
        onMain {
            var parent: Probe? = Probe(frame: .zero)
            parent?.name = "parent"
            let kept = UIView()
            parent?.addSubview(kept)
            parent?.addSubview(UIView())
            Probe.log = []
            parent = nil
            XCTAssertEqual(Probe.log, ["parent dealloc", "parent willRemoveSubview:", "parent willRemoveSubview:"])
            XCTAssertNil(kept.superview)
        }
    }

    func test_C05_a_live_parent_is_told_before_each_removal() {
        onMain {
            let parent = Probe(frame: .zero)
            parent.name = "parent"
            let child = Probe(frame: .zero)
            parent.addSubview(child)
            Probe.log = []
            child.removeFromSuperview()
            XCTAssertTrue(
                isSubsequence(["parent willRemoveSubview:", "v didMoveToSuperview:nil"], of: Probe.log), "\(Probe.log)")
            XCTAssertEqual(Probe.log.filter { $0 == "parent willRemoveSubview:" }.count, 1)
        }
    }

    func test_C06_removal_and_deinit_happen_once() {
        onMain {
            harness.show(root: UIViewController())
            var probe: Probe? = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.rootViewController?.view.addSubview(probe!)
            harness.turn()
            probe?.removeFromSuperview()
            probe = nil
            harness.turn()
            XCTAssertEqual(Probe.log.filter { $0 == "v removeFromSuperview" }.count, 1)
            XCTAssertEqual(Probe.log.filter { $0 == "v dealloc" }.count, 1)
        }
    }

    func test_C02_moving_between_parents_of_one_window_keeps_the_window() {
        onMain {
            harness.show(root: UIViewController())
            let root = harness.window.rootViewController!.view!
            let first = UIView()
            let second = UIView()
            root.addSubview(first)
            root.addSubview(second)
            let probe = Probe(frame: .zero)
            first.addSubview(probe)
            Probe.log = []
            second.addSubview(probe)
            XCTAssertTrue(probe.superview === second)
            XCTAssertTrue(first.subviews.isEmpty)
            XCTAssertTrue(isSubsequence(["v willMoveToSuperview:", "v didMoveToSuperview"], of: Probe.log))
            XCTAssertFalse(Probe.log.contains("v removeFromSuperview"), "re-parenting is not a removal by the app")
        }
    }
}
