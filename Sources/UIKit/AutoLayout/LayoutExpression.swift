import CoreGraphics
import PorticoLayout

/// A sum of variables and a constant: what an attribute is, seen from a container's coordinates.
@MainActor struct LayoutExpression {
    private(set) var terms: [LayoutTerm] = []
    private(set) var constant: CGFloat = 0

    mutating func add(_ variable: LayoutVariable, _ factor: CGFloat = 1) { terms.append(LayoutTerm(variable, factor)) }

    mutating func add(_ other: LayoutExpression, _ factor: CGFloat) {
        for term in other.terms { terms.append(LayoutTerm(term.variable, term.coefficient * factor)) }
        constant += other.constant * factor
    }

    mutating func add(_ constant: CGFloat) { self.constant += constant }

    /// What a constraint says is (= ≤ ≥) its constant.
    static func of(_ constraint: NSLayoutConstraint, in container: UIView, rightToLeft: Bool) -> LayoutExpression {
        func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ start: LayoutPlace?)
            -> LayoutExpression
        {
            let end = of(item, attribute, in: container, rightToLeft: rightToLeft)
            guard let start else { return end }
            // A distance: along the reading direction where that turns its ends around.
            let turn: CGFloat = rightToLeft && attribute.isDirectional ? -1 : 1
            var distance = LayoutExpression()
            distance.add(end, turn)
            distance.add(of(start.item, start.attribute, in: container, rightToLeft: rightToLeft), -turn)
            return distance
        }
        guard let first = constraint.firstItem else { return LayoutExpression() }
        for (item, attribute) in [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ] where attribute.isBaseline {
            guard let view = item as? UIView else { continue }
            let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            LayoutEngine.shared.item(of: text).noteBaseline(constraint)
        }
        var sum = side(first, constraint.firstAttribute, constraint.starts?.first)
        if let second = constraint.secondItem {
            sum.add(side(second, constraint.secondAttribute, constraint.starts?.second), -constraint.multiplier)
        }
        return sum
    }

    /// `attribute` of a view or guide in the coordinates of `container`, which is above it or the view itself.
    static func of(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView, rightToLeft: Bool
    ) -> LayoutExpression {
        if let view = item as? UIView, let inner = attribute.withinMargins {
            return of(view.layoutMarginsGuide, inner, in: container, rightToLeft: rightToLeft)
        }
        var attribute = attribute
        if attribute == .leading { attribute = rightToLeft ? .right : .left }
        if attribute == .trailing { attribute = rightToLeft ? .left : .right }
        // From the inside, a scroll view's edges are its content's.
        if item === container, !attribute.isSize, attribute != .centerX, attribute != .centerY,
            let scrollView = item as? UIScrollView
        {
            return of(scrollView.contentLayoutGuide, attribute, in: container, rightToLeft: rightToLeft)
        }
        var result = LayoutExpression()
        let engine = LayoutEngine.shared
        let own = engine.item(of: item)
        switch attribute {
        case .width:
            result.add(own.width)
            return result
        case .height:
            result.add(own.height)
            return result
        default: break
        }
        // Where the item's near edge lies.
        let isHorizontal = attribute.isHorizontal
        if item === container {
            // Its own bounds, from the inside.
            let insets = container.alignmentRectInsets
            result.add(isHorizontal ? container.bounds.minX + insets.left : container.bounds.minY + insets.top)
        } else {
            result.add(isHorizontal ? own.left : own.top)
            var ancestor = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
            while let view = ancestor, view !== container {
                let outer = engine.item(of: view)
                let insets = view.alignmentRectInsets
                result.add(isHorizontal ? outer.left : outer.top)
                result.add(isHorizontal ? -view.bounds.minX - insets.left : -view.bounds.minY - insets.top)
                ancestor = view.superview
            }
        }
        switch attribute {
        case .right: result.add(own.width)
        case .bottom: result.add(own.height)
        case .centerX: result.add(own.width, 0.5)
        case .centerY: result.add(own.height, 0.5)
        case .firstBaseline:
            if let offsets = (item as? UIView)?.forFirstBaselineLayout.baselineDistances() {
                result.add(offsets.first)
            } else {
                result.add(own.height)
            }
        case .lastBaseline:
            result.add(own.height)
            if let offsets = (item as? UIView)?.forLastBaselineLayout.baselineDistances() { result.add(-offsets.last) }
        default: break
        }
        return result
    }
}
