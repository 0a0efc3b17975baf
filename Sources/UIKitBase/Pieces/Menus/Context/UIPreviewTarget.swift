import CoreGraphics
import Foundation
import PorticoTrace

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in whose window the preview is lifted.
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
    /// Applied to the preview at the target, around `center`; identity leaves its size as it is.
    public let transform: CGAffineTransform

    /// - Parameter container: A view in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        FatalException.internalInconsistency.raise(
            unless: container.window != nil,
            "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a target without a transform. Raises an exception where the container is in no window.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The target itself: it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
