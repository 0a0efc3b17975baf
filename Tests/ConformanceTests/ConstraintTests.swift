import TestSupport
import UIKit
import XCTest

/// Contract C07 (its constraint part), C11, C16 and C18: what constraints mark, who is laid out then, and how often.
final class ConstraintTests: MainTestCase, @unchecked Sendable {
    final class Counting: UIView {
        var layouts = 0
        var updates = 0
        var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        override var intrinsicContentSize: CGSize { content }
        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @MainActor private var controller: UIViewController { harness.window.rootViewController! }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    /// A container whose frame the app sets, on the screen.
    @MainActor private func makeBox() -> Counting {
        let box = Counting(frame: CGRect(x: 10, y: 100, width: 300, height: 200))
        controller.view.addSubview(box)
        return box
    }

    /// A view in `box` that constraints place: 10, 10, `width` × 20.
    @MainActor private func add(to box: UIView, width: CGFloat? = 50) -> (
        view: Counting, left: NSLayoutConstraint, width: NSLayoutConstraint?
    ) {
        let view = Counting()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10)
        let wide = width.map(view.widthAnchor.constraint(equalToConstant:))
        NSLayoutConstraint.activate(
            [
                left, view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
                view.heightAnchor.constraint(equalToConstant: 20),
            ] + (wide.map { [$0] } ?? []))
        return (view, left, wide)
    }

    /// What one turn lays out, and how often.
    @MainActor private func layouts(of views: Counting...) -> [Int] {
        views.forEach { $0.layouts = 0 }
        harness.turn()
        return views.map(\.layouts)
    }

