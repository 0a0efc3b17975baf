import TestSupport
import UIKit
import XCTest

/// Contract C07–C10, C12 and C19: what marks layout, when it runs, and how often.
final class ViewLayoutTests: MainTestCase, @unchecked Sendable {
    final class Probe: UIView {
        var layouts = 0
        var fits = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            fits += 1
            return CGSize(width: 70, height: 30)
        }
    }

    @MainActor var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    /// A probe that has been laid out already and is not marked.
    @MainActor private func settledProbe() -> Probe {
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(probe)
        harness.turn()
        XCTAssertEqual(probe.layouts, 1)
        probe.layouts = 0
        return probe
    }

    func test_C07_size_changes_mark_and_moves_do_not() {
        onMain {
            let probe = settledProbe()
            probe.frame.origin = CGPoint(x: 50, y: 50)
            probe.center = CGPoint(x: 90, y: 90)
            probe.transform = CGAffineTransform(rotationAngle: 1)
            probe.alpha = 0.5
            probe.backgroundColor = .red
            harness.turn()
            XCTAssertEqual(probe.layouts, 0, "moving does not lay out its own subviews again")
            probe.transform = .identity
            probe.frame.size.width = 40
            harness.turn()
            XCTAssertEqual(probe.layouts, 1)
            probe.bounds.size.height = 50
            harness.turn()
            XCTAssertEqual(probe.layouts, 2)
            probe.bounds.origin.y = 10
            harness.turn()
            XCTAssertEqual(probe.layouts, 3, "scrolling marks")
            probe.bounds = probe.bounds
            probe.frame = probe.frame
            harness.turn()
            XCTAssertEqual(probe.layouts, 3, "an equal frame marks nothing")
        }
    }

    func test_C07_adding_and_removing_subviews_marks() {
        onMain {
            let probe = settledProbe()
            let child = UIView()
            probe.addSubview(child)
            harness.turn()
            XCTAssertEqual(probe.layouts, 1)
            child.removeFromSuperview()
            harness.turn()
            XCTAssertEqual(probe.layouts, 2)
        }
    }

    func test_C08_a_view_of_zero_size_is_not_laid_out() {
        onMain {
            let probe = Probe()
            root.addSubview(probe)
            probe.addSubview(UIView())
            root.layoutIfNeeded()
            harness.turn()
            XCTAssertEqual(probe.layouts, 0)
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 0, "not marked any more")
            probe.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            harness.turn()
            XCTAssertEqual(probe.layouts, 1)
        }
    }

    /// "After `setNeedsLayout()` it is called for certain": DEV-756 reads the two claims together.
    func test_a_view_of_zero_size_is_laid_out_where_that_is_asked_for() {
        onMain {
            let probe = Probe()
            probe.setNeedsLayout()
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 1, "outside of any window")
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 1, "asked for once")
            probe.addSubview(UIView())
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 2, "marked by a subview, and asked itself")
            probe.layouts = 1
            root.addSubview(probe)
            harness.turn()
            XCTAssertEqual(probe.layouts, 1, "added: nobody asked")
            probe.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(probe.layouts, 2)
        }
    }

    func test_C09_set_needs_layout_waits_for_the_turn_and_layout_if_needed_does_not() {
        onMain {
            let probe = settledProbe()
            probe.setNeedsLayout()
            XCTAssertEqual(probe.layouts, 0)
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 1)
            probe.layoutIfNeeded()
            XCTAssertEqual(probe.layouts, 1, "not marked: nothing")
            harness.turn()
            XCTAssertEqual(probe.layouts, 1, "already done in this turn")
        }
    }

    func test_C10_several_marks_give_one_call() {
        onMain {
            let probe = settledProbe()
            probe.setNeedsLayout()
            probe.frame.size.width += 1
            probe.addSubview(UIView())
            probe.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(probe.layouts, 1)
            harness.turn()
            XCTAssertEqual(probe.layouts, 1)
        }
    }

    func test_C12_size_to_fit_asks_size_that_fits_and_goes_no_deeper() {
        onMain {
            let probe = Probe(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
            let child = Probe(frame: .zero)
            probe.addSubview(child)
            probe.sizeToFit()
            XCTAssertEqual(probe.fits, 1)
            XCTAssertEqual(child.fits, 0)
            XCTAssertEqual(probe.bounds.size, CGSize(width: 70, height: 30))
            XCTAssertEqual(probe.frame.origin, CGPoint(x: 3, y: 4))
        }
    }

    private final class Restless: UIView {
        var layouts = 0
        var isRestless = true
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if isRestless { bounds.size.width += 1 }
        }
    }

    func test_C21_layout_that_feeds_itself_ends_and_is_named() {
        onMain {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let still = Probe(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
            root.addSubview(view)
            root.addSubview(still)
            harness.recorder.clear()
            harness.turn()
            XCTAssertGreaterThan(view.layouts, 1)
            XCTAssertLessThan(view.layouts, 1000)
            let loops = harness.recorder.instants(named: "layout loop")
            XCTAssertEqual(loops.count, 1)
            XCTAssertTrue(loops.first?.detail.contains("Restless") ?? false, "\(loops)")
            XCTAssertFalse(loops.first?.detail.contains("Probe") ?? true, "\(loops)")
            XCTAssertEqual(still.layouts, 1, "others are laid out all the same")
            harness.turn()
            XCTAssertEqual(harness.recorder.instants(named: "layout loop").count, 1, "given up, not begun again")
            view.isRestless = false
            view.layouts = 0
            view.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(view.layouts, 1, "and it can be laid out again")
            XCTAssertEqual(harness.recorder.instants(named: "layout loop").count, 1)
        }
    }

    func test_C21_layout_if_needed_that_feeds_itself_ends_and_is_named() {
        onMain {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.addSubview(view)
            harness.recorder.clear()
            view.layoutIfNeeded()
            XCTAssertLessThan(view.layouts, 1000)
            let loops = harness.recorder.instants(named: "layout loop")
            XCTAssertEqual(loops.count, 1)
            XCTAssertTrue(loops.first?.detail.contains("Restless") ?? false, "\(loops)")
            view.isRestless = false
        }
    }

    func test_C16_update_constraints_deepest_first_before_layout() {
        onMain {
            final class Updating: UIView {
                static var log: [String] = []
                var name = ""
                override func updateConstraints() {
                    Self.log.append("\(name) updateConstraints")
                    super.updateConstraints()
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    Self.log.append("\(name) layoutSubviews")
                }
            }
            let outer = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            outer.name = "outer"
            let inner = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.name = "inner"
            outer.addSubview(inner)
            root.addSubview(outer)
            harness.turn()
            Updating.log = []
            outer.setNeedsUpdateConstraints()
            inner.setNeedsUpdateConstraints()
            harness.turn()
            XCTAssertEqual(
                Updating.log.filter { $0.hasSuffix("updateConstraints") },
                ["inner updateConstraints", "outer updateConstraints"])
        }
    }
}
