import CoreGraphics
import PorticoLayout

/// What an attribute is, as a sum of variables and a constant, seen from a container's coordinates. The terms go onto the
/// engine's pile: no constraint makes a list of its own.
@MainActor enum LayoutExpression {
    /// Piles up the terms of `factor` · `attribute` of a view or guide in the coordinates of `container`, which is above it or
    /// the view itself; returns the constant.
    static func pile(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, factor: CGFloat, in container: UIView,
        rightToLeft: Bool
    ) -> CGFloat {
        let engine = LayoutEngine.shared
        if let inner = attribute.withinMargins, let view = item as? UIView {
            return pile(
                view.layoutMarginsGuide, inner, factor: factor, in: container, rightToLeft: rightToLeft)
        }
        var attribute = attribute
        if attribute == .leading { attribute = rightToLeft ? .right : .left }
        if attribute == .trailing { attribute = rightToLeft ? .left : .right }
        let own = engine.item(of: item)
        if attribute == .width {
            engine.pile(own.width, factor)
            return 0
        }
        if attribute == .height {
            engine.pile(own.height, factor)
            return 0
        }
        // Where the item's near edge lies.
        let isHorizontal = attribute.isHorizontal
        var constant: CGFloat = 0
        if item === container {
            // Its own bounds, from the inside.
            let insets = container.alignmentRectInsets
            let origin = container.bounds.origin
            constant = isHorizontal ? origin.x + insets.left : origin.y + insets.top
        } else {
            engine.pile(isHorizontal ? own.left : own.top, factor)
            var ancestor = own.view?.parentView ?? own.guide?.owner
            while let view = ancestor, view !== container {
                let outer = engine.item(of: view)
                let insets = view.alignmentRectInsets
                let origin = view.bounds.origin
                engine.pile(isHorizontal ? outer.left : outer.top, factor)
                constant -= isHorizontal ? origin.x + insets.left : origin.y + insets.top
                ancestor = view.parentView
            }
        }
        switch attribute {
        case .right: engine.pile(own.width, factor)
        case .bottom: engine.pile(own.height, factor)
        case .centerX: engine.pile(own.width, factor * 0.5)
        case .centerY: engine.pile(own.height, factor * 0.5)
        case .firstBaseline:
            if let distances = own.view?.forFirstBaselineLayout.baselineDistances() {
                constant += distances.first
            } else {
                engine.pile(own.height, factor)
            }
        case .lastBaseline:
            engine.pile(own.height, factor)
            if let distances = own.view?.forLastBaselineLayout.baselineDistances() { constant -= distances.last }
        default: break
        }
        return constant * factor
    }
}
