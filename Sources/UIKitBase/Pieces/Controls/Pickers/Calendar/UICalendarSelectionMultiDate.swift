import Foundation

/// The days that are selected in a calendar view, any number of them.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    private weak var listener: (any UICalendarSelectionMultiDateDelegate)?
    private var storedDates: [DateComponents] = []

    /// Makes a selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        listener = delegate
        super.init()
    }

    /// Says which days can be selected and taken back, and hears of each.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)? { listener }

    /// The days, a new one last; none to begin with. Components without a calendar are of the calendar view's. Setting it tells no delegate.
    open var selectedDates: [DateComponents] {
        get { storedDates }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Tells no delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        guard selectedDates != storedDates else { return }
        storedDates = selectedDates
        showSelection(animated: animated)
    }

    private func matches(_ components: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
        Self.day(components, in: calendar).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        storedDates.contains { matches($0, day, calendar) }
    }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
        listener?.multiDateSelection(self, canSelectDate: calendar.dayComponents(day)) ?? true
    }

    override func selectByTap(_ day: Date, in calendar: Calendar) {
        let components = calendar.dayComponents(day)
        guard isSelected(day, in: calendar) else {
            storedDates.append(components)
            showSelection(animated: false)
            listener?.multiDateSelection(self, didSelectDate: components)
            return
        }
        guard listener?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
        storedDates.removeAll { matches($0, day, calendar) }
        showSelection(animated: false)
        listener?.multiDateSelection(self, didDeselectDate: components)
    }
}

/// Says which days can be selected and taken back, and hears of each.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// A person has selected one more day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A person has taken a day back.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected; one that can't is gray. True without the method.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a selected day can be taken back. True without the method.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Stands in where the delegate lets every day be selected.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Stands in where the delegate lets every day be taken back.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
