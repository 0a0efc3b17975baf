import UIKit

/// What people made of a table's columns: which are there, and in which order. Columns without an identity stay as they are.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    private enum CodingKeys: String, CodingKey { case visible, order }
    /// Whether columns are there that somebody showed or hid, by their identities.
    private var visible: [String: Bool] = [:]
    /// The identities of the columns; those that aren't among them keep their places.
    private var order: [String] = []

    /// Creates a customization that changes nothing.
    public init() {}

    /// Whether the column of an identity is there; `automatic`: as the table says.
    public subscript(visibility id: String) -> Visibility {
        get { visible[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visible[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns into the table's order again.
    public mutating func resetOrder() { order = [] }

    /// The columns that are there, in the order in which people want them.
    func arrangeColumns(_ columns: [TableColumnValue<RowValue>]) -> [TableColumnValue<RowValue>] {
        let shown = columns.filter { column in
            let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
            return (own == .automatic ? column.visibility : own) != .hidden
        }
        guard !order.isEmpty else { return shown }
        func rank(_ column: TableColumnValue<RowValue>) -> Int? { column.customizationID.flatMap(order.firstIndex) }
        // Columns that have a place of people's share the places that they had among them.
        var sorted = shown.filter { rank($0) != nil }.sorted { rank($0)! < rank($1)! }[...]
        return shown.map { rank($0) == nil ? $0 : sorted.popFirst() ?? $0 }
    }
}
