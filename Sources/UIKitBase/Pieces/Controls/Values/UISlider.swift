import CoreGraphics
import Foundation
import QuartzCore

/// A thumb on a track, for a value between two others. The least value is at the leading end.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?
    private var storedValue: Float = 0
    private var valueBefore: Float = 0
    private var thumbImages: [State: UIImage] = [:]
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]
    /// From the thumb's centre to the finger.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A slider from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibSliderProperties.read(self, coder)
    }

    private func build() {
        for part in [maximumTrack, minimumTrack, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for track in [maximumTrack, minimumTrack] { track.clipsToBounds = true }
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        show()
    }

    // MARK: Value

    /// 0 to begin with; kept between the minimum and the maximum. Setting it sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb without sending an event; the value is kept between minimum and maximum.
    open func setValue(_ value: Float, animated: Bool) {
        let kept = min(max(value, minimumValue), maximumValue)
        guard kept != storedValue else { return }
        guard animated && window != nil else {
            storedValue = kept
            return setNeedsLayout()
        }
        // What waits to be laid out is laid out as it was: the way to go begins there.
        layoutIfNeeded()
        storedValue = kept
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.place() }
    }

    /// 0 to begin with. The maximum and the value move out of its way.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limit()
        }
    }

    /// 1 to begin with.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limit()
        }
    }

    private func limit() {
        storedValue = min(max(storedValue, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// Whether `valueChanged` is sent while the thumb moves, or only at the end. `true` to begin with.
    open var isContinuous = true

    /// A slider of a phone or a tablet; on a Mac it could be another.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Kept: there are no Macs here.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    // MARK: Accessibility

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { sliderAccessibility }
    /// A tenth of the way on.
    open override func accessibilityIncrement() { moveByAccessibility(0.1) }
    open override func accessibilityDecrement() { moveByAccessibility(-0.1) }

    // MARK: Looks

    /// nil: the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { if oldValue != minimumTrackTintColor { show() } } }
    /// nil: a gray.
    open var maximumTrackTintColor: UIColor? { didSet { if oldValue != maximumTrackTintColor { show() } } }
    /// nil: white.
    open var thumbTintColor: UIColor? { didSet { if oldValue != thumbTintColor { show() } } }
    /// Stands at the leading end, the track between it and the other one.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumImageView) } }
    /// Stands at the trailing end, with the track before it; nil, to begin with: none.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumImageView) } }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        if view == nil, image != nil {
            let made = UIImageView(frame: .zero)
            view = made
            insertSubview(made, belowSubview: thumb)
        }
        view?.image = image
        setNeedsLayout()
    }

    /// An image in place of the thumb, for a state; that of `normal` stands for states without one.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        imagesChanged()
    }
    /// An image in place of the track on the side of the least value: a resizable one keeps its ends.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        imagesChanged()
    }
    /// An image in place of the track on the side of the greatest value, for a state: a resizable one keeps its ends. nil removes it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        imagesChanged()
    }
    /// The thumb's image that was set for exactly this state, or nil.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// The image of the track on the least value's side that was set for exactly this state, or nil.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// The image of the track on the greatest value's side that was set for exactly this state, or nil.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The thumb's image now: the present state's or the normal one's; nil where the slider draws its own.
    open var currentThumbImage: UIImage? { thumbImages.shown(state) }
    /// The image of the track on the least value's side now: the present state's or the normal one's, or nil.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(state) }
    /// The image of the track on the greatest value's side now: the present state's or the normal one's, or nil.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(state) }

    private func imagesChanged() {
        show()
        setNeedsLayout()
    }

    private func show() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.image = currentThumbImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func controlStateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        show()
        // An image of another state may have another size.
        if thumbImages.count > 1 || minimumTrackImages.count > 1 || maximumTrackImages.count > 1 { setNeedsLayout() }
    }

    // MARK: Layout

    private static let thumbSize = Metrics.Control.sliderThumb
    private static let trackHeight = Metrics.Control.sliderTrack
    private static let imageGap: CGFloat = 16
    /// The thumb's shadow reaches past the track by two points at each end.
    private static let overhang: CGFloat = 2

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Override these four to place the parts elsewhere.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(minimumValueImage, in: bounds, atRight: isMirrored)
    }

    /// Where `maximumValueImage` is: at the trailing end, in its own size.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(maximumValueImage, in: bounds, atRight: !isMirrored)
    }

    private func place(_ image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where the track is: between the images, 16 points from each, or from end to end.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let least = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) }
        let most = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) }
        let (left, right) = isMirrored ? (most, least) : (least, most)
        let from = left.map { $0.maxX + Self.imageGap } ?? bounds.minX + Self.overhang
        let to = right.map { $0.minX - Self.imageGap } ?? bounds.maxX - Self.overhang
        let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? Self.trackHeight
        return CGRect(x: from, y: bounds.midY - height / 2, width: max(0, to - from), height: height)
    }

    /// Where the thumb is for a value on the given track, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.thumbSize
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let travel = rect.width + 2 * Self.overhang - size.width
        return CGRect(
            x: rect.minX - Self.overhang + (isMirrored ? 1 - share : share) * travel, y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        thumb.frame = thumbFrame
        thumb.layer.cornerRadius = thumb.image == nil ? thumbFrame.height / 2 : 0
        thumb.castShadowOfOutline()
        let (left, right) = track.divided(atDistance: max(0, thumbFrame.midX - track.minX), from: .minXEdge)
        minimumTrack.frame = isMirrored ? right : left
        maximumTrack.frame = isMirrored ? left : right
        for part in [minimumTrack, maximumTrack] {
            part.layer.cornerRadius = part.image == nil ? Self.trackHeight / 2 : 0
        }
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    }

    override var standardHugging: Hugging { .flat }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.Control.sliderHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Metrics.Control.sliderHeight)
    }

    // MARK: Touches

    /// Only a touch on the thumb, or near it, is taken.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        valueBefore = storedValue
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = storedValue
        let track = trackRect(forBounds: bounds)
        let travel = track.width + 2 * Self.overhang - thumb.frame.width
        guard travel > 0 else { return true }
        let x = touch.location(in: self).x - grip - (track.minX - Self.overhang + thumb.frame.width / 2)
        let share = Float(isMirrored ? 1 - x / travel : x / travel)
        setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
        if isContinuous && storedValue != old { tell() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous, storedValue != valueBefore { tell() }
    }

    override var keepsDrags: Bool { true }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
