import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// One `UIView.animate`: what the changes inside its block become, and who waits for their end.
///
/// - From: `UIView.animate(withDuration:…)`
/// - To: `CALayer.add(_:forKey:)`, the completion block
@MainActor final class ViewAnimation: NSObject, CAAnimationDelegate {
    struct Spring {
        var dampingRatio: CGFloat
        var velocity: CGFloat
    }

    /// The block that is running now; nil outside of blocks and inside `performWithoutAnimation`.
    private(set) static var current: ViewAnimation?

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: Spring?
    fileprivate var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var blockIsOver = false

    init(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [], spring: Spring? = nil,
        completion: ((Bool) -> Void)?
    ) {
        let outer = ViewAnimation.current
        // A block inside a block animates as long as the outer one, unless it says otherwise.
        self.duration =
            outer.map { options.contains(.overrideInheritedDuration) || $0.duration == 0 ? duration : $0.duration }
            ?? duration
        self.delay = delay + (outer.map { options.contains(.overrideInheritedDuration) ? 0 : $0.delay } ?? 0)
        self.options = options
        self.spring = spring
        self.completion = completion
        super.init()
    }

    /// Runs the changes; they animate when there is time for them.
    func run(_ changes: () -> Void) {
        let outer = ViewAnimation.current
        let animates = (duration > 0 || delay > 0) && UIView.areAnimationsEnabled
        ViewAnimation.enter(animates ? self : nil)
        changes()
        ViewAnimation.enter(outer)
        blockIsOver = true
        // Nothing to wait for: the completion belongs to the next turn of the run loop.
        if running == 0 { DispatchQueue.main.async { MainActor.assumeIsolated { self.complete() } } }
    }

    static func without(_ changes: () -> Void) {
        let outer = current
        enter(nil)
        changes()
        enter(outer)
    }

    private static func enter(_ animation: ViewAnimation?) {
        if current == nil, animation != nil { CALayer.animatingOwners += 1 }
        if current != nil, animation == nil { CALayer.animatingOwners -= 1 }
        current = animation
    }

    // MARK: Actions

    /// The animation for a change of `key`, with what is on the screen now as its start.
    func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
        guard Self.animatableKeys.contains(key) else { return nil }
        let animation: CABasicAnimation
        if let spring {
            animation = Self.springAnimation(key, spring, duration)
        } else {
            animation = CABasicAnimation(keyPath: key)
            animation.duration = duration
            animation.timingFunction = options.curve.timingFunction
        }
        let isRunning = layer.animation(forKey: key) != nil
        animation.fromValue = ((isRunning ? layer.presentation() : nil) ?? layer).value(forKeyPath: key)
        animation.fillMode = .backwards
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        animation.delegate = self
        running += 1
        return animation
    }

    private static let animatableKeys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
        "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "contentsRect", "contents", "anchorPoint",
        "zPosition",
        "sublayerTransform",
    ]

    /// A spring that comes to rest in `duration`: its time scales with the square root of its stiffness.
    private static func springAnimation(_ key: String, _ spring: Spring, _ duration: TimeInterval) -> CABasicAnimation {
        let animation = CASpringAnimation(keyPath: key)
        let ratio = max(spring.dampingRatio, 0.05)
        animation.mass = 1
        animation.stiffness = 1
        animation.damping = 2 * ratio
        let frequency = CGFloat(animation.settlingDuration / max(duration, 0.01))
        animation.stiffness = frequency * frequency
        animation.damping = 2 * ratio * frequency
        animation.initialVelocity = spring.velocity
        animation.duration = duration
        return animation
    }

    // MARK: End

    nonisolated func animationDidStart(_ anim: CAAnimation) {}

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            release(flag)
        }
    }

    fileprivate func hold() { running += 1 }

    fileprivate func release(_ finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if running == 0, blockIsOver { complete() }
    }

    /// Runs `body` at the end, before the app's completion.
    func atEnd(_ body: @escaping () -> Void) {
        let next = completion
        completion = {
            body()
            next?($0)
        }
    }

    private func complete() {
        guard let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension ViewAnimation {
    /// A key frame inside this animation: its end counts as part of this one's.
    func adopt(_ part: ViewAnimation, _ body: () -> Void) {
        hold()
        part.completion = { finished in self.release(finished) }
        part.run(body)
    }

    /// Completes after the duration although no animation of a view property says so.
    func runAfterDuration() {
        hold()
        run {}
        let layer = UIScreen.main.stage
        let clock = CABasicAnimation(keyPath: "portico.clock")
        clock.fromValue = 0
        clock.toValue = 1
        clock.duration = duration
        clock.delegate = self
        layer.add(clock, forKey: nil)
    }
}
