import CoreGraphics
import Foundation

/// A view for one end of a selection, for `UITextSelectionDisplayInteraction.handleViews`.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection that it stands at: `leading` or `trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether lines of the text run from top to bottom.
    var isVertical: Bool { get set }
    /// The shape of the stem in place of a bar; nil is the bar.
    var customShape: UIBezierPath? { get set }
    /// The frame that it wants, in its superview, where the selection ends with this caret.
    func preferredFrame(for rect: CGRect) -> CGRect
}

extension SelectionHandle: UITextSelectionHandleView {
    static func makePair() -> [any UIView & UITextSelectionHandleView] {
        [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
    }

    func preferredFrame(for rect: CGRect) -> CGRect { Self.frame(around: rect) }
}
