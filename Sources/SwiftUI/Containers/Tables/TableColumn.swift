import UIKit

/// A column with a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    let title: Text
    var comparator: (any SortComparator)?
    var width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) = (nil, nil, nil)
    let content: (RowValue) -> Content

    init(title: Text, comparator: (any SortComparator)? = nil, content: @escaping (RowValue) -> Content) {
        (self.title, self.comparator, self.content) = (title, comparator, content)
    }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        let column = content.value, cell = column.content
        let value = TableColumnValue<RowValue>(title: column.title, width: column.width, comparator: column.comparator)
        {
            AnyView(cell($0))
        }
        return _TableColumnOutputs(columns: [value])
    }

    public var tableColumnBody: Never { fatalError("A column stands for itself.") }

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
        self.init(title: Text(titleKey), comparator: value.ordering, content: content)
    }
    /// Creates a column that is sorted by the value at a key path.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: value.ordering, content: content)
    }
    /// Creates a column that is sorted by the value at a key path, rows without one first.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: value.orderingWithNothing(), content: content)
    }
    /// Creates a column that is sorted by the value at a key path, rows without one first.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: value.orderingWithNothing(), content: content)
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

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of a text of each row, which a comparator of texts sorts.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(
            title: Text(titleKey), comparator: KeyPathComparator(value.crossing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }
    /// Creates a column of a text of each row, which a comparator of texts sorts.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value.crossing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }
}

extension KeyPath where Value: Comparable {
    /// The comparator to which an app's own of this path is equal: texts are compared as people expect.
    fileprivate var ordering: KeyPathComparator<Root> {
        (self as? KeyPath<Root, String>).map { KeyPathComparator($0.crossing) } ?? KeyPathComparator(crossing)
    }
}

extension KeyPath {
    /// The comparator of a path to what may be nothing, as above.
    fileprivate func orderingWithNothing<V: Comparable>() -> KeyPathComparator<Root> where Value == V? {
        (self as? KeyPath<Root, String?>).map { KeyPathComparator($0.crossing) } ?? KeyPathComparator(crossing)
    }

    /// The path for a comparator, which may go to other threads. A path to a property is a constant; only arguments of a subscript could be
    /// otherwise, and Apple's columns take those, too.
    fileprivate var crossing: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}
