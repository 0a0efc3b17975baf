import PorticoTrace
import TestSupport
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues
import XCTest
import Synchronization

/// How solved numbers become places: which setters see it, and that what didn't change isn't touched.
final class ConstraintPlacingTests: MainTestCase, @unchecked Sendable {
    /// Writes down which of its setters were used.
    private final class Watched: UIView {
        var calls: [String] = []
        override var frame: CGRect { didSet { calls.append("frame") } }
        override var bounds: CGRect { didSet { calls.append("bounds") } }
        override var center: CGPoint { didSet { calls.append("center") } }
    }

    /// Each overrides one thing that a constraint's place goes through.
    private final class Centered: UIView {
        var count = 0
        override var center: CGPoint { didSet { count += 1 } }
    }
    private final class Bounded: UIView {
        var count = 0
        override var bounds: CGRect { didSet { count += 1 } }
    }
    private final class Inset: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0) }
    }
    private final class LayerWatcher: UIView {
        var count = 0
        override func layoutSublayers(of layer: CALayer) {
            count += 1
            super.layoutSublayers(of: layer)
        }
    }

    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    @MainActor override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func place(_ view: UIView, x: CGFloat) -> NSLayoutConstraint {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        harness.turn()
        return left
    }

    func test_constraints_set_bounds_and_center_and_only_what_changed() {
        onMain {
            let (view, neighbour) = (Watched(), Watched())
            let left = place(view, x: 10)
            _ = place(neighbour, x: 200)
            (view.calls, neighbour.calls) = ([], [])
            left.constant = 30
            harness.turn()
            XCTAssertEqual(view.calls, ["center"])
            XCTAssertEqual(neighbour.calls, [])
            XCTAssertEqual(view.frame, CGRect(x: 30, y: 0, width: 40, height: 20))
            root.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(view.calls, ["center"])
        }
    }

    /// The straight way for plain views, which is only taken while nobody traces.
    func test_without_a_trace_overrides_are_asked_and_plain_views_get_the_same_frame() {
        onMain {
            let isTraced = PorticoTrace.isEnabled
            PorticoTrace.hasSinks.store(false, ordering: .relaxed)
            defer { PorticoTrace.hasSinks.store(isTraced, ordering: .relaxed) }
            let (plain, centered, bounded, inset, watcher) = (UIView(), Centered(), Bounded(), Inset(), LayerWatcher())
            let views = [plain, centered, bounded, inset, watcher]
            let lefts = views.map { place($0, x: 10) }
            let filler = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            plain.addSubview(filler)
            let width = plain.widthAnchor.constraint(equalToConstant: 60)
            plain.constraints.filter { $0.firstAttribute == .width }.forEach { $0.isActive = false }
            width.isActive = true
            (centered.count, bounded.count, watcher.count) = (0, 0, 0)
            lefts.forEach { $0.constant = 30 }
            watcher.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(plain.frame, CGRect(x: 30, y: 0, width: 60, height: 20))
            XCTAssertEqual(filler.frame, CGRect(x: 0, y: 0, width: 60, height: 20))
            XCTAssertEqual(centered.frame.origin.x, 30)
            XCTAssertEqual(centered.count, 1)
            XCTAssertEqual(bounded.frame.origin.x, 30)
            XCTAssertEqual(bounded.count, 0)
            bounded.constraints.first { $0.firstAttribute == .width }!.constant = 50
            harness.turn()
            XCTAssertEqual(bounded.count, 1)
            XCTAssertEqual(inset.frame, CGRect(x: 27, y: 0, width: 43, height: 20))
            XCTAssertEqual(watcher.count, 1)
        }
    }

    func test_a_view_that_the_app_moved_is_put_back_by_the_next_layout() {
        onMain {
            let view = Watched()
            _ = place(view, x: 10)
            view.frame.origin = CGPoint(x: 99, y: 99)
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 99, y: 99, width: 40, height: 20), "a place alone asks for no layout")
            root.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 40, height: 20))
            view.frame.size = CGSize(width: 9, height: 9)
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 40, height: 20), "another size does")
        }
    }

    func test_a_transform_has_no_part_in_layout() {
        onMain {
            let view = UIView()
            let left = place(view, x: 10)
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            left.constant = 50
            harness.turn()
            XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 20))
            XCTAssertEqual(view.center, CGPoint(x: 70, y: 10))
        }
    }

    /// The middle of what is laid out is the center, so an anchor point moves the view, as it does without constraints; folding cells add
    /// half of their height to a constant for it.
    func test_an_anchor_point_moves_the_frame_and_not_the_center() {
        onMain {
            let view = UIView()
            view.layer.anchorPoint = CGPoint(x: 0, y: 1)
            _ = place(view, x: 10)
            XCTAssertEqual(view.center, CGPoint(x: 30, y: 10))
            XCTAssertEqual(view.frame, CGRect(x: 30, y: -10, width: 40, height: 20))
        }
    }

    /// Views that come and go use the same numbers again and inherit nothing.
    func test_new_views_in_the_place_of_dead_ones_start_afresh() {
        onMain {
            for round in 0..<20 {
                let views = (0..<5).map { _ in UIView() }
                for (i, view) in views.enumerated() {
                    _ = place(view, x: CGFloat(round * 10 + i))
                    XCTAssertEqual(view.frame, CGRect(x: round * 10 + i, y: 0, width: 40, height: 20))
                }
                views.forEach { $0.removeFromSuperview() }
                harness.turn()
            }
        }
    }
}
