import TestSupport
import UIKit
import XCTest

/// Who hears of a tint colour, and who of a dimmed one.
final class TintTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Tinted: UIView {
        var heard: [UIColor] = []
        override func tintColorDidChange() { heard.append(tintColor) }
    }

    /// The window, a view with a colour of its own, and one below it.
    @MainActor private func nest() -> (outer: UIView, own: Tinted, inner: Tinted) {
        let (outer, own, inner) = (UIView(), Tinted(), Tinted())
        outer.addSubview(own)
        own.addSubview(inner)
        own.tintColor = .systemIndigo
        own.heard = []
        inner.heard = []
        return (outer, own, inner)
    }

    func testAColourStopsAtAViewWithAColourOfItsOwn() {
        onMain {
            let (outer, own, inner) = nest()
            outer.tintColor = .systemRed
            XCTAssertEqual(own.heard, [])
            XCTAssertEqual(inner.heard, [])
            own.tintColor = .systemGreen
            XCTAssertEqual(inner.heard, [.systemGreen])
        }
    }

    func testAModeDimsAColourOfItsOwnToo() {
        onMain {
            let (outer, own, inner) = nest()
            outer.tintAdjustmentMode = .dimmed
            XCTAssertEqual(own.heard, [.systemGray])
            XCTAssertEqual(inner.heard, [.systemGray])
            outer.tintAdjustmentMode = .automatic
            XCTAssertEqual(inner.heard, [.systemGray, .systemIndigo])
            own.tintAdjustmentMode = .normal
            inner.heard = []
            outer.tintAdjustmentMode = .dimmed
            XCTAssertEqual(inner.heard, [], "a mode of its own stands between")
        }
    }

    /// A tab that was tinted through its controller's view is grey below an alert, and comes back.
    func testATabBarIsDimmedBelowAnAlert() {
        onMain {
            let tabs = UITabBarController()
            let first = UIViewController()
            first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            tabs.viewControllers = [first]
            tabs.view.tintColor = .systemIndigo
            harness.show(root: tabs)
            harness.turn()
            var colors: [UIColor] = []
            func look() {
                let label = tabs.tabBar.subviews.flatMap { $0.subviews }.compactMap { $0 as? UILabel }.first
                label.map { colors.append($0.textColor) }
            }
            look()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            tabs.present(alert, animated: false)
            harness.turn()
            look()
            alert.dismiss(animated: false)
            harness.turn()
            look()
            XCTAssertEqual(colors, [.systemIndigo, .systemGray, .systemIndigo])
        }
    }
}
