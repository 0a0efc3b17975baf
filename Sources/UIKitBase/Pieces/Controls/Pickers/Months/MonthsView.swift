import CoreGraphics
import Foundation

/// A calendar's months: a swipe or the arrows turn to others, the title to wheels of month and year.
///
/// Three months lie side by side in a scroll view that pages; the one in the middle is shown. Each is a `MonthGrid` that the owner makes.
///
/// - From: `DateCalendarView`, `UICalendarView`
/// - To: `MonthGrid`, `DateWheelsView`
@MainActor class MonthsView: UIView, UIScrollViewDelegate {
    /// The fonts, and how high the rows above the days are.
    struct Looks {
        var title = UIFont.systemFont(ofSize: 17, weight: .semibold)
        var weekday = UIFont.systemFont(ofSize: 13, weight: .semibold)
        var header = Metrics.Picker.calendarHeader
        var weekdays = Metrics.Picker.calendarWeekdays
    }

    private static let margin: CGFloat = 8

    final private(set) var setup: DatePickerSetup
    final private(set) var grids: [any MonthGrid] = []
    final var looks = Looks() { didSet { showLooks() } }
    final var titleColor: UIColor? { didSet { title.label.textColor = titleColor ?? .label } }
    /// A person has turned to another month.
    final var turned: () -> Void = {}
    /// The height that the view keeps free below the days.
    var footer: CGFloat { 0 }

    private var month: Date
    /// The month to which the view is on its way.
    private var pending: Date?
    private let title = MonthsTitleButton()
    private let back = UIButton(type: .system), forward = UIButton(type: .system)
    private let weekdays: [UILabel]
    private let pages = MonthPages()
    private var monthWheels: DateWheelsView?

