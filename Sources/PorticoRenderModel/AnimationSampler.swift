import Foundation

/// Applies animations to a layer's values at a time. Pure: the same for the render thread and for `CALayer.presentation()`.
package enum AnimationSampler {
    /// `time` is the layer's own time (`TimingRecord.localTime` applied down the tree). Animations work in the order in which they
    /// were added, each on what the ones before have made.
    package static func apply(_ animations: [AnimationRecord], to properties: inout LayerProperties, at time: Double) {
        for animation in animations { apply(animation, to: &properties, at: time) }
    }

    package static func sample(
        _ properties: LayerProperties, _ animations: [AnimationRecord], at time: Double
    ) -> LayerProperties {
        var sampled = properties
        apply(animations, to: &sampled, at: time)
        return sampled
    }

    package static func apply(_ animation: AnimationRecord, to properties: inout LayerProperties, at time: Double) {
        animation.changes.forEach { property in
            guard var value = properties.value(of: property) else { return }
            move(&value, of: property, by: animation, at: time)
            properties.setValue(value, of: property)
        }
    }

    /// What animations make of one property whose value without them is `value`. What they make of others does not matter to it.
    package static func move(
        _ value: inout AnimationValue, of property: LayerProperty, by animations: [AnimationRecord], at time: Double
    ) {
        for i in animations.indices { move(&value, of: property, by: animations[i], at: time) }
    }

    private static func move(
        _ value: inout AnimationValue, of property: LayerProperty, by animation: AnimationRecord, at time: Double
    ) {
        guard let progress = animation.timing.progress(at: time) else { return }
        if case .group(let children) = animation.kind {
            // Inside a group the clock is eased as a whole, and stops with the group.
            var local = progress.time
            if animation.timingFunction != .linear, animation.timing.duration > 0 {
                local = animation.timingFunction.value(at: progress.fraction) * animation.timing.duration
            }
            for child in children { move(&value, of: property, by: child, at: local) }
            return
        }
        guard let target = animation.property else { return }
        if target.property == property {
            if target.component == .whole {
                guard let moved = sample(animation, base: value, progress: progress) else { return }
                property.store(moved, in: &value)
            } else {
                guard let base = target.part(of: value),
                    let moved = sample(animation, base: base, progress: progress),
                    let whole = target.replacing(in: value, with: moved)
                else { return }
                property.store(whole, in: &value)
            }
        } else if case .keyframe(let frames) = animation.kind, frames.rotation != .none, property == .transform,
            target.property == .position, case .transform(let matrix) = value,
            let angle = frames.angle(at: animation.timingFunction.value(at: progress.fraction))
        {
            value = .transform(.rotation(angle, x: 0, y: 0, z: 1) * matrix)
        }
    }

    /// What an animation makes of the value below it, where it has an effect at that time of the layer. Also for properties of an
    /// app's own, which only the main thread knows.
    package static func value(
        of animation: AnimationRecord, over base: AnimationValue, at time: Double
    ) -> AnimationValue? {
        animation.timing.progress(at: time).flatMap { sample(animation, base: base, progress: $0) }
    }

    private static func sample(
        _ animation: AnimationRecord, base: AnimationValue, progress: TimingRecord.Progress
    ) -> AnimationValue? {
        let start = animation.valueFunction?.identity ?? base
        guard var value = value(of: animation, base: start, progress: progress) else { return nil }
        if animation.isCumulative, progress.iteration > 0, let end = endValue(of: animation, base: start) {
            value = value.adding(end, times: progress.iteration) ?? value
        }
        if let function = animation.valueFunction {
            guard let matrix = function.matrix(value) else { return nil }
            value = .transform(matrix)
        }
        if animation.isAdditive { value = base.adding(value) ?? value }
        return value
    }

    /// The ends of a basic animation over the value below it.
    package static func ends(
        from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, base: AnimationValue, isAdditive: Bool = false
    ) -> (AnimationValue, AnimationValue) {
        // Added to the value below, an end left out is that value's own: a difference of nothing.
        let rest = isAdditive ? base.adding(base, times: -1) ?? base : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by) ?? by)
        case (nil, let to?, let by?): return (to.adding(by, times: -1) ?? to, to)
        case (let from?, nil, nil): return (from, rest)
        case (nil, let to?, nil): return (rest, to)
        case (nil, nil, let by?): return (rest, rest.adding(by) ?? by)
        case (nil, nil, nil): return (rest, rest)
        }
    }

    private static func value(
        of animation: AnimationRecord, base: AnimationValue, progress: TimingRecord.Progress
    ) -> AnimationValue? {
        switch animation.kind {
        case .basic(let from, let to, let by):
            let (a, b) = ends(from: from, to: to, by: by, base: base, isAdditive: animation.isAdditive)
            return a.interpolated(to: b, animation.timingFunction.value(at: progress.fraction))
        case .spring(let spring, let from, let to, let by):
            let (a, b) = ends(from: from, to: to, by: by, base: base, isAdditive: animation.isAdditive)
            let eased = animation.timingFunction.value(at: progress.fraction) * animation.timing.duration
            return a.interpolated(to: b, spring.value(at: eased))
        case .keyframe(let frames):
            return frames.value(at: animation.timingFunction.value(at: progress.fraction))
        case .group, .transition:
            return nil
        }
    }

    private static func endValue(of animation: AnimationRecord, base: AnimationValue) -> AnimationValue? {
        switch animation.kind {
        case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
            return ends(from: from, to: to, by: by, base: base, isAdditive: animation.isAdditive).1
        case .keyframe(let frames): return frames.last
        case .group, .transition: return nil
        }
    }
}
