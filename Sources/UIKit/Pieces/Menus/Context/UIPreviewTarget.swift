import CoreGraphics
import Foundation
import PorticoTrace

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
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

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
