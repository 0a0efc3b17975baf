import Foundation

/// Texts, pictures and times in a key, which keep a look of their own or change as time passes.
extension LocalizedStringKey.StringInterpolation {
    /// Adds a text, which keeps its own modifiers: `%@`.
    public mutating func appendInterpolation(_ text: Text) { appendContent(text) }

    /// Adds a picture among the letters; a symbol is as large and as heavy as they are: `%@`.
    public mutating func appendInterpolation(_ image: Image) { appendContent(image) }

    /// Adds a date, which goes on being shown as time passes: `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendContent(Text(date, style: style))
    }

    /// Adds from when to when: `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendContent(Text(dates)) }

    /// Adds from when to when: `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendContent(Text(interval)) }

    /// Adds the time that is left in an interval or that has gone by, second by second; the time at `pauseTime` from then on: `%@`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendContent(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
