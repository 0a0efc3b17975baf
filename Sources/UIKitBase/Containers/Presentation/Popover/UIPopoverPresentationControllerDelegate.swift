import CoreGraphics
import Foundation
import PorticoObjC

/// Hears of a popover's changes. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    @available(*, deprecated, renamed: "presentationControllerShouldDismiss(_:)")
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    @available(*, deprecated, renamed: "presentationControllerDidDismiss(_:)")
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// The screen has turned: another rectangle, or another view, may be put in.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Stands in where the delegate has nothing to set up.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate lets every popover be dismissed.
    @available(*, deprecated, renamed: "presentationControllerShouldDismiss(_:)")
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands in where the delegate needn't hear that a popover is gone.
    @available(*, deprecated, renamed: "presentationControllerDidDismiss(_:)")
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate leaves a popover's source as it is.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { OptionalCall.missing(()) }
}

/// The delegate's older methods, asked where it has none of the newer ones.
@MainActor protocol OlderPopoverAsking {
    func mayDismiss(_ popover: UIPopoverPresentationController) -> Bool
    func hasDismissed(_ popover: UIPopoverPresentationController)
}

@MainActor struct OlderPopoverDelegate: OlderPopoverAsking {
    let delegate: any UIPopoverPresentationControllerDelegate

    @available(*, deprecated)
    func mayDismiss(_ popover: UIPopoverPresentationController) -> Bool {
        OptionalCall.call(.controller, delegate, "popoverPresentationControllerShouldDismissPopover:") {
            delegate.popoverPresentationControllerShouldDismissPopover(popover)
        } ?? true
    }

    @available(*, deprecated)
    func hasDismissed(_ popover: UIPopoverPresentationController) {
        OptionalCall.call(.controller, delegate, "popoverPresentationControllerDidDismissPopover:") {
            delegate.popoverPresentationControllerDidDismissPopover(popover)
        }
    }
}
