import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// The blurred shadow of a rounded rectangle of any size, as nine pieces: it depends on radius, blur and colour only, so that a
/// layer that changes its size keeps it.
final class ShadowImage {
    struct Key: Equatable {
        var radius: Double
        var sigma: Double
        var color: UInt32
        var isContinuous: Bool
        var corners: UInt8
        /// Small layers are blurred whole; 0 where the middle is long enough to be stretched.
        var width: Int, height: Int
    }

    let key: Key
    let pixels: PixelBuffer
    /// Texels from the image's edge to the shape's.
    let margin: Int
    /// Texels from the image's edge to the part that stretches.
    let cap: Int
    let stamp: UInt32

    init(_ key: Key, margin: Int, cap: Int, stamp: UInt32) {
        self.key = key
        self.margin = margin
        self.cap = cap
        self.stamp = stamp
        let w = key.width > 0 ? key.width + 2 * margin : 2 * cap + 1
        let h = key.height > 0 ? key.height + 2 * margin : 2 * cap + 1
        var coverage = [UInt8](repeating: 0, count: w * h)
        let (sw, sh) = (w - 2 * margin, h - 2 * margin)
        var shape = ck_shape()
        var matrix: (Float, Float, Float, Float, Float, Float, Float, Float, Float) = (1, 0, 0, 0, 1, 0, 0, 0, 1)
        var radii = SIMD4<Float>()
        for i in 0..<4 where key.corners & (1 << UInt8(i)) != 0 { radii[i] = Float(key.radius) }
        let m = Float(margin)
        let exists = withUnsafeBytes(of: &matrix) { matrix in
            withUnsafeBytes(of: &radii) { radii in
                ck_shape_init(
                    &shape, matrix.baseAddress!.assumingMemoryBound(to: Float.self), m, m, m + Float(sw), m + Float(sh),
                    radii.baseAddress!.assumingMemoryBound(to: Float.self), 0)
            }
        }
        if exists != 0 {
            coverage.withUnsafeMutableBufferPointer { p in
                for y in 0..<h { ck_shape_row(&shape, p.baseAddress! + y * w, Int32(w), 0, Int32(y)) }
            }
        }
        if key.sigma > 0 {
            var scratch = [UInt8](repeating: 0, count: w * h)
            ck_blur(&coverage, &scratch, Int32(w), Int32(h), key.sigma)
        }
        // A shadow too large to be made is none.
        pixels = PixelBuffer(width: w, height: h) ?? PixelBuffer(width: 1, height: 1)!
        guard pixels.width == w else { return }
        let stride = pixels.bytesPerRow / 4
        let words = pixels.data.assumingMemoryBound(to: UInt32.self)
        ck_fill(words, stride, Int32(w), Int32(h), 0)
        ck_over_color_mask(words, stride, Int32(w), Int32(h), key.color, coverage, w)
    }
}

extension FramePlanner {
    /// The shadow of the layer's own rounded rectangle. A shadow of what contents or sublayers cover is not computed.
    func emitShadow(_ node: RenderNode, _ style: LayerStyle) {
        guard let extras = style.values.extrasBox?.value, style.bounds.width > 0, style.bounds.height > 0,
            style.hasBackground || style.contents != nil
        else { return }
        let scale = style.scale > 0 ? style.scale : max(abs(style.plane.m11), abs(style.plane.m22), 0.5)
        let sigma = max(0, extras.shadowRadius * scale), radius = style.radius * scale
        let margin = Int((3 * sigma).rounded(.up)) + 1
        let cap = margin + Int((max(radius, 0) + 3 * sigma).rounded(.up)) + 1
        let (w, h) = (Int((style.bounds.width * scale).rounded()), Int((style.bounds.height * scale).rounded()))
        let isLong = w > 2 * (cap - margin), isTall = h > 2 * (cap - margin)
        let key = ShadowImage.Key(
            radius: radius, sigma: sigma, color: Self.word(extras.shadowColor, 1),
            isContinuous: style.values.hasContinuousCorners, corners: style.radius > 0 ? style.values.maskedCorners : 0,
            width: isLong ? 0 : max(w, 1), height: isTall ? 0 : max(h, 1))
        if node.shadow?.key != key {
            node.shadow = ShadowImage(key, margin: margin, cap: cap, stamp: tree.stamp())
        }
        let image = node.shadow!
        let outset = Double(margin) / scale
        let whole = style.bounds.offsetBy(dx: extras.shadowOffset.width, dy: extras.shadowOffset.height)
            .insetBy(dx: -outset, dy: -outset)
        let x = Self.cuts(whole.minX, whole.width, image.pixels.width, isLong ? cap : 0, scale)
        let y = Self.cuts(whole.minY, whole.height, image.pixels.height, isTall ? cap : 0, scale)
        for j in 0..<3 {
            for i in 0..<3 where x.0[i + 1] > x.0[i] && y.0[j + 1] > y.0[j] {
                let target = CGRect(x: x.0[i], y: y.0[j], width: x.0[i + 1] - x.0[i], height: y.0[j + 1] - y.0[j])
                let source = CGRect(x: x.1[i], y: y.1[j], width: x.1[i + 1] - x.1[i], height: y.1[j + 1] - y.1[j])
                var quad = makeQuad(node, Quad.Part.shadow.rawValue + UInt8(j * 3 + i), .image)
                quad.alpha = UInt8(max(0, min(1, extras.shadowOpacity)) * style.alpha * 255 + 0.5)
                quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
                style.place(&quad, target, clip: style.clip, isRounded: false)
                style.sample(&quad, target, source)
                out.append(quad)
            }
        }
    }

    private static func cuts(
        _ start: Double, _ length: Double, _ texels: Int, _ cap: Int, _ scale: Double
    ) -> (SIMD4<Double>, SIMD4<Double>) {
        if cap == 0 {
            let end = start + length
            return (SIMD4(start, end, end, end), SIMD4(0, Double(texels), Double(texels), Double(texels)))
        }
        let head = Double(cap) / scale, t = Double(texels), c = Double(cap)
        return (SIMD4(start, start + head, start + length - head, start + length), SIMD4(0, c, t - c, t))
    }
}
