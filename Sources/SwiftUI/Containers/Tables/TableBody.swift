import UIKit

/// A table as it fits the place.
struct TableBody<Value: Identifiable>: View {
    let sections: [TableSection<Value>]
    let allColumns: [TableColumnValue<Value>]
    let selection: ListSelection?
    let order: TableOrder?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableLook) private var look
    @Environment(\.tableHeaders) private var headers

    init(
        sections: [TableSection<Value>], columns: [TableColumnValue<Value>], selection: ListSelection?,
        order: TableOrder?
    ) { (self.sections, allColumns, self.selection, self.order) = (sections, columns, selection, order) }

    private var columns: [TableColumnValue<Value>] {
        width == .regular ? allColumns : Array(allColumns.prefix(1))
    }

    var body: some View {
        let columns = columns
        VStack(spacing: 0) {
            if width == .regular, headers != .hidden {
                row(columns) { self.header($0).font(.subheadline.weight(.semibold)).foregroundStyle(.secondary) }
                    .padding(.horizontal, 20).padding(.vertical, 8)
                Divider()
            }
            ListBody(
                content: ForEach(sections) { section in
                    if let header = section.header {
                        Section {
                            self.rows(of: section, columns)
                        } header: {
                            header
                        }
                    } else {
                        self.rows(of: section, columns)
                    }
                }, selection: selection, fallback: look)
        }
    }

    private func rows(of section: TableSection<Value>, _ columns: [TableColumnValue<Value>]) -> some View {
        ForEach(section.rows) { entry in
            if entry.below == nil {
                decoratedRow(entry, columns)
            } else {
                TableBranch(entry: entry) { AnyView(decoratedRow($0, columns)) }
            }
        }
    }

    private func decoratedRow(_ entry: TableRowEntry<Value>, _ columns: [TableColumnValue<Value>]) -> some View {
        DecoratedRow(content: self.row(columns) { $0.content(entry.value) }, decorate: entry.decorate)
    }

    /// A column's title; touching one sorts by its column, and an arrow says in which direction the table is sorted by it.
    @ViewBuilder private func header(_ column: TableColumnValue<Value>) -> some View {
        if let order, let comparator = column.comparator {
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
                        minWidth: column.width.minimum, maxWidth: column.width.maximum ?? .infinity,
                        alignment: Alignment(horizontal: column.alignment, vertical: .center)
                    )
            }
        }
    }
}

/// A row's view with what its modifiers do to it: one row, whatever that is.
private struct DecoratedRow<Content: View>: View {
    let content: Content
    let decorate: ((AnyView) -> AnyView)?

    var body: some View {
        if let decorate { decorate(AnyView(content)) } else { content }
    }
}
