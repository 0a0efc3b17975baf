import CoreGraphics
import Foundation

/// The rectangles behind marked text: a view each, as many as were ever needed at once, hidden while they aren't.
@MainActor struct HighlightViews {
    private var views: [UIView] = []

    var isAnyShown: Bool { views.contains { !$0.isHidden } }

    /// Shows one view for each rectangle, below everything else in `area`.
    mutating func showRects(_ rects: [(rect: CGRect, color: UIColor)], in area: UIView, cornerRadius: CGFloat = 0) {
        while views.count < rects.count {
            let view = UIView(frame: .zero)
            view.isUserInteractionEnabled = false
            if cornerRadius > 0 { view.layer.cornerRadius = cornerRadius }
            area.insertSubview(view, at: 0)
            views.append(view)
        }
        for (index, view) in views.enumerated() {
            view.isHidden = index >= rects.count
            guard index < rects.count else { continue }
            if view.frame != rects[index].rect { view.frame = rects[index].rect }
            view.backgroundColor = rects[index].color
        }
    }

    func hideAll() {
        for view in views { view.isHidden = true }
    }

    func recolorAll(_ color: UIColor) {
        for view in views { view.backgroundColor = color }
    }
}
