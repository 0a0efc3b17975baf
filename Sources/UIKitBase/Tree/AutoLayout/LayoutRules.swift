import PorticoTrace

/// What iOS refuses when a constraint is made, with the same explanation.
@MainActor enum LayoutRules {
    static func check(_ constraint: NSLayoutConstraint) {
        let first = constraint.firstAttribute
        if first == .notAnAttribute { refuse("A constraint needs a first attribute") }
        for (name, value) in [("Multiplier", constraint.multiplier), ("Constant", constraint.constant)]
        where !value.isFinite {
            FatalException.internalInconsistency.raise(
                "NSLayoutConstraint for \(LayoutDescription.of(constraint)): \(name) is not finite! That's illegal. "
                    + "\(name.lowercased()):\(value)")
        }
        guard constraint.secondItem != nil else {
            if !first.isSize {
                refuse(
                    "A constraint cannot be made that sets a location equal to a constant. Location attributes must be "
                        + "specified in pairs: \(LayoutDescription.of(constraint)) says where and not to what.")
            }
            return
        }
        let second = constraint.secondAttribute
        // Across the axes is odd, and allowed: only a place and a size don't go together.
        if second == .notAnAttribute || first.isSize != second.isSize {
            refuse("Invalid pairing of layout attributes: \(LayoutDescription.of(constraint)).")
        }
        if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
            refuse(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute, because one "
                    + "turns around with the reading direction. Use leading/trailing for both or neither: "
                    + LayoutDescription.of(constraint))
        }
    }

    private static func refuse(_ reason: String) -> Never {
        FatalException.invalidArgument.raise(
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + reason)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontal, vertical, size }

    var isSize: Bool { self == .width || self == .height }

    var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }

    var isHorizontal: Bool { kind == .horizontal || self == .width }

    /// Whether right-to-left turns it around.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// A side that stays where it is, whatever the reading direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the margins guide that a margin attribute of a view means.
    var withinMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
