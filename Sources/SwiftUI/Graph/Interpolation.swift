import QuartzCore
import UIKitValues

/// Leads an animatable value from what is shown to where it goes, on behalf of its node.
///
/// - From: `BodyNode`, `ModifierBodyNode`, shapes and layouts
/// - To: `AnimationClock`, which marks the node for each frame
@MainActor class InterpolationState<Value> {
    /// A newer value has come under the transaction in force.
    func valueDidChange(from old: Value, to new: Value, node: ViewNode) {}

    /// Gives the value what is to be shown now.
    func apply(to value: inout Value, node: ViewNode) {}

    /// The node ends.
    func end() {}

    /// nil if the type isn't animatable.
    static func make(for type: Value.Type) -> InterpolationState<Value>? {
        guard let animatable = type as? any Animatable.Type else { return nil }
        return open(animatable)
    }

    private static func open<A: Animatable>(_: A.Type) -> InterpolationState<Value>? {
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return unsafeDowncast(AnimatableInterpolation<A>(), to: InterpolationState<Value>.self)
    }
}

@MainActor private final class AnimatableInterpolation<A: Animatable>: InterpolationState<A> {
    private struct Run {
        let animation: Animation
        let start: TimeInterval
        let from: A.AnimatableData
        let way: A.AnimatableData
        var context: AnimationContext<A.AnimatableData>
        /// What waits for the end, and whether for the last of the movement.
        var tokens: [(token: AnimationCompletion.Token, waitsForRemoval: Bool)] = []

        @MainActor func closeTokens(isOver: Bool) {
            for (token, waitsForRemoval) in tokens where isOver || !waitsForRemoval { token.close() }
        }
    }
    private var run: Run?
    private var shown: A.AnimatableData?

    override func valueDidChange(from old: A, to new: A, node: ViewNode) {
        let target = new.animatableData
        guard target != old.animatableData else { return }
        guard let animation = TransactionContext.animation else {
            run?.closeTokens(isOver: true)
            (run, shown) = (nil, nil)
            return
        }
        let from = shown ?? old.animatableData
        run?.closeTokens(isOver: true)
        run = Run(
            animation: animation, start: CACurrentMediaTime(), from: from, way: target - from,
            context: AnimationContext(environment: EnvironmentValues(chain: node.environment)),
            tokens: TransactionContext.current.completions.map { ($0.makeToken(), $0.criteria.waitsForRemoval) })
        AnimationClock.add(node)
    }

    override func apply(to value: inout A, node: ViewNode) {
        guard var current = run else { return }
        let time = CACurrentMediaTime() - current.start
        if let part = current.animation.animate(value: current.way, time: time, context: &current.context) {
            if current.context.isLogicallyComplete { current.closeTokens(isOver: false) }
            run = current
            shown = current.from + part
            value.animatableData = shown!
            AnimationClock.add(node)
        } else {
            current.closeTokens(isOver: true)
            (run, shown) = (nil, nil)
        }
    }

    override func end() { run?.closeTokens(isOver: true) }
}
