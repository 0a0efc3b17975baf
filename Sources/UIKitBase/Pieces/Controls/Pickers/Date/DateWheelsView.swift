import CoreGraphics
import Foundation

/// A date picker's wheels: which there are, and in which order, the locale says. What lies beyond the limits is gray, and a wheel that is
/// left there turns back.
///
/// - From: `UIDatePicker`, `DateCalendarView`
/// - To: `UIPickerView`
@MainActor final class DateWheelsView: UIPickerView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Wheel { case day, month, dayOfMonth, year, hour, minute, period }

    private static let daysAround = 10_000
    private static let years = 10_000

    var chosen: (Date) -> Void = { _ in }
    private(set) var kinds: [Wheel] = []
    private var setup: DatePickerSetup
    private(set) var date = Date()
    /// Midnight of the middle row of the wheel of days.
    private var anchor = Date()
    private var naturalWidths: [CGFloat] = []

    var size: CGSize { Self.standardSize }

    /// - Parameter kinds: nil: those of the mode.
    init(_ setup: DatePickerSetup, kinds: [Wheel]? = nil) {
        self.setup = setup
        super.init(frame: .zero)
        self.kinds = kinds ?? Self.kinds(setup.mode, setup.formats)
        anchor = setup.rules.calendar.startOfDay(for: date)
        (dataSource, delegate) = (self, self)
        naturalWidths = self.kinds.map(naturalWidth)
        loadIfNeeded()
        if isCountDown { wheels[1].suffix = Word.min.text }
        showHourWord()
    }

    required init?(coder: NSCoder) { nil }

    private var isCountDown: Bool { setup.mode == .countDownTimer }
    private var calendar: Calendar { setup.rules.calendar }
    private var formats: DateFormats { setup.formats }

    /// The wheels of a month and a year, in the locale's order.
    static func monthAndYear(_ setup: DatePickerSetup) -> DateWheelsView {
        DateWheelsView(setup, kinds: kinds(.date, setup.formats).filter { $0 == .month || $0 == .year })
    }

    private static func kinds(_ mode: UIDatePicker.Mode, _ formats: DateFormats) -> [Wheel] {
        func wheels(_ template: String) -> [Wheel] {
            formats.order(template).compactMap {
                switch $0 {
                case "y", "U", "r": .year
                case "M", "L": .month
                case "d": .dayOfMonth
                case "h", "H", "k", "K": .hour
                case "m": .minute
                case "a", "b", "B": .period
                default: nil
                }
            }
        }
        return switch mode {
        case .date: wheels("yMMMMd")
        case .time: wheels("jmm")
        case .dateAndTime: [.day] + wheels("jmm")
        case .countDownTimer: [.hour, .minute]
        case .yearAndMonth: wheels("yMMMMd").filter { $0 == .month || $0 == .year }
        }
    }

    // MARK: What the wheels show

    func take(_ rules: DateRules) {
        let interval = setup.rules.minuteInterval
        setup.rules = rules
        if interval != rules.minuteInterval, let minutes = kinds.firstIndex(of: .minute) { reloadComponent(minutes) }
        show(date, animated: false)
        refresh()
    }

    /// One hour, more hours.
    private func showHourWord() {
        guard isCountDown else { return }
        wheels.first?.suffix = (calendar.component(.hour, from: date) == 1 ? Word.hour : .hours).text
    }

    func show(_ new: Date, animated: Bool) {
        date = new
        showHourWord()
        let days = calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: new)).day ?? 0
        if kinds.contains(.day), abs(days) > Self.daysAround - 10 {
            anchor = calendar.startOfDay(for: new)
            reloadComponent(0)
        }
        for (component, kind) in kinds.enumerated() {
            selectRow(row(of: kind), inComponent: component, animated: animated)
        }
        if setup.rules.hasLimits || kinds.contains(.dayOfMonth) { refresh() }
    }

    private func row(of kind: Wheel) -> Int {
        switch kind {
        case .day:
            Self.daysAround
                + (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0)
        case .month: calendar.component(.month, from: date) - 1
        case .dayOfMonth: calendar.component(.day, from: date) - 1
        case .year: min(max(calendar.component(.year, from: date) - 1, 0), Self.years - 1)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date) / setup.rules.minuteInterval
        case .period: calendar.component(.hour, from: date) / 12
        }
    }

    private func refresh() { for wheel in wheels { wheel.refresh() } }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch kinds[component] {
        case .day: 2 * Self.daysAround + 1
        case .month: formats.months.count
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .year: Self.years
        case .hour: 24
        case .minute: 60 / setup.rules.minuteInterval
        case .period: 2
        }
    }

    override func loops(_ component: Int) -> Bool {
        switch kinds[component] {
        case .month, .dayOfMonth, .hour, .minute: true
        case .day, .year, .period: false
        }
    }

    override func alignment(of component: Int) -> NSTextAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch kinds[component] {
        case .month: isMirrored ? .right : .left
        case .day, .dayOfMonth: isMirrored ? .left : .right
        case .hour, .minute: isCountDown ? (isMirrored ? .left : .right) : .center
        case .year, .period: .center
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let kind = kinds[component]
        let color: UIColor = allows(kind, row) ? titleColor ?? .label : .tertiaryLabel
        return NSAttributedString(string: text(kind, row), attributes: [.foregroundColor: color])
    }

    private func day(ofRow row: Int) -> Date {
        calendar.date(byAdding: .day, value: row - Self.daysAround, to: anchor) ?? anchor
    }

    private func text(_ kind: Wheel, _ row: Int) -> String {
        switch kind {
        case .day:
            let day = day(ofRow: row)
            return calendar.isDateInToday(day) ? Word.today.text : formats.wheelDay(day)
        case .month: return formats.months.indices.contains(row) ? formats.months[row] : ""
        case .dayOfMonth: return formats.text(at(day: row + 1), "d")
        case .year: return formats.text(at(year: row + 1), "y")
        case .hour: return formats.text(at(hour: row), pattern: isCountDown ? "H" : formats.hourPattern)
        case .minute:
            return formats.text(at(minute: row * setup.rules.minuteInterval), pattern: isCountDown ? "m" : "mm")
        case .period: return formats.periods[row]
        }
    }

    /// A date that has a part, whatever the rest: to be written.
    private func at(year: Int? = nil, day: Int = 1, hour: Int = 0, minute: Int = 0) -> Date {
        var parts = DateComponents()
        (parts.era, parts.year) = (calendar.component(.era, from: date), year ?? calendar.component(.year, from: date))
        (parts.month, parts.day, parts.hour, parts.minute) = (1, day, hour, minute)
        return calendar.date(from: parts) ?? date
    }

    private func allows(_ kind: Wheel, _ row: Int) -> Bool {
        let year = calendar.component(.year, from: date), month = calendar.component(.month, from: date)
        if kind == .dayOfMonth, row >= calendar.range(of: .day, in: .month, for: date)?.count ?? 31 { return false }
        guard setup.rules.hasLimits, !isCountDown else { return true }
        func allows(_ part: Calendar.Component, _ date: Date?) -> Bool {
            date.map { setup.rules.allows(part, around: $0) } ?? false
        }
        let start = calendar.startOfDay(for: date)
        return switch kind {
        case .day: allows(.day, day(ofRow: row))
        case .month: allows(.month, setup.rules.date(year: year, month: row + 1, day: 1, timeOf: start))
        case .dayOfMonth: allows(.day, setup.rules.date(year: year, month: month, day: row + 1, timeOf: start))
        case .year: allows(.year, setup.rules.date(year: row + 1, month: 1, day: 1, timeOf: start))
        case .hour: allows(.hour, calendar.date(byAdding: .hour, value: row, to: start))
        case .minute:
            allows(
                .minute,
                calendar.dateInterval(of: .hour, for: date)?.start.addingTimeInterval(
                    TimeInterval(row * setup.rules.minuteInterval * 60)))
        case .period:
            [0, 11].contains { allows(.hour, calendar.date(byAdding: .hour, value: row * 12 + $0, to: start)) }
        }
    }

    // MARK: Widths

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let free = bounds.width - 2 * PickerGeometry.margin - PickerGeometry.gap * CGFloat(kinds.count - 1)
        let whole = naturalWidths.reduce(0, +)
        guard whole > 0, naturalWidths.indices.contains(component) else { return 0 }
        return (naturalWidths[component] * min(1, free / whole)).rounded(.down)
    }

    private func naturalWidth(_ kind: Wheel) -> CGFloat {
        let font = UIFont.systemFont(ofSize: PickerRow.nearSize)
        func widest(_ texts: [String]) -> CGFloat {
            texts.reduce(0) { max($0, NSAttributedString(string: $1, attributes: [.font: font]).size().width) }
        }
        switch kind {
        case .day:
            let start = calendar.startOfDay(for: date)
            return widest(
                [Word.today.text]
                    + (0..<24).map {
                        formats.wheelDay(calendar.date(byAdding: .day, value: $0 * 16, to: start) ?? start)
                    }) + 14
        case .month: return widest(formats.months) + 18
        case .dayOfMonth: return widest([formats.text(at(day: 28), "d")]) + 22
        case .year: return widest([formats.text(date, "y")]) + 24
        case .hour, .minute:
            let digits = widest([text(.hour, 20)])
            if isCountDown { return digits + 24 + widest([kind == .hour ? Word.hours.text : Word.min.text]) }
            return digits + 22
        case .period: return widest(formats.periods) + 20
        }
    }

    // MARK: Choosing

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let old = date
        let wanted = chosenDate(turned: kinds[component])
        let kept = isCountDown ? atLeastAMinute(wanted) : setup.rules.kept(wanted)
        show(kept, animated: window != nil)
        if kept != old { chosen(kept) }
    }

    private func atLeastAMinute(_ date: Date) -> Date {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        guard parts.hour == 0, parts.minute == 0 else { return date }
        return date.addingTimeInterval(TimeInterval(60 * setup.rules.minuteInterval))
    }

    private func chosenDate(turned: Wheel) -> Date {
        func row(_ kind: Wheel) -> Int? { kinds.firstIndex(of: kind).map { selectedRow(inComponent: $0) } }
        var result = date
        if let month = row(.month) {
            result =
                setup.rules.date(
                    year: row(.year).map { $0 + 1 } ?? calendar.component(.year, from: date), month: month + 1,
                    day: row(.dayOfMonth).map { $0 + 1 } ?? calendar.component(.day, from: date), timeOf: date)
                ?? date
        }
        if let row = row(.day) { result = setup.rules.day(day(ofRow: row), withTimeOf: date) }
        if var hour = row(.hour), let minute = row(.minute) {
            if turned == .period, let period = row(.period) { hour = hour % 12 + 12 * period }
            result =
                calendar.date(
                    bySettingHour: hour, minute: minute * setup.rules.minuteInterval, second: 0,
                    of: calendar.startOfDay(for: result)) ?? result
        }
        return result
    }
}
