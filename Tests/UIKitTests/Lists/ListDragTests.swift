import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Rows that are dragged and dropped, with a diary.
@MainActor
final class DragModel: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    var rows: [String]
    var calls: [String] = []
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var destinations: [IndexPath?] = []
    /// Rows that joined a drag, and how many items each drop had.
    var (added, items): ([Int], [Int]) = ([], [])

    init(_ rows: [String]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        calls.append("items \(indexPath.row)")
        guard rows[indexPath.row] != "fixed" else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
        item.localObject = rows[indexPath.row]
        return [item]
    }
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        added.append(indexPath.row)
        return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("end") }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        calls.append("can \(session.canLoadObjects(ofClass: String.self))")
        return true
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { calls.append("over") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destinations.append(destinationIndexPath)
        return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let to = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        items.append(coordinator.items.count)
        calls.append("drop \(coordinator.items[0].sourceIndexPath?.row ?? -1) to \(to.row)")
        guard let word = coordinator.items[0].dragItem.localObject as? String else { return }
        tableView.performBatchUpdates {
            if let source = coordinator.items[0].sourceIndexPath {
                rows.remove(at: source.row)
                tableView.deleteRows(at: [source], with: .fade)
            }
            rows.insert(word, at: to.row)
            tableView.insertRows(at: [to], with: .fade)
        }
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: to).addCompletion { _ in self.calls.append("there") }
    }
}

/// Items that the collection's data source moves itself, and that take strings.
@MainActor
private final class ShelfModel: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var items = ["A", "B", "C", "D", "E", "F"]
    var calls: [String] = []
    /// Cells say their items, by a label that is all they have.
    var texts = false
    var dropped: ((any UICollectionViewDropCoordinator) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if texts { (cell.contentView.subviews.first as? UILabel)?.text = items[indexPath.item] }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))]
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession?.localContext as? String == "copy" ? .copy : .move,
            intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        dropped?(coordinator)
        let to = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
        guard let source = coordinator.items[0].sourceIndexPath else {
            calls.append("take at \(to.item)")
            coordinator.session.loadObjects(ofClass: String.self) { words in
                self.items.insert(contentsOf: words, at: to.item)
                collectionView.insertItems(at: [to])
            }
            return
        }
        calls.append("move \(source.item) to \(to.item)")
        collectionView.performBatchUpdates {
            items.insert(items.remove(at: source.item), at: to.item)
            collectionView.moveItem(at: source, to: to)
        }
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: to)
    }
}

/// A menu for every row.
@MainActor private final class RowMenus: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
}

/// Fingers that lift, carry and let go.
class DragTestCase: MainTestCase, @unchecked Sendable {
    @MainActor func table(_ model: DragModel, _ frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (model, model, model)
        table.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(table)
        return table
    }

    /// A finger that stays, goes in steps, and is still down.
    @MainActor func lift(_ from: CGPoint, _ ways: [CGPoint]) {
        harness.touch(.began, at: from)
        harness.advance(by: 0.8)
        go(from, ways)
    }

    @MainActor func go(_ from: CGPoint, _ ways: [CGPoint]) {
        var start = from
        for way in ways {
            for step in 1...5 {
                let share = CGFloat(step) / 5
                harness.touch(
                    .moved, at: CGPoint(x: start.x + (way.x - start.x) * share, y: start.y + (way.y - start.y) * share))
            }
            start = way
        }
    }

    @MainActor func letGo(_ at: CGPoint) {
        harness.touch(.ended, at: at)
        harness.advance(by: 1)
    }
}

