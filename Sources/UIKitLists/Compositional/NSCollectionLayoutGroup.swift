import CoreGraphics
import Foundation

/// The place of one item of a custom group, from the group's corner.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// Where the item is in the group, in points from its corner.
    public let frame: CGRect
    /// Larger ones lie above; 0 unless it is given.
    public let zIndex: Int

    /// A place at height 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    /// A place; where items overlap, the one with the larger `zIndex` lies above.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// Gives the places of a custom group's items for the container that it is laid out in.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// Items beside or below each other, or where the app says; groups stand in groups. A section repeats its group until all items
/// have a place.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// In turn, until the axis is full.
        case fill([NSCollectionLayoutItem])
        /// So many, whether or not they fit; `isEqual` gives each the same share.
        case repeating(NSCollectionLayoutItem, count: Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    let isVertical: Bool
    /// The log has said that nothing fits.
    var isKnownTooSmall = false
    /// Between the items along the group's axis; it is taken off before fractional items get their shares.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, isVertical: Bool) {
        (self.arrangement, self.isVertical) = (arrangement, isVertical)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// The items or groups that are laid out in turn; the one that is repeated; none of a custom group.
    public var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .fill(let items): items
        case .repeating(let item, _, _): [item]
        case .custom: []
        }
    }

    // MARK: Making

    /// Subitems beside each other in turn, until the width is full.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, .fill(subitems), isVertical: false)
    }
    /// Subitems below each other in turn, until the height is full.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, .fill(subitems), isVertical: true)
    }
    /// `count` items of the size that the subitem asks for.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .repeating(subitem, count: count, isEqual: false), isVertical: false)
    }
    /// `count` items below each other, of the size that the subitem asks for.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .repeating(subitem, count: count, isEqual: false), isVertical: true)
    }
    /// `count` items that share the width equally, whatever the subitem asks for.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .repeating(subitem, count: count, isEqual: true), isVertical: false)
    }
    /// `count` items that share the height equally, whatever the subitem asks for.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .repeating(subitem, count: count, isEqual: true), isVertical: true)
    }
    /// The same as `horizontal(layoutSize:repeatingSubitem:count:)`.
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
    }
    /// The same as `vertical(layoutSize:repeatingSubitem:count:)`.
    public class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }
    /// As many items as the provider returns frames, in the group's coordinates.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(layoutSize, .custom(itemProvider), isVertical: false)
    }

    /// The tree of items as text, for debugging.
    public func visualDescription() -> String { describe(0) }

    override func describe(_ depth: Int) -> String {
        let way = if case .custom = arrangement { "custom" } else { isVertical ? "vertical" : "horizontal" }
        let head = String(repeating: "\t", count: depth) + "<\(type(of: self)): \(layoutSize.text); layout=\(way)>"
        return ([head] + subitems.map { $0.describe(depth + 1) }).joined(separator: "\n")
    }
}

extension NSCollectionLayoutGroup {
    static func tooSmallText(_ size: CGSize) -> String {
        "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single "
            + "item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when its effective "
            + "size is {\(size.width), \(size.height)}."
    }

    /// Once a group: it is solved again with each layout.
    func tellOfItemThatDoesNotFit(in size: CGSize) {
        guard !isKnownTooSmall else { return }
        isKnownTooSmall = true
        ListLog.write(Self.tooSmallText(size) + "\nGroup: \(self)")
    }
}
