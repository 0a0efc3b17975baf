import UIKit

/// A row of a table: what its columns show of a value.
public struct TableRow<Value: Identifiable>: TableRowSource {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    private let value: Value

    /// Creates the row of a value.
    public init(_ value: Value) { self.value = value }

    func collectRows(into collector: inout TableRowCollector) { collector.addRow(value) }
}

/// A row for each element of data: what a table that is given data shows.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowSource where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data

    func collectRows(into collector: inout TableRowCollector) { for value in data { collector.addRow(value) } }
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowSource {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) {}
}

/// Several contents of a table, one behind the other, as a builder makes them.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowSource {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// The contents.
    public var value: T
    let add: (T, inout TableRowCollector) -> Void

    func collectRows(into collector: inout TableRowCollector) { add(value, &collector) }
}

/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowSource {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let content: Content

    func collectRows(into collector: inout TableRowCollector) {}
}

extension _ConditionalContent: TableRowContent, TableRowSource
where
    TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) {
        switch storage {
        case .first(let rows): collector.addContent(rows)
        case .second(let rows): collector.addContent(rows)
        }
    }
}

extension Optional: TableRowContent, TableRowSource where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) { if let self { collector.addContent(self) } }
}

extension Group: TableRowContent, TableRowSource where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) { collector.addContent(content) }
}

extension Group where Content: TableRowContent {
    /// Takes rows of a table as one.
    nonisolated public init<R: Identifiable>(@TableRowBuilder<R> content: () -> Content)
    where R == Content.TableRowValue { self = .holding(content()) }
}

extension ForEach: TableRowContent, TableRowSource where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) {
        for element in data { collector.addContent(content(element)) }
    }
}

extension ForEach where Content: TableRowContent {
    /// Makes a table's rows for elements that know their identity.
    nonisolated public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(making: data, identify: { element, _ in element.id }, content: content)
    }

    /// Makes a table's rows for elements whose identity lies at a key path.
    nonisolated public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(making: data, identify: { element, _ in element[keyPath: id] }, content: content)
    }

    /// Makes a table's rows for the numbers of a range that stays the same.
    nonisolated public init<V: Identifiable>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
        self.init(making: data, identify: { element, _ in element }, content: content)
    }
}

extension Section: TableRowContent, TableRowSource
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    func collectRows(into collector: inout TableRowCollector) {
        collector.addSection(header: (header as? any TableHeader)?.view, content)
    }
}

private protocol TableHeader {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableHeader {
    fileprivate var view: AnyView { AnyView(content) }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Puts rows of a table under a title.
    nonisolated public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: Text(titleKey))
    }

    /// Puts rows of a table under a title.
    @_disfavoredOverload nonisolated public init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: Text(title))
    }

    /// Keeps rows of a table apart from others.
    nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
    }

    /// Puts rows of a table under a header.
    nonisolated public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(rows: content(), header: header())
    }

    private init<V: Identifiable, H: View>(rows: Content, header: H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V> {
        self.init(
            header: TableHeaderRowContent(content: header), content: rows, footer: EmptyTableRowContent(),
            isExpanded: nil)
    }
}
