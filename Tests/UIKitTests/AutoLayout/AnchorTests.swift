import TestSupport
import UIKit
import XCTest

/// Anchors and what is made of them, beyond the plain cases.
final class AnchorTests: MainTestCase, @unchecked Sendable {
    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func add<View: UIView>(_ view: View, height: CGFloat? = 10) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        if let height {
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        return view
    }

    func test_anchors_of_one_item_and_attribute_are_equal() {
        onMain {
            let (a, b) = (UIView(), UIView())
            XCTAssertEqual(a.leftAnchor, a.leftAnchor)
            XCTAssertEqual(a.leftAnchor.hash, a.leftAnchor.hash)
            XCTAssertNotEqual(a.leftAnchor, b.leftAnchor)
            XCTAssertNotEqual(a.leftAnchor, a.rightAnchor)
            XCTAssertTrue(a.leftAnchor.copy() as AnyObject is NSLayoutXAxisAnchor)
            b.addSubview(a)
            let constraint = a.leftAnchor.constraint(equalTo: b.rightAnchor)
            XCTAssertTrue(constraint.firstAnchor.isEqual(a.leftAnchor))
            XCTAssertTrue(constraint.secondAnchor!.isEqual(b.rightAnchor))
            XCTAssertNil(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor)
            XCTAssertNotEqual(
                a.leftAnchor.anchorWithOffset(to: b.leftAnchor), a.rightAnchor.anchorWithOffset(to: b.leftAnchor))
        }
    }

    func test_distances_between_anchors_are_dimensions() {
        onMain {
            let views = (0..<3).map { _ in add(UIView()) }
            let gaps = zip(views, views.dropFirst()).map { $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor) }
            NSLayoutConstraint.activate(
                views.map { $0.widthAnchor.constraint(equalToConstant: 30) } + [
                    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    gaps[0].constraint(equalToConstant: 20),
                    gaps[1].constraint(equalTo: gaps[0], multiplier: 2, constant: 5),
                ])
            harness.turn()
            XCTAssertEqual(views.map(\.frame.minX), [0, 50, 125])
            root.semanticContentAttribute = .forceRightToLeft
            let mirrored = (0..<3).map { _ in add(UIView()) }
            let first = mirrored[0].trailingAnchor.anchorWithOffset(to: mirrored[1].leadingAnchor)
            let second = mirrored[1].trailingAnchor.anchorWithOffset(to: mirrored[2].leadingAnchor)
            NSLayoutConstraint.activate(
                mirrored.map { $0.widthAnchor.constraint(equalToConstant: 30) } + [
                    mirrored[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    first.constraint(equalToConstant: 20), second.constraint(equalTo: first, multiplier: 2),
                ])
            harness.turn()
            XCTAssertEqual(mirrored.map(\.frame.maxX), [393, 343, 273])
        }
    }

    func test_a_distance_can_follow_a_width() {
        onMain {
            let (a, b) = (add(UIView()), add(UIView()))
            let distance = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
            let wide = a.widthAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([
                a.leftAnchor.constraint(equalTo: root.leftAnchor), wide,
                b.widthAnchor.constraint(equalToConstant: 5),
                distance.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 3),
                distance.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 3),
            ])
            harness.turn()
            XCTAssertEqual(b.frame.minX, 120)
            wide.constant = 50
            harness.turn()
            XCTAssertEqual(b.frame.minX, 150)
            b.removeFromSuperview()
            XCTAssertEqual(root.constraints.count, 2, "those about the view that left are gone")
        }
    }

    func test_system_spacing_is_eight_points_and_a_line_between_baselines() {
        onMain {
            let (a, b) = (add(UILabel(), height: nil), add(UILabel(), height: nil))
            for label in [a, b] {
                label.text = "x"
                label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            }
            b.font = .systemFont(ofSize: 30)
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
            let edges = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
            edges.isActive = true
            harness.turn()
            XCTAssertEqual(b.frame.minY, a.frame.maxY + 16, accuracy: 0.4)
            edges.isActive = false
            let lines = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
            XCTAssertEqual(lines.constant, b.font.lineHeight, accuracy: 0.01)
            lines.isActive = true
            harness.turn()
            let upper = a.frame.minY + a.font.ascender
            XCTAssertEqual(b.frame.minY + b.font.ascender, upper + b.font.lineHeight, accuracy: 1)
        }
    }

    func test_constraints_are_held_where_they_are_added() {
        onMain {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(box)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            let constraint = view.leftAnchor.constraint(equalTo: box.leftAnchor)
            root.addConstraint(constraint)
            XCTAssertTrue(constraint.isActive)
            XCTAssertEqual(root.constraints, [constraint])
            XCTAssertEqual(box.constraints, [])
            box.removeConstraint(constraint)
            XCTAssertTrue(constraint.isActive, "not held here")
            root.removeConstraint(constraint)
            XCTAssertFalse(constraint.isActive)
            constraint.isActive = true
            XCTAssertEqual(box.constraints, [constraint], "the nearest common ancestor")
        }
    }

    func test_a_column_by_baselines_in_the_visual_format() {
        onMain {
            let (a, b) = (add(UILabel(), height: nil), add(UILabel(), height: nil))
            for label in [a, b] { label.text = "x" }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-100-[a]-40-[b]", options: [.alignAllLeft, .spacingBaselineToBaseline],
                    metrics: nil, views: ["a": a, "b": b]) + [a.leftAnchor.constraint(equalTo: root.leftAnchor)])
            harness.turn()
            XCTAssertEqual(b.frame.minY - a.frame.minY, 40, accuracy: 0.4)
        }
    }
}
