import UIKit

/// The dates at which a timeline's content is made anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Once a number of seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval
        public mutating func next() -> Date? {
            defer { date = date.addingTimeInterval(interval) }
            return date
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let step = max(interval, 0.001)
        let passed = ((startDate.timeIntervalSince(start)) / step).rounded(.down)
        return Entries(date: start.addingTimeInterval(max(passed, 0) * step), interval: step)
    }
}

/// Once a minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// At dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// With the frames of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval
    let isPaused: Bool
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (self.minimumInterval, isPaused) = (max(minimumInterval ?? 1.0 / 60, 1.0 / 60), paused)
    }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        var next: Date? = startDate
        let (interval, isPaused) = (minimumInterval, isPaused)
        return AnyIterator {
            defer { next = isPaused ? nil : next?.addingTimeInterval(interval) }
            return next
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// What a timeline tells its content.
public struct TimelineViewDefaultContext: Sendable {
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
}

/// Content that is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(schedule: schedule, content: content)
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        TimelineNode(view, context)
    }
}

@MainActor final class TimelineNode<S: TimelineSchedule, C: View>: ValueNode<TimelineView<S, C>> {
    private var content: ViewNode?
    private var iterator: S.Entries.Iterator?
    private var shownDate = Date()
    private let timer = ViewTimer()
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func valueDidChange(from old: TimelineView<S, C>) {
        if !ValueComparison.areEqual(old.schedule, value.schedule) { iterator = nil }
        run()
    }

    override func run() {
        if iterator == nil { start() }
        let context = TimelineViewDefaultContext(date: shownDate, cadence: .live)
        let view = recordingReads { value.content(context) }
        NodeFactory.place(view, in: content, of: self, self.context()) { content = $0 }
    }

    private func start() {
        timer.cancel()
        let now = timer.now
        iterator = value.schedule.entries(from: now, mode: .normal).makeIterator()
        // The last date that has passed is shown at once.
        var next = iterator!.next()
        shownDate = next ?? now
        var steps = 0
        while let date = next, date <= now, steps < 10_000 {
            shownDate = date
            next = iterator!.next()
            steps += 1
        }
        wait(for: next)
    }

    private func wait(for date: Date?) {
        guard let date else { return }
        timer.waitForDate(date) { [weak self] in self?.reach(date) }
    }

    private func reach(_ date: Date) {
        guard isAlive, iterator != nil else { return }
        shownDate = date
        UpdateQueue.mark(self, Transaction())
        var next = iterator!.next()
        let now = timer.now
        while let date = next, date <= now {
            shownDate = date
            next = iterator!.next()
        }
        wait(for: next)
    }

    override func removeState() {
        timer.cancel()
    }
}
