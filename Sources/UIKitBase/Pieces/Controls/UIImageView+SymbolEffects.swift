import Foundation
import QuartzCore

/// How an effect of an image view ended.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext {
    /// Whether it ran to its end; false where it was removed or the view shows no symbol.
    public let isFinished: Bool
    /// The image view that the effect ran in; not kept alive.
    public private(set) weak var sender: AnyObject?
    /// The effect that has ended.
    public let effect: (any SymbolEffect)?

    init(isFinished: Bool, sender: AnyObject?, effect: (any SymbolEffect)?) {
        self.isFinished = isFinished
        self.sender = sender
        self.effect = effect
    }
}

/// Told on the main thread that an effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Symbols that move. Other images don't.
extension UIImageView {
    /// Runs an effect that ends by itself, as often as the options say. Without `animated` it is over at once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { run(effect, options: options, lasts: false, animated: animated, completion: completion) }

    /// Runs an effect that lasts until it is removed. Without `animated` its end is shown at once.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { run(effect, options: options, lasts: true, animated: animated, completion: completion) }

    /// Runs until it is removed, unless the options give a count; a bounce without one runs once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        let lasts = options.repetitions == nil && !(effect is BounceSymbolEffect)
        run(effect, options: options, lasts: lasts, animated: animated, completion: completion)
    }

    /// Ends effects of the same kind, and calls `completion` at once. Options and `animated` are without effect.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        guard let movement = (effect as? any MovingSymbolEffect)?.movement else { return }
        layer.removeAnimation(forKey: SymbolAnimations.key(movement.kind))
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
    }

    /// Ends all effects of the view at once. Options and `animated` are without effect.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in SymbolAnimations.keys { layer.removeAnimation(forKey: key) }
    }

    /// Shows another image; between two symbols with a movement.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let movement = (contentTransition as? any MovingSymbolEffect)?.movement
        guard image.isSymbolImage, self.image?.isSymbolImage == true, window != nil, let movement else {
            self.image = image
            completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: contentTransition))
            return
        }
        let seconds = 0.15 / max(0.01, options.rate)
        let key = SymbolAnimations.key(.replace)
        layer.run(SymbolAnimations.leaving(isDown: movement.isDown, duration: seconds), key: key) { [weak self] _ in
            guard let self else { return }
            self.image = image
            self.layer.run(SymbolAnimations.coming(duration: seconds), key: key) { [weak self] finished in
                completion?(
                    UISymbolEffectCompletionContext(isFinished: finished, sender: self, effect: contentTransition))
            }
        }
    }

    private func run(
        _ effect: any SymbolEffect, options: SymbolEffectOptions, lasts: Bool, animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        func end(_ isFinished: Bool) {
            completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
        }
        guard image?.isSymbolImage == true, let movement = (effect as? any MovingSymbolEffect)?.movement else {
            return end(false)
        }
        let animation = SymbolAnimations.make(movement, options: options, lasts: lasts, animated: animated)
        let holds = lasts && SymbolAnimations.holds(movement.kind)
        layer.run(animation, key: SymbolAnimations.key(movement.kind)) { finished in if !holds { end(finished) } }
        // One that stays is over, as far as movement goes, at once.
        if holds { end(true) }
    }
}

extension CALayer {
    /// Adds an animation and hears of its end.
    @MainActor fileprivate func run(_ animation: CAAnimation, key: String, end: @escaping @MainActor (Bool) -> Void) {
        animation.delegate = SymbolAnimationEnd(end)
        add(animation, forKey: key)
    }
}

private final class SymbolAnimationEnd: NSObject, CAAnimationDelegate {
    private let end: @MainActor (Bool) -> Void

    init(_ end: @escaping @MainActor (Bool) -> Void) {
        self.end = end
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let end = end
        MainActor.assumeIsolated { end(flag) }
    }
}

/// The animations that effects are made of.
@MainActor enum SymbolAnimations {
    private static let kinds: [SymbolMovement.Kind] = [
        .bounce, .pulse, .scale, .appear, .disappear, .variableColor, .replace, .wiggle, .rotate, .breathe,
    ]

    static func key(_ kind: SymbolMovement.Kind) -> String { "symbol.\(kind)" }
    static var keys: [String] { kinds.map(key) }

