import CoreGraphics
import Foundation

/// A month's calendar: a swipe or the arrows turn to other months, the title to wheels of month and year, and a time stands below.
///
/// Three months lie side by side in a scroll view that pages; the one in the middle is shown.
///
/// - From: `UIDatePicker`, `DateCompactView`
/// - To: `DateMonthGrid`, `DateWheelsView`
@MainActor final class DateCalendarView: UIView, DatePickerContent, UIScrollViewDelegate {
    private enum Measure {
        static let header = Metrics.Picker.calendarHeader
        static let weekdays = Metrics.Picker.calendarWeekdays
        static let grid = Metrics.Picker.calendarWeeks
        static let time = Metrics.Picker.calendarTime
        static let margin: CGFloat = 8
    }

    var chosen: (Date) -> Void = { _ in }
    var titleColor: UIColor? { didSet { title.label.textColor = titleColor ?? .label } }
    private var setup: DatePickerSetup
    private var date = Date()
    private var month = Date()
    private let title = DateTitleButton()
    private let back = UIButton(type: .system), forward = UIButton(type: .system)
    private let weekdays: [UILabel]
    private let pages = DatePages()
    private var grids: [DateMonthGrid] = []
    private var monthWheels: DateWheelsView?
    private var timeLabel: UILabel?
    private var timeField: DateField?

