import CoreGraphics
import Foundation

/// What the cells of a list section know of it.
@MainActor final class ListSectionLook {
    let configuration: UICollectionLayoutListConfiguration
    /// The margin of contents on both sides.
    let side: CGFloat

    init(_ configuration: UICollectionLayoutListConfiguration, side: CGFloat) {
        (self.configuration, self.side) = (configuration, side)
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
    /// Rows stand in a card that doesn't reach the sides.
    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }

    var hasSwipes: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// Above the header.
    var topSpace: CGFloat {
        guard configuration.headerMode == .supplementary else { return 0 }
        if let padding = configuration.headerTopPadding { return padding }
        return appearance == .plain ? ListMeasures.headerTopPadding : 0
    }

    func cell(_ item: Int, of count: Int) -> ListCellLook {
        let isHeader = configuration.headerMode == .firstItemInSection && item == 0
        let first = configuration.headerMode == .firstItemInSection && appearance != .sidebar ? 1 : 0
        return ListCellLook(
            section: self, role: isHeader ? .header : .cell, isFirst: item == first, isLast: item == count - 1)
    }

    func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> ListCellLook? {
        switch item.elementKind {
        case UICollectionView.elementKindSectionHeader: ListCellLook(section: self, role: .header)
        case UICollectionView.elementKindSectionFooter: ListCellLook(section: self, role: .footer)
        default: nil
        }
    }
}

/// What one cell, header or footer knows of its place in a list section.
struct ListCellLook: Equatable {
    enum Role { case cell, header, footer }

    let section: ListSectionLook
    var role = Role.cell
    var isFirst = false
    var isLast = false

    static func == (left: Self, right: Self) -> Bool {
        left.section === right.section && left.role == right.role && left.isFirst == right.isFirst
            && left.isLast == right.isLast
    }
}
