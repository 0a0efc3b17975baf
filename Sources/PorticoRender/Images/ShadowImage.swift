import CKernels
import CoreGraphics
import PorticoRenderModel

/// A blurred shadow.
final class ShadowImage: LayerImage {
    enum Outline: Equatable {
        /// A rounded rectangle as nine pieces: it does not depend on the size, so a layer that changes its size keeps it. Small ones
        /// are blurred whole, with their `width` and `height`; 0 where the middle is long enough to be stretched.
        case box(radius: Double, isContinuous: Bool, corners: UInt8, width: Int, height: Int)
        case path(CGPath)
        /// The alpha of a picture, by its stamp.
        case picture(UInt32)
    }

    struct Key: Equatable {
        var outline: Outline
        /// Texels a point, and the blur in texels.
        var scale: Double
        var sigma: Double
        var color: UInt32

        /// How far the blur reaches.
        var margin: Int { Int(Int32(pixels: (3 * sigma).rounded(.up))) + 1 }
    }

    let key: Key
    /// What the image shows before it is stretched, in its texels.
    let area: PixelRect

    private init(_ key: Key, _ area: PixelRect, _ coverage: [UInt8], stamp: UInt32) {
        (self.key, self.area) = (key, area)
        let (w, h) = (area.width, area.height)
        // A shadow too large to be made is none.
        let pixels = PixelBuffer(width: w, height: h) ?? PixelBuffer(width: 1, height: 1)!
        super.init(pixels, stamp: stamp)
        guard pixels.width == w, pixels.height == h, coverage.count == w * h else { return }
        var coverage = coverage
        if key.sigma > 0 {
            var scratch = [UInt8](repeating: 0, count: w * h)
            ck_blur(&coverage, &scratch, Int32(w), Int32(h), key.sigma)
        }
        let words = pixels.data.assumingMemoryBound(to: UInt32.self)
        ck_over_color_mask(words, pixels.bytesPerRow / 4, Int32(w), Int32(h), key.color, coverage, w)
    }

    /// Texels from the image's edge to the part that stretches.
    static func cap(_ key: Key, radius: Double) -> Int {
        key.margin + Int(Int32(pixels: (max(0, radius) * ck_corner_extent(1, 1) + 3 * key.sigma).rounded(.up))) + 1
    }

    /// Texels: with both caps and what is between them an image has a few hundred thousand.
    static let largestCap = 384

    /// Makes the scale so coarse that the shadow of `box`, in points, has no more texels than a screen.
    static func fit(_ key: inout Key, _ box: CGRect) {
        let limit = Double(LayerImage.shadowLimit)
        guard box.width.isFinite, box.height.isFinite else { return }
        while (box.width * key.scale + 1) * (box.height * key.scale + 1) > limit
            || max(box.width, box.height) * key.scale > Double(PixelBuffer.largestSide) / 4
        {
            key.sigma /= 2
            key.scale /= 2
        }
    }

    static func box(_ key: Key, cap: Int, stamp: UInt32) -> ShadowImage? {
        guard case .box(let radius, let isContinuous, let corners, let width, let height) = key.outline else {
            return nil
        }
        let margin = key.margin
        let w = width > 0 ? width + 2 * margin : 2 * cap + 1
        let h = height > 0 ? height + 2 * margin : 2 * cap + 1
        guard w * h <= 2 * LayerImage.shadowLimit else { return nil }
        var coverage = [UInt8](repeating: 0, count: w * h)
        var quad = Quad()
        quad.flags = isContinuous ? [.general, .continuous] : .general
        (quad.width, quad.height) = (Float(w - 2 * margin), Float(h - 2 * margin))
        (quad.corners, quad.radius) = (corners, Float(radius))
        quad.matrix = Quad.Matrix3(Plane(dx: Double(margin), dy: Double(margin)))
        if var shape = quad.shape() {
            coverage.withUnsafeMutableBufferPointer { p in
                for y in 0..<h { ck_shape_row(&shape, p.baseAddress! + y * w, Int32(w), 0, Int32(y)) }
            }
        }
        return ShadowImage(key, PixelRect(x: 0, y: 0, width: w, height: h), coverage, stamp: stamp)
    }

    static func path(_ key: Key, stamp: UInt32) -> ShadowImage? {
        guard case .path(let path) = key.outline else { return nil }
        let box = path.boundingBoxOfPath, scale = key.scale
        let limit = Double(PixelBuffer.largestSide) / 4
        guard !box.isNull, max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) * scale < limit else {
            return nil
        }
        let margin = Int32(key.margin)
        let area = PixelRect(
            x0: Int32((box.minX * scale).rounded(.down)) - margin,
            y0: Int32((box.minY * scale).rounded(.down)) - margin,
            x1: Int32((box.maxX * scale).rounded(.up)) + margin, y1: Int32((box.maxY * scale).rounded(.up)) + margin)
        guard area.area <= 2 * LayerImage.shadowLimit,
            let pixels = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        let context = CGContext(pixelBuffer: pixels)
        // Its y points up; ours down.
        context.translateBy(x: -Double(area.x0), y: Double(area.y1))
        context.scaleBy(x: scale, y: -scale)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.addPath(path)
        context.fillPath()
        context.flush()
        return ShadowImage(key, area, alpha(of: pixels, margin: 0), stamp: stamp)
    }

    static func picture(_ key: Key, _ picture: LayerPicture, stamp: UInt32) -> ShadowImage? {
        let margin = Int32(key.margin)
        let area = PixelRect(
            x0: picture.area.x0 - margin, y0: picture.area.y0 - margin, x1: picture.area.x1 + margin,
            y1: picture.area.y1 + margin)
        guard area.area <= 2 * LayerImage.shadowLimit else { return nil }
        return ShadowImage(key, area, alpha(of: picture.pixels, margin: key.margin), stamp: stamp)
    }

    private static func alpha(of pixels: PixelBuffer, margin: Int) -> [UInt8] {
        let width = pixels.width + 2 * margin
        var coverage = [UInt8](repeating: 0, count: width * (pixels.height + 2 * margin))
        coverage.withUnsafeMutableBufferPointer { out in
            for y in 0..<pixels.height {
                let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let line = out.baseAddress! + (y + margin) * width + margin
                for x in 0..<pixels.width { line[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
            }
        }
        return coverage
    }
}
