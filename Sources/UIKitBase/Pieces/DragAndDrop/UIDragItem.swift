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

    /// An item with its data; `localObject` and `previewProvider` are nil.
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
    /// A card with an address, at a target.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// A card with a title and the address below it, at a target; without a title, or with an empty one, the address alone.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        let card = LinkCard(url, title)
        self.init(view: card, parameters: card.parameters, target: target)
    }
    /// The same view with the same parameters, going to another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view that is shown while an item is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// What is shown below the finger, in its own size.
    public let view: UIView
    private let look: UIDragPreviewParameters
    /// How the view is cut out and on what background, as given when the preview was made.
    open var parameters: UIDragPreviewParameters { look }

    /// A preview of a view, shown as the parameters say; of a view that is in a window a picture is shown.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, look) = (view, parameters)
        super.init()
    }

    /// A preview of a view with standard parameters: all of it is shown.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A card with an address.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }

    /// A card with a title and the address below it; without a title, or with an empty one, the address alone.
    public convenience init(for url: URL, title: String?) {
        let card = LinkCard(url, title)
        self.init(view: card, parameters: card.parameters)
    }
}
