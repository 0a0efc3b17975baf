import Foundation
import PorticoObjC

/// Layouts that were written before contexts empty their caches in `invalidateLayout()`: it is called where it is overridden.
extension UICollectionViewLayout {
    var overridesInvalidation: Bool { LayoutSlots.shared.invalidate.isOverridden(by: type(of: self)) }

    /// Bounds have changed, and the layout has said what that makes wrong. `invalidateLayout()` of the class itself passes that on.
    func invalidateForBounds(_ context: UICollectionViewLayoutInvalidationContext) {
        guard overridesInvalidation else { return invalidateLayout(with: context) }
        boundsContext = context
        defer { boundsContext = nil }
        invalidateLayout()
    }

    /// What an invalidation without a context means: that of the change of bounds that is told, or a fresh one.
    func takeContext() -> UICollectionViewLayoutInvalidationContext {
        defer { boundsContext = nil }
        return boundsContext ?? freshContext
    }
}

/// Where methods of layouts stand in the method table.
@MainActor private struct LayoutSlots {
    let invalidate = MethodSlot(
        base: UICollectionViewLayout.self, plain: Plain.self, plain2: Plain2.self, overriding: Invalidates.self)

    static let shared = LayoutSlots()

    private class Plain: UICollectionViewLayout {}
    private class Plain2: UICollectionViewLayout {}
    private class Invalidates: UICollectionViewLayout {
        override func invalidateLayout() {}
    }
}
