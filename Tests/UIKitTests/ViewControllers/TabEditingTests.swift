import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A person edits the sidebar of tabs, on a tablet. DEV-1361.
final class TabEditingTests: TabTestCase, @unchecked Sendable {
    private static let name = "TabEditingTests"
    private static let key = "UITabBarController.customization.TabEditingTests"

    override func prepare() {
        UserDefaults.standard.removeObject(forKey: Self.key)
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    override func tearDown() {
        UserDefaults.standard.removeObject(forKey: Self.key)
        super.tearDown()
    }

    @MainActor private final class EditingListener: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { log.append("begin") }
        func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { log.append("end") }
        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
            log.append("visible " + tabs.map { "\($0.identifier) \(!$0.isHidden)" }.joined(separator: " "))
        }
        func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            log.append("order " + group.displayOrder.map(\.identifier).joined())
        }
    }

    /// A, which can be hidden, B, and a group of three that can be rearranged.
    @MainActor private func makeController() -> UITabBarController {
        let group = UITabGroup(
            title: "G", image: nil, identifier: "G", children: [makeTab("x"), makeTab("y"), makeTab("z")])
        group.allowsReordering = true
        let first = makeTab("A")
        first.allowsHiding = true
        let controller = UITabBarController(tabs: [first, makeTab("B"), group])
        controller.customizationIdentifier = Self.name
        controller.sidebar.isHidden = false
        harness.show(root: controller)
        harness.advance(by: 1)
        return controller
    }

    @MainActor private func rows(_ controller: UITabBarController) -> [TabSidebarRow] {
        (controller.sidebarView?.rows ?? []).compactMap { $0 as? TabSidebarRow }
    }

    @MainActor private func titles(ofRows controller: UITabBarController) -> [String] {
        rows(controller).map { $0.tab?.title ?? "" }
    }

    @MainActor private func tapEdit(_ controller: UITabBarController) throws {
        let sidebar = try XCTUnwrap(controller.sidebarView)
        let button = try XCTUnwrap(sidebar.subviews.first { $0 is UIButton && !$0.isHidden })
        harness.tap(button)
        harness.advance(by: 0.5)
    }

    func testATabIsHiddenAndComesBack() throws {
        try onMain {
            let (controller, listener) = (makeController(), EditingListener())
            controller.delegate = listener
            try tapEdit(controller)
            XCTAssertEqual(listener.log, ["begin"])
            harness.tap(rows(controller)[0])
            harness.advance(by: 0.1)
            XCTAssertFalse(controller.tabs[0].isHidden, "not before the end")
            harness.tap(rows(controller)[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(controller.selectedTab?.identifier, "A", "nothing is selected meanwhile")
            try tapEdit(controller)
            XCTAssertEqual(listener.log, ["begin", "visible A false", "end"])
            XCTAssertTrue(controller.tabs[0].isHidden)
            XCTAssertEqual(titles(ofRows: controller), ["B", "x", "y", "z"])
            try tapEdit(controller)
            XCTAssertEqual(titles(ofRows: controller), ["A", "B", "x", "y", "z"], "what is hidden can be had back")
            harness.tap(rows(controller)[0])
            harness.advance(by: 0.1)
            try tapEdit(controller)
            XCTAssertFalse(controller.tabs[0].isHidden)
        }
    }

    func testAGroupIsRearranged() throws {
        try onMain {
            let (controller, listener) = (makeController(), EditingListener())
            controller.delegate = listener
            try tapEdit(controller)
            let row = rows(controller)[2]
            XCTAssertEqual(row.tab?.identifier, "x")
            let from = row.convert(CGPoint(x: row.bounds.width - 18, y: row.bounds.midY), to: nil)
            harness.drag(from: from, to: CGPoint(x: from.x, y: from.y + 60))
            harness.advance(by: 0.5)
            XCTAssertEqual(titles(ofRows: controller), ["A", "B", "y", "x", "z"])
            let tops = rows(controller).map(\.frame.minY)
            XCTAssertEqual(tops, tops.sorted())
            try tapEdit(controller)
            XCTAssertEqual(listener.log, ["begin", "order yxz", "end"])
            XCTAssertEqual((controller.tabs[2] as? UITabGroup)?.displayOrder.map(\.identifier), ["y", "x", "z"])
            let next = makeController()
            XCTAssertEqual(titles(ofRows: next), ["A", "B", "y", "x", "z"], "the next launch")
        }
    }

    func testThereIsNoEditButtonWhereNothingMayChange() throws {
        try onMain {
            let controller = makeController()
            controller.tabs[0].allowsHiding = false
            (controller.tabs[2] as? UITabGroup)?.allowsReordering = false
            harness.advance(by: 0.1)
            XCTAssertFalse(controller.allowsSidebarEditing)
            let buttons = try XCTUnwrap(controller.sidebarView).subviews.filter { $0 is UIButton && !$0.isHidden }
            XCTAssertEqual(buttons.count, 0)
        }
    }

    func testEditingEndsWithTheSidebar() throws {
        try onMain {
            let (controller, listener) = (makeController(), EditingListener())
            controller.delegate = listener
            try tapEdit(controller)
            controller.sidebar.isHidden = true
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, ["begin", "end"])
        }
    }
}
