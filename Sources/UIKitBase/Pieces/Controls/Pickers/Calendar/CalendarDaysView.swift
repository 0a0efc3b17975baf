import CoreGraphics
import Foundation

/// The owner of a calendar view's month, as far as the month asks it.
@MainActor protocol CalendarDaysSource: AnyObject {
    var looks: CalendarLooks { get }
    var selectionBehavior: UICalendarSelection? { get }
    func decoration(for day: Date) -> UICalendarView.Decoration?
}

/// The days of one month of a calendar view: their numbers and selection in one layer, the decorations as views above it.
///
/// - From: `UICalendarView`
@MainActor final class CalendarDaysView: UIView, MonthGrid {
    private let rules: DateRules
    private let formats: DateFormats
    private weak var source: (any CalendarDaysSource)?
    /// The first moment of the month.
    private(set) var month = Date.distantPast
    private(set) var dayCount = 0
    /// The number of cells before the first day.
    private var lead = 0
    /// Whether the month is on the screen or was: only then the delegates are asked about its days.
    private var isSeen = false
    private var loaded: LoadedDays?

    /// The answers of the delegates about the month's days.
    private struct LoadedDays {
        var refused: Set<Int> = []
        var decorations: [Int: UICalendarView.Decoration] = [:]
    }

    init(rules: DateRules, formats: DateFormats, source: any CalendarDaysSource) {
        (self.rules, self.formats, self.source) = (rules, formats, source)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.tapDay($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func showMonth(of date: Date) {
        let calendar = rules.calendar
        let new = calendar.dateInterval(of: .month, for: date)?.start ?? date
        guard new != month else { return }
        month = new
        dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        isSeen = false
        forgetDays()
    }

    func willAppear() {
        guard !isSeen else { return }
        isSeen = true
        setNeedsLayout()
    }

    /// Draws the days anew, and asks the delegates again if they have something new to say.
    func refreshDays(asksAgain: Bool) {
        if asksAgain { forgetDays() }
        setNeedsDisplay()
    }

    private func forgetDays() {
        for decoration in (loaded?.decorations ?? [:]).values { detachView(of: decoration) }
        loaded = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Days

    func date(ofDay day: Int) -> Date { rules.calendar.date(byAdding: .day, value: day - 1, to: month) ?? month }

    /// The place of a day, with that of its decoration.
    func frame(ofDay day: Int) -> CGRect {
        let cell = lead + day - 1
        let width = bounds.width / 7, height = bounds.height / 6
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = isMirrored ? 6 - cell % 7 : cell % 7
        return CGRect(x: CGFloat(column) * width, y: CGFloat(cell / 7) * height, width: width, height: height)
    }

    /// The square of the number, with the circle of a selected day.
    private func circle(ofDay day: Int, _ looks: CalendarLooks) -> CGRect {
        let frame = frame(ofDay: day)
        let side = min(looks.circle, frame.width, frame.height)
        let top = looks.decoration > 0 ? 0 : (frame.height - side) / 2
        return CGRect(x: frame.midX - side / 2, y: frame.minY + top, width: side, height: side)
    }

    func day(at point: CGPoint) -> Int? {
        guard dayCount > 0, bounds.contains(point) else { return nil }
        return (1...dayCount).first { frame(ofDay: $0).contains(point) }
    }

    private func isInRange(_ day: Int) -> Bool { rules.allows(.day, around: date(ofDay: day)) }

    /// Whether the day is written as one that can be selected. Without a selection all days of the range are.
    func isAvailable(_ day: Int) -> Bool { isInRange(day) && loaded?.refused.contains(day) != true }

    private func isSelected(_ day: Int) -> Bool {
        source?.selectionBehavior?.isSelected(date(ofDay: day), in: rules.calendar) ?? false
    }

    private func tapDay(_ tap: UIGestureRecognizer) {
        guard let day = day(at: tap.location(in: self)) else { return }
        chooseDay(day)
    }

    private func chooseDay(_ day: Int) {
        guard let selection = source?.selectionBehavior, isInRange(day) else { return }
        let date = date(ofDay: day)
        let isSelected = selection.isSelected(date, in: rules.calendar)
        guard isSelected || selection.canSelect(date, in: rules.calendar) else { return }
        selection.selectByTap(date, in: rules.calendar)
    }

    // MARK: Delegates

    /// Asks the delegates about each day of the range, once.
    private func loadDays() {
        guard isSeen, loaded == nil, dayCount > 0, bounds.width > 0, let source else { return }
        var new = LoadedDays()
        let selection = source.selectionBehavior
        for day in 1...dayCount where isInRange(day) {
            let date = date(ofDay: day)
            if let selection, !selection.canSelect(date, in: rules.calendar) { new.refused.insert(day) }
            if let decoration = source.decoration(for: date) { new.decorations[day] = decoration }
        }
        loaded = new
        for (_, decoration) in new.decorations.sorted(by: { $0.key < $1.key }) { attachView(of: decoration) }
        setNeedsDisplay()
    }

    /// Adds the view of a decoration, in one that clips it to its place.
    private func attachView(of decoration: UICalendarView.Decoration) {
        let place = UIView()
        place.clipsToBounds = true
        place.isUserInteractionEnabled = false
        place.addSubview(decoration.view)
        addSubview(place)
    }

    private func detachView(of decoration: UICalendarView.Decoration) {
        guard let place = decoration.view.superview, place.superview === self else { return }
        place.removeFromSuperview()
    }

    /// Asks again for the decorations of some days.
    func reloadDecorations(of days: Set<Int>) {
        guard loaded != nil, let source else { return }
        for day in days where (1...max(dayCount, 1)).contains(day) && isInRange(day) {
            if let old = loaded?.decorations.removeValue(forKey: day) { detachView(of: old) }
            guard let decoration = source.decoration(for: date(ofDay: day)) else { continue }
            loaded?.decorations[day] = decoration
            attachView(of: decoration)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        loadDays()
        guard let looks = source?.looks else { return }
        for (day, decoration) in loaded?.decorations ?? [:] {
            let frame = frame(ofDay: day), circle = circle(ofDay: day, looks)
            let place = CGRect(
                x: frame.minX + 1, y: circle.maxY, width: max(frame.width - 2, 0),
                height: max(min(looks.decoration, frame.maxY - circle.maxY), 0))
            decoration.view.superview?.frame = place
            let size = decoration.size(in: CGSize(width: place.width, height: max(place.height - 2, 0)))
            decoration.view.frame = CGRect(
                x: (place.width - size.width) / 2, y: (place.height - size.height) / 2, width: size.width,
                height: size.height)
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard dayCount > 0, let looks = source?.looks else { return }
        if source?.selectionBehavior?.selectsWeeks == true { drawWeek(looks) }
        for day in 1...dayCount { drawDay(day, looks) }
    }

    private func drawDay(_ day: Int, _ looks: CalendarLooks) {
        let date = date(ofDay: day)
        let isToday = rules.calendar.isDateInToday(date), isSelected = isSelected(day)
        let circle = circle(ofDay: day, looks)
        let selectsWeeks = source?.selectionBehavior?.selectsWeeks == true
        if isSelected, !selectsWeeks || isToday {
            (isToday ? tintColor : tintColor.withAlphaComponent(0.15)).setFill()
            UIBezierPath(ovalIn: circle).fill()
        }
        drawNumber(
            formats.text(date, pattern: "d"), around: CGPoint(x: circle.midX, y: circle.midY),
            font: isSelected ? looks.selectedDay : looks.day,
            color: numberColor(isSelected: isSelected, isToday: isToday, isAvailable: isAvailable(day)))
    }

    /// Draws one capsule around the selected days of the month, which stand in one row.
    private func drawWeek(_ looks: CalendarLooks) {
        var whole: CGRect?
        for day in 1...dayCount where isSelected(day) {
            let circle = circle(ofDay: day, looks)
            whole = whole?.union(circle) ?? circle
        }
        guard let whole else { return }
        tintColor.withAlphaComponent(0.15).setFill()
        UIBezierPath(roundedRect: whole, cornerRadius: whole.height / 2).fill()
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
            self?.describeDay($0 + 1) ?? .nothing
        } place: { [weak self] in
            self?.frame(ofDay: $0 + 1) ?? .zero
        } activate: { [weak self] in
            self?.chooseDay($0 + 1)
        }
    }

    private func describeDay(_ day: Int) -> StandardAccessibility {
        let date = date(ofDay: day)
        let name = formats.text(date, "EEEEMMMMd")
        var traits: UIAccessibilityTraits = source?.selectionBehavior == nil ? .staticText : .button
        if isSelected(day) { traits.insert(.selected) }
        if !isAvailable(day) { traits.insert(.notEnabled) }
        let isToday = rules.calendar.isDateInToday(date)
        return StandardAccessibility(label: isToday ? "\(Word.today.text), \(name)" : name, traits: traits)
    }
}