    init(_ setup: DatePickerSetup) {
        self.setup = setup
        weekdays = setup.formats.weekdays.map { name in
            let label = UILabel()
            label.text = name.uppercased(with: setup.formats.locale)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            return label
        }
        super.init(frame: .zero)
        month = date
        makeGrids()
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        for (button, name, word) in [
            (back, "chevron.backward", Word.previousMonth), (forward, "chevron.forward", .nextMonth),
        ] {
            button.setImage(
                UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)),
                for: .normal)
            button.accessibilityLabel = word.text
            addSubview(button)
        }
        back.addAction(UIAction { [weak self] _ in self?.turn(by: -1, animated: true) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1, animated: true) }, for: .touchUpInside)
        title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        addSubview(title)
        for label in weekdays { addSubview(label) }
        pages.delegate = self
        addSubview(pages)
        if setup.mode == .dateAndTime { addTime() }
        showMonth()
    }

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
        grids = (0..<3).map { _ in
            let grid = DateMonthGrid(month: month, selected: date, rules: setup.rules, formats: setup.formats)
            grid.chosen = { [weak self] day in
                guard let self else { return }
                choose(setup.rules.day(day, withTimeOf: date))
            }
            pages.addSubview(grid)
            return grid
        }
    }

    var size: CGSize {
        CGSize(
            width: 320,
            height: Measure.header + Measure.weekdays + Measure.grid + (setup.mode == .dateAndTime ? Measure.time : 0))
    }

    // MARK: Showing

    func show(_ new: Date, animated: Bool) {
        date = new
        for grid in grids { grid.selected = new }
        timeField?.show(new)
        month = new
        showMonth()
    }

    func take(_ rules: DateRules) {
        setup.rules = rules
        for grid in grids { grid.removeFromSuperview() }
        makeGrids()
        timeField?.take(rules)
        monthWheels?.take(rules)
        setNeedsLayout()
        showMonth()
    }

    private func showMonth() {
        title.label.text = setup.formats.text(month, "yMMMM")
        for (index, grid) in grids.enumerated() { grid.show(monthAway(index - 1)) }
        back.isEnabled = setup.rules.allows(.month, around: monthAway(-1))
        forward.isEnabled = setup.rules.allows(.month, around: monthAway(1))
        setNeedsLayout()
    }

    private func monthAway(_ months: Int) -> Date {
        let calendar = setup.rules.calendar
        let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
        return calendar.date(byAdding: .month, value: months, to: start) ?? start
    }

    private func choose(_ new: Date) {
        let kept = setup.rules.kept(new)
        guard kept != date else { return }
        show(kept, animated: false)
        chosen(kept)
    }

    // MARK: Turning

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// Where the shown month's page begins.
    private var rest: CGPoint { CGPoint(x: pages.bounds.width, y: 0) }

    private func turn(by months: Int, animated: Bool) {
        guard setup.rules.allows(.month, around: monthAway(months)) else { return }
        guard animated, window != nil, !pages.isHidden else { return turned(by: months) }
        let way = isMirrored ? -months : months
        pages.setContentOffset(CGPoint(x: rest.x * CGFloat(1 + way), y: 0), animated: true)
    }

    private func turned(by months: Int) {
        month = monthAway(months)
        showMonth()
        monthWheels?.show(month, animated: false)
        pages.contentOffset = rest
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// The month that a swipe or an arrow has brought in goes to the middle.
    private func settle() {
        let page = Int((pages.contentOffset.x / max(pages.bounds.width, 1)).rounded()) - 1
        guard page != 0 else { return }
        let months = isMirrored ? -page : page
        if setup.rules.allows(.month, around: monthAway(months)) {
            turned(by: months)
        } else {
            pages.setContentOffset(rest, animated: true)
        }
    }

    private func toggleMonthWheels() {
        let opens = monthWheels == nil
        if opens {
            let wheels = DateWheelsView.monthAndYear(setup)
            wheels.chosen = { [weak self] in
                self?.month = $0
                self?.showMonth()
            }
            wheels.show(month, animated: false)
            wheels.alpha = 0
            addSubview(wheels)
            monthWheels = wheels
        }
        let wheels = monthWheels
        if !opens { monthWheels = nil }
        title.isOpen = opens
        layoutIfNeeded()
        setNeedsLayout()
        let hidden = [pages as UIView, back, forward] + weekdays
        UIView.animate(withDuration: 0.2) {
            wheels?.alpha = opens ? 1 : 0
            for view in hidden { view.alpha = opens ? 0 : 1 }
        } completion: { _ in
            if !opens { wheels?.removeFromSuperview() }
        }
        // What has faded out takes no touches.
        for view in hidden { view.isUserInteractionEnabled = !opens }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let whole = bounds, right = isMirrored
        func put(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(x: right ? whole.width - x - width : x, y: y, width: width, height: height)
        }
        let timeHeight = timeField == nil ? 0 : Measure.time
        let inner = whole.width - 2 * Measure.margin
        put(title, x: Measure.margin, y: 0, width: min(title.naturalWidth, inner - 96), height: Measure.header)
        put(forward, x: whole.width - 4 - 44, y: 0, width: 44, height: Measure.header)
        put(back, x: whole.width - 4 - 88, y: 0, width: 44, height: Measure.header)
        for (index, label) in weekdays.enumerated() {
            put(
                label, x: Measure.margin + CGFloat(index) * inner / 7, y: Measure.header, width: inner / 7,
                height: Measure.weekdays)
        }
        let top = Measure.header + Measure.weekdays
        layoutPages(
            CGRect(x: Measure.margin, y: top, width: inner, height: max(whole.height - top - timeHeight, 0)))
        if let monthWheels {
            monthWheels.frame = CGRect(
                x: 0, y: Measure.header, width: whole.width,
                height: max(whole.height - Measure.header - timeHeight, 0))
        }
        guard let timeField, let timeLabel else { return }
        let field = timeField.naturalSize
        let middle = whole.height - Measure.time / 2
        put(
            timeField, x: whole.width - 16 - field.width, y: middle - field.height / 2, width: field.width,
            height: field.height)
        let label = timeLabel.intrinsicContentSize
        put(timeLabel, x: 16, y: middle - label.height / 2, width: label.width, height: label.height)
    }

    private func layoutPages(_ frame: CGRect) {
        let isNew = pages.frame.size != frame.size
        pages.frame = frame
        pages.contentSize = CGSize(width: frame.width * 3, height: frame.height)
        for (index, grid) in grids.enumerated() {
            let place = right(index)
            let new = CGRect(x: CGFloat(place) * frame.width, y: 0, width: frame.width, height: frame.height)
            if grid.frame != new { grid.frame = new }
        }
        if isNew { pages.contentOffset = rest }
    }

    private func right(_ index: Int) -> Int { isMirrored ? 2 - index : index }
}

/// Months side by side.
private final class DatePages: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override var isBarContent: Bool { false }
}

/// “November 2026 ›”.
private final class DateTitleButton: UIControl {
    let label = UILabel()
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)))
    var isOpen = false { didSet { turn() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
        addSubview(arrow)
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { 8 + label.intrinsicContentSize.width + 6 + (arrow.image?.size.width ?? 0) + 4 }

    private func turn() {
        let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        UIView.animate(withDuration: 0.2) {
            self.arrow.transform = self.isOpen ? CGAffineTransform(rotationAngle: angle) : .identity
            self.label.textColor = self.isOpen ? self.tintColor : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = arrow.image?.size ?? .zero
        let width = max(bounds.width - 8 - 6 - size.width - 4, 0)
        label.frame = CGRect(x: isMirrored ? bounds.width - 8 - width : 8, y: 0, width: width, height: bounds.height)
        arrow.bounds.size = size
        arrow.center = CGPoint(
            x: isMirrored ? label.frame.minX - 6 - size.width / 2 : label.frame.maxX + 6 + size.width / 2,
            y: bounds.midY)
    }

    override func controlStateDidChange() { alpha = isHighlighted ? 0.4 : 1 }
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
    }
}
