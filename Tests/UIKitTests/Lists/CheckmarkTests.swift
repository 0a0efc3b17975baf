import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Checkmarks of rows.
final class CheckmarkTests: MainTestCase, @unchecked Sendable {
    func testTablesAndListsHaveTheSameOne() throws {
        try onMain {
            harness.showWindow()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .checkmark
            let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
            row.accessories = [.checkmark()]
            for view in [cell, row] {
                harness.window.addSubview(view)
                view.layoutIfNeeded()
            }
            let mark = try XCTUnwrap(cell.parts.mark)
            let other = try XCTUnwrap(row.shownAccessories.trailing.first?.view as? UIImageView)
            let semibold = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
            let wanted = try XCTUnwrap(UIImage(systemName: "checkmark", withConfiguration: semibold))
            for view in [mark, other] {
                XCTAssertEqual(view.image?.size, wanted.size)
                XCTAssertEqual(view.frame.size, CGSize(width: 14, height: 13))
                XCTAssertEqual(view.tintColor, cell.tintColor)
            }
        }
    }
}
