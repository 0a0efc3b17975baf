import UIKit

extension Color: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Color, _ context: NodeContext) -> ValueNode<Color> {
        LeafNode(view, context, ColorElement.self)
    }
}

/// A colour fills what it is proposed.
@MainActor final class ColorElement: LeafViewElement, LeafElement {
    private let view = FillView()
    override var leafView: UIView { view }

    func update(_ value: Color, environment: EnvironmentValues) {
        let resolved = value.resolve(in: environment.styleContext).uiColor
        view.isHit = resolved.cgColor.alpha > 0
        guard view.backgroundColor != resolved else { return }
        Motion.change(view.layer, ["backgroundColor"]) { view.backgroundColor = resolved }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A view that is hit only where it shows something.
final class FillView: UIView {
    var isHit = true
    var hitShape: ((CGPoint) -> Bool)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isHit && (hitShape?(point) ?? bounds.contains(point))
    }
}

/// The element of a divider.
@MainActor final class DividerElement: LeafViewElement, LeafElement {
    private let view = UIView()
    override var leafView: UIView { view }

    func update(_ value: Divider, environment: EnvironmentValues) { view.backgroundColor = .separator }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let line = 1 / node.host.displayScale
        let isUpright = surroundingStackAxis == .horizontal
        return isUpright
            ? CGSize(width: line, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: line)
    }
}