    /// Whether an effect that lasts stands still at its end, and doesn't go on moving.
    static func holds(_ kind: SymbolMovement.Kind) -> Bool {
        switch kind {
        case .scale, .appear, .disappear: true
        default: false
        }
    }

    static func make(_ movement: SymbolMovement, options: SymbolEffectOptions, lasts: Bool, animated: Bool)
        -> CAAnimation
    {
        let animation: CAAnimation
        switch movement.kind {
        case .bounce:
            animation = keys(
                "transform.scale", movement.isDown ? [1, 0.8, 1.06, 1] : [1, 1.2, 0.96, 1], times: [0, 0.35, 0.7, 1],
                duration: 0.5)
        case .wiggle: animation = wiggle(movement)
        case .rotate:
            animation = keys(
                "transform.rotation.z", [0, (movement.isDown ? -2 : 2) * .pi], times: [0, 1], duration: 1)
        case .breathe: animation = breath(fades: movement.fades)
        case .pulse, .variableColor: animation = keys("opacity", [1, 0.35, 1], times: [0, 0.5, 1], duration: 1)
        case .scale:
            animation = keys("transform.scale", [1, movement.isDown ? 0.8 : 1.2], times: [0, 1], duration: 0.25)
        case .appear, .replace:
            animation = together(
                fromScale: movement.isDown ? 1.4 : 0.4, toScale: 1, fromOpacity: 0, toOpacity: 1, duration: 0.3)
        case .disappear:
            animation = together(
                fromScale: 1, toScale: movement.isDown ? 0.4 : 1.4, fromOpacity: 1, toOpacity: 0, duration: 0.3)
        }
        animation.duration /= max(0.01, options.rate)
        if !animated { animation.duration = 0.001 }
        if lasts, holds(movement.kind) {
            animation.isRemovedOnCompletion = false
            animation.fillMode = .both
        } else {
            animation.repeatCount = options.repetitions ?? (lasts ? .infinity : 1)
        }
        return animation
    }

    static func leaving(isDown: Bool, duration: TimeInterval) -> CAAnimation {
        let animation = together(
            fromScale: 1, toScale: isDown ? 0.5 : 1.4, fromOpacity: 1, toOpacity: 0, duration: duration)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        return animation
    }

    static func coming(duration: TimeInterval) -> CAAnimation {
        together(fromScale: 0.5, toScale: 1, fromOpacity: 0, toOpacity: 1, duration: duration)
    }

    private static func breath(fades: Bool) -> CAAnimation {
        let times = [0, 0.3, 0.75, 1]
        let size = keys("transform.scale", [1, 1.1, 0.95, 1], times: times, duration: 2)
        guard fades else { return size }
        let group = CAAnimationGroup()
        group.animations = [size, keys("opacity", [1, 1, 0.5, 1], times: times, duration: 2)]
        group.duration = 2
        return group
    }

    private static func wiggle(_ movement: SymbolMovement) -> CAAnimation {
        let swings = [0, 1, -0.8, 0.5, -0.25, 0], times: [Double] = [0, 0.2, 0.4, 0.6, 0.8, 1]
        guard let direction = movement.direction else {
            let angle = (movement.isDown ? -12 : 12) * Double.pi / 180
            return keys("transform.rotation.z", swings.map { $0 * angle }, times: times, duration: 0.7)
        }
        let group = CAAnimationGroup()
        group.animations = [
            keys("transform.translation.x", swings.map { $0 * 3 * direction.dx }, times: times, duration: 0.7),
            keys("transform.translation.y", swings.map { $0 * 3 * direction.dy }, times: times, duration: 0.7),
        ]
        group.duration = 0.7
        return group
    }

    private static func keys(
        _ path: String, _ values: [Double], times: [Double], duration: TimeInterval
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values.map { NSNumber(value: $0) }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.duration = duration
        animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        return animation
    }

    private static func together(
        fromScale: Double, toScale: Double, fromOpacity: Double, toOpacity: Double, duration: TimeInterval
    ) -> CAAnimation {
        let group = CAAnimationGroup()
        group.animations = [
            keys("transform.scale", [fromScale, toScale], times: [0, 1], duration: duration),
            keys("opacity", [fromOpacity, toOpacity], times: [0, 1], duration: duration),
        ]
        group.duration = duration
        return group
    }
}
