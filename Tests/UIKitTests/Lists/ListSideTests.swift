import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Lists of collection views and headers of tables on a turned phone, whose sides are the notch's.
final class ListSideTests: MainTestCase, @unchecked Sendable {
    @MainActor private func turnedList(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws
        -> UICollectionView
    {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }
        let kind = UICollectionView.elementKindSectionHeader
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
            view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Header"
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        controller.collectionView.dataSource = source
        kept = source
        var rows = NSDiffableDataSourceSnapshot<Int, Int>()
        rows.appendSections([0])
        rows.appendItems([1, 2, 3])
        source.apply(rows, animatingDifferences: false)
        harness.show(root: controller)
        harness.turn()
        return controller.collectionView
    }

    @MainActor private var kept: AnyObject?

    @MainActor private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    @MainActor private func starts(in list: UICollectionView) -> [String: CGFloat] {
        let shown = labels(in: list).filter { $0.text?.isEmpty == false && !$0.isHidden }
        return Dictionary(shown.map { ($0.text!, $0.convert($0.bounds, to: nil).minX) }) { min($0, $1) }
    }

    @MainActor private func assertTextsKeepOffTheNotch(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        throws
    {
        let list = try turnedList(appearance)
        let upright = starts(in: list)
        XCTAssertEqual(upright.count, 4)
        harness.runtime.post(.rotate(.left))
        harness.advance(by: 1)
        XCTAssertEqual(list.safeAreaInsets.left, 59)
        let turned = starts(in: list)
        XCTAssertEqual(turned.keys.sorted(), upright.keys.sorted())
        for (text, start) in turned {
            XCTAssertGreaterThanOrEqual(start, 59 + 16, text)
            XCTAssertLessThan(start, 59 + 48, text)
        }
        harness.runtime.post(.rotate(.portrait))
        harness.advance(by: 1)
        XCTAssertEqual(starts(in: list), upright)
    }

    func testTextsOfAPlainListKeepOffTheNotch() throws { try onMain { try assertTextsKeepOffTheNotch(.plain) } }
    func testTextsOfAGroupedListKeepOffTheNotch() throws { try onMain { try assertTextsKeepOffTheNotch(.grouped) } }
    func testTextsOfAnInsetListKeepOffTheNotch() throws { try onMain { try assertTextsKeepOffTheNotch(.insetGrouped) } }
    func testTextsOfASidebarKeepOffTheNotch() throws { try onMain { try assertTextsKeepOffTheNotch(.sidebar) } }
}
