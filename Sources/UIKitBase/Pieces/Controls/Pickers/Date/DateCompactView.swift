import CoreGraphics
import Foundation

/// A button for the date and one for the time: side by side, and at text sizes for accessibility one above the other.
///
/// - From: `UIDatePicker`
/// - To: `DateField`
@MainActor final class DateCompactView: UIView, DatePickerContent {
    private static let gap: CGFloat = 4

    var chosen: (Date) -> Void = { _ in }
    var titleColor: UIColor? { didSet { for field in fields { field.titleColor = titleColor } } }
    let fields: [DateField]

    init(_ setup: DatePickerSetup) {
        let parts: [DateField.Part] =
            switch setup.mode {
            case .time: [.time]
            case .date: [.date]
            default: [.date, .time]
            }
        fields = parts.map { DateField($0, setup) }
        super.init(frame: .zero)
        for field in fields {
            field.chosen = { [weak self] in self?.choose($0) }
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    var size: CGSize {
        if isStacked { return stackedSize(for: .greatestFiniteMagnitude) }
        let sizes = fields.map(\.naturalSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0)),
            height: sizes.map(\.height).max() ?? 0)
    }

    /// The size in a room that may be too narrow for the texts; nil where that makes nothing higher.
    func wrappedSize(for width: CGFloat) -> CGSize? { isStacked ? stackedSize(for: width) : nil }

    private func stackedSize(for width: CGFloat) -> CGSize {
        let sizes = fields.map { $0.wrappedSize(for: width) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height } + Self.gap * CGFloat(max(sizes.count - 1, 0)))
    }

    func show(_ date: Date, animated: Bool) {
        for field in fields { field.show(date) }
        superview?.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func take(_ rules: DateRules) { for field in fields { field.take(rules) } }

    private func choose(_ date: Date) {
        show(date, animated: false)
        chosen(date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isStacked { return stackFields(isMirrored: isMirrored) }
        // In too little room each gives up the same share.
        let room = max(bounds.width - Self.gap * CGFloat(max(fields.count - 1, 0)), 0)
        let share = min(1, room / max(fields.reduce(0) { $0 + $1.naturalSize.width }, 1))
        var x: CGFloat = 0
        for field in fields {
            let natural = field.naturalSize
            let width = natural.width * share
            field.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - natural.height) / 2, width: width,
                height: natural.height)
            x += width + Self.gap
        }
    }

    private func stackFields(isMirrored: Bool) {
        var y = (bounds.height - stackedSize(for: bounds.width).height) / 2
        for field in fields {
            let size = field.wrappedSize(for: bounds.width)
            field.frame = CGRect(
                x: isMirrored ? bounds.width - size.width : 0, y: y, width: size.width, height: size.height)
            y += size.height + Self.gap
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

/// A date or a time in a capsule; a tap opens a calendar or wheels beside it.
///
/// - From: `DateCompactView`, `DateCalendarView`
/// - To: `DateOverlay`
@MainActor final class DateField: UIControl {
    enum Part { case date, time }

    var chosen: (Date) -> Void = { _ in }
    var titleColor: UIColor? { didSet { showColors() } }
    private let part: Part
    private var setup: DatePickerSetup
    private var date = Date()
    private let label = UILabel()
    private(set) weak var overlay: DateOverlay?

    init(_ part: Part, _ setup: DatePickerSetup) {
        self.part = part
        var own = setup
        own.mode = part == .date ? .date : .time
        self.setup = own
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.minimumScaleFactor = 0.3
        takeTextSize()
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        show(date)
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + 24, height: text.height + 14)
    }

    /// Of a text that doesn't fit the width, on several lines.
    func wrappedSize(for width: CGFloat) -> CGSize {
        let natural = naturalSize
        guard natural.width > width else { return natural }
        let room = CGRect(x: 0, y: 0, width: max(1, width - 24), height: 1e7)
        return CGSize(width: width, height: label.textRect(forBounds: room, limitedToNumberOfLines: 0).height + 14)
    }

    /// A text as large as a person needs it wraps in too little room; others get smaller.
    private func takeTextSize() {
        let wraps = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        label.numberOfLines = wraps ? 0 : 1
        label.adjustsFontSizeToFitWidth = !wraps
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeTextSize()
    }

    func show(_ new: Date) {
        date = new
        let text = part == .date ? setup.formats.compactDate(new) : setup.formats.compactTime(new)
        if label.text != text { label.text = text }
    }

    func take(_ rules: DateRules) {
        setup.rules = rules
        overlay?.content.take(rules)
    }

    private func toggle() {
        if let overlay { return overlay.close(animated: true) }
        guard let window else { return }
        let content: any DatePickerContent = part == .date ? DateCalendarView(setup) : DateWheelsView(setup)
        content.show(date, animated: false)
        content.chosen = { [weak self] in
            self?.show($0)
            self?.chosen($0)
        }
        let made = DateOverlay(content, beside: self, in: window)
        overlay = made
        made.closed = { [weak self] in
            self?.overlay = nil
            self?.showColors()
        }
        made.open()
        showColors()
    }

    private func showColors() { label.textColor = overlay == nil ? titleColor ?? .label : tintColor }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { overlay?.close(animated: false) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // In too little room the margins go before the text gets smaller.
        let spare = max(0, bounds.width - label.intrinsicContentSize.width) / 2
        label.frame = bounds.insetBy(dx: min(12, max(4, spare), bounds.width / 4), dy: 0)
    }

    override func controlStateDidChange() { label.alpha = isHighlighted ? 0.4 : 1 }

    override func accessibilityPerformEscape() -> Bool {
        guard let overlay else { return false }
        return overlay.accessibilityPerformEscape()
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
    }
}
