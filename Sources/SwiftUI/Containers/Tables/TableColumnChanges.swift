import UIKit

/// Columns of which something is set: what modifiers of columns make.
private struct ChangedTableColumns<Base: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias TableColumnBody = Never
    let base: Base
    let change: (inout TableColumnValue<Base.TableRowValue>) -> Void

    var tableColumnBody: Never { fatalError("Columns stand for themselves.") }

    static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        let value = content.value
        return _TableColumnOutputs(
            columns: value.base.columnValues.map { column in
                var column = column
                value.change(&column)
                return column
            })
    }
}

/// This is what people can't change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var parts: Set<String>

    private init(parts: Set<String>) { self.parts = parts }

    /// Creates the behavior of a column of which people can change all.
    public init() { parts = [] }

    /// The column's place.
    public static let reorder = TableColumnCustomizationBehavior(parts: ["reorder"])
    /// The column's width.
    public static let resize = TableColumnCustomizationBehavior(parts: ["resize"])
    /// Whether the column is there.
    public static let visibility = TableColumnCustomizationBehavior(parts: ["visibility"])
    /// All of these.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    public typealias Element = TableColumnCustomizationBehavior

    public func contains(_ member: Element) -> Bool { parts.isSuperset(of: member.parts) }
    public func union(_ other: Self) -> Self { Self(parts: parts.union(other.parts)) }
    public func intersection(_ other: Self) -> Self { Self(parts: parts.intersection(other.parts)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(parts: parts.symmetricDifference(other.parts)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let inserted = !contains(newMember)
        formUnion(newMember)
        return (inserted, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Element) -> Element? {
        let common = intersection(member)
        parts.subtract(member.parts)
        return common.parts.isEmpty ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: Element) -> Element? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.parts.isEmpty ? nil : common
    }
}

extension TableColumnContent {
    func changed(_ change: @escaping (inout TableColumnValue<TableRowValue>) -> Void)
        -> some TableColumnContent<
            TableRowValue, TableColumnSortComparator
        >
    { ChangedTableColumns(base: self, change: change) }

    /// Names the column in the table's customization.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = id }
    }

    /// Sets whether the column is there while people haven't changed that.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.visibility = visibility } }

    /// Sets what people can't change of the column. On iOS people change columns only by what an app offers, so it forbids nothing.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { _ in } }
}
