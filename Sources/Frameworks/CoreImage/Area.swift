import CoreGraphics

/// A part of the plane in whole pixels, upward axes.
struct Area: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// How many pixels a picture may have that is made: about 800 MB of them.
    static let mostPixels = 50_000_000

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The whole pixels that a rectangle touches; nil for none, or more than can be made.
    init?(_ rect: CGRect) {
        let part = rect.integral
        guard part.width >= 1, part.height >= 1, abs(part.minX) < 1e7, abs(part.minY) < 1e7,
            part.width * part.height <= CGFloat(Self.mostPixels)
        else { return nil }
        self.init(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var isEmpty: Bool { width == 0 || height == 0 }

    func grown(by pixels: Int) -> Area {
        Area(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }

    func intersection(_ other: Area) -> Area {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return Area(
            x: left, y: bottom, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - bottom)
    }
}