    init(_ setup: DatePickerSetup, month: Date) {
        self.setup = setup
        self.month = month
        weekdays = setup.formats.weekdays.map { name in
            let label = UILabel()
            label.text = name.uppercased(with: setup.formats.locale)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            return label
        }
        super.init(frame: .zero)
        addParts()
        showLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func addParts() {
        for (button, word) in [(back, Word.previousMonth), (forward, .nextMonth)] {
            button.accessibilityLabel = word.text
            addSubview(button)
        }
        back.addAction(UIAction { [weak self] _ in self?.turnMonths(by: -1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.turnMonths(by: 1) }, for: .touchUpInside)
        title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        addSubview(title)
        for label in weekdays { addSubview(label) }
        pages.delegate = self
        addSubview(pages)
    }

    private func showLooks() {
        title.useFont(looks.title)
        for label in weekdays { label.font = looks.weekday }
        let arrow = UIImage.SymbolConfiguration(pointSize: (looks.title.pointSize * 20 / 17).rounded(), weight: .medium)
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: arrow), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward", withConfiguration: arrow), for: .normal)
        setNeedsLayout()
    }

    /// Takes the grids of three months in the place of those that are there.
    final func useGrids(_ make: () -> any MonthGrid) {
        for grid in grids { grid.removeFromSuperview() }
        grids = (0..<3).map { _ in
            let grid = make()
            grid.semanticContentAttribute = semanticContentAttribute
            pages.addSubview(grid)
            return grid
        }
        // VoiceOver reads the month that is shown, which stands in the middle at rest, and not those beside it.
        for grid in [grids[0], grids[2]] { grid.accessibilityElementsHidden = true }
        showMonth()
    }

    /// The parts go the same way as the whole.
    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            let parts = [pages, title, back, forward] + (grids as [UIView])
            for view in parts { view.semanticContentAttribute = semanticContentAttribute }
            setNeedsLayout()
        }
    }

    // MARK: Showing

    /// The month that is shown, or to which the view is on its way.
    final var shownMonth: Date { pending ?? month }

    /// Turns to a month. With animation the nearest page slides in, however far the month is away.
    final func showMonth(of date: Date, animated: Bool) {
        let calendar = setup.rules.calendar
        let isSame = calendar.isDate(date, equalTo: shownMonth, toGranularity: .month)
        guard animated, !isSame, window != nil, pages.bounds.width > 0, monthWheels == nil else {
            pending = nil
            month = date
            showMonth()
            monthWheels?.show(month, animated: animated)
            return pages.contentOffset = rest
        }
        let way = date > month ? 1 : -1
        pending = date
        grids[1 + way].showMonth(of: date)
        slidePages(by: way)
    }

    /// Takes other limits; the calendar and its locale stay.
    final func useRules(_ rules: DateRules) {
        setup.rules = rules
        monthWheels?.take(rules)
        setNeedsLayout()
        showMonth()
    }

    private func showMonth() {
        title.label.text = setup.formats.text(month, "yMMMM")
        for (index, grid) in grids.enumerated() { grid.showMonth(of: monthAway(index - 1)) }
        if grids.count == 3 { grids[1].willAppear() }
        back.isEnabled = setup.rules.allows(.month, around: monthAway(-1))
        forward.isEnabled = setup.rules.allows(.month, around: monthAway(1))
        setNeedsLayout()
    }

    private func monthAway(_ months: Int) -> Date {
        let calendar = setup.rules.calendar
        let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
        return calendar.date(byAdding: .month, value: months, to: start) ?? start
    }

    // MARK: Turning

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// The place at which the shown month's page begins.
    private var rest: CGPoint { CGPoint(x: pages.bounds.width, y: 0) }

    /// As an arrow does.
    final func turnMonths(by months: Int) {
        guard setup.rules.allows(.month, around: monthAway(months)) else { return }
        guard window != nil, !pages.isHidden else { return finishTurn(to: monthAway(months)) }
        slidePages(by: months)
    }

    private func slidePages(by pages: Int) {
        for grid in grids { grid.willAppear() }
        let way = isMirrored ? -pages : pages
        self.pages.setContentOffset(CGPoint(x: rest.x * CGFloat(1 + way), y: 0), animated: true)
    }

    private func finishTurn(to new: Date) {
        month = new
        showMonth()
        monthWheels?.show(month, animated: false)
        pages.contentOffset = rest
        turned()
    }

    final func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        for grid in grids { grid.willAppear() }
    }

    final func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settlePages() }
    final func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settlePages() }

    /// The month that a swipe, an arrow or the app has brought in goes to the middle.
    private func settlePages() {
        let page = Int((pages.contentOffset.x / max(pages.bounds.width, 1)).rounded()) - 1
        let wanted = pending
        pending = nil
        guard page != 0 else {
            // A finger has held the way to another month and brought the old one back.
            if wanted != nil { showMonth() }
            return
        }
        if let wanted {
            month = wanted
            showMonth()
            return pages.contentOffset = rest
        }
        let months = isMirrored ? -page : page
        if setup.rules.allows(.month, around: monthAway(months)) {
            finishTurn(to: monthAway(months))
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
                self?.turned()
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

    /// Puts a view where it stands from left to right, or at the mirrored place.
    final func placeView(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let whole = bounds
        let inner = whole.width - 2 * Self.margin
        placeView(title, x: Self.margin, y: 0, width: min(title.naturalWidth, inner - 96), height: looks.header)
        placeView(forward, x: whole.width - 4 - 44, y: 0, width: 44, height: looks.header)
        placeView(back, x: whole.width - 4 - 88, y: 0, width: 44, height: looks.header)
        for (index, label) in weekdays.enumerated() {
            placeView(
                label, x: Self.margin + CGFloat(index) * inner / 7, y: looks.header, width: inner / 7,
                height: looks.weekdays)
        }
        let top = looks.header + looks.weekdays
        layoutPages(
            CGRect(x: Self.margin, y: top, width: inner, height: max(whole.height - top - footer, 0)))
        if let monthWheels {
            monthWheels.frame = CGRect(
                x: 0, y: looks.header, width: whole.width, height: max(whole.height - looks.header - footer, 0))
        }
    }

    private func layoutPages(_ frame: CGRect) {
        let isNew = pages.frame.size != frame.size
        pages.frame = frame
        pages.contentSize = CGSize(width: frame.width * 3, height: frame.height)
        for (index, grid) in grids.enumerated() {
            let page = isMirrored ? 2 - index : index
            let new = CGRect(x: CGFloat(page) * frame.width, y: 0, width: frame.width, height: frame.height)
            if grid.frame != new { grid.frame = new }
        }
        if isNew { pages.contentOffset = rest }
    }
}

/// Months side by side.
private final class MonthPages: UIScrollView {
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
