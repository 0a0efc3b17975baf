import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Two buttons that lower and raise a value, 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    static let size = Metrics.Control.stepperSize

    let looks = StepperLooks()
    private var storedValue = 0.0
    private var valueBefore = 0.0
    /// Tells one press from the next.
    private var press = 0
    private var steps = 0
    /// -1 below, 1 above, 0 while no button is down.
    private var pressed = 0 { didSet { if oldValue != pressed { looks.show(self, pressed) } } }

    /// The frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        looks.build(in: self)
    }

    /// A stepper from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        looks.build(in: self)
        Self.nibStepperProperties.read(self, coder)
    }

    // MARK: Value

    /// 0 to begin with; kept within the limits. Setting it sends no event.
    open var value: Double {
        get { storedValue }
        set {
            let kept = min(max(newValue, minimumValue), maximumValue)
            guard kept != storedValue else { return }
            storedValue = kept
            looks.show(self, pressed)
        }
    }

    /// 0 to begin with.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limit()
        }
    }
    /// 100 to begin with.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limit()
        }
    }

    private func limit() {
        value = storedValue
        looks.show(self, pressed)
    }

    /// How much one tap changes; must be above 0. 1 to begin with.
    open var stepValue = 1.0 {
        didSet {
            if stepValue <= 0 {
                FatalException.invalidArgument.raise(
                    "*** -[UIStepper setStepValue:] stepValue must be greater than 0")
            }
        }
    }
    /// Whether `valueChanged` is sent for each step of a held button, or once at the end. `true` to begin with.
    open var isContinuous = true
    /// Whether a held button goes on stepping. `true` to begin with.
    open var autorepeat = true
    /// Whether a step beyond one end goes on at the other. `false` to begin with.
    open var wraps = false { didSet { looks.show(self, pressed) } }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(value: value.formatted(), traits: stateTraits)
    }
    package override var accessibilityParts: [AccessibilityPart]? { stepperParts }

    /// Whether a step that way changes anything.
    final func canStep(_ way: Int) -> Bool {
        wraps || (way < 0 ? storedValue > minimumValue : storedValue < maximumValue)
    }

    // MARK: Images

    /// An image behind each button in a state; nil goes back to the stepper's own look.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks.set(\.background, image, for: state, of: self)
    }
    /// The background that was set for exactly this state, or nil.
    open func backgroundImage(for state: State) -> UIImage? { looks.images.background[state] }
    /// The line between the buttons, for the states that they have.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { looks.set(\.divider, image, for: DividerStates(left: leftState, right: rightState), of: self) }
    /// The divider that was set for exactly these states, or nil.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        looks.images.divider[DividerStates(left: leftState, right: rightState)]
    }
    /// The image of the button that raises the value, in a state; nil goes back to the plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        looks.set(\.increment, image, for: state, of: self)
    }
    /// The image that was set for exactly this state of the button that raises, or nil.
    open func incrementImage(for state: State) -> UIImage? { looks.images.increment[state] }
    /// The image of the button that lowers the value, in a state; nil goes back to the minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        looks.set(\.decrement, image, for: state, of: self)
    }
    /// The image that was set for exactly this state of the button that lowers, or nil.
    open func decrementImage(for state: State) -> UIImage? { looks.images.decrement[state] }

    override func controlStateDidChange() { looks.show(self, pressed) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        looks.place(in: self, pressed)
    }

    // MARK: Touches

    private func button(_ touch: UITouch) -> Int {
        let isRight = touch.location(in: self).x >= bounds.midX
        return isRight == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? -1 : 1
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueBefore = storedValue
        press += 1
        steps = 0
        pressed = button(touch)
        step()
        repeatLater(press)
        return true
    }

    /// A finger that has left its button presses nothing until it is back.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let inside = bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
        pressed = inside ? button(touch) : 0
        return true
    }

    /// After half a second ten steps a second, and faster the longer it lasts.
    private func repeatLater(_ mine: Int) {
        guard autorepeat else { return }
        FrameTimer.shared.call(after: steps == 1 ? 0.5 : steps < 20 ? 0.1 : 0.03) { [weak self] in
            guard let self, press == mine, isTracking else { return }
            step()
            repeatLater(mine)
        }
    }

    private func step() {
        steps += 1
        guard pressed != 0 else { return }
        let before = storedValue
        var next = storedValue + Double(pressed) * stepValue
        if wraps && next > maximumValue { next = minimumValue }
        if wraps && next < minimumValue { next = maximumValue }
        value = next
        if storedValue != before && isContinuous { tell() }
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    private func finish() {
        press += 1
        pressed = 0
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finish()
        if !isContinuous, storedValue != valueBefore { tell() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finish()
    }

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
