import CoreGraphics
import Foundation
import QuartzCore

/// A thumb on a track, for a value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIView(frame: .zero)
    private let maximumTrack = UIView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?
    private var storedValue: Float = 0
    private var thumbImages: [State: UIImage] = [:]
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]
    /// From the thumb's centre to the finger.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

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
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        show()
    }

    // MARK: Value

    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb without sending an event; the value is kept between minimum and maximum.
    open func setValue(_ value: Float, animated: Bool) {
        let kept = min(max(value, minimumValue), maximumValue)
        guard kept != storedValue else { return }
        storedValue = kept
        if animated && window != nil {
            UIView.animate(withDuration: 0.25) { self.place() }
        } else {
            setNeedsLayout()
        }
    }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limit()
        }
    }

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

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility { sliderAccessibility }
    /// A tenth of the way on.
    open override func accessibilityIncrement() { moveByAccessibility(0.1) }
    open override func accessibilityDecrement() { moveByAccessibility(-0.1) }

    // MARK: Looks

    open var minimumTrackTintColor: UIColor? {
        didSet { show() }
    }
    open var maximumTrackTintColor: UIColor? {
        didSet { show() }
    }
    open var thumbTintColor: UIColor? {
        didSet { show() }
    }
    open var minimumValueImage: UIImage? {
        didSet { show(minimumValueImage, in: &minimumImageView) }
    }
    open var maximumValueImage: UIImage? {
        didSet { show(maximumValueImage, in: &maximumImageView) }
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        if view == nil {
            let made = UIImageView(frame: .zero)
            view = made
            addSubview(made)
        }
        view?.image = image
        setNeedsLayout()
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        show()
        setNeedsLayout()
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

    private func show() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.image = currentThumbImage
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func controlStateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        show()
    }

    // MARK: Layout

    private static let thumbSize = CGSize(width: 28, height: 28)
    private static let trackHeight: CGFloat = 4

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? bounds.minX + 2 : minimumValueImageRect(forBounds: bounds).maxX + 16
        let right = maximumValueImage == nil ? bounds.maxX - 2 : maximumValueImageRect(forBounds: bounds).minX - 16
        return CGRect(
            x: left, y: bounds.midY - Self.trackHeight / 2, width: max(0, right - left), height: Self.trackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.thumbSize
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        // The thumb's shadow reaches past the track by two points at each end.
        let travel = rect.width + 4 - size.width
        return CGRect(
            x: rect.minX - 2 + share * travel, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        thumb.frame = thumbFrame
        thumb.layer.cornerRadius = currentThumbImage == nil ? thumbFrame.height / 2 : 0
        thumb.castShadowOfOutline()
        let (left, right) = track.divided(atDistance: max(0, thumbFrame.midX - track.minX), from: .minXEdge)
        minimumTrack.frame = left
        maximumTrack.frame = right
        for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = Self.trackHeight / 2 }
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

    // MARK: Touches

    /// Only a touch on the thumb, or near it, is taken.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = storedValue
        let track = trackRect(forBounds: bounds)
        let travel = track.width + 4 - thumb.frame.width
        guard travel > 0 else { return true }
        let x = touch.location(in: self).x - grip - (track.minX - 2 + thumb.frame.width / 2)
        setValue(minimumValue + Float(x / travel) * (maximumValue - minimumValue), animated: false)
        if isContinuous && storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
