import UIKit

extension Table {
    /// Creates a table of a tree of data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization)
    }

    /// Creates a table of a tree of data that people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization, order: TableOrder(sortOrder))
    }

    /// Creates a table of a tree of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization, selection: ListSelection(selection))
    }

    /// Creates a table of a tree of data of which one row may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization, selection: ListSelection(selection), order: TableOrder(sortOrder))
    }

    /// Creates a table of a tree of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never> {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization, selection: ListSelection(selection))
    }

    /// Creates a table of a tree of data of which several rows may be selected, and which people sort by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>,
        Sort.Compared == Value
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            customization: columnCustomization, selection: ListSelection(selection), order: TableOrder(sortOrder))
    }
}
