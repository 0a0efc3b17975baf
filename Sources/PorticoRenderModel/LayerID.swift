import Foundation

/// Names a layer on both threads. Zero is nobody.
///
/// Ids are small and reused, so that a render tree may index an array with them. A layer has one only while it is attached
/// to a `LayerContext`; it is given back when the transaction that removes the layer is made. Within a transaction removals
/// are therefore applied before anything that adds.
@usableFromInline package struct LayerID: Hashable, Sendable, Comparable, CustomStringConvertible {
    @usableFromInline package var rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let none = LayerID(rawValue: 0)

    @inlinable package var isNone: Bool { rawValue == 0 }
    @inlinable package var index: Int { Int(rawValue) }

    @inlinable
    package static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }

    @usableFromInline package var description: String { "#\(rawValue)" }
}

extension LayerID {
    private struct Pool {
        var next: UInt32 = 1
        var free: [UInt32] = []
    }

    private nonisolated(unsafe) static var pool = Pool()
    /// A lock that the thread sanitizer sees.
    private static let lock = NSLock()

    /// Takes an id that nobody uses.
    package static func acquire() -> LayerID {
        lock.withLock {
            if let raw = pool.free.popLast() { return LayerID(rawValue: raw) }
            defer { pool.next += 1 }
            return LayerID(rawValue: pool.next)
        }
    }

    /// Gives ids back; call it once the transaction that removes them is on its way.
    package static func release(_ ids: [LayerID]) {
        if ids.isEmpty { return }
        lock.withLock {
            for id in ids { pool.free.append(id.rawValue) }
        }
    }
}
