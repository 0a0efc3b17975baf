import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The panel that finds and replaces, on a page with a list: its size, and how it goes.
final class FindPanelTests: MainTestCase, @unchecked Sendable {
    private final class Page: UIViewController {
        let table = UITableView()
        let text = UITextView()

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in [table, text] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 60).isActive = true
            text.heightAnchor.constraint(equalToConstant: 100).isActive = true
            table.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
            table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            text.text = "One two one"
            text.isFindInteractionEnabled = true
        }
    }

    @MainActor private func openPanel(replaces: Bool = false) throws -> (page: Page, panel: FindNavigator) {
        let page = Page()
        harness.show(root: page)
        harness.advance(by: 0.1)
        page.text.findInteraction?.presentFindNavigator(showingReplace: replaces)
        harness.advance(by: 0.5)
        func find(_ view: UIView) -> FindNavigator? {
            (view as? FindNavigator) ?? view.subviews.lazy.compactMap(find).first
        }
        return (page, try XCTUnwrap(UIScreen.main.windows.lazy.compactMap(find).first))
    }

    func testAListOfAScreenThatGoesIsNotLaidOut() throws {
        try onMain {
            let page = try openPanel().page
            XCTAssertLessThan(page.table.frame.maxY, page.view.bounds.maxY, "the panel stands below it")
            UITableView.hasToldOfLayoutOutside = false
            harness.show(root: UIViewController())
            harness.advance(by: 1)
            XCTAssertNil(page.view.window)
            XCTAssertEqual(page.text.findInteraction?.isFindNavigatorVisible, false)
            XCTAssertFalse(UITableView.hasToldOfLayoutOutside)
        }
    }

    func testThePanelGrowsWithTheText() throws {
        try onMain {
            let panel = try openPanel(replaces: true).panel
            XCTAssertEqual(panel.frame.height, 96)
            XCTAssertEqual(panel.field.frame.height, 36)
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            XCTAssertEqual(panel.field.font?.pointSize, 40)
            XCTAssertEqual(panel.replacement.font?.pointSize, 40)
            XCTAssertGreaterThan(panel.field.frame.height, panel.field.font?.lineHeight ?? 0)
            XCTAssertEqual(panel.superview?.bounds.height, panel.frame.height, "the keyboard makes room")
            XCTAssertGreaterThan(panel.replacement.frame.minY, panel.field.frame.maxY)
            let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
            XCTAssertEqual(
                (panel.field.rightView as? UILabel)?.font.pointSize,
                UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: largest).pointSize,
                "the count leaves room for the words")
            harness.runtime.post(.textSize(.l))
            harness.advance(by: 0.5)
            XCTAssertEqual(panel.frame.height, 96)
        }
    }
}
