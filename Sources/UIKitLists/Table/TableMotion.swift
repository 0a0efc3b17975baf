import CoreGraphics
import Foundation

/// A view that a batch takes away, until its animation has ended.
@MainActor struct LeavingView {
    enum Kind { case cell(IndexPath), header(Int), footer(Int) }
    var view: UIView
    var kind: Kind

    func finish(_ table: UITableView) {
        view.alpha = 1
        switch kind {
        case .cell(let path): if let cell = view as? UITableViewCell { table.retire(cell, from: path) }
        case .header(let section): table.retire(view, section, isFooter: false)
        case .footer(let section): table.retire(view, section, isFooter: true)
        }
    }
}

/// Shows a batch: what stays slides, what is new comes in, what is gone goes out, all from where it stands on the screen.
///
/// - From: `UITableView+Batch`
/// - To: `UIView.animate`
@MainActor final class TableMotion {
    private typealias Move = (view: UIView, frame: CGRect, alpha: CGFloat)
    private typealias Gone = (leaving: LeavingView, animation: UITableView.RowAnimation)

    private let table: UITableView
    private let plan: ListUpdatePlan
    private let oldGeometry: TableGeometry
    private let oldOffset: CGFloat
    private let isAnimated: Bool
    /// All that changes is below what is seen, and nothing that is seen is asked anything: no cell is touched.
    private let isBelow: Bool
    /// Where everything stands before; without an animation nobody asks.
    private let oldFrames: [ObjectIdentifier: CGRect]
    /// The cell that keeps its place on the screen.
    private var anchor: (cell: UITableViewCell, y: CGFloat)?
    /// Which rows there are, when this batch had changed them: inside of its questions the app may change them once more.
    private var load = 0

    init(of table: UITableView, _ plan: ListUpdatePlan, isReconfiguring: Bool) {
        (self.table, self.plan) = (table, plan)
        oldGeometry = table.geometry
        oldOffset = table.bounds.minY
        isAnimated = UIView.areAnimationsEnabled && table.window != nil
        isBelow = !isReconfiguring && Self.isBelow(table, plan)
        oldFrames = isAnimated ? Self.frames(in: table, cells: !isBelow) : [:]
        let top = table.bounds.minY + table.adjustedContentInset.top
        // Away from the top, the first row in sight that stays keeps its place on the screen.
        let isAway = table.bounds.minY > table.limitsY.lowerBound + 0.5 && table.estimatedRowHeight != 0
        guard isAway, !isBelow else { return }
        for (path, cell) in table.live.entries {
            let frame = cell.frame
            guard frame.maxY > top, plan.newPath(for: path) != nil, plan.reloaded[path] == nil else { continue }
            anchor = (cell, frame.minY)
            break
        }
    }

    private static func isBelow(_ table: UITableView, _ plan: ListUpdatePlan) -> Bool {
        guard !plan.isEmpty, table.hasFixedHeights, let first = table.live.entries.first,
            let last = table.live.entries.last, table.geometry.contains(last.path),
            plan.leavesAlone(upTo: last.path),
            // The last one of its section looks otherwise.
            last.view.look.isLast == (last.path.row == plan.after[last.path.section] - 1)
        else { return false }
        let seen = table.seenSpan
        guard let top = table.firstRow(in: seen), first.path <= top else { return false }
        return table.geometry.rowSpan(last.path).upperBound >= seen.upperBound
    }

    private static func frames(in table: UITableView, cells: Bool) -> [ObjectIdentifier: CGRect] {
        var frames: [ObjectIdentifier: CGRect] = [:]
        let live: [UIView] = cells ? table.live.views : []
        for view in live + Array(table.headers.values) + Array(table.footers.values) {
            frames[ObjectIdentifier(view)] = view.frame
        }
        for view in [table.tableFooterView, table.tableHeaderView] {
            if let view { frames[ObjectIdentifier(view)] = view.frame }
        }
        return frames
    }

    func run(reconfigured: [IndexPath], completion: @escaping () -> Void) {
        var gone: [Gone] = []
        load = table.loads
        UIView.performWithoutAnimation {
            guard !isBelow else { return moveEdges() }
            gone = takeAway()
            forget(reconfigured)
            reconfigure(reconfigured)
            // Heights are asked again for what is in sight.
            if !table.hasFixedHeights {
                for cell in table.live.views { cell.wantsMeasuring = true }
                table.askHeightsOfClosedRows()
            }
            _ = settleOffset()
            table.fill(keepingUnseen: true)
            // Heights that were guesses have moved the content: other rows are in sight.
            if settleOffset() { table.fill(keepingUnseen: true) }
        }
        let out = isBelow ? [] : table.unseen()
        let leaving = gone.map(\.leaving) + out.map { LeavingView(view: $0.view, kind: .cell($0.path)) }
        guard isAnimated else {
            for view in leaving { view.finish(table) }
            table.setNeedsLayout()
            completion()
            return
        }
        table.leaving += leaving
        animate(gone: gone, out: out, leaving: leaving, completion: completion)
    }

