import PorticoRenderModel

/// Directed lines on the surface, collected for the rasterizer: the sides of closed polygons, in any order.
final class LineBuffer {
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 4096
    @exclusivity(unchecked) private(set) var lines = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 4096)
    /// From the path's coordinates to the region's.
    @exclusivity(unchecked) private var map = Plane()
    /// Lines nearer to the eye's plane are cut off; nil where none are.
    @exclusivity(unchecked) private(set) var nearest: Double?

    deinit { lines.deallocate() }

    func begin(_ map: Plane, nearest: Double? = nil) {
        (self.map, self.nearest) = (map, nearest)
        count = 0
    }

    @inline(__always)
    func place(_ p: SIMD2<Double>) -> SIMD2<Double> {
        let x = p.x * map.m11 + p.y * map.m21 + map.m41, y = p.x * map.m12 + p.y * map.m22 + map.m42
        if map.isAffine { return SIMD2(x, y) }
        return SIMD2(x, y) / (p.x * map.m14 + p.y * map.m24 + map.m44)
    }

    /// Between two points of the path's coordinates.
    @inline(__always)
    func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
        if let nearest { return addCut(a, b, nearest) }
        addPlaced(place(a), place(b))
    }

    /// What is too near runs along the line where that begins, so that polygons stay closed and cover the same before it.
    private func addCut(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ nearest: Double) {
        let gradient = SIMD2(map.m14, map.m24), steepness = (gradient * gradient).sum()
        func depth(_ p: SIMD2<Double>) -> Double { (p * gradient).sum() + map.m44 - nearest }
        func atLine(_ p: SIMD2<Double>) -> SIMD2<Double> { p - gradient * (depth(p) / steepness) }
        let (da, db) = (depth(a), depth(b))
        if da >= 0 && db >= 0 { return addPlaced(place(a), place(b)) }
        if da < 0 && db < 0 { return addPlaced(place(atLine(a)), place(atLine(b))) }
        let crossing = place(a + (b - a) * (da / (da - db)))
        addPlaced(place(da < 0 ? atLine(a) : a), crossing)
        addPlaced(crossing, place(db < 0 ? atLine(b) : b))
    }

    /// Between two points of the region.
    @inline(__always)
    func addPlaced(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
        if count == capacity { grow() }
        lines[count] = SIMD4(lowHalf: a, highHalf: b)
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: lines, count: count)
        lines.deallocate()
        lines = larger
        capacity *= 2
    }
}
