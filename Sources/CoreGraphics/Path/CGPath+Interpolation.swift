import Foundation

// Paths as values that animations move.
extension CGPath {
    /// Point by point part of the way to `other`; nil where the paths are not made of the same kinds of elements in the same order.
    package func interpolated(to other: CGPath, _ t: Double) -> CGPath? {
        storage.combined(with: other.storage) { a, b in
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }.map(CGPath.init(storage:))
    }

    /// Point by point the sum with `n` times `other`; nil as above.
    package func adding(_ other: CGPath, times n: Double) -> CGPath? {
        storage.combined(with: other.storage) { a, b in CGPoint(x: a.x + b.x * n, y: a.y + b.y * n) }
            .map(CGPath.init(storage:))
    }

    /// How far the paths' points lie apart, as one distance; nil as above.
    package func distance(to other: CGPath) -> Double? {
        let (a, b) = (storage, other.storage)
        guard a.kinds == b.kinds else { return nil }
        return zip(a.points, b.points).reduce(0) {
            let (dx, dy) = ($1.0.x - $1.1.x, $1.0.y - $1.1.y)
            return $0 + dx * dx + dy * dy
        }.squareRoot()
    }
}

extension PathStorage {
    func combined(with other: PathStorage, _ body: (CGPoint, CGPoint) -> CGPoint) -> PathStorage? {
        guard kinds == other.kinds else { return nil }
        var result = self
        result.mapPoints { index, point in body(point, other.points[index]) }
        result.setEnds(
            start: body(subpathStart, other.subpathStart), current: body(currentPoint, other.currentPoint))
        return result
    }
}
