import CoreFoundation
import CoreGraphics
import Dispatch
import Foundation
import PorticoRenderModel

/// The tiles of one tiled layer: those drawn, those that somebody draws, those that must be drawn again.
///
/// Tiles are asked for and shown by the thread of the layer's context; made invalid by whoever changes the layer, and finished by others.
///
/// - From: `CATiledLayer.prepareForCommit`
/// - To: `TiledValues.Tile`
final class TileStore: @unchecked Sendable {
    struct Key: Hashable, Comparable {
        /// Doublings of the layer's own scale.
        var level: Int
        var x: Int
        var y: Int

        static func < (a: Key, b: Key) -> Bool { (a.level, a.y, a.x) < (b.level, b.y, b.x) }
    }

    private struct Entry {
        var tile: TiledValues.Tile
        var isStale = false
    }

    /// A layer that wants more at once shows none: its tiles are too small to be meant.
    static let limit = 4096
    /// The number of tiles out of view that are kept.
    private static let spare = 64

    private var drawn: [Key: Entry] = [:]
    private var pending: Set<Key> = []
    private var wanted: [Key: CGRect] = [:]
    /// Counts what made all tiles under way useless.
    private var generation = 0

    /// For everything above and below.
    private let lock = NSLock()
    private var finished: [(key: Key, tile: TiledValues.Tile, generation: Int)] = []

    private static let queue = DispatchQueue(label: "CATiledLayer")
    private nonisolated(unsafe) static var lastSerial: UInt32 = 0

    func removeAll() {
        lock.withLock {
            drawn = [:]
            pending = []
            generation += 1
        }
    }

    /// nil for all of it.
    func invalidateRect(_ rect: CGRect?) {
        lock.withLock {
            for (key, entry) in drawn where rect.map({ $0.intersects(entry.tile.frame) }) ?? true {
                drawn[key]!.isStale = true
            }
            // What is under way was asked for before.
            pending = []
            generation += 1
        }
    }

    /// Has missing tiles drawn: in the background; by a virtual clock at once, so that every run is the same.
    func request(_ wanted: [Key: CGRect], for layer: CATiledLayer, in context: LayerContext) {
        let (missing, generation) = lock.withLock {
            absorbTiles()
            self.wanted = wanted
            let missing = wanted.keys.filter { !pending.contains($0) && drawn[$0].map(\.isStale) ?? true }.sorted()
            pending.formUnion(missing)
            return (missing, self.generation)
        }
        guard !missing.isEmpty else { return }
        let scale = layer.contentsScale, isOpaque = layer.isOpaque
        let waits = MediaClock.shared.isVirtual
        // A view may be drawn by the main thread only.
        let isOwned = layer.owner != nil
        let group = DispatchGroup()
        nonisolated(unsafe) let loop = context.loop
        nonisolated(unsafe) let layer = layer
        for key in missing {
            let frame = wanted[key]!
            let draw = { @Sendable [self] in
                let tile = Self.drawTile(
                    layer, frame: frame, scale: scale * CGFloat(pow(2, Double(key.level))), isOpaque: isOpaque)
                finishTile(key, tile, generation)
            }
            if isOwned && waits {
                draw()
            } else if isOwned {
                CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes) {
                    draw()
                    layer.noteTiles()
                }
            } else {
                Self.queue.async(group: group) {
                    draw()
                    if waits { return }
                    CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes) { layer.noteTiles() }
                    CFRunLoopWakeUp(loop)
                }
            }
        }
        if waits {
            // A delegate that itself waits for this thread would never end.
            _ = group.wait(timeout: .now() + 5)
            lock.withLock { absorbTiles() }
        } else if isOwned {
            CFRunLoopWakeUp(loop)
        }
    }

    private static func drawTile(
        _ layer: CATiledLayer, frame: CGRect, scale: CGFloat, isOpaque: Bool
    ) -> TiledValues.Tile? {
        let store = BackingStore()
        store.updateStore(bounds: frame, scale: scale, dirty: frame, isOpaque: isOpaque) { layer.draw(in: $0) }
        guard let contents = store.record else { return nil }
        let serial = TransactionLock.with {
            lastSerial += 1
            return lastSerial
        }
        return TiledValues.Tile(frame: frame, contents: contents, serial: serial, time: 0)
    }

    private func finishTile(_ key: Key, _ tile: TiledValues.Tile?, _ generation: Int) {
        guard let tile else { return }
        lock.withLock { finished.append((key, tile, generation)) }
    }

    /// Takes over what was drawn since. Called with the lock.
    private func absorbTiles() {
        let ready = finished
        finished = []
        let now = MediaClock.shared.now
        for (key, tile, made) in ready where made == generation {
            var tile = tile
            // What replaces an older drawing does not fade in again.
            tile.time = drawn[key] == nil ? now : -.infinity
            drawn[key] = Entry(tile: tile)
            pending.remove(key)
        }
    }

    /// Everything that is wanted and there; while something is missing also what other levels have. Coarse tiles first.
    func shownTiles() -> [TiledValues.Tile] {
        lock.lock()
        defer { lock.unlock() }
        let isComplete = wanted.keys.allSatisfy { drawn[$0] != nil }
        let level = wanted.keys.first?.level
        if isComplete {
            for key in drawn.keys where key.level != level { drawn[key] = nil }
            let others = drawn.keys.filter { wanted[$0] == nil }
            if others.count > Self.spare { for key in others { drawn[key] = nil } }
        }
        return drawn.keys.filter { wanted[$0] != nil || (!isComplete && $0.level != level) }.sorted()
            .map { drawn[$0]!.tile }
    }
}

extension CATiledLayer {
    /// Tiles have come: the next commit shows them.
    fileprivate final func noteTiles() {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        guard let context else { return }
        markChanged(TiledValues.tiles)
        context.noteWork()
    }
}
