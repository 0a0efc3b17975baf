import CoreGraphics
import Foundation
import QuartzCore

/// Segments of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while nothing is selected.
    public class var noSegment: Int { -1 }

    struct Item {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        let label: UILabel
        let imageView: UIImageView
    }

    private var items: [Item] = []
    private let selection = UIView(frame: .zero)
    private var selected = -1
    private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Segments with the given titles (`String`) and images (`UIImage`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        build()
        for (index, item) in (items ?? []).enumerated() {
            insert(title: item as? String, image: item as? UIImage, action: nil, at: index)
        }
        bounds.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibSegmentProperties.read(self, coder)
    }

    private func build() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        selection.layer.cornerRadius = 7
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 4
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        selection.isUserInteractionEnabled = false
        selection.isHidden = true
        addSubview(selection)
        showColors()
    }

    // MARK: Segments

    open var numberOfSegments: Int { items.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, image: nil, action: nil, at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(title: nil, image: image, action: nil, at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.title, image: action.image, action: action, at: segment)
    }

    private func insert(title: String?, image: UIImage?, action: UIAction?, at segment: Int) {
        let label = UILabel(frame: .zero)
        label.textAlignment = .center
        let imageView = UIImageView(image: image)
        label.isUserInteractionEnabled = false
        label.text = title
        addSubview(label)
        addSubview(imageView)
        let index = min(max(segment, 0), items.count)
        items.insert(Item(title: title, image: image, action: action, label: label, imageView: imageView), at: index)
        if selected >= index { selected += 1 }
        changed()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard items.indices.contains(segment) else { return }
        let item = items.remove(at: segment)
        item.label.removeFromSuperview()
        item.imageView.removeFromSuperview()
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        changed()
    }

    open func removeAllSegments() {
        for index in items.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    private func item(_ segment: Int) -> Item? { items.indices.contains(segment) ? items[segment] : nil }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let item = item(segment), item.title != title else { return }
        items[segment].title = title
        items[segment].image = nil
        item.label.text = title
        item.imageView.image = nil
        changed()
    }

    open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let item = item(segment) else { return }
        items[segment].image = image
        items[segment].title = nil
        item.label.text = nil
        item.imageView.image = image
        changed()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard item(segment) != nil else { return }
        items[segment].action = action
        setTitle(action.title, forSegmentAt: segment)
    }

    open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }

    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        items.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// 0 means as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard item(segment) != nil else { return }
        items[segment].width = width
        changed()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard item(segment) != nil else { return }
        items[segment].isEnabled = enabled
        showColors()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

    private func changed() {
        showColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Selection

    /// The selected segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            let new = items.indices.contains(newValue) ? newValue : Self.noSegment
            guard new != selected else { return }
            selected = new
            showColors()
            setNeedsLayout()
        }
    }

    /// Whether a segment is selected only while it is tapped.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false {
        didSet { setNeedsLayout() }
    }

    // MARK: Looks

    open var selectedSegmentTintColor: UIColor? {
        didSet { showColors() }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        textAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    private static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
    }

    private func showColors() {
        selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
        selection.isHidden = selected < 0
        for (index, item) in items.enumerated() {
            let isOn = index == selected
            let attributes = (textAttributes[.normal] ?? [:]).merging(isOn ? textAttributes[.selected] ?? [:] : [:]) {
                $1
            }
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isOn ? .semibold : .medium)
            if item.label.font != font { item.label.font = font }
            let color = attributes[.foregroundColor] as? UIColor ?? .label
            let shown = isEnabled && item.isEnabled ? color : .tertiaryLabel
            if item.label.textColor != shown { item.label.textColor = shown }
            if item.imageView.tintColor != shown { item.imageView.tintColor = shown }
        }
    }

    override func controlStateDidChange() {
        showColors()
    }

    // MARK: Layout

    private func contentSize(_ item: Item) -> CGSize {
        item.image?.size
            ?? item.label.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    private func frames(in bounds: CGRect) -> [CGRect] {
        let fixed = items.reduce(0) { $0 + $1.width }
        let free = items.filter { $0.width <= 0 }
        let natural = free.reduce(0) { $0 + contentSize($1).width + 20 }
        var x = bounds.minX
        return items.map { item in
            let rest = max(0, bounds.width - fixed)
            let width: CGFloat =
                if item.width > 0 { item.width } else if apportionsSegmentWidthsByContent && natural > 0 {
                    rest * (contentSize(item).width + 20) / natural
                } else { rest / CGFloat(max(free.count, 1)) }
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds)
        for (item, frame) in zip(items, frames) {
            let size = contentSize(item)
            item.imageView.frame = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: item.image?.size.width ?? 0,
                height: item.image?.size.height ?? 0)
            item.label.frame = frame.insetBy(dx: 4, dy: 0)
        }
        if frames.indices.contains(selected) {
            selection.frame = frames[selected].insetBy(dx: 2, dy: 2)
            selection.castShadowOfOutline()
        }
    }

    open override var intrinsicContentSize: CGSize {
        let widest = items.filter { $0.width <= 0 }.map { contentSize($0).width + 20 }.max() ?? 0
        let width = items.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
        return CGSize(width: width, height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Accessibility

    override var accessibilityParts: [AccessibilityPart]? { segmentParts }
    /// In the control's coordinates.
    func frameOfSegment(_ index: Int) -> CGRect { item(index) == nil ? .zero : frames(in: bounds)[index] }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let point = touch?.location(in: self),
            let index = frames(in: bounds).firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }),
            items[index].isEnabled, index != selected || isMomentary
        else { return }
        selectedSegmentIndex = index
        if let action = items[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
