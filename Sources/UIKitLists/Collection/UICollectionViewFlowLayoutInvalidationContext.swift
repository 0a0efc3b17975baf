import Foundation

/// What of a flow layout isn't right any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate is asked for sizes and distances again; true unless it is set.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Places are worked out again; true unless it is set.
    open var invalidateFlowLayoutAttributes = true
}
