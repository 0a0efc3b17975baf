import Foundation

/// The elements of a path: kinds and points in two flat arrays, so that a copy is free and a walk allocates nothing.
struct PathStorage: Hashable, Sendable {
    private(set) var kinds: ContiguousArray<CGPathElementType> = []
    private(set) var points: ContiguousArray<CGPoint> = []
    /// The beginning of the subpath; the current point after a close.
    private(set) var subpathStart = CGPoint.zero
    private(set) var currentPoint = CGPoint.zero

    var isEmpty: Bool { kinds.isEmpty }

    static func == (lhs: PathStorage, rhs: PathStorage) -> Bool {
        lhs.kinds == rhs.kinds && lhs.points == rhs.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kinds)
        hasher.combine(points)
    }

    mutating func appendMove(to point: CGPoint) {
        // Moves in a row leave only the last: nothing hangs on the earlier ones.
        if kinds.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            kinds.append(.moveToPoint)
            points.append(point)
        }
        subpathStart = point
        currentPoint = point
    }

    mutating func appendLine(to point: CGPoint) {
        guard beginElement("line") else { return }
        kinds.append(.addLineToPoint)
        points.append(point)
        currentPoint = point
    }

    mutating func appendQuad(to end: CGPoint, control: CGPoint) {
        guard beginElement("quadratic curve") else { return }
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        currentPoint = end
    }

    mutating func appendCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard beginElement("curve") else { return }
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        currentPoint = end
    }

    mutating func closeSubpath() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        currentPoint = subpathStart
    }

    mutating func appendPath(_ other: PathStorage, transform: CGAffineTransform) {
        guard !other.isEmpty else { return }
        if isEmpty, transform.isIdentity {
            self = other
            return
        }
        kinds.append(contentsOf: other.kinds)
        points.reserveCapacity(points.count + other.points.count)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
        } else {
            for point in other.points { points.append(point.applying(transform)) }
        }
        subpathStart = other.subpathStart.applying(transform)
        currentPoint = other.currentPoint.applying(transform)
    }

    func transformed(by transform: CGAffineTransform) -> PathStorage {
        guard !transform.isIdentity else { return self }
        var copy = self
        for index in copy.points.indices { copy.points[index] = copy.points[index].applying(transform) }
        copy.subpathStart = subpathStart.applying(transform)
        copy.currentPoint = currentPoint.applying(transform)
        return copy
    }

    mutating func mapPoints(_ body: (Int, CGPoint) -> CGPoint) {
        for index in points.indices { points[index] = body(index, points[index]) }
    }

    mutating func setEnds(start: CGPoint, current: CGPoint) { (subpathStart, currentPoint) = (start, current) }

    /// A line or a curve needs a point to start at. After a close it starts a new subpath where the old one did.
    private mutating func beginElement(_ what: StaticString) -> Bool {
        guard let last = kinds.last else {
            Diagnostics.report("CGPath: a \(what) was added to a path with no current point; call move(to:) first")
            return false
        }
        if last == .closeSubpath { appendMove(to: subpathStart) }
        return true
    }

    /// Walks the elements. The pointer has the element's points, and at index -1 nothing.
    func forEach(_ body: (CGPathElementType, UnsafePointer<CGPoint>) -> Void) {
        points.withUnsafeBufferPointer { buffer in
            // An empty path of closes only has no points; the pointer is then never read.
            var next = buffer.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<CGPoint>.alignment)!
            for kind in kinds {
                body(kind, next)
                next += kind.pointCount
            }
        }
    }
}
