import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// While a batch changes a cell's size, what lies in the cell changes along with it, and doesn't wait at its end.
final class ListContentTests: CollectionTestCase, @unchecked Sendable {
    /// Its content view is as large as the cell, a line at its bottom by constraints.
    private final class LinedCell: UICollectionViewCell {
        let line = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            line.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(line)
            NSLayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                line.heightAnchor.constraint(equalToConstant: 2),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class LinedSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "lined", for: indexPath) }
    }

    func testItemsContentsGrowWithThem() {
        onMain {
            let layout = RowLayout()
            let view = show(LinedSource(), layout) {
                $0.register(LinedCell.self, forCellWithReuseIdentifier: "lined")
            }
            let cell = view.visibleCells[0] as! LinedCell
            XCTAssertEqual(cell.line.frame.minY, 48)
            layout.height = 110
            view.performBatchUpdates(nil)
            XCTAssertEqual(cell.line.frame.minY, 108)
            harness.advance(by: 0.15)
            checkOnTheWay(cell, cell.line)
            harness.advance(by: 0.3)
            let tall = RowLayout()
            tall.height = 50
            view.setCollectionViewLayout(tall, animated: true)
            harness.advance(by: 0.15)
            checkOnTheWay(cell, cell.line)
        }
    }

    @MainActor private func checkOnTheWay(_ cell: UIView, _ line: UIView, at place: UInt = #line) {
        let height = cell.layer.presentation()!.bounds.height
        XCTAssertTrue((52..<108).contains(height), "\(height)", line: place)
        XCTAssertEqual(line.layer.presentation()!.frame.maxY, height, accuracy: 0.5, line: place)
    }

    func testRowsContentsGrowWithThem() {
        onMain {
            harness.showWindow()
            let model = HeightModel()
            model.height = { _ in 50 }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(LabelCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (model, model)
            harness.window.addSubview(table)
            harness.turn()
            let cell = table.cellForRow(at: path(1))!
            XCTAssertEqual(cell.contentView.frame.height, 50, accuracy: 1)
            model.height = { _ in 110 }
            table.performBatchUpdates(nil)
            harness.advance(by: 0.15)
            let height = cell.layer.presentation()!.bounds.height
            XCTAssertTrue((52..<108).contains(height), "\(height)")
            XCTAssertEqual(cell.contentView.layer.presentation()!.frame.maxY, height, accuracy: 1)
            let label = (cell as! LabelCell).label
            XCTAssertEqual(label.layer.presentation()!.frame.maxY, height - 12, accuracy: 1)
        }
    }

    /// A picker's row, closed at first: nothing of it is in sight that would ask for its height.
    func testABatchOpensARowWithoutHeight() {
        onMain {
            harness.showWindow()
            for estimate in [UITableView.automaticDimension, 44, 0] {
                let model = HeightModel()
                model.count = 3
                model.height = { $0 == 1 ? 0 : 50 }
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
                table.estimatedRowHeight = estimate
                table.register(LabelCell.self, forCellReuseIdentifier: "cell")
                (table.dataSource, table.delegate) = (model, model)
                harness.window.addSubview(table)
                harness.turn()
                XCTAssertEqual(table.rectForRow(at: path(1)).height, 0)
                model.height = { $0 == 1 ? 216 : 50 }
                table.performBatchUpdates(nil)
                harness.advance(by: 1)
                XCTAssertEqual(table.rectForRow(at: path(1)).height, 216)
                XCTAssertEqual(table.rectForRow(at: path(2)).minY, 266)
                XCTAssertNotNil(table.cellForRow(at: path(1)))
                model.height = { $0 == 1 ? 0 : 50 }
                table.beginUpdates()
                table.endUpdates()
                harness.advance(by: 1)
                XCTAssertEqual(table.rectForRow(at: path(2)).minY, 50)
                table.removeFromSuperview()
            }
        }
    }

    /// As in `UITableViewCell.CellStyle.subtitle` on iOS, whose labels show no alignment.
    func testTextsOfASubtitleCellAreAsWideAsTheyAre() {
        onMain {
            harness.showWindow()
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.detailTextLabel?.textAlignment = .right
            harness.window.addSubview(cell)
            harness.turn()
            XCTAssertLessThan(cell.textLabel?.frame.width ?? 320, 100)
            XCTAssertLessThan(cell.detailTextLabel?.frame.width ?? 320, 100)
            XCTAssertEqual(cell.detailTextLabel?.frame.minX ?? 0, cell.textLabel?.frame.minX ?? 320, accuracy: 0.01)
        }
    }
}
