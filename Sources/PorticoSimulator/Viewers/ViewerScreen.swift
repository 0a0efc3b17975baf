import PorticoHost

/// What one viewer has of the screen, and what it is to be sent next. Pure.
///
/// Pixels are made for a viewer only when it can take them: at most `window` messages and `bytes` bytes may be on their way to it,
/// counted by what it says it has drawn. Whatever changes in the meantime is added up as damage: a slow viewer gets fewer frames,
/// and costs no more memory than a fast one.
struct ViewerScreen: Equatable {
    static let window = 8
    static let bytes = 2 << 20
    static let rectangles = PixelDamage.most

    private var changes = PixelDamage()
    var damage: [HostRect] { changes.rects }
    private(set) var inFlight: [Int: Int] = [:]
    private var isEncoding = false
    private var number = 0

    /// A frame is there that differs from the one before in these places.
    mutating func markChanged(_ rects: [HostRect]) {
        changes.addRects(rects)
    }

    /// Another app, or another size: nothing of what it has is of use.
    mutating func resetSize(width: Int, height: Int) {
        changes.resetSize(width: width, height: height)
    }

    /// Nothing is on the screen.
    mutating func clearChanges() { changes.clearRects() }

    /// What is to be encoded now; nil when there is nothing, or when the viewer is behind.
    mutating func takeChanges() -> [HostRect]? {
        guard !isEncoding, !damage.isEmpty, inFlight.count < Self.window,
            inFlight.isEmpty || inFlight.values.reduce(0, +) < Self.bytes
        else { return nil }
        isEncoding = true
        defer { changes.clearRects() }
        return damage
    }

    /// Returns the number to send it under.
    mutating func encoded(bytes: Int) -> Int {
        isEncoding = false
        number += 1
        inFlight[number] = bytes
        return number
    }

    /// Nothing came of it: another app is there by now.
    mutating func markDiscarded() { isEncoding = false }

    mutating func markShown(_ number: Int) {
        inFlight = inFlight.filter { $0.key > number }
    }
}

extension HostRect {
    var area: Int { width * height }

    func contains(_ other: HostRect) -> Bool {
        other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
    }

    func union(_ other: HostRect) -> HostRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return HostRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