final class ListDragTests: DragTestCase, @unchecked Sendable {
    @MainActor private func shelf(_ model: ShelfModel, _ frame: CGRect) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let shelf = UICollectionView(frame: frame, collectionViewLayout: layout)
        shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (shelf.dataSource, shelf.dragDelegate, shelf.dropDelegate) = (model, model, model)
        shelf.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(shelf)
        return shelf
    }

    func testARowIsReorderedByADrop() {
        onMain {
            let model = DragModel(["a", "b", "c", "d"])
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 130)])
            XCTAssertTrue(table.hasActiveDrag && table.hasActiveDrop)
            harness.advance(by: 0.4)
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.alpha, 0, "the platter is the row")
            XCTAssertEqual(
                (1...3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))!.frame.minY }, [0, 50, 150], "a gap")
            letGo(CGPoint(x: 100, y: 130))
            XCTAssertEqual(model.rows, ["b", "c", "a", "d"])
            XCTAssertEqual(
                model.calls,
                ["items 0", "begin", "can true", "enter", "drop 0 to 2", "there", "over", "end"], "DEV-741")
            XCTAssertFalse(table.hasActiveDrag || table.hasActiveDrop)
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["b", "c", "a", "d"])
            XCTAssertEqual(table.visibleCells.map(\.alpha), [1, 1, 1, 1])
            XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
            XCTAssertEqual(
                harness.window.subviews.count, harness.window.subviews.filter { !($0 is PreviewPlatter) }.count)
        }
    }

    private final class Wrapping: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    func testCellsKeepTheirOwnHeightsWhileOneIsDraggedAndAfterTheDrop() {
        onMain {
            let model = ShelfModel()
            model.items = ["Short", "A long text that takes several lines in a narrow column, and so is tall", "Third"]
            model.texts = true
            harness.showWindow()
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.6), heightDimension: .estimated(60))
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
            let shelf = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 600),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            shelf.register(Wrapping.self, forCellWithReuseIdentifier: "cell")
            (shelf.dataSource, shelf.dragDelegate, shelf.dropDelegate) = (model, model, model)
            shelf.contentInsetAdjustmentBehavior = .never
            harness.window.addSubview(shelf)
            harness.turn()
            func heights() -> [String: CGFloat] {
                var result: [String: CGFloat] = [:]
                for case let cell as Wrapping in shelf.visibleCells { result[cell.label.text!] = cell.frame.height }
                return result
            }
            let before = heights()
            XCTAssertGreaterThan(before[model.items[1]] ?? 0, (before["Short"] ?? 0) * 2)
            lift(CGPoint(x: 60, y: 15), [CGPoint(x: 70, y: 115)])
            harness.advance(by: 0.6)
            XCTAssertTrue(shelf.hasActiveDrop)
            XCTAssertEqual(heights(), before, "while it is above another")
            var proposed: [UIDropOperation] = []
            model.dropped = { proposed.append($0.proposal.operation) }
            letGo(CGPoint(x: 70, y: 115))
            XCTAssertEqual(proposed, [.move])
            XCTAssertEqual(model.items[1], "Short")
            XCTAssertEqual(heights(), before, "dropped")
            let frames = shelf.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            XCTAssertEqual(frames[0].maxY, frames[1].minY, accuracy: 0.01, "one below the other")
            XCTAssertEqual(frames[1].maxY, frames[2].minY, accuracy: 0.01)
        }
    }

    func testALiftThatDoesNotMoveIsNoDrag() {
        onMain {
            let model = DragModel(["a", "fixed"])
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [])
            letGo(CGPoint(x: 100, y: 25))
            XCTAssertEqual(model.calls, ["items 0"])
            lift(CGPoint(x: 100, y: 75), [CGPoint(x: 100, y: 25)])
            letGo(CGPoint(x: 100, y: 25))
            XCTAssertEqual(model.calls, ["items 0", "items 1"], "nothing to drag")
            table.dragInteractionEnabled = false
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 75)])
            letGo(CGPoint(x: 100, y: 75))
            XCTAssertEqual(model.calls.count, 2)
        }
    }

    // DEV-1357
    func testALiftedRowIsNotHighlightedAndADraggedOneIsPale() {
        onMain {
            let model = DragModel(["a", "b"])
            model.operation = .copy
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
            harness.touch(.began, at: CGPoint(x: 100, y: 25))
            harness.advance(by: 0.3)
            XCTAssertEqual(cell?.isHighlighted, true)
            harness.advance(by: 0.7)
            XCTAssertEqual(cell?.isHighlighted, false)
            XCTAssertEqual(cell?.contentView.alpha, 1)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 200, y: 25)).r, 255, "nor is what the finger has")
            go(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 75)])
            harness.advance(by: 0.4)
            XCTAssertEqual(cell?.contentView.alpha, 0.5)
            letGo(CGPoint(x: 100, y: 75))
            XCTAssertTrue(table.visibleCells.allSatisfy { $0.contentView.alpha == 1 })
        }
    }

    func testADropThatIsForbiddenGoesBack() {
        onMain {
            let model = DragModel(["a", "b"])
            model.operation = .forbidden
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 75)])
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY, 50, "no gap")
            letGo(CGPoint(x: 100, y: 75))
            XCTAssertEqual(model.rows, ["a", "b"])
            XCTAssertEqual(model.calls, ["items 0", "begin", "can true", "enter", "exit", "over", "end"])
        }
    }

    func testARowGoesFromOneTableToAnother() {
        onMain {
            let (left, right) = (DragModel(["a", "b"]), DragModel(["x", "y", "z"]))
            right.operation = .copy
            harness.showWindow()
            _ = table(left, CGRect(x: 0, y: 0, width: 180, height: 400))
            let second = table(right, CGRect(x: 180, y: 0, width: 180, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 75), [CGPoint(x: 270, y: 75)])
            harness.advance(by: 0.4)
            XCTAssertEqual(right.destinations.last, IndexPath(row: 1, section: 0))
            XCTAssertEqual(
                (0...2).map { second.cellForRow(at: IndexPath(row: $0, section: 0))!.frame.minY }, [0, 100, 150])
            letGo(CGPoint(x: 270, y: 75))
            XCTAssertEqual(right.rows, ["x", "b", "y", "z"])
            XCTAssertEqual(left.rows, ["a", "b"], "a copy")
            XCTAssertEqual(left.calls, ["items 1", "begin", "can true", "enter", "exit", "over", "end"])
            XCTAssertEqual(right.calls, ["can true", "enter", "drop -1 to 1", "there", "over"])
        }
    }

    func testAMenuOpensAlongWithTheLiftAndGoesWhenTheFingerMoves() {
        onMain {
            let (model, menus) = (DragModel(["a", "b", "c"]), RowMenus())
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            table.delegate = menus
            harness.turn()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            cell.contentView.backgroundColor = .red
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [])
            XCTAssertNotNil(ContextMenuSession.current)
            XCTAssertEqual(model.calls, ["items 0"])
            go(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 130)])
            XCTAssertNil(ContextMenuSession.current)
            harness.renderFrame()
            XCTAssertEqual(
                harness.pixel(at: CGPoint(x: 200, y: 130)), Pixel(r: 255, g: 0, b: 0), "the row, not a blank")
            letGo(CGPoint(x: 100, y: 130))
            XCTAssertEqual(model.rows, ["b", "c", "a"])
            XCTAssertTrue(table.visibleCells.allSatisfy { $0.layer.opacity == 1 })
        }
    }

    func testTheRowIsFollowedThroughChangesDuringTheDrag() {
        onMain {
            let model = DragModel(["a", "b", "c"])
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 75), [CGPoint(x: 100, y: 120)])
            model.rows.insert("new", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            harness.advance(by: 0.5)
            go(CGPoint(x: 100, y: 120), [CGPoint(x: 100, y: 25)])
            letGo(CGPoint(x: 100, y: 25))
            XCTAssertEqual(model.calls.filter { $0.hasPrefix("drop") }, ["drop 2 to 0"])
            XCTAssertEqual(model.rows, ["b", "new", "a", "c"])
            XCTAssertTrue(table.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }

    func testARowThatIsDraggedOutOfItsTableIsSeenThere() {
        onMain {
            let (left, right) = (DragModel(["a", "b"]), DragModel(["x"]))
            harness.showWindow()
            let first = table(left, CGRect(x: 0, y: 0, width: 180, height: 400))
            _ = table(right, CGRect(x: 180, y: 0, width: 180, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 100, y: 75)])
            harness.advance(by: 0.4)
            XCTAssertEqual(first.visibleCells.map(\.alpha), [0, 1])
            go(CGPoint(x: 100, y: 75), [CGPoint(x: 100, y: 300)])
            harness.advance(by: 0.4)
            XCTAssertEqual(first.visibleCells.map(\.alpha), [1, 1], "no row below the finger: no gap")
            go(CGPoint(x: 100, y: 300), [CGPoint(x: 100, y: 75), CGPoint(x: 270, y: 300)])
            harness.advance(by: 0.4)
            XCTAssertEqual(first.visibleCells.map(\.alpha), [1, 1])
            XCTAssertEqual(first.visibleCells.map(\.frame.minY), [0, 50])
            letGo(CGPoint(x: 270, y: 300))
        }
    }

    func testADropIntoARowMarksIt() {
        onMain {
            let (left, right) = (DragModel(["a", "b"]), DragModel(["x", "y", "z"]))
            (right.operation, right.intent) = (.copy, .insertIntoDestinationIndexPath)
            harness.showWindow()
            _ = table(left, CGRect(x: 0, y: 0, width: 180, height: 400))
            let second = table(right, CGRect(x: 180, y: 0, width: 180, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 75), [CGPoint(x: 270, y: 75)])
            harness.advance(by: 0.4)
            XCTAssertEqual(second.visibleCells.map(\.isHighlighted), [false, true, false])
            XCTAssertEqual(second.visibleCells.map(\.frame.minY), [0, 50, 100], "no gap")
            go(CGPoint(x: 270, y: 75), [CGPoint(x: 270, y: 25)])
            XCTAssertEqual(second.visibleCells.map(\.isHighlighted), [true, false, false])
            letGo(CGPoint(x: 270, y: 25))
            XCTAssertEqual(right.calls, ["can true", "enter", "drop -1 to 0", "there", "over"])
            XCTAssertTrue(second.visibleCells.allSatisfy { !$0.isHighlighted })
        }
    }

    func testBelowTheRowsThereIsNoDestination() {
        onMain {
            let (left, right) = (DragModel(["a"]), DragModel(["x"]))
            right.operation = .copy
            harness.showWindow()
            _ = table(left, CGRect(x: 0, y: 0, width: 180, height: 400))
            _ = table(right, CGRect(x: 180, y: 0, width: 180, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 270, y: 300)])
            XCTAssertEqual(right.destinations.last, .some(nil))
            go(CGPoint(x: 270, y: 300), [CGPoint(x: 270, y: 40)])
            XCTAssertEqual(right.destinations.last, IndexPath(row: 1, section: 0), "the lower half of the last row")
            letGo(CGPoint(x: 270, y: 40))
            XCTAssertEqual(right.rows, ["x", "a"])
        }
    }

    func testAnItemIsReorderedAndItsDataIsTaken() {
        onMain {
            let (words, items) = (DragModel(["a", "b"]), ShelfModel())
            harness.showWindow()
            _ = table(words, CGRect(x: 0, y: 0, width: 360, height: 200))
            let shelf = shelf(items, CGRect(x: 0, y: 200, width: 240, height: 300))
            harness.turn()
            lift(CGPoint(x: 40, y: 240), [CGPoint(x: 200, y: 240)])
            harness.advance(by: 0.4)
            letGo(CGPoint(x: 200, y: 240))
            XCTAssertEqual(items.calls, ["move 0 to 2"])
            XCTAssertEqual(items.items, ["B", "C", "A", "D", "E", "F"])
            XCTAssertEqual(shelf.visibleCells.map(\.alpha), Array(repeating: 1, count: 6))
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 120, y: 240)])
            letGo(CGPoint(x: 120, y: 240))
            XCTAssertEqual(items.calls, ["move 0 to 2", "take at 1"], "DEV-743: there was no gap")
            harness.turn { items.items.count == 7 }
            XCTAssertEqual(items.items, ["B", "a", "C", "A", "D", "E", "F"])
            XCTAssertEqual(words.rows, ["a", "b"], "the table did nothing about it")
        }
    }

    func testTheGapOfSections() {
        let gap = TableGap(
            target: IndexPath(row: 1, section: 2), source: IndexPath(row: 0, section: 0), extent: 10)
        XCTAssertEqual(gap.shift(ofRow: IndexPath(row: 1, section: 0)), -10)
        XCTAssertEqual(gap.shift(ofRow: IndexPath(row: 0, section: 2)), -10)
        XCTAssertEqual(gap.shift(ofRow: IndexPath(row: 1, section: 2)), 0)
        XCTAssertEqual([0, 1, 2, 3].map(gap.shift(ofHeader:)), [0, -10, -10, 0])
        XCTAssertEqual([0, 1, 2, 3].map(gap.shift(ofFooter:)), [-10, -10, 0, 0])
    }

    func testAProviderGivesDataOfItsTypes() {
        let provider = NSItemProvider(object: NSString(string: "word"))
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.canLoadObject(ofClass: NSURL.self))
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(nil, nil)
            return nil
        }
        let heard = expectation(description: "data")
        heard.expectedFulfillmentCount = 3
        provider.loadObject(ofClass: String.self) { word, error in
            XCTAssertEqual(word, "word")
            XCTAssertNil(error)
            heard.fulfill()
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            XCTAssertNil(data)
            XCTAssertNotNil(error, "a handler that gives nothing is an error")
            heard.fulfill()
        }
        provider.loadObject(ofClass: NSURL.self) { url, error in
            XCTAssertNil(url)
            XCTAssertEqual((error as NSError?)?.code, NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
            heard.fulfill()
        }
        wait(for: [heard], timeout: 1)
    }
}
