import QuartzCore
import UIKit

/// Samples of an animation for which Core Animation has no form of its own, one for each frame of a screen at 60 frames a second.
struct SampledLayerAnimation {
    private static let rate = 60.0
    /// The longest time that is sampled, in seconds; what goes on longer ends there.
    private static let limit = 60.0

    /// How much of the change is done, frame by frame, the end included.
    let fractions: [Double]
    let duration: TimeInterval
    let repeatCount: Float

    init(_ animation: Animation) {
        var sampled = animation
        var repeats: Float = 0
        // What never ends is sampled for one pass, which is repeated.
        if case .repeated(let base, nil, let autoreverses) = animation.kind {
            sampled = Animation(kind: .repeated(base, count: autoreverses ? 2 : 1, autoreverses: autoreverses))
            repeats = .infinity
        }
        var fractions: [Double] = []
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        var frame = 0
        while Double(frame) / Self.rate < Self.limit {
            let part = sampled.animate(value: 1.0, time: Double(frame) / Self.rate, context: &context)
            guard let part, part.isFinite else { break }
            fractions.append(part)
            frame += 1
        }
        if repeats == 0 { fractions.append(1) } else { fractions.append(fractions.first ?? 1) }
        (self.fractions, duration, repeatCount) = (fractions, Double(max(frame, 1)) / Self.rate, repeats)
    }

    /// The samples as a layer's animation; nil for a property whose values can't be mixed here.
    func makeLayerAnimation(keyPath: String, from: Any?, to: Any?) -> CAAnimation? {
        guard fractions.count > 1 else { return nil }
        let values = fractions.compactMap { Self.mix(from, to, $0) }
        guard values.count == fractions.count else { return nil }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = duration
        animation.repeatCount = repeatCount
        return animation
    }

    private static func mix(_ from: Any?, _ to: Any?, _ fraction: Double) -> Any? {
        func mixed<A: Animatable>(_ a: A, _ b: A) -> A {
            var result = a
            result.animatableData.interpolate(towards: b.animatableData, amount: fraction)
            return result
        }
        switch (from, to) {
        case (let a as CGFloat, let b as CGFloat): return mixed(a, b)
        case (let a as Float, let b as Float): return mixed(a, b)
        case (let a as Double, let b as Double): return mixed(a, b)
        case (let a as CGPoint, let b as CGPoint): return mixed(a, b)
        case (let a as CGSize, let b as CGSize): return mixed(a, b)
        case (let a as CGRect, let b as CGRect): return mixed(a, b)
        case (let a as CATransform3D, let b as CATransform3D): return mix(a, b, CGFloat(fraction))
        case (let a as NSNumber, let b as NSNumber): return mixed(a.doubleValue, b.doubleValue)
        case (let a as NSValue, let b as NSValue): return mix(a, b, fraction)
        default: return nil
        }
    }

    private static func mix(_ a: NSValue, _ b: NSValue, _ fraction: Double) -> Any? {
        let type = String(cString: a.objCType)
        guard type == String(cString: b.objCType) else { return nil }
        if type.contains("CGRect") { return mix(a.cgRectValue, b.cgRectValue, fraction) }
        if type.contains("CGPoint") { return mix(a.cgPointValue, b.cgPointValue, fraction) }
        if type.contains("CGSize") { return mix(a.cgSizeValue, b.cgSizeValue, fraction) }
        return type.contains("CATransform3D") ? mix(a.caTransform3DValue, b.caTransform3DValue, fraction) : nil
    }

    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
        func m(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
        return CATransform3D(
            m11: m(a.m11, b.m11), m12: m(a.m12, b.m12), m13: m(a.m13, b.m13), m14: m(a.m14, b.m14),
            m21: m(a.m21, b.m21), m22: m(a.m22, b.m22), m23: m(a.m23, b.m23), m24: m(a.m24, b.m24),
            m31: m(a.m31, b.m31), m32: m(a.m32, b.m32), m33: m(a.m33, b.m33), m34: m(a.m34, b.m34),
            m41: m(a.m41, b.m41), m42: m(a.m42, b.m42), m43: m(a.m43, b.m43), m44: m(a.m44, b.m44))
    }
}

extension Animation {
    /// A layer's animation of a property: Core Animation's own form, or samples where it has none.
    package func makeAnyLayerAnimation(keyPath: String, from: Any?, to: Any?) -> CAAnimation? {
        makeLayerAnimation(keyPath: keyPath, from: from, to: to)
            ?? SampledLayerAnimation(self).makeLayerAnimation(keyPath: keyPath, from: from, to: to)
    }
}
