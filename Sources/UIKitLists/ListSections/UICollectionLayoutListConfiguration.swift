import CoreGraphics
import Foundation

/// How a section that looks like a table is made.
public struct UICollectionLayoutListConfiguration {
    /// What kind of list it looks like: `insetGrouped` has cards with round corners, the sidebars have no separators.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// Where a section's header comes from; `none` shows none.
    public enum HeaderMode: Int, Sendable {
        case none
        /// A supplementary view of `elementKindSectionHeader`.
        case supplementary
        /// The first item looks like a header and can collapse the others.
        case firstItemInSection
    }
    /// Where a section's footer comes from; `none` shows none.
    public enum FooterMode: Int, Sendable {
        case none
        /// A supplementary view of `elementKindSectionFooter`.
        case supplementary
    }
    /// Changes the separators of one item, from what the list would give it.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    /// Gives the buttons that a swipe over an item shows; nil: none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// What kind of list it looks like, as given when it was made.
    public let appearance: Appearance
    /// False shows no separators, whatever else is set.
    public var showsSeparators: Bool
    /// How the separators of all items look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Has the last word for each item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Nil: the appearance's own.
    public var backgroundColor: UIColor?
    /// The buttons at the leading side of an item; nil, to begin with: a swipe that way does nothing.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The buttons at the trailing side of an item; nil, to begin with: a swipe that way does nothing.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Where headers come from; `none` to begin with.
    public var headerMode = HeaderMode.none
    /// Where footers come from; `none` to begin with.
    public var footerMode = FooterMode.none
    /// Points above each header; nil is the appearance's own.
    public var headerTopPadding: CGFloat?

    /// A list with the separators and the background of an appearance, without headers and footers.
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
