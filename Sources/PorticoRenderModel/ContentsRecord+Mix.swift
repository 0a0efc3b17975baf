import CoreGraphics
import Foundation

extension ContentsRecord {
    /// A picture part way from one to another, as large as the one it becomes; nothing counts as a transparent picture.
    package static func mix(_ from: ContentsRecord?, _ to: ContentsRecord?, _ t: Double) -> ContentsRecord? {
        if t <= 0 { return from }
        if t >= 1 { return to }
        guard let shape = (to ?? from)?.pixels, let made = PixelBuffer(width: shape.width, height: shape.height) else {
            return t < 0.5 ? from : to
        }
        let weight = UInt32((t * 256).rounded())
        for y in 0..<made.height {
            let target = row(made, y)
            let a = from.map { row($0.pixels, y * $0.pixels.height / made.height) }
            let b = to.map { row($0.pixels, y * $0.pixels.height / made.height) }
            let (aWidth, bWidth) = (from?.pixels.width ?? 0, to?.pixels.width ?? 0)
            for x in 0..<made.width {
                let old = a?[aWidth == made.width ? x : x * aWidth / made.width] ?? 0
                let new = b?[bWidth == made.width ? x : x * bWidth / made.width] ?? 0
                target[x] = old == new ? old : lerp(old, new, weight)
            }
        }
        return ContentsRecord(pixels: made, isOpaque: from?.isOpaque ?? false && to?.isOpaque ?? false)
    }

    private static func row(_ pixels: PixelBuffer, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Two channels at a time.
    private static func lerp(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let low = ((a & 0x00ff_00ff) * (256 - weight) + (b & 0x00ff_00ff) * weight) >> 8 & 0x00ff_00ff
        let high = ((a >> 8 & 0x00ff_00ff) * (256 - weight) + (b >> 8 & 0x00ff_00ff) * weight) & 0xff00_ff00
        return low | high
    }
}
