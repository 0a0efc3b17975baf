import Foundation

/// Finds days and times written in English or in digits.
///
/// - From: `DetectedPatterns`
struct DetectedDates: Sendable {
    static let shared = DetectedDates()

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    private static let month =
        "(january|february|march|april|may|june|july|august|september|october|november|december|"
        + "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?"
    private static let weekday =
        "(?:(?:next |this )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tue|wed|thu|fri|sat))"
    /// Formatters write a narrow space that doesn't break a line.
    private static let gap = "[ \\u00a0\\u202f]?"
    private static let clock = "(?:,? (?:at |@ )?(\\d{1,2})(?::(\\d{2}))?(?::\\d{2})?" + gap + "([ap]\\.?m\\b\\.?)?)"

    /// Each with what its groups mean: y, m (number), M (name), d, w (weekday), r (today …), h, n (minute), p (a.m. or p.m.).
    private let patterns: [(NSRegularExpression, [Character])]

    private init() {
        func make(_ text: String, _ groups: String) -> (NSRegularExpression, [Character])? {
            let whole = "(?<![\\w/.-])" + text + "(?![\\w/-])"
            return (try? NSRegularExpression(pattern: whole, options: .caseInsensitive)).map { ($0, Array(groups)) }
        }
        let (month, weekday, clock, gap) = (Self.month, Self.weekday, Self.clock, Self.gap)
        patterns = [
            make(
                "(?:" + weekday + ",? )?" + month + " (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?" + clock + "?",
                "wMdyhnp"),
            make(
                "(?:" + weekday + ",? )?(\\d{1,2})(?:st|nd|rd|th|\\.)? " + month + "(?:,? (\\d{4}))?" + clock + "?",
                "wdMyhnp"),
            make("(\\d{4})-(\\d{2})-(\\d{2})(?:[T ](\\d{2}):(\\d{2})(?::\\d{2})?)?", "ymdhn"),
            make("(\\d{1,2})/(\\d{1,2})/(\\d{4})" + clock + "?", "mdyhnp"),
            make("(today|tonight|tomorrow|yesterday)" + clock + "?", "rhnp"),
            make(weekday + " (?:at |@ )(\\d{1,2})(?::(\\d{2}))?" + gap + "([ap]\\.?m\\b\\.?)?", "whnp"),
            make("(?:at )?(\\d{1,2}):(\\d{2})" + gap + "([ap]\\.?m\\b\\.?)?", "hnp"),
            make("(?:at )?(\\d{1,2})" + gap + "([ap]\\.?m\\b\\.?)", "hp"),
        ].compactMap { $0 }
    }

    func findDates(_ string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        var found: [DetectedResult] = []
        for (pattern, groups) in patterns {
            for match in pattern.matches(in: string, options: .withTransparentBounds, range: range) {
                var parts: [Character: String] = [:]
                for (index, group) in groups.enumerated() {
                    let place = match.range(at: index + 1)
                    if place.location != NSNotFound { parts[group] = text.substring(with: place).lowercased() }
                }
                if let date = Self.date(parts) {
                    found.append(DetectedResult(.date(date, duration: 0, zone: nil), match.range))
                }
            }
        }
        return found
    }

    /// Nil where there is no such day or time. A day without a time is at noon, as a time without a day is today.
    private static func date(_ parts: [Character: String]) -> Date? {
        // Years are written in this calendar's, whatever the device has.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = NSTimeZone.default
        let now = Date()
        var day = calendar.dateComponents([.year, .month, .day], from: now)
        if let name = parts["M"], let index = months.firstIndex(of: String(name.prefix(3))) { day.month = index + 1 }
        if let number = parts["m"].flatMap(Int.init) { day.month = number }
        if let number = parts["d"].flatMap(Int.init) { day.day = number }
        if let number = parts["y"].flatMap(Int.init) { day.year = number }
        if let word = parts["r"] {
            let days = word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0
            guard let moved = calendar.date(byAdding: .day, value: days, to: now) else { return nil }
            day = calendar.dateComponents([.year, .month, .day], from: moved)
        } else if parts["d"] == nil, let name = parts["w"], let index = weekdays.firstIndex(of: String(name.prefix(3)))
        {
            let ahead = (index + 1 - calendar.component(.weekday, from: now) + 7) % 7
            guard let moved = calendar.date(byAdding: .day, value: ahead == 0 ? 7 : ahead, to: now) else { return nil }
            day = calendar.dateComponents([.year, .month, .day], from: moved)
        }
        guard let hour = hour(parts) else { return nil }
        day.hour = hour.hour
        day.minute = hour.minute
        guard let date = calendar.date(from: day) else { return nil }
        let back = calendar.dateComponents([.month, .day], from: date)
        return back.month == day.month && back.day == day.day ? date : nil
    }

    private static func hour(_ parts: [Character: String]) -> (hour: Int, minute: Int)? {
        guard var hour = parts["h"].flatMap(Int.init) else { return (parts["r"] == "tonight" ? 19 : 12, 0) }
        let minute = parts["n"].flatMap(Int.init) ?? 0
        if let half = parts["p"] {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        guard hour < 24, minute < 60 else { return nil }
        return (hour, minute)
    }
}
