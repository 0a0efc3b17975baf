import CoreGraphics
import Foundation
import PorticoTrace

/// Cells from the pool, and new ones.
extension UITableView {
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = pool.take(identifier) {
            prepare(cell)
            return cell
        }
        return cellSources[identifier].map { make($0, identifier) }
    }

    private func prepare(_ cell: UITableViewCell) {
        PorticoTrace.call(.view, cell, "prepareForReuse") { cell.prepareForReuse() }
        // A subclass that forgets super keeps nothing that would be seen.
        if cell.isSelected || cell.isHighlighted || cell.measuredHeight != nil { cell.resetForReuse() }
    }

    func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard cellSources[identifier] != nil else {
            FatalException.internalInconsistency.raise(Self.unregistered(identifier))
        }
        if let reconfiguring, reconfiguring.path == modelToShown(path), reconfiguring.cell.reuseIdentifier == identifier
        {
            return reconfiguring.cell
        }
        let cell = dequeue(identifier)!
        cell.table = self
        // As large as the row: outside of a request, as it comes.
        if path == askedRow, geometry.contains(modelToShown(path)) {
            let height = delegateHeight(path).flatMap { $0 >= 0 ? $0 : nil }
            let frame = rowRect(modelToShown(path))
            cell.frame = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: height ?? frame.height))
            cell.look = look(of: modelToShown(path))
        }
        return cell
    }

    static func unregistered(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
            + "prototype cell in a storyboard"
    }

    private func make(_ source: CellSource, _ identifier: String) -> UITableViewCell {
        switch source {
        case .type(let cls): return TableCellMaker.cell(cls, identifier)
        case .nib(let make):
            let cell = TableCellMaker.object(of: make, identifier, kind: UITableViewCell.self)
            cell.nibIdentifier = identifier
            return cell
        }
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            PorticoTrace.call(.view, view, "prepareForReuse") { view.prepareForReuse() }
            return view
        }
        guard let source = headerSources[identifier] else { return nil }
        let view: UITableViewHeaderFooterView
        switch source {
        case .type(let cls): view = TableCellMaker.headerFooter(cls, identifier)
        case .nib(let make): view = TableCellMaker.object(of: make, identifier, kind: UITableViewHeaderFooterView.self)
        }
        view.table = self
        return view
    }

    /// The cell goes out of sight: it waits in the pool. It stays where it is, hidden, so that coming back costs no hierarchy.
    func retire(_ cell: UITableViewCell, from path: IndexPath) {
        if let field = FirstResponder.current as? UIView, field.isDescendant(of: cell) { field.resignFirstResponder() }
        FocusEngine.shared.cellWasReused(cell)
        cell.dragState = .none
        cell.removeFromSuperview()
        cell.wantsMeasuring = false
        if gap?.source == path { cell.alpha = 1 }
        _ = ask("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
            $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        putBack(cell)
    }

    /// Nobody sees the cell: it waits in the pool.
    func putBack(_ cell: UITableViewCell) {
        guard cell.superview == nil, let identifier = cell.reuseIdentifier else { return }
        pool.put(cell, identifier)
    }
}
