/// Constraints as a person reads them: `<NSLayoutConstraint 'width' UILabel.width == 0.5·UIView.width + 8 @750>`.
@MainActor enum LayoutDescription {
    static func of(_ constraint: NSLayoutConstraint) -> String {
        let sign = constraint.relation == .equal ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
        func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ start: LayoutPlace?) -> String {
            let end = "\(name(item)).\(attribute)"
            return start.map { "(\(end) - \(name($0.item)).\($0.attribute))" } ?? end
        }
        var text = "\(side(constraint.firstItem, constraint.firstAttribute, constraint.starts?.first)) \(sign) "
        if let second = constraint.secondItem {
            let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier)·"
            text += factor + side(second, constraint.secondAttribute, constraint.starts?.second)
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - \(-constraint.constant)" : " + \(constraint.constant)"
            }
        } else {
            text += "\(constraint.constant)"
        }
        if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
        let label = constraint.identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint \(label)\(text)>"
    }

    static func name(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier }
        let type = String(describing: type(of: item))
        guard let view = item as? UIView, let identifier = view.accessibilityIdentifier else { return type }
        return "\(type)#\(identifier)"
    }
}
