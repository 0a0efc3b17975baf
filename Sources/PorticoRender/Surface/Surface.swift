import CoreGraphics
import Foundation
import PorticoRenderModel

/// The screen's pixels: premultiplied BGRA, top row first. Belongs to the render thread; a sink sees it only during `present`.
package final class Surface {
    package let pixels: PixelBuffer
    package let width: Int
    package let height: Int
    /// Where its first pixel is: 0, 0 of a screen.
    let x: Int32, y: Int32

    package init(width: Int, height: Int) {
        guard let pixels = PixelBuffer(width: width, height: height) else {
            fatalError(
                "A surface of \(width)x\(height) pixels cannot be made: a side must be 1...\(PixelBuffer.largestSide).")
        }
        self.pixels = pixels
        (self.width, self.height, x, y) = (width, height, 0, 0)
    }

    /// Draws into pixels that somebody else keeps; (x, y) is the first of them.
    package init(_ pixels: PixelBuffer, x: Int32 = 0, y: Int32 = 0) {
        self.pixels = pixels
        (width, height, self.x, self.y) = (pixels.width, pixels.height, x, y)
    }

    package var bounds: PixelRect { PixelRect(x0: x, y0: y, x1: x + Int32(width), y1: y + Int32(height)) }

    /// In words.
    package var stride: Int { pixels.bytesPerRow / 4 }
    package var words: UnsafeMutablePointer<UInt32> { pixels.data.assumingMemoryBound(to: UInt32.self) }

    /// 0xAARRGGBB.
    package subscript(x: Int, y: Int) -> UInt32 { words[y * stride + x] }

    /// Takes over a rectangle of a surface of the same size.
    func copy(_ rect: PixelRect, from other: Surface) {
        for y in Int(rect.y0)..<Int(rect.y1) {
            (words + y * stride + Int(rect.x0)).update(
                from: other.words + y * other.stride + Int(rect.x0), count: rect.width)
        }
    }

    /// A copy that nobody writes any more.
    package func copy() -> PixelBuffer {
        // The same size was made once already.
        let copy = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            (copy.data + y * copy.bytesPerRow).copyMemory(
                from: pixels.data + y * pixels.bytesPerRow, byteCount: width * 4)
        }
        return copy
    }
}
