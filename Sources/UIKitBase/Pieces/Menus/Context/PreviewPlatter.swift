import CoreGraphics
import Foundation
import QuartzCore

/// What is lifted: a picture of a view, a view of its own, or a controller's view, cut to its shape, with a shadow.
///
/// - From: `ContextMenuSession`
@MainActor final class PreviewPlatter: UIView {
    private let clip = UIView()
    /// What casts the shadow, in the platter's coordinates.
    private(set) var outline: UIBezierPath

    /// - Parameter cornerRadius: Of a view without a shape and round corners of its own.
    init(_ preview: UITargetedPreview, cornerRadius: CGFloat) {
        let (view, parameters) = (preview.view, preview.parameters)
        let bounds = CGRect(origin: .zero, size: preview.size)
        let own = view.layer.cornerRadius
        outline =
            parameters.visiblePath
            ?? UIBezierPath(roundedRect: bounds, cornerRadius: min(own > 0 ? own : cornerRadius, bounds.height / 2))
        super.init(frame: bounds)
        let shown = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
        shown.frame = bounds
        clip.backgroundColor = parameters.backgroundColor
        setUp(shown)
        shadow(parameters.shadowPath ?? outline)
    }

    init(_ controller: UIViewController, size: CGSize) {
        let bounds = CGRect(origin: .zero, size: size)
        outline = UIBezierPath(roundedRect: bounds, cornerRadius: 13)
        super.init(frame: bounds)
        clip.backgroundColor = .systemBackground
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setUp(controller.view)
        shadow(outline)
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ shown: UIView) {
        isUserInteractionEnabled = false
        clip.frame = bounds
        addSubview(clip)
        clip.addSubview(shown)
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        clip.layer.mask = mask
    }

    private func shadow(_ path: UIBezierPath) {
        layer.shadowPath = path.cgPath
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }
}
