import CoreGraphics
import Foundation

/// Says how a pointer is over its view.
///
/// - From: `PointerDelivery`
/// - To: `UIPointerInteractionDelegate`
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// Says which regions there are and how the pointer is in them; held weakly, given once.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Makes an interaction for `UIView.addInteraction(_:)`; without a delegate the pointer stays as it is.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view: the pointer leaves the region that it is in.
    open func willMove(to view: UIView?) {
        if view !== self.view { PointerDelivery.shared.leave(self) }
    }

    /// Called by the view that has the interaction now; nil when it was removed.
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
    /// Which region is below the pointer, asked as it moves; nil: none. Default: the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { OptionalCall.missing(defaultRegion) }
    /// How the pointer is in a region, and what it does to a view there. Default nil: as it always is.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { OptionalCall.missing(nil) }
    /// The pointer comes into a region; animations that are added run beside the effect's. Optional.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// The pointer leaves a region, or the interaction its view. Optional.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalCall.missing(()) }
}
