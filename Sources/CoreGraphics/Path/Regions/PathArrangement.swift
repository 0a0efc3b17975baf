import Foundation

/// The lines of one or two paths, cut wherever they meet, so that any two pieces have at most ends in common.
///
/// Curves are walked as fine lines; each piece knows the part of the segment that it stands for, from which `PathOutline` makes curves again.
/// Places closer together than a hundred-millionth of the whole count as one.
struct PathArrangement {
    /// A piece: from one vertex to another along a part of a segment.
    struct Edge {
        var from: Int
        var to: Int
        /// The index of the segment, and its parameters at both ends.
        let segment: Int
        var start: CGFloat
        var end: CGFloat
    }

    private(set) var vertices: [CGPoint] = []
    private(set) var segments: [PathSegment] = []
    /// For each segment the path that it belongs to, 0 or 1.
    private(set) var owners: [Int] = []
    /// For each segment the index of its subpath among those of both paths.
    private(set) var subpaths: [Int] = []
    private(set) var closedSubpaths: [Bool] = []
    /// The pieces in the order of the paths.
    private(set) var edges: [Edge] = []

    private let closeness: CGFloat
    private let tolerance: CGFloat
    private var cells: [Cell: [Int]] = [:]

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// - Parameter closing: For each path, whether its open subpaths are closed.
    init(_ paths: [PathStorage], closing: [Bool]) {
        let boxes = paths.map(\.boundingBox).filter { !$0.isNull && $0.origin.isFinite }
        let extent = boxes.map { max($0.width, $0.height, abs($0.midX) * 1e-6, abs($0.midY) * 1e-6) }.max() ?? 0
        closeness = max(extent * 1e-8, 1e-12)
        tolerance = max(extent * 2e-5, 1e-9)
        var walked: [Edge] = []
        for (owner, path) in paths.enumerated() {
            for (list, isClosed) in path.subpathSegments(closing: closing[owner]) {
                for segment in list {
                    let index = segments.count
                    segments.append(segment)
                    owners.append(owner)
                    subpaths.append(closedSubpaths.count)
                    let steps = segment.steps(tolerance: tolerance)
                    var last = vertex(at: segment.points[0])
                    for (a, b) in zip(steps, steps.dropFirst()) {
                        // The last step is the end itself, exact as the path has it.
                        let next = vertex(at: b == 1 ? segment.points[segment.points.count - 1] : segment.point(at: b))
                        if next != last { walked.append(Edge(from: last, to: next, segment: index, start: a, end: b)) }
                        last = next
                    }
                }
                closedSubpaths.append(isClosed)
            }
        }
        cutEdges(walked)
    }

    /// The vertex there, a new one if there is none close by.
    private mutating func vertex(at point: CGPoint) -> Int {
        let size = closeness * 4
        func cell(_ value: CGFloat) -> Int { Int(exactly: (value / size).rounded(.down)) ?? 0 }
        let (x, y) = (cell(point.x), cell(point.y))
        for column in (x - 1)...(x + 1) {
            for row in (y - 1)...(y + 1) {
                for index in cells[Cell(x: column, y: row)] ?? []
                where hypot(vertices[index].x - point.x, vertices[index].y - point.y) <= closeness { return index }
            }
        }
        vertices.append(point)
        cells[Cell(x: x, y: y), default: []].append(vertices.count - 1)
        return vertices.count - 1
    }

    // MARK: Cutting

    private struct Cut {
        let parameter: CGFloat
        let vertex: Int
    }

    private mutating func cutEdges(_ walked: [Edge]) {
        var cuts: [[Cut]] = Array(repeating: [], count: walked.count)
        let boxes = walked.map { edge -> CGRect in
            let (a, b) = (vertices[edge.from], vertices[edge.to])
            return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
                .insetBy(dx: -closeness, dy: -closeness)
        }
        // From left to right, each edge meets only those that haven't ended yet.
        let order = walked.indices.sorted { boxes[$0].minX < boxes[$1].minX }
        var open: [Int] = []
        for index in order {
            let box = boxes[index]
            open.removeAll { boxes[$0].maxX < box.minX }
            for other in open where boxes[other].minY <= box.maxY && boxes[other].maxY >= box.minY {
                cutAtMeeting(walked, other, index, &cuts)
            }
            open.append(index)
        }
        for (index, edge) in walked.enumerated() { addPieces(edge, cut: cuts[index]) }
    }

