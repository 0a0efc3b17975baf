/// A rectangle of whole pixels: x, y of the top left corner, width, height.
package struct HostRect: Codable, Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Four numbers, not four names: this is the message that comes sixty times a second.
    package init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            x: try list.decode(Int.self), y: try list.decode(Int.self), width: try list.decode(Int.self),
            height: try list.decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for value in [x, y, width, height] { try list.encode(value) }
    }
}

/// The shared memory that an app draws into: premultiplied BGRA, top row first, one descriptor a surface.
package struct SurfaceSet: Codable, Sendable, Equatable {
    /// Counts the sets of one process; a turn of the device makes a new set.
    package var generation: Int
    package var count: Int
    /// Pixels, as the interface stands.
    package var width: Int
    package var height: Int
    package var bytesPerRow: Int
    /// Pixels a point.
    package var scale: Double

    package init(generation: Int, count: Int, width: Int, height: Int, bytesPerRow: Int, scale: Double) {
        self.generation = generation
        self.count = count
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.scale = scale
    }

    /// Why this cannot be a set of surfaces; nil if it can.
    package var problem: String? {
        guard (1...HostLimits.surfaces).contains(count) else { return "\(count) surfaces" }
        guard (1...HostLimits.side).contains(width), (1...HostLimits.side).contains(height) else {
            return "a surface of \(width)×\(height) pixels"
        }
        guard bytesPerRow >= width * 4, bytesPerRow <= HostLimits.side * 4 + 64 else {
            return "rows of \(bytesPerRow) bytes for \(width) pixels"
        }
        guard scale.isFinite, scale > 0, scale <= 8 else { return "a scale of \(scale)" }
        return nil
    }

    package var bytes: Int { bytesPerRow * height }
}

/// A finished frame. Its surface belongs to the shell until `HostMessage.release`.
package struct FrameMessage: Codable, Sendable, Equatable {
    package var generation: Int
    package var surface: Int
    /// What differs from the frame before, in pixels; never empty.
    package var damage: [HostRect]
    /// 1 for the first frame of a process, without gaps.
    package var sequence: Int
    /// Seconds on the media clock.
    package var time: Double

    package init(generation: Int, surface: Int, damage: [HostRect], sequence: Int, time: Double) {
        self.generation = generation
        self.surface = surface
        self.damage = damage
        self.sequence = sequence
        self.time = time
    }
}
