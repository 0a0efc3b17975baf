import CoreGraphics
import Foundation

/// Of a plane in strong perspective a part may lie behind the eye; what lies before it is seen, up to the plane's horizon.
extension Plane {
    /// The four corners, with their distances from the eye's plane in units of the eye's own distance.
    private func eyeCorners(_ r: CGRect) -> [SIMD3<Double>] {
        var corners: [SIMD3<Double>] = []
        for (x, y) in [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)] {
            let w = isAffine ? 1 : x * m14 + y * m24 + m44
            corners.append(SIMD3(x * m11 + y * m21 + m41, x * m12 + y * m22 + m42, w))
        }
        return corners
    }

    /// The smallest box around what is seen of a rectangle, as least and largest x and y; nil where all of it is behind the eye.
    func extent(_ rect: CGRect) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
        let seen = Self.beforeEye(eyeCorners(rect), share: 1e-6).map { SIMD2($0.x, $0.y) / $0.z }
        guard let first = seen.first else { return nil }
        return seen.dropFirst().reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    }

    /// The distance at which what runs towards the eye is cut off: a thousandth of that of the rectangle's farthest corner, which lies
    /// outside of every screen. nil where nothing has to be cut, or nothing is seen.
    func nearest(of rect: CGRect) -> Double? {
        if isAffine { return nil }
        let distances = eyeCorners(rect).map(\.z)
        guard let low = distances.min(), let high = distances.max(), low <= 1e-6, high > 1e-6 else { return nil }
        return high * 1e-3
    }

    /// Whether a plane is seen from its front, wherever it is seen.
    var facesEye: Bool {
        let w = isAffine ? 1 : m44
        return m11 * (m22 * w - m42 * m24) - m12 * (m21 * w - m41 * m24) + m14 * (m21 * m42 - m41 * m22) >= 0
    }

    /// The part of a polygon, with distances as the last coordinate, that is no nearer than a share of its farthest point.
    static func beforeEye<Point: SIMD>(_ points: [Point], share: Double) -> [Point] where Point.Scalar == Double {
        let last = Point.scalarCount - 1
        guard let farthest = points.map({ $0[last] }).max(), farthest > 1e-6 else { return [] }
        let near = farthest * share
        var result: [Point] = []
        for (i, a) in points.enumerated() {
            let b = points[(i + 1) % points.count], (da, db) = (a[last] - near, b[last] - near)
            if da >= 0 { result.append(a) }
            if da * db < 0 { result.append(a + (b - a) * (da / (da - db))) }
        }
        return result
    }
}
