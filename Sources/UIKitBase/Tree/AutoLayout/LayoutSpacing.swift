import CoreGraphics

/// The system's standard distances.
@MainActor enum LayoutSpacing {
    /// From `upper` down to `lower`: the taller line of text between two baselines, else the distance between views.
    static func between(_ upper: any AttributeHolder, _ lower: any AttributeHolder) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return LayoutEngine.systemSpacing }
        let lines = [upper, lower].compactMap { font(of: $0.item, $0.attribute)?.lineHeight }
        return lines.max() ?? LayoutEngine.systemSpacing
    }

    private static func font(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> UIFont? {
        guard let view = item as? UIView else { return nil }
        let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return (text as? any BaselineText)?.baselineFont
    }

    /// How wide text may run and still read well: 672 points at the standard text size, in step with the body font.
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return (672 * body / 17).rounded()
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// A view whose lines of text set the distance between two baselines.
@MainActor protocol BaselineText: UIView {
    var baselineFont: UIFont? { get }
}
