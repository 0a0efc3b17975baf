import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Facts about collections and snapshots, one test for each id that the other files have none for.
final class CollectionFactTests: CollectionTestCase, @unchecked Sendable {
    func test_L09_EachCellAppearsOnce() {
        onMain {
            let model = CollectionModel([["a"], ["b", "c"]])
            model.logs = true
            _ = show(model, RowLayout())
            let calls = model.take()
            for cell in ["0-0", "1-0", "1-1"] { XCTAssertEqual(calls.count { $0 == "will \(cell)" }, 1, cell) }
            XCTAssertFalse(calls.contains { $0.hasPrefix("did") })
        }
    }

    func test_listE28_AnOutlinesItemsAreUnique() {
        XCTAssertEqual(
            DiffableTexts.notUniqueInSection([7]),
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    7\n)}")
    }

    func test_listE31_F134_AGroupThatIsTooSmallForItsItems() {
        onMain {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(500), heightDimension: .absolute(40)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                subitems: [item])
            let view = show(
                CollectionModel([numbers(3)]),
                UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
            XCTAssertTrue(group.isKnownTooSmall, "the log says so")
            XCTAssertEqual(view.visibleCells.map(\.frame.width), [500, 500, 500])
            XCTAssertEqual(
                NSCollectionLayoutGroup.tooSmallText(CGSize(width: 300, height: 40)),
                "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even "
                    + "a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when "
                    + "its effective size is {300.0, 40.0}.")
        }
    }

    func test_F126_ContentInsetsReference() {
        onMain {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.contentInsetsReference = .layoutMargins
            let view = show(CollectionModel([["a"]]), UICollectionViewCompositionalLayout(section: section)) {
                $0.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
            }
            XCTAssertEqual(view.visibleCells[0].frame, CGRect(x: 30, y: 0, width: 260, height: 40))
        }
    }

    func test_F147_MarginsOfListContent() {
        let cell = UIListContentConfiguration.cell()
        XCTAssertEqual(
            cell.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        XCTAssertEqual(cell.imageToTextPadding, 16)
        XCTAssertEqual(cell.textToSecondaryTextVerticalPadding, 3)
        XCTAssertEqual(
            UIListContentConfiguration.groupedHeader().directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }

    func test_F167_WhatASnapshotDoesNotHave() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        XCTAssertNil(snapshot.indexOfItem(1))
        XCTAssertNil(snapshot.indexOfSection("b"))
        XCTAssertNil(snapshot.sectionIdentifier(containingItem: 1))
    }

    // DEV-650
    func test_F169_ASecondSnapshotIsShownAtOnce() {
        onMain {
            let view = show(CollectionModel([]), RowLayout())
            let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! WordCell
                cell.word = "\(item)"
                return cell
            }
            var done: [Int] = []
            for (number, items) in [[1, 2, 3], [3, 1], [4, 3, 1]].enumerated() {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                data.apply(snapshot) { done.append(number) }
                XCTAssertEqual(words(view), items.map(String.init))
                harness.advance(by: 0.05)
            }
            harness.advance(by: 1)
            XCTAssertEqual(done, [0, 1, 2])
            XCTAssertEqual(view.subviews.count { $0 is WordCell }, 3)
        }
    }

    func test_F170_HowATablesRowsMove() {
        onMain {
            harness.showWindow()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            harness.window.addSubview(table)
            harness.turn()
            XCTAssertEqual(data.defaultRowAnimation, .automatic)
            data.defaultRowAnimation = .left
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            data.apply(snapshot)
            harness.advance(by: 0.1)
            XCTAssertLessThan(table.cellForRow(at: path(0))!.layer.presentation()!.frame.minX, -1)
            harness.advance(by: 1)
            XCTAssertEqual(table.cellForRow(at: path(0))!.frame.minX, 0)
        }
    }
}
