import CoreGraphics
import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// `compact`; `wheels` for a count-down and for a month of a year.
    case automatic
    case wheels
    /// One button for the date and one for the time, which open a calendar and wheels.
    case compact
    /// A month's calendar, with the time below it.
    case inline
}

/// Chooses a date, a time, both, or the length of a count-down. Sends `valueChanged` when a person has chosen.
///
/// - From: the app
/// - To: `DateWheelsView`, `DateCalendarView`, `DateCompactView`
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen: a time of day, a day, both, a length of hours and minutes, or a month of a year.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
        /// A month and a year, on wheels. The day stays the date's own where the month has it, else it is the month's last.
        case yearAndMonth
    }

    final private(set) var content: (any DatePickerContent)?
    private var storedDate = Date()
    private var duration: TimeInterval = 0
    private var limits: (low: Date?, high: Date?)
    private var interval = 1
    private var own: (calendar: Calendar?, locale: Locale?, timeZone: TimeZone?)

    /// A frame without a size gets that of the style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
    }

    /// A picker from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.nibDateProperties.read(self, coder)
    }

    // MARK: What is chosen

    /// `dateAndTime` to begin with.
    open var datePickerMode: Mode = .dateAndTime { didSet { if oldValue != datePickerMode { rebuild() } } }

    /// The moment of its making to begin with. Kept within the limits. A count-down has none of its own.
    open var date: Date {
        get { roundsToMinuteInterval ? rules.rounded(storedDate) : storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        let kept = rules.kept(date)
        guard kept != storedDate else { return }
        storedDate = kept
        if datePickerMode != .countDownTimer { content?.show(self.date, animated: animated) }
    }

    /// In seconds, less than a day; whole minutes are shown. Of a count-down only: in other modes it is kept and doesn't show.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = min(max(newValue, 0), 24 * 3600 - 60)
            if datePickerMode == .countDownTimer { showContent(animated: false) }
        }
    }

    // MARK: Limits

    /// The earliest date; nil, to begin with: none. Limits that are the wrong way round are ignored, as they are by a count-down.
    open var minimumDate: Date? {
        get { limits.low }
        set { change { limits.low = newValue } }
    }

    /// The latest date; nil, to begin with: none.
    open var maximumDate: Date? {
        get { limits.high }
        set { change { limits.high = newValue } }
    }

    /// The steps of the minutes: 1, to begin with, to 30, a divisor of 60. Another value counts as 1.
    open var minuteInterval: Int {
        get { interval }
        set { change { interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }

    /// Whether `date` is rounded down to the minute interval even where a person hasn't chosen it. `true` to begin with.
    open var roundsToMinuteInterval = true { didSet { if oldValue != roundsToMinuteInterval { change {} } } }

    private func change(_ body: () -> Void) {
        body()
        storedDate = rules.kept(storedDate)
        content?.take(rules)
        showContent(animated: false)
    }

    // MARK: Calendar

    /// The present locale, unless set.
    open var locale: Locale? {
        get { own.locale ?? .current }
        set {
            own.locale = newValue
            rebuild()
        }
    }

    /// The present calendar, unless set; nil resets it.
    open var calendar: Calendar! {
        get { own.calendar ?? .current }
        set {
            own.calendar = newValue
            rebuild()
        }
    }

    /// nil, to begin with: the calendar's.
    open var timeZone: TimeZone? {
        get { own.timeZone }
        set {
            own.timeZone = newValue
            rebuild()
        }
    }

    final var rules: DateRules {
        var calendar = own.calendar ?? .current
        calendar.locale = own.locale ?? own.calendar?.ownLocale ?? .current
        if let zone = own.timeZone { calendar.timeZone = zone }
        let isTimer = datePickerMode == .countDownTimer
        return DateRules(
            calendar: calendar, minimum: isTimer ? nil : limits.low, maximum: isTimer ? nil : limits.high,
            minuteInterval: interval)
    }

    // MARK: Style

    /// `automatic` to begin with.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if oldValue != preferredDatePickerStyle { rebuild() } }
    }

    /// What is shown. A count-down and a month of a year have wheels; `inline` doesn't stand for a time alone.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _), (.inline, .time): .wheels
        case (.inline, _): .inline
        case (.automatic, _), (.compact, _): .compact
        }
    }

    /// Of titles; as `setValue(_:forKey: "textColor")` is known to set it.
    final var titleColor: UIColor? { didSet { content?.titleColor = titleColor } }

    private func rebuild() {
        storedDate = rules.kept(storedDate)
        guard let old = content else { return invalidateIntrinsicContentSize() }
        let wasNatural = translatesAutoresizingMaskIntoConstraints && bounds.size == old.size
        old.removeFromSuperview()
        content = nil
        // A picker that nobody has sized gets the size of what it shows now.
        if wasNatural { frame.size = sizeThatFits(.zero) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Made when it is first needed: an app sets a picker up property by property.
    @discardableResult final func needContent() -> any DatePickerContent {
        if let content { return content }
        let setup = DatePickerSetup(mode: datePickerMode, rules: rules)
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .inline: DateCalendarView(setup)
            case .compact, .automatic: DateCompactView(setup)
            case .wheels: DateWheelsView(setup)
            }
        made.titleColor = titleColor
        made.chosen = { [weak self] in self?.chose($0) }
        content = made
        addSubview(made)
        showContent(animated: false)
        return made
    }

    private func showContent(animated: Bool) {
        guard let content else { return }
        guard datePickerMode == .countDownTimer else { return content.show(date, animated: animated) }
        // A count-down is shown as a time of day without daylight saving.
        let calendar = rules.calendar
        let minutes = Int(duration / 60)
        let midnight = calendar.startOfDay(for: storedDate)
        content.show(
            calendar.date(bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: midnight) ?? midnight,
            animated: animated)
    }

    private func chose(_ date: Date) {
        if datePickerMode == .countDownTimer {
            let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
            duration = TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        } else {
            storedDate = date
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = needContent()
        if content.frame != bounds { content.frame = bounds }
    }

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { needContent().size }

    private var compactContent: DateCompactView? { needContent() as? DateCompactView }
    @_spi(Portico) open override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
        compactContent?.wrappedSize(for: width)?.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = needContent().size
        if size.width > 0, size.width < natural.width, let wrapped = compactContent?.wrappedSize(for: size.width) {
            return wrapped
        }
        return datePickerStyle == .compact
            ? natural : CGSize(width: max(size.width, natural.width), height: natural.height)
    }

    override func controlStateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        content?.isUserInteractionEnabled = isEnabled
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
    }
}
