import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// Contents at a half, a quarter … of their size, for the trilinear filter.
final class MipImage: LayerImage {
    private let base: UInt
    private let contentsStamp: UInt32
    private let level: Int

    private init(_ pixels: PixelBuffer, stamp: UInt32, base: UInt, contentsStamp: UInt32, level: Int) {
        (self.base, self.contentsStamp, self.level) = (base, contentsStamp, level)
        super.init(pixels, stamp: stamp)
    }

    fileprivate func shows(_ base: UInt, _ contentsStamp: UInt32, _ level: Int) -> Bool {
        self.base == base && self.contentsStamp == contentsStamp && self.level == level
    }

    /// Each pixel the mean of four.
    static func halved(_ source: PixelBuffer) -> PixelBuffer? {
        let (w, h) = (max(1, source.width / 2), max(1, source.height / 2))
        guard let half = PixelBuffer(width: w, height: h) else { return nil }
        let wide = source.width > 1 ? 1 : 0, high = source.height > 1 ? 1 : 0
        ck_halve(
            half.data.assumingMemoryBound(to: UInt32.self), half.bytesPerRow / 4, Int32(w), Int32(h),
            source.data.assumingMemoryBound(to: UInt32.self), source.bytesPerRow / 4, Int32(wide), Int32(high))
        return half
    }

    fileprivate static func make(
        _ pixels: PixelBuffer, _ contentsStamp: UInt32, level: Int, stamp: UInt32
    ) -> MipImage? {
        var image = pixels
        for _ in 0..<level {
            guard let next = halved(image) else { return nil }
            image = next
        }
        return MipImage(
            image, stamp: stamp, base: UInt(bitPattern: pixels.data), contentsStamp: contentsStamp, level: level)
    }
}

extension FramePlanner {
    /// Takes the texels from a smaller image where the layer shows the contents much smaller than they are: the level nearest to the
    /// size that is seen.
    func minify(
        _ quad: inout Quad, _ pixels: PixelBuffer, _ node: RenderNode, _ style: LayerStyle, _ target: CGRect,
        _ source: inout CGRect
    ) {
        let plane = style.plane
        let area = abs(plane.m11 * plane.m22 - plane.m12 * plane.m21) * target.width * target.height
        guard area > 0 else { return }
        let bias = Double(style.values.extrasBox?.value.minificationFilterBias ?? 0)
        let level = Int((0.5 * log2(source.width * source.height / area) + bias).rounded())
        let largest = Int(log2(Double(max(pixels.width, pixels.height))))
        guard level > 0 else { return }
        let images = node.images(depth), base = UInt(bitPattern: pixels.data), chosen = min(level, largest)
        let known: MipImage? = images.find(generation) { $0.shows(base, node.contentsStamp, chosen) }
        guard let image = known ?? MipImage.make(pixels, node.contentsStamp, level: chosen, stamp: tree.stamp()) else {
            return
        }
        if known == nil { images.keep(image, generation) }
        quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
        let kx = Double(image.pixels.width) / Double(pixels.width),
            ky = Double(image.pixels.height) / Double(pixels.height)
        source = CGRect(x: source.minX * kx, y: source.minY * ky, width: source.width * kx, height: source.height * ky)
    }
}
