import TestSupport
import UIKit
import XCTest

/// Constraints that change while views are being laid out.
final class ConstraintsInLayoutTests: MainTestCase, @unchecked Sendable {
    /// Replaces the constraints of its one subview whenever it is laid out.
    private final class Replacing: UIView {
        let child = UIView()
        var layouts = 0
        var isEarly = true
        var width: CGFloat = 40
        private var old: [NSLayoutConstraint] = []

        override func layoutSubviews() {
            layouts += 1
            if isEarly { replace() }
            super.layoutSubviews()
            if !isEarly { replace() }
        }

        private func replace() {
            if child.superview == nil {
                child.translatesAutoresizingMaskIntoConstraints = false
                addSubview(child)
            }
            NSLayoutConstraint.deactivate(old)
            old = [
                child.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
                child.topAnchor.constraint(equalTo: topAnchor),
                child.widthAnchor.constraint(equalToConstant: width),
                child.heightAnchor.constraint(equalTo: heightAnchor),
            ]
            NSLayoutConstraint.activate(old)
        }
    }

    @MainActor private func show(early: Bool) -> Replacing {
        harness.show(root: UIViewController())
        let view = Replacing()
        view.isEarly = early
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        harness.window.rootViewController!.view.addSubview(view)
        harness.turn()
        return view
    }

    func test_equal_constraints_in_place_of_others_come_to_rest() {
        onMain {
            for early in [true, false] {
                let view = show(early: early)
                XCTAssertEqual(view.child.frame, CGRect(x: 5, y: 0, width: 40, height: 50))
                let before = view.layouts
                XCTAssertLessThanOrEqual(before, 3)
                view.setNeedsLayout()
                harness.turn()
                XCTAssertEqual(view.layouts, before + 1, "early \(early)")
                harness.turn()
                XCTAssertEqual(view.layouts, before + 1)
            }
        }
    }

    /// Layouts that a wider child takes.
    @MainActor private func layoutsToWiden(early: Bool) -> Int {
        let view = show(early: early)
        let before = view.layouts
        view.width = 60
        view.setNeedsLayout()
        harness.turn()
        XCTAssertEqual(view.child.frame.width, 60)
        return view.layouts - before
    }

    func test_what_changes_before_the_subviews_are_placed_counts_in_the_same_layout() {
        onMain { XCTAssertEqual(layoutsToWiden(early: true), 1) }
    }

    func test_what_changes_after_they_are_placed_needs_another() {
        onMain { XCTAssertEqual(layoutsToWiden(early: false), 2) }
    }

    func test_a_controller_may_change_constraints_around_its_views_layout() {
        onMain {
            final class Screen: UIViewController {
                let box = UIView()
                var early: NSLayoutConstraint!, late: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    early = box.widthAnchor.constraint(equalToConstant: 1)
                    late = box.heightAnchor.constraint(equalToConstant: 1)
                    NSLayoutConstraint.activate([
                        early, late, box.leftAnchor.constraint(equalTo: view.leftAnchor),
                        box.topAnchor.constraint(equalTo: view.topAnchor),
                    ])
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    early.constant = view.bounds.width / 3
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    late.constant = box.frame.width * 2
                }
            }
            let screen = Screen()
            harness.show(root: screen)
            harness.turn()
            let width = screen.view.bounds.width
            XCTAssertEqual(screen.box.frame, CGRect(x: 0, y: 0, width: width / 3, height: width / 3 * 2))
        }
    }
}
