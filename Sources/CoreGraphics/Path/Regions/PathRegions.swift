import Foundation

/// What two paths' regions or lines have in common, and what not.
///
/// - From: `CGPath`
/// - To: `PathArrangement`, `PathWindings`, `PathOutline`
enum PathRegions {
    /// The outline of the places for which a condition holds that is told whether each path encloses them.
    static func combine(
        _ a: PathStorage, _ b: PathStorage, _ rule: CGPathFillRule, where isWanted: (Bool, Bool) -> Bool
    ) -> PathStorage {
        let (outline, loops) = outlines(a, b, rule, where: isWanted)
        var result = PathStorage()
        for loop in loops { outline.addChain(loop, closed: true, to: &result) }
        return result
    }

    /// The path's region as paths of one part each, with their holes.
    static func separate(_ path: PathStorage, _ rule: CGPathFillRule) -> [PathStorage] {
        let (outline, loops) = outlines(path, PathStorage(), rule) { inside, _ in inside }
        let measured = loops.map { loop -> (loop: [PathArrangement.Edge], path: PathStorage, area: CGFloat) in
            var single = PathStorage()
            outline.addChain(loop, closed: true, to: &single)
            return (loop, single, outline.area(loop))
        }
        var parts = measured.filter { $0.area > 0 }.map { (outer: $0.path, area: $0.area, whole: $0.path) }
        for hole in measured where hole.area < 0 {
            // A hole belongs to the smallest part around it.
            let edge = hole.loop[0]
            let (a, b) = (outline.arrangement.vertices[edge.from], outline.arrangement.vertices[edge.to])
            let place = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            let around = parts.indices.filter {
                parts[$0].area > -hole.area && parts[$0].outer.contains(place, rule: .winding)
            }
            guard let smallest = around.min(by: { parts[$0].area < parts[$1].area }) else { continue }
            parts[smallest].whole.appendPath(hole.path, transform: .identity)
        }
        return parts.map(\.whole)
    }

    /// The parts of the first path's lines that lie within the second's region, or those that don't. Lines on its edge count as within.
    static func cutLines(
        of path: PathStorage, by region: PathStorage, _ rule: CGPathFillRule, inside wantsInside: Bool
    ) -> PathStorage {
        let arrangement = PathArrangement([path, region], closing: [false, true])
        let windings = PathWindings(arrangement)
        let groups = groups(arrangement)
        let outline = PathOutline(arrangement: arrangement)
        var result = PathStorage()
        var chain: [PathArrangement.Edge] = [], parts: [[PathArrangement.Edge]] = [], subpath: Int?, isWhole = true
        func endChain() {
            if !chain.isEmpty { parts.append(chain) }
            chain = []
            guard let subpath else { return }
            let isClosed = arrangement.closedSubpaths[subpath]
            // What goes on over the start of a closed subpath is one part.
            if isClosed, !isWhole, parts.count > 1, parts[0].first?.from == parts[parts.count - 1].last?.to {
                parts[0] = parts.removeLast() + parts[0]
            }
            for part in parts { outline.addChain(part, closed: isClosed && isWhole, to: &result) }
            parts = []
        }
        for edge in arrangement.edges where arrangement.owners[edge.segment] == 0 {
            if arrangement.subpaths[edge.segment] != subpath {
                endChain()
                (subpath, isWhole) = (arrangement.subpaths[edge.segment], true)
            }
            let sides = windings.sides(of: edge, together: groups[Pair(edge)] ?? [])
            let isInside = encloses(sides.left[1], rule) || encloses(sides.right[1], rule)
            if isInside == wantsInside {
                chain.append(edge)
            } else {
                if !chain.isEmpty { parts.append(chain) }
                (chain, isWhole) = ([], false)
            }
        }
        endChain()
        return result
    }

    private static func outlines(
        _ a: PathStorage, _ b: PathStorage, _ rule: CGPathFillRule, where isWanted: (Bool, Bool) -> Bool
    ) -> (PathOutline, [[PathArrangement.Edge]]) {
        let arrangement = PathArrangement([a, b], closing: [true, true])
        let windings = PathWindings(arrangement)
        let groups = groups(arrangement)
        var kept: [PathArrangement.Edge] = []
        for (index, edge) in arrangement.edges.enumerated() {
            // Of edges that lie on one another the first stands for all.
            guard let group = groups[Pair(edge)], group.min() == index else { continue }
            let sides = windings.sides(of: edge, together: group)
            let left = isWanted(encloses(sides.left[0], rule), encloses(sides.left[1], rule))
            let right = isWanted(encloses(sides.right[0], rule), encloses(sides.right[1], rule))
            if left, !right { kept.append(edge) }
            if right, !left { kept.append(edge.reversed) }
        }
        let outline = PathOutline(arrangement: arrangement)
        return (outline, outline.loops(kept))
    }

    private static func encloses(_ winding: Int, _ rule: CGPathFillRule) -> Bool {
        rule == .winding ? winding != 0 : winding & 1 == 1
    }

    /// Edges by their ends, whichever way they run.
    private static func groups(_ arrangement: PathArrangement) -> [Pair: Set<Int>] {
        var result: [Pair: Set<Int>] = [:]
        for (index, edge) in arrangement.edges.enumerated() { result[Pair(edge), default: []].insert(index) }
        return result
    }

    private struct Pair: Hashable {
        let low: Int
        let high: Int

        init(_ edge: PathArrangement.Edge) { (low, high) = (min(edge.from, edge.to), max(edge.from, edge.to)) }
    }
}

extension PathArrangement.Edge {
    var reversed: PathArrangement.Edge {
        PathArrangement.Edge(from: to, to: from, segment: segment, start: end, end: start)
    }
}
