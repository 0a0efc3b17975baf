import Foundation

/// Times in a key, which change as they pass.
extension LocalizedStringKey.StringInterpolation {
    /// Adds a date, which goes on being shown as time passes: `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendContent(Text(date, style: style))
    }

    /// Adds the time that is left in an interval or that has gone by, second by second; the time at `pauseTime` from then on: `%@`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendContent(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
