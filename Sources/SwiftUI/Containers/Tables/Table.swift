import UIKit

/// Rows of data in columns. Where there is room for one, it is a list of the first.
public struct Table<Value: Identifiable, Columns> {
    let data: [Value]
    let columns: [TableColumnValue<Value>]
    let selection: ListSelection?
}

/// A column, whatever its content is.
struct TableColumnValue<Value> {
    let title: Text
    let width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)
    let content: (Value) -> AnyView
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    func _columns() -> [_TableColumn<TableRowValue>]
}

/// A column; opaque to apps.
public struct _TableColumn<Value> {
    let value: TableColumnValue<Value>
}

/// A column with a view for each row.
public struct TableColumn<RowValue: Identifiable, Content: View, Label>: TableColumnContent {
    public typealias TableRowValue = RowValue
    let title: Text
    var width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) = (nil, nil, nil)
    let content: (RowValue) -> Content

    public func _columns() -> [_TableColumn<RowValue>] {
        let content = content
        return [_TableColumn(value: TableColumnValue(title: title, width: width) { AnyView(content($0)) })]
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

extension TableColumn where Label == Text {
    /// Creates a column with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleKey), content: content)
    }
    /// Creates a column with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title: Text(title), content: content) }
}

extension TableColumn where Label == Text, Content == Text {
    /// Creates a column of a text of each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Several columns, as a builder makes them.
public struct _TableColumns<Value: Identifiable>: TableColumnContent {
    public typealias TableRowValue = Value
    let all: [_TableColumn<Value>]

    public func _columns() -> [_TableColumn<Value>] { all }
}

/// Makes columns out of the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumns<RowValue>
    where C.TableRowValue == RowValue { _TableColumns(all: column._columns()) }
    public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content, Text>)
        -> _TableColumns<RowValue>
    { _TableColumns(all: column._columns()) }
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
        _TableColumns(all: columns.flatMap(\.all))
    }
    public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(all: [])
    }
}

extension Table: View where Columns == _TableColumns<Value> {
    public var body: some View { TableBody(table: self) }

    /// Creates a table of data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data: Array(data), columns: columns().all.map(\.value), selection: nil)
    }

    /// Creates a table of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection))
    }

    /// Creates a table of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data: Array(data), columns: columns().all.map(\.value), selection: ListSelection(selection))
    }
}

/// A table as it fits the place.
private struct TableBody<Value: Identifiable>: View {
    let table: Table<Value, _TableColumns<Value>>
    @Environment(\.horizontalSizeClass) private var width

    init(table: Table<Value, _TableColumns<Value>>) { self.table = table }

    private var columns: [TableColumnValue<Value>] {
        width == .regular ? table.columns : Array(table.columns.prefix(1))
    }

    var body: some View {
        let columns = columns
        VStack(spacing: 0) {
            if width == .regular {
                row(columns) { $0.title.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary) }
                    .padding(.horizontal, 20).padding(.vertical, 8)
                Divider()
            }
            ListBody(
                content: ForEach(table.data) { value in self.row(columns) { $0.content(value) } },
                selection: table.selection, fallback: .plain)
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
