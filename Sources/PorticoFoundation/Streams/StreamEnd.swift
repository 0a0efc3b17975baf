import Foundation

/// The run loops that one of two bound streams is scheduled in, and the events that its delegate hasn't heard of.
///
/// An event waits here until the stream is scheduled. It is dropped where it doesn't hold any more when the run loop comes to it.
final class StreamEnd: @unchecked Sendable {
    private struct Schedule: @unchecked Sendable {
        var loop: RunLoop
        var mode: RunLoop.Mode
    }
    /// Those that are told once.
    private static let lasting: Stream.Event = [.endEncountered, .errorOccurred]

    private let lock = NSLock()
    private weak var stream: Stream?
    private let holdingEvents: () -> Stream.Event
    private var schedules: [Schedule] = []
    private var waiting: Stream.Event = []
    private var told: Stream.Event = []

    /// - Parameter holdingEvents: those that hold now.
    init(_ stream: Stream, holdingEvents: @escaping () -> Stream.Event) {
        self.stream = stream
        self.holdingEvents = holdingEvents
    }

    func scheduleEvents(in loop: RunLoop, _ mode: RunLoop.Mode) {
        let events = lock.withLock {
            schedules.append(Schedule(loop: loop, mode: mode))
            return waiting
        }
        deliverLater(events)
    }

    func unscheduleEvents(from loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { schedules.removeAll { $0.loop === loop && $0.mode == mode } }
    }

    func postEvents(_ events: Stream.Event) {
        let new = lock.withLock { () -> Stream.Event in
            let new = events.subtracting(waiting).subtracting(told)
            waiting.formUnion(new)
            return new
        }
        deliverLater(new)
    }

    /// Nothing is told of a stream that was closed.
    func forgetEvents() { lock.withLock { waiting = [] } }

    /// Has the first run loop tell the delegate. A timer, because it wakes a run loop that sleeps.
    private func deliverLater(_ events: Stream.Event) {
        guard !events.isEmpty else { return }
        let places = lock.withLock { schedules }
        guard let first = places.first else { return }
        let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in self?.deliverEvents() }
        for place in places where place.loop === first.loop { place.loop.add(timer, forMode: place.mode) }
    }

    private func deliverEvents() {
        let order: [Stream.Event] = [
            .openCompleted, .hasBytesAvailable, .hasSpaceAvailable, .errorOccurred, .endEncountered,
        ]
        for event in order {
            let isDue = lock.withLock { () -> Bool in
                guard !schedules.isEmpty, waiting.contains(event) else { return false }
                waiting.remove(event)
                return true
            }
            guard isDue, event == .openCompleted || holdingEvents().contains(event) else { continue }
            if Self.lasting.contains(event) { lock.withLock { _ = told.insert(event) } }
            if let stream { stream.delegate?.stream(stream, handle: event) }
        }
    }
}
