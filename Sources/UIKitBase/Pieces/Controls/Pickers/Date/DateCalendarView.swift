import CoreGraphics
import Foundation

/// A date picker's calendar: months in which one day is chosen, and a time below where the picker has one.
///
/// - From: `UIDatePicker`, `DateCompactView`
/// - To: `DateMonthGrid`, `MonthsView`
@MainActor final class DateCalendarView: MonthsView, DatePickerContent {
    var chosen: (Date) -> Void = { _ in }
    private var date: Date
    private var timeLabel: UILabel?
    private var timeField: DateField?

    init(_ setup: DatePickerSetup) {
        date = Date()
        super.init(setup, month: date)
        makeGrids()
        if setup.mode == .dateAndTime { addTime() }
    }

    required init?(coder: NSCoder) { nil }

    private func addTime() {
        let label = UILabel()
        label.text = Word.time.text
        let field = DateField(.time, setup)
        field.chosen = { [weak self] in self?.choose($0) }
        (timeLabel, timeField) = (label, field)
        addSubview(label)
        addSubview(field)
    }

    private func makeGrids() {
        useGrids {
            let grid = DateMonthGrid(month: shownMonth, selected: date, rules: setup.rules, formats: setup.formats)
            grid.chosen = { [weak self] day in
                guard let self else { return }
                choose(setup.rules.day(day, withTimeOf: date))
            }
            return grid
        }
    }

    override var footer: CGFloat { timeField == nil ? 0 : Metrics.Picker.calendarTime }

    var size: CGSize {
        let rows = Metrics.Picker.calendarHeader + Metrics.Picker.calendarWeekdays + Metrics.Picker.calendarWeeks
        return CGSize(width: 320, height: rows + (setup.mode == .dateAndTime ? Metrics.Picker.calendarTime : 0))
    }

    // MARK: Showing

    func show(_ new: Date, animated: Bool) {
        date = new
        for case let grid as DateMonthGrid in grids { grid.selected = new }
        timeField?.show(new)
        showMonth(of: new, animated: false)
    }

    func take(_ rules: DateRules) {
        useRules(rules)
        makeGrids()
        timeField?.take(rules)
    }

    private func choose(_ new: Date) {
        let kept = setup.rules.kept(new)
        guard kept != date else { return }
        show(kept, animated: false)
        chosen(kept)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let timeField, let timeLabel else { return }
        let field = timeField.naturalSize
        let middle = bounds.height - Metrics.Picker.calendarTime / 2
        placeView(
            timeField, x: bounds.width - 16 - field.width, y: middle - field.height / 2, width: field.width,
            height: field.height)
        let label = timeLabel.intrinsicContentSize
        placeView(timeLabel, x: 16, y: middle - label.height / 2, width: label.width, height: label.height)
    }
}
