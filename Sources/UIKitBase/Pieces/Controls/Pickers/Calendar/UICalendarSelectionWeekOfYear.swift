import Foundation

/// One week that is selected in a calendar view, or none.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    private weak var listener: (any UICalendarSelectionWeekOfYearDelegate)?
    private var storedWeek: DateComponents?

    /// Makes a selection without a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        listener = delegate
        super.init()
    }

    /// Says which weeks can be selected, and hears which one is.
    open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)? { listener }

    /// The week, by `weekOfYear` and `yearForWeekOfYear`; nil, to begin with: none. Components without a calendar are of the calendar view's.
    /// Setting it tells no delegate.
    open var selectedWeekOfYear: DateComponents? {
        get { storedWeek }
        set { setSelected(newValue, animated: false) }
    }

    /// Tells no delegate.
    open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) {
        guard weekOfYear != storedWeek else { return }
        storedWeek = weekOfYear
        showSelection(animated: animated)
    }

    override var selectsWeeks: Bool { true }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        guard let storedWeek, let date = Self.day(storedWeek, in: calendar) else { return false }
        return calendar.isDate(date, equalTo: day, toGranularity: .weekOfYear)
    }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
        listener?.week(ofYearSelection: self, canSelectWeekOfYear: calendar.weekComponents(day)) ?? true
    }

    override func selectByTap(_ day: Date, in calendar: Calendar) {
        if isSelected(day, in: calendar) {
            guard listener?.week(ofYearSelection: self, canSelectWeekOfYear: nil) == true else { return }
            storedWeek = nil
        } else {
            storedWeek = calendar.weekComponents(day)
        }
        showSelection(animated: false)
        listener?.week(ofYearSelection: self, didSelectWeekOfYear: storedWeek)
    }
}

/// Says which week can be selected, and hears which one is.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// A person has selected a week, or, with nil, taken the selection back.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be selected; the days of one that can't are gray. Asked with nil, whether the selected week can be taken back.
    /// Without the method every week can, and none can be taken back.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Stands in where the delegate lets every week be selected.
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents != nil }
}
