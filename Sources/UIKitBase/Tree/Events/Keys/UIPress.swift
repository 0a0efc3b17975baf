import CoreGraphics
import Foundation

/// A key or button that is held down, from down to up: the same object through the whole press.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// How far a press has come.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The buttons of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33

        static let all: [PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
            .tvRemoteOneTwoThree, .tvRemoteFourColors,
        ]
    }

    // Written by `KeyDelivery` only.
    final var currentPhase = Phase.began
    final var time: TimeInterval = 0
    final var currentKey: UIKey
    final weak var target: UIResponder?
    /// Whether a text field has let the press through to its text.
    final var isForText = false
    /// Whether no responder kept the press: it came to the end of the chain.
    final var wasPassedOn = false

    /// A press of no key: what a class of an app's own, a stand-in in its tests, begins with.
    nonisolated public override init() {
        currentKey = UIKey()
        super.init()
    }

    init(_ key: UIKey, target: UIResponder?) {
        currentKey = key
        self.target = target
        super.init()
    }

    /// How far the press has come.
    open var phase: Phase { currentPhase }
    /// When the press last changed, in seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }
    /// Keys of a keyboard that a remote control has too; others have raw values beyond those of the cases.
    open var type: PressType {
        switch currentKey.keyCode {
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter: .select
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .upArrow
        }
    }
    /// The window in which the press began: that of the responder, or else the key window.
    open var window: UIWindow? { (target as? UIView)?.window ?? AppWindows.key }
    /// The responder that the press goes to first; nil when it is gone.
    open var responder: UIResponder? { target }
    /// Always nil: a press belongs to no recogniser, though those on its way up hear of it (DEV-215).
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// How hard the button is pressed: always 0, as keys don't tell.
    open var force: CGFloat { 0 }
    /// The key of the keyboard that is down.
    open var key: UIKey? { currentKey }
}

/// What happened to keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    final var active: Set<UIPress> = []

    open override var type: EventType { .presses }
    /// All keys that are down or have just gone up.
    open var allPresses: Set<UIPress> { active }
    /// The presses that a recogniser follows: none (DEV-215).
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
