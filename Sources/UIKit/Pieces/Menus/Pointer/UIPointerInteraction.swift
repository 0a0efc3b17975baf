import CoreGraphics
import Foundation

/// Says how a pointer is over its view.
///
/// - From: `PointerDelivery`
/// - To: `UIPointerInteractionDelegate`
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { PointerDelivery.shared.leave(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// `true` to begin with.
    open var isEnabled = true {
        didSet { if !isEnabled { PointerDelivery.shared.leave(self) } }
    }

    /// Asks for the style again, where the pointer is in a region of the view.
    open func invalidate() { PointerDelivery.shared.refresh(self) }
}

/// Takes part in the animation of a pointer that comes or goes.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    /// - Parameter completion: Gets whether the animation ran to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says which regions a view has for a pointer, and how it is in them. Every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// nil: the view has none here. By default all of the view is one.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// nil, the default, is the pointer as it always is.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { OptionalCall.missing(defaultRegion) }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { OptionalCall.missing(nil) }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalCall.missing(()) }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalCall.missing(()) }
}
