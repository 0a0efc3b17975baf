import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Views of the app's own in the title's place.
final class TitleViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ view: UIView, add: (UINavigationItem) -> Void = { _ in }) -> UINavigationController {
        let screen = UIViewController()
        screen.navigationItem.titleView = view
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        add(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        harness.show(root: navigation)
        harness.advance(by: 0.1)
        return navigation
    }

    func testAStackSizedByItsConstraintsIsCentredAndFollowsItsText() {
        onMain {
            let (dot, label) = (UIView(), UILabel())
            dot.widthAnchor.constraint(equalToConstant: 28).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 28).isActive = true
            label.text = "Anna"
            let stack = UIStackView(arrangedSubviews: [dot, label])
            (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 2)
            let navigation = show(stack)
            let width = label.intrinsicContentSize.width
            XCTAssertEqual(stack.frame.width, max(28, width.rounded(.up)), accuracy: 0.5)
            XCTAssertEqual(stack.frame.midX, 196.5, accuracy: 0.5)
            XCTAssertEqual(dot.convert(dot.bounds, to: nil).midX, 196.5, accuracy: 0.5)
            label.text = "Anna Appleseed and others"
            navigation.bar.content?.setNeedsLayout()
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(stack.frame.width, width + 60)
            XCTAssertEqual(stack.frame.midX, 196.5, accuracy: 0.5)
        }
    }

    /// By itself: nobody has to tell the bar.
    func testAStackFollowsWhatIsInIt() {
        onMain {
            for usesFrame in [true, false] {
                let (title, subtitle) = (UILabel(), UILabel())
                (title.text, subtitle.text) = ("Anna", "here")
                let inner = UIStackView(arrangedSubviews: [title, subtitle])
                inner.axis = .vertical
                let stack = UIStackView(arrangedSubviews: [inner])
                stack.translatesAutoresizingMaskIntoConstraints = usesFrame
                _ = show(stack)
                for text in ["Anna", "Anna Appleseed", "A"] {
                    title.text = text
                    harness.advance(by: 0.1)
                    let wanted = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    XCTAssertEqual(stack.frame.width, wanted.width, accuracy: 1, "\(text), \(usesFrame)")
                    XCTAssertEqual(stack.frame.height, wanted.height, accuracy: 1, "\(text), \(usesFrame)")
                    XCTAssertEqual(stack.frame.midX, 196.5, accuracy: 0.6, "\(text), \(usesFrame)")
                    XCTAssertGreaterThanOrEqual(
                        title.bounds.width, title.intrinsicContentSize.width - 0.5, "\(text), \(usesFrame)")
                }
                subtitle.isHidden = true
                harness.advance(by: 0.1)
                XCTAssertEqual(
                    stack.frame.height, stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height,
                    accuracy: 1)
            }
        }
    }

    func testAFrameOfTheAppsCounts() {
        onMain {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
            let label = UILabel(frame: box.bounds)
            label.text = "A"
            box.addSubview(label)
            let navigation = show(box)
            XCTAssertEqual(box.frame.size, CGSize(width: 120, height: 30))
            navigation.bar.content?.setNeedsLayout()
            harness.advance(by: 0.1)
            XCTAssertEqual(box.frame.size, CGSize(width: 120, height: 30), "also the second time")
            box.bounds.size.width = 80
            navigation.bar.content?.setNeedsLayout()
            harness.advance(by: 0.1)
            XCTAssertEqual(box.frame.width, 80)
        }
    }

    func testTheTitleViewGoesWhileOneSearches() {
        onMain {
            let view = UISegmentedControl(items: ["All", "Open"])
            let search = UISearchController()
            _ = show(view) {
                $0.searchController = search
                $0.hidesSearchBarWhenScrolling = false
            }
            XCTAssertEqual(view.alpha, 1)
            search.isActive = true
            harness.advance(by: 1)
            XCTAssertEqual(view.alpha, 0)
            search.isActive = false
            harness.advance(by: 1)
            XCTAssertEqual(view.alpha, 1)
        }
    }
}
