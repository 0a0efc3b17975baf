import CoreGraphics
import PorticoLayout

/// What an attribute is, as a sum of variables and a constant, seen from a container's coordinates. The terms go onto the
/// engine's pile: no constraint makes a list of its own.
@MainActor enum LayoutExpression {
    /// Piles up what a constraint says is (= ≤ ≥) its constant; returns the constant part of that.
    static func pile(_ constraint: NSLayoutConstraint, in container: UIView, rightToLeft: Bool) -> CGFloat {
        func side(
            _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, start: LayoutPlace?, factor: CGFloat
        ) -> CGFloat {
            guard let start else {
                return pile(item, attribute, factor: factor, in: container, rightToLeft: rightToLeft)
            }
            // A distance: along the reading direction where that turns its ends around.
            let turn: CGFloat = rightToLeft && attribute.isDirectional ? -factor : factor
            return pile(item, attribute, factor: turn, in: container, rightToLeft: rightToLeft)
                + pile(start.item, start.attribute, factor: -turn, in: container, rightToLeft: rightToLeft)
        }
        guard let first = constraint.firstItem else { return 0 }
        noteBaseline(of: first, constraint.firstAttribute, constraint)
        var sum = side(first, constraint.firstAttribute, start: constraint.starts?.first, factor: 1)
        if let second = constraint.secondItem {
            noteBaseline(of: second, constraint.secondAttribute, constraint)
            sum += side(
                second, constraint.secondAttribute, start: constraint.starts?.second, factor: -constraint.multiplier)
        }
        return sum
    }

    private static func noteBaseline(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint
    ) {
        guard attribute.isBaseline, let view = item as? UIView else { return }
        let text = view.baselineText(attribute)
        let holder = view.baselineHolder(attribute)
        LayoutEngine.shared.item(of: text).noteBaseline(constraint)
        if holder !== text { LayoutEngine.shared.item(of: holder).noteBaseline(constraint) }
    }

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
        if attribute.isBaseline, let view = item as? UIView {
            let holder = view.baselineHolder(attribute)
            if holder !== view {
                return pile(holder, attribute, factor: factor, in: container, rightToLeft: rightToLeft)
            }
        }
        var attribute = attribute
        if attribute == .leading { attribute = rightToLeft ? .right : .left }
        if attribute == .trailing { attribute = rightToLeft ? .left : .right }
        // From the inside, a scroll view's edges are its content's.
        if item === container, !attribute.isSize, attribute != .centerX, attribute != .centerY,
            let content = container.innerGuide
        {
            return pile(content, attribute, factor: factor, in: container, rightToLeft: rightToLeft)
        }
        let own = engine.item(of: item)
        let sized = own.view?.sizeHolder.map(engine.item(of:)) ?? own
        // From the outside, a scroll view's frame guide is the view itself: constraints may place the one by the other.
        if let guide = own.guide, let owner = guide.owner, owner !== container, owner.extras?.boundsGuide === guide {
            return pile(owner, attribute, factor: factor, in: container, rightToLeft: rightToLeft)
        }
        if attribute == .width {
            engine.pile(sized.width, factor)
            return 0
        }
        if attribute == .height {
            engine.pile(sized.height, factor)
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
                view.flags.insert(.isCrossedByConstraints)
                ancestor = view.parentView
            }
        }
        switch attribute {
        case .right: engine.pile(sized.width, factor)
        case .bottom: engine.pile(sized.height, factor)
        case .centerX: engine.pile(sized.width, factor * 0.5)
        case .centerY: engine.pile(sized.height, factor * 0.5)
        case .firstBaseline:
            let baselines = own.view?.baselines(attribute)
            constant += baselines?.first ?? 0
            let share = baselines?.firstShare ?? 1
            if share != 0 { engine.pile(sized.height, factor * share) }
        case .lastBaseline:
            let baselines = own.view?.baselines(attribute)
            constant -= baselines?.last ?? 0
            let share = 1 - (baselines?.lastShare ?? 0)
            if share != 0 { engine.pile(sized.height, factor * share) }
        default: break
        }
        return constant * factor
    }
}
