import Foundation

/// Cuts a path into dashes, keeping its curves curves.
struct PathDasher {
    private let lengths: [CGFloat]
    private let firstIndex: Int
    private let firstRest: CGFloat
    private let total: CGFloat

    /// Nil where the lengths make no dashes: none, a negative one, or all zero.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), sum > 0, phase.isFinite else {
            return nil
        }
        // An odd count alternates over two rounds.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        total = self.lengths.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while rest >= self.lengths[index] {
            rest -= self.lengths[index]
            index = (index + 1) % self.lengths.count
        }
        firstIndex = index
        firstRest = self.lengths[index] - rest
    }

    func dash(_ path: PathStorage) -> PathStorage {
        var output = PathStorage()
        var index = firstIndex
        var rest = firstRest
        var current = CGPoint.zero
        var start = CGPoint.zero
        // Whether the current dash has begun; it may begin at the end of one segment and go on in the next.
        var isDown = false
        // A dash pattern far finer than the path would cut it without end.
        var budget = 1_000_000

        func add(_ segment: Segment) {
            let length = segment.length
            guard length > 0, length.isFinite else { return }
            var position: CGFloat = 0
            while position < length, budget > 0 {
                let end = min(length, position + rest)
                if index % 2 == 0 {
                    if !isDown { output.appendMove(to: segment.point(at: position, length: length)) }
                    isDown = true
                    segment.appendDash(from: position, to: end, length: length, into: &output)
                }
                // On so long a line it is less than the space between two numbers.
                if end == position, rest > 1e-9 { break }
                rest -= end - position
                position = end
                while rest <= 1e-9 {
                    index = (index + 1) % lengths.count
                    rest += lengths[index]
                    budget -= 1
                    isDown = false
                    // A dash of no length still shows its caps.
                    if index % 2 == 0, lengths[index] == 0 {
                        output.appendMove(to: segment.point(at: position, length: length))
                        output.appendLine(to: output.currentPoint)
                    }
                }
            }
        }

        path.forEach { kind, p in
            switch kind {
            case .moveToPoint:
                (index, rest) = (firstIndex, firstRest)
                start = p[0]
                isDown = false
            case .addLineToPoint:
                add(.line(current, p[0]))
            case .addQuadCurveToPoint:
                // A quadratic curve is a cubic one.
                let c1 = CGPoint(
                    x: current.x + (p[0].x - current.x) * 2 / 3, y: current.y + (p[0].y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p[1].x + (p[0].x - p[1].x) * 2 / 3, y: p[1].y + (p[0].y - p[1].y) * 2 / 3)
                add(.curve(current, c1, c2, p[1]))
            case .addCurveToPoint:
                add(.curve(current, p[0], p[1], p[2]))
            case .closeSubpath:
                add(.line(current, start))
            }
            current = kind == .closeSubpath ? start : p[kind.pointCount - 1]
        }
        return output
    }

    private enum Segment {
        case line(CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)

        private static let samples = 64

        var length: CGFloat {
            switch self {
            case .line(let a, let b): hypot(b.x - a.x, b.y - a.y)
            case .curve: lengths.last!
            }
        }

        /// The curve's length up to each of its samples.
        private var lengths: [CGFloat] {
            guard case .curve(let a, let b, let c, let d) = self else { return [] }
            var result: [CGFloat] = [0]
            var last = a
            for index in 1...Self.samples {
                let point = PathStorage.cubicPoint(
                    from: a, control1: b, control2: c, to: d, at: CGFloat(index) / CGFloat(Self.samples))
                result.append(result[index - 1] + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            return result
        }

        private func parameter(at distance: CGFloat, _ table: [CGFloat]) -> CGFloat {
            guard let index = table.firstIndex(where: { $0 >= distance }) else { return 1 }
            guard index > 0 else { return 0 }
            let span = table[index] - table[index - 1]
            let part = span > 0 ? (distance - table[index - 1]) / span : 0
            return (CGFloat(index - 1) + part) / CGFloat(Self.samples)
        }

        func point(at distance: CGFloat, length: CGFloat) -> CGPoint {
            switch self {
            case .line(let a, let b):
                let t = distance / length
                return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            case .curve(let a, let b, let c, let d):
                return PathStorage.cubicPoint(
                    from: a, control1: b, control2: c, to: d, at: parameter(at: distance, lengths))
            }
        }

        /// Adds the part between two distances; the output's current point is that part's start.
        func appendDash(from: CGFloat, to: CGFloat, length: CGFloat, into output: inout PathStorage) {
            switch self {
            case .line: output.appendLine(to: point(at: to, length: length))
            case .curve(let a, let b, let c, let d):
                let table = lengths
                let (t0, t1) = (parameter(at: from, table), parameter(at: to, table))
                func derivative(_ t: CGFloat) -> CGVector {
                    let u = 1 - t
                    func one(from p0: CGFloat, control1 p1: CGFloat, control2 p2: CGFloat, to p3: CGFloat) -> CGFloat {
                        3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
                    }
                    return CGVector(
                        dx: one(from: a.x, control1: b.x, control2: c.x, to: d.x),
                        dy: one(from: a.y, control1: b.y, control2: c.y, to: d.y))
                }
                let (p0, p3) = (
                    PathStorage.cubicPoint(from: a, control1: b, control2: c, to: d, at: t0),
                    PathStorage.cubicPoint(from: a, control1: b, control2: c, to: d, at: t1)
                )
                let (d0, d1, third) = (derivative(t0), derivative(t1), (t1 - t0) / 3)
                output.appendCurve(
                    to: p3, control1: CGPoint(x: p0.x + d0.dx * third, y: p0.y + d0.dy * third),
                    control2: CGPoint(x: p3.x - d1.dx * third, y: p3.y - d1.dy * third))
            }
        }
    }
}
