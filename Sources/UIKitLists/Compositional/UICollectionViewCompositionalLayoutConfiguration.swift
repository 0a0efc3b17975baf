import CoreGraphics
import Foundation

/// What holds for a compositional layout as a whole.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way sections follow each other; `vertical` to begin with.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between two sections.
    open var interSectionSpacing: CGFloat = 0
    /// Before the first section and after the last one.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// For sections that don't say; automatic is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }

    var another: UICollectionViewCompositionalLayoutConfiguration {
        let other = UICollectionViewCompositionalLayoutConfiguration()
        other.scrollDirection = scrollDirection
        other.interSectionSpacing = interSectionSpacing
        other.boundarySupplementaryItems = boundarySupplementaryItems
        other.contentInsetsReference = contentInsetsReference
        return other
    }
}
