import CoreGraphics
import Foundation
import PorticoTrace

/// A view that is lifted, how it looks then, and the place that it is lifted from.
///
/// - From: `UIContextMenuInteractionDelegate`, `UIPointerEffect`
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    public let target: UIPreviewTarget
    public let view: UIView
    private let look: UIPreviewParameters

    open var parameters: UIPreviewParameters { look.copy() as? UIPreviewParameters ?? look }
    /// Of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// A preview of any view; one that is in no window is shown itself, another one as a picture.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        look = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        super.init()
    }

    /// - Parameter view: A view in a window: it is lifted from where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            FatalException.internalInconsistency.raise(
                "UITargetedPreview initializer requires that the view is in a window, but it is not. Use another "
                    + "initializer to specify a target explicitly. (view: \(view))")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: look, target: newTarget)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
