import CoreGraphics
import Foundation
import PorticoRenderModel

/// Arithmetic on the values of key paths, for whoever builds animations: as the renderer does it.
package enum AnimatedValues {
    /// The value that, added to `new`, gives `old`; nil where there is no such value (a transform to nothing).
    package static func difference(_ old: Any, from new: Any) -> Any? {
        guard let a = ValueCoding.animationValue(old), let b = ValueCoding.animationValue(new) else { return nil }
        if case .transform(let m) = a, case .transform(let n) = b {
            // The difference works before the new one.
            return n.inverse.map { CATransform3D(m * $0) }
        }
        return a.adding(b, times: -1).map(ValueCoding.object)
    }

    /// Nothing, in the value's kind: what added changes nothing.
    package static func zero(like value: Any) -> Any? {
        guard let value = ValueCoding.animationValue(value) else { return nil }
        if case .transform = value { return CATransform3DIdentity }
        return ValueCoding.zero(like: value)
    }

    /// Part way from `a` to `b`.
    package static func interpolate(_ a: Any, _ b: Any, _ t: Double) -> Any {
        guard let x = ValueCoding.animationValue(a), let y = ValueCoding.animationValue(b) else {
            return t < 0.5 ? a : b
        }
        return ValueCoding.object(for: x.interpolated(to: y, t))
    }

    package static func isEqual(_ a: Any, _ b: Any) -> Bool {
        guard let x = ValueCoding.animationValue(a), let y = ValueCoding.animationValue(b) else { return false }
        return x == y
    }
}
