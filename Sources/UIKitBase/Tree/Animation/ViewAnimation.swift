import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// One `UIView.animate`: what the changes inside its block become, and who waits for their end.
///
/// - From: `UIView.animate(withDuration:…)`
/// - To: `CALayer.add(_:forKey:)`, the completion block
@MainActor class ViewAnimation: NSObject, CAAnimationDelegate {
    /// The block that is running now; nil outside of blocks and inside `performWithoutAnimation`.
    @InSession private(set) static var current: ViewAnimation? = nil

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let timing: AnimationTiming
    /// Of the animations that are made from now on.
    final var repeatCount: Float
    final var autoreverses: Bool
    final var completion: ((Bool) -> Void)?
    /// Told once, when the first animation begins.
    final var willStart: (() -> Void)?
    private var running = 0
    private var allFinished = true
    private var blockIsOver = false
    /// Views with animations of this block, in the order of their first change.
    private var views: [UIView] = []
    private var known: Set<ObjectIdentifier> = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        timing: AnimationTiming? = nil, completion: ((Bool) -> Void)?
    ) {
        let outer = ViewAnimation.current
        // A block inside a block animates like the outer one, unless it says otherwise.
        let own = timing?.fixed(duration) ?? options.timing
        self.timing = outer.map { options.contains(.overrideInheritedCurve) ? own : $0.timing } ?? own
        let length = own.fullDuration(duration)
        self.duration =
            outer.map { options.contains(.overrideInheritedDuration) || $0.duration == 0 ? length : $0.duration }
            ?? length
        self.delay = delay + (outer.map { options.contains(.overrideInheritedDuration) ? 0 : $0.delay } ?? 0)
        let inherited: UIView.AnimationOptions = [
            .allowUserInteraction, .beginFromCurrentState, .layoutSubviews, .repeat, .autoreverse,
        ]
        let merged = outer.map {
            options.contains(.overrideInheritedOptions) ? options : options.union($0.options.intersection(inherited))
        }
        self.options = merged ?? options
        repeatCount = self.options.contains(.repeat) ? .infinity : 0
        autoreverses = self.options.contains(.autoreverse)
        self.completion = completion
        super.init()
    }

    /// Runs the changes; they animate when there is time for them.
    func run(_ changes: () -> Void) {
        let animates = duration > 0 && UIView.areAnimationsEnabled
        enter(animates) {
            changes()
            // Inside the block, so that what the layout moves moves with it.
            if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        }
        finishBlock()
    }

    /// The block is over: with nothing to wait for, the completion belongs to the next turn of the run loop.
    final func finishBlock() {
        blockIsOver = true
        if running == 0 { DispatchQueue.main.async { MainActor.assumeIsolated { self.complete() } } }
    }

    /// Runs `body` with this as the current block, or with none.
    final func enter(_ animates: Bool, _ body: () -> Void) { Self.with(animates ? self : nil, body) }

    /// Inside, `UIView.areAnimationsEnabled` is false, and a block that begins there doesn't animate either.
    static func without(_ changes: () -> Void) {
        suppressions += 1
        defer { suppressions -= 1 }
        with(nil, changes)
    }

    @InSession private(set) static var suppressions = 0

    static func with(_ animation: ViewAnimation?, _ body: () -> Void) {
        let outer = current
        set(animation)
        body()
        set(outer)
    }

    private static func set(_ animation: ViewAnimation?) {
        if current == nil, animation != nil { CALayer.addAnimatingOwners(1) }
        if current != nil, animation == nil { CALayer.addAnimatingOwners(-1) }
        current = animation
    }

    /// `UIView.beginAnimations`: entered until `leave()`.
    final func enterUntilLeft() { Self.set(duration > 0 && UIView.areAnimationsEnabled ? self : nil) }
    final func leave(to outer: ViewAnimation?) {
        if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        Self.set(outer)
        finishBlock()
    }

    // MARK: Actions

    /// What a change of `key` becomes. Position, size and transform are *added* to what runs already, so that a view turned round
    /// keeps its speed; other properties go on from what is on the screen.
    func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
        guard Self.animatableKeys.contains(key), let old = layer.value(forKey: key) ?? Self.nothing(key) else {
            return nil
        }
        note(view)
        if Self.addedKeys.contains(key), !options.contains(.beginFromCurrentState) {
            let shown = Self.isMoving(key, layer) ? layer.presentation()?.value(forKey: key) : nil
            return ChangeAction { [self] layer in addDifferences(key, old: old, shown: shown ?? old, layer: layer) }
        }
        return animation(key, from: old, layer)
    }

    /// From a value, or from what is on the screen where the property moves already, to what the property is going to be.
    private func animation(_ key: String, from old: Any, _ layer: CALayer) -> CABasicAnimation {
        let animation = make(key, layer)
        animation.fromValue = Self.isMoving(key, layer) ? layer.presentation()?.value(forKey: key) ?? old : old
        if options.contains(.beginFromCurrentState) {
            for part in Self.parts(of: key) { Self.removeAll(part, of: layer) }
        }
        return animation
    }

    /// `shown` is what was on the screen before the change.
    private func addDifferences(_ key: String, old: Any, shown: Any, layer: CALayer) {
        guard let new = layer.value(forKey: key) else { return }
        for part in Self.parts(of: key) {
            let (from, to) = (Self.part(part, of: key, old), Self.part(part, of: key, new))
            guard let difference = AnimatedValues.difference(from, from: to), let zero = AnimatedValues.zero(like: to)
            else {
                // Nothing can be added to a transform that has no inverse.
                let plain = make(key, layer)
                plain.fromValue = shown
                layer.add(plain, forKey: key)
                continue
            }
            let animation = make(part, layer)
            animation.fromValue = difference
            animation.toValue = zero
            animation.isAdditive = true
            layer.add(animation, forKey: Self.freeKey(part, layer))
        }
    }

    private func make(_ keyPath: String, _ layer: CALayer) -> CABasicAnimation {
        let animation = timing.makeAnimation(keyPath, duration)
        start(animation, layer)
        return animation
    }

    /// Sets what all animations of the block have in common, and waits for the animation's end.
    func start(_ animation: CAAnimation, _ layer: CALayer) {
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.delegate = self
        hold()
    }

    // MARK: Views

    /// The view changes in this block: it lays out with it, and takes no touches until its end.
    func note(_ view: UIView) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        views.append(view)
        if !options.contains(.allowUserInteraction) { AnimatedViews.begin(view) }
    }

    /// Takes the block's animations away from `view` and what is in it, because something else moves them from here on.
    final func leave(_ view: UIView) {
        for changed in views where changed.isDescendant(of: view) {
            for key in changed.layer.animationKeys() ?? [] where changed.layer.animation(forKey: key)?.delegate === self
            {
                changed.layer.removeAnimation(forKey: key)
            }
        }
    }

    // MARK: End

    final nonisolated func animationDidStart(_ anim: CAAnimation) {
        MainActor.assumeIsolated {
            willStart?()
            willStart = nil
        }
    }

    final nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated { release(flag) }
    }

    final func hold() { running += 1 }

    final func release(_ finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if running == 0, blockIsOver { complete() }
    }

    /// Runs `body` at the end, before the app's completion.
    final func atEnd(_ body: @escaping () -> Void) {
        let next = completion
        completion = {
            body()
            next?($0)
        }
    }

    private func complete() {
        if !options.contains(.allowUserInteraction) { for view in views { AnimatedViews.end(view) } }
        (views, known) = ([], [])
        guard let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

/// A change of a layer that is animated once the new value is there.
final class ChangeAction: NSObject, CAAction {
    private let body: @MainActor (CALayer) -> Void

    init(_ body: @escaping @MainActor (CALayer) -> Void) { self.body = body }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        nonisolated(unsafe) let (action, target) = (self, layer)
        MainActor.assumeIsolated { action.body(target) }
    }
}

/// Views that take no touches while they are animated, and by how many blocks.
@MainActor enum AnimatedViews {
    @InSession private static var counts: [ObjectIdentifier: Int] = [:]

    static func begin(_ view: UIView) { counts[ObjectIdentifier(view), default: 0] += 1 }

    static func end(_ view: UIView) {
        let id = ObjectIdentifier(view)
        guard let count = counts[id] else { return }
        counts[id] = count > 1 ? count - 1 : nil
    }

    static func contains(_ view: UIView) -> Bool { !counts.isEmpty && counts[ObjectIdentifier(view)] != nil }
}
