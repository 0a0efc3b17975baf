import CoreGraphics

/// Views in rows and columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// A row of a grid. Elsewhere its views in order.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { GridRowNode(view, context) }
}

@MainActor final class GridRowNode<C: View>: ValueNode<GridRow<C>> {
    private var content: ViewNode?
    private var wrappers: [GridCellElement] = []
    private lazy var row = GridRowIdentity()
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        row.alignment = value.alignment
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        for wrapper in wrappers { wrapper.invalidateLayout() }
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        let old = wrappers
        wrappers = content.elements.map { element in
            old.first { $0.child === element } ?? GridCellElement(node: self, child: element, row: row)
        }
        return wrappers
    }
}

/// Which row a cell belongs to.
final class GridRowIdentity {
    var alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowIdentity? { nil } }
enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

@MainActor final class GridCellElement: WrapperElement {
    private let row: GridRowIdentity

    init(node: ViewNode, child: LayoutElement, row: GridRowIdentity) {
        self.row = row
        super.init(node: node, child: child)
    }

    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
        if Key.self == GridRowKey.self { return row as? Key.Value }
        return super.layoutValue(key)
    }
}

/// Arranges a grid: columns as wide as their widest cell, rows as high as their highest.
public struct GridLayout: Layout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    private struct Cell {
        let view: LayoutSubview
        let column: Int
        let span: Int
    }

    private struct Row {
        var cells: [Cell] = []
        /// A view that isn't in a row takes all columns.
        var isWhole = false
        var alignment: VerticalAlignment?
    }

    private struct Plan {
        var rows: [Row]
        var widths: [CGFloat]
        var heights: [CGFloat]
        var gap: CGFloat
        var rowGap: CGFloat
        var columnAlignments: [Int: HorizontalAlignment]
        var width: CGFloat
    }

    private func rows(_ subviews: Subviews) -> (rows: [Row], columns: Int) {
        var rows: [Row] = [], columns = 0
        var current: GridRowIdentity?
        for view in subviews {
            guard let identity = view[GridRowKey.self] else {
                current = nil
                rows.append(Row(cells: [Cell(view: view, column: 0, span: 1)], isWhole: true))
                continue
            }
            if current !== identity {
                current = identity
                rows.append(Row(alignment: identity.alignment))
            }
            let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
            let span = max(view[GridColumnsKey.self], 1)
            rows[rows.count - 1].cells.append(Cell(view: view, column: column, span: span))
            columns = max(columns, column + span)
        }
        return (rows, max(columns, rows.isEmpty ? 0 : 1))
    }

    /// The guide of a row whose cells are aligned by what is in them, as texts by their lines, and not by the row's edges.
    private func contentGuide(of row: Row) -> VerticalAlignment? {
        let guide = row.alignment ?? alignment.vertical
        return row.isWhole || [.top, .center, .bottom].contains(guide) ? nil : guide
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
        let (rows, columns) = rows(subviews)
        let gap = horizontalSpacing ?? ViewSpacing.standard, rowGap = verticalSpacing ?? ViewSpacing.standard
        var alignments: [Int: HorizontalAlignment] = [:]
        for row in rows where !row.isWhole {
            for cell in row.cells {
                if let alignment = cell.view[GridColumnAlignmentKey.self] { alignments[cell.column] = alignment }
            }
        }
        // Columns: what each needs at least and would take at most; the least flexible is given its share first.
        var least = [CGFloat](repeating: 0, count: columns), most = least, ideal = least
        func isSized(_ cell: Cell, _ axis: Axis) -> Bool {
            !cell.view[GridUnsizedKey.self].contains(axis == .horizontal ? .horizontal : .vertical)
        }
        for row in rows where !row.isWhole {
            for cell in row.cells where cell.span == 1 && isSized(cell, .horizontal) {
                least[cell.column] = max(
                    least[cell.column], cell.view.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width)
                most[cell.column] = max(
                    most[cell.column], cell.view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width)
                ideal[cell.column] = max(ideal[cell.column], cell.view.sizeThatFits(.unspecified).width)
            }
        }
        var widths = ideal
        let gaps = gap * CGFloat(max(columns - 1, 0))
        if let total = proposal.width {
            var rest = total - gaps
            let order = (0..<columns).sorted { (a: Int, b: Int) -> Bool in
                (most[a] - least[a], a) < (most[b] - least[b], b)
            }
            for (done, column) in order.enumerated() {
                let share = max(rest / CGFloat(columns - done), 0)
                widths[column] = 0
                for row in rows where !row.isWhole {
                    for cell in row.cells where cell.span == 1 && cell.column == column && isSized(cell, .horizontal) {
                        widths[column] = max(
                            widths[column], cell.view.sizeThatFits(ProposedViewSize(width: share, height: nil)).width)
                    }
                }
                rest -= widths[column]
            }
        }
        // Cells over several columns and views outside of rows widen the last of theirs.
        for row in rows {
            for cell in row.cells where (cell.span > 1 || row.isWhole) && isSized(cell, .horizontal) {
                let (from, span) = row.isWhole ? (0, columns) : (cell.column, cell.span)
                let available = widths[from..<from + span].reduce(0, +) + gap * CGFloat(span - 1)
                // A view outside of rows is offered all that the grid is: a divider makes the grid as wide.
                let offered = proposal.width.map { row.isWhole ? max($0, available, 0) : max(available, 0) }
                let needed = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
                if needed > available, needed.isFinite { widths[from + span - 1] += needed - available }
            }
        }
        let width = widths.reduce(0, +) + gaps
        // Rows.
        var heights = [CGFloat](repeating: 0, count: rows.count)
        func cellWidth(_ cell: Cell, _ row: Row) -> CGFloat {
            row.isWhole
                ? width : widths[cell.column..<cell.column + cell.span].reduce(0, +) + gap * CGFloat(cell.span - 1)
        }
        func height(_ index: Int, _ proposed: CGFloat?) -> CGFloat {
            let row = rows[index]
            let guide = contentGuide(of: row)
            var (height, above, below) = (CGFloat(0), CGFloat(0), CGFloat(0))
            for cell in row.cells where isSized(cell, .vertical) {
                let room = ProposedViewSize(width: cellWidth(cell, row), height: proposed)
                height = max(height, cell.view.sizeThatFits(room).height)
                guard let guide, cell.view[GridAnchorKey.self] == nil else { continue }
                let dimensions = cell.view.dimensions(in: room)
                above = max(above, dimensions[guide])
                below = max(below, dimensions.height - dimensions[guide])
            }
            return max(height, above + below)
        }
        if let total = proposal.height {
            var rest = total - rowGap * CGFloat(max(rows.count - 1, 0))
            let order = rows.indices.map { (index: $0, flexibility: height($0, .infinity) - height($0, 0)) }
                .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
            for (done, entry) in order.enumerated() {
                heights[entry.index] = height(entry.index, max(rest / CGFloat(rows.count - done), 0))
                rest -= heights[entry.index]
            }
        } else {
            for index in rows.indices { heights[index] = height(index, nil) }
        }
        return Plan(
            rows: rows, widths: widths, heights: heights, gap: gap, rowGap: rowGap, columnAlignments: alignments,
            width: width)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let plan = plan(proposal, subviews)
        return CGSize(
            width: plan.width, height: plan.heights.reduce(0, +) + plan.rowGap * CGFloat(max(plan.rows.count - 1, 0)))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(proposal, subviews)
        var y = bounds.minY
        for (index, row) in plan.rows.enumerated() {
            let height = plan.heights[index]
            func width(_ cell: Cell) -> CGFloat {
                row.isWhole
                    ? plan.width
                    : plan.widths[cell.column..<cell.column + cell.span].reduce(0, +) + plan.gap
                        * CGFloat(cell.span - 1)
            }
            let guide = contentGuide(of: row)
            // Where the guides of all cells meet.
            let meeting = guide.map { guide in
                row.cells.filter { $0.view[GridAnchorKey.self] == nil }.map {
                    $0.view.dimensions(in: ProposedViewSize(CGSize(width: width($0), height: height)))[guide]
                }.max() ?? 0
            }
            for cell in row.cells {
                let x = plan.widths[..<cell.column].reduce(0, +) + plan.gap * CGFloat(cell.column)
                let width = width(cell)
                let size = CGSize(width: width, height: height)
                let inner = ProposedViewSize(size)
                let dimensions = cell.view.dimensions(in: inner)
                var point: CGPoint
                if let anchor = cell.view[GridAnchorKey.self] {
                    point = CGPoint(
                        x: (width - dimensions.width) * anchor.x, y: (height - dimensions.height) * anchor.y)
                } else {
                    // A column's alignment is for cells of this column alone.
                    let ofColumn =
                        cell.span > 1 ? cell.view[GridColumnAlignmentKey.self] : plan.columnAlignments[cell.column]
                    let horizontal = row.isWhole ? alignment.horizontal : ofColumn ?? alignment.horizontal
                    point = Alignment(horizontal: horizontal, vertical: row.alignment ?? alignment.vertical).offset(
                        of: dimensions, in: size)
                    if let guide, let meeting { point.y = meeting - dimensions[guide] }
                }
                cell.view.place(at: CGPoint(x: bounds.minX + x + point.x, y: y + point.y), proposal: inner)
            }
            y += height + plan.rowGap
        }
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: count)
    }
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}
