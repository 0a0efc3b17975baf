import CoreGraphics
import Foundation
import PorticoRenderModel

/// Pictures that show which way is up, and where their texels are.
enum SheetImages {
    /// 16 by 16: a red arrow that points up and to the left, a blue corner, and a clear middle.
    nonisolated(unsafe) static let arrow = make(16, 16) { x, y in
        if x >= 11 && y >= 11 { return 0xff20_50e0 }
        if x == y || (x < 9 && y < 2) || (y < 9 && x < 2) { return 0xffd8_2020 }
        return (x / 2 + y / 2) % 2 == 0 && x + y > 18 ? 0x8000_4000 : 0
    }

    /// 24 by 12, opaque: four colours and a grid.
    nonisolated(unsafe) static let flag = make(24, 12) { x, y in
        if x % 6 == 0 || y % 6 == 0 { return 0xff20_2020 }
        return x < 12 ? (y < 6 ? 0xffe0_4030 : 0xff30_a050) : (y < 6 ? 0xfff0_c030 : 0xff30_60e0)
    }

    /// 96 by 96: lines that get finer from left to right.
    nonisolated(unsafe) static let lines = make(96, 96) { x, y in
        let period = x < 32 ? 8 : x < 64 ? 4 : 2
        return (y < 48 ? x : y) % period < period / 2 ? 0xff10_1020 : 0xfff4_f0d0
    }

    /// A soft white spot, 12 by 12.
    nonisolated(unsafe) static let spot = make(12, 12) { x, y in
        let (dx, dy) = (Double(x) - 5.5, Double(y) - 5.5)
        let alpha = UInt32(max(0, 255 * (1 - (dx * dx + dy * dy).squareRoot() / 6)))
        return alpha << 24 | alpha << 16 | alpha << 8 | alpha
    }

    /// Words are premultiplied.
    static func make(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = color(x, y) }
        }
        return CGImage(pixelBuffer: pixels)
    }

    /// Around the origin.
    static func star(_ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<5).map {
                let a = Double($0) * 4 * .pi / 5
                return CGPoint(x: radius * sin(a), y: -radius * cos(a))
            })
        path.closeSubpath()
        return path
    }
}
