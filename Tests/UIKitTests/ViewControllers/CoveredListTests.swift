import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A list whose rows change while another controller covers it stands where it stood when it is seen again.
final class CoveredListTests: MainTestCase, @unchecked Sendable {
    private final class Names: UITableViewController {
        private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(number)"
            return cell
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            show(count: 30, reconfigured: 0)
        }

        func show(count: Int, reconfigured: Int) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            snapshot.reconfigureItems(Array(0..<reconfigured))
            source.apply(snapshot, animatingDifferences: false)
        }
    }

    @MainActor private func check(scrolledBy distance: CGFloat, line: UInt = #line) {
        let list = Names(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        harness.show(root: navigation)
        harness.advance(by: 0.5)
        let table: UITableView = list.tableView
        table.contentOffset.y += distance
        harness.advance(by: 0.5)
        let (offset, inset) = (table.contentOffset.y, table.adjustedContentInset.top)
        let height = navigation.navigationBar.frame.height
        XCTAssertGreaterThan(inset, 59 + 44, "below a search bar, or what is left of it", line: line)

        let above = UIViewController()
        above.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(above, animated: true)
        harness.advance(by: 1)
        XCTAssertNil(table.window, line: line)
        list.show(count: 31, reconfigured: 30)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 31, line: line)
        XCTAssertEqual(table.contentOffset.y, offset, "nothing moves unseen", line: line)

        navigation.popViewController(animated: true)
        harness.advance(by: 1)
        XCTAssertNotNil(table.window, line: line)
        XCTAssertEqual(table.contentOffset.y, offset, line: line)
        XCTAssertEqual(table.adjustedContentInset.top, inset, line: line)
        XCTAssertEqual(navigation.navigationBar.frame.height, height, line: line)
    }

    func testTheFirstRowStaysBelowTheSearchBar() {
        onMain { check(scrolledBy: 0) }
    }

    func testRowsStayBelowABarThatHasGivenUpSomeOfItsHeight() {
        onMain { check(scrolledBy: 20) }
    }

    /// What the app scrolls unseen the bar knows when the list is seen again.
    func testABarKnowsHowFarAListWasScrolledWhileItWasCovered() {
        onMain {
            @MainActor func show() -> (UINavigationController, UITableView) {
                let list = Names(style: .plain)
                let navigation = UINavigationController(rootViewController: list)
                navigation.navigationBar.prefersLargeTitles = true
                harness.show(root: navigation)
                harness.advance(by: 0.5)
                return (navigation, list.tableView)
            }
            let (seenNavigation, seen) = show()
            let (whole, top) = (seenNavigation.navigationBar.frame.height, seen.contentOffset.y)
            seen.contentOffset.y = top + 150
            harness.advance(by: 0.5)
            let small = seenNavigation.navigationBar.frame.height
            XCTAssertLessThan(small, whole)
            let inset = seen.adjustedContentInset.top

            let (navigation, table) = show()
            let above = UIViewController()
            above.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(above, animated: true)
            harness.advance(by: 1)
            table.contentOffset.y = top + 150
            XCTAssertEqual(navigation.viewControllers[0].scrolledDistance, 150, accuracy: 0.01)
            XCTAssertEqual(navigation.navigationBar.scrolledDistance, 0, "the bar has another's item")
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(table.contentOffset.y, top + 150)
            XCTAssertEqual(navigation.navigationBar.frame.height, small)
            XCTAssertEqual(table.adjustedContentInset.top, inset)
            XCTAssertEqual(table.limitsY.lowerBound, top, accuracy: 0.01, "the way back to the whole bar")
            table.contentOffset.y = top
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.navigationBar.frame.height, whole)
        }
    }

    /// The bar is the upper controller's by then: it says nothing of how far the list's own content may be pulled.
    func testABarThatAnotherControllerHasKeepsTheRoomOfTheListsOwn() {
        onMain {
            let list = Names(style: .plain)
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            let table: UITableView = list.tableView
            let top = -table.adjustedContentInset.top
            table.contentOffset.y = 100
            harness.advance(by: 0.5)
            XCTAssertEqual(table.limitsY.lowerBound, top, accuracy: 0.01, "where the whole bar is there again")
            let above = UIViewController()
            above.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(above, animated: true)
            harness.advance(by: 1)
            table.contentOffset.y = 150
            XCTAssertEqual(table.limitsY.lowerBound, top, accuracy: 0.01)
        }
    }
}
