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

/// Which of the smaller images show a piece of contents, as the trilinear filter has it.
struct MipLevels {
    /// How often the larger of the two is halved.
    var level: Int
    /// Of the smaller one, 0…1: so far lies the size that is seen between both.
    var share: Double
}

extension FramePlanner {
    /// Smaller images, and the share of the smaller of two neighbours, where the layer shows the contents much smaller than they are.
    func levels(_ style: LayerStyle, _ target: CGRect, _ source: CGRect) -> MipLevels {
        let plane = style.plane
        let area = abs(plane.m11 * plane.m22 - plane.m12 * plane.m21) * target.width * target.height
        guard area > 0 else { return MipLevels(level: 0, share: 0) }
        let bias = Double(style.values.extrasBox?.value.minificationFilterBias ?? 0)
        let exact = max(0, min(24, 0.5 * log2(source.width * source.height / area) + bias))
        var levels = MipLevels(level: Int(exact), share: exact - exact.rounded(.down))
        // A share that nobody sees costs no second pass.
        if levels.share > 0.97 { levels = MipLevels(level: levels.level + 1, share: 0) }
        if levels.share < 0.03 { levels.share = 0 }
        return levels
    }

    /// Takes the texels from an image that has been halved so often; `source` becomes the place in it.
    func minify(
        _ quad: inout Quad, _ pixels: PixelBuffer, _ node: RenderNode, level: Int, _ source: inout CGRect
    ) {
        let largest = Int(log2(Double(max(pixels.width, pixels.height))))
        let images = node.images(depth), base = UInt(bitPattern: pixels.data), chosen = min(level, largest)
        guard chosen > 0 else { return }
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

    /// Contents from two of the smaller images, each with its share. Opaque ones are laid over each other; others are added up in a
    /// group. False where one image does.
    func emitMixed(_ node: RenderNode, _ style: LayerStyle, _ contents: ContentsPlacement) -> Bool {
        var mixes = false
        contents.forEachPiece(style.values) { _, target, source in
            if levels(style, target, source).share > 0 { mixes = true }
        }
        guard mixes else { return false }
        if contents.record.isOpaque && style.alpha == 1 && style.isUpright && style.radius == 0 {
            emitContents(node, style, contents, .contents, 1)
            emitContents(node, style, contents, .oldContents, 1, mixing: .smaller)
            return true
        }
        let start = out.count
        var begin = makeQuad(node, Quad.Part.fadeBegin.rawValue, .groupBegin)
        begin.alpha = UInt8(opacity: style.alpha)
        begin.flags.formUnion(.isolated)
        out.append(begin)
        emitContents(node, style, contents, .contents, 1, mixing: .larger)
        emitContents(node, style, contents, .oldContents, 1, flags: .additive, mixing: .smaller)
        close(start, .fadeEnd)
        return true
    }
}

/// Which part of a trilinear mix quads show: the larger image whole, or either with its share.
enum MipMixing { case whole, larger, smaller }
