import Foundation
import PorticoTrace
import QuartzCore

/// The clock of a layer tree, held and moved by hand: how a finger drives animations that were made for time.
@MainActor enum LayerClock {
    /// Stops time below `layer` at now; animations added from here on stand at their begin.
    static func hold(_ layer: CALayer, at time: TimeInterval) {
        unanimated {
            layer.speed = 0
            layer.timeOffset = time
            layer.beginTime = 0
        }
    }

    /// Has what was added below `layer` begin where its time stands, before that is moved.
    static func beginAnimations(_ layer: CALayer) {
        layer.beginAddedAnimations()
        DeepStack.run { for child in layer.sublayers ?? [] { beginAnimations(child) } }
    }

    static func move(_ layer: CALayer, to time: TimeInterval) {
        unanimated { layer.timeOffset = time }
    }

    /// Lets time run on from `time`, `speed` times as fast as usual.
    static func run(_ layer: CALayer, from time: TimeInterval, speed: Double) {
        unanimated {
            layer.beginTime = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
            layer.timeOffset = time
            layer.speed = Float(speed)
        }
    }

    /// Back to the time that everybody has.
    static func release(_ layer: CALayer) {
        guard layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 else { return }
        unanimated {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
    }

    /// Ends the animations of animation blocks in the tree, so that their completions run. Those that repeat for ever stay.
    static func endAnimations(_ layer: CALayer) {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key), animation.delegate != nil,
                animation.repeatCount.isFinite
            else { continue }
            layer.removeAnimation(forKey: key)
        }
        DeepStack.run { for child in layer.sublayers ?? [] { endAnimations(child) } }
    }

    /// Gives what these animations change the values that it had at their beginning, where time stands.
    static func takeBackAnimations(_ layer: CALayer) {
        let shown = layer.presentation()
        var restored: Set<String> = []
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, animation.delegate != nil,
                let path = animation.keyPath
            else { continue }
            // `position.x` is a part of what is put back.
            let property = String(path.prefix { $0 != "." })
            guard restored.insert(property).inserted, let value = shown?.value(forKey: property) else { continue }
            unanimated { layer.setValue(value, forKey: property) }
            (layer.delegate as? any AnimatedModel)?.takeBackChange(of: property)
        }
        DeepStack.run { for child in layer.sublayers ?? [] { takeBackAnimations(child) } }
    }

    private static func unanimated(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
