import UIKit

/// Rows of data in columns. Where there is room for one, it is a list of the first.
///
/// That rows are the value's is what their builder says, not this type: a requirement here would keep the compiler from finding the value by
/// the order that people sort by.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent> {
    let sections: [TableSection<Value>]
    let columns: [TableColumnValue<Value>]
    let selection: ListSelection?
    let order: TableOrder?

    /// - Parameter customization: what people made of the columns; it is read here, so that whoever makes the table follows it.
    init(
        rows: Rows, columns: Columns, customization: Binding<TableColumnCustomization<Value>>?,
        selection: ListSelection? = nil, order: TableOrder? = nil
    ) where Columns.TableRowValue == Value {
        sections = TableRowCollector.sections(of: rows)
        let arrangement = customization?.wrappedValue ?? TableColumnCustomization()
        self.columns = arrangement.arrangeColumns(columns.columnValues)
        (self.selection, self.order) = (selection, order)
    }
}

extension Table: View {
    public var body: some View {
        TableBody(sections: sections, columns: columns, selection: selection, order: order)
    }
}

extension Table {
    /// Creates a table of data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
    }

    /// Creates a table of data that people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
            order: TableOrder(sortOrder))
    }

    /// Creates a table of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
            selection: ListSelection(selection))
    }

    /// Creates a table of data of which one row may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
            selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
            selection: ListSelection(selection))
    }

    /// Creates a table of data of which several rows may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
            selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Never> {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization)
    }

    /// Creates a table of rows that a closure says that people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization, order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says of which one may be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Never> {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection))
    }

    /// Creates a table of rows that a closure says of which one may be selected, and which people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says of which several may be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Never> {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection))
    }

    /// Creates a table of rows that a closure says of which several may be selected, and which people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says that people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization, order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says of which one may be selected, and which people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// Creates a table of rows that a closure says of which several may be selected, and which people sort by its columns.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == _TableColumns<Value, Sort>, Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, selection: ListSelection(selection),
            order: TableOrder(sortOrder))
    }
}
