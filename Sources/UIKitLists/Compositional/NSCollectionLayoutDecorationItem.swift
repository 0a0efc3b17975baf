import Foundation

/// A background of a section, made by the layout without the data source.
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that the layout has a view class or nib registered for.
    public let elementKind: String
    /// Items of a section that has decorations are lifted to 1.
    public var zIndex = 0

    init(_ kind: String) {
        elementKind = kind
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Behind the whole section with its insets; its own `contentInsets` make it smaller.
    public class func background(elementKind: String) -> Self { Self(elementKind) }
}
