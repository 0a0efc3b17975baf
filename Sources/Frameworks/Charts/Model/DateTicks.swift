import Foundation

/// Dates at every so many of a calendar's unit.
struct DateTicks: Equatable {
    let component: Calendar.Component
    let count: Int
    let calendar: Calendar

    init(component: Calendar.Component, count: Int, calendar: Calendar) {
        (self.component, self.count, self.calendar) = (component, max(count, 1), calendar)
    }

    private static let steps: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
        (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600),
        (.hour, 12, 43200), (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800),
        (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
        (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000),
        (.year, 100, 3_155_760_000),
    ]

    /// The unit that gives about so many dates, and not more.
    static func suiting(_ range: ClosedRange<Date>, count: Int, calendar: Calendar) -> DateTicks {
        let rough = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(count, 1))
        let step = steps.first { $0.2 >= rough * 0.85 } ?? steps[steps.count - 1]
        return DateTicks(component: step.0, count: step.1, calendar: calendar)
    }

    /// The dates that lie in a range.
    func dates(in range: ClosedRange<Date>) -> [Date] { dates(around: range).filter { range.contains($0) } }

    /// The dates, the first at or before a range and the last at or behind it.
    func dates(around range: ClosedRange<Date>) -> [Date] {
        guard var start = calendar.dateInterval(of: component, for: range.lowerBound)?.start else { return [] }
        start = aligned(start)
        var result = [start]
        while let last = result.last, last < range.upperBound || result.count < 2, result.count < NiceNumbers.mostTicks
        {
            guard let next = calendar.date(byAdding: component, value: count * result.count, to: start), next > last
            else { break }
            result.append(next)
        }
        return result
    }

    /// The date moved back to a multiple of the count: January, April, July; 0, 6, 12 o'clock; 2020, 2030.
    private func aligned(_ date: Date) -> Date {
        guard count > 1 else { return date }
        let base: Int
        switch component {
        case .year, .hour, .minute, .second: base = 0
        case .month: base = 1
        default: return date
        }
        let extra = (calendar.component(component, from: date) - base) % count
        return extra == 0 ? date : calendar.date(byAdding: component, value: -extra, to: date) ?? date
    }

    /// What a date of this unit reads like on an axis.
    func label(_ date: Date, locale: Locale) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch component {
        case .second, .nanosecond: style = style.minute().second()
        case .minute: style = style.hour().minute()
        case .hour:
            style = calendar.component(.hour, from: date) == 0 ? style.month(.abbreviated).day() : style.hour()
        case .month, .quarter: style = style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        return style.format(date)
    }
}
