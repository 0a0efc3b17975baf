import UIKit

/// A slider for the device's volume. The device makes no sound: it is fully loud, and moving the slider changes nothing (DEV-1385).
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
    }

    private func setUpSlider() {
        slider.value = 1
        slider.accessibilityLabel = "Volume"
        addSubview(slider)
    }

    /// Whether the slider is there; true at first.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether a button for other loudspeakers is there; true at first. Kept: there are none (DEV-1385).
    open var showsRouteButton = true
    /// Whether there are loudspeakers without wires: no.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether one is in use: no.
    open var isWirelessRouteActive: Bool { false }

    /// The picture of the slider's part that is reached.
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
    /// Sets the picture of the slider's part that is reached.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    /// The picture of the slider's other part.
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
    /// Sets the picture of the slider's other part.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    /// The picture of the slider's thumb.
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
    /// Sets the picture of the slider's thumb.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    /// Sets the picture of the button for other loudspeakers, which isn't shown (DEV-1385).
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    /// The picture of the button for other loudspeakers: it isn't shown.
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { nil }

    /// The place of the slider in bounds.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = min(slider.intrinsicContentSize.height, bounds.height)
        return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }
    /// The place of the button for other loudspeakers: it has none.
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// The place of the thumb.
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }
    open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
}
