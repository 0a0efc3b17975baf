import Foundation

/// Decorates a calendar's days, and hears which month is shown.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil, without the method: nothing. It is asked once a day, until the day's decoration is loaded again.
    ///
    /// - Parameter dateComponents: calendar, era, year, month and day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// A person has turned to another month: `visibleDateComponents` has the new one. What the app sets isn't told.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Stands in where the delegate decorates nothing.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    /// Stands in where the delegate needn't hear of the month.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
