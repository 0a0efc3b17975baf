import CoreGraphics
import Foundation

/// The room that a section or a custom group is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Before the insets.
    var contentSize: CGSize { get }
    /// After the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may go by.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        (contentSize, contentInsets) = (size, insets)
        super.init()
    }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// What list sections have to know of the collection view.
    let side: CGFloat

    init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection, side: CGFloat = 16) {
        (self.container, traitCollection, self.side) = (container, traits, side)
        super.init()
    }
}
