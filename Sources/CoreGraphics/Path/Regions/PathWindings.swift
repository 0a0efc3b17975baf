import Foundation

/// Counts how often paths run round the places at both sides of their pieces.
struct PathWindings {
    /// How often each of two paths runs round the place left and right of an edge, seen along it where y points up.
    struct Sides {
        var left: [Int]
        var right: [Int]
    }

    private let arrangement: PathArrangement
    /// The edges by the bands across which they reach, for rays along x and along y.
    private let rows: Bands
    private let columns: Bands

    init(_ arrangement: PathArrangement) {
        self.arrangement = arrangement
        rows = Bands(arrangement) { $0.y }
        columns = Bands(arrangement) { $0.x }
    }

    /// - Parameter together: All edges between the same vertices as this one, itself included, either way round.
    func sides(of edge: PathArrangement.Edge, together: Set<Int>) -> Sides {
        let (a, b) = (arrangement.vertices[edge.from], arrangement.vertices[edge.to])
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        // The ray leaves across the edge, along the axis that is nearer to that.
        let isRow = abs(b.y - a.y) >= abs(b.x - a.x)
        var beyond = [0, 0], here = [0, 0]
        for index in (isRow ? rows : columns).edges(at: isRow ? middle.y : middle.x) {
            let other = arrangement.edges[index]
            let owner = arrangement.owners[other.segment]
            var (c, d, place) = (arrangement.vertices[other.from], arrangement.vertices[other.to], middle)
            // Along y the axes change places, which turns round the sense of rotation.
            if !isRow { (c, d, place) = (c.swapped, d.swapped, place.swapped) }
            guard (c.y <= place.y) != (d.y <= place.y) else { continue }
            let turn = (d.y > c.y) == isRow ? 1 : -1
            if together.contains(index) {
                here[owner] += turn
            } else if c.x + (place.y - c.y) / (d.y - c.y) * (d.x - c.x) > place.x {
                beyond[owner] += turn
            }
        }
        let near = [beyond[0] + here[0], beyond[1] + here[1]]
        // The ray of a row begins at the right of an edge that goes up; that of a column at the left of one that goes right.
        let startsRight = isRow ? b.y > a.y : b.x < a.x
        return startsRight ? Sides(left: near, right: beyond) : Sides(left: beyond, right: near)
    }
}

/// The edges that reach across a place on one axis, found by bands of equal height.
private struct Bands {
    private var low: CGFloat = 0
    private var height: CGFloat = 1
    private var bands: [[Int]] = []

    init(_ arrangement: PathArrangement, _ value: (CGPoint) -> CGFloat) {
        let values = arrangement.vertices.map(value)
        guard let least = values.min(), let most = values.max() else { return }
        let count = max(1, min(2000, arrangement.edges.count / 2))
        low = least
        height = most > least ? (most - least) / CGFloat(count) : 1
        bands = Array(repeating: [], count: count)
        for (index, edge) in arrangement.edges.enumerated() {
            let (a, b) = (band(of: values[edge.from]), band(of: values[edge.to]))
            for band in min(a, b)...max(a, b) { bands[band].append(index) }
        }
    }

    private func band(of value: CGFloat) -> Int { max(0, min(bands.count - 1, Int((value - low) / height))) }

    func edges(at value: CGFloat) -> [Int] { bands.isEmpty ? [] : bands[band(of: value)] }
}

extension CGPoint {
    fileprivate var swapped: CGPoint { CGPoint(x: y, y: x) }
}
