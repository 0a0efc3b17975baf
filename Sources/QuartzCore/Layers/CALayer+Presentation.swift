import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    /// A copy with the values that are on the screen now: animations under way included. nil before the layer has been shown. Read it;
    /// do not change it.
    public final func presentation() -> Self? {
        if hasState(.isPresentation) { return self }
        let sampled = TransactionLock.with { context != nil && state.contains(.committed) ? sampledProperties() : nil }
        guard let sampled else { return nil }
        let copy = makePresentationCopy()
        TransactionLock.with { copy.becomePresentation(of: self, sampled) }
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The layer that a presentation layer shows; any other gives itself.
    public final func model() -> Self {
        guard let model = TransactionLock.with({ cold?.model }) else { return self }
        return unsafeDowncast(model, to: Self.self)
    }

    final func copyForPresentation(of other: CALayer) {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
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
        sampleOwnValues(of: model)
        if sampled.backgroundColor != old.backgroundColor {
            storedBackgroundColor = CGColor(rgba: sampled.backgroundColor)
        }
        if sampled.borderColor != old.borderColor { coldStorage.borderColor = CGColor(rgba: sampled.borderColor) }
        if sampled.extras.shadowColor != old.extras.shadowColor {
            coldStorage.shadowColor = CGColor(rgba: sampled.extras.shadowColor)
        }
    }

    /// Sets the layer's own animated keys to their values of the moment.
    private func sampleOwnValues(of model: CALayer) {
        guard let animations = model.cold?.animations, animations.contains(where: { $0.record.hasOwnKeys }) else {
            return
        }
        let now = model.localTime(MediaClock.shared.now)
        for animation in animations { sampleAnimation(animation.animation, animation.startedRecord(at: now), at: now) }
    }

    private func sampleAnimation(_ animation: CAAnimation, _ record: AnimationRecord, at time: Double) {
        if case .group(let members) = record.kind, let group = animation as? CAAnimationGroup {
            guard let progress = record.timing.progress(at: time) else { return }
            for (member, animation) in zip(members, group.animations ?? []) {
                sampleAnimation(animation, member, at: progress.time)
            }
            return
        }
        guard record.property == nil, let path = (animation as? CAPropertyAnimation)?.storedKeyPath,
            !path.contains("."),
            let base = (keyedValue(path) ?? record.someValue.map(ValueCoding.zero(like:))).flatMap({
                ValueCoding.animationValue($0)
            }),
            let value = AnimationSampler.value(of: record, over: base, at: time)
        else { return }
        coldStorage.values[path] = ValueCoding.object(for: value)
    }

    /// The values with all animations at the present time. The same function samples in the render thread. Called with the lock.
    final func sampledProperties() -> LayerProperties {
        guard let cold, !cold.animations.isEmpty else { return properties }
        let now = localTime(MediaClock.shared.now)
        var sampled = properties
        for animation in cold.animations {
            AnimationSampler.apply(animation.startedRecord(at: now), to: &sampled, at: now)
        }
        return sampled
    }
}

extension CALayer {
    /// Has animations that were added to the layer begin now: at the commit its time may be another, where that is moved by hand.
    package final func beginAddedAnimations() {
        let now = MediaClock.shared.now
        for animation in TransactionLock.with({ cold?.animations ?? [] }) { animation.resolveBegin(at: now) }
    }
}

extension LayerAnimation {
    /// As if it had been committed now, where it has not been yet.
    func startedRecord(at now: Double) -> AnimationRecord {
        guard !isResolved, record.timing.beginTime == 0 else { return record }
        var started = record
        started.timing.beginTime = now
        return started
    }
}

extension AnimationRecord {
    /// It animates a key that the renderer does not know.
    fileprivate var hasOwnKeys: Bool {
        if case .group(let members) = kind { return members.contains(where: \.hasOwnKeys) }
        if case .transition = kind { return false }
        return property == nil
    }

    /// Any of its values: what kind it animates.
    fileprivate var someValue: AnimationValue? {
        switch kind {
        case .basic(let from, let to, let by), .spring(_, let from, let to, let by): from ?? to ?? by
        case .keyframe(let frames): frames.last
        case .group, .transition: nil
        }
    }
}
