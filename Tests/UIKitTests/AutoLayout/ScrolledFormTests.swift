import TestSupport
import UIKit
import XCTest

/// Stacks in scroll views under bars, as books write forms.
final class ScrolledFormTests: MainTestCase, @unchecked Sendable {
    func testAStackWithMarginsInAScrollViewUnderABarComesToRest() {
        onMain {
            for behaviour in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never, .always] {
                for margins in [CGFloat(0), 16] {
                    let controller = UIViewController()
                    let (scroller, stack) = (UIScrollView(), UIStackView())
                    scroller.contentInsetAdjustmentBehavior = behaviour
                    stack.axis = .vertical
                    stack.isLayoutMarginsRelativeArrangement = true
                    stack.layoutMargins = UIEdgeInsets(top: margins, left: margins, bottom: margins, right: margins)
                    for index in 0..<40 {
                        let row = UILabel()
                        row.text = "Row \(index)"
                        stack.addArrangedSubview(row)
                    }
                    for view in [scroller, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
                    controller.view.addSubview(scroller)
                    scroller.addSubview(stack)
                    NSLayoutConstraint.activate(
                        edges(of: scroller, at: controller.view!) + edges(of: stack, at: scroller)
                            + [stack.widthAnchor.constraint(equalTo: scroller.widthAnchor)])
                    harness.show(root: UINavigationController(rootViewController: controller))
                    harness.turn()
                    let name = "\(behaviour) \(margins)"
                    let first = stack.arrangedSubviews[0].frame
                    XCTAssertEqual(first.width, 393 - 2 * margins, name)
                    XCTAssertEqual(first.minY, behaviour == .never ? margins + 103 : margins, accuracy: 1e-9, name)
                    XCTAssertEqual(scroller.contentSize.height, stack.frame.height, accuracy: 0.01, name)
                    scroller.contentOffset.y = 100
                    harness.turn()
                    scroller.contentOffset.y = 2000
                    harness.turn()
                    XCTAssertEqual(scroller.contentSize.height, stack.frame.height, accuracy: 0.01, name)
                }
            }
        }
    }

    /// As books write it: short, as long as the screen and longer, by the scroll view's own guides, with all kinds of margins.
    func testAFormWithMarginsSettlesWhateverItsLength() {
        onMain {
            for (rows, isLarge) in [
                (3, false), (3, true), (32, false), (34, true), (36, false), (38, false), (60, true),
            ] {
                for inset in [0, 8, 20] as [CGFloat] {
                    let controller = UIViewController()
                    let (scroller, form) = (UIScrollView(), UIStackView())
                    form.axis = .vertical
                    form.isLayoutMarginsRelativeArrangement = true
                    form.directionalLayoutMargins = NSDirectionalEdgeInsets(
                        top: inset, leading: inset, bottom: inset, trailing: inset)
                    for index in 0..<rows {
                        let row = UILabel()
                        row.text = "Row \(index)"
                        form.addArrangedSubview(row)
                    }
                    for view in [scroller, form] { view.translatesAutoresizingMaskIntoConstraints = false }
                    controller.view.addSubview(scroller)
                    scroller.addSubview(form)
                    NSLayoutConstraint.activate(
                        edges(of: scroller, at: controller.view!) + edges(of: form, at: scroller.contentLayoutGuide)
                            + [form.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor)])
                    let navigation = UINavigationController(rootViewController: controller)
                    navigation.navigationBar.prefersLargeTitles = isLarge
                    harness.recorder.clear()
                    harness.show(root: navigation)
                    harness.turn()
                    let name = "\(rows) rows, \(inset) points, large: \(isLarge)"
                    for offset in [nil, 30, 150] as [CGFloat?] {
                        if let offset { scroller.contentOffset.y = offset }
                        harness.turn()
                        XCTAssertEqual(harness.recorder.instants(named: "layout loop").count, 0, name)
                        XCTAssertEqual(scroller.contentSize.height, form.frame.height, accuracy: 0.01, name)
                        XCTAssertEqual(form.arrangedSubviews[0].frame.width, 393 - 2 * inset, accuracy: 0.01, name)
                    }
                }
            }
        }
    }

    /// A gradient that follows a view deep inside, from its controller's `viewDidLayoutSubviews`.
    func testTheLastLayoutOfAControllerFindsWhatIsBelowInPlace() {
        onMain {
            final class Controller: UIViewController {
                let banner = UIView()
                var last = CGRect.zero
                var count = 0
                override func viewDidLoad() {
                    let scroll = UIScrollView()
                    let stack = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [banner])])
                    for (inner, outer) in [(scroll, view!), (stack, scroll)] {
                        inner.translatesAutoresizingMaskIntoConstraints = false
                        outer.addSubview(inner)
                        NSLayoutConstraint.activate(edges(of: inner, at: outer))
                    }
                    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
                    banner.heightAnchor.constraint(equalToConstant: 100).isActive = true
                }
                override func viewDidLayoutSubviews() {
                    count += 1
                    last = banner.bounds
                }
            }
            let controller = Controller()
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.turn()
            XCTAssertEqual(controller.last, CGRect(x: 0, y: 0, width: 393, height: 100))
            XCTAssertLessThanOrEqual(controller.count, 3)
            let count = controller.count
            harness.turn()
            XCTAssertEqual(controller.count, count)
        }
    }

    func testNothingConflictsBeforeTheFirstLayout() {
        onMain {
            let dot = UIView()
            let stack = UIStackView(arrangedSubviews: [dot])
            (stack.axis, stack.alignment) = (.vertical, .center)
            let scroll = UIScrollView()
            let controller = UIViewController()
            controller.view.addSubview(scroll)
            scroll.addSubview(stack)
            for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
            let (outer, content, frame) = (controller.view!, scroll.contentLayoutGuide, scroll.frameLayoutGuide)
            NSLayoutConstraint.activate([
                dot.widthAnchor.constraint(equalToConstant: 74), dot.heightAnchor.constraint(equalToConstant: 12),
                scroll.topAnchor.constraint(equalTo: outer.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
            ])
            let messages = layoutMessages {
                harness.show(root: controller)
                harness.advance(by: 0.1)
            }
            XCTAssertEqual(messages, [])
            XCTAssertEqual(stack.frame, CGRect(x: 16, y: 0, width: 361, height: 12))
        }
    }
}

/// The constraints that hold a view to all four edges of a view or a layout guide.
@MainActor private func edges(of view: UIView, at container: Any) -> [NSLayoutConstraint] {
    [.top, .bottom, .leading, .trailing].map { (edge: NSLayoutConstraint.Attribute) in
        NSLayoutConstraint(
            item: view, attribute: edge, relatedBy: .equal, toItem: container, attribute: edge, multiplier: 1,
            constant: 0)
    }
}
