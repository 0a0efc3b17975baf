import TestSupport
import UIKit
import XCTest

/// Stack views that change, and those with baselines and margins.
final class StackViewTests: MainTestCase, @unchecked Sendable {
    final class Box: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
        convenience init(_ width: CGFloat, _ height: CGFloat) {
            self.init(frame: .zero)
            size = CGSize(width: width, height: height)
        }
    }

    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func show(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return stack
    }

    func test_hiding_in_an_animation_block_animates_by_itself() {
        onMain {
            let views = [Box(20, 10), Box(40, 10), Box(60, 10)]
            let stack = show(views)
            stack.alignment = .top
            harness.turn()
            XCTAssertEqual(views.map(\.frame.minX), [0, 20, 60])
            var ended = false
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views[1].isHidden = true
            } completion: { _ in
                ended = true
            }
            XCTAssertTrue(views[1].isHidden)
            XCTAssertEqual(views[2].frame.minX, 20, "the model is there at once")
            XCTAssertEqual(stack.frame.width, 80)
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(views[2].layer.presentation()!.frame.minX, 40, accuracy: 2)
            XCTAssertEqual(views[1].layer.presentation()!.frame.width, 20, accuracy: 2)
            XCTAssertFalse(views[1].layer.isHidden, "seen while it shrinks")
            harness.advance(by: 0.6)
            XCTAssertTrue(ended)
            XCTAssertTrue(views[1].layer.isHidden)
            XCTAssertTrue(views[1].isHidden)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            XCTAssertFalse(views[1].layer.isHidden)
            XCTAssertEqual(views.map(\.frame.minX), [0, 20, 60])
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(views[1].layer.presentation()!.frame.width, 20, accuracy: 2)
        }
    }

    func test_showing_again_before_the_end_leaves_it_shown() {
        onMain {
            let views = [Box(20, 10), Box(40, 10)]
            let stack = show(views)
            harness.turn()
            UIView.animate(withDuration: 1) { views[1].isHidden = true }
            harness.advance(by: 0.3)
            UIView.animate(withDuration: 1) { views[1].isHidden = false }
            harness.advance(by: 2)
            XCTAssertFalse(views[1].isHidden)
            XCTAssertFalse(views[1].layer.isHidden)
            XCTAssertEqual(stack.frame.width, 60)
        }
    }

    func test_hidden_views_take_no_room_and_no_height() {
        onMain {
            let views = [Box(20, 10), Box(40, 50), Box(60, 10)]
            let stack = show(views)
            stack.spacing = 5
            stack.alignment = .center
            harness.turn()
            XCTAssertEqual(stack.frame.size, CGSize(width: 130, height: 50))
            views[1].isHidden = true
            harness.turn()
            XCTAssertEqual(stack.frame.size, CGSize(width: 85, height: 10))
            XCTAssertEqual(views[2].frame.minX, 25)
            stack.alignment = .fill
            harness.turn()
            XCTAssertEqual(stack.frame.size, CGSize(width: 85, height: 10))
            XCTAssertEqual(views[1].frame.height, 10, "it fills, and asks for nothing")
            views.forEach { $0.isHidden = true }
            harness.turn()
            XCTAssertEqual(stack.frame.width, 0)
        }
    }

    /// What is in it is held by constraints of its own.
    @MainActor private func container(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let (view, inner) = (UIView(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: width),
            inner.heightAnchor.constraint(equalToConstant: height),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        let bottom = inner.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        bottom.isActive = true
        return view
    }

    func test_hidden_containers_ask_for_no_room_across() {
        onMain {
            for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
                let views = [Box(100, 20), container(300, 40), Box(100, 20)]
                let stack = show(views)
                (stack.axis, stack.alignment, stack.spacing) = (.vertical, alignment, 10)
                harness.turn()
                XCTAssertEqual(stack.frame.size, CGSize(width: 300, height: 100))
                views[1].isHidden = true
                harness.turn()
                XCTAssertEqual(stack.frame.size, CGSize(width: 100, height: 50))
                views[1].isHidden = false
                harness.turn()
                XCTAssertEqual(stack.frame.size, CGSize(width: 300, height: 100))
                XCTAssertEqual(views[2].frame.minY, 80)
                stack.removeFromSuperview()
            }
        }
    }

    func test_hiding_and_showing_in_one_block_changes_nothing() {
        onMain {
            let views = [Box(20, 10), Box(40, 10), Box(60, 10)]
            let stack = show(views)
            (stack.alignment, stack.spacing) = (.top, 5)
            harness.turn()
            let before = views.map(\.frame)
            UIView.animate(withDuration: 0.3) {
                views[1].isHidden = true
                views[1].isHidden = false
            }
            XCTAssertEqual(views.map(\.frame), before)
            harness.advance(by: 0.5)
            XCTAssertEqual(views.map(\.frame), before)
            XCTAssertFalse(views[1].layer.isHidden)
            UIView.animate(withDuration: 0.3) {
                views[1].isHidden = true
                views[1].isHidden = false
                views[1].isHidden = true
            }
            harness.advance(by: 0.5)
            XCTAssertTrue(views[1].layer.isHidden)
            XCTAssertEqual(stack.frame.width, 85)
        }
    }

    func test_an_older_block_that_ends_leaves_a_later_one_alone() {
        onMain {
            let views = [Box(20, 10), Box(40, 10)]
            _ = show(views)
            harness.turn()
            UIView.animate(withDuration: 1) { views[1].isHidden = true }
            harness.advance(by: 0.2)
            UIView.animate(withDuration: 1) { views[1].isHidden = false }
            harness.advance(by: 0.2)
            UIView.animate(withDuration: 5) { views[1].isHidden = true }
            harness.advance(by: 2)
            XCTAssertFalse(views[1].layer.isHidden, "it is still on its way")
            harness.advance(by: 4)
            XCTAssertTrue(views[1].layer.isHidden)
        }
    }

    func test_outside_of_windows_a_view_hides_at_once() {
        onMain {
            let views = [Box(20, 10), Box(40, 10)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            stack.layoutIfNeeded()
            UIView.animate(withDuration: 1) { views[1].isHidden = true }
            XCTAssertTrue(views[1].layer.isHidden)
            UIView.animate(withDuration: 1) { views[1].isHidden = false }
            XCTAssertFalse(views[1].layer.isHidden)
        }
    }

    func test_a_column_spaced_by_baselines() {
        onMain {
            let labels = [UILabel(), UILabel()]
            for label in labels { label.text = "text" }
            let stack = show(labels)
            stack.axis = .vertical
            stack.spacing = 40
            stack.isBaselineRelativeArrangement = true
            harness.turn()
            XCTAssertEqual(labels[1].frame.minY - labels[0].frame.minY, 40, accuracy: 0.4)
            stack.isBaselineRelativeArrangement = false
            harness.turn()
            XCTAssertEqual(labels[1].frame.minY - labels[0].frame.maxY, 40, accuracy: 0.4)
            XCTAssertTrue(stack.forFirstBaselineLayout === labels[0])
            XCTAssertTrue(stack.forLastBaselineLayout === labels[1])
        }
    }

    func test_a_row_aligned_by_baselines() {
        onMain {
            let labels = [UILabel(), UILabel()]
            for label in labels { label.text = "text" }
            labels[1].font = .systemFont(ofSize: 34)
            let stack = show(labels)
            for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
                stack.alignment = alignment
                harness.turn()
                let baselines = labels.map { $0.frame.minY + $0.font.ascender }
                XCTAssertEqual(baselines[0], baselines[1], accuracy: 1)
                XCTAssertGreaterThan(labels[0].frame.minY, 5)
            }
            XCTAssertTrue(stack.forFirstBaselineLayout === labels[1], "the tallest")
        }
    }

    func test_margins() {
        onMain {
            let stack = show([Box(20, 10)])
            stack.insetsLayoutMarginsFromSafeArea = false
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stack.isLayoutMarginsRelativeArrangement = true
            harness.turn()
            XCTAssertEqual(stack.frame.size, CGSize(width: 26, height: 14))
            XCTAssertEqual(stack.arrangedSubviews[0].frame, CGRect(x: 2, y: 1, width: 20, height: 10))
        }
    }

    func test_filling_by_proportion() {
        onMain {
            let views = [Box(20, 10), Box(40, 10)]
            let stack = show(views)
            stack.distribution = .fillProportionally
            stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
            harness.turn()
            XCTAssertEqual(views.map(\.frame.width), [40, 80])
        }
    }

    func test_equal_centering() {
        onMain {
            let views = [Box(20, 10), Box(40, 10), Box(20, 10)]
            let stack = show(views)
            stack.distribution = .equalCentering
            stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
            harness.turn()
            XCTAssertEqual(views.map(\.frame.midX), [10, 100, 190])
        }
    }

    func test_of_equal_hugging_the_first_view_takes_what_is_over_from_right_to_left_too() {
        onMain {
            @MainActor func widths(_ direction: UISemanticContentAttribute) -> (labels: [UILabel], stack: UIStackView) {
                let labels = ["Header", "4"].map { text in
                    let label = UILabel()
                    label.text = text
                    return label
                }
                let stack = UIStackView(arrangedSubviews: labels)
                stack.frame = CGRect(x: 20, y: 100, width: 300, height: 30)
                stack.semanticContentAttribute = direction
                harness.window.addSubview(stack)
                harness.turn()
                return (labels, stack)
            }
            harness.showWindow()
            let (ordinary, mirrored) = (widths(.forceLeftToRight), widths(.forceRightToLeft))
            XCTAssertGreaterThan(ordinary.labels[0].frame.width, 250)
            XCTAssertEqual(mirrored.labels.map(\.frame.width), ordinary.labels.map(\.frame.width))
            XCTAssertEqual(mirrored.labels[0].frame.maxX, 300)
            ordinary.stack.semanticContentAttribute = .forceRightToLeft
            harness.turn()
            XCTAssertEqual(ordinary.labels.map(\.frame), mirrored.labels.map(\.frame), "also one that turns round")
        }
    }
}
