import Foundation

/// A rule of what a person may select in a calendar view. Apps take one of its subclasses.
///
/// - From: `UICalendarView`
/// - To: `UICalendarSelectionSingleDate`, `UICalendarSelectionMultiDate`, `UICalendarSelectionWeekOfYear`
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The calendar view whose selection this is; it sets it.
    weak var host: UICalendarView?

    public override init() {
        super.init()
    }

    /// Asks the delegate again for all days that are shown which of them can be selected.
    open func updateSelectableDates() { host?.refreshDays(asksAgain: true, animated: false) }

    // MARK: What a calendar view asks

    /// Whether the selection is of whole weeks, which are drawn as one.
    var selectsWeeks: Bool { false }
    func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// Whether a person can select the day. The calendar view has looked whether it is in its range.
    func canSelect(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// A person has tapped a day that can be selected, or is.
    func selectByTap(_ day: Date, in calendar: Calendar) {}

    final func showSelection(animated: Bool) { host?.refreshDays(asksAgain: false, animated: animated) }

    /// The day of components, in their own calendar if they have one.
    static func day(_ components: DateComponents, in calendar: Calendar) -> Date? {
        (components.calendar ?? calendar).date(from: components)
    }
}
