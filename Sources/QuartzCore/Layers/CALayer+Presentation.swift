import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    /// A copy with the values that are on the screen now: animations under way included. nil before the layer has been shown. Read it;
    /// do not change it.
    public final func presentation() -> Self? {
        if state.contains(.isPresentation) { return self }
        guard context != nil, state.contains(.committed) else { return nil }
        let copy = makePresentationCopy()
        copy.becomePresentation(of: self, sampledProperties())
        return unsafeDowncast(copy, to: Self.self)
    }

    /// Of a presentation layer the layer that it shows; of any other itself.
    public final func model() -> Self {
        guard let model = cold?.model else { return self }
        return unsafeDowncast(model, to: Self.self)
    }

    final func copyForPresentation(of other: CALayer) {
        properties = other.properties
        storedContents = other.storedContents
        storedBackgroundColor = other.storedBackgroundColor
        state.insert(.isPresentation)
        guard let source = other.cold else { return }
        let cold = coldStorage
        cold.name = source.name
        cold.values = source.values
        cold.borderColor = source.borderColor
        cold.shadowColor = source.shadowColor
        cold.contentsFormat = source.contentsFormat
    }

    private func becomePresentation(of model: CALayer, _ sampled: LayerProperties) {
        let old = properties
        state.insert(.isPresentation)
        properties = sampled
        coldStorage.model = model
        if sampled.backgroundColor != old.backgroundColor {
            storedBackgroundColor = CGColor(rgba: sampled.backgroundColor)
        }
        if sampled.borderColor != old.borderColor { coldStorage.borderColor = CGColor(rgba: sampled.borderColor) }
        if sampled.extras.shadowColor != old.extras.shadowColor {
            coldStorage.shadowColor = CGColor(rgba: sampled.extras.shadowColor)
        }
    }

    /// The values with all animations at the present time. The same function samples in the render thread.
    final func sampledProperties() -> LayerProperties {
        guard let cold, !cold.animations.isEmpty else { return properties }
        let now = localTime(MediaClock.shared.now)
        var sampled = properties
        for animation in cold.animations {
            var record = animation.record
            if !animation.isResolved, record.timing.beginTime == 0 { record.timing.beginTime = now }
            AnimationSampler.apply(record, to: &sampled, at: now)
        }
        return sampled
    }
}
