import CoreGraphics
import Foundation
import Synchronization

/// What a layer's background repeats, from the origin of the layer's coordinates on: so it moves with what scrolls.
package final class BackgroundPattern: Sendable, Equatable {
    /// Premultiplied BGRA, top row first; nobody writes them any more.
    package let pixels: PixelBuffer
    /// In the layer's points.
    package let size: CGSize
    /// Tells it from every other one, also where new pixels lie at an old address.
    package let serial: UInt32

    private static let count = Atomic<UInt32>(0)

    package init(pixels: PixelBuffer, size: CGSize) {
        (self.pixels, self.size) = (pixels, size)
        serial = Self.count.add(1, ordering: .relaxed).newValue
    }

    package static func == (a: BackgroundPattern, b: BackgroundPattern) -> Bool { a === b }

    /// The copies that `bounds` show, cut at its edges: where they are, and which texels.
    package func forEachCopy(in bounds: CGRect, _ body: (_ index: Int, _ target: CGRect, _ source: CGRect) -> Void) {
        guard size.width > 0, size.height > 0, !bounds.isEmpty else { return }
        let (kx, ky) = (CGFloat(pixels.width) / size.width, CGFloat(pixels.height) / size.height)
        var index = 0
        var y = (bounds.minY / size.height).rounded(.down) * size.height
        while y < bounds.maxY {
            var x = (bounds.minX / size.width).rounded(.down) * size.width
            while x < bounds.maxX {
                let seen = CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds)
                if !seen.isEmpty {
                    body(
                        index, seen,
                        CGRect(
                            x: (seen.minX - x) * kx, y: (seen.minY - y) * ky, width: seen.width * kx,
                            height: seen.height * ky))
                }
                index += 1
                x += size.width
            }
            y += size.height
        }
    }
}
