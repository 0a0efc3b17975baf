import TestSupport
import UIKit
import XCTest

/// Layouts that ordinary code asks for, and what iOS makes of them.
final class OrdinaryLayoutTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ build: (UIView) -> Void) -> UIView {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        build(controller.view)
        harness.show(root: controller)
        harness.turn()
        return controller.view
    }

    @MainActor private func label(_ text: String?) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// A badge that holds on to its size with all its might, hidden in a row that is aligned at the top.
    func testAHiddenViewInAStackHasNoLengthHoweverItResists() {
        for alignment in [UIStackView.Alignment.top, .center, .fill] {
            onMain {
                let (text, badge) = (label("Some text"), label("12"))
                badge.setContentCompressionResistancePriority(.required, for: .horizontal)
                badge.setContentCompressionResistancePriority(.required, for: .vertical)
                badge.isHidden = true
                let stack = UIStackView(arrangedSubviews: [text, badge])
                stack.alignment = alignment
                stack.translatesAutoresizingMaskIntoConstraints = false
                let messages = layoutMessages {
                    _ = show { root in
                        root.addSubview(stack)
                        NSLayoutConstraint.activate([
                            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                            stack.topAnchor.constraint(equalTo: root.topAnchor),
                            stack.widthAnchor.constraint(equalToConstant: 300),
                        ])
                    }
                }
                XCTAssertEqual(messages, [])
                XCTAssertEqual(badge.frame.width, 0, accuracy: 0.01)
                XCTAssertEqual(text.frame.width, 300, accuracy: 0.01)
                badge.isHidden = false
                harness.turn()
                XCTAssertEqual(badge.frame.width, badge.intrinsicContentSize.width, accuracy: 0.5)
            }
        }
    }

    // MARK: Limits

    func testAnImageViewWithoutAnImageIsNotNarrowerThanNothing() {
        onMain {
            let image = UIImageView()
            let text = label(String(repeating: "many words that have to wrap ", count: 6))
            let stack = UIStackView(arrangedSubviews: [image, text])
            _ = show { view in
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                ])
            }
            XCTAssertEqual(image.frame.width, 0)
            XCTAssertEqual(text.frame.width, 393)
            XCTAssertGreaterThan(text.frame.height, 60, "it wraps")
        }
    }

    /// DEV-250.
    func testAViewBetweenTwoThatTouchHasNoNegativeLength() {
        onMain {
            let (left, right, between) = (UIView(), UIView(), UIView())
            _ = show { view in
                for one in [left, right, between] {
                    one.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(one)
                }
                let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: -20)
                gap.priority = .defaultHigh
                NSLayoutConstraint.activate([
                    left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    left.widthAnchor.constraint(equalToConstant: 100),
                    right.widthAnchor.constraint(equalToConstant: 100),
                    between.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                    between.trailingAnchor.constraint(equalTo: right.leadingAnchor), gap,
                ])
            }
            XCTAssertEqual(between.frame.width, 0)
            XCTAssertEqual(right.frame.minX, 100)
        }
    }

    /// DEV-250: iOS breaks a constraint here, with a message.
    func testALengthThatRequiredConstraintsMakeNegativeIsNothing() {
        onMain {
            let child = UIView()
            var messages: [String] = []
            let write = LayoutLog.write
            LayoutLog.write = { messages.append($0) }
            defer { LayoutLog.write = write }
            let view = show { view in
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 300),
                    child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -300),
                    child.topAnchor.constraint(equalTo: view.topAnchor),
                    child.heightAnchor.constraint(equalToConstant: 9),
                ])
            }
            XCTAssertEqual(child.frame.width, 0)
            XCTAssertEqual(child.frame.minX, 300)
            XCTAssertEqual(messages, [])
            XCTAssertEqual(view.frame.width, 393)
        }
    }

    // MARK: Views without a size

    func testABoxThatOnlyATextSizesGrowsWhenTheTextComes() {
        onMain {
            let (box, text) = (UIView(), label(nil))
            _ = show { view in
                box.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(text)
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    text.topAnchor.constraint(equalTo: box.topAnchor),
                    text.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                    text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                ])
            }
            XCTAssertEqual(box.frame.size, .zero)
            text.text = "Now"
            harness.turn()
            XCTAssertEqual(box.frame.size, text.intrinsicContentSize)
            XCTAssertEqual(text.frame, box.bounds)
        }
    }

    func testChildrenOfAViewWithoutHeightAreLaidOut() {
        onMain {
            final class Box: UIView {
                var layouts = 0
                override func layoutSubviews() {
                    layouts += 1
                    super.layoutSubviews()
                }
            }
            for height in [0, 1] as [CGFloat] {
                let (box, child) = (Box(), UIView())
                _ = show { view in
                    for one in [box, child] { one.translatesAutoresizingMaskIntoConstraints = false }
                    box.addSubview(child)
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        box.topAnchor.constraint(equalTo: view.topAnchor),
                        box.widthAnchor.constraint(equalToConstant: 100),
                        box.heightAnchor.constraint(equalToConstant: height),
                        child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
                        child.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                        child.widthAnchor.constraint(equalToConstant: 20),
                        child.heightAnchor.constraint(equalToConstant: 20),
                    ])
                }
                XCTAssertEqual(child.frame, CGRect(x: 5, y: 5, width: 20, height: 20), "height \(height)")
                XCTAssertEqual(box.layouts, 1, "height \(height)")
            }
        }
    }

    // MARK: Who is laid out

    @MainActor private final class Counting: UIView {
        var layouts = 0
        var constraintPasses = 0
        var layoutBody: (Counting) -> Void = { _ in }
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
            layoutBody(self)
        }
        override func updateConstraints() {
            constraintPasses += 1
            super.updateConstraints()
        }
    }

    func testASubviewsBoundsMarkItsSuperviewAndItsOriginDoesNot() {
        onMain {
            let outer = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
            scroller.contentSize = CGSize(width: 50, height: 500)
            outer.addSubview(inner)
            outer.addSubview(scroller)
            @MainActor func layouts(_ body: () -> Void) -> Int {
                outer.layouts = 0
                body()
                outer.layoutIfNeeded()
                return outer.layouts
            }
            _ = layouts {}
            XCTAssertEqual(layouts {}, 0)
            XCTAssertEqual(layouts { inner.frame.size.width = 60 }, 1, "outside of a window, too")
            XCTAssertEqual(layouts { inner.bounds.size.height = 70 }, 1)
            XCTAssertEqual(layouts { inner.frame.origin.x = 60 }, 0)
            XCTAssertEqual(layouts { inner.center.y = 60 }, 0)
            XCTAssertEqual(layouts { scroller.contentOffset.y = 60 }, 1)
            _ = show { $0.addSubview(outer) }
            outer.layouts = 0
            inner.frame.size.width = 65
            XCTAssertEqual(outer.layouts, 0)
            harness.turn()
            XCTAssertEqual(outer.layouts, 1, "in the same turn")
        }
    }

    func testSizesThatASuperviewGivesInItsLayoutDontMarkItAgain() {
        onMain {
            let outer = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = UIView()
            outer.addSubview(inner)
            outer.layoutBody = { $0.subviews[0].frame = CGRect(x: 0, y: 0, width: $0.layouts * 10, height: 10) }
            _ = show { $0.addSubview(outer) }
            XCTAssertEqual(outer.layouts, 1)
            XCTAssertEqual(inner.frame.width, 10)
        }
    }

    func testAViewHalfwayBetweenPixelsKeepsItsLength() {
        onMain {
            let labels = ["128", "4.2k", "310"].map { text in
                let label = UILabel()
                label.text = text
                label.numberOfLines = 0
                label.font = .preferredFont(forTextStyle: .headline)
                return label
            }
            let row = UIStackView(
                arrangedSubviews: labels.map { label in
                    let column = UIStackView(arrangedSubviews: [label])
                    column.axis = .vertical
                    column.alignment = .center
                    return column
                })
            row.distribution = .fillEqually
            row.translatesAutoresizingMaskIntoConstraints = false
            _ = show {
                $0.addSubview(row)
                row.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16).isActive = true
                row.widthAnchor.constraint(equalToConstant: 361).isActive = true
            }
            for label in labels {
                XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width, accuracy: 0.001, label.text ?? "")
            }
        }
    }

    // DEV-728
    func testAControllerWithoutABarIsLaidOutOnceBeforeWhatIsDeeper() {
        onMain {
            final class Root: UIViewController {
                let (inner, deep) = (UIView(), UIView())
                var frames: [[CGRect]] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for (child, parent) in [(inner, view!), (deep, inner)] {
                        child.translatesAutoresizingMaskIntoConstraints = false
                        parent.addSubview(child)
                        NSLayoutConstraint.activate([
                            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
                            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
                            child.widthAnchor.constraint(equalToConstant: 50),
                            child.heightAnchor.constraint(equalToConstant: 40),
                        ])
                    }
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    frames.append([inner.frame, deep.frame])
                }
            }
            let root = Root()
            harness.show(root: root)
            harness.advance(by: 0.1)
            let place = CGRect(x: 10, y: 10, width: 50, height: 40)
            XCTAssertEqual(root.frames, [[place, .zero]])
            XCTAssertEqual(root.deep.frame, place)
        }
    }

    func testUpdateConstraintsBeginsWithTheFirstConstraint() {
        onMain {
            let (alone, child, root) = (Counting(), Counting(), Counting())
            alone.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            let controller = UIViewController()
            root.frame = UIScreen.main.bounds
            controller.view = root
            root.addSubview(alone)
            harness.show(root: controller)
            harness.turn()
            XCTAssertEqual([root.constraintPasses, alone.constraintPasses], [0, 0], "nobody has constraints")
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                child.topAnchor.constraint(equalTo: root.topAnchor),
                child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
            ])
            harness.turn()
            XCTAssertEqual(child.constraintPasses, 1)
            XCTAssertEqual(alone.constraintPasses, 0)
            child.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
            harness.turn()
            XCTAssertEqual(child.constraintPasses, 1, "further constraints don't ask again")
            child.setNeedsUpdateConstraints()
            harness.turn()
            XCTAssertEqual(child.constraintPasses, 2)
        }
    }

    // MARK: One bound

    func testAPlaceWithOneBoundIsAtThatBound() {
        onMain {
            let (leading, trailing) = (UIView(), UIView())
            _ = show { view in
                for one in [leading, trailing] {
                    one.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(one)
                    NSLayoutConstraint.activate([
                        one.topAnchor.constraint(equalTo: view.topAnchor),
                        one.widthAnchor.constraint(equalToConstant: 50),
                        one.heightAnchor.constraint(equalToConstant: 50),
                    ])
                }
                leading.leftAnchor.constraint(lessThanOrEqualTo: view.leftAnchor, constant: 72).isActive = true
                trailing.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -72).isActive =
                    true
            }
            XCTAssertEqual(leading.frame.minX, 72)
            XCTAssertEqual(trailing.frame.maxX, 321)
        }
    }

    func testLengthsThatAreExactInTheConstraintStayExact() {
        onMain {
            let (box, text) = (UIView(), label("A text of some length"))
            text.numberOfLines = 1
            _ = show { view in
                for one in [box, text] {
                    one.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(one)
                }
                NSLayoutConstraint.activate([
                    box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
                    box.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 50),
                    box.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 1.0 / 3),
                    text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    text.topAnchor.constraint(equalTo: view.topAnchor, constant: 1.0 / 3),
                ])
            }
            XCTAssertEqual(box.bounds.size, CGSize(width: 100, height: 100))
            XCTAssertEqual(text.bounds.size, text.intrinsicContentSize)
        }
    }

    // MARK: Stacks

    @MainActor private func stack(_ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
        final class Sized: UIView {
            var natural = CGSize.zero
            override var intrinsicContentSize: CGSize { natural }
        }
        let stack = UIStackView(
            arrangedSubviews: lengths.map { length in
                let view = Sized()
                view.natural = axis == .vertical ? CGSize(width: 50, height: length) : CGSize(width: length, height: 20)
                return view
            })
        stack.axis = axis
        return stack
    }

    func testFillProportionallyGivesSharesOfTheWholeLength() {
        onMain {
            let stack = stack([33.5, 20.5, 14.5], .vertical)
            stack.distribution = .fillProportionally
            stack.spacing = 4
            stack.frame = CGRect(x: 0, y: 0, width: 120, height: 112)
            _ = show { $0.addSubview(stack) }
            XCTAssertEqual(stack.arrangedSubviews.map { $0.frame.height.rounded() }, [49, 30, 25])
            XCTAssertEqual(stack.arrangedSubviews.map { $0.frame.minY.rounded() }, [0, 53, 87])
        }
    }

    func testWhereThereIsNotRoomTheFirstArrangedViewGivesWay() {
        onMain {
            let stack = stack([120, 151, 39.5], .horizontal)
            stack.spacing = 8
            stack.frame = CGRect(x: 0, y: 0, width: 288, height: 40)
            _ = show { $0.addSubview(stack) }
            let widths = stack.arrangedSubviews.map(\.frame.width)
            for (width, expected) in zip(widths, [81.5, 151, 39.5]) { XCTAssertEqual(width, expected, accuracy: 0.34) }
            stack.addArrangedSubview(stack.arrangedSubviews[0])
            harness.turn()
            let turned = stack.arrangedSubviews.map(\.frame.width)
            for (width, expected) in zip(turned, [112.5, 39.5, 120]) { XCTAssertEqual(width, expected, accuracy: 0.34) }
        }
    }

    func testSpacingsThatStandForOthers() {
        onMain {
            XCTAssertEqual(UIStackView.spacingUseDefault, CGFloat(Float.greatestFiniteMagnitude))
            XCTAssertEqual(UIStackView.spacingUseSystem, CGFloat(Float.leastNormalMagnitude))
        }
    }

    func testTextThatWrapsGivesWayToAnIconBesideIt() {
        onMain {
            for isFirst in [true, false] {
                let icon = stack([24], .horizontal).arrangedSubviews[0]
                let text = label(String(repeating: "many words that have to wrap ", count: 6))
                let row = UIStackView(arrangedSubviews: isFirst ? [icon, text] : [text, icon])
                row.spacing = 8
                row.translatesAutoresizingMaskIntoConstraints = false
                _ = show { view in
                    view.addSubview(row)
                    row.widthAnchor.constraint(equalToConstant: 300).isActive = true
                }
                XCTAssertEqual([icon.frame.width, text.frame.width], [24, 268], "icon first: \(isFirst)")
                XCTAssertGreaterThan(text.frame.height, 60)
            }
        }
    }

    func testAHiddenArrangedViewKeepsItsAlignmentAndStandsInTheMiddleOfTheGap() {
        onMain {
            let stack = stack([30, 30, 30], .horizontal)
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            _ = show { view in
                view.addSubview(stack)
                stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
                stack.arrangedSubviews[1].isHidden = true
            }
            XCTAssertEqual(stack.arrangedSubviews[1].frame, CGRect(x: 34, y: 0, width: 0, height: 40))
            XCTAssertEqual(stack.arrangedSubviews[2].frame.minX, 38)
        }
    }

    // MARK: Changes while laid out

    private final class Decorator: UIViewController {
        var layouts = 0
        var decorate: (UIView) -> Void = { _ in }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            decorate(view)
        }
    }

    /// DEV-859.
    func testLayersAndViewsMayBeAddedInViewDidLayoutSubviews() {
        onMain {
            let changes: [(UIView) -> Void] = [
                { $0.layer.insertSublayer(CAGradientLayer(), at: 0) },
                { $0.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) },
                {
                    $0.subviews.forEach { $0.removeFromSuperview() }
                    $0.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
                },
            ]
            for change in changes {
                let controller = Decorator()
                controller.decorate = change
                harness.recorder.clear()
                harness.show(root: controller)
                harness.advance(by: 0.1)
                XCTAssertLessThanOrEqual(controller.layouts, 2)
                XCTAssertLessThanOrEqual(controller.view.layer.sublayers?.count ?? 0, 2)
                XCTAssertEqual(harness.recorder.instants(named: "layout loop").count, 0)
            }
        }
    }

    // MARK: Threads

    func testAViewWithConstraintsMayBeReleasedOnAnotherThread() {
        onMain {
            nonisolated(unsafe) var view: UIView? = {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
                ])
                return outer
            }()
            weak let inner = view?.subviews.first
            let released = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                view = nil
                released.signal()
            }
            released.wait()
            harness.turn(until: { inner == nil })
            XCTAssertNil(inner)
            _ = show { $0.addSubview(UIStackView(arrangedSubviews: [UIView()])) }
        }
    }
}
