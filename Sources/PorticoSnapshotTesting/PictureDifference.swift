import CoreGraphics
import Foundation

/// The difference between two pictures.
struct PictureDifference {
    /// Pixels whose channels differ by more than the tolerance allows.
    private(set) var changed = 0
    /// The largest difference of a channel, 0 to 255.
    private(set) var largest = 0
    private(set) var count: Int
    private let sizes: String?
    private var left = Int.max, top = Int.max, right = -1, bottom = -1
    /// What was expected, faded, with what differs in magenta.
    private(set) var picture: PixelBuffer?
    private let tolerance: SnapshotTolerance

    init(expected: PixelBuffer, found: PixelBuffer, tolerance: SnapshotTolerance) {
        self.tolerance = tolerance
        let width = max(expected.width, found.width), height = max(expected.height, found.height)
        count = width * height
        let isSameSize = expected.width == found.width && expected.height == found.height
        sizes =
            isSameSize ? nil : "\(expected.width) × \(expected.height) pixels, now \(found.width) × \(found.height)"
        picture = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { lookAtPixel(at: x, y, Self.pixel(expected, x, y), Self.pixel(found, x, y)) }
        }
    }

    var isTolerated: Bool { sizes == nil && Double(changed) <= tolerance.pixels * Double(count) }

    var text: String {
        let share = String(format: "%.2f", 100 * Double(changed) / Double(count))
        let differing =
            "\(changed) of \(count) pixels (\(share) %), between (\(left), \(top)) and (\(right), \(bottom)), channels by up to \(largest)"
        return [sizes, changed == 0 ? nil : differing].compactMap { $0 }.joined(separator: "; ")
    }

    private mutating func lookAtPixel(at x: Int, _ y: Int, _ old: UInt32?, _ new: UInt32?) {
        let difference = old == new ? 0 : Self.difference(old, new)
        largest = max(largest, difference)
        let differs = Double(difference) > tolerance.channel * 255
        if differs {
            changed += 1
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
        guard let picture else { return }
        let shown = differs ? 0xFFFF_00FF : Self.faded(old ?? 0)
        (picture.data + y * picture.bytesPerRow).storeBytes(of: shown, toByteOffset: x * 4, as: UInt32.self)
    }

    private static func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> UInt32? {
        guard x < buffer.width, y < buffer.height else { return nil }
        return (buffer.data + y * buffer.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
    }

    /// A pixel that only one of the two has differs in everything.
    private static func difference(_ old: UInt32?, _ new: UInt32?) -> Int {
        guard let old, let new else { return 255 }
        return [0, 8, 16, 24].map { abs(Int(old >> $0 & 255) - Int(new >> $0 & 255)) }.max() ?? 0
    }

    /// Opaque, and three quarters of the way to white.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        0xFFC0_C0C0 + (pixel >> 2 & 0x3F_3F3F) + (255 - (pixel >> 24)) / 4 * 0x01_0101
    }
}
