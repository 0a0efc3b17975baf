import CoreGraphics
import Foundation

/// How a section that looks like a table is made.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable {
        case none
        /// A supplementary view of `elementKindSectionHeader`.
        case supplementary
        /// The first item looks like a header and can collapse the others.
        case firstItemInSection
    }
    public enum FooterMode: Int, Sendable {
        case none
        /// A supplementary view of `elementKindSectionFooter`.
        case supplementary
    }
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    /// False shows no separators, whatever else is set.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Has the last word for each item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Nil: the appearance's own.
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Points above each header; nil is the appearance's own.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// What is seen behind the cells.
    var background: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as its container, with the separators, headers and swipe actions that the configuration says.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let side = (layoutEnvironment as? LayoutEnvironment)?.side ?? 16
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMeasures.minimumRow))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        let look = ListSectionLook(configuration, side: side)
        section.list = look
        if look.isInset {
            (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
        }
        if configuration.headerMode != .supplementary, look.isGrouped {
            section.contentInsets.top = ListMeasures.groupedGap
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: configuration.appearance == .plain))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: false))
        }
        return section
    }

    private static func boundary(_ kind: String, _ alignment: NSRectAlignment, isPinned: Bool)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMeasures.plainHeader)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections all are lists of one kind.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
