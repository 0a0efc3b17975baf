import PorticoRenderModel

/// Quads in drawing order, as they are emitted; what becomes a part of a plan, or a plan of its own.
struct QuadList: Equatable {
    var quads = ContiguousArray<Quad>()

    var count: Int { quads.count }
    var isEmpty: Bool { quads.isEmpty }

    mutating func append(_ quad: Quad) { quads.append(quad) }
    mutating func set(_ index: Int, _ quad: Quad) { quads[index] = quad }
    mutating func removeLast(_ count: Int) { quads.removeLast(count) }
    mutating func remove(at index: Int) { quads.remove(at: index) }
    mutating func removeAll() { quads.removeAll(keepingCapacity: true) }

    /// The pixels that they can touch. What brackets others has no extent of its own.
    func bounds(from start: Int = 0) -> PixelRect {
        var bounds = PixelRect.empty
        for i in start..<quads.count where !quads[i].kind.isBracket { bounds = bounds.union(quads[i].bounds) }
        return bounds
    }
}

extension Quad.Kind {
    /// It draws nothing itself, but says how others are drawn.
    var isBracket: Bool {
        switch self {
        case .groupBegin, .groupEnd, .maskBegin, .maskEnd: true
        case .solid, .image, .shape, .gradient, .border, .curl: false
        }
    }
}
