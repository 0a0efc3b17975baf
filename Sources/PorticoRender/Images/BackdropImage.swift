import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// What lies below a backdrop layer, blurred: smaller than it is seen, the more so the wider the blur, and opaque.
final class BackdropImage: LayerImage {
    let place: Place
    /// How it was made of what is below.
    fileprivate(set) var values: BackdropValues
    /// What is below.
    fileprivate(set) var quads = ContiguousArray<Quad>()
    /// That, as small as the image and not yet blurred.
    fileprivate let ground: PixelBuffer

    /// Which part of the surface goes in, and how small that gets.
    struct Place: Equatable {
        /// Pixels of the surface; sides are multiples of `shrink`.
        let area: PixelRect
        /// Of these, those on the screen, whose edge stands for all that is beyond.
        let seen: PixelRect
        let shrink: Int32
        /// In small pixels.
        let sigma: Double

        /// - Parameter sigma: in pixels of the surface.
        init(around rect: PixelRect, sigma: Double, screen: PixelRect) {
            // At four small pixels of deviation nobody sees that they are few.
            shrink = sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
            self.sigma = sigma / Double(shrink)
            let reach = Self.reach(self.sigma)
            area = Self.grown(rect, by: reach * shrink, shrink)
            seen = area.intersection(screen)
        }

        /// How far a small pixel spreads: three boxes, and the filter that makes the image large again.
        static func reach(_ sigma: Double) -> Int32 { sigma > 0 ? Int32((3 * sigma).rounded(.up)) + 4 : 1 }
        var reach: Int32 { Self.reach(sigma) }

        /// To whole small pixels.
        static func grown(_ rect: PixelRect, by margin: Int32, _ k: Int32) -> PixelRect {
            func down(_ v: Int32) -> Int32 { v - ((v % k) + k) % k }
            return PixelRect(
                x0: down(rect.x0 - margin), y0: down(rect.y0 - margin), x1: down(rect.x1 + margin + k - 1),
                y1: down(rect.y1 + margin + k - 1))
        }

        func grown(_ rect: PixelRect, by margin: Int32) -> PixelRect {
            Self.grown(rect, by: margin, shrink).intersection(area)
        }

        /// From the surface to small pixels; the rectangle's sides are multiples of `shrink`.
        func small(_ rect: PixelRect) -> PixelRect {
            PixelRect(
                x0: (rect.x0 - area.x0) / shrink, y0: (rect.y0 - area.y0) / shrink, x1: (rect.x1 - area.x0) / shrink,
                y1: (rect.y1 - area.y0) / shrink)
        }
    }

    /// Of the surface, in pixels; the image has fewer, the wider the blur.
    private static let largestArea = 24 << 20

    /// Nil where there is nothing on the screen, or too much.
    init?(_ place: Place, _ values: BackdropValues, stamp: UInt32) {
        let k = Int(place.shrink)
        guard !place.seen.isEmpty, place.area.area <= Self.largestArea,
            let ground = PixelBuffer(width: place.area.width / k, height: place.area.height / k),
            let pixels = PixelBuffer(width: ground.width, height: ground.height)
        else { return nil }
        (self.place, self.values, self.ground) = (place, values, ground)
        super.init(pixels, stamp: stamp)
    }

    /// Draws what is below anew where it changed.
    /// - Returns: the pixels of the surface where the image differs afterwards.
    func update(
        _ list: QuadList, dirty: PixelRect, _ values: BackdropValues, stamp: UInt32, with blurrer: BackdropBlurrer
    ) -> PixelRect {
        let redrawn = place.grown(dirty.intersection(place.seen), by: 0)
        let changed =
            self.values == values && !quads.isEmpty
            ? place.grown(redrawn, by: place.reach * place.shrink) : place.area
        if !dirty.isEmpty { blurrer.draw(list, redrawn, place, into: ground) }
        (self.values, self.stamp, quads) = (values, stamp, list.quads)
        blurrer.blur(ground, changed, place, values, into: pixels)
        return changed
    }
}

/// Draws grounds and blurs them. It keeps the memory for that.
///
/// - From: `FramePlanner.refreshBackdrops`.
/// - To: `BackdropImage`.
final class BackdropBlurrer {
    private let compositor = CPUCompositor(workers: 1)
    private var scratch: PixelBuffer?
    private var planes: [UInt8] = []
    private var rest: [UInt8] = []

