import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The looks of a search bar that an app changes.
final class SearchBarPartsTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        harness.showWindow()
        harness.window.addSubview(bar)
        harness.turn()
        return bar
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    func testIconsAndTextAreMoved() {
        onMain {
            let bar = show()
            bar.showsBookmarkButton = true
            let field = bar.searchTextField
            let bounds = field.bounds
            let (left, right) = (field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds))
            let (clear, text) = (field.clearButtonRect(forBounds: bounds), field.textRect(forBounds: bounds))
            XCTAssertEqual(bar.positionAdjustment(for: .search), .zero)
            XCTAssertEqual(bar.searchTextPositionAdjustment, .zero)
            bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
            bar.setPositionAdjustment(UIOffset(horizontal: -7, vertical: 2), for: .bookmark)
            bar.setPositionAdjustment(UIOffset(horizontal: -9, vertical: 0), for: .clear)
            XCTAssertEqual(bar.positionAdjustment(for: .search), UIOffset(horizontal: 5, vertical: 1))
            XCTAssertEqual(field.leftViewRect(forBounds: bounds), left.offsetBy(dx: 5, dy: 1))
            XCTAssertEqual(field.rightViewRect(forBounds: bounds), right.offsetBy(dx: -7, dy: 2))
            XCTAssertEqual(field.clearButtonRect(forBounds: bounds), clear.offsetBy(dx: -9, dy: 0))
            let between = field.textRect(forBounds: bounds)
            bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 3)
            XCTAssertEqual(field.textRect(forBounds: bounds), between.offsetBy(dx: 4, dy: 3))
            XCTAssertEqual(text.height, between.height)
        }
    }

    func testScopesHavePictures() {
        onMain {
            let bar = show()
            let (back, line) = (picture(), picture())
            XCTAssertNil(bar.scopeBarButtonBackgroundImage(for: .normal))
            bar.setScopeBarButtonBackgroundImage(back, for: .normal)
            bar.setScopeBarButtonDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .selected)
            XCTAssertTrue(bar.scopeBarButtonBackgroundImage(for: .normal) === back)
            XCTAssertTrue(
                bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === line)
            XCTAssertNil(
                bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal))
            let scopes = bar.parts.scopes
            XCTAssertTrue(scopes.backgroundImage(for: .normal, barMetrics: .default) === back, "the scopes have it")
        }
    }

    func testBackgroundsAndIcons() {
        onMain {
            let bar = show()
            XCTAssertEqual(bar.searchBarStyle, .default)
            XCTAssertEqual(bar.barStyle, .default)
            XCTAssertNil(bar.barTintColor)
            XCTAssertNil(bar.backgroundImage)
            let (back, icon) = (picture(), picture())
            bar.backgroundImage = back
            XCTAssertTrue(bar.backgroundImage(for: .any, barMetrics: .default) === back)
            XCTAssertTrue(bar.parts.backgroundImage.image === back)
            bar.setImage(icon, for: .bookmark, state: .normal)
            XCTAssertTrue(bar.image(for: .bookmark, state: .normal) === icon)
            XCTAssertNil(bar.image(for: .clear, state: .normal))
            XCTAssertFalse(bar.showsBookmarkButton)
            bar.showsBookmarkButton = true
            let button = bar.searchTextField.rightView as? UIButton
            XCTAssertTrue(button?.image(for: .normal) === icon)
            bar.text = "abc"
            bar.searchTextField.sendActions(for: .editingChanged)
            XCTAssertEqual(bar.searchTextField.rightViewMode, .never, "only an empty field has it")
            bar.backgroundImage = nil
            bar.barTintColor = .red
            XCTAssertEqual(bar.parts.background.backgroundColor, .red)
            bar.barTintColor = nil
            bar.barStyle = .black
            XCTAssertEqual(bar.parts.background.backgroundColor, .black)
        }
    }

    func testASearchControllersSwitchesAndTokens() {
        onMain {
            let search = UISearchController(searchResultsController: nil)
            XCTAssertTrue(search.hidesNavigationBarDuringPresentation)
            search.obscuresBackgroundDuringPresentation = false
            XCTAssertFalse(search.obscuresBackgroundDuringPresentation)
            let field = search.searchBar.searchTextField
            XCTAssertTrue(field.allowsDeletingTokens)
            field.tokens = [UISearchToken(icon: nil, text: "token")]
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
            XCTAssertEqual(field.tokens.count, 1)
            field.allowsDeletingTokens = true
            field.deleteBackward()
            field.deleteBackward()
            XCTAssertEqual(field.tokens.count, 0, "one deletion selects it, the next takes it away")
        }
    }
}
