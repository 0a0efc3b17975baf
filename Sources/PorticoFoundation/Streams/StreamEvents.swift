import CoreFoundation
import Foundation

/// Tells a stream's delegate of events, on the run loops or the queue that the stream is scheduled on.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    /// Core Foundation's loop is that of the thread that schedules, or the main one.
    private var loops: [(loop: RunLoop, mode: RunLoop.Mode, core: CFRunLoop)] = []
    private var ownQueue: DispatchQueue?

    var queue: DispatchQueue? {
        get { lock.withLock { ownQueue } }
        set { lock.withLock { ownQueue = newValue } }
    }

    func addLoop(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { loops.append((loop, mode, loop.getCFRunLoop())) }
    }
    func removeLoop(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { loops.removeAll { $0.loop === loop && $0.mode == mode } }
    }

    /// Does something where the delegate wants to hear of it. The block is told whether the stream is still scheduled there by then.
    ///
    /// - Returns: false where the stream isn't scheduled: nobody hears then.
    func postEvent(_ body: @escaping @Sendable (_ isScheduled: Bool) -> Void) -> Bool {
        let (queue, loops) = lock.withLock { (ownQueue, self.loops) }
        if let queue {
            queue.async { body(self.queue === queue) }
        } else if let first = loops.first {
            let loop = ObjectIdentifier(first.loop)
            let modes = loops.filter { $0.loop === first.loop }.map(\.mode)
            first.loop.perform(inModes: modes) { body(self.isScheduled(on: loop)) }
            CFRunLoopWakeUp(first.core)
        } else {
            return false
        }
        return true
    }

    private func isScheduled(on loop: ObjectIdentifier) -> Bool {
        lock.withLock { ownQueue == nil && loops.contains { ObjectIdentifier($0.loop) == loop } }
    }
}

/// The way of a stream from closed to open to its end, and what its delegate has been told.
final class StreamCourse: @unchecked Sendable {
    let events = StreamEvents()
    private let lock = NSLock()
    private var ownStatus = Stream.Status.notOpen
    private var properties: [Stream.PropertyKey: AnyObject] = [:]
    private var told: Set<UInt> = []

    var status: Stream.Status {
        get { lock.withLock { ownStatus } }
        set { lock.withLock { ownStatus = newValue } }
    }
    func property(_ key: Stream.PropertyKey) -> AnyObject? { lock.withLock { properties[key] } }
    /// Keeps a property; true, as streams answer.
    func setProperty(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
        lock.withLock { properties[key] = value }
        return true
    }

    /// Moves on from one state to another; false where the stream is in none of them.
    func changeStatus(from states: Set<Stream.Status>, to next: Stream.Status) -> Bool {
        lock.withLock {
            guard states.contains(ownStatus) else { return false }
            ownStatus = next
            return true
        }
    }

    /// Lets an event be told again: the app has done what it was told for.
    func renewEvent(_ event: Stream.Event) { _ = lock.withLock { told.remove(event.rawValue) } }

    /// Tells the delegate of an event, once until it is renewed. A closed stream tells nothing more.
    ///
    /// - Parameter holds: whether there is still something to be told when the delegate's turn comes: it would wait for bytes that another
    ///   call has read already.
    func tellEvent(
        _ event: Stream.Event, of stream: Stream, while holds: @escaping @Sendable () -> Bool = { true }
    ) {
        guard lock.withLock({ told.insert(event.rawValue).inserted }) else { return }
        nonisolated(unsafe) weak let stream = stream
        let posted = events.postEvent { [weak self] isScheduled in
            guard let self, let stream, status != .closed else { return }
            if isScheduled, holds() { return stream.delegate?.stream(stream, handle: event) ?? () }
            // What has changed since the question is told by the next one.
            renewEvent(event)
            if holds() { tellEvent(event, of: stream, while: holds) }
        }
        if !posted { renewEvent(event) }
    }
}
