import UIKit

/// The rows of a table. An app's own rows say in `tableRowBody` which rows they are.
public protocol TableRowContent<TableRowValue> {
    /// The value of each row.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The rows of which these consist.
    associatedtype TableRowBody: TableRowContent

    /// The rows of which these consist.
    var tableRowBody: TableRowBody { get }
}

/// Rows of this module's, which say themselves what they are.
protocol TableRowSource: TableRowContent where TableRowBody == Never {
    func collectRows(into collector: inout TableRowCollector)
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) stands for itself.") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
}

/// A row of a table, whatever content made it.
struct TableRowEntry<Value: Identifiable>: Identifiable {
    let value: Value
    /// This does to the row's view what its modifiers say; nil where it has none.
    var decorate: ((AnyView) -> AnyView)?
    /// The rows that this one opens; nil where it opens none.
    var below: [TableRowEntry<Value>]?
    /// Whether they are open, where the app keeps that.
    var isExpanded: Binding<Bool>?

    var id: Value.ID { value.id }
}

/// Rows of a table under a header of their own, or without one.
struct TableSection<Value: Identifiable>: Identifiable {
    let id: Int
    let header: AnyView?
    let rows: [TableRowEntry<Value>]
}

/// Gathers the sections and rows of which a table's content consists.
struct TableRowCollector {
    private struct Row {
        let value: Any
        let decorate: ((AnyView) -> AnyView)?
        let below: [Row]?
        let isExpanded: Binding<Bool>?

        func entry<Value: Identifiable>() -> TableRowEntry<Value>? {
            (value as? Value).map {
                TableRowEntry(
                    value: $0, decorate: decorate, below: below?.compactMap { $0.entry() }, isExpanded: isExpanded)
            }
        }
    }

    private struct Gathered {
        var header: AnyView?
        var rows: [Row] = []
        /// Rows behind a section begin another one, without a header.
        var isClosed = false
    }
    private var gathered: [Gathered] = []
    private var decorate: ((AnyView) -> AnyView)?

    /// The sections of content.
    static func sections<Value, C: TableRowContent>(of content: C) -> [TableSection<Value>] {
        var collector = TableRowCollector()
        collector.addContent(content)
        return collector.gathered.enumerated().map { index, section in
            TableSection(
                id: index, header: section.header, rows: section.rows.compactMap { $0.entry() })
        }
    }

    mutating func addContent<C: TableRowContent>(_ content: C) {
        if let source = content as? any TableRowSource { return source.collectRows(into: &self) }
        guard C.TableRowBody.self != Never.self else { return }
        addContent(content.tableRowBody)
    }

    mutating func addRow(_ value: Any) { appendRow(Row(value: value, decorate: decorate, below: nil, isExpanded: nil)) }

    /// Adds a row that opens others.
    mutating func addBranch<C: TableRowContent>(_ value: Any, isExpanded: Binding<Bool>? = nil, _ content: C) {
        var inner = TableRowCollector()
        inner.decorate = decorate
        inner.addContent(content)
        appendRow(
            Row(value: value, decorate: decorate, below: inner.gathered.flatMap(\.rows), isExpanded: isExpanded))
    }

    private mutating func appendRow(_ row: Row) {
        if gathered.last?.isClosed ?? true { gathered.append(Gathered()) }
        gathered[gathered.count - 1].rows.append(row)
    }

    mutating func addSection<C: TableRowContent>(header: AnyView?, _ content: C) {
        gathered.append(Gathered(header: header))
        addContent(content)
        gathered[gathered.count - 1].isClosed = true
    }

    /// Adds rows to whose views something is done, inside of what is done to those around.
    mutating func addDecorated<C: TableRowContent>(_ content: C, by inner: @escaping (AnyView) -> AnyView) {
        let outer = decorate
        decorate = outer.map { outer in { outer(inner($0)) } } ?? inner
        addContent(content)
        decorate = outer
    }
}
