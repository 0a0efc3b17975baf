/// The columns of a table. An app's own columns say in `tableColumnBody` which columns they are.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value of each row.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// This is what rows are sorted by; `Never` where people can't sort by the columns.
    associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
    /// The columns of which these consist.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns of which these consist.
    var tableColumnBody: TableColumnBody { get }

    /// Hands over the columns. Apps don't implement it, except to hand over those of a part: the default asks `tableColumnBody`.
    static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

/// A value from which parts are taken by key path, while columns are handed over.
public struct _GraphValue<Value> {
    let value: Value

    /// A part of the value.
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(value: value[keyPath: keyPath])
    }
}

/// The surroundings in which columns are handed over; opaque to apps.
public struct _TableColumnInputs {}

/// Columns that were handed over; opaque to apps.
public struct _TableColumnOutputs {
    /// Each is a `TableColumnValue` of the row's type.
    let columns: [Any]
}

/// A column, whatever its content is.
struct TableColumnValue<Value> {
    let title: Text
    let width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)
    /// This is what rows are sorted by where people sort by the column.
    let comparator: (any SortComparator)?
    /// This is what names the column in a table's customization; nil: people can't change it.
    var customizationID: String?
    /// Whether the column is there while nobody has changed that.
    var visibility = Visibility.automatic
    /// This is where the cells and the title stand in the column.
    var alignment = HorizontalAlignment.leading
    let content: (Value) -> AnyView
}

extension TableColumnContent {
    public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        guard TableColumnBody.self != Never.self else { return _TableColumnOutputs(columns: []) }
        return TableColumnBody._makeContent(content: content[\.tableColumnBody], inputs: inputs)
    }

    /// The columns in order.
    var columnValues: [TableColumnValue<TableRowValue>] {
        Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs()).columns
            .compactMap { $0 as? TableColumnValue<TableRowValue> }
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never

    public var tableColumnBody: Never { fatalError("Never is no column.") }
}

/// Several columns, as a builder makes them.
public struct _TableColumns<Value: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    let all: [TableColumnValue<Value>]

    public var tableColumnBody: Never { fatalError("Columns stand for themselves.") }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        _TableColumnOutputs(columns: content.value.all)
    }
}

/// Makes columns out of the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue { _TableColumns(all: column.columnValues) }
    public static func buildExpression<Own, Content: View>(_ column: TableColumn<RowValue, Own, Content, Text>)
        -> _TableColumns<RowValue, Sort>
    { _TableColumns(all: column.columnValues) }
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(all: columns.flatMap(\.all))
    }
    public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(all: [])
    }
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
}
