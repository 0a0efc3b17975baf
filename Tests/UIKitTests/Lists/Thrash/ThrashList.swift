import CoreGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A list of one kind, as the thrash handles it.
@MainActor protocol ThrashList: AnyObject {
    var view: UIScrollView { get }
    /// Whether rows lie below each other in the list itself, so that what is in sight follows from their places.
    var showsAllInSight: Bool { get }
    /// Whether the model says how high rows are.
    var measures: Bool { get }
    /// Whether the list itself says which items it reloads: those lose their selection.
    var keepsBooks: Bool { get }
    var counts: [Int] { get }
    var visible: [(path: IndexPath, view: UIView)] { get }
    /// The selected ones.
    var selection: [IndexPath] { get }
    /// Cells on their way out.
    var leavers: Int { get }
    /// A cell that a finger has, which isn't at its place.
    var held: UIView? { get }
    func rect(_ path: IndexPath) -> CGRect?
    func reload()
    /// The batch is made when the list takes changes: what it asks for before may end in another batch.
    func perform(_ make: @escaping () -> ThrashBatch, done: @escaping () -> Void)
    func layOutAgain(done: @escaping () -> Void)
    func reconfigure(_ paths: [IndexPath])
    func select(_ path: IndexPath)
    func deselect(_ path: IndexPath)
    func scroll(to path: IndexPath, animated: Bool)
    func edit(_ edits: Bool)
}

/// A cell that knows its item, and how high it wants to be.
@MainActor protocol ThrashCell: UIView {
    var item: Int { get set }
    var isMarked: Bool { get }
}

final class ThrashTableCell: UITableViewCell, ThrashCell {
    var item = 0
    var wanted: CGFloat = 0
    var isMarked: Bool { isSelected }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
}

final class ThrashCollectionCell: UICollectionViewCell, ThrashCell {
    var item = 0
    var wanted: CGFloat = 0
    var isMarked: Bool { isSelected }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let preferred = layoutAttributes.another
        preferred.size.height = wanted
        return preferred
    }
}

/// What the list's data source and delegate share: it answers from the model and counts what is on display.
@MainActor class ThrashSource: NSObject {
    let model: ThrashModel
    /// Cells that have been told to appear and not to go.
    var displayed: [ObjectIdentifier: Int] = [:]
    var made = Set<ObjectIdentifier>()
    var problems: [String] = []
    /// Called with the name of each callback.
    var hook: (String) -> Void = { _ in }

    init(_ model: ThrashModel) { self.model = model }

    func appears(_ view: UIView) {
        displayed[ObjectIdentifier(view), default: 0] += 1
        if displayed[ObjectIdentifier(view)] != 1 { problems.append("a cell appears twice") }
        hook("willDisplay")
    }

    func disappears(_ view: UIView) {
        if displayed.removeValue(forKey: ObjectIdentifier(view)) != 1 {
            problems.append("a cell goes that wasn't there")
        }
        hook("didEndDisplaying")
    }

    func fill(_ cell: any ThrashCell, at path: IndexPath) {
        made.insert(ObjectIdentifier(cell))
        if let item = model.item(at: path) { cell.item = item } else { problems.append("asked for \(path)") }
        hook("cellForItem")
    }
}

// MARK: Tables

final class ThrashTableSource: ThrashSource, UITableViewDataSource, UITableViewDelegate, KnownSourceMethods {
    var givesHeights = false
    var commitsEdits: Bool { true }
    var movesRows: Bool { true }

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].items.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ThrashTableCell
        fill(cell, at: indexPath)
        cell.wanted = model.height(of: cell.item)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        model.sections[section].id % 2 == 0 ? "Section" : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard givesHeights else { return tableView.rowHeight }
        return model.item(at: indexPath).map(model.height) ?? 10
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        appears(cell)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        disappears(cell)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let item = model.item(at: indexPath) { model.selected.insert(item) }
        hook("didSelect")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if let item = model.item(at: indexPath) { model.selected.remove(item) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { hook("didScroll") }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let item = model.item(at: indexPath) else { return problems.append("commits \(indexPath)") }
        model.sections[indexPath.section].items.remove(at: indexPath.row)
        model.selected.remove(item)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard model.item(at: sourceIndexPath) != nil else { return problems.append("moves \(sourceIndexPath)") }
        model.move(sourceIndexPath, destinationIndexPath)
    }
}

@MainActor class ThrashTable: ThrashList {
    let table: UITableView
    let source: ThrashTableSource
    let measures: Bool
    private static let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle]

    init(_ source: ThrashTableSource, _ style: UITableView.Style, measures: Bool, givesHeights: Bool, estimates: Bool) {
        self.source = source
        self.measures = measures
        source.givesHeights = givesHeights
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        if !measures { table.rowHeight = 40 }
        if !estimates { table.estimatedRowHeight = 0 }
        table.allowsMultipleSelection = true
        table.allowsMultipleSelectionDuringEditing = true
        table.register(ThrashTableCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
    }

    var view: UIScrollView { table }
    var showsAllInSight: Bool { true }
    var keepsBooks: Bool { true }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }
    var visible: [(path: IndexPath, view: UIView)] { table.live.entries.map { ($0.path, $0.view) } }
    var selection: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    var leavers: Int { table.leaving.count { $0.view is UITableViewCell } }
    var held: UIView? { table.reorder?.cell ?? table.swipe?.cell }
    func rect(_ path: IndexPath) -> CGRect? { table.rectForRow(at: path) }
    func reload() { table.reloadData() }
    func perform(_ make: @escaping () -> ThrashBatch, done: @escaping () -> Void) {
        let animation = Self.animations[source.model.below(Self.animations.count)]
        table.performBatchUpdates(
            {
                let batch = make()
                source.model.take(batch)
                table.change(batch.changes, animation)
            }, completion: { _ in done() })
    }
    func layOutAgain(done: @escaping () -> Void) { table.performBatchUpdates(nil, completion: { _ in done() }) }
    func reconfigure(_ paths: [IndexPath]) { table.reconfigureRows(at: paths) }
    func select(_ path: IndexPath) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    func deselect(_ path: IndexPath) { table.deselectRow(at: path, animated: true) }
    func scroll(to path: IndexPath, animated: Bool) { table.scrollToRow(at: path, at: .middle, animated: animated) }
    func edit(_ edits: Bool) { table.setEditing(edits, animated: true) }
}

/// The same rows by snapshots.
@MainActor final class ThrashDiffableTable: ThrashTable {
    private var data: UITableViewDiffableDataSource<Int, Int>!
    override var keepsBooks: Bool { false }

    init(_ source: ThrashTableSource) {
        super.init(source, .plain, measures: true, givesHeights: false, estimates: true)
        data = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! ThrashTableCell
            source.made.insert(ObjectIdentifier(cell))
            (cell.item, cell.wanted) = (item, source.model.height(of: item))
            source.hook("cellForItem")
            return cell
        }
    }

    override func reload() { data.applySnapshotUsingReloadData(source.model.snapshot) }
    override func perform(_ make: @escaping () -> ThrashBatch, done: @escaping () -> Void) {
        let batch = make()
        source.model.take(batch)
        data.apply(source.model.snapshot(reloading: batch.reloaded), completion: done)
    }
}

extension ThrashModel {
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> { snapshot(reloading: []) }

    func snapshot(reloading: Set<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(sections.map(\.id))
        for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
        snapshot.reloadItems(snapshot.itemIdentifiers.filter(reloading.contains))
        return snapshot
    }
}
