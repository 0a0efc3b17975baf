import CoreGraphics
import Foundation

/// A basic animation that has a property to itself, with its ends worked out: up to four numbers that go from one value to another.
/// Comes to what `AnimationSampler` does, to the last bit, without the larger values in between.
///
/// - From: `RunningAnimations`, which makes new ones when the values below change.
/// - To: `LayerProperties`, in place.
package struct StraightAnimation: Sendable {
    package let property: LayerProperty
    private let component: AnimatedProperty.Component
    private let timing: TimingRecord
    private let function: TimingFunction
    private let from: SIMD4<Double>
    private let to: SIMD4<Double>
    /// The transform of which one number moves.
    private let matrix: Matrix4

    /// nil for what does not fit in; `AnimationSampler` does it.
    package init?(_ record: AnimationRecord, over model: LayerProperties) {
        guard case .basic(let from, let to, let by) = record.kind, let target = record.property,
            !record.isAdditive, !record.isCumulative, record.valueFunction == nil, Self.fits(target),
            let base = model.value(of: target.property).flatMap({ target.part(of: $0) })
        else { return nil }
        let ends = AnimationSampler.ends(from: from, to: to, by: by, base: base)
        guard ends.0.kind == base.kind, ends.1.kind == base.kind, let start = Self.lanes(ends.0),
            let end = Self.lanes(ends.1)
        else { return nil }
        (property, component) = (target.property, target.component)
        (timing, function) = (record.timing, record.timingFunction)
        (self.from, self.to, matrix) = (start, end, model.transform)
    }

    private static func fits(_ target: AnimatedProperty) -> Bool {
        switch target.property {
        case .position, .anchorPoint, .bounds, .zPosition, .opacity, .cornerRadius, .borderWidth, .backgroundColor,
            .borderColor:
            target.component == .whole
        case .transform: target.component != .whole && target.component != .translation
        default: false
        }
    }

    private static func lanes(_ value: AnimationValue) -> SIMD4<Double>? {
        switch value {
        case .number(let n): SIMD4(n, 0, 0, 0)
        case .point(let p): SIMD4(p.x, p.y, 0, 0)
        case .rect(let r): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
        case .color(let c): SIMD4<Double>(c)
        default: nil
        }
    }

    /// Puts the value of a time of the layer in its place. True if it is another one than before; nil outside of the animation,
    /// where nothing is done: see `reset`.
    package func show(at time: Double, in shown: inout LayerProperties) -> Bool? {
        guard let progress = timing.progress(at: time) else { return nil }
        let t = function.value(at: progress.fraction)
        switch property {
        case .backgroundColor: return Self.put(color(t), in: &shown.backgroundColor)
        case .borderColor: return Self.put(color(t), in: &shown.borderColor)
        default: break
        }
        let now = t == 0 ? from : t == 1 ? to : from + (to - from) * t
        switch property {
        case .position: return Self.put(CGPoint(x: now.x, y: now.y), in: &shown.position)
        case .anchorPoint: return Self.put(CGPoint(x: now.x, y: now.y), in: &shown.anchorPoint)
        case .bounds:
            return Self.put(CGRect(x: now.x, y: now.y, width: now.z, height: now.w), in: &shown.bounds)
        case .zPosition: return Self.put(now.x, in: &shown.zPosition)
        case .opacity: return Self.put(Float(now.x), in: &shown.opacity)
        case .cornerRadius: return Self.put(now.x, in: &shown.cornerRadius)
        case .borderWidth: return Self.put(now.x, in: &shown.borderWidth)
        default:
            return Self.put(AnimatedProperty.replacing(component, in: matrix, with: now.x), in: &shown.transform)
        }
    }

    private func color(_ t: Double) -> RGBA {
        let (from, to) = (RGBA(self.from), RGBA(self.to))
        return t == 0 ? from : t == 1 ? to : AnimationValue.mix(from, to, t)
    }

    /// Puts the model's value in its place. True if it is another one than before.
    package func reset(_ shown: inout LayerProperties, to model: LayerProperties) -> Bool {
        switch property {
        case .backgroundColor: Self.put(model.backgroundColor, in: &shown.backgroundColor)
        case .borderColor: Self.put(model.borderColor, in: &shown.borderColor)
        case .position: Self.put(model.position, in: &shown.position)
        case .anchorPoint: Self.put(model.anchorPoint, in: &shown.anchorPoint)
        case .bounds: Self.put(model.bounds, in: &shown.bounds)
        case .zPosition: Self.put(model.zPosition, in: &shown.zPosition)
        case .opacity: Self.put(model.opacity, in: &shown.opacity)
        case .cornerRadius: Self.put(model.cornerRadius, in: &shown.cornerRadius)
        case .borderWidth: Self.put(model.borderWidth, in: &shown.borderWidth)
        default: Self.put(model.transform, in: &shown.transform)
        }
    }

    @inline(__always)
    private static func put<Value: Equatable>(_ new: Value, in value: inout Value) -> Bool {
        if value == new { return false }
        value = new
        return true
    }
}