    /// A part of the surface, made small.
    fileprivate func draw(
        _ list: QuadList, _ rect: PixelRect, _ place: BackdropImage.Place, into ground: PixelBuffer
    ) {
        if scratch == nil || scratch!.width < rect.width || scratch!.height < rect.height {
            let (w, h) = (max(rect.width, scratch?.width ?? 0), max(rect.height, scratch?.height ?? 0))
            scratch = PixelBuffer(width: w, height: h)
        }
        guard let scratch else { return }
        compositor.draw(
            FramePlan(list), damage: FrameDamage(rect.intersection(place.seen)),
            surface: Surface(scratch, x: rect.x0, y: rect.y0))
        let words = scratch.data.assumingMemoryBound(to: UInt32.self), stride = scratch.bytesPerRow / 4
        let small = place.small(rect)
        let into =
            ground.data.assumingMemoryBound(to: UInt32.self)
            + Int(small.y0) * (ground.bytesPerRow / 4) + Int(small.x0)
        var (w, h) = (rect.width, rect.height)
        if place.shrink == 1 {
            for y in 0..<h { (into + y * (ground.bytesPerRow / 4)).update(from: words + y * stride, count: w) }
            return
        }
        var step = place.shrink
        while step > 1 {
            (w, h, step) = (w / 2, h / 2, step / 2)
            // In place: a row is written after it was read.
            ck_halve(
                step == 1 ? into : words, step == 1 ? ground.bytesPerRow / 4 : stride, Int32(w), Int32(h), words,
                stride, 1, 1)
        }
    }

    /// Makes a part of the image of its ground.
    fileprivate func blur(
        _ ground: PixelBuffer, _ part: PixelRect, _ place: BackdropImage.Place, _ values: BackdropValues,
        into pixels: PixelBuffer
    ) {
        if part.isEmpty { return }
        let source = place.small(place.grown(part, by: place.reach * place.shrink)), target = place.small(part)
        let k = place.shrink
        // Small pixels that are wholly on the screen; at least one.
        var inside = PixelRect(
            x0: (place.seen.x0 - place.area.x0 + k - 1) / k, y0: (place.seen.y0 - place.area.y0 + k - 1) / k,
            x1: (place.seen.x1 - place.area.x0) / k, y1: (place.seen.y1 - place.area.y0) / k
        )
        inside.x1 = max(inside.x1, inside.x0 + 1)
        inside.y1 = max(inside.y1, inside.y0 + 1)
        let (w, h) = (source.width, source.height), count = w * h
        if planes.count < 3 * count { planes = [UInt8](repeating: 0, count: 3 * count) }
        if rest.count < count { rest = [UInt8](repeating: 0, count: count) }
        let stride = ground.bytesPerRow / 4
        let words = ground.data.assumingMemoryBound(to: UInt32.self)
        let matrix = Self.matrix(values)
        planes.withUnsafeMutableBufferPointer { planes in
            rest.withUnsafeMutableBufferPointer { rest in
                let base = planes.baseAddress!
                ck_split(
                    words + Int(source.y0) * stride + Int(source.x0), stride, Int32(w), Int32(h),
                    inside.x0 - source.x0, inside.y0 - source.y0, inside.x1 - source.x0, inside.y1 - source.y0, base)
                if place.sigma > 0 {
                    for channel in 0..<3 {
                        ck_blur(base + channel * count, rest.baseAddress!, Int32(w), Int32(h), place.sigma)
                    }
                }
                let out = pixels.data.assumingMemoryBound(to: UInt32.self)
                ck_join(
                    out + Int(target.y0) * stride + Int(target.x0), stride, Int32(target.width), Int32(target.height),
                    base, Int32(w), Int32(h), target.x0 - source.x0, target.y0 - source.y0, matrix)
            }
        }
    }

    /// Saturation, then the tint: rows for blue, green and red.
    private static func matrix(_ values: BackdropValues) -> [Float] {
        let s = Float(values.saturation), tint = values.tint
        let grey = SIMD3<Float>(0.0722, 0.7152, 0.2126), ends = SIMD3<Float>(tint.z, tint.y, tint.x)
        return (0..<3).flatMap { row in
            var line = grey * (1 - s)
            line[row] += s
            line *= 1 - tint.w
            return [line.x, line.y, line.z, ends[row] * tint.w * 255]
        }
    }
}
