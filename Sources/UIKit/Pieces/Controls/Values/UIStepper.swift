import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Two buttons that lower and raise a value, 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    static let size = CGSize(width: 94, height: 32)

    private let minus = UIImageView(image: UIImage(systemName: "minus"))
    private let plus = UIImageView(image: UIImage(systemName: "plus"))
    private let divider = UIView(frame: .zero)
    private let press = UIView(frame: .zero)
    private var storedValue = 0.0
    private var repeatTimer: Timer?
    private var pressed = 0

    /// The frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibStepperProperties.read(self, coder)
    }

    private func build() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        divider.backgroundColor = .separator
        press.backgroundColor = .secondarySystemFill
        press.layer.cornerRadius = 8
        press.isHidden = true
        for part in [press, divider, minus, plus] {
            part.isUserInteractionEnabled = false
            part.tintColor = .label
            addSubview(part)
        }
        show()
    }

    // MARK: Value

    open var value: Double {
        get { storedValue }
        set {
            let kept = min(max(newValue, minimumValue), maximumValue)
            guard kept != storedValue else { return }
            storedValue = kept
            show()
        }
    }

    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
            show()
        }
    }
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
            show()
        }
    }
    /// How much one tap changes; must be above 0.
    open var stepValue = 1.0 {
        didSet {
            if stepValue <= 0 {
                FatalException.invalidArgument.raise(
                    "*** -[UIStepper setStepValue:] stepValue must be greater than 0")
            }
        }
    }
    /// Whether `valueChanged` is sent for each step of a held button, or once at the end.
    open var isContinuous = true
    /// Whether a held button goes on stepping.
    open var autorepeat = true
    /// Whether a step beyond one end goes on at the other.
    open var wraps = false {
        didSet { show() }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(value: value.formatted(), traits: stateTraits)
    }
    override var accessibilityParts: [AccessibilityPart]? { stepperParts }

    private func show() {
        minus.alpha = storedValue > minimumValue || wraps ? 1 : 0.3
        plus.alpha = storedValue < maximumValue || wraps ? 1 : 0.3
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        for (view, x) in [(minus, half / 2), (plus, half * 1.5)] {
            view.bounds.size = view.image?.size ?? .zero
            view.center = CGPoint(x: x, y: bounds.midY)
        }
        divider.frame = CGRect(x: half - 0.5, y: 6, width: 1, height: bounds.height - 12)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = touch.location(in: self).x < bounds.midX ? -1 : 1
        press.frame = CGRect(x: pressed < 0 ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
        press.isHidden = false
        step()
        if autorepeat {
            let timer = Timer(_porticoTimeInterval: 0.5, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.step() }
            }
            repeatTimer = timer
            RunLoop.main.add(timer, forMode: .common)
        }
        return true
    }

    private func step() {
        let old = storedValue
        var next = storedValue + Double(pressed) * stepValue
        if wraps && next > maximumValue { next = minimumValue }
        if wraps && next < minimumValue { next = maximumValue }
        value = next
        if storedValue != old && isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func finish() {
        repeatTimer?.invalidate()
        repeatTimer = nil
        press.isHidden = true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finish()
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finish()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
