/// Pixels that a function reads: premultiplied words of alpha, red, green and blue. They must live while the function runs.
package struct ShadingPicture: @unchecked Sendable {
    let words: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    let rowLength: Int
    /// Where the first pixel lies, in pixels from the place that the function knows as (0, 0).
    let originX: Float
    let originY: Float
    /// Pixels a point.
    let scale: Float

    /// - Parameter rowLength: The words from one row to the next.
    package init(
        _ words: UnsafePointer<UInt32>, width: Int, height: Int, rowLength: Int, originX: Int = 0, originY: Int = 0,
        scale: Double = 1
    ) {
        (self.words, self.width, self.height, self.rowLength) = (words, max(width, 0), max(height, 0), rowLength)
        (self.originX, self.originY, self.scale) = (Float(originX), Float(originY), Float(scale))
    }

    /// Red, green, blue and alpha of a pixel in 0…1; clear outside.
    @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let word = words[y * rowLength + x]
        return SIMD4(
            Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(word >> 24)) * (1 / 255)
    }

    /// The colour at a place in points, between the pixels' middles mixed of four.
    @inline(__always) func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
        mixed(x * scale - originX - 0.5, y * scale - originY - 0.5) { color($0, $1) }
    }

    @inline(__always) private func mixed(
        _ x: Float, _ y: Float, _ pixel: (Int, Int) -> SIMD4<Float>
    ) -> SIMD4<Float> {
        // Neither endless nor no numbers.
        guard abs(x) < 1e7, abs(y) < 1e7 else { return .zero }
        let left = x.rounded(.down), top = y.rounded(.down)
        let (fx, fy) = (x - left, y - top)
        let (ix, iy) = (Int(left), Int(top))
        if fx == 0, fy == 0 { return pixel(ix, iy) }
        let above = pixel(ix, iy) * (1 - fx) + pixel(ix + 1, iy) * fx
        let below = pixel(ix, iy + 1) * (1 - fx) + pixel(ix + 1, iy + 1) * fx
        return above * (1 - fy) + below * fy
    }

    private static func moved(_ value: Int, _ count: Int, _ address: SamplerState.Address) -> Int {
        switch address {
        case .clampToEdge: return min(max(value, 0), count - 1)
        case .clampToZero: return value
        case .repeat: return ((value % count) + count) % count
        case .mirroredRepeat:
            let turn = ((value % (2 * count)) + 2 * count) % (2 * count)
            return turn < count ? turn : 2 * count - 1 - turn
        }
    }

    func sample(_ u: Float, _ v: Float, _ state: SamplerState) -> SIMD4<Float> {
        guard width > 0, height > 0 else { return .zero }
        let x = state.usesPixels ? u : u * Float(width), y = state.usesPixels ? v : v * Float(height)
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            color(Self.moved(x, width, state.address.0), Self.moved(y, height, state.address.1))
        }
        if state.isLinear { return mixed(x - 0.5, y - 0.5, pixel) }
        guard abs(x) < 1e7, abs(y) < 1e7 else { return .zero }
        return pixel(Int(x.rounded(.down)), Int(y.rounded(.down)))
    }
}
