import Foundation

/// One day that is selected in a calendar view, or none.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    private weak var listener: (any UICalendarSelectionSingleDateDelegate)?
    private var storedDate: DateComponents?

    /// Makes a selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        listener = delegate
        super.init()
    }

    /// Says which days can be selected, and hears which one is.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)? { listener }

    /// The day; nil, to begin with: none. Components without a calendar are of the calendar view's. Setting it tells no delegate.
    open var selectedDate: DateComponents? {
        get { storedDate }
        set { setSelected(newValue, animated: false) }
    }

    /// Tells no delegate.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        guard selectedDate != storedDate else { return }
        storedDate = selectedDate
        showSelection(animated: animated)
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        guard let storedDate, let date = Self.day(storedDate, in: calendar) else { return false }
        return calendar.isDate(date, inSameDayAs: day)
    }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
        listener?.dateSelection(self, canSelectDate: calendar.dayComponents(day)) ?? true
    }

    override func selectByTap(_ day: Date, in calendar: Calendar) {
        if isSelected(day, in: calendar) {
            // Without a day in their hands delegates say whether there may be none.
            guard listener?.dateSelection(self, canSelectDate: nil) == true else { return }
            storedDate = nil
        } else {
            storedDate = calendar.dayComponents(day)
        }
        showSelection(animated: false)
        listener?.dateSelection(self, didSelectDate: storedDate)
    }
}

/// Says which day can be selected, and hears which one is.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A person has selected a day, or, with nil, taken the selection back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected; one that can't is gray. Asked with nil, whether the selected day can be taken back. Without the
    /// method every day can, and none can be taken back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Stands in where the delegate lets every day be selected.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents != nil }
}
