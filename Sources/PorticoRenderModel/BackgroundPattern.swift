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

    /// More are no pattern that anybody sees, and would keep the render thread.
    private static let mostCopies = 16_384.0

    /// The copies that `area` shows of those in `bounds`, cut at its edges: where they are, and which texels.
    package func forEachCopy(
        in bounds: CGRect, seen area: CGRect, _ body: (_ index: Int, _ target: CGRect, _ source: CGRect) -> Void
    ) {
        let seen = bounds.intersection(area)
        guard !seen.isEmpty, size.width > 0, size.height > 0 else { return }
        let (left, right) = ((seen.minX / size.width).rounded(.down), (seen.maxX / size.width).rounded(.up))
        let (top, bottom) = ((seen.minY / size.height).rounded(.down), (seen.maxY / size.height).rounded(.up))
        // Not for what is no number, nor where copies are too far away to be told apart.
        guard (right - left) * (bottom - top) <= Self.mostCopies, abs(left) < 1e9, abs(top) < 1e9 else { return }
        let (kx, ky) = (CGFloat(pixels.width) / size.width, CGFloat(pixels.height) / size.height)
        var index = 0
        for row in Int(top)..<Int(bottom) {
            for column in Int(left)..<Int(right) {
                let copy = CGRect(
                    origin: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height), size: size)
                let target = copy.intersection(bounds)
                if !target.isEmpty {
                    let (x, y) = ((target.minX - copy.minX) * kx, (target.minY - copy.minY) * ky)
                    body(index, target, CGRect(x: x, y: y, width: target.width * kx, height: target.height * ky))
                }
                index += 1
            }
        }
    }
}
