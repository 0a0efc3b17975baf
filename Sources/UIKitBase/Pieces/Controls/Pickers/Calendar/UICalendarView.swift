import CoreGraphics
import Foundation

/// A calendar that shows a month's days, decorates them, and lets a person select some.
///
/// What can be selected is the selection behaviour's to say; without one the calendar only shows. All days of `availableDateRange` are there,
/// those outside of it are gray. Main thread only.
///
/// - From: the app
/// - To: `MonthsView`, `CalendarDaysView`, `UICalendarSelection`
@preconcurrency @MainActor open class UICalendarView: UIView {
    private var months: MonthsView?
    private var own: (calendar: Calendar?, locale: Locale?, timeZone: TimeZone?)
    private var range = DateInterval(start: .distantPast, end: .distantFuture)
    private var storedMonth: Date?
    private var storedSelection: UICalendarSelection?
    private var storedLooks: CalendarLooks?
    /// The month of which the delegate last knew.
    private var knownMonth: DateComponents?
    /// What the delegate has said of each day, nil included.
    private var decorations: [Date: Decoration?] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A calendar from a nib or an archive; its properties are those of a new one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Who takes part

    /// Decorates days, and hears which month a person has turned to.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { forgetDecorations() } }

    /// What a person may select; nil, to begin with: nothing. A selection is of one calendar view.
    open var selectionBehavior: UICalendarSelection? {
        get { storedSelection }
        set {
            guard newValue !== storedSelection else { return }
            if storedSelection?.host === self { storedSelection?.host = nil }
            storedSelection = newValue
            newValue?.host = self
            refreshDays(asksAgain: true, animated: false)
        }
    }

    // MARK: Calendar

    /// The present calendar, unless set.
    open var calendar: Calendar {
        get { own.calendar ?? .current }
        set {
            own.calendar = newValue
            discardMonths()
        }
    }

    /// The present locale, unless set: its names, digits and first day of the week.
    open var locale: Locale {
        get { own.locale ?? .current }
        set {
            own.locale = newValue
            discardMonths()
        }
    }

    /// nil, to begin with: the calendar's.
    open var timeZone: TimeZone? {
        get { own.timeZone }
        set {
            own.timeZone = newValue
            discardMonths()
        }
    }

    /// The days that are offered, from `distantPast` to `distantFuture` to begin with. The visible month is kept among them.
    open var availableDateRange: DateInterval {
        get { range }
        set {
            guard newValue != range else { return }
            range = newValue
            if let month = storedMonth { storedMonth = rules.kept(month) }
            discardMonths()
        }
    }

    private var rules: DateRules {
        var calendar = self.calendar
        calendar.locale = own.locale ?? own.calendar?.ownLocale ?? .current
        if let zone = own.timeZone { calendar.timeZone = zone }
        return DateRules(calendar: calendar, minimum: range.start, maximum: range.end)
    }

    // MARK: The visible month

    /// The month that is shown, with its calendar, era and year; the present one to begin with. A month outside of `availableDateRange` is
    /// brought to the nearest one that lies in it (DEV-1307). Components without a calendar are of the calendar view's.
    open var visibleDateComponents: DateComponents {
        get { rules.calendar.monthComponents(visibleMonth) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Turns to a month. The delegate isn't told.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let rules = rules
        guard let date = UICalendarSelection.day(dateComponents, in: rules.calendar) else { return }
        // A month whose first day lies before the range may have later ones in it.
        let month = rules.allows(.month, around: date) ? date : rules.kept(date)
        storedMonth = month
        months?.showMonth(of: month, animated: animated)
        knownMonth = visibleDateComponents
    }

    private var visibleMonth: Date { months?.shownMonth ?? storedMonth ?? rules.kept(Date()) }

    private func recordTurn() {
        let previous = knownMonth, new = visibleDateComponents
        storedMonth = visibleMonth
        knownMonth = new
        if let previous, previous != new {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
        }
    }

    // MARK: Looks

    /// The design of the texts; `default` to begin with.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { if oldValue != fontDesign { updateLooks() } }
    }

    /// Whether there is room for decorations, and the delegate is asked for them. True to begin with.
    open var wantsDateDecorations = true {
        didSet { if oldValue != wantsDateDecorations { forgetDecorations() } }
    }

    /// Asks the delegate again for the decorations of some days.
    ///
    /// - Parameter dates: days; components without a calendar are of the calendar view's.
    /// - Parameter animated: whether new decorations fade in.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = rules.calendar
        let days = dates.compactMap { UICalendarSelection.day($0, in: calendar) }.map(calendar.startOfDay(for:))
        for day in days { decorations[day] = nil }
        changeMonths(animated: animated) { grid in
            let ofMonth = days.filter { calendar.isDate($0, equalTo: grid.month, toGranularity: .month) }
            grid.reloadDecorations(of: Set(ofMonth.map { calendar.component(.day, from: $0) }))
        }
    }

    final var looks: CalendarLooks {
        if let storedLooks { return storedLooks }
        let made = CalendarLooks(fontDesign, hasDecorations: wantsDateDecorations, traits: traitCollection)
        storedLooks = made
        return made
    }

    private func updateLooks() {
        storedLooks = nil
        months?.looks = looks.months
        refreshDays(asksAgain: false, animated: false)
        for grid in months?.grids ?? [] { grid.setNeedsLayout() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func forgetDecorations() {
        decorations = [:]
        refreshDays(asksAgain: true, animated: false)
        updateLooks()
    }

    // MARK: Days

    /// Draws all days anew.
    ///
    /// - Parameter asksAgain: whether the delegates are asked about them, too.
    final func refreshDays(asksAgain: Bool, animated: Bool) {
        changeMonths(animated: animated) { $0.refreshDays(asksAgain: asksAgain) }
    }

    private func changeMonths(animated: Bool, _ body: @escaping (CalendarDaysView) -> Void) {
        let grids = (months?.grids ?? []).compactMap { $0 as? CalendarDaysView }
        for grid in grids {
            guard animated, window != nil else {
                body(grid)
                continue
            }
            UIView.transition(
                with: grid, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: { body(grid) })
        }
    }

    private func discardMonths() {
        let month = visibleMonth
        months?.removeFromSuperview()
        months = nil
        storedMonth = month
        decorations = [:]
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Made when it is first laid out: an app sets a calendar up property by property.
    private func needMonths() -> MonthsView {
        if let months { return months }
        let rules = rules
        let setup = DatePickerSetup(mode: .date, rules: rules)
        let made = MonthsView(setup, month: visibleMonth)
        made.looks = looks.months
        made.useGrids { CalendarDaysView(rules: rules, formats: setup.formats, source: self) }
        made.semanticContentAttribute = semanticContentAttribute
        made.turned = { [weak self] in self?.recordTurn() }
        addSubview(made)
        months = made
        knownMonth = visibleDateComponents
        return made
    }

    // MARK: Layout

    /// The days and the arrows go the same way.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { months?.semanticContentAttribute = semanticContentAttribute }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let months = needMonths()
        if months.frame != bounds { months.frame = bounds }
    }

    open override var intrinsicContentSize: CGSize { looks.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, looks.size.width), height: looks.size.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        updateLooks()
    }
}

extension UICalendarView: CalendarDaysSource {
    func decoration(for day: Date) -> Decoration? {
        guard wantsDateDecorations, let delegate else { return nil }
        let day = rules.calendar.startOfDay(for: day)
        if let known = decorations[day] { return known }
        let made = delegate.calendarView(self, decorationFor: rules.calendar.dayComponents(day))
        decorations[day] = .some(made)
        return made
    }
}
