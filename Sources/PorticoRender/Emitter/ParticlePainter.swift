import CoreGraphics
import Foundation
import PorticoRenderModel

/// Draws particles into pixels of their own, which lie on the surface pixel on pixel.
///
/// Additive particles add colour and no alpha: laid over what is below, they light it up.
///
/// - From: `EmitterSimulation.particles(at:)`
/// - To: an image quad
package struct ParticlePainter {
    /// From the layer's points to the surface.
    let plane: Plane
    /// The surface's pixels that may be drawn.
    let clip: PixelRect
    let isAdditive: Bool

    /// The pixels, and where on the surface they lie; nil where nothing is to be seen.
    func paint(_ particles: [Particle]) -> (pixels: PixelBuffer, rect: PixelRect)? {
        var sprites: [Sprite] = []
        sprites.reserveCapacity(particles.count)
        var area = PixelRect.empty
        for particle in particles {
            guard let sprite = Sprite(particle, plane) else { continue }
            let rect = sprite.bounds.intersection(clip)
            if rect.isEmpty { continue }
            area = area.union(rect)
            sprites.append(sprite)
        }
        guard !area.isEmpty, let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height)) else {
            return nil
        }
        for sprite in sprites { sprite.draw(on: pixels, at: area, isAdditive: isAdditive) }
        return (pixels, area)
    }
}

/// One particle's picture on the surface.
private struct Sprite {
    private let contents: ContentsRecord
    /// The texels that are shown.
    private let source: CGRect
    /// From the surface to texels: columns for x and y, and the origin.
    private let u: SIMD2<Double>, v: SIMD2<Double>, origin: SIMD2<Double>
    /// Blue, green, red, alpha, as pixels lie in memory; premultiplied contents are multiplied with it.
    private let tint: SIMD4<Float>
    private let isNearest: Bool
    let bounds: PixelRect

    init?(_ particle: Particle, _ plane: Plane) {
        let cell = particle.cell
        guard let contents = cell.contents, particle.scale > 0, particle.color.w > 0, cell.contentsScale > 0 else {
            return nil
        }
        let (w, h) = (Double(contents.pixels.width), Double(contents.pixels.height)), unit = cell.contentsRect
        source = CGRect(x: unit.minX * w, y: unit.minY * h, width: unit.width * w, height: unit.height * h)
        guard source.width > 0, source.height > 0 else { return nil }
        self.contents = contents
        // The plane near the particle, as a flat map: what perspective does to one sprite is too little to be seen.
        let (x, y) = (particle.position.x, particle.position.y)
        let center = plane.apply(x, y), right = plane.apply(x + 1, y), down = plane.apply(x, y + 1)
        guard center.w > 1e-6, right.w > 1e-6, down.w > 1e-6 else { return nil }
        let ex = SIMD2(right.x - center.x, right.y - center.y), ey = SIMD2(down.x - center.x, down.y - center.y)
        let (s, c) = (sin(particle.rotation), cos(particle.rotation)), k = particle.scale / cell.contentsScale
        // From texels (from the middle of the source) to the surface.
        let a = (ex * c + ey * s) * k, b = (ey * c - ex * s) * k
        let det = a.x * b.y - a.y * b.x
        guard abs(det) > 1e-9, det.isFinite else { return nil }
        u = SIMD2(b.y, -a.y) / det
        v = SIMD2(-b.x, a.x) / det
        origin = SIMD2(source.midX, source.midY) - u * center.x - v * center.y
        let reach = SIMD2(
            (abs(a.x) * source.width + abs(b.x) * source.height) / 2,
            (abs(a.y) * source.width + abs(b.y) * source.height) / 2)
        guard reach.x < 1e6, reach.y < 1e6, abs(center.x) < 1e7, abs(center.y) < 1e7 else { return nil }
        bounds = PixelRect(
            x0: Int32(pixels: (center.x - reach.x - 0.5).rounded(.down)),
            y0: Int32(pixels: (center.y - reach.y - 0.5).rounded(.down)),
            x1: Int32(pixels: (center.x + reach.x + 0.5).rounded(.up)),
            y1: Int32(pixels: (center.y + reach.y + 0.5).rounded(.up)))
        let color = particle.color
        tint = SIMD4(color.z * color.w, color.y * color.w, color.x * color.w, color.w)
        isNearest = (abs(det) > 1 ? cell.magnificationFilter : cell.minificationFilter) == .nearest
    }

    func draw(on pixels: PixelBuffer, at area: PixelRect, isAdditive: Bool) {
        let rect = bounds.intersection(area)
        let texels = Texels(contents.pixels, source)
        for y in rect.y0..<max(rect.y0, rect.y1) {
            let row = (pixels.data + Int(y - area.y0) * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            var place = origin + u * (Double(rect.x0) + 0.5) + v * (Double(y) + 0.5)
            for x in rect.x0..<max(rect.x0, rect.x1) {
                var color = (isNearest ? texels.nearest(place) : texels.linear(place)) * tint
                place += u
                if color.w <= 0 { continue }
                let out = Int(x - area.x0)
                let below = SIMD4<Float>(unpack(row[out]))
                if isAdditive {
                    color.w = 0
                    color += below
                } else {
                    color += below * (1 - color.w / 255)
                }
                let word = SIMD4<UInt8>(
                    color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)) + 0.5)
                row[out] = unsafeBitCast(word, to: UInt32.self)
            }
        }
    }

    private func unpack(_ word: UInt32) -> SIMD4<UInt8> { unsafeBitCast(word, to: SIMD4<UInt8>.self) }
}

/// Pixels to look up, 0…255; nothing outside of the source.
private struct Texels {
    private let base: UnsafePointer<UInt8>
    private let stride: Int
    private let x0: Int, y0: Int, x1: Int, y1: Int

    init(_ pixels: PixelBuffer, _ source: CGRect) {
        base = UnsafePointer(pixels.data.assumingMemoryBound(to: UInt8.self))
        stride = pixels.bytesPerRow
        x0 = max(0, Int(Int32(pixels: source.minX.rounded(.down))))
        y0 = max(0, Int(Int32(pixels: source.minY.rounded(.down))))
        x1 = min(pixels.width, Int(Int32(pixels: source.maxX.rounded(.up))))
        y1 = min(pixels.height, Int(Int32(pixels: source.maxY.rounded(.up))))
    }

    @inline(__always)
    private func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= x0, x < x1, y >= y0, y < y1 else { return .zero }
        return SIMD4<Float>(UnsafeRawPointer(base + y * stride + x * 4).load(as: SIMD4<UInt8>.self))
    }

    @inline(__always)
    func nearest(_ p: SIMD2<Double>) -> SIMD4<Float> { at(Int(p.x.rounded(.down)), Int(p.y.rounded(.down))) }

    @inline(__always)
    func linear(_ p: SIMD2<Double>) -> SIMD4<Float> {
        let (px, py) = (p.x - 0.5, p.y - 0.5)
        let (fx, fy) = (px.rounded(.down), py.rounded(.down))
        let (x, y) = (Int(fx), Int(fy)), (tx, ty) = (Float(px - fx), Float(py - fy))
        if x < x0 - 1 || y < y0 - 1 || x >= x1 || y >= y1 { return .zero }
        let top = at(x, y) * (1 - tx) + at(x + 1, y) * tx
        let bottom = at(x, y + 1) * (1 - tx) + at(x + 1, y + 1) * tx
        return top * (1 - ty) + bottom * ty
    }
}
