import CoreGraphics
import UIKit

/// A page on the screen.
final class PDFPageView: UIView {
    let page: PDFPage
    private unowned let owner: PDFView
    var overlay: UIView?

    /// A page has no more pixels than this on the screen, however near one looks (DEV-1221).
    private static let mostPixels: CGFloat = 16_000_000

    init(_ page: PDFPage, _ owner: PDFView) {
        (self.page, self.owner) = (page, owner)
        super.init(frame: .zero)
        // Its last row of pixels may be a part of one, through which black would be seen.
        isOpaque = false
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        accessibilityLabel = page.label.map { "Page \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { page.string }
        set { super.accessibilityValue = newValue }
    }

    /// Draws as sharp as it is seen at a scale.
    func sharpen(_ scale: CGFloat) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let most = (Self.mostPixels / (bounds.width * bounds.height)).squareRoot()
        let wanted = min(max(scale, 0.25) * owner.traitCollection.displayScale, most)
        guard abs(contentScaleFactor - wanted) > 0.01 else { return }
        contentScaleFactor = wanted
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        context.saveGState()
        owner.draw(page, to: context)
        context.restoreGState()
        context.saveGState()
        owner.drawPagePost(page, to: context)
        context.restoreGState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay?.frame = bounds
    }
}
