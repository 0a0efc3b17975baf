import Foundation

/// One cell's size, insets and room around it, and what is attached to it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The item's width and height, before its insets are taken off.
    public let layoutSize: NSCollectionLayoutSize
    /// Taken off the item's frame inside its slot. Along an estimated axis they are ignored.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the slot, before the item is placed.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    final var attached: [NSCollectionLayoutSupplementaryItem]
    /// Badges and the like that are attached to the item, as given when it was made.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    /// An item of a size, with nothing attached.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size, with badges and the like attached to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, attached) = (layoutSize, supplementaryItems)
        super.init()
    }

    func describe(_ depth: Int) -> String {
        String(repeating: "\t", count: depth) + "<\(type(of: self)): \(layoutSize.text)>"
    }
}
