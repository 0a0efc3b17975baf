import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is found on the screen, in which order.
final class AccessibilityTreeTests: MainTestCase, @unchecked Sendable {
    @MainActor private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat = 20) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: height))
        label.text = text
        return label
    }

    @MainActor private func labels(in view: UIView) -> [String] {
        AccessibilityTree.elements(in: view).map { $0.label ?? "?" }
    }

    @MainActor private var spoken: [String] { AccessibilityTree.elements().map(\.spoken) }

    @MainActor private func screen() -> UIView {
        harness.showWindow()
        let view = UIView(frame: harness.window.bounds)
        harness.window.addSubview(view)
        return view
    }

    // DEV-133
    func testRowsFromTheTopAndFromTheLeadingSide() {
        onMain {
            let view = screen()
            for (text, x, y, height) in [
                ("d", 200, 203, 20), ("e", 10, 300, 20), ("b", 200, 90, 60), ("c", 10, 200, 20), ("a", 10, 100, 40),
            ] as [(String, CGFloat, CGFloat, CGFloat)] {
                view.addSubview(label(text, x, y, height))
            }
            XCTAssertEqual(labels(in: view), ["a", "b", "c", "d", "e"])
            view.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(labels(in: view), ["b", "a", "d", "c", "e"])
        }
    }

    func testGroupsStayTogether() {
        onMain {
            let view = screen()
            let left = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
            let right = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 200))
            for (column, name) in [(left, "l"), (right, "r")] {
                column.addSubview(label(name + "1", 0, 0))
                column.addSubview(label(name + "2", 0, 50))
                view.addSubview(column)
            }
            XCTAssertEqual(labels(in: view), ["l1", "r1", "l2", "r2"])
            left.shouldGroupAccessibilityChildren = true
            right.accessibilityContainerType = .list
            XCTAssertEqual(labels(in: view), ["l1", "l2", "r1", "r2"])
            let nodes = AccessibilityTree.nodes(in: view)
            XCTAssertEqual(nodes.map(\.isElement), [false, false])
            XCTAssertTrue(nodes[0].object === left)
        }
    }

    func testWhatIsHiddenIsNotFound() {
        onMain {
            let view = screen()
            let names = ["a", "b", "c", "d"]
            let all = names.enumerated().map { label($1, 0, CGFloat($0) * 30) }
            for label in all { view.addSubview(label) }
            all[0].isHidden = true
            all[1].alpha = 0
            all[2].accessibilityElementsHidden = true
            XCTAssertEqual(labels(in: view), ["d"])
            all[3].isAccessibilityElement = false
            XCTAssertEqual(labels(in: view), [])
            for label in all { (label.isHidden, label.alpha, label.accessibilityElementsHidden) = (false, 1, false) }
            view.accessibilityElementsHidden = true
            XCTAssertEqual(labels(in: view), [])
        }
    }

    func testAnElementEndsTheWayAndAContainerHasItsOwnOrder() {
        onMain {
            let view = screen()
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addSubview(box)
            let (first, second) = (label("first", 0, 0), label("second", 0, 50))
            box.addSubview(first)
            box.addSubview(second)
            let drawn = UIAccessibilityElement(accessibilityContainer: box)
            drawn.accessibilityLabel = "drawn"
            drawn.accessibilityTraits = .link
            let inner = UIAccessibilityElement(accessibilityContainer: box)
            inner.isAccessibilityElement = false
            inner.accessibilityElements = [first]
            box.accessibilityElements = [second, drawn, inner]
            XCTAssertEqual(
                AccessibilityTree.elements(in: view).map(\.spoken),
                ["second, staticText", "drawn, link", "first, staticText"])
            box.isAccessibilityElement = true
            box.accessibilityLabel = "box"
            XCTAssertEqual(labels(in: view), ["box"])
        }
    }

    func testAContainerThatNamesItselfIsGoneThroughOnce() {
        onMain {
            let view = screen()
            let (inner, a, b) = (UIView(), label("a", 10, 10), label("b", 10, 50))
            view.addSubview(inner)
            for label in [a, b] { inner.addSubview(label) }
            inner.accessibilityElements = [a, view, inner, b]
            view.accessibilityElements = [view, inner]
            XCTAssertEqual(labels(in: view), ["a", "b"])
            XCTAssertEqual(labels(in: view), ["a", "b"], "asked again")
        }
    }

    func testAModalViewHidesItsSiblings() {
        onMain {
            let view = screen()
            let (behind, front) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
            behind.addSubview(label("behind", 0, 0))
            front.addSubview(label("front", 0, 50))
            view.addSubview(front)
            view.addSubview(behind)
            front.accessibilityViewIsModal = true
            XCTAssertEqual(labels(in: view), ["front"])
            front.isHidden = true
            XCTAssertEqual(labels(in: view), ["behind"])
        }
    }

    /// A tab bar, a navigation bar and content that reaches under both.
    @MainActor private func application() -> (UITabBarController, UIViewController) {
        let content = UIViewController()
        content.title = "Notes"
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        content.navigationItem.rightBarButtonItem?.accessibilityHint = "Changes the list"
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        content.view.addSubview(scroll)
        scroll.addSubview(label("Top", 20, 20))
        scroll.addSubview(label("Bottom", 20, 2900))
        let navigation = UINavigationController(rootViewController: content)
        navigation.tabBarItem = UITabBarItem(title: "All", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Shared", image: nil, tag: 1)
        other.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        harness.show(root: tabs)
        harness.advance(by: 0.5)
        return (tabs, content)
    }

    func testATextThatGoesBelowABarIsReadAfterIt() {
        onMain {
            let content = UIViewController()
            content.navigationItem.title = "Letter"
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Done", style: .plain, target: nil, action: nil)
            let text = UITextView(frame: content.view.bounds)
            text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            text.text = "Dear Anna"
            text.accessibilityLabel = "Text"
            content.view.addSubview(text)
            harness.show(root: UINavigationController(rootViewController: content))
            harness.advance(by: 0.5)
            XCTAssertEqual(text.accessibilityFrame.minY, 0, "it begins at the top")
            XCTAssertEqual(AccessibilityTree.elements().map(\.label), ["Done", "Letter", "Text"])
        }
    }

    func testAScreenWithBars() {
        onMain {
            let (tabs, content) = application()
            XCTAssertEqual(
                spoken,
                [
                    "Notes, staticText, header", "Edit, button", "Top, staticText", "Bottom, staticText",
                    "All, button, selected", "Shared, 3, button",
                ])
            XCTAssertEqual(AccessibilityTree.elements()[1].hint, "Changes the list")
            content.navigationItem.rightBarButtonItem?.isEnabled = false
            content.navigationItem.rightBarButtonItem?.accessibilityLabel = "Edit the list"
            let next = UIViewController()
            content.navigationController?.pushViewController(next, animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(spoken, ["Notes, button", "All, button, selected", "Shared, 3, button"])
            content.navigationController?.popViewController(animated: false)
            tabs.selectedIndex = 1
            harness.advance(by: 0.5)
            XCTAssertEqual(spoken, ["All, button", "Shared, 3, button, selected"])
            tabs.selectedIndex = 0
            harness.advance(by: 0.5)
            XCTAssertEqual(spoken[1], "Edit the list, button, notEnabled")
        }
    }

    func testALargeTitleIsToldOnce() {
        onMain {
            let (_, content) = application()
            content.navigationController?.navigationBar.prefersLargeTitles = true
            harness.advance(by: 0.5)
            XCTAssertEqual(spoken.filter { $0.contains("header") }, ["Notes, staticText, header"])
            XCTAssertEqual(spoken.first, "Edit, button", "the large title is below the buttons")
        }
    }

    func testAnAlertIsAllThereIs() {
        onMain {
            let (tabs, _) = application()
            let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
            let delete = UIAlertAction(title: "Delete", style: .destructive)
            delete.accessibilityIdentifier = "delete"
            delete.isEnabled = false
            alert.addAction(delete)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            tabs.present(alert, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(
                spoken,
                [
                    "Delete?, staticText, header", "For good., staticText", "Cancel, button",
                    "Delete, button, notEnabled",
                ])
            XCTAssertEqual(AccessibilityTree.elements().compactMap(\.identifier), ["delete"])
            alert.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(spoken.count, 6)
        }
    }

    func testASheetThatLetsTouchesThroughHidesNothing() {
        onMain {
            let (tabs, _) = application()
            let sheet = UIViewController()
            sheet.view.addSubview(label("In the sheet", 20, 40))
            sheet.sheetPresentationController?.detents = [.medium()]
            tabs.present(sheet, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(spoken, ["In the sheet, staticText"])
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            harness.advance(by: 1)
            XCTAssertTrue(spoken.contains("Edit, button"), "\(spoken)")
            XCTAssertTrue(spoken.contains("In the sheet, staticText"), "\(spoken)")
        }
    }

    func testTheInspectorShowsIt() throws {
        try onMain {
            _ = application()
            let dump = TreeDumper.dump(.accessibility)
            let window = try XCTUnwrap(dump.roots.first)
            XCTAssertEqual(window.type, "UIWindow")
            XCTAssertEqual(window.children.map(\.type), ["UINavigationBar", "UIScrollView", "UITabBar"])
            let edit = try XCTUnwrap(window.children[0].children.last)
            XCTAssertEqual(edit.title, "Edit")
            XCTAssertEqual(edit.properties.map(\.name), ["label", "hint", "traits"])
            XCTAssertNotNil(edit.relatives["view"])
        }
    }
}
