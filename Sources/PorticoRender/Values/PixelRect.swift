import Foundation

/// A rectangle of whole pixels on the surface: x0..<x1, y0..<y1, y down.
package struct PixelRect: Sendable, Hashable {
    package var x0, y0, x1, y1: Int32

    package init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x0: Int32(x), y0: Int32(y), x1: Int32(x + width), y1: Int32(y + height))
    }

    package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
    /// No clip: far outside of every surface, and still safe to add to.
    package static let everything = PixelRect(x0: -1 << 24, y0: -1 << 24, x1: 1 << 24, y1: 1 << 24)

    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    package var width: Int { Int(x1 - x0) }
    package var height: Int { Int(y1 - y0) }
    package var area: Int { isEmpty ? 0 : width * height }

    package func intersection(_ o: PixelRect) -> PixelRect {
        PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
    }

    /// Rows first: layers stand in the order in which one reads, so these answers stay the same for long.
    package func intersects(_ o: PixelRect) -> Bool { y0 < o.y1 && o.y0 < y1 && x0 < o.x1 && o.x0 < x1 }

    package func contains(_ o: PixelRect) -> Bool { x0 <= o.x0 && y0 <= o.y0 && x1 >= o.x1 && y1 >= o.y1 }

    package func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }
}

extension PixelRect: CustomStringConvertible {
    package var description: String { "\(x0),\(y0) \(width)x\(height)" }
}

extension Int32 {
    /// A number of pixels: one that is none is 0, and what lies far outside of every surface is only that far away.
    init(pixels v: Double) { self = v.isNaN ? 0 : Int32(Swift.max(-1e7, Swift.min(1e7, v))) }
}

extension UInt8 {
    /// An opacity from 0 to 1.
    init(opacity: Float) { self = UInt8(Swift.max(0, Swift.min(1, opacity)) * 255 + 0.5) }
    init(opacity: Double) { self.init(opacity: Float(opacity)) }
}
