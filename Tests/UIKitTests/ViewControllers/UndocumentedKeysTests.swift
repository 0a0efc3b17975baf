import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Keys that Apple documents nowhere and much code sets (DEV-858).
final class UndocumentedKeysTests: MainTestCase, @unchecked Sendable {
    @MainActor private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    func testABarsItemsAnswerTheirViews() {
        onMain {
            let controller = UIViewController()
            let (item, custom) = (UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil), UIView())
            custom.frame.size = CGSize(width: 30, height: 30)
            controller.navigationItem.rightBarButtonItems = [item, UIBarButtonItem(customView: custom)]
            controller.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            XCTAssertNil(item.value(forKey: "view"), "it isn't in a bar")
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            let view = item.value(forKey: "view") as? UIView
            XCTAssertEqual(view?.isDescendant(of: controller.navigationController!.navigationBar), true)
            let other = controller.navigationItem.rightBarButtonItems?.last?.value(forKey: "view") as AnyObject
            XCTAssertTrue(other === custom)
            let tab = tabs.tabBar.items?.first?.value(forKey: "view") as? UIView
            XCTAssertEqual(tab?.isDescendant(of: tabs.tabBar), true)
        }
    }

    func testAnAlertsTextsColoursPicturesAndContent() throws {
        try onMain {
            let root = UIViewController()
            harness.show(root: root)
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            let height = { () -> CGFloat in alert.view.sizeThatFits(CGSize(width: 270, height: 1000)).height }
            let plain = height()
            alert.setValue(
                NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]),
                forKey: "attributedTitle")
            alert.setValue(NSAttributedString(string: "Told"), forKey: "attributedMessage")
            let action = UIAlertAction(title: "Go", style: .default)
            action.setValue(UIColor.green, forKey: "titleTextColor")
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
            action.setValue(picture, forKey: "image")
            alert.addAction(action)
            let content = UIViewController()
            content.preferredContentSize.height = 80
            alert.setValue(content, forKey: "contentViewController")
            root.present(alert, animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(
                label("Red", in: alert.view)?.attributedText?.attribute(
                    .foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
            XCTAssertNotNil(label("Told", in: alert.view))
            XCTAssertEqual(label("Go", in: alert.view)?.textColor, .green)
            XCTAssertEqual(content.parent, alert)
            XCTAssertEqual(content.view.frame.size, CGSize(width: 270, height: 80))
            XCTAssertGreaterThan(content.view.frame.minY, try XCTUnwrap(label("Told", in: alert.view)).frame.minY)
            XCTAssertEqual(height(), plain + 80 + 44)
            content.preferredContentSize.height = 100
            harness.advance(by: 0.1)
            XCTAssertEqual(content.view.frame.height, 100)
            alert.setValue(nil, forKey: "contentViewController")
            harness.advance(by: 0.1)
            XCTAssertNil(content.parent)
            XCTAssertEqual(height(), plain + 44)
        }
    }

    func testASearchBarsFieldAndTheDevicesOrientation() {
        onMain {
            let bar = UISearchBar()
            XCTAssertTrue(bar.value(forKey: "searchField") as AnyObject === bar.searchTextField)
            let device = UIDevice.current
            XCTAssertEqual(device.value(forKey: "orientation") as? Int, UIDeviceOrientation.portrait.rawValue)
            device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
            XCTAssertEqual(device.orientation, .portrait, "since iOS 16 it only says so")
        }
    }
}
