import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The order in which a tablet's columns and sidebars are gone through.
final class ColumnOrderTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor private func page(_ texts: [(String, CGFloat)]) -> UIViewController {
        let page = UIViewController()
        for (text, y) in texts {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 100, height: 20))
            label.text = text
            page.view.addSubview(label)
        }
        return page
    }

    @MainActor private var labels: [String] { AccessibilityTree.elements().compactMap(\.label) }

    func testColumnsAreReadOneAfterTheOther() {
        onMain {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredSplitBehavior = .tile
            split.setViewController(page([("side 1", 200), ("side 2", 400)]), for: .primary)
            split.setViewController(page([("main 1", 150), ("main 2", 300)]), for: .secondary)
            harness.show(root: split)
            harness.advance(by: 0.5)
            let order = labels.filter { $0.hasPrefix("side") || $0.hasPrefix("main") }
            XCTAssertEqual(order, ["side 1", "side 2", "main 1", "main 2"])
        }
    }

    func testASidebarOfTabsComesBeforeTheContent() {
        onMain {
            let names = ["A", "B"]
            let tabs = names.map { name in
                UITab(title: name, image: nil, identifier: name) { [page = page([("main " + name, 60)])] _ in
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                    return UINavigationController(rootViewController: page)
                }
            }
            let controller = UITabBarController(tabs: tabs)
            controller.mode = .tabSidebar
            harness.show(root: controller)
            harness.advance(by: 0.5)
            XCTAssertEqual(labels.first, "Toggle sidebar")
            XCTAssertEqual(labels.filter { $0 == "A" }.count, 1, "the sidebar's rows are beyond the edge")
            controller.sidebar.isHidden = false
            harness.advance(by: 1)
            XCTAssertEqual(Array(labels.prefix(3)), ["Toggle sidebar", "A", "B"])
            XCTAssertTrue(labels.dropFirst(3).contains("main A"))
        }
    }
}
