import CoreGraphics
import Foundation
import PorticoTrace

/// A view that is lifted, how it looks then, and the place that it is lifted from.
///
/// - From: `UIContextMenuInteractionDelegate`, `UIPointerEffect`
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// Where the preview is lifted from, or goes back to.
    public let target: UIPreviewTarget
    /// What is shown: the view itself where it is in no window, else a picture of it.
    public let view: UIView
    private let look: UIPreviewParameters

    /// Background, outline and shadow of the preview: a copy each time, so changing it changes nothing here.
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

    /// Lifts a view from where it is, with standard parameters. Raises an exception where the view is in no window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The same view with the same parameters and another place to go to.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: look, target: newTarget)
    }

    /// The preview itself: it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
