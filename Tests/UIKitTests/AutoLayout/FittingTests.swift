import TestSupport
import UIKit
import XCTest

/// `systemLayoutSizeFitting`, alignment rectangles and whole pixels.
final class FittingTests: MainTestCase, @unchecked Sendable {
    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    /// A label of several lines, 10 points from each edge of its box.
    @MainActor private func makeBox() -> (UIView, UILabel) {
        let (box, label) = (UIView(), UILabel())
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
        return (box, label)
    }

    func test_a_required_width_gives_the_height_of_wrapped_text() {
        onMain {
            let (box, label) = makeBox()
            for width in [150.0, 250] as [CGFloat] {
                let size = box.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                XCTAssertEqual(size.width, width)
                let text = label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
                XCTAssertEqual(size.height, text + 20, accuracy: 0.7)
            }
            XCTAssertEqual(box.bounds.size, .zero, "measuring changes nothing")
        }
    }

    /// Text beside a picture that isn't there takes its room, and is as high as that makes it.
    func test_no_view_is_measured_narrower_than_nothing() {
        onMain {
            for (inCell, width) in [(false, 300), (true, 300), (false, 200), (true, 200)] as [(Bool, CGFloat)] {
                let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 500, height: 50))
                let (label, picture) = (UILabel(), UIImageView())
                label.numberOfLines = 0
                label.text = String(repeating: "word ", count: 30)
                let box = inCell ? cell : cell.contentView
                for view in [label, picture] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
                    picture.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
                    box.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                    label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
                ])
                let size = cell.systemLayoutSizeFitting(
                    CGSize(width: width, height: 50), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                let text = label.sizeThatFits(CGSize(width: width - 36, height: 0)).height
                XCTAssertEqual(size.height, text + 20, accuracy: 0.7, "in the cell itself: \(inCell)")
            }
        }
    }

    func test_the_target_is_a_wish_of_its_priority() {
        onMain {
            let box = UIView()
            let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
            least.priority = .defaultHigh
            least.isActive = true
            box.heightAnchor.constraint(equalToConstant: 30).isActive = true
            @MainActor func width(_ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
                box.systemLayoutSizeFitting(
                    CGSize(width: target, height: 0), withHorizontalFittingPriority: priority,
                    verticalFittingPriority: .fittingSizeLevel
                ).width
            }
            XCTAssertEqual(width(0, .fittingSizeLevel), 80)
            XCTAssertEqual(width(200, .fittingSizeLevel), 200)
            XCTAssertEqual(width(20, UILayoutPriority(749)), 80)
            XCTAssertEqual(width(20, UILayoutPriority(751)), 20)
            XCTAssertEqual(width(20, .required), 20)
            let size = box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
            XCTAssertEqual(size, CGSize(width: 10000, height: 30))
        }
    }

    func test_only_what_is_inside_counts() {
        onMain {
            final class Content: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 420) }
            }
            let (outer, content) = (UIView(), Content())
            outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            root.addSubview(outer)
            content.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: outer.topAnchor),
                content.leftAnchor.constraint(equalTo: outer.leftAnchor),
                content.rightAnchor.constraint(equalTo: outer.rightAnchor),
                content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
            harness.turn()
            XCTAssertEqual(content.frame, outer.bounds)
            XCTAssertEqual(
                content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 0, height: 420))
            XCTAssertEqual(
                outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 0, height: 420))
            XCTAssertEqual(content.frame, outer.bounds)
            content.heightAnchor.constraint(equalToConstant: 30).isActive = true
            XCTAssertEqual(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 30)
        }
    }

    func test_measuring_lays_nothing_out() {
        onMain {
            final class Counting: UIView {
                var layouts = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layouts += 1
                }
            }
            let (outer, box, neighbour) = (Counting(), makeBox().0, Counting())
            root.addSubview(outer)
            for view in [box, neighbour] {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
            }
            outer.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: outer.leftAnchor),
                box.rightAnchor.constraint(equalTo: outer.rightAnchor),
                box.topAnchor.constraint(equalTo: outer.topAnchor),
                neighbour.topAnchor.constraint(equalTo: box.bottomAnchor),
                neighbour.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                neighbour.widthAnchor.constraint(equalTo: box.widthAnchor),
                neighbour.leftAnchor.constraint(equalTo: outer.leftAnchor),
            ])
            harness.turn()
            let before = (outer.layouts, neighbour.layouts, neighbour.frame)
            XCTAssertEqual(before.2.width, 300)
            let narrow = box.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(narrow.width, 120)
            XCTAssertGreaterThan(narrow.height, box.bounds.height)
            harness.turn()
            XCTAssertEqual([outer.layouts, neighbour.layouts], [before.0, before.1])
            XCTAssertEqual(neighbour.frame, before.2)
        }
    }

    func test_measuring_updates_constraints_first() {
        onMain {
            final class Late: UIView {
                override func updateConstraints() {
                    heightAnchor.constraint(equalToConstant: 77).isActive = true
                    super.updateConstraints()
                }
            }
            let view = Late()
            view.setNeedsUpdateConstraints()
            XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 77)
        }
    }

    func test_a_view_without_constraints_is_measured_against_its_target_too() {
        onMain {
            let label = makeBox().1
            label.removeFromSuperview()
            label.translatesAutoresizingMaskIntoConstraints = true
            let size = label.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(size.width, 120)
            XCTAssertEqual(size.height, label.sizeThatFits(CGSize(width: 120, height: 0)).height, accuracy: 0.7)
            XCTAssertEqual(
                label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width,
                label.intrinsicContentSize.width, accuracy: 0.7)
            XCTAssertEqual(
                UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40)).systemLayoutSizeFitting(
                    UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 40))
        }
    }

    func test_nothing_of_another_length_is_a_constant() {
        onMain {
            let (box, child) = (UIView(), UIView())
            box.addSubview(child)
            let none = child.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0, constant: 12)
            XCTAssertNil(none.secondItem)
            XCTAssertEqual(none.secondAttribute, .notAnAttribute)
            XCTAssertEqual([none.multiplier, none.constant], [1, 12])
            let gap = box.topAnchor.anchorWithOffset(to: child.topAnchor)
            let closed = gap.constraint(equalTo: box.heightAnchor, multiplier: 0)
            XCTAssertNil(closed.secondAnchor)
            XCTAssertEqual(closed.multiplier, 1)
            let half = gap.constraint(equalTo: box.heightAnchor, multiplier: 0.5)
            XCTAssertTrue(half.secondItem === box)
            child.translatesAutoresizingMaskIntoConstraints = false
            box.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            gap.constraint(equalToConstant: 9).isActive = true
            root.addSubview(box)
            harness.turn()
            XCTAssertEqual(child.frame.minY, 9)
        }
    }

    func test_constraints_are_about_alignment_rectangles() {
        onMain {
            final class Badged: UIView {
                override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 2, right: 6) }
            }
            let view = Badged()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 6, width: 56, height: 26))
            XCTAssertEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 10, y: 10, width: 50, height: 20))
            XCTAssertEqual(
                view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)), view.frame)
        }
    }

    func test_edges_lie_on_pixels_and_neighbours_meet() {
        onMain {
            let views = (0..<7).map { _ in UIView() }
            for (i, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                    view.leftAnchor.constraint(equalTo: i == 0 ? root.leftAnchor : views[i - 1].rightAnchor),
                    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7.0),
                ])
            }
            harness.turn()
            for (view, next) in zip(views, views.dropFirst()) {
                XCTAssertEqual(view.frame.maxX, next.frame.minX, accuracy: 1e-9)
                let pixels = next.frame.minX * 3
                XCTAssertEqual(pixels, pixels.rounded(), accuracy: 1e-9)
            }
            XCTAssertEqual(views[6].frame.maxX, 393, accuracy: 1e-9)
        }
    }
}
