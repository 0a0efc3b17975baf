import CoreGraphics
import Foundation

/// A row that is dragged by its grip: the others make room; the data source hears of it at the drop.
///
/// - From: `TableReorderGesture`
/// - To: `UITableViewDataSource.tableView(_:moveRowAt:to:)`
@MainActor final class TableReorder {
    let cell: UITableViewCell
    /// Where the row came from, in the model.
    let origin: IndexPath
    /// Where it is shown now.
    private(set) var path: IndexPath
    private weak var table: UITableView?
    private let grip: CGFloat
    private var finger: CGFloat
    private lazy var scroller: EdgeScroller? = table.map { table in
        EdgeScroller(table) { [weak self] way in
            guard let self else { return }
            self.follow(self.finger + way.y)
        }
    }

    init(_ table: UITableView, _ cell: UITableViewCell, _ path: IndexPath, at y: CGFloat) {
        (self.table, self.cell, origin, self.path) = (table, cell, path, path)
        (grip, finger) = (y - cell.frame.minY, y)
        cell.isReordering = true
        cell.layer.zPosition = 1
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        UIView.animate(withDuration: 0.2) { cell.alpha = 0.9 }
    }

    // MARK: Places

    /// The model's place of a row that is shown somewhere.
    func model(of shown: IndexPath) -> IndexPath { Self.moved(shown, from: path, to: origin) }
    func shown(of model: IndexPath) -> IndexPath { Self.moved(model, from: origin, to: path) }

    static func moved(_ path: IndexPath, from: IndexPath, to: IndexPath) -> IndexPath {
        if path == from { return to }
        var result = path
        if result.section == from.section, result.row > from.row { result.row -= 1 }
        if result.section == to.section, result.row >= to.row { result.row += 1 }
        return result
    }

    // MARK: Following

    func follow(_ y: CGFloat) {
        guard let table else { return }
        finger = y
        cell.frame.origin.y = y - grip
        scroller?.follow(CGPoint(x: table.bounds.midX, y: y))
        guard let target = target(cell.frame.midY), target != path else { return }
        let wanted =
            table.ask("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") {
                $0.tableView(table, targetIndexPathForMoveFromRowAt: self.origin, toProposedIndexPath: target)
            } ?? target
        // Who was asked may have changed the rows, which puts this one back.
        guard wanted != path, table.reorder === self else { return }
        move(to: wanted)
    }

    private func target(_ y: CGFloat) -> IndexPath? {
        guard let table else { return nil }
        let clamped = min(max(y, table.geometry.top), table.geometry.bodyEnd - 1)
        return table.geometry.row(at: clamped) ?? table.geometry.end(nearest: clamped, source: path)
    }

    private func move(to target: IndexPath) {
        guard let table else { return }
        let from = path
        table.geometry.moveRow(from: from, to: target)
        _ = table.live.move { Self.moved($0, from: from, to: target) }
        path = target
        UIView.animate(withDuration: 0.25) {
            for (path, cell) in table.live.entries where cell !== self.cell {
                cell.look = table.look(of: path)
                cell.frame = table.rowRect(path)
                cell.layoutOwnTreeIfNeeded()
            }
            table.placeHeaders()
        }
    }

    /// Everything is loaded anew: nobody hears of the row any more.
    func abandon() {
        scroller?.stop()
        cell.isReordering = false
        cell.alpha = 1
        restoreLayer()
    }

    private func restoreLayer() {
        cell.layer.zPosition = 0
        cell.layer.shadowOpacity = 0
    }

    func drop(cancelled: Bool) {
        guard let table else { return }
        if cancelled { move(to: origin) }
        let target = path
        scroller?.stop()
        table.reorder = nil
        cell.isReordering = false
        UIView.animate(
            withDuration: 0.25,
            animations: {
                self.cell.frame = table.rowRect(target)
                self.cell.alpha = 1
            },
            completion: { _ in self.restoreLayer() })
        if target != origin {
            var selection: Set<IndexPath> = []
            for path in table.selection { selection.insert(Self.moved(path, from: origin, to: target)) }
            table.selection = selection
            table.tellSourceOfMove(from: origin, to: target)
        }
        table.setNeedsLayout()
    }
}

/// A finger on a grip: it drags at once.
final class TableReorderGesture: UIGestureRecognizer {
    private weak var table: UITableView?

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let table, table.editingNow, table.reorder == nil, let touch = touches.first else {
            return state = .failed
        }
        let point = touch.location(in: table)
        guard let path = table.indexPathForRow(at: point), let cell = table.live[path],
            cell.isOnGrip(touch.location(in: cell))
        else {
            return state = .failed
        }
        table.closeSwipe(animated: true)
        table.reorder = TableReorder(table, cell, path, at: point.y)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let table, let touch = touches.first else { return }
        table.reorder?.follow(touch.location(in: table).y)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        table?.reorder?.drop(cancelled: false)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        table?.reorder?.drop(cancelled: true)
        state = .cancelled
    }
}
