import UIKit

/// Rows of a tree of data: what a table that is given such shows.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowSource where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    func collectRows(into collector: inout TableRowCollector) {
        for value in data {
            if let below = value[keyPath: children] {
                collector.addBranch(value, TableOutlineGroupContent(data: below, children: children))
            } else {
                collector.addRow(value)
            }
        }
    }
}

/// A row that opens others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowSource
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let value: Label.TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates the row of a value, which opens others.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        (self.value, self.isExpanded, self.content) = (value, isExpanded, content)
    }

    func collectRows(into collector: inout TableRowCollector) {
        collector.addBranch(value, isExpanded: isExpanded, content())
    }
}

/// A row with those that it opens.
struct TableBranch<Value: Identifiable>: View {
    let entry: TableRowEntry<Value>
    let makeRow: (TableRowEntry<Value>) -> AnyView

    init(entry: TableRowEntry<Value>, makeRow: @escaping (TableRowEntry<Value>) -> AnyView) {
        (self.entry, self.makeRow) = (entry, makeRow)
    }

    @ViewBuilder var body: some View {
        if let isExpanded = entry.isExpanded {
            DisclosureGroup(isExpanded: isExpanded, content: { rowsBelow }, label: { makeRow(entry) })
        } else {
            DisclosureGroup(content: { rowsBelow }, label: { makeRow(entry) })
        }
    }

    private var rowsBelow: some View {
        ForEach(entry.below ?? []) { row in
            if row.below == nil { makeRow(row) } else { TableBranch(entry: row, makeRow: makeRow) }
        }
    }
}

/// The rows below are rows of the list, not parts of this one.
extension TableBranch: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        var wrap = wrap
        wrap.tag = AnyHashable(entry.id)
        collector.add(body, at: id.appending("branch"), wrap)
    }
}
