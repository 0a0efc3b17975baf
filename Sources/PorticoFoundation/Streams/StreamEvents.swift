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

    var isScheduled: Bool { lock.withLock { ownQueue != nil || !loops.isEmpty } }

    /// Does something where the delegate wants to hear of it.
    ///
    /// - Returns: false where the stream isn't scheduled: nobody hears then.
    func postEvent(_ body: @escaping @Sendable () -> Void) -> Bool {
        let (queue, loop) = lock.withLock { (ownQueue, loops.first) }
        if let queue {
            queue.async(execute: body)
        } else if let loop {
            loop.loop.perform(inModes: [loop.mode], block: body)
            CFRunLoopWakeUp(loop.core)
        } else {
            return false
        }
        return true
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
    func setProperty(_ value: AnyObject?, _ key: Stream.PropertyKey) { lock.withLock { properties[key] = value } }

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

    /// Tells the delegate of an event, once until it is renewed. A closed stream tells nothing more, one that isn't scheduled any more
    /// when its turn comes tells it once it is scheduled again.
    func tellEvent(_ event: Stream.Event, of stream: Stream) {
        guard lock.withLock({ told.insert(event.rawValue).inserted }) else { return }
        nonisolated(unsafe) weak let stream = stream
        let posted = events.postEvent { [weak self] in
            guard let self, let stream, self.status != .closed else { return }
            guard self.events.isScheduled else { return self.renewEvent(event) }
            stream.delegate?.stream(stream, handle: event)
        }
        if !posted { renewEvent(event) }
    }
}
