/// What iOS refuses when a constraint is made, with the same explanation.
@MainActor enum LayoutRules {
    static func check(_ constraint: NSLayoutConstraint) {
        let first = constraint.firstAttribute
        precondition(first != .notAnAttribute, "A constraint needs a first attribute.")
        precondition(
            constraint.multiplier.isFinite && constraint.constant.isFinite,
            "Multiplier and constant of a constraint must be finite numbers.")
        guard constraint.secondItem != nil else {
            precondition(
                first.isSize,
                "Location attributes must be specified in pairs: \(LayoutDescription.of(constraint)) says where and not to what."
            )
            return
        }
        let second = constraint.secondAttribute
        // Across the axes is odd, and allowed: only a place and a size don't go together.
        precondition(
            second != .notAnAttribute && first.isSize == second.isSize,
            "Invalid pairing of layout attributes: \(LayoutDescription.of(constraint)).")
        precondition(
            !(first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional),
            "\(LayoutDescription.of(constraint)): leading and trailing can't be related to left and right, because one of them turns around with the reading direction. Use one kind for both."
        )
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
