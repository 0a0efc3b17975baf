import UIKit

/// An effect that moves, turns or bends the picture of a view, by a transform that may depend on its size and can be animated.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform about the view's top left corner.
    @MainActor @preconcurrency func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The effect, of which readers of geometry see nothing.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect of which readers of geometry see nothing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base
    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// The node of a geometry effect.
@MainActor final class GeometryEffectNode<C: View, M: GeometryEffect>: WrappingNode<C, M> {
    private var wrappers: [GeometryEffectElement] = []
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: M.self)

    override func updateWrappers() {
        var modifier = value.modifier
        interpolation?.apply(to: &modifier, node: self)
        recordingReads { properties.install(fields, in: &modifier, node: self) }
        let shown = modifier
        for wrapper in wrappers { wrapper.update { shown.effectValue(size: $0) } }
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        let old = wrappers
        wrappers = content.elements.map { element in
            let wrapper = old.first { $0.child === element } ?? GeometryEffectElement(node: self, child: element)
            wrapper.isSeenByReaders = !(M.self is any IgnoredEffect.Type)
            return wrapper
        }
        updateWrappers()
        return wrappers
    }

    override func removeState() {
        super.removeState()
        properties.removeAll()
    }
}

private protocol IgnoredEffect {}
extension _IgnoredByLayoutEffect: IgnoredEffect {}

/// An element whose picture is transformed.
@MainActor final class GeometryEffectElement: EffectElement {
    private var effect: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }
    var isSeenByReaders = true

    func update(_ newEffect: @escaping (CGSize) -> ProjectionTransform) {
        effect = newEffect
        UIView.performWithoutAnimation { apply() }
        if isSeenByReaders { node.host.positionsChangeInUpdate() }
    }

    override func geometryDidChange() { UIView.performWithoutAnimation { apply() } }

    private func apply() {
        let size = effectView.bounds.size
        let value = effect(size)
        let numbers = [
            value.m11, value.m12, value.m13, value.m21, value.m22, value.m23, value.m31, value.m32, value.m33,
        ]
        // What an effect makes of a size without a width may be no number.
        guard numbers.allSatisfy(\.isFinite) else { return }
        var transform = CATransform3DIdentity
        (transform.m11, transform.m12, transform.m14) = (value.m11, value.m12, value.m13)
        (transform.m21, transform.m22, transform.m24) = (value.m21, value.m22, value.m23)
        (transform.m41, transform.m42, transform.m44) = (value.m31, value.m32, value.m33)
        let toCorner = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
        let back = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
        effectView.layer.transform = CATransform3DConcat(CATransform3DConcat(toCorner, transform), back)
    }

    override func pointFromContent(_ point: CGPoint) -> CGPoint {
        guard isSeenByReaders else { return point }
        let value = effect(size)
        let w = value.m13 * point.x + value.m23 * point.y + value.m33
        guard w != 0, w.isFinite else { return point }
        return CGPoint(
            x: (value.m11 * point.x + value.m21 * point.y + value.m31) / w,
            y: (value.m12 * point.x + value.m22 * point.y + value.m32) / w)
    }
}

/// A projection of a view's picture.
nonisolated struct ProjectionModifier: GeometryEffect {
    let transform: ProjectionTransform

    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Projects the view's picture, about its top left corner; the layout stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }
}
