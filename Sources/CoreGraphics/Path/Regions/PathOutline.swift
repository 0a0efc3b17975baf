import Foundation

/// Makes paths of the pieces of an arrangement that are wanted.
///
/// - From: `PathRegions`
struct PathOutline {
    let arrangement: PathArrangement

    // MARK: Loops

    /// Joins edges that enclose a region on their left to loops, each of which runs round one part of it or one hole.
    func loops(_ edges: [PathArrangement.Edge]) -> [[PathArrangement.Edge]] {
        var leaving: [Int: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        var result: [[PathArrangement.Edge]] = []
        for first in edges.indices where !isUsed[first] {
            var loop: [PathArrangement.Edge] = []
            var next: Int? = first
            while let index = next, !isUsed[index] {
                isUsed[index] = true
                loop.append(edges[index])
                let candidates = (leaving[edges[index].to] ?? []).filter { !isUsed[$0] }
                // The sharpest turn to the left stays at the same part where several meet in a point.
                next = candidates.max {
                    turnAngle(from: edges[index], to: edges[$0]) < turnAngle(from: edges[index], to: edges[$1])
                }
                if loop[0].from == edges[index].to,
                    next.map({ turnAngle(from: edges[index], to: edges[$0]) }) ?? -10
                        < turnAngle(from: edges[index], to: loop[0])
                {
                    next = nil
                }
            }
            if loop.first?.from == loop.last?.to { result.append(loop) }
        }
        return result
    }

    /// The angle from one edge's direction to the next one's, positive to the left.
    private func turnAngle(from a: PathArrangement.Edge, to b: PathArrangement.Edge) -> CGFloat {
        let (v, w) = (direction(a), direction(b))
        return atan2(v.dx * w.dy - v.dy * w.dx, v.dx * w.dx + v.dy * w.dy)
    }

    private func direction(_ edge: PathArrangement.Edge) -> CGVector {
        let (a, b) = (arrangement.vertices[edge.from], arrangement.vertices[edge.to])
        return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }

    /// The area within a loop, negative where it runs clockwise as seen with y up.
    func area(_ loop: [PathArrangement.Edge]) -> CGFloat {
        loop.reduce(0) { sum, edge in
            let (a, b) = (arrangement.vertices[edge.from], arrangement.vertices[edge.to])
            return sum + (a.x * b.y - b.x * a.y) / 2
        }
    }

    // MARK: Writing

    /// Adds a chain of edges as a subpath: pieces of one segment become one element again.
    func addChain(_ chain: [PathArrangement.Edge], closed: Bool, to path: inout PathStorage) {
        var runs = runs(chain)
        guard let first = runs.first, let last = runs.last else { return }
        if closed, runs.count > 1, let joined = joinEdges(last, first) {
            runs[0] = joined
            runs.removeLast()
        }
        path.appendMove(to: arrangement.vertices[runs[0].from])
        for (index, run) in runs.enumerated() {
            let segment = arrangement.segments[run.segment]
            let end = arrangement.vertices[run.to]
            let controls = segment.controls(from: run.start, to: run.end)
            switch controls.count {
            // Closing draws a last line.
            case 0 where closed && index == runs.count - 1 && index > 0: break
            case 0: path.appendLine(to: end)
            case 1: path.appendQuad(to: end, control: controls[0])
            default: path.appendCurve(to: end, control1: controls[0], control2: controls[1])
            }
        }
        if closed { path.closeSubpath() }
    }

    private func runs(_ chain: [PathArrangement.Edge]) -> [PathArrangement.Edge] {
        var result: [PathArrangement.Edge] = []
        for edge in chain {
            if let last = result.last, let joined = joinEdges(last, edge) {
                result[result.count - 1] = joined
            } else {
                result.append(edge)
            }
        }
        return result
    }

    /// Both edges as one, where the second goes on along the first one's curve or line.
    private func joinEdges(_ a: PathArrangement.Edge, _ b: PathArrangement.Edge) -> PathArrangement.Edge? {
        guard a.to == b.from, a.from != b.to else { return nil }
        let isForward = a.end > a.start
        var joined = a
        (joined.to, joined.end) = (b.to, b.end)
        if arrangement.segments[a.segment].isLine, arrangement.segments[b.segment].isLine {
            let (v, w) = (direction(a), direction(b))
            let cross = v.dx * w.dy - v.dy * w.dx
            let isStraight = abs(cross) <= 1e-9 * hypot(v.dx, v.dy) * hypot(w.dx, w.dy)
            return isStraight && v.dx * w.dx + v.dy * w.dy > 0 ? joined : nil
        }
        guard a.segment == b.segment, isForward == (b.end > b.start), abs(a.end - b.start) < 1e-9 else { return nil }
        return joined
    }
}
