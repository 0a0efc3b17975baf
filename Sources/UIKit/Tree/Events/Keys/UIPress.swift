import CoreGraphics
import Foundation

/// A key or button that is held down, from down to up: the same object through the whole press.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

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
    var currentPhase = Phase.began
    var time: TimeInterval = 0
    var currentKey: UIKey
    weak var target: UIResponder?
    /// Whether a text field has let the press through to its text.
    var isForText = false

    init(_ key: UIKey, target: UIResponder?) {
        currentKey = key
        self.target = target
        super.init()
    }

    open var phase: Phase { currentPhase }
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
    open var window: UIWindow? { (target as? UIView)?.window ?? AppWindows.key }
    open var responder: UIResponder? { target }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var key: UIKey? { currentKey }
}

/// What happened to keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    var active: Set<UIPress> = []

    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { active }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
