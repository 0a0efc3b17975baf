import PorticoObjC
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
    }
    private var run: Run?
    private var shown: A.AnimatableData?

    override func valueDidChange(from old: A, to new: A, node: ViewNode) {
        let target = new.animatableData
        guard target != old.animatableData else { return }
        guard let animation = TransactionContext.animation else {
            (run, shown) = (nil, nil)
            return
        }
        let from = shown ?? old.animatableData
        run = Run(
            animation: animation, start: CACurrentMediaTime(), from: from, way: target - from,
            context: AnimationContext(environment: EnvironmentValues()))
        AnimationClock.add(node)
    }

    override func apply(to value: inout A, node: ViewNode) {
        guard var current = run else { return }
        let time = CACurrentMediaTime() - current.start
        if let part = current.animation.animate(value: current.way, time: time, context: &current.context) {
            run = current
            shown = current.from + part
            value.animatableData = shown!
            AnimationClock.add(node)
        } else {
            (run, shown) = (nil, nil)
        }
    }
}

/// Marks the nodes that are in motion, for every frame.
@MainActor enum AnimationClock {
    @InSession private static var nodes: [ViewNode] = []
    @InSession private static var link: CADisplayLink? = nil

    static func add(_ node: ViewNode) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
        guard link == nil else { return }
        let made = CADisplayLink(target: FrameListener(), selector: FrameListener.selector)
        made.add(to: .main, forMode: .common)
        link = made
    }

    fileprivate static func tick() {
        let moving = nodes
        nodes = []
        for node in moving where node.isAlive { UpdateQueue.mark(node, Transaction()) }
        UpdateQueue.flush()
        if nodes.isEmpty {
            link?.invalidate()
            link = nil
        }
    }
}

/// Hears of frames for the clock.
private final class FrameListener: NSObject {
    static let selector: Selector = {
        ObjCClassRegistry.shared.register("frameWillBegin:", of: FrameListener.self) { _, _, _ in
            MainActor.assumeIsolated { AnimationClock.tick() }
            return nil
        }
        return Selector("frameWillBegin:")
    }()
}
