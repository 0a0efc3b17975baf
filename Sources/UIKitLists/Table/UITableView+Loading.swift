import CoreGraphics
import Foundation
import PorticoTrace

/// The facts that a table knows about heights without asking.
struct TableHeights {
    /// The height of a row that nobody has measured.
    var estimate = ListMeasures.minimumRow
    /// The delegate gives heights of its own.
    var delegateAnswers = false
    /// The delegate has been asked, and hasn't the method.
    var delegateIsSilent = false
}

/// Counts and heights: what a reload asks for.
extension UITableView {
    func buildTable() {
        alwaysBounceVertical = true
        if backgroundColor == nil {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
            regardAsStandard(.backgroundColor)
        }
        let pan = RowSwipeGesture(list: self)
        addGestureRecognizer(pan)
        swipePan = pan
        addGestureRecognizer(TableReorderGesture(table: self))
        menus = ListMenus(self)
    }

    func ask<R>(_ selector: StaticString, _ body: (any UITableViewDelegate) -> R) -> R? {
        guard let delegate else { return nil }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    func askSource<R>(_ selector: StaticString, _ body: (any UITableViewDataSource) -> R) -> R? {
        guard let dataSource else { return nil }
        return OptionalCall.call(.event, dataSource, selector) { body(dataSource) }
    }

    func sourceChanged() {
        isLoaded = false
        setNeedsLayout()
    }

    /// The geometry, with what the data source says in it.
    var loaded: TableGeometry {
        if !isLoaded { load() }
        return geometry
    }

    func reload() {
        closeSwipe(animated: false)
        reorder?.abandon()
        reorder = nil
        let hadSelection = !selection.isEmpty
        selection = []
        (highlightedPath, touchedPath) = (nil, nil)
        prefetched = []
        (gap, dropTarget) = (nil, nil)
        pendingScroll = nil
        // Who hears of a cell's end and asks for rows gets the new ones.
        isLoaded = false
        let goneHeaders = takeHeaders(unless: { _ in false })
        for entry in live.removeAll(unless: { _ in false }) { retire(entry.view, from: entry.path) }
        retire(goneHeaders)
        finishLeaving()
        _ = loaded
        indexChanged()
        if hadSelection { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
        setNeedsLayout()
    }

    private func load() {
        isLoaded = true
        loads += 1
        let counts = askCounts()
        var new = TableGeometry(counts.enumerated().map { freshSection($0, count: $1) })
        new.top = tableHeaderView?.frame.height ?? 0
        new.bottom = tableFooterView?.frame.height ?? 0
        geometry = new
        updateContentSize()
    }

    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = askSource("numberOfSectionsInTableView:") { $0.numberOfSections(in: self) } ?? 1
        return (0..<max(0, sections)).map { section in
            let count =
                OptionalCall.call(.event, dataSource, "tableView:numberOfRowsInSection:") {
                    dataSource.tableView(self, numberOfRowsInSection: section)
                } ?? 0
            if count > Self.mostRows { FatalException.generic.raise(Self.tooManyRows(count, section)) }
            return max(0, count)
        }
    }

    private static var mostRows: Int { 1 << 40 }

    static func tooManyRows(_ count: Int, _ section: Int) -> String {
        "Failed to allocate data stores for \(count) rows in section \(section). Consider using fewer rows"
    }

    // MARK: Heights

    func freshSection(_ section: Int, count: Int) -> TableGeometry.Section {
        var result = TableGeometry.Section()
        result.header = headerItem(section)
        result.footer = footerItem(section)
        result.padding = padding(above: result.header)
        result.rows = freshRows(section, count: count)
        return result
    }

    private var estimates: Bool { estimatedRowHeight != 0 }

    /// Rows of which nothing is known but how many there are: one question tells whether the delegate has heights of its own.
    private func freshRows(_ section: Int, count: Int) -> RankTree {
        guard count > 0 else { return RankTree() }
        let first = IndexPath(row: 0, section: section)
        if let estimate = estimatedHeight(first) {
            guard count > 1 else {
                return RankTree(repeating: RankTree.Item(extent: estimate, isEstimated: true), count: 1)
            }
            let rest = (1..<count).lazy.map { row in
                RankTree.Item(
                    extent: self.estimatedHeight(IndexPath(row: row, section: section)) ?? self.heights.estimate,
                    isEstimated: true)
            }
            return RankTree([[RankTree.Item(extent: estimate, isEstimated: true)], Array(rest)].joined())
        }
        if estimates {
            let isMeasured = rowHeight == Self.automaticDimension || delegateHeight(first) != nil
            let extent =
                isMeasured
                ? (estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : heights.estimate)
                : rowHeight
            return RankTree(repeating: RankTree.Item(extent: extent, isEstimated: isMeasured), count: count)
        }
        guard let height = delegateHeight(first) else {
            return RankTree(repeating: RankTree.Item(extent: plainRowHeight), count: count)
        }
        let rest = (1..<count).lazy.map { row in
            RankTree.Item(extent: self.fixed(self.delegateHeight(IndexPath(row: row, section: section))))
        }
        return RankTree([[RankTree.Item(extent: fixed(height))], Array(rest)].joined())
    }

    /// A row that a batch brings.
    func freshRow(_ path: IndexPath) -> RankTree.Item {
        if let estimate = estimatedHeight(path) { return RankTree.Item(extent: estimate, isEstimated: true) }
        guard estimates else { return RankTree.Item(extent: fixed(delegateHeight(path))) }
        if rowHeight != Self.automaticDimension, delegateHeight(path) == nil { return RankTree.Item(extent: rowHeight) }
        return RankTree.Item(extent: estimatedRowHeight > 0 ? estimatedRowHeight : heights.estimate, isEstimated: true)
    }

    private func estimatedHeight(_ path: IndexPath) -> CGFloat? {
        guard
            let height = ask(
                "tableView:estimatedHeightForRowAtIndexPath:", { $0.tableView(self, estimatedHeightForRowAt: path) })
        else { return nil }
        return height >= 0 ? height : heights.estimate
    }

    func delegateHeight(_ path: IndexPath) -> CGFloat? {
        let height = ask("tableView:heightForRowAtIndexPath:") { $0.tableView(self, heightForRowAt: path) }
        if let height, height >= 0 { heights.delegateAnswers = true }
        heights.delegateIsSilent = height == nil
        return height
    }

    private var plainRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : ListMeasures.minimumRow }
    private func fixed(_ height: CGFloat?) -> CGFloat {
        guard let height else { return plainRowHeight }
        return height >= 0 ? height : ListMeasures.minimumRow
    }

