import CoreGraphics
import Foundation

/// Where the rows, headers and footers of a table lie, from the top of the content down. A value without views.
///
/// - From: `UITableView`
/// - To: `RankTree`
struct TableGeometry {
    struct Section {
        var rows = RankTree()
        /// Room above the header.
        var padding: CGFloat = 0
        var header = RankTree.Item(extent: 0)
        var footer = RankTree.Item(extent: 0)

        var extent: CGFloat { padding + header.extent + rows.extent + footer.extent }
    }

    private(set) var sections: [Section] = []
    private var starts = RankTree()
    /// Heights of the table's own header and footer.
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    init(_ sections: [Section] = []) {
        self.sections = sections
        starts = RankTree(sections.map { RankTree.Item(extent: $0.extent) })
    }

    var height: CGFloat { top + starts.extent + bottom }
    var bodyEnd: CGFloat { top + starts.extent }
    var counts: [Int] { sections.map(\.rows.count) }
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    // MARK: Asking

    func start(of section: Int) -> CGFloat { top + starts.offset(of: section) }
    func span(of section: Int) -> Range<CGFloat> {
        let start = start(of: section)
        return start..<(start + sections[section].extent)
    }
    func headerSpan(_ section: Int) -> Range<CGFloat> {
        let start = start(of: section) + sections[section].padding
        return start..<(start + sections[section].header.extent)
    }
    func footerSpan(_ section: Int) -> Range<CGFloat> {
        let end = start(of: section) + sections[section].extent
        return (end - sections[section].footer.extent)..<end
    }
    private func rowsStart(_ section: Int) -> CGFloat {
        start(of: section) + sections[section].padding + sections[section].header.extent
    }
    func rowSpan(_ path: IndexPath) -> Range<CGFloat> { rows(of: path.section).span(path.row) }

    /// A section's rows, for whoever asks for many of them: where the first one begins is worked out once.
    struct Rows {
        let tree: RankTree
        let start: CGFloat

        var count: Int { tree.count }

        func span(_ row: Int) -> Range<CGFloat> {
            let place = tree.place(of: row)
            let start = start + place.offset
            return start..<(start + place.extent)
        }
    }

    func rows(of section: Int) -> Rows { Rows(tree: sections[section].rows, start: rowsStart(section)) }

    /// One section's rows after the other, for whoever goes through places in their order.
    struct Walk {
        private let geometry: TableGeometry
        private var section = -1
        private var rows = Rows(tree: RankTree(), start: 0)

        init(_ geometry: TableGeometry) { self.geometry = geometry }

        /// Nil where there is no such row.
        mutating func span(of place: ListPlace) -> Range<CGFloat>? {
            if place.section != section {
                guard geometry.sections.indices.contains(place.section) else { return nil }
                (section, rows) = (place.section, geometry.rows(of: place.section))
            }
            return place.item >= 0 && place.item < rows.count ? rows.span(place.item) : nil
        }
    }

    func row(_ path: IndexPath) -> RankTree.Item { sections[path.section].rows[path.row] }

    /// The sections that touch a span.
    func sections(in span: Range<CGFloat>) -> Range<Int> {
        starts.indices(in: (span.lowerBound - top)..<max(span.lowerBound - top, span.upperBound - top))
    }

    func rows(of section: Int, in span: Range<CGFloat>) -> Range<Int> {
        let start = rowsStart(section)
        return sections[section].rows.indices(
            in: (span.lowerBound - start)..<max(span.lowerBound - start, span.upperBound - start))
    }

    /// The row at a height; nil between rows.
    func row(at y: CGFloat) -> IndexPath? {
        guard y >= top, y < bodyEnd, let section = starts.index(at: y - top) else { return nil }
        let offset = y - rowsStart(section)
        let rows = sections[section].rows
        guard offset >= 0, offset < rows.extent, let row = rows.index(at: offset) else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Between groups: the nearest end of one, for a row that comes from `source`, if that is one of the table.
    func end(nearest y: CGFloat, source: IndexPath?) -> IndexPath? {
        guard y >= top, y < bodyEnd, let section = starts.index(at: y - top) else { return nil }
        if y < headerSpan(section).upperBound { return IndexPath(row: 0, section: section) }
        let count = sections[section].rows.count
        return IndexPath(row: section == source?.section ? max(0, count - 1) : count, section: section)
    }

    // MARK: Changing

    private mutating func refresh(_ section: Int) { starts[section] = RankTree.Item(extent: sections[section].extent) }

    mutating func setRow(_ path: IndexPath, _ item: RankTree.Item) {
        guard sections[path.section].rows[path.row] != item else { return }
        sections[path.section].rows[path.row] = item
        refresh(path.section)
    }

    mutating func setHeader(_ section: Int, _ item: RankTree.Item) {
        sections[section].header = item
        refresh(section)
    }

    mutating func setPadding(_ section: Int, _ padding: CGFloat) {
        sections[section].padding = padding
        refresh(section)
    }

    mutating func setFooter(_ section: Int, _ item: RankTree.Item) {
        sections[section].footer = item
        refresh(section)
    }

    mutating func moveRow(from: IndexPath, to: IndexPath) {
        if from.section == to.section {
            sections[from.section].rows.move(from: from.row, to: to.row)
        } else {
            let item = sections[from.section].rows[from.row]
            sections[from.section].rows.remove(from.row..<(from.row + 1))
            sections[to.section].rows.insert(item, at: to.row)
            refresh(from.section)
        }
        refresh(to.section)
    }

    /// Everything that was measured is a guess again, of the same height.
    mutating func forget() {
        for section in sections.indices {
            let rows = sections[section].rows
            guard rows.estimatedCount < rows.count else { continue }
            sections[section].rows.changeAll { RankTree.Item(extent: $0.extent, isEstimated: true) }
            sections[section].header.isEstimated = true
            sections[section].footer.isEstimated = true
        }
    }

    /// The same for the rows alone: headers and footers stay as they are.
    mutating func forgetRows() {
        for section in sections.indices {
            sections[section].rows.changeAll { RankTree.Item(extent: $0.extent, isEstimated: true) }
        }
    }

    /// The geometry after a batch. New rows and sections come from `fresh`; rows that move take their heights along.
    func applying(
        _ plan: ListUpdatePlan, freshRow: (IndexPath) -> RankTree.Item, freshSection: (Int, Int) -> Section
    ) -> TableGeometry {
        var result: [Section] = []
        result.reserveCapacity(plan.after.count)
        var reloaded: [Int: [ListPlace]] = [:]
        for place in plan.reloaded.places { reloaded[place.section, default: []].append(place) }
        for new in plan.after.indices {
            guard let old = plan.oldSections[new], plan.reloadedSections[old] == nil else {
                result.append(freshSection(new, plan.after[new]))
                continue
            }
            var section = sections[old]
            for place in reloaded[old] ?? [] {
                section.rows[place.item] = freshRow((plan.newPlace(for: place) ?? place).path)
            }
            let coming = plan.coming[new].map { row -> (index: Int, item: RankTree.Item) in
                let place = ListPlace(section: new, item: row)
                let from = plan.origin(ofMoved: place)
                return (row, from.map { sections[$0.section].rows[$0.item] } ?? freshRow(place.path))
            }
            section.rows.change(leaving: plan.leaving[old], coming: coming)
            result.append(section)
        }
        var geometry = TableGeometry(result)
        geometry.top = top
        geometry.bottom = bottom
        return geometry
    }
}