    func test_C07_a_constant_marks_who_places_and_who_is_resized() {
        onMain {
            let box = makeBox()
            let (view, left, width) = add(to: box)
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 50, height: 20))
            left.constant = 30
            XCTAssertEqual(view.frame.minX, 10, "not at once")
            XCTAssertEqual(layouts(of: box, view), [1, 0], "moved: its superview places it")
            XCTAssertEqual(view.frame.minX, 30)
            width!.constant = 60
            XCTAssertEqual(layouts(of: box, view), [1, 1], "resized: itself, too")
            left.constant = 30
            width!.constant = 60
            XCTAssertEqual(layouts(of: box, view), [0, 0], "equal: nothing")
            left.constant = 31
            left.constant = 32
            width!.constant = 61
            XCTAssertEqual(layouts(of: box, view), [1, 1], "several changes, one pass")
        }
    }

    func test_C07_priority_and_activation_mark() {
        onMain {
            let box = makeBox()
            let (view, _, width) = add(to: box)
            let other = view.widthAnchor.constraint(equalToConstant: 80)
            other.priority = .defaultHigh
            width!.isActive = false
            width!.priority = .defaultLow
            NSLayoutConstraint.activate([width!, other])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 80)
            other.priority = UILayoutPriority(200)
            XCTAssertEqual(layouts(of: box, view), [1, 1])
            XCTAssertEqual(view.bounds.width, 50)
            other.priority = UILayoutPriority(200)
            XCTAssertEqual(layouts(of: box, view), [0, 0])
            width!.isActive = false
            XCTAssertEqual(layouts(of: box, view), [1, 1])
            XCTAssertEqual(view.bounds.width, 80)
            width!.isActive = false
            other.isActive = true
            XCTAssertEqual(layouts(of: box, view), [0, 0], "already so")
        }
    }

    func test_C07_content_priorities_and_content_size_mark() {
        onMain {
            let box = makeBox()
            let (view, _, _) = add(to: box, width: nil)
            view.content = CGSize(width: 40, height: 20)
            let least = view.widthAnchor.constraint(equalToConstant: 100)
            least.priority = UILayoutPriority(500)
            least.isActive = true
            view.invalidateIntrinsicContentSize()
            harness.turn()
            XCTAssertEqual(view.bounds.width, 100)
            view.setContentHuggingPriority(UILayoutPriority(600), for: .horizontal)
            XCTAssertEqual(layouts(of: box, view), [1, 1])
            XCTAssertEqual(view.bounds.width, 40)
            view.setContentHuggingPriority(UILayoutPriority(600), for: .horizontal)
            XCTAssertEqual(layouts(of: box, view), [0, 0])
            view.content.width = 150
            XCTAssertEqual(layouts(of: box, view), [0, 0], "nobody said so")
            view.invalidateIntrinsicContentSize()
            XCTAssertEqual(layouts(of: box, view), [1, 1])
            XCTAssertEqual(view.bounds.width, 150)
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            XCTAssertEqual(layouts(of: box, view), [1, 1])
            XCTAssertEqual(view.bounds.width, 100)
        }
    }

    func test_C07_properties_of_a_label_that_change_its_size_mark_its_superview() {
        onMain {
            let box = makeBox()
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "one"
            box.addSubview(label)
            label.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
            label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
            harness.turn()
            let changes: [(String, () -> Void)] = [
                ("text", { label.text = "one, two and three" }), ("font", { label.font = .systemFont(ofSize: 30) }),
                ("numberOfLines", { label.numberOfLines = 0 }),
            ]
            for (name, change) in changes {
                let before = label.frame
                change()
                XCTAssertEqual(layouts(of: box)[0], 1, name)
                XCTAssertNotEqual(label.frame, before, name)
                change()
                XCTAssertEqual(layouts(of: box)[0], 0, "\(name), unchanged")
            }
            label.textColor = .red
            XCTAssertEqual(layouts(of: box)[0], 0)
        }
    }

    func test_C07_translating_the_autoresizing_mask_marks() {
        onMain {
            let box = makeBox()
            let (view, _, _) = add(to: box)
            harness.turn()
            view.translatesAutoresizingMaskIntoConstraints = false
            XCTAssertEqual(layouts(of: box, view), [0, 0])
            NSLayoutConstraint.deactivate(box.constraints + view.constraints)
            view.translatesAutoresizingMaskIntoConstraints = true
            XCTAssertEqual(layouts(of: box)[0], 1)
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 50, height: 20), "the frame is the app's again")
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    func test_C07_safe_area_changes_mark_who_depends_on_them() {
        onMain {
            let view = Counting()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            let guide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            ])
            harness.turn()
            let before = view.frame
            controller.additionalSafeAreaInsets.top = 40
            XCTAssertEqual(layouts(of: view), [1])
            XCTAssertEqual(view.frame.minY, before.minY + 40)
            controller.additionalSafeAreaInsets.top = 40
            XCTAssertEqual(layouts(of: view), [0])
        }
    }

    func test_C07_rotation_and_another_window_mark() {
        onMain {
            let view = Counting()
            view.translatesAutoresizingMaskIntoConstraints = false
            let root: UIView = controller.view
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 393)
            view.layouts = 0
            harness.runtime.post(.rotate(.left))
            harness.turn()
            XCTAssertEqual(view.layouts, 1)
            XCTAssertEqual(view.bounds.width, 852)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let other = UIViewController()
            window.rootViewController = other
            window.isHidden = false
            other.view.addSubview(view)
            view.widthAnchor.constraint(equalTo: other.view.widthAnchor).isActive = true
            XCTAssertEqual(layouts(of: view), [1])
            XCTAssertEqual(view.bounds.width, 200)
            window.isHidden = true
        }
    }

    func test_C07_center_and_transform_mark_only_where_constraints_depend_on_them() {
        onMain {
            let box = makeBox()
            let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let loose = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
            box.addSubview(anchor)
            box.addSubview(loose)
            let (view, left, _) = add(to: box)
            left.isActive = false
            view.leftAnchor.constraint(equalTo: anchor.rightAnchor).isActive = true
            harness.turn()
            loose.center.x += 30
            loose.transform = CGAffineTransform(scaleX: 2, y: 2)
            XCTAssertEqual(layouts(of: box, view), [0, 0], "no constraint says anything about it")
            anchor.center.x += 30
            XCTAssertEqual(layouts(of: box, view), [1, 0])
            XCTAssertEqual(view.frame.minX, 40)
            anchor.transform = CGAffineTransform(scaleX: 2, y: 2)
            harness.turn()
            XCTAssertEqual(view.frame.minX, 40, "constraints are about frames without the transform")
        }
    }

    func test_C11_a_changed_size_lays_out_the_parent_whether_constraints_tie_them_or_not() {
        onMain {
            let box = makeBox()
            let tied = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let loose = Counting(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
            box.addSubview(tied)
            box.addSubview(loose)
            let (view, left, _) = add(to: box)
            left.isActive = false
            view.leftAnchor.constraint(equalTo: tied.rightAnchor).isActive = true
            harness.turn()
            loose.frame.size.width = 30
            XCTAssertEqual(layouts(of: box, loose, view), [1, 1, 0])
            tied.frame.size.width = 30
            XCTAssertEqual(layouts(of: box, tied, view), [1, 1, 0])
            XCTAssertEqual(view.frame.minX, 30)
            XCTAssertEqual(tied.frame.width, 30, "its own frame stays the app's")
        }
    }

    func test_C16_set_needs_update_constraints_leads_to_one_update_and_then_layout() {
        onMain {
            let box = makeBox()
            let (view, _, _) = add(to: box)
            let (inner, _, _) = add(to: view, width: 5)
            harness.turn()
            view.updates = 0
            inner.updates = 0
            view.setNeedsUpdateConstraints()
            view.setNeedsUpdateConstraints()
            XCTAssertTrue(view.needsUpdateConstraints())
            XCTAssertEqual(view.updates, 0)
            harness.turn()
            XCTAssertEqual([view.updates, inner.updates], [1, 0], "once, and nobody else")
            XCTAssertFalse(view.needsUpdateConstraints())
            harness.turn()
            XCTAssertEqual(view.updates, 1)
            inner.setNeedsUpdateConstraints()
            view.updateConstraintsIfNeeded()
            XCTAssertEqual([view.updates, inner.updates], [1, 1], "at once, below, for those that asked")
        }
    }

    func test_C16_a_subview_that_asks_while_its_superview_updates_is_served_in_the_same_turn() {
        onMain {
            final class Asking: UIView {
                var inner: UIView?
                override func updateConstraints() {
                    inner?.setNeedsUpdateConstraints()
                    super.updateConstraints()
                }
            }
            let outer = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            controller.view.addSubview(outer)
            let (inner, _, _) = add(to: outer)
            outer.inner = inner
            harness.turn()
            inner.updates = 0
            outer.setNeedsUpdateConstraints()
            harness.turn()
            XCTAssertEqual(inner.updates, 1)
        }
    }

    func test_C18_content_size_hugging_and_resistance_decide_sizes() {
        onMain {
            let box = makeBox()
            let (view, _, _) = add(to: box, width: nil)
            view.content = CGSize(width: 40, height: UIView.noIntrinsicMetric)
            view.invalidateIntrinsicContentSize()
            harness.turn()
            XCTAssertEqual(view.bounds.width, 40, "nothing else: the content's own width")
            @MainActor func width(_ wish: CGFloat, _ priority: Float) -> CGFloat {
                let constraint = view.widthAnchor.constraint(equalToConstant: wish)
                constraint.priority = UILayoutPriority(priority)
                constraint.isActive = true
                harness.turn()
                constraint.isActive = false
                return view.bounds.width
            }
            XCTAssertEqual(width(100, 249), 40, "hugging 250 holds against less")
            XCTAssertEqual(width(100, 251), 100, "and gives way to more")
            XCTAssertEqual(width(10, 749), 40, "resistance 750 holds against less")
            XCTAssertEqual(width(10, 751), 10, "and gives way to more")
            view.setContentHuggingPriority(.required, for: .horizontal)
            XCTAssertEqual(width(100, 999), 40)
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            XCTAssertEqual(width(100, 999), 100)
        }
    }
}
