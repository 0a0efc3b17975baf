import Foundation

/// How something is turned.
struct Quaternion: Hashable, Sendable {
    var (x, y, z, w): (Float, Float, Float, Float) = (0, 0, 0, 1)

    init() {}
    init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
        let length = (x * x + y * y + z * z + w * w).squareRoot()
        if length > 0 { (self.x, self.y, self.z, self.w) = (x / length, y / length, z / length, w / length) }
    }
    init(axis: SCNVector3, angle: Float) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            self.init()
            return
        }
        let half = sin(angle / 2) / length
        self.init(axis.x * half, axis.y * half, axis.z * half, cos(angle / 2))
    }
    /// Around z first, then y, then x.
    init(angles: SCNVector3) {
        let (x, y, z) = (
            Quaternion(axis: SCNVector3(1, 0, 0), angle: angles.x),
            Quaternion(axis: SCNVector3(0, 1, 0), angle: angles.y),
            Quaternion(axis: SCNVector3(0, 0, 1), angle: angles.z)
        )
        self = x * y * z
    }
    init(_ m: SCNMatrix4, _ scale: SCNVector3) {
        let (a, b, c) = (max(scale.x, 1e-9), max(scale.y, 1e-9), max(scale.z, 1e-9))
        let (r11, r22, r33) = (m.m11 / a, m.m22 / b, m.m33 / c)
        let trace = r11 + r22 + r33
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init((m.m23 / b - m.m32 / c) / s, (m.m31 / c - m.m13 / a) / s, (m.m12 / a - m.m21 / b) / s, s / 4)
        } else if r11 > r22, r11 > r33 {
            let s = (1 + r11 - r22 - r33).squareRoot() * 2
            self.init(s / 4, (m.m12 / a + m.m21 / b) / s, (m.m31 / c + m.m13 / a) / s, (m.m23 / b - m.m32 / c) / s)
        } else if r22 > r33 {
            let s = (1 + r22 - r11 - r33).squareRoot() * 2
            self.init((m.m12 / a + m.m21 / b) / s, s / 4, (m.m23 / b + m.m32 / c) / s, (m.m31 / c - m.m13 / a) / s)
        } else {
            let s = (1 + r33 - r11 - r22).squareRoot() * 2
            self.init((m.m31 / c + m.m13 / a) / s, (m.m23 / b + m.m32 / c) / s, s / 4, (m.m12 / a - m.m21 / b) / s)
        }
    }

    /// The right one first.
    static func * (p: Quaternion, q: Quaternion) -> Quaternion {
        Quaternion(
            p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y, p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
            p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w, p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
    }

    var axisAndAngle: SCNVector4 {
        let half = (x * x + y * y + z * z).squareRoot()
        guard half > 1e-7 else { return SCNVector4() }
        return SCNVector4(x / half, y / half, z / half, 2 * atan2(half, w))
    }

    /// The angles that `init(angles:)` makes it of.
    var angles: SCNVector3 {
        SCNVector3(
            atan2(-2 * (y * z - w * x), 1 - 2 * (x * x + y * y)), asin(max(-1, min(1, 2 * (x * z + w * y)))),
            atan2(-2 * (x * y - w * z), 1 - 2 * (y * y + z * z)))
    }

    var matrix: SCNMatrix4 {
        SCNMatrix4(rows: [
            1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0, 2 * (x * y - w * z),
            1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0, 2 * (x * z + w * y), 2 * (y * z - w * x),
            1 - 2 * (x * x + y * y), 0, 0, 0, 0, 1,
        ])
    }
}
