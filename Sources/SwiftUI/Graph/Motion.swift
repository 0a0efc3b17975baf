import QuartzCore
import UIKit

/// Changes views and layers, with the animation of the transaction in force.
@MainActor package enum Motion {
    /// - Parameter animated: false for the first frame of a view, which it doesn't come from anywhere to.
    package static func setFrame(_ rect: CGRect, of view: UIView, animated: Bool) {
        let bounds = CGRect(origin: view.bounds.origin, size: rect.size)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        guard view.bounds != bounds || view.center != center else { return }
        change(view.layer, ["position", "bounds"], animated: animated) {
            view.bounds = bounds
            view.center = center
        }
    }

    /// Makes the change, and animates the layer's properties from what is shown to what they are then.
    ///
    /// What Core Animation has no form for (an app's own animation, circular curves) is given to it as samples.
    package static func change(_ layer: CALayer, _ keys: [String], animated: Bool = true, _ change: () -> Void) {
        guard animated, let animation = TransactionContext.animation, layer.superlayer != nil else {
            for key in keys { layer.removeAnimation(forKey: "SwiftUI." + key) }
            UIView.performWithoutAnimation(change)
            return
        }
        let shown = layer.presentation() ?? layer
        let before = keys.map { shown.value(forKeyPath: $0) }
        UIView.performWithoutAnimation(change)
        animation.holdCompletions()
        for (key, from) in zip(keys, before) {
            let made = animation.makeAnyLayerAnimation(keyPath: key, from: from, to: layer.value(forKeyPath: key))
            guard let made else { continue }
            if made.beginTime > 0 { made.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil) }
            layer.add(made, forKey: "SwiftUI." + key)
        }
    }
}
