import CoreGraphics
import Foundation
import PorticoHost

/// Frames for another process: the renderer draws into shared memory, the shell shows it and gives it back. With nothing given
/// back there is nothing to draw into, and frames are postponed: a slow viewer costs frames, not memory.
///
/// - From: `FrameRenderer`, on the render thread; `release` on any.
/// - To: the shell, as `AppMessage.surfaces` and `.frame`
package final class FrameStream: @unchecked Sendable {
    private struct Slot {
        var surface: Surface
        /// What was drawn elsewhere since this one was the newest.
        var stale: FrameDamage
    }

    private let send: @Sendable (AppMessage, [Int32]) -> Void
    private let scale: Double
    // Of the render thread.
    private var slots: [Slot] = []
    private var memory: [SharedMemory] = []
    private var generation = 0
    private var sequence = 0
    private let lock = NSLock()
    // Guarded by the lock.
    private var held: Set<Int> = []
    private var isWaiting = false
    private var heldGeneration = 0
    private var wake: (@Sendable () -> Void)?

    /// - Parameter send: hands a message and the descriptors that go with it to the channel.
    package init(scale: Double, send: @escaping @Sendable (AppMessage, [Int32]) -> Void) {
        self.scale = scale
        self.send = send
    }

    /// Called when a surface is free again after there was none.
    func whenReleased(_ body: @escaping @Sendable () -> Void) { lock.withLock { wake = body } }

    package func release(surface: Int, generation: Int) {
        let wake = lock.withLock { () -> (@Sendable () -> Void)? in
            guard generation == heldGeneration, held.remove(surface) != nil, isWaiting else { return nil }
            isWaiting = false
            return self.wake
        }
        wake?()
    }

    /// The surface for the next frame, holding what the last frame showed wherever `damage` leaves it; nil while all are on show.
    func surface(after last: Surface, damage: FrameDamage) -> Surface? {
        if slots.first.map({ $0.surface.width != last.width || $0.surface.height != last.height }) ?? true {
            guard makeSlots(like: last) else { return nil }
        }
        let free = lock.withLock { () -> Int? in
            let free = slots.indices.first { !held.contains($0) }
            isWaiting = free == nil
            return free
        }
        guard let free else { return nil }
        let target = slots[free].surface
        for rect in slots[free].stale.rects where !damage.rects.contains(where: { $0.contains(rect) }) {
            target.copy(rect, from: last)
        }
        slots[free].stale.removeAll()
        return target
    }

    func present(_ surface: Surface, damage: [PixelRect], time: Double) {
        guard let index = slots.firstIndex(where: { $0.surface === surface }) else { return }
        for other in slots.indices where other != index {
            for rect in damage { slots[other].stale.add(rect) }
        }
        lock.withLock { _ = held.insert(index) }
        sequence += 1
        let rects = damage.map { HostRect(x: Int($0.x0), y: Int($0.y0), width: $0.width, height: $0.height) }
        send(
            .frame(
                FrameMessage(generation: generation, surface: index, damage: rects, sequence: sequence, time: time)),
            [])
    }

    private func makeSlots(like last: Surface) -> Bool {
        let bytesPerRow = (last.width * 4 + 63) & ~63
        var new: [Slot] = []
        memory = []
        for _ in 0..<HostLimits.surfaces {
            guard let shared = try? SharedMemory(name: "portico-surface", size: bytesPerRow * last.height),
                let pixels = PixelBuffer(
                    width: last.width, height: last.height, bytesPerRow: bytesPerRow, data: shared.base,
                    release: { _ = shared })
            else { return false }
            memory.append(shared)
            new.append(Slot(surface: Surface(pixels), stale: FrameDamage(last.bounds)))
        }
        slots = new
        generation += 1
        lock.withLock {
            held = []
            heldGeneration = generation
        }
        send(
            .surfaces(
                SurfaceSet(
                    generation: generation, count: new.count, width: last.width, height: last.height,
                    bytesPerRow: bytesPerRow, scale: scale)), memory.map(\.descriptor.number))
        return true
    }
}
