import CoreGraphics
import Foundation
import QuartzCore

/// Segments of which one can be selected. The first is at the leading side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while nothing is selected.
    nonisolated public class var noSegment: Int { -1 }

    /// Where a segment stands among the others.
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    final var items: [SegmentItem] = []
    let looks = SegmentLooks()
    private var selected = -1
    /// The segment under the finger.
    private var pressed: Int?
    /// What the control has made its background itself.
    final var looksGround: UIColor?
    final var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        looks.build(in: self)
    }

    /// Segments with the given titles (`String`), images (`UIImage`) and actions (`UIAction`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        looks.build(in: self)
        for (index, item) in (items ?? []).enumerated() {
            let action = item as? UIAction
            insert(
                title: item as? String ?? action?.title, image: item as? UIImage ?? action?.image, action: action,
                at: index)
        }
        bounds.size = intrinsicContentSize
    }

    /// One segment an action, which shows its image or else its title and runs when a person selects it.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// A segmented control from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        looks.build(in: self)
        Self.nibSegmentProperties.read(self, coder)
    }

    // MARK: Segments

    /// How many segments there are; 0 for a new control without items.
    open var numberOfSegments: Int { items.count }

    /// An index beyond the end appends. The selection goes with its segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, image: nil, action: nil, at: segment)
        arrange(animated)
    }

    /// Adds a segment with an image. An index beyond the end appends. The selection goes with its segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(title: nil, image: image, action: nil, at: segment)
        arrange(animated)
    }

    /// Adds a segment that shows the action's image or else its title, and runs it when selected. An index beyond the end appends.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.title, image: action.image, action: action, at: segment)
        arrange(animated)
    }

    private func insert(title: String?, image: UIImage?, action: UIAction?, at segment: Int) {
        let index = min(max(segment, 0), items.count)
        let item = SegmentItem(title: image == nil ? title : nil, image: image, action: action)
        items.insert(item, at: index)
        looks.add(item, to: self)
        if selected >= index { selected += 1 }
        changed()
    }

    /// Takes a segment away; if it was selected, nothing is. A segment that isn't there is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard items.indices.contains(segment) else { return }
        looks.remove(items.remove(at: segment))
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        changed()
        arrange(animated)
    }

    /// Takes all segments away; nothing is selected then.
    open func removeAllSegments() {
        for index in items.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    private func arrange(_ animated: Bool) {
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private func item(_ segment: Int) -> SegmentItem? { items.indices.contains(segment) ? items[segment] : nil }

    /// A title takes the place of an image, and the other way round.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let item = item(segment), item.title != title || item.image != nil else { return }
        (item.title, item.image) = (title, nil)
        changed()
    }

    /// A segment's title; nil where it shows an image or isn't there.
    open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }

    /// Shows an image in a segment in place of its title. A segment that isn't there is ignored.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let item = item(segment) else { return }
        (item.title, item.image) = (nil, image)
        changed()
    }

    /// A segment's image; nil where it shows a title or isn't there.
    open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }

    /// Gives a segment an action, which runs when a person selects it, and shows the action's image or else its title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let item = item(segment) else { return }
        (item.action, item.title, item.image) = (action, action.image == nil ? action.title : nil, action.image)
        changed()
    }

    /// A segment's action; nil where it has none or isn't there.
    open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }

    /// The segment whose action has that identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        items.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// In points; 0, to begin with, means as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        item(segment)?.width = width
        changed()
    }

    /// The width that was set for a segment, in points; 0 where it goes by the others or isn't there.
    open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }

    /// Whether a person can select the segment. `true` to begin with; a segment that isn't there is ignored.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        item(segment)?.isEnabled = enabled
        show()
    }

    /// Whether a person can select the segment; `false` where it isn't there.
    open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

    /// How far a segment's content stands from its middle.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        item(segment)?.offset = offset
        setNeedsLayout()
    }

    /// How far a segment's content is moved from its middle, in points; zero to begin with.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.offset ?? .zero }

    private func changed() {
        show()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Selection

    /// The selected segment, or `noSegment`, to begin with. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            let new = items.indices.contains(newValue) ? newValue : Self.noSegment
            guard new != selected else { return }
            selected = new
            show()
            setNeedsLayout()
        }
    }

    /// Whether a segment is selected only while it is tapped. Nothing stays selected then.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// Whether segments without a width of their own are as wide as their content asks, in place of all the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Looks

    /// nil: white, or a gray in the dark.
    open var selectedSegmentTintColor: UIColor? { didSet { if oldValue != selectedSegmentTintColor { show() } } }

    /// Attributes of titles in a state, above all font and colour; nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        textAttributes[state] = attributes
        changed()
    }
    /// The attributes that were set for exactly this state, or nil.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    /// An image behind a segment in a state; with the first one the control's own looks go. Bar metrics other than the default are kept.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        looks.images.background[BarState(state, barMetrics)] = backgroundImage
        changed()
    }
    /// The background image that was set for exactly this state and these metrics, or nil.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images.background[BarState(state, barMetrics)]
    }
    /// An image between two segments in given states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        looks.images.divider[BarState(DividerStates(left: leftState, right: rightState), barMetrics)] = dividerImage
        changed()
    }
    /// The divider that was set for exactly these states and metrics, or nil.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.images.divider[BarState(DividerStates(left: leftState, right: rightState), barMetrics)]
    }
    /// Moves titles and images of segments by where they stand among the others.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        looks.adjustments[BarState(leftCenterRightOrAlone, barMetrics)] = adjustment
        setNeedsLayout()
    }
    /// How far contents of such segments are moved, in points; zero where nothing was set.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { looks.adjustments[BarState(leftCenterRightOrAlone, barMetrics)] ?? .zero }

    func state(ofSegment index: Int) -> State {
        var state: State = index == selected ? .selected : .normal
        if index == pressed, index != selected { state.insert(.highlighted) }
        if !isEnabled || !items[index].isEnabled { state.insert(.disabled) }
        return state
    }

    private func show() { looks.show(self) }
    override func controlStateDidChange() { show() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        looks.place(in: self, frames: segmentFrames)
    }

    override var standardHugging: Hugging { .flat }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    // MARK: Accessibility

    package override var accessibilityParts: [AccessibilityPart]? { segmentParts }

    // MARK: Touches

    private func segment(at touch: UITouch?) -> Int? {
        guard let point = touch?.location(in: self) else { return nil }
        return segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    private func press(_ segment: Int?) {
        guard pressed != segment else { return }
        pressed = segment
        show()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(segment(at: touch))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch) : nil)
        return true
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(nil)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        press(nil)
        guard isTouchInside, let index = segment(at: touch), items[index].isEnabled, index != selected else { return }
        layoutIfNeeded()
        let wasSelected = selected >= 0
        selectedSegmentIndex = index
        if window != nil, wasSelected, !isMomentary {
            UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
        }
        if let action = items[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