    func heightsChanged(_ new: CGFloat, _ old: CGFloat) {
        guard new != old, isLoaded else { return }
        isLoaded = false
        setNeedsLayout()
    }

    /// Widths or fonts have changed: what was measured is a guess.
    func measureAgain() {
        guard isLoaded else { return }
        if estimates { geometry.forget() }
        for view in live.views {
            view.measuredHeight = nil
            view.followTableWidth()
        }
        setNeedsLayout()
    }

    // MARK: Headers and footers

    /// Asks the delegate for the heights of headers and footers again; rows keep theirs. Does nothing in a batch, which is carried out later.
    package func measureSectionEdges() {
        guard isLoaded, !hasUncommittedUpdates else { return }
        let (top, bottom) = (geometry.top, geometry.bottom)
        geometry = TableGeometry(
            geometry.sections.enumerated().map { index, old in
                var section = old
                section.header = headerItem(index)
                section.footer = footerItem(index)
                section.padding = padding(above: section.header)
                return section
            })
        (geometry.top, geometry.bottom) = (top, bottom)
        setNeedsLayout()
    }

    private func headerItem(_ section: Int) -> RankTree.Item {
        if let height = ask(
            "tableView:heightForHeaderInSection:", { $0.tableView(self, heightForHeaderInSection: section) }),
            height >= 0
        {
            return RankTree.Item(extent: height)
        }
        if sectionHeaderHeight >= 0 { return fixedHeader(section) }
        return RankTree.Item(extent: gap(before: section), isEstimated: true)
    }

    /// A height for all holds where there is a header at all.
    private func fixedHeader(_ section: Int) -> RankTree.Item {
        RankTree.Item(extent: sectionHeaderHeight, isEstimated: true)
    }

    private func footerItem(_ section: Int) -> RankTree.Item {
        if let height = ask(
            "tableView:heightForFooterInSection:", { $0.tableView(self, heightForFooterInSection: section) }),
            height >= 0
        {
            return RankTree.Item(extent: height)
        }
        return RankTree.Item(extent: style == .plain ? 0 : ListMeasures.groupedGap / 2, isEstimated: true)
    }

    /// The room that a group without a title keeps free above it.
    func gap(before section: Int) -> CGFloat {
        if style == .plain { return 0 }
        return section == 0 ? ListMeasures.groupedGap : ListMeasures.groupedGap / 2
    }

    func padding(above header: RankTree.Item) -> CGFloat {
        guard style == .plain, header.extent > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : ListMeasures.headerTopPadding
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: geometry.height)
        if content != size { contentSize = size }
    }
}
