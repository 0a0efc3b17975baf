import Foundation

/// Cuts a path by its length. Curves are cut exactly where an even walk along them, in small steps, says.
struct PathTrimmer {
    private struct Segment {
        /// Two, three or four points.
        var points: [CGPoint]
        var startsPart: Bool
        /// The distances walked at even steps of the parameter.
        var lengths: [CGFloat]
        var length: CGFloat { lengths.last ?? 0 }
    }

    private let path: Path
    private var segments: [Segment] = []
    private static let steps = 32

    init(_ path: Path) {
        self.path = path
        var start = CGPoint.zero, current = CGPoint.zero, startsPart = true
        var found: [Segment] = []
        func add(_ points: [CGPoint]) {
            var lengths: [CGFloat] = [0]
            let steps = points.count == 2 ? 1 : Self.steps
            var last = points[0]
            for step in 1...steps {
                let point = Self.point(points, CGFloat(step) / CGFloat(steps))
                lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            found.append(Segment(points: points, startsPart: startsPart, lengths: lengths))
            startsPart = false
            current = points[points.count - 1]
        }
        path.forEach { element in
            switch element {
            case .move(let to): (start, current, startsPart) = (to, to, true)
            case .line(let to): add([current, to])
            case .quadCurve(let to, let control): add([current, control, to])
            case .curve(let to, let control1, let control2): add([current, control1, control2, to])
            case .closeSubpath:
                if current != start { add([current, start]) }
                (current, startsPart) = (start, true)
            }
        }
        segments = found
    }

    func trim(from: CGFloat, to: CGFloat) -> Path {
        let low = from >= 0 ? min(from, 1) : 0, high = to >= 0 ? min(to, 1) : 0
        if low >= high { return Path() }
        if low == 0, high == 1 { return path }
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var result = Path(), walked: CGFloat = 0, isDrawing = false
        for segment in segments {
            let first = low * total - walked, last = high * total - walked
            walked += segment.length
            if segment.startsPart { isDrawing = false }
            guard first < segment.length, last > 0, segment.length > 0 else { continue }
            let a = Self.parameter(segment, max(first, 0)), b = Self.parameter(segment, min(last, segment.length))
            let points = Self.part(segment.points, a, b)
            if !isDrawing { result.move(to: points[0]) }
            isDrawing = true
            switch points.count {
            case 2: result.addLine(to: points[1])
            case 3: result.addQuadCurve(to: points[2], control: points[1])
            default: result.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
        }
        return result
    }

    /// The parameter at which a segment's length is reached.
    private static func parameter(_ segment: Segment, _ length: CGFloat) -> CGFloat {
        if length >= segment.length { return 1 }
        let steps = segment.lengths.count - 1
        for step in 1...steps where segment.lengths[step] >= length {
            let before = segment.lengths[step - 1], span = segment.lengths[step] - before
            return (CGFloat(step - 1) + (span > 0 ? (length - before) / span : 0)) / CGFloat(steps)
        }
        return 1
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The two halves of a curve cut at a parameter.
    private static func split(_ points: [CGPoint], _ t: CGFloat) -> ([CGPoint], [CGPoint]) {
        var row = points, left: [CGPoint] = [], right: [CGPoint] = []
        while let first = row.first, let last = row.last {
            left.append(first)
            right.insert(last, at: 0)
            row = zip(row, row.dropFirst()).map { between($0, $1, t) }
        }
        return (left, right)
    }

    private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint { split(points, t).1[0] }

    private static func part(_ points: [CGPoint], _ a: CGFloat, _ b: CGFloat) -> [CGPoint] {
        let after = a > 0 ? split(points, a).1 : points
        return b < 1 ? split(after, a < 1 ? (b - a) / (1 - a) : 1).0 : after
    }
}
