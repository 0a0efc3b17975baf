import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A style as libraries have it, outside the main actor.
private struct Style {
    var textColor: UIColor
    var font: UIFont

    nonisolated init(textColor: UIColor = .label, font: UIFont = .systemFont(ofSize: 17)) {
        (self.textColor, self.font) = (textColor, font)
    }
}

/// What public libraries and apps write without a thought.
final class RealCodeHabitsTests: MainTestCase, @unchecked Sendable {
    private final class Item: UIBarButtonItem {
        var isAwake = false
        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }
    private final class Constraint: NSLayoutConstraint {
        var isAwake = false
        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }
    @MainActor
    private final class Everything: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {}

    func testDefaultsOfArgumentsOutsideTheMainActor() {
        XCTAssertEqual(Style().textColor, .label)
        XCTAssertEqual(Style().font.pointSize, 17)
    }

    func testItemsAndConstraintsAwake() {
        onMain {
            let item = Item()
            item.awakeFromNib()
            XCTAssertTrue(item.isAwake)
            let constraint = Constraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 1)
            constraint.awakeFromNib()
            XCTAssertTrue(constraint.isAwake)
        }
    }

    func testTheDelegateOfAScrollViewsSubclassIsOfItsOwnType() {
        onMain {
            let all = Everything()
            let (table, text) = (UITableView(), UITextView())
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            table.delegate = all
            collection.delegate = all
            text.delegate = all
            let one: (any UITableViewDelegate)? = table.delegate
            let two: (any UICollectionViewDelegate)? = collection.delegate
            let three: (any UITextViewDelegate)? = text.delegate
            XCTAssertTrue(one === all && two === all && three === all)
            for view in [table, collection, text] as [UIScrollView] { XCTAssertTrue(view.delegate === all) }
        }
    }

    func testArraysAreCoreFoundations() {
        let list = ["a", "b"] as CFArray
        XCTAssertEqual(list as? [String], ["a", "b"])
    }

    func testFontFeaturesHaveNumbers() {
        XCTAssertEqual([kNumberSpacingType, kMonospacedNumbersSelector], [6, 0])
    }
}
