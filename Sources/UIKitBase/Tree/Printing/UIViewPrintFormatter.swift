import CoreGraphics
import Foundation
import QuartzCore

/// A view that prints something else than its bounds: a scroll view prints all that can be scrolled to.
@MainActor package protocol PrintedContent: UIView {
    var printedBounds: CGRect { get }
}

/// Prints a view: its content is drawn over as many pages as it is high, and made smaller where it is wider than a page.
///
/// `UIView.viewPrintFormatter()` makes one; what is drawn is `UIView.draw(_:for:)`.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    open private(set) var view: UIView

    package init(_ view: UIView) {
        self.view = view
        super.init()
    }

    package override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }

    private var contentBounds: CGRect { (view as? any PrintedContent)?.printedBounds ?? view.bounds }

    /// The factor by which the content is smaller on paper.
    private var scale: CGFloat {
        let area = area(ofPage: 0), width = contentBounds.width
        return area.width > 0 && width > area.width ? area.width / width : 1
    }

    open override var pageCount: Int {
        let height = contentBounds.height * scale
        let first = area(ofPage: 0).height, other = area(ofPage: 1).height
        guard height > 0, first > 0, other > 0 else { return 0 }
        return height <= first ? 1 : 1 + Int(((height - first - 0.01) / other).rounded(.up))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let number = pageIndex - startPage
        guard let context = UIGraphicsGetCurrentContext(), number >= 0, rect.width > 0 else { return }
        let scale = scale, whole = contentBounds
        let top = number == 0 ? 0 : area(ofPage: 0).height + CGFloat(number - 1) * area(ofPage: 1).height
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX - whole.minX * scale, y: rect.minY - top - whole.minY * scale)
        context.scaleBy(x: scale, y: scale)
        view.draw(
            CGRect(x: whole.minX, y: whole.minY + top / scale, width: whole.width, height: rect.height / scale),
            for: self)
        context.restoreGState()
    }
}

extension UIView {
    /// Draws the view and all in it, as its layers have them.
    func drawForPrinting() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layoutIfNeeded()
        guard self is any PrintedContent else { return layer.render(in: context) }
        // What is scrolled away is printed, too, so each part is drawn for itself.
        for sub in subviews where !sub.isHidden && sub.alpha > 0 {
            context.saveGState()
            context.translateBy(x: sub.frame.minX, y: sub.frame.minY)
            sub.layer.render(in: context)
            context.restoreGState()
        }
    }
}
