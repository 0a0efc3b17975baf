/// When to draw: pure, so that every order of events can be tested in a table. `FrameScheduler` does what it orders.
///
/// Frames fall on a grid of whole intervals of the media clock. With nothing committed and nothing animating there is no next
/// frame, and the scheduler sleeps without a deadline.
package struct FrameSchedulerState: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// Something was committed.
        case committed
        /// The wait is over, or somebody looks at the clock.
        case tick
        /// The ordered frame was drawn.
        case drew(next: Next)
        case suspend, resume, stop
    }

    /// What the animations need after a frame.
    package enum Next: Equatable, Sendable {
        case nothing, frame
        case at(Double)
    }

    package enum Action: Equatable, Sendable {
        /// nil: until something is committed.
        case rest(until: Double?)
        /// Draw a frame for this time, then report `.drew`.
        case draw(at: Double)
        case exit
    }

    package let interval: Double
    /// The time of the frame that is due; nil when idle.
    private(set) var due: Double?
    /// Committed while a frame was being drawn: it may have come too late for that one.
    private(set) var isDrawing = false
    private(set) var isSuspended = false
    private(set) var isStopped = false
    private var last = -Double.infinity

    package init(interval: Double = 1.0 / 60) { self.interval = interval }

    package var isIdle: Bool { due == nil && !isDrawing }

    package mutating func handle(_ event: Event, now: Double) -> Action {
        note(event, now: now)
        return next(now: now)
    }

    /// Takes an event in without ordering anything yet.
    package mutating func note(_ event: Event, now: Double) {
        switch event {
        case .committed:
            request(nextTick(after: now))
        case .tick:
            break
        case .drew(let next):
            isDrawing = false
            switch next {
            case .nothing: break
            case .frame: request(max(last + interval, latestTick(at: now)))
            case .at(let time): request(max(time, last + interval))
            }
        case .suspend: isSuspended = true
        case .resume: isSuspended = false
        case .stop: isStopped = true
        }
    }

    /// What to do now. After `.draw` nothing else is ordered until `.drew`.
    package mutating func next(now: Double) -> Action {
        if isStopped { return .exit }
        if isSuspended || isDrawing { return .rest(until: nil) }
        guard let due else { return .rest(until: nil) }
        // A rounding error early is on time.
        guard now + interval * 1e-6 >= due else { return .rest(until: due) }
        self.due = nil
        isDrawing = true
        // Late: not a frame for a time long gone, but for the tick that just was.
        last = max(due, latestTick(at: now))
        return .draw(at: last)
    }

    /// For a virtual clock, where whoever steps decides the time: draws if anything is due by then.
    package mutating func step(to now: Double) -> Action {
        if isStopped { return .exit }
        guard !isSuspended, !isDrawing, let due, now + interval * 1e-6 >= due else { return .rest(until: due) }
        self.due = nil
        isDrawing = true
        last = now
        return .draw(at: now)
    }

    /// A stepped frame takes what was committed before it, wherever the grid is.
    package mutating func wants(frameAt time: Double) { request(time) }

    private mutating func request(_ time: Double) { due = min(due ?? time, time) }

    private func latestTick(at now: Double) -> Double { ((now / interval + 1e-6).rounded(.down)) * interval }

    private func nextTick(after now: Double) -> Double {
        max((now / interval - 1e-6).rounded(.up) * interval, last + interval)
    }
}
