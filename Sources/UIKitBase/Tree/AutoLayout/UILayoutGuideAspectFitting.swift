import CoreGraphics
import Foundation
import PorticoTrace

/// A guide that keeps a shape.
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// Width over height. 0, the default, fills the whole place.
    var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of a shape in the middle of its view's safe area.
final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
    var aspectRatio: CGFloat = 0 {
        didSet {
            FatalException.invalidArgument.raise(
                unless: aspectRatio >= 0 && aspectRatio.isFinite, "aspectRatio must be a finite number from 0 on")
            guard aspectRatio != oldValue, let owner else { return }
            edges?.update(owner)
            owner.setNeedsLayout()
        }
    }

    /// What is left free around it.
    func insets(in view: UIView) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        let width = view.bounds.width - insets.left - insets.right
        let height = view.bounds.height - insets.top - insets.bottom
        guard aspectRatio > 0, width > 0, height > 0 else { return insets }
        let spareWidth = max(0, width - height * aspectRatio)
        let spareHeight = max(0, height - width / aspectRatio)
        insets.left += spareWidth / 2
        insets.right += spareWidth / 2
        insets.top += spareHeight / 2
        insets.bottom += spareHeight / 2
        return insets
    }
}
