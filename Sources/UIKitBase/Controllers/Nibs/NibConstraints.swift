import CoreGraphics
import Foundation
import PorticoNib

/// Makes the constraints of a nib when their items are there.
///
/// - From: `NibInstantiation`
/// - To: `NSLayoutConstraint`
@MainActor struct NibConstraints {
    /// The object of an id, or the guide.
    let object: (NibContent.ID) -> AnyObject?
    /// What a controller's old top and bottom guides are: which edge, of which view.
    let barGuide: (NibContent.ID) -> (edge: String, view: UIView)?

    /// Fills a constraint that its class has made. False where the document leads to nothing or says nonsense.
    func define(_ constraint: NSLayoutConstraint, _ node: NibNode) -> Bool {
        guard let first = item(node.string("firstItem"), node.string("firstAttribute")) else { return false }
        let second = item(node.string("secondItem"), node.string("secondAttribute"))
        if node["secondItem"] != nil, second == nil { return false }
        let relation: NSLayoutConstraint.Relation =
            switch node.string("relation") {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        guard Self.agree(first.attribute, second?.attribute) else { return false }
        constraint.define(
            first.item, first.attribute, relation: relation, second: second?.item,
            secondAttribute: second?.attribute ?? .notAnAttribute,
            multiplier: CGFloat(node.number("multiplier") ?? 1), constant: constant(node, first, second))
        constraint.priority = UILayoutPriority(Float(min(max(node.number("priority") ?? 1000, 1), 1000)))
        constraint.identifier = node.string("identifier")
        return true
    }

    private typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    private func item(_ id: NibContent.ID?, _ name: String?) -> Side? {
        guard let id, let name, let attribute = Self.attributes[name] else { return nil }
        if let guide = barGuide(id) {
            switch (guide.edge, attribute) {
            case ("top", .bottom): return (guide.view.safeAreaLayoutGuide, .top)
            case ("bottom", .top): return (guide.view.safeAreaLayoutGuide, .bottom)
            default: return (guide.view, attribute)
            }
        }
        guard let object = object(id) else { return nil }
        return (object, attribute)
    }

    /// A standard distance without a number: 8 points between siblings, 20 to the superview's edge.
    private func constant(_ node: NibNode, _ first: Side, _ second: Side?) -> CGFloat {
        if let constant = node.number("constant") { return CGFloat(constant) }
        guard node.flag("symbolic") == true, let second else { return 0 }
        let isEdge = (first.item as? UIView)?.superview !== (second.item as? UIView)?.superview
        return isEdge ? 20 : LayoutEngine.systemSpacing
    }

    /// What `LayoutRules` refuses would end the process: a document's nonsense is left out instead.
    private static func agree(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> Bool {
        guard let second else { return first.isSize }
        return first.isSize == second.isSize && !(first.isDirectional && second.isAbsolute)
            && !(first.isAbsolute && second.isDirectional)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
