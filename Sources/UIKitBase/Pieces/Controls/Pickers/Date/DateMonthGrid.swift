import CoreGraphics
import Foundation

/// The days of one month, drawn in one layer: seven columns from the first day of the week on.
///
/// - From: `DateCalendarView`
@MainActor final class DateMonthGrid: UIView, MonthGrid {
    private let rules: DateRules
    private let formats: DateFormats
    /// The first moment of the month.
    private(set) var month: Date
    /// The number of cells before the first day.
    private var lead = 0
    private(set) var dayCount = 0
    var selected: Date { didSet { if oldValue != selected { setNeedsDisplay() } } }
    var chosen: (Date) -> Void = { _ in }

    init(month: Date, selected: Date, rules: DateRules, formats: DateFormats) {
        (self.month, self.selected, self.rules, self.formats) = (month, selected, rules, formats)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        showMonth(of: month)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.tapDay($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func showMonth(of date: Date) {
        let calendar = rules.calendar
        month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        setNeedsDisplay()
    }

    func willAppear() {}

    // MARK: Days

    func date(ofDay day: Int) -> Date {
        rules.calendar.date(byAdding: .day, value: day - 1, to: month) ?? month
    }

    private func allows(_ day: Int) -> Bool { rules.allows(.day, around: date(ofDay: day)) }

    func frame(ofDay day: Int) -> CGRect {
        let cell = lead + day - 1
        let width = bounds.width / 7, height = bounds.height / 6
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = isMirrored ? 6 - cell % 7 : cell % 7
        return CGRect(x: CGFloat(column) * width, y: CGFloat(cell / 7) * height, width: width, height: height)
    }

    func day(at point: CGPoint) -> Int? {
        guard dayCount > 0, bounds.contains(point) else { return nil }
        return (1...dayCount).first { frame(ofDay: $0).contains(point) }
    }

    private func tapDay(_ tap: UIGestureRecognizer) {
        guard let day = day(at: tap.location(in: self)) else { return }
        choose(day)
    }

    private func choose(_ day: Int) {
        guard allows(day) else { return }
        chosen(date(ofDay: day))
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard dayCount > 0 else { return }
        let calendar = rules.calendar
        for day in 1...dayCount {
            let date = date(ofDay: day)
            let isToday = calendar.isDateInToday(date), isSelected = calendar.isDate(date, inSameDayAs: selected)
            let frame = frame(ofDay: day)
            if isSelected {
                let side = min(frame.width, frame.height, 44)
                (isToday ? tintColor : tintColor.withAlphaComponent(0.15)).setFill()
                UIBezierPath(
                    ovalIn: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
                ).fill()
            }
            drawNumber(
                formats.text(date, pattern: "d"), around: CGPoint(x: frame.midX, y: frame.midY),
                font: .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular),
                color: numberColor(isSelected: isSelected, isToday: isToday, isAvailable: allows(day)))
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: Accessibility

    override var accessibilityParts: [AccessibilityPart]? {
        parts(dayCount) { [weak self] in
            guard let self else { return .nothing }
            let date = date(ofDay: $0 + 1)
            var traits = UIAccessibilityTraits.button
            if rules.calendar.isDate(date, inSameDayAs: selected) { traits.insert(.selected) }
            if !allows($0 + 1) { traits.insert(.notEnabled) }
            return StandardAccessibility(label: formats.text(date, "EEEEMMMMd"), traits: traits)
        } place: { [weak self] in
            self?.frame(ofDay: $0 + 1) ?? .zero
        } activate: { [weak self] in
            self?.choose($0 + 1)
        }
    }
}
