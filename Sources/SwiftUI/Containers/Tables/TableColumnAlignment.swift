import UIKit

/// The side of a column at which its cells and its title stand.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case leading, center, trailing }

    private let kind: Kind

    /// As the place has it: at the leading side.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading side.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing side.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// At the side at which numbers stand, so that their digits are below each other.
    public static let numeric = TableColumnAlignment(kind: .trailing)

    var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TableColumnContent {
    /// Sets at which side of the column its cells and its title stand.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.alignment = alignment.horizontal }
    }
}