    private mutating func addPieces(_ edge: Edge, cut cuts: [Cut]) {
        var rest = edge
        for cut in cuts.sorted(by: { $0.parameter < $1.parameter }) where cut.vertex != rest.from {
            var piece = rest
            (piece.to, piece.end) = (cut.vertex, cut.parameter)
            edges.append(piece)
            (rest.from, rest.start) = (cut.vertex, cut.parameter)
        }
        if rest.from != rest.to { edges.append(rest) }
    }

    /// Notes where two edges are to be cut: at an end of one that lies on the other, or where they cross.
    private mutating func cutAtMeeting(_ walked: [Edge], _ first: Int, _ second: Int, _ cuts: inout [[Cut]]) {
        let (e, f) = (walked[first], walked[second])
        let (a, b, c, d) = (vertices[e.from], vertices[e.to], vertices[f.from], vertices[f.to])
        var touches = e.from == f.from || e.from == f.to || e.to == f.from || e.to == f.to
        for (edge, index, ends) in [(e, first, [f.from, f.to]), (f, second, [e.from, e.to])] {
            for end in ends where end != edge.from && end != edge.to {
                guard let share = share(of: vertices[end], along: vertices[edge.from], vertices[edge.to]) else {
                    continue
                }
                touches = true
                cuts[index].append(Cut(parameter: edge.start + (edge.end - edge.start) * share, vertex: end))
            }
        }
        guard !touches else { return }
        let (r, s) = (CGVector(dx: b.x - a.x, dy: b.y - a.y), CGVector(dx: d.x - c.x, dy: d.y - c.y))
        let cross = r.dx * s.dy - r.dy * s.dx
        guard cross != 0 else { return }
        let t = ((c.x - a.x) * s.dy - (c.y - a.y) * s.dx) / cross
        let u = ((c.x - a.x) * r.dy - (c.y - a.y) * r.dx) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let (te, tf) = (e.start + (e.end - e.start) * t, f.start + (f.end - f.start) * u)
        let place = refined(e, te, f, tf)
        let point = place?.point ?? CGPoint(x: a.x + r.dx * t, y: a.y + r.dy * t)
        let vertex = vertex(at: point)
        cuts[first].append(Cut(parameter: place?.first ?? te, vertex: vertex))
        cuts[second].append(Cut(parameter: place?.second ?? tf, vertex: vertex))
    }

    /// The part of a line before a point close to it; nil for one beside it or at its ends.
    private func share(of point: CGPoint, along a: CGPoint, _ b: CGPoint) -> CGFloat? {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        let distance = ((point.x - a.x) * dy - (point.y - a.y) * dx) / length
        let share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (length * length)
        return abs(distance) <= closeness && share > 0 && share < 1 ? share : nil
    }

    /// Where the curves themselves cross, by Newton's steps from where their lines do. Nil where the steps lead elsewhere.
    private func refined(_ e: Edge, _ te: CGFloat, _ f: Edge, _ tf: CGFloat)
        -> (first: CGFloat, second: CGFloat, point: CGPoint)?
    {
        let (p, q) = (segments[e.segment], segments[f.segment])
        guard !p.isLine || !q.isLine else { return nil }
        var (t, u) = (te, tf)
        for _ in 0..<4 {
            let (a, b) = (p.point(at: t), q.point(at: u))
            let (r, s) = (p.velocity(at: t), q.velocity(at: u))
            let cross = r.dx * s.dy - r.dy * s.dx
            guard abs(cross) > 1e-9 * hypot(r.dx, r.dy) * hypot(s.dx, s.dy) else { return nil }
            t += ((b.x - a.x) * s.dy - (b.y - a.y) * s.dx) / cross
            u += ((b.x - a.x) * r.dy - (b.y - a.y) * r.dx) / cross
        }
        guard t > e.start, t < e.end, u > f.start, u < f.end else { return nil }
        let (a, b) = (p.point(at: t), q.point(at: u))
        guard hypot(a.x - b.x, a.y - b.y) <= closeness else { return nil }
        return (t, u, a)
    }
}
