import UIKit

/// A time whose passing a view of progress shows.
struct ProgressPeriod: TimelineSchedule, Equatable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// So many steps look like an even motion.
    private static let steps = 500.0

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    func fraction(at date: Date) -> Double {
        let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }

    /// The times at which the fraction is another one: from the interval's beginning to its end.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        let step = max(length / Self.steps, 1.0 / 60)
        var next: Date? = startDate
        let interval = interval
        return AnyIterator {
            guard let date = next else { return nil }
            if date >= interval.upperBound {
                next = nil
            } else {
                next = min(max(date.addingTimeInterval(step), interval.lowerBound), interval.upperBound)
            }
            return date
        }
    }
}

/// The label of a view of progress over time: the time that is left or that has gone by.
public struct DefaultDateProgressLabel: View {
    let period: ProgressPeriod

    public var body: some View { Text(timerInterval: period.interval, countsDown: period.countsDown) }
}

extension ProgressView {
    /// Creates a view that shows how much of an interval is left or has gone by, with labels.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, label: label(), valueLabel: currentValueLabel(),
            period: ProgressPeriod(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows how much of an interval is left or has gone by, with a label and the time.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        let period = ProgressPeriod(interval: timerInterval, countsDown: countsDown)
        self.init(
            fraction: nil, label: label(), valueLabel: DefaultDateProgressLabel(period: period), period: period)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows how much of an interval is left or has gone by, with the time.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let period = ProgressPeriod(interval: timerInterval, countsDown: countsDown)
        self.init(fraction: nil, label: nil, valueLabel: DefaultDateProgressLabel(period: period), period: period)
    }
}
