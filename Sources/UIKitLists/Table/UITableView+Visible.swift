import CoreGraphics
import Foundation
import PorticoTrace

/// The rows in sight: asked for, measured, placed; and those that left, taken away.
extension UITableView {
    /// The room that rows lie in, from the sides of the table.
    var rowSpanX: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let safe = safeAreaInsets
        let side = ListMeasures.side(bounds.width)
        return (safe.left + side, max(0, bounds.width - safe.left - safe.right - 2 * side))
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        guard loaded.contains(path) else { return .zero }
        let span = geometry.rowSpan(path)
        let across = rowSpanX
        return CGRect(x: across.x, y: span.lowerBound, width: across.width, height: span.upperBound - span.lowerBound)
    }

    func rect(of section: Int, _ span: (Int) -> Range<CGFloat>) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        let span = span(section)
        return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    }

    func rows(in span: Range<CGFloat>) -> [IndexPath] {
        loaded.sections(in: span).flatMap { section in
            geometry.rows(of: section, in: span).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The first one of `rows(in:)`, without making them all.
    func firstRow(in span: Range<CGFloat>) -> IndexPath? {
        for section in loaded.sections(in: span) {
            if let row = geometry.rows(of: section, in: span).first { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    func look(of path: IndexPath) -> CellLook { look(of: path, commonLook) }

    /// The part that the rows' looks have in common: for many rows it is worked out once.
    var commonLook: CellLook {
        var look = CellLook()
        look.style = style
        look.hasSeparators = separatorStyle != .none
        look.separatorColor = separatorColor
        look.separatorInset = ownSeparatorInset
        look.insetsFromCellEdges = separatorInsetReference == .fromCellEdges
        let safe = safeAreaInsets
        if style != .insetGrouped, insetsContentViewsToSafeArea {
            look.leadingRoom = isRightToLeft ? safe.right : safe.left
            look.trailingRoom = isRightToLeft ? safe.left : safe.right
        }
        if let indexView, !indexView.isHidden {
            look.trailingRoom += ListMeasures.indexWidth
            look.hasIndex = true
        }
        return look
    }

    func look(of path: IndexPath, _ common: CellLook) -> CellLook {
        var look = common
        look.isFirst = path.row == 0
        look.isLast = path.row == geometry.sections[path.section].rows.count - 1
        look.indentationLevel =
            ask("tableView:indentationLevelForRowAtIndexPath:") { $0.tableView(self, indentationLevelForRowAt: path) }
            ?? 0
        look.isTableEdited = editingNow
        if editingNow { look.editing = editing(of: path) }
        return look
    }

    // MARK: The pass

    /// Before an answer that depends on what is in sight.
    func arrangeIfNeeded() { if !isArranging, !isLoaded || layer.needsLayout() { arrange() } }

    func arrange() {
        guard !isArranging else { return }
        guard bounds.width > 0, bounds.height > 0 else { return loadWithoutRoom() }
        if arrangedWidth != bounds.width {
            let isFirst = arrangedWidth == 0
            arrangedWidth = bounds.width
            if !isFirst { measureAgain() }
        }
        if window == nil, tellsOfLayoutOutside { tellOfLayoutOutside() }
        returnFromOutside()
        loadIfNeeded()
        placeEdges()
        UIView.performWithoutAnimation { fill() }
        prefetch()
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        let goneHeaders = takeHeaders(unless: { _ in false })
        for entry in live.removeAll(unless: { _ in false }) { retire(entry.view, from: entry.path) }
        retire(goneHeaders)
        _ = loaded
        indexChanged()
    }

    /// A table without width or height shows no row, but it knows how high its content is: apps make it as high as that.
    private func loadWithoutRoom() {
        guard dataSource != nil else { return }
        loadIfNeeded()
    }

    /// Once an app.
    private func tellOfLayoutOutside() {
        guard !Self.hasToldOfLayoutOutside else { return }
        Self.hasToldOfLayoutOutside = true
        ListLog.write(
            "UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or "
                + "one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to "
                + "load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe "
                + "area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic "
                + "breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to "
                + "occur, so you can avoid this action altogether if possible, or defer it until the table view has been added to a "
                + "window. Table view: \(self)")
    }

    @InSession static var hasToldOfLayoutOutside = false

    /// Asks for what is missing until nothing changes any more, then lets go of what is out of sight.
    func fill(keepingUnseen: Bool = false) {
        let isInside = isArranging
        isArranging = true
        defer { isArranging = isInside }
        if window == nil { isArrangedOutside = true }
        for _ in 0..<8 {
            let rows = fillRows()
            let headers = isLoaded && fillHeaders()
            updateContentSize()
            if !isLoaded || !rows && !headers { break }
        }
        let load = loads
        if !keepingUnseen { removeUnseen() }
        // Who heard of a cell's end may have reloaded, and laid out what is in the middle of its layout.
        if !isLoaded || load != loads { setNeedsLayout() }
        placeAll()
    }

    var seenSpan: Range<CGFloat> { bounds.minY..<max(bounds.minY, bounds.maxY) }

    /// True where a height has turned out to be another one.
    private func fillRows() -> Bool {
        var changed = false
        let load = loads
        var seen = seenSpan
        var section = geometry.sections(in: seen).lowerBound
        while section < geometry.sections.count, geometry.start(of: section) < seen.upperBound {
            var row = geometry.rows(of: section, in: seen).lowerBound
            while let path = unsettledRow(in: section, from: row, seen) {
                row = path.row + 1
                if settleRow(path) { changed = true }
                // The app may have changed everything while it was asked, or scrolled.
                guard isLoaded, load == loads else { return true }
                seen = seenSpan
            }
            section += 1
        }
        return changed
    }

    /// The next row in sight without a cell, or whose cell is to be measured. Many rows are looked at for each that is found, so
    /// the table is asked for what it knows once.
    private func unsettledRow(in section: Int, from first: Int, _ seen: Range<CGFloat>) -> IndexPath? {
        let (rows, live) = (geometry.rows(of: section), live)
        for row in first..<max(first, rows.count) {
            let span = rows.span(row)
            guard span.lowerBound < seen.upperBound else { return nil }
            let place = ListPlace(section: section, item: row)
            if let cell = live[place] {
                if cell.wantsMeasuring || rows.tree[row].isEstimated { return place.path }
            } else if span.overlaps(seen) {
                // One that ends at the edge by its own sum isn't seen, whatever the sum of all before the next one says.
                return place.path
            }
        }
        return nil
    }

    /// Rows without any height have no cell that would be measured again: their delegate is asked, so that a batch can open them.
    func askHeightsOfClosedRows() {
        guard isLoaded, estimatedRowHeight != 0 else { return }
        let (seen, load) = (seenSpan, loads)
        var section = geometry.sections(in: seen).lowerBound
        while section < geometry.sections.count, geometry.start(of: section) < seen.upperBound {
            let rows = geometry.sections[section].rows
            var row = rows.extent == 0 ? 0 : geometry.rows(of: section, in: seen).lowerBound
            while row < rows.count {
                let path = IndexPath(row: row, section: section)
                guard geometry.rowSpan(path).lowerBound < seen.upperBound else { break }
                row += 1
                let item = geometry.row(path)
                guard item.extent == 0, !item.isEstimated, live[path] == nil else { continue }
                guard let height = delegateHeight(path), height != 0 else { continue }
                guard isLoaded, load == loads else { return }
                geometry.setRow(path, RankTree.Item(extent: height > 0 ? height : heights.estimate, isEstimated: true))
            }
            section += 1
        }
    }

    /// The row has a cell, and the height that it wants.
    private func settleRow(_ path: IndexPath) -> Bool {
        if let cell = live[path] {
            cell.wantsMeasuring = false
            return measure(path, cell)
        }
        let load = loads
        // Who asks from inside of this row's request gets it when that has been answered.
        guard !asks.contains(path, load: load) else { return false }
        let cell = askSettled(path, load)
        guard isStill(load, path) else {
            putBack(cell)
            return true
        }
        if let other = live.path(of: cell) { live[other] = nil }
        let item = geometry.row(path)
        let changed = item.isEstimated ? measure(path, cell) : false
        guard isStill(load, path) else {
            putBack(cell)
            return true
        }
        if !item.isEstimated, isSelfSizing { cell.measuredHeight = item.extent }
        let shown = shownToModel(path)
        // A measured height may scroll, and who heard of that have selected the row or begun to edit.
        if cell.look.isTableEdited != editingNow { cell.look = look(of: path) }
        cell.move(to: rowRect(path))
        showState(of: cell, shown)
        insertSubview(cell, at: background == nil ? 0 : 1)
        live[path] = cell
        _ = ask("tableView:willDisplayCell:forRowAtIndexPath:") {
            $0.tableView(self, willDisplay: cell, forRowAt: shown)
        }
        return changed
    }

    /// The row that a cell was asked for is the same one, and still without a cell.
    private func isStill(_ load: Int, _ path: IndexPath) -> Bool {
        isLoaded && load == loads && geometry.contains(path) && live[path] == nil
    }

    /// The row's cell, asked for once more where the app has configured the row anew meanwhile.
    private func askSettled(_ path: IndexPath, _ load: Int) -> UITableViewCell {
        asks.begin(path, load: load)
        defer { asks.end(path, load: load) }
        let cell = askCell(path)
        guard asks.isStale(path, load: load), isStill(load, path) else { return cell }
        putBack(cell)
        return askCell(path)
    }

    /// The row's cell; `again` is the one that it has and that the app may configure anew.
    func askCell(_ path: IndexPath, again: UITableViewCell? = nil) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let outer = (askedRow, reconfiguring)
        let model = shownToModel(path)
        (askedRow, reconfiguring) = (model, again.map { (path, $0) })
        defer { (askedRow, reconfiguring) = outer }
        let load = loads
        let cell = PorticoTrace.call(.event, dataSource, "tableView:cellForRowAtIndexPath:") {
            dataSource.tableView(self, cellForRowAt: model)
        }
        guard load == loads, geometry.contains(path) else { return cell }
        cell.table = self
        cell.look = look(of: path)
        cell.joinTable()
        showState(of: cell, model)
        return cell
    }

    private func showState(of cell: UITableViewCell, _ model: IndexPath) {
        let isSelected = selection.contains(model)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isEditing != cell.look.editing.isEditable {
            cell.setEditing(cell.look.editing.isEditable, animated: false)
        }
    }

    /// Takes the height that the delegate gives, or that the cell's contents want.
    private func measure(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        let load = loads
        var height = delegateHeight(shownToModel(path)) ?? rowHeight
        guard load == loads else { return true }
        if height < 0 {
            // Without estimates nothing is measured.
            guard estimatedRowHeight != 0 || geometry.row(path).isEstimated else {
                return false
            }
            height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: rowSpanX.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            let scale = max(1, UIScreen.mainScale)
            height = (height * scale - 1e-6).rounded(.up) / scale
            cell.measuredHeight = height
            guard load == loads else { return true }
        }
        return setHeight(of: path, height)
    }

    /// Every row is as high as the table says: no cell and no delegate is asked.
    var hasFixedHeights: Bool { rowHeight >= 0 && (delegate == nil || heights.delegateIsSilent) }

    var isSelfSizing: Bool { rowHeight < 0 && estimatedRowHeight != 0 && !heights.delegateAnswers }

    /// Rows in sight stay where they are: one that begins above grows upwards.
    private func setHeight(of path: IndexPath, _ height: CGFloat) -> Bool {
        let start = geometry.rowSpan(path).lowerBound
        let old = geometry.row(path).extent
        geometry.setRow(path, RankTree.Item(extent: height))
        guard old != height else { return false }
        keepInSight(start, by: height - old)
        return true
    }

    func keepInSight(_ start: CGFloat, by change: CGFloat) {
        guard start < bounds.minY, bounds.minY > limitsY.lowerBound, !batch.isMoving else { return }
        content.height = geometry.height
        shiftContent(by: change)
    }

    private func removeUnseen() {
        for entry in unseen() { retire(entry.view, from: shownToModel(entry.path)) }
        let span = seenSpan
        retireHeaders { section in
            self.geometry.sections.indices.contains(section) && self.geometry.span(of: section).overlaps(span)
        }
    }

    /// Takes the cells out of the map that nobody sees.
    func unseen() -> [(path: IndexPath, view: UITableViewCell)] {
        let (span, kept) = (seenSpan, reorder.flatMap { ListPlace($0.path) })
        var rows = TableGeometry.Walk(geometry)
        return live.removeAll { place in place == kept || rows.span(of: place)?.overlaps(span) == true }
    }

    // MARK: Placing

    func placeAll() {
        let across = rowSpanX
        let lifted = reorder.flatMap { ListPlace($0.path) }
        var rows = TableGeometry.Walk(geometry)
        // As they are now: what hears of its new frame may change which cells there are.
        let live = live
        for index in live.entries.indices where live.places[index] != lifted {
            guard let span = rows.span(of: live.places[index]) else { continue }
            let (path, cell) = live.entries[index]
            var frame = CGRect(
                x: across.x, y: span.lowerBound, width: across.width, height: span.upperBound - span.lowerBound)
            if let swipe, swipe.cell === cell { frame.origin.x += swipe.offset }
            if let gap {
                frame.origin.y += gap.shift(ofRow: path)
                if path == gap.source { cell.alpha = 0 }
            }
            cell.move(to: frame)
        }
        placeHeaders()
        placeEdges()
        indexView?.place(in: self)
        swipe?.place()
    }

    func placeEdges() {
        let top = tableHeaderView?.frame.height ?? 0
        let bottom = tableFooterView?.frame.height ?? 0
        if geometry.top != top || geometry.bottom != bottom {
            geometry.top = top
            geometry.bottom = bottom
            updateContentSize()
        }
        if let view = tableHeaderView { put(view, CGRect(x: 0, y: 0, width: bounds.width, height: top)) }
        if let view = tableFooterView {
            put(view, CGRect(x: 0, y: geometry.bodyEnd, width: bounds.width, height: bottom))
        }
        if let background { put(background, bounds) }
    }

    private func put(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

    func replaceEdge(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        placeEdges()
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        if exchangeBackground(old) { setNeedsLayout() }
    }

    func looksChanged() {
        showLooks()
        setNeedsLayout()
    }

    func showLooks() {
        let common = commonLook
        for (path, cell) in live.entries { cell.look = look(of: path, common) }
    }

    /// Rows keep off the sides of a turned phone.
    func sidesMayHaveChanged() {
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        guard sides != arrangedSides else { return }
        arrangedSides = sides
        guard isLoaded else { return }
        measureAgain()
        looksChanged()
    }

    /// A batch of a table that another screen covers arranges rows as if there were no safe area, and nothing tells of one when the
    /// table comes back to that which it had.
    private func returnFromOutside() {
        guard isArrangedOutside, window != nil else { return }
        (isArrangedOutside, arrangedSides) = (false, .zero)
        sidesMayHaveChanged()
    }

    // MARK: Contents that change their size

    func contentChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isArranging, live.path(of: cell) != nil, wantsAnotherHeight(cell)
        else { return }
        cell.wantsMeasuring = true
        setNeedsLayout()
    }

    /// Whether a cell whose contents say how high it is would say otherwise now.
    func wantsAnotherHeight(_ cell: UITableViewCell) -> Bool {
        guard let measured = cell.measuredHeight else { return false }
        let wanted = cell.systemLayoutSizeFitting(
            CGSize(width: rowSpanX.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return abs(wanted - measured) > 0.5
    }

    // MARK: Prefetching

    /// Rows within a screen of what is seen, the nearest first; those named before that aren't near any more are cancelled.
    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil, let first = live.paths.first,
            let last = live.paths.last
        else {
            return
        }
        let reach = bounds.height
        let after = rows(in: bounds.maxY..<(bounds.maxY + reach)).filter { $0 > last }
        let before = rows(in: max(0, bounds.minY - reach)..<max(0, bounds.minY)).filter { $0 < first }
        var wanted: [IndexPath] = []
        for index in 0..<max(after.count, before.count) {
            if index < after.count { wanted.append(after[index]) }
            if index < before.count { wanted.append(before[before.count - 1 - index]) }
        }
        let near = Set(wanted).union(live.paths)
        changePrefetched(to: wanted, gone: prefetched.subtracting(near)) { gone in
            OptionalCall.call(.event, prefetchDataSource, "tableView:cancelPrefetchingForRowsAtIndexPaths:") {
                prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone)
            }
        } begin: { new in
            OptionalCall.call(.event, prefetchDataSource, "tableView:prefetchRowsAtIndexPaths:") {
                prefetchDataSource.tableView(self, prefetchRowsAt: new)
            }
        }
    }
}
