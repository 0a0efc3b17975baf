import Foundation
import PorticoHost

/// Checks and maps what an app says about its surfaces. An app may be hostile: nothing here is taken on trust.
struct FrameIntake {
    private var set: SurfaceSet?
    private var memory: [SharedMemory] = []
    /// Surfaces of the present set that the shell still shows.
    private var held: Set<Int> = []
    private var sequence = 0

    mutating func takeSurfaces(_ new: SurfaceSet, _ descriptors: [Descriptor]) throws {
        if let problem = new.problem { throw ChannelError.malformed(problem) }
        guard descriptors.count == new.count else {
            throw ChannelError.descriptors("\(descriptors.count) for \(new.count) surfaces")
        }
        guard new.generation > set?.generation ?? 0 else {
            throw ChannelError.malformed("surfaces of generation \(new.generation) again")
        }
        memory = try descriptors.map { try SharedMemory(received: $0, size: new.bytes) }
        set = new
        held = []
    }

    mutating func takeFrame(_ frame: FrameMessage, release: @escaping @Sendable () -> Void) throws -> SharedFrame {
        guard let set, frame.generation == set.generation, memory.indices.contains(frame.surface) else {
            throw ChannelError.malformed("a frame in surface \(frame.surface), which was not announced")
        }
        guard frame.sequence == sequence + 1 else {
            throw ChannelError.malformed("frame \(frame.sequence) after frame \(sequence)")
        }
        guard (1...HostLimits.damage).contains(frame.damage.count) else {
            throw ChannelError.malformed("a frame with \(frame.damage.count) damaged rectangles")
        }
        for rect in frame.damage {
            guard rect.x >= 0, rect.y >= 0, rect.width > 0, rect.height > 0, rect.width <= set.width,
                rect.height <= set.height, rect.x <= set.width - rect.width, rect.y <= set.height - rect.height
            else { throw ChannelError.malformed("damage outside of the surface") }
        }
        guard frame.time.isFinite else { throw ChannelError.malformed("a frame without a time") }
        guard held.insert(frame.surface).inserted else {
            throw ChannelError.malformed("a frame in surface \(frame.surface), which was not released")
        }
        sequence = frame.sequence
        return SharedFrame(surfaces: set, message: frame, memory: memory[frame.surface], release: release)
    }

    /// True when the app is to be told.
    mutating func release(_ frame: FrameMessage) -> Bool {
        frame.generation == set?.generation && held.remove(frame.surface) != nil
    }
}
