import Foundation

/// Which dates a date picker offers.
struct DateRules: Equatable {
    /// With the picker's locale and time zone.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1

    /// The dates between the limits; nil without any. Limits that are the wrong way round don't count.
    private var limits: ClosedRange<Date>? {
        let low = minimum ?? .distantPast, high = maximum ?? .distantFuture
        return (minimum == nil && maximum == nil) || low > high ? nil : low...high
    }

    var hasLimits: Bool { limits != nil }

    func kept(_ date: Date) -> Date {
        guard let limits else { return date }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    /// Whether any moment of a span can be chosen.
    func allows(_ span: DateInterval) -> Bool {
        guard let limits else { return true }
        return span.end > limits.lowerBound && span.start <= limits.upperBound
    }

    func allows(_ part: Calendar.Component, around date: Date) -> Bool {
        guard limits != nil, let span = calendar.dateInterval(of: part, for: date) else { return true }
        return allows(span)
    }

    /// Down to the last multiple of the minute interval. An interval of one minute changes nothing.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        guard let start = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
        return start.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
    }

    /// The same time on another day, or as late as that day allows.
    func day(_ day: Date, withTimeOf date: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        return calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }

    /// A day that is there: the 31st of a shorter month is its last.
    func date(year: Int, month: Int, day: Int, timeOf date: Date) -> Date? {
        var parts = DateComponents()
        (parts.era, parts.year, parts.month, parts.day) = (calendar.component(.era, from: date), year, month, 1)
        guard let first = calendar.date(from: parts) else { return nil }
        let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
        guard let found = calendar.date(byAdding: .day, value: min(day, days) - 1, to: first) else { return nil }
        return self.day(found, withTimeOf: date)
    }
}
