import Foundation

/// Parts of dates as a calendar's locale writes them. Each formatter is made once.
@MainActor final class DateFormats {
    let calendar: Calendar
    let locale: Locale
    private var byTemplate: [String: DateFormatter] = [:]
    private var byPattern: [String: DateFormatter] = [:]
    private var byStyle: [String: DateFormatter] = [:]

    init(_ calendar: Calendar) {
        self.calendar = calendar
        locale = calendar.locale ?? .current
    }

    private func make() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        return formatter
    }

    private func formatter(_ template: String) -> DateFormatter {
        if let known = byTemplate[template] { return known }
        let formatter = make()
        formatter.setLocalizedDateFormatFromTemplate(template)
        byTemplate[template] = formatter
        return formatter
    }

    /// - Parameter template: which parts; the locale knows their order and what stands between.
    func text(_ date: Date, _ template: String) -> String { formatter(template).string(from: date) }

    /// A day on a wheel: “Sun Mar 15”, without the comma that a text has there.
    func wheelDay(_ date: Date) -> String {
        text(date, "EEEMMMd").replacingOccurrences(of: ", ", with: " ").replacingOccurrences(of: "، ", with: " ")
    }

    /// - Parameter pattern: written as it is.
    func text(_ date: Date, pattern: String) -> String {
        let formatter = byPattern[pattern] ?? make()
        if byPattern[pattern] == nil {
            formatter.dateFormat = pattern
            byPattern[pattern] = formatter
        }
        return formatter.string(from: date)
    }

    /// As compact pickers write: “22 Nov 2026”, “9:41 am”.
    func compactDate(_ date: Date) -> String { styled(\.dateStyle, .medium, key: "date", date: date) }
    func compactTime(_ date: Date) -> String { styled(\.timeStyle, .short, key: "time", date: date) }

    private func styled(
        _ part: ReferenceWritableKeyPath<DateFormatter, DateFormatter.Style>, _ style: DateFormatter.Style,
        key: String, date: Date
    ) -> String {
        let formatter = byStyle[key] ?? make()
        if byStyle[key] == nil {
            (formatter.dateStyle, formatter.timeStyle) = (.none, .none)
            formatter[keyPath: part] = style
            byStyle[key] = formatter
        }
        return formatter.string(from: date)
    }

    /// The letters of a template in the locale's order, each once.
    func order(_ template: String) -> [Character] {
        var found: [Character] = []
        var isQuoted = false
        for letter in formatter(template).dateFormat ?? "" {
            if letter == "'" { isQuoted.toggle() }
            if !isQuoted, letter.isLetter, letter.isASCII, !found.contains(letter) { found.append(letter) }
        }
        return found
    }

    /// “h”, “HH” …: how the locale writes an hour.
    lazy var hourPattern: String = {
        let pattern = formatter("jmm").dateFormat ?? "HH:mm"
        let run = pattern.drop { !"hHkK".contains($0) }.prefix { "hHkK".contains($0) }
        return run.isEmpty ? "HH" : String(run)
    }()

    var hasPeriods: Bool { hourPattern.first == "h" || hourPattern.first == "K" }
    lazy var periods = [make().amSymbol, make().pmSymbol].map { $0 ?? "" }
    lazy var months: [String] = make().standaloneMonthSymbols
    /// From the calendar's first day of the week on.
    lazy var weekdays: [String] = turned(make().shortStandaloneWeekdaySymbols)

    private func turned(_ days: [String]) -> [String] {
        let first = min(max(calendar.firstWeekday - 1, 0), max(days.count - 1, 0))
        return Array(days[first...] + days[..<first])
    }
}
