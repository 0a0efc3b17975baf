import UIKit

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// What differs while the view isn't there.
    struct Look: Sendable {
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        var offset = CGSize.zero
        var edge: Edge?
    }
    var insertion: Look?
    var removal: Look?
    var animation: Animation?

    private init(_ look: Look?) { (insertion, removal) = (look, look) }

    public static let identity = AnyTransition(nil)
    public static let opacity = AnyTransition(Look(opacity: 0))
    public static var scale: AnyTransition { AnyTransition(Look(scale: 0.001)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Look(scale: max(scale, 0.001), anchor: anchor))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Look(offset: offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(edge: edge)) }
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: opposite).combined(with: .opacity))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        return result
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join(_ a: Look?, _ b: Look?) -> Look? {
            guard let a else { return b }
            guard let b else { return a }
            return Look(
                opacity: a.opacity * b.opacity, scale: a.scale * b.scale, anchor: a.scale == 1 ? b.anchor : a.anchor,
                offset: CGSize(width: a.offset.width + b.offset.width, height: a.offset.height + b.offset.height),
                edge: a.edge ?? b.edge)
        }
        var result = self
        (result.insertion, result.removal) = (join(insertion, other.insertion), join(removal, other.removal))
        result.animation = animation ?? other.animation
        return result
    }

    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

nonisolated struct TransitionModifier: ElementModifier {
    typealias Body = Never
    let transition: AnyTransition

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> TransitionElement {
        TransitionElement(node: node, child: child, view: TransitionView())
    }
    @MainActor func update(_ element: TransitionElement, environment: EnvironmentValues) {
        element.transitionView.transition = transition
    }
}

@MainActor final class TransitionElement: EffectElement {
    private var isFirst = true
    var transitionView: TransitionView { effectView as! TransitionView }

    override func geometryDidChange() {
        guard isFirst else { return }
        isFirst = false
        transitionView.beginInsertion(host: node.host)
    }
}

/// The view of content with a transition. It stays for the length of its removal after its element is gone.
final class TransitionView: PassthroughView, TransitioningView {
    var transition = AnyTransition.identity

    private func transform(_ look: AnyTransition.Look) -> CATransform3D {
        var move = look.offset
        switch look.edge {
        case .top: move.height -= bounds.height
        case .bottom: move.height += bounds.height
        case .leading: move.width -= bounds.width
        case .trailing: move.width += bounds.width
        case nil: break
        }
        let dx = (look.anchor.x - 0.5) * bounds.width * (1 - look.scale),
            dy = (look.anchor.y - 0.5) * bounds.height * (1 - look.scale)
        return CATransform3DConcat(
            CATransform3DMakeScale(look.scale, look.scale, 1),
            CATransform3DMakeTranslation(move.width + dx, move.height + dy, 0))
    }

    /// Comes from where the transition begins, if the insertion is animated and the tree was there before.
    func beginInsertion(host: GraphHost) {
        guard host.isVisible, let look = transition.insertion,
            let animation = transition.animation ?? TransactionContext.animation
        else { return }
        add(animation, "opacity", from: look.opacity, to: CGFloat(1))
        add(animation, "transform", from: transform(look), to: CATransform3DIdentity)
    }

    private var isLeaving = false

    func beginRemoval() -> Bool {
        if isLeaving { return true }
        guard window != nil, let look = transition.removal,
            let animation = transition.animation ?? TransactionContext.animation,
            animation.layerTiming != nil
        else { return false }
        isLeaving = true
        isUserInteractionEnabled = false
        let end = transform(look)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { self?.removeFromSuperview() }
        }
        let shown = layer.presentation() ?? layer
        let (opacity, start) = (CGFloat(shown.opacity), shown.transform)
        UIView.performWithoutAnimation {
            alpha = look.opacity
            layer.transform = end
        }
        add(animation, "opacity", from: opacity, to: look.opacity)
        add(animation, "transform", from: start, to: end)
        CATransaction.commit()
        return true
    }

    private func add(_ animation: Animation, _ key: String, from: Any, to: Any) {
        guard let made = animation.makeLayerAnimation(keyPath: key, from: from, to: to) else { return }
        if made.beginTime > 0 { made.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil) }
        layer.add(made, forKey: "SwiftUI.transition." + key)
    }
}

extension View {
    /// Sets how the view comes and goes when that is animated.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}
