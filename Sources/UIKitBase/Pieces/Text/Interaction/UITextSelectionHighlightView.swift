import CoreGraphics
import Foundation

/// A view that shows which text is selected, for `UITextSelectionDisplayInteraction.highlightView`.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// What the selection covers, line by line, in the view's coordinates; none without a selection.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// The highlight that texts of the system have: the tint colour, lightly.
@MainActor final class StandardSelectionHighlight: UIView, UITextSelectionHighlightView {
    private var highlights = HighlightViews()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] { didSet { showRects() } }

    private func showRects() {
        let color = tintColor.withAlphaComponent(0.2)
        highlights.showRects(selectionRects.map { ($0.rect, color) }, in: self)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showRects()
    }
}
