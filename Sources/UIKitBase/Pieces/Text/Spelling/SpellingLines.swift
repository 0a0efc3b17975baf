import CoreGraphics
import Foundation

/// The red dots under misspelt words: a view for each stretch of a line, as many as were ever needed at once, hidden while they aren't.
///
/// - From: `SpellingMarker`
@MainActor struct SpellingLines {
    private var views: [SpellingLineView] = []

    /// - Parameters:
    ///   - stretches: A word's part of a line: its left edge, the line's baseline, its width.
    ///   - sibling: The view in `area` that stays above the lines.
    mutating func showStretches(_ stretches: [SpellingStretch], in area: UIView, below sibling: UIView) {
        while views.count < stretches.count {
            let view = SpellingLineView(frame: .zero)
            area.insertSubview(view, belowSubview: sibling)
            views.append(view)
        }
        for (view, stretch) in zip(views, stretches) {
            let frame = stretch.frame(scale: area.traitCollection.displayScale)
            if view.frame != frame { view.frame = frame }
            view.isHidden = false
        }
        for view in views.dropFirst(stretches.count) where !view.isHidden { view.isHidden = true }
    }

    func hideAll() {
        for view in views { view.isHidden = true }
    }
}

/// A word's part of a line.
struct SpellingStretch: Equatable {
    /// Points from the baseline to the dots.
    private static let gap: CGFloat = 2
    /// Points from one side of a dot to the other.
    static let dot: CGFloat = 2

    var left: CGFloat
    var baseline: CGFloat
    var width: CGFloat

    /// The dots' room, on whole pixels.
    func frame(scale: CGFloat) -> CGRect {
        let scale = max(1, scale)
        func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        return CGRect(
            x: whole(left), y: whole(baseline + Self.gap), width: max(Self.dot, whole(width)),
            height: Self.dot)
    }
}

/// Dots in a row, in the middle of the view.
@MainActor final class SpellingLineView: TextDrawingView {
    /// From one dot to the next.
    private static let pitch: CGFloat = 4

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemRed.resolvedColor(with: traitCollection).cgColor)
        let count = max(1, ((bounds.width - SpellingStretch.dot) / Self.pitch).rounded(.down) + 1)
        let length = (count - 1) * Self.pitch + SpellingStretch.dot
        var x = (bounds.width - length) / 2
        for _ in 0..<Int(count) {
            context.fillEllipse(in: CGRect(x: x, y: 0, width: SpellingStretch.dot, height: SpellingStretch.dot))
            x += Self.pitch
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { setNeedsDisplay() }
    }
}
