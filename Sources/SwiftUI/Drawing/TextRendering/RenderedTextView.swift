import UIKit

/// Shows what a renderer draws of a text, above the label that lays the text out and draws nothing then.
@MainActor final class RenderedTextView: UIView {
    private var drawText: (CGContext) -> Void = { _ in }
    private var padding = EdgeInsets()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Draws from now on with another renderer.
    /// - Parameter padding: how far is drawn beyond the label's edges.
    func setRenderer(padding: EdgeInsets, _ drawText: @escaping (CGContext) -> Void) {
        (self.padding, self.drawText) = (padding, drawText)
        followLabel()
        setNeedsDisplay()
    }

    /// Covers the label and the padding around it.
    func followLabel() {
        guard let label = superview else { return }
        let insets = UIEdgeInsets(
            top: -padding.top, left: -padding.leading, bottom: -padding.bottom, right: -padding.trailing)
        let rect = label.bounds.inset(by: insets)
        guard frame != rect else { return }
        UIView.performWithoutAnimation { frame = rect }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: padding.leading, y: padding.top)
        drawText(context)
    }
}
