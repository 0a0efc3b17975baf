import CoreGraphics
import Foundation

/// A transparent view that draws text and lets touches through.
@MainActor class TextDrawingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }
}
