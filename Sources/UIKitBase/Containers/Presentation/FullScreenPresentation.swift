import CoreGraphics
import Foundation

/// Full screen, over full screen, and the same within a context.
@MainActor final class FullScreenPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

    override func placePresented() {
        guard running == nil, let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}

extension UIPresentationController {
    /// What fills the screen says how the interface may stand; sheets, popovers and alerts leave that to the controller below.
    var decidesOrientation: Bool { style == .fullScreen || style == .overFullScreen }
}