    /// What stands below all rows moves.
    private func moveEdges() {
        table.updateContentSize()
        table.placeHeaders()
        table.placeEdges()
    }

    /// Old cells out of the map: those of deleted and reloaded rows. The others get their new paths.
    private func takeAway() -> [Gone] {
        var gone: [Gone] = []
        let lost = table.live.move { path in self.plan.reloaded[path] == nil ? self.plan.newPath(for: path) : nil }
        for entry in lost {
            let update =
                plan.reloaded[entry.path] ?? plan.deleted[entry.path] ?? plan.deletedSections[entry.path.section]
                ?? plan.reloadedSections[entry.path.section]
            gone.append((leaving: LeavingView(view: entry.view, kind: .cell(entry.path)), animation: animation(update)))
        }
        table.showLooks()
        table.headers = moved(table.headers, { .header($0) }, &gone)
        table.footers = moved(table.footers, { .footer($0) }, &gone)
        return gone
    }

    private func moved(
        _ views: [Int: UIView], _ kind: (Int) -> LeavingView.Kind, _ gone: inout [Gone]
    ) -> [Int: UIView] {
        guard !views.isEmpty else { return views }
        var kept: [Int: UIView] = [:]
        for (section, view) in views.sorted(by: { $0.key < $1.key }) {
            if let new = plan.newSections[section], plan.reloadedSections[section] == nil {
                kept[new] = view
            } else {
                let update = plan.deletedSections[section] ?? plan.reloadedSections[section]
                gone.append((leaving: LeavingView(view: view, kind: kind(section)), animation: animation(update)))
            }
        }
        return kept
    }

    private func animation(_ update: ListUpdate?) -> UITableView.RowAnimation {
        let animation = update.flatMap { UITableView.RowAnimation(rawValue: $0.animation) } ?? .automatic
        return animation == .automatic ? .fade : animation
    }

    /// Heights of rows that are configured anew are guesses: those in sight begin with what they were.
    private func forget(_ paths: [IndexPath]) {
        for path in paths where table.geometry.contains(path) {
            var fresh = table.freshRow(path)
            guard load == table.loads else { return }
            if fresh.isEstimated, table.live[path] != nil { fresh.extent = table.geometry.row(path).extent }
            table.geometry.setRow(path, fresh)
        }
    }

    private func reconfigure(_ paths: [IndexPath]) {
        let rows = paths.compactMap { path in
            table.live[path].map { (cell: $0, isEstimated: table.geometry.row(path).isEstimated) }
        }
        for row in rows {
            let cell = reconfigure(row.cell)
            // A layout inside of these requests has measured the row as it was.
            guard row.isEstimated, let path = table.live.path(of: cell) else { continue }
            table.geometry.setRow(path, RankTree.Item(extent: table.geometry.row(path).extent, isEstimated: true))
        }
    }

    /// The same object, asked for again, wherever the row is by now; the one that stands there afterwards.
    private func reconfigure(_ cell: UITableViewCell) -> UITableViewCell {
        guard let path = table.live.path(of: cell) else { return cell }
        let made = table.askCell(path, again: cell)
        guard made !== cell else { return cell }
        guard let path = table.live.path(of: cell) else {
            table.putBack(made)
            return cell
        }
        table.live[path] = made
        made.frame = cell.frame
        table.insertSubview(made, belowSubview: cell)
        cell.removeFromSuperview()
        if anchor?.cell === cell { anchor?.cell = made }
        return made
    }

    /// Where content stands after the batch; true where that is another place.
    private func settleOffset() -> Bool {
        table.updateContentSize()
        // A batch inside of this one has settled it.
        guard load == table.loads else { return false }
        var y = oldOffset
        if let anchor, let path = table.live.path(of: anchor.cell) {
            y = oldOffset + table.geometry.rowSpan(path).lowerBound - anchor.y
        }
        guard table.drag == nil, table.motion == nil else {
            guard y != table.bounds.minY else { return false }
            table.shiftContent(by: y - table.bounds.minY)
            return true
        }
        y = min(max(y, table.limitsY.lowerBound), table.limitsY.upperBound)
        guard y != table.bounds.minY else { return false }
        table.show(CGPoint(x: table.bounds.minX, y: y))
        return true
    }

