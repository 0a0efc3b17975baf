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

    private func isRed(_ pixel: Pixel) -> Bool { pixel.r > 200 && pixel.g < 60 && pixel.b < 60 }

    /// `UIColor.tintColor` is the tint of the view that shows it, dimmed where that is.
    func testTheColourCalledTintIsThatOfTheView() {
        onMain {
            harness.showWindow()
            let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            plain.backgroundColor = .tintColor
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 80))
            label.font = .systemFont(ofSize: 70, weight: .black)
            label.textColor = .tintColor
            label.text = "MMM"
            outer.addSubview(plain)
            outer.addSubview(label)
            harness.window.addSubview(outer)
            harness.advance(by: 0.1)
            let blue = harness.pixel(at: CGPoint(x: 20, y: 120))
            XCTAssertGreaterThan(blue.b, 200)
            @MainActor func hasRedText() -> Bool {
                stride(from: 0, to: 200, by: 2).contains { isRed(harness.pixel(at: CGPoint(x: $0, y: 240))) }
            }
            XCTAssertFalse(hasRedText())
            outer.tintColor = .red
            harness.advance(by: 0.1)
            XCTAssertTrue(isRed(harness.pixel(at: CGPoint(x: 20, y: 120))))
            XCTAssertTrue(hasRedText())
            XCTAssertEqual(plain.backgroundColor, .tintColor)
            outer.tintAdjustmentMode = .dimmed
            harness.advance(by: 0.1)
            XCTAssertFalse(isRed(harness.pixel(at: CGPoint(x: 20, y: 120))))
            XCTAssertFalse(hasRedText())
            let other = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
            other.backgroundColor = .tintColor
            outer.tintAdjustmentMode = .normal
            outer.addSubview(other)
            harness.advance(by: 0.1)
            XCTAssertTrue(isRed(harness.pixel(at: CGPoint(x: 20, y: 170))), "a view that comes later")
            outer.tintColor = .tintColor
            harness.advance(by: 0.1)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 20, y: 120)), blue, "the app's")
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
