import UIKit

/// An element around a child with a view of its own, in which the child's views lie: for what a layer does to all of its content.
@MainActor package class EffectElement: WrapperElement {
    package let effectView: UIView
    private var hasGeometry = false

    package init(node: ViewNode, child: LayoutElement, view: UIView? = nil) {
        effectView = view ?? PassthroughView()
        super.init(node: node, child: child)
        // What is in it may go on below bars, where it ends.
        effectView.passesSafeArea = true
    }

    package override var containerView: UIView? { effectView }

    package override func applyGeometry() {
        let rect = ViewOrder.pixelAligned(CGRect(origin: renderOrigin, size: size), scale: node.host.displayScale)
        Motion.setFrame(rect, of: effectView, animated: hasGeometry)
        hasGeometry = true
        geometryDidChange()
    }

    /// The view has its frame. Overridden by effects that depend on it.
    package func geometryDidChange() {}
}

/// A view that is hit only where its subviews are.
package class PassthroughView: UIView {
    package final var allowsHits = true

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard allowsHits else { return false }
        return subviews.contains { view in
            view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0.01
                && view.point(inside: view.convert(point, from: self), with: event)
        }
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A modifier that changes something of a view around its child.
protocol LayerModifier: ElementModifier where Wrapper == EffectElement {
    /// Changes the view. Called at first and when the modifier's value or what it read of the environment changes.
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues)
}

extension LayerModifier {
    func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child)
    }
    func update(_ element: EffectElement, environment: EnvironmentValues) {
        apply(to: element.effectView, element: element, environment: environment)
    }
}

nonisolated struct OpacityModifier: LayerModifier {
    typealias Body = Never
    let opacity: Double
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        let value = CGFloat(max(0, min(opacity, 1)))
        guard view.alpha != value else { return }
        Motion.change(view.layer, ["opacity"]) { view.alpha = value }
    }
}

nonisolated struct HiddenModifier: LayerModifier {
    typealias Body = Never
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        view.isHidden = true
    }
}

nonisolated struct HitTestingModifier: LayerModifier {
    typealias Body = Never
    let isAllowed: Bool
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        (view as? PassthroughView)?.allowsHits = isAllowed
    }
}

nonisolated struct ShadowModifier: LayerModifier {
    typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment.styleContext)
        Motion.change(view.layer, ["shadowRadius", "shadowOffset", "shadowOpacity"]) {
            view.layer.shadowColor = resolved.uiColor.withAlphaComponent(1).cgColor
            view.layer.shadowOpacity = Float(resolved.opacity)
            view.layer.shadowRadius = radius
            view.layer.shadowOffset = offset
        }
    }
}

nonisolated struct BlendModeModifier: LayerModifier {
    typealias Body = Never
    let mode: BlendMode
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        view.layer.compositingFilter = mode == .normal ? nil : "\(mode)BlendMode"
    }
}

/// Turns, scales or moves the picture of its child.
nonisolated struct TransformModifier: ElementModifier {
    enum Kind: Equatable {
        case rotation(Angle)
        case scale(CGSize)
        case transform(CGAffineTransform)
        case rotation3D(Angle, x: CGFloat, y: CGFloat, z: CGFloat, perspective: CGFloat)
    }
    typealias Body = Never
    let kind: Kind
    let anchor: UnitPoint

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> TransformElement {
        TransformElement(node: node, child: child)
    }
    @MainActor func update(_ element: TransformElement, environment: EnvironmentValues) { element.update(self) }
}

@MainActor final class TransformElement: EffectElement {
    private var modifier = TransformModifier(kind: .scale(CGSize(width: 1, height: 1)), anchor: .center)

    func update(_ newModifier: TransformModifier) {
        guard !ValueComparison.areEqual(modifier, newModifier) else { return }
        modifier = newModifier
        Motion.change(effectView.layer, ["transform"], animated: effectView.superview != nil) { apply() }
        node.host.positionsChangeInUpdate()
    }

    override func geometryDidChange() { UIView.performWithoutAnimation { apply() } }

    private func apply() { effectView.layer.transform = transform(in: effectView.bounds.size) }

