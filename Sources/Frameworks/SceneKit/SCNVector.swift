import Foundation
import PorticoFoundation

/// Three numbers: a place, a direction, angles.
public struct SCNVector3: Hashable, Sendable {
    /// Across.
    public var x: Float
    /// Up.
    public var y: Float
    /// Towards who looks.
    public var z: Float
    /// All 0.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// By its parts.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// By its parts.
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    /// By its parts.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// By its parts.
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// By its parts.
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Of simd's.
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

extension SIMD3 where Scalar == Float {
    /// Of a vector.
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// Four numbers: a rotation around an axis, a quaternion.
public struct SCNVector4: Hashable, Sendable {
    /// The first.
    public var x: Float
    /// The second.
    public var y: Float
    /// The third.
    public var z: Float
    /// The fourth: of a rotation the angle in radians.
    public var w: Float
    /// All 0.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    /// By its parts.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// By its parts.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// By its parts.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
}
/// A rotation without an axis that is spelled out.
public typealias SCNQuaternion = SCNVector4

/// Nought.
public let SCNVector3Zero = SCNVector3()
/// Nought.
public let SCNVector4Zero = SCNVector4()
/// Three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
/// Four numbers.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x: x, y: y, z: z, w: w)
}
/// Whether two are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// How a space lies in another one, by rows: points are rows, multiplied from the left.
public struct SCNMatrix4: Hashable, Sendable {
    /// The first row.
    public var m11: Float, m12: Float, m13: Float, m14: Float
    /// The second row.
    public var m21: Float, m22: Float, m23: Float, m24: Float
    /// The third row.
    public var m31: Float, m32: Float, m33: Float, m34: Float
    /// The fourth row: the place.
    public var m41: Float, m42: Float, m43: Float, m44: Float

    /// By its parts.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float,
        m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// All 0.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    init(rows v: [Float]) {
        self.init(
            m11: v[0], m12: v[1], m13: v[2], m14: v[3], m21: v[4], m22: v[5], m23: v[6], m24: v[7], m31: v[8],
            m32: v[9], m33: v[10], m34: v[11], m41: v[12], m42: v[13], m43: v[14], m44: v[15])
    }
    var rows: [Float] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// A point of the inner space in the outer one.
    func point(_ v: SCNVector3) -> SCNVector3 {
        SCNVector3(
            x: v.x * m11 + v.y * m21 + v.z * m31 + m41, y: v.x * m12 + v.y * m22 + v.z * m32 + m42,
            z: v.x * m13 + v.y * m23 + v.z * m33 + m43)
    }
}

/// Nothing is moved.
public let SCNMatrix4Identity = SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
/// Moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}
/// Makes larger.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}
/// Turns by radians around an axis, which needn't have a length of 1.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return SCNMatrix4Identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    return SCNMatrix4(rows: [
        t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0, t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
        t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0, 0, 0, 0, 1,
    ])
}
/// The first, then the second.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    let (p, q) = (a.rows, b.rows)
    return SCNMatrix4(rows: (0..<16).map { i in (0..<4).reduce(0) { $0 + p[i / 4 * 4 + $1] * q[$1 * 4 + i % 4] } })
}
/// Moved after all else.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// Made larger after all else.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// Turned after all else.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// The way back; the same where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    var left = (0..<4).map { Array(m.rows[$0 * 4..<$0 * 4 + 4]).map(Double.init) }
    var right = (0..<4).map { row in (0..<4).map { $0 == row ? 1.0 : 0 } }
    for column in 0..<4 {
        let best = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
        guard abs(left[best][column]) > 1e-12 else { return m }
        left.swapAt(column, best)
        right.swapAt(column, best)
        let pivot = left[column][column]
        for index in 0..<4 {
            left[column][index] /= pivot
            right[column][index] /= pivot
        }
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            for index in 0..<4 {
                left[row][index] -= factor * left[column][index]
                right[row][index] -= factor * right[column][index]
            }
        }
    }
    return SCNMatrix4(rows: right.flatMap { $0 }.map(Float.init))
}
/// Whether nothing is moved.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
/// Whether two are the same.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
