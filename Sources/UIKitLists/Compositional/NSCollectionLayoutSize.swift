import Foundation

/// The width and the height of an item, a group or a supplementary item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width: a share, points, or a guess.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height: a share, points, or a guess.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two dimensions, each of which may be a share of either side of the container.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    final func points(in container: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: widthDimension.points(in: container, scale: scale),
            height: heightDimension.points(in: container, scale: scale))
    }

    final var text: String { "size={\(widthDimension.text), \(heightDimension.text)}" }
}