    /// The transform about the view's middle that the modifier's is about its anchor.
    private func transform(in size: CGSize) -> CATransform3D {
        var result: CATransform3D
        switch modifier.kind {
        case .rotation(let angle): result = CATransform3DMakeRotation(angle.radians, 0, 0, 1)
        case .scale(let scale): result = CATransform3DMakeScale(scale.width, scale.height, 1)
        case .transform(let transform):
            // About the corner.
            let toCorner = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
            let back = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
            return CATransform3DConcat(CATransform3DConcat(toCorner, CATransform3DMakeAffineTransform(transform)), back)
        case .rotation3D(let angle, let x, let y, let z, let perspective):
            var base = CATransform3DIdentity
            let longest = max(size.width, size.height)
            if longest > 0 { base.m34 = -perspective / longest }
            result = CATransform3DConcat(CATransform3DMakeRotation(angle.radians, x, y, z), base)
        }
        let dx = (modifier.anchor.x - 0.5) * size.width, dy = (modifier.anchor.y - 0.5) * size.height
        if dx != 0 || dy != 0 {
            result = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), result),
                CATransform3DMakeTranslation(dx, dy, 0))
        }
        return result
    }

    override func pointFromContent(_ point: CGPoint) -> CGPoint {
        let transform = transform(in: size)
        let x = point.x - size.width / 2, y = point.y - size.height / 2
        let w = transform.m14 * x + transform.m24 * y + transform.m44
        guard w != 0 else { return point }
        return CGPoint(
            x: (transform.m11 * x + transform.m21 * y + transform.m41) / w + size.width / 2,
            y: (transform.m12 * x + transform.m22 * y + transform.m42) / w + size.height / 2)
    }
}

/// Cuts its child at a shape.
nonisolated struct ClipModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S
    let style: FillStyle

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> ClipElement<S> {
        ClipElement(node: node, child: child)
    }
    @MainActor func update(_ element: ClipElement<S>, environment: EnvironmentValues) {
        element.direction = environment.layoutDirection
        element.container = environment.containerShape
        element.update(self)
    }
}

@MainActor final class ClipElement<S: Shape>: EffectElement {
    private var modifier: ClipModifier<S>?
    var direction = LayoutDirection.leftToRight
    var container: ContainerShape?
    private let mask = CAShapeLayer()
    private var shownBounds: CGRect?

    func update(_ newModifier: ClipModifier<S>) {
        modifier = newModifier
        if shownBounds != nil { applyShape() }
    }

    override func geometryDidChange() { if shownBounds != effectView.bounds { applyShape() } }

    private func applyShape() {
        guard let modifier else { return }
        let bounds = effectView.bounds
        let isFirst = shownBounds == nil
        shownBounds = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        // What a layer cuts by itself needs no mask.
        if let radius = RectangularClip.radius(of: modifier.shape, in: bounds) {
            effectView.layer.mask = nil
            effectView.layer.masksToBounds = true
            Motion.change(effectView.layer, ["cornerRadius"], animated: !isFirst) {
                effectView.layer.cornerRadius = radius
            }
            return
        }
        effectView.layer.masksToBounds = false
        mask.fillRule = modifier.style.isEOFilled ? .evenOdd : .nonZero
        mask.frame = bounds
        let path = ContainerOutline.with(container, around: self) {
            modifier.shape.path(in: bounds, direction: direction).cgPath
        }
        if effectView.layer.mask !== mask { effectView.layer.mask = mask }
        Motion.change(mask, ["path"], animated: !isFirst) { mask.path = path }
    }
}

/// Shapes that a layer's corner radius draws.
enum RectangularClip {
    static func radius<S: Shape>(of shape: S, in bounds: CGRect) -> CGFloat? {
        switch shape {
        case is Rectangle: return 0
        case let rounded as RoundedRectangle where rounded.cornerSize.width == rounded.cornerSize.height:
            return min(rounded.cornerSize.width, bounds.width / 2, bounds.height / 2)
        case is Capsule: return min(bounds.width, bounds.height) / 2
        case is Circle where bounds.width == bounds.height: return bounds.width / 2
        default: return nil
        }
    }
}

/// Shows its child where another view is opaque.
nonisolated struct MaskModifier<Mask: View>: NodeModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    @MainActor static func makeNode<C: View>(
        _ view: ModifiedContent<C, MaskModifier<Mask>>, _ context: NodeContext
    ) -> ValueNode<ModifiedContent<C, MaskModifier<Mask>>> {
        LayeredNode(view, context, order: .mask, alignment: { $0.alignment }, secondary: { $0.mask })
    }
}

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
    /// Takes the view's room and shows nothing.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModeModifier(mode: blendMode))
    }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .rotation(angle), anchor: anchor))
    }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            TransformModifier(
                kind: .rotation3D(angle, x: axis.x, y: axis.y, z: axis.z, perspective: perspective), anchor: anchor))
    }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .scale(scale), anchor: anchor))
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformModifier(kind: .transform(transform), anchor: .topLeading))
    }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(MaskModifier(mask: mask(), alignment: alignment)) }
    @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
