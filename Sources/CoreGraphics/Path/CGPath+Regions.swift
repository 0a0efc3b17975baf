import Foundation

extension CGPath {
    /// Returns a path of the same region whose lines don't cross: filled, it looks the same by either rule. Open subpaths count as closed.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.combine(storage, PathStorage(), rule) { inside, _ in inside })
    }

    /// Returns the path of what lies within this path or the other, or both. Open subpaths count as closed.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.combine(storage, other.storage, rule) { $0 || $1 })
    }

    /// Returns the path of what lies within both paths. Open subpaths count as closed.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.combine(storage, other.storage, rule) { $0 && $1 })
    }

    /// Returns the path of what lies within this path and not within the other. Open subpaths count as closed.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.combine(storage, other.storage, rule) { $0 && !$1 })
    }

    /// Returns the path of what lies within one of the paths and not within both. Open subpaths count as closed.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.combine(storage, other.storage, rule) { $0 != $1 })
    }

    /// Returns the parts of this path's lines that lie within the other's region. Its own open subpaths stay open.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.cutLines(of: storage, by: other.storage, rule, inside: true))
    }

    /// Returns the parts of this path's lines that don't lie within the other's region. Its own open subpaths stay open.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathRegions.cutLines(of: storage, by: other.storage, rule, inside: false))
    }

    /// Returns a path for each part of the region that doesn't touch the others, with its holes. Open subpaths count as closed.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        PathRegions.separate(storage, rule).map(CGPath.init(storage:))
    }
}