    // MARK: Moving

    private func animate(
        gone: [Gone], out: [(path: IndexPath, view: UITableViewCell)], leaving: [LeavingView],
        completion: @escaping () -> Void
    ) {
        let shift = table.bounds.minY - oldOffset
        var moves: [Move] = []
        UIView.performWithoutAnimation {
            if !isBelow { for (path, cell) in table.live.entries { moves.append(start(cell, path, shift)) } }
            for view in Array(table.headers.values) + Array(table.footers.values) { moves.append(start(view, shift)) }
            for view in [table.tableHeaderView, table.tableFooterView] {
                if let view { moves.append(start(view, shift)) }
            }
            for entry in out {
                if let frame = oldFrames[ObjectIdentifier(entry.view)] {
                    entry.view.frame = frame.offsetBy(dx: 0, dy: shift)
                }
                moves.append((entry.view, table.rowRect(entry.path), 1))
            }
            for (leaving, animation) in gone {
                let frame = (oldFrames[ObjectIdentifier(leaving.view)] ?? leaving.view.frame).offsetBy(dx: 0, dy: shift)
                leaving.view.frame = frame
                table.sendSubviewToBack(leaving.view)
                let end = displaced(frame, animation)
                moves.append((leaving.view, end.frame, end.alpha))
            }
            if let background = table.background { table.sendSubviewToBack(background) }
            for move in moves { move.view.layoutOwnTreeIfNeeded() }
        }
        let ids = Set(leaving.map { ObjectIdentifier($0.view) })
        UIView.animate(
            withDuration: ListMeasures.duration, delay: 0, options: [.allowUserInteraction],
            animations: {
                for move in moves {
                    if move.view.frame != move.frame { move.view.frame = move.frame }
                    // Contents grow along with their cell.
                    move.view.layoutOwnTreeIfNeeded()
                    if move.view.alpha != move.alpha { move.view.alpha = move.alpha }
                }
            },
            completion: { [weak table] _ in
                guard let table else { return }
                let done = table.leaving.filter { ids.contains(ObjectIdentifier($0.view)) }
                table.leaving.removeAll { ids.contains(ObjectIdentifier($0.view)) }
                for view in done { view.finish(table) }
                table.setNeedsLayout()
                completion()
            })
    }

    /// Puts a cell where its row was, or where a new one comes from; returns where it goes.
    private func start(_ cell: UITableViewCell, _ path: IndexPath, _ shift: CGFloat) -> Move {
        let end = cell.frame
        if let old = oldFrames[ObjectIdentifier(cell)] {
            cell.frame = old.offsetBy(dx: 0, dy: shift)
        } else if load != table.loads {
            // A batch inside of this one has brought it.
            return (cell, end, 1)
        } else if let from = plan.oldPath(for: path), plan.reloaded[from] == nil, oldGeometry.contains(from) {
            let span = oldGeometry.rowSpan(from)
            cell.frame = CGRect(
                x: end.minX, y: span.lowerBound + shift, width: end.width, height: span.upperBound - span.lowerBound)
        } else {
            let update =
                plan.inserted[path] ?? plan.insertedSections[path.section]
                ?? plan.oldPath(for: path).flatMap { plan.reloaded[$0] }
                ?? plan.oldSections[path.section].flatMap { plan.reloadedSections[$0] }
            let begin = displaced(end, animation(update))
            cell.frame = begin.frame
            cell.alpha = begin.alpha
        }
        return (cell, end, 1)
    }

    private func start(_ view: UIView, _ shift: CGFloat) -> Move {
        let end = view.frame
        if let old = oldFrames[ObjectIdentifier(view)] {
            view.frame = old.offsetBy(dx: 0, dy: shift)
        } else {
            view.alpha = 0
        }
        return (view, end, 1)
    }

    /// Where a row comes from or goes to.
    private func displaced(_ frame: CGRect, _ animation: UITableView.RowAnimation) -> (frame: CGRect, alpha: CGFloat) {
        switch animation {
        case .fade, .automatic, .middle: return (frame, 0)
        case .none: return (frame, 1)
        case .left: return (frame.offsetBy(dx: -table.bounds.width, dy: 0), 1)
        case .right: return (frame.offsetBy(dx: table.bounds.width, dy: 0), 1)
        case .top: return (frame.offsetBy(dx: 0, dy: -frame.height), 1)
        case .bottom: return (frame.offsetBy(dx: 0, dy: frame.height), 1)
        }
    }
}
