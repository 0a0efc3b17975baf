import CoreGraphics
import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// Its data, for whoever it is dropped on.
    public let itemProvider: NSItemProvider
    /// What stands for it within the app: a drop in the same app needs no data.
    open var localObject: Any?
    /// What is shown once it is dragged; nil: what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// How a dragged view looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged view comes from, or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted or dropped, and where.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view that is shown while an item is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    private let look: UIDragPreviewParameters
    open var parameters: UIDragPreviewParameters { look }

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, look) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
