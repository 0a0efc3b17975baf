import PorticoHost

/// Rectangles of pixels that are to be shown anew, as few as it makes sense. Pure.
struct PixelDamage: Equatable {
    /// More than these become one.
    static let most = 16

    private(set) var rects: [HostRect] = []

    mutating func addRect(_ rect: HostRect) {
        guard rect.width > 0, rect.height > 0, !rects.contains(where: { $0.contains(rect) }) else { return }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
        guard rects.count > 1 else { return }
        let hull = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        if rects.count > Self.most || rects.reduce(0, { $0 + $1.area }) >= hull.area { rects = [hull] }
    }

    mutating func addRects(_ more: [HostRect]) { for rect in more { addRect(rect) } }

    mutating func resetSize(width: Int, height: Int) {
        rects = [HostRect(x: 0, y: 0, width: width, height: height)]
    }

    mutating func clearRects() { rects = [] }

    var isEmpty: Bool { rects.isEmpty }
}

extension HostRect {
    func intersection(_ other: HostRect) -> HostRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return HostRect(
            x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top))
    }
}
