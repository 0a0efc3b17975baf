import PorticoRenderModel

/// Directed lines on the surface, collected for the rasterizer: the sides of closed polygons, in any order.
final class LineBuffer {
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 4096
    @exclusivity(unchecked) private(set) var lines = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 4096)
    /// From the path's coordinates to the region's.
    @exclusivity(unchecked) private var map = Plane()

    deinit { lines.deallocate() }

    func begin(_ map: Plane) {
        self.map = map
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
    func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>) { addPlaced(place(a), place(b)) }

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
