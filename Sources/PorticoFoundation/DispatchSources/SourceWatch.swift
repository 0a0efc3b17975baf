import Dispatch
import Foundation
import PorticoObjC

/// What stands behind a dispatch source of a kind that Linux lacks: a source whose events are joined until its handler runs, and something
/// that watches and delivers them. It belongs to the source and ends with it; after the source was cancelled it ends with the next event.
final class SourceWatch: @unchecked Sendable {
    /// A file descriptor, a process.
    let number: UInt
    let mask: UInt
    private var stop: (@Sendable () -> Void)?

    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private init(_ number: UInt, mask: UInt) { (self.number, self.mask) = (number, mask) }

    deinit { stop?() }

    /// - Parameter watch: begins to watch; it gets what delivers events and answers false when nobody wants more, and returns what ends it.
    static func makeSource(
        _ number: UInt, mask: UInt, queue: DispatchQueue?,
        watch: (@escaping @Sendable (UInt) -> Bool) -> @Sendable () -> Void
    ) -> DispatchSource {
        let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
        let state = SourceWatch(number, mask: mask)
        // The watch must not keep the source.
        let reference = WeakSource(source)
        state.stop = watch { events in
            guard let source = reference.source, !source.isCancelled else { return false }
            if events & mask != 0 { source.or(data: events & mask) }
            return true
        }
        objc_setAssociatedObject(source, key, state, .OBJC_ASSOCIATION_RETAIN)
        return source
    }

    static func of(_ source: any DispatchSourceProtocol) -> SourceWatch? {
        objc_getAssociatedObject(source, key) as? SourceWatch
    }

    private struct WeakSource: @unchecked Sendable {
        weak var source: DispatchSource?
        init(_ source: DispatchSource) { self.source = source }
    }
}

extension DispatchSource: DispatchSourceFileSystemObject, DispatchSourceMemoryPressure, DispatchSourceProcess {}
