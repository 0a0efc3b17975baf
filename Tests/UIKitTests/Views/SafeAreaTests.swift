import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A safe area that changes while views stay where they are.
final class SafeAreaTests: MainTestCase, @unchecked Sendable {
    /// Writes down the insets that it is told about, and what of the layout stands between.
    @MainActor private final class Hearer: UIViewController {
        var log: [String] = []
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log.append("top \(Int(view.safeAreaInsets.top))")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.append("layout")
        }
    }

    /// A view that fills `superview` and listens to nothing.
    @MainActor private func addBox(to superview: UIView) -> UIView {
        let box = UIView(frame: superview.bounds)
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(box)
        return box
    }

    @MainActor private func add(_ child: UIViewController, to parent: UIViewController, in box: UIView) {
        parent.addChild(child)
        child.view.frame = box.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// A square in the corner that a view's safe area leaves free.
    @MainActor private func addPinned(to box: UIView) -> UIView {
        let square = UIView()
        square.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(square)
        NSLayoutConstraint.activate([
            square.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
            square.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor),
            square.widthAnchor.constraint(equalToConstant: 10), square.heightAnchor.constraint(equalToConstant: 10),
        ])
        return square
    }

    func testAChangeReachesViewsBehindPlainOnes() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let box = addBox(to: addBox(to: controller.view))
            let table = UITableView(frame: box.bounds)
            box.addSubview(table)
            let square = addPinned(to: box)
            harness.turn()
            let top = controller.view.safeAreaInsets.top
            XCTAssertGreaterThan(top, 0)
            XCTAssertEqual(table.contentOffset.y, -top)
            XCTAssertEqual(square.frame.origin, CGPoint(x: 0, y: top))
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 60, bottom: 0, right: 0)
            harness.turn()
            XCTAssertEqual(table.contentOffset.y, -top - 100)
            XCTAssertEqual(square.frame.origin, CGPoint(x: 60, y: top + 100))
        }
    }

    func testAChildBehindPlainViewsIsToldOnceBeforeItsLayout() {
        onMain {
            let (parent, child, grandchild) = (UIViewController(), Hearer(), Hearer())
            harness.show(root: parent)
            add(child, to: parent, in: addBox(to: addBox(to: parent.view)))
            add(grandchild, to: child, in: addBox(to: child.view))
            let square = addPinned(to: addBox(to: grandchild.view))
            harness.turn()
            let top = Int(parent.view.safeAreaInsets.top)
            child.log = []
            grandchild.log = []
            parent.additionalSafeAreaInsets.top = 100
            harness.turn()
            XCTAssertEqual(child.log, ["top \(top + 100)", "layout"])
            XCTAssertEqual(grandchild.log, ["top \(top + 100)", "layout"])
            XCTAssertEqual(square.frame.minY, CGFloat(top + 100))
            child.additionalSafeAreaInsets.top = 20
            harness.turn()
            XCTAssertEqual(child.log.suffix(2), ["top \(top + 120)", "layout"])
            XCTAssertEqual(grandchild.log.suffix(2), ["top \(top + 120)", "layout"])
            XCTAssertEqual(child.log.count, 4)
            XCTAssertEqual(grandchild.log.count, 4)
            XCTAssertEqual(square.frame.minY, CGFloat(top + 120))
        }
    }

    func testARotationIsToldOnceBehindPlainViews() {
        onMain {
            let (parent, child) = (UIViewController(), Hearer())
            harness.show(root: UINavigationController(rootViewController: parent))
            add(child, to: parent, in: addBox(to: addBox(to: parent.view)))
            harness.advance(by: 0.1)
            child.log = []
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(child.log, ["top \(Int(parent.view.safeAreaInsets.top))", "layout"])
            XCTAssertEqual(child.view.safeAreaInsets, parent.view.safeAreaInsets)
        }
    }

    func testWhoHasTheSameSafeAreaHearsNothing() {
        onMain {
            let (parent, child) = (UIViewController(), Hearer())
            harness.show(root: parent)
            let box = addBox(to: addBox(to: parent.view))
            add(child, to: parent, in: box)
            child.view.autoresizingMask = []
            child.view.frame = CGRect(x: 50, y: 300, width: 100, height: 100)
            harness.turn()
            child.log = []
            parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 0)
            harness.turn()
            XCTAssertEqual(child.log, [])
            parent.additionalSafeAreaInsets.left = 80
            harness.turn()
            XCTAssertEqual(child.log, ["top 0", "layout"])
            XCTAssertEqual(child.view.safeAreaInsets.left, 30)
        }
    }

    func testBarsKeepClearOfSidesThatAreCovered() throws {
        try onMain {
            let root = UIViewController()
            root.title = "Title"
            root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.isToolbarHidden = false
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let label = try XCTUnwrap(navigation.navigationBar.content?.largeLabel)
            let tool = try XCTUnwrap(navigation.toolbar.subviews.first { $0 is BarButtonView })
            let (title, button) = (label.frame.minX, tool.frame.minX)
            navigation.additionalSafeAreaInsets.left = 100
            harness.advance(by: 0.1)
            XCTAssertEqual(label.frame.minX, title + 100)
            XCTAssertEqual(tool.frame.minX, button + 100, "in line with the bar above")
        }
    }
}

/// What covers the screen of a tablet's tabs.
final class TabSafeAreaTests: TabTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    func testTheSidebarAndTheBarAreToldToWhatIsOnAStack() throws {
        try onMain {
            let root = UIViewController()
            let table = UITableView()
            root.view.addSubview(table)
            let tab = UITab(title: "A", image: nil, identifier: "A") { _ in
                UINavigationController(rootViewController: root)
            }
            let controller = UITabBarController(tabs: [tab, makeTab("B")])
            controller.mode = .tabSidebar
            harness.show(root: controller)
            harness.advance(by: 0.1)
            table.frame = root.view.bounds
            harness.advance(by: 0.1)
            let bar = try XCTUnwrap(root.navigationController?.navigationBar)
            let left = root.view.safeAreaInsets.left
            var offset = table.contentOffset.y
            XCTAssertEqual(offset, -root.view.safeAreaInsets.top)
            controller.setTabBarHidden(true, animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(table.contentOffset.y, offset + 49, "it stays where it rests")
            controller.setTabBarHidden(false, animated: false)
            harness.advance(by: 1)
            offset = table.contentOffset.y
            XCTAssertEqual(offset, -root.view.safeAreaInsets.top)
            controller.sidebar.isHidden = false
            harness.advance(by: 1)
            XCTAssertEqual(root.view.safeAreaInsets.left, left + UITabBarController.sidebarWidth)
            XCTAssertEqual(table.safeAreaInsets.left, left + UITabBarController.sidebarWidth)
            XCTAssertEqual(bar.safeAreaInsets.left, left + UITabBarController.sidebarWidth)
        }
    }
}
