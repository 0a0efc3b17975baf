import UIKit

/// The next time at which a text says something else by itself: the earliest that was noted.
final class TextTicks {
    private(set) var next: Date?

    func note(_ date: Date?) {
        guard let date else { return }
        next = next.map { min($0, date) } ?? date
    }
}

/// A date as text.
enum DateText {
    static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues, now: Date = Date())
        -> String
    {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        switch style.kind {
        case .time: (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        case .date: (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
        case .timer:
            let rest = date.timeIntervalSince(now)
            return TimerText.string(seconds: rest > 0 ? rest.rounded(.up) : (-rest).rounded(.down), showsHours: true)
        case .relative, .offset: return distance(from: now, to: date, isOffset: style.kind == .offset, environment)
        }
        return formatter.string(from: date)
    }

    /// A span as its two largest units, or with a sign and one, in the language of the place.
    private static func distance(
        from now: Date, to date: Date, isOffset: Bool, _ environment: EnvironmentValues
    ) -> String {
        let seconds = max(min(date.timeIntervalSince(now), 1e11), -1e11).rounded()
        var calendar = environment.calendar
        (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
        let formatter = _PorticoDateComponentsFormatter()
        formatter.calendar = calendar
        formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
        formatter.unitsStyle = isOffset ? .full : .short
        formatter.maximumUnitCount = isOffset ? 1 : 2
        let near = now.addingTimeInterval(min(seconds, 0)), far = now.addingTimeInterval(max(seconds, 0))
        let text = formatter.string(from: near, to: far) ?? ""
        return isOffset ? (seconds < 0 ? "-" : "+") + text : text
    }

    /// A span of time, which says what both ends have in common once, as the language does. Within a day it is one of times.
    static func string(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let formatter = DateIntervalFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (
            calendar, environment.locale, environment.timeZone
        )
        let isWithinDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        (formatter.dateStyle, formatter.timeStyle) = (isWithinDay ? .none : .medium, .short)
        return formatter.string(from: range.lowerBound, to: range.upperBound)
    }

    /// When the text of a date differs from the one now; nil where it stays.
    static func nextChange(of date: Date, _ style: Text.DateStyle, after now: Date) -> Date? {
        let distance = date.timeIntervalSince(now)
        switch style.kind {
        case .time, .date: return nil
        case .timer: return nextSecond(after: now, by: date, offset: 0)
        case .relative, .offset:
            // Seconds are rounded; what is far away is written without them.
            guard abs(distance) < 7200 else { return now.addingTimeInterval(60) }
            return nextSecond(after: now, by: date, offset: 0.5)
        }
    }

    /// The next time that is whole seconds away from a date, or between two.
    static func nextSecond(after now: Date, by date: Date, offset: TimeInterval) -> Date? {
        let distance = now.timeIntervalSince(date) - offset
        guard abs(distance) < 1e9 else { return nil }
        return date.addingTimeInterval((distance + 0.0005).rounded(.down) + 1 + offset)
    }
}

/// The time that is left in an interval, or that has gone by in it.
struct TimerText {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func string(at now: Date) -> String {
        let now = min(max(pauseTime.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(now).rounded(.up)
            : now.timeIntervalSince(interval.lowerBound).rounded(.down)
        return Self.string(seconds: seconds, showsHours: showsHours)
    }

    func nextChange(after now: Date) -> Date? {
        let end = pauseTime.map { min($0, interval.upperBound) } ?? interval.upperBound
        guard now < end else { return nil }
        if now < interval.lowerBound { return interval.lowerBound }
        return DateText.nextSecond(after: now, by: countsDown ? interval.upperBound : interval.lowerBound, offset: 0)
    }

    static func string(seconds: TimeInterval, showsHours: Bool) -> String {
        let seconds = Int(min(max(seconds, 0), 1e15))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        if hours > 0, showsHours { return String(format: "%d:%02d:%02d", hours, minutes, seconds % 60) }
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}
