import UIKit

/// Rows of data in columns. Where there is room for one, it is a list of the first.
public struct Table<Value: Identifiable, Columns> {
    let data: [Value]
    let columns: [TableColumnValue<Value>]
    let selection: ListSelection?
    var order: TableOrder?
}

/// A column, whatever its content is.
struct TableColumnValue<Value> {
    let title: Text
    let width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)
    /// This is what rows are sorted by where people sort by the column.
    let comparator: (any SortComparator)?
    let content: (Value) -> AnyView
}

/// The order that people give a table's rows: the first comparator counts most.
struct TableOrder {
    /// The direction of a column if the table is sorted by it before all others.
    let direction: (any SortComparator) -> SortOrder?
    /// Sorts by a column before all others, or the other way round if that is so already.
    let sort: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        direction = { comparator in
            guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first else { return nil }
            return Self.areSame(first, comparator) ? first.order : nil
        }
        sort = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var order = binding.wrappedValue
            if var first = order.first, Self.areSame(first, comparator) {
                first.order = first.order == .forward ? .reverse : .forward
                order[0] = first
            } else {
                // A column that counted before keeps its direction.
                let known = order.firstIndex { Self.areSame($0, comparator) }
                if let known { comparator = order.remove(at: known) }
                order.insert(comparator, at: 0)
            }
            binding.wrappedValue = order
        }
    }

    /// Whether both sort by the same, in whatever direction: by the same key path, where they have one.
    private static func areSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? any KeyPathSorting, let b = b as? any KeyPathSorting { return a.path == b.path }
        var a = a
        a.order = b.order
        return a == b
    }
}

/// A comparator of the values at a key path.
private protocol KeyPathSorting {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
    fileprivate var path: AnyKeyPath { keyPath }
}

extension KeyPath {
    /// The path for a comparator, which may go to other threads. A path to a property is a constant; only arguments of a subscript could be
    /// otherwise, and Apple's columns take those, too.
    fileprivate var crossing: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}

/// Sorts false before true.
struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
    }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    /// This is what rows are sorted by; `Never` where people can't sort by the columns.
    associatedtype TableColumnSortComparator
    func _columns() -> [_TableColumn<TableRowValue>]
}

/// A column; opaque to apps.
public struct _TableColumn<Value> {
    let value: TableColumnValue<Value>
}

/// A column with a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let title: Text
    var comparator: (any SortComparator)?
    var width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) = (nil, nil, nil)
    let content: (RowValue) -> Content

    init(title: Text, comparator: (any SortComparator)? = nil, content: @escaping (RowValue) -> Content) {
        (self.title, self.comparator, self.content) = (title, comparator, content)
    }

    public func _columns() -> [_TableColumn<RowValue>] {
        let content = content
        let value = TableColumnValue<RowValue>(title: title, width: width, comparator: comparator) {
            AnyView(content($0))
        }
        return [_TableColumn(value: value)]
    }

    /// Sets the column's width.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.width = (width, width, width)
        return copy
    }

    /// Sets in which bounds the column's width is.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.width = (min, ideal, max)
        return copy
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleKey), content: content)
    }
    /// Creates a column with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title: Text(title), content: content) }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column with a title, by which a comparator sorts.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title: Text(titleKey), comparator: comparator, content: content) }
    /// Creates a column with a title, by which a comparator sorts.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title: Text(title), comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that is sorted by the value at a key path.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: KeyPathComparator(value.crossing), content: content)
    }
    /// Creates a column that is sorted by the value at a key path.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value.crossing), content: content)
    }
    /// Creates a column that is sorted by the value at a key path, rows without one first.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: KeyPathComparator(value.crossing), content: content)
    }
    /// Creates a column that is sorted by the value at a key path, rows without one first.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value.crossing), content: content)
    }
    /// Creates a column that is sorted by the value at a key path.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            title: Text(titleKey), comparator: KeyPathComparator(value.crossing, comparator: BoolComparator()),
            content: content)
    }
    /// Creates a column that is sorted by the value at a key path.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value.crossing, comparator: BoolComparator()),
            content: content)
    }
    /// Creates a column that a comparator sorts by the value at a key path.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            title: Text(titleKey), comparator: KeyPathComparator(value.crossing, comparator: comparator),
            content: content)
    }
    /// Creates a column that a comparator sorts by the value at a key path.
    @_disfavoredOverload public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value.crossing, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of a text of each row, which is sorted by it.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) {
        self.init(
            title: Text(titleKey), comparator: KeyPathComparator(value.crossing),
            content: { Text(verbatim: $0[keyPath: value]) }
        )
    }
    /// Creates a column of a text of each row, which is sorted by it.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value.crossing),
            content: { Text(verbatim: $0[keyPath: value]) })
    }
}

/// Several columns, as a builder makes them.
public struct _TableColumns<Value: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    let all: [_TableColumn<Value>]

    public func _columns() -> [_TableColumn<Value>] { all }
}

/// Makes columns out of the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue { _TableColumns(all: column._columns()) }
    public static func buildExpression<Own, Content: View>(_ column: TableColumn<RowValue, Own, Content, Text>)
        -> _TableColumns<RowValue, Sort>
    { _TableColumns(all: column._columns()) }
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(all: columns.flatMap(\.all))
    }
    public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(all: [])
    }
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
}

extension Table: View where Columns: TableColumnContent, Columns.TableRowValue == Value {
    public var body: some View { TableBody(table: self) }

    /// Creates a table of data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Never> {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: nil)
    }

    /// Creates a table of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Never> {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection))
    }

    /// Creates a table of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Never> {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection))
    }

    /// Creates a table of data whose rows people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: nil, order: TableOrder(sortOrder))
    }

    /// Creates a table of data of which one row may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of data of which several rows may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }
}

/// A table as it fits the place.
private struct TableBody<Value: Identifiable, Columns>: View {
    let table: Table<Value, Columns>
    @Environment(\.horizontalSizeClass) private var width

    init(table: Table<Value, Columns>) { self.table = table }

    private var columns: [TableColumnValue<Value>] {
        width == .regular ? table.columns : Array(table.columns.prefix(1))
    }

    var body: some View {
        let columns = columns
        VStack(spacing: 0) {
            if width == .regular {
                row(columns) { self.header($0).font(.subheadline.weight(.semibold)).foregroundStyle(.secondary) }
                    .padding(.horizontal, 20).padding(.vertical, 8)
                Divider()
            }
            ListBody(
                content: ForEach(table.data) { value in self.row(columns) { $0.content(value) } },
                selection: table.selection, fallback: .plain)
        }
    }

    /// A column's title; touching one sorts by its column, and an arrow says in which direction the table is sorted by it.
    @ViewBuilder private func header(_ column: TableColumnValue<Value>) -> some View {
        if let order = table.order, let comparator = column.comparator {
            let direction = order.direction(comparator)
            HStack(spacing: 4) {
                column.title
                if let direction {
                    Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                        .accessibilityHidden(true)
                }
            }
            .modifier(PressModifier(action: { order.sort(comparator) }))
            .accessibilityAddTraits(direction == nil ? [] : .isSelected)
        } else {
            column.title
        }
    }

    private func row<Cell: View>(
        _ columns: [TableColumnValue<Value>], @ViewBuilder _ cell: @escaping (TableColumnValue<Value>) -> Cell
    ) -> some View {
        HStack(spacing: 12) {
            ForEach(0..<columns.count, id: \.self) { index in
                let column = columns[index]
                cell(column).lineLimit(1)
                    .frame(
                        minWidth: column.width.minimum, maxWidth: column.width.maximum ?? .infinity, alignment: .leading
                    )
            }
        }
    }
}
