import Foundation

/// What a person did, at one moment: for touches, every finger on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of thing happened.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What a motion or a remote control's event is. The device is never shaken and has no remote control (DEV-212).
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button, most often the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button, most often the right one.
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { .init(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// Every touch of this event, those that did not change included.
    package final var activeTouches: Set<UITouch> = []
    final private(set) var time: TimeInterval = 0
    private var modifiers: UIKeyModifierFlags = []
    private let kind: EventType

    /// An event without touches: what a class of an app's own, a stand-in in its tests, begins with.
    nonisolated public override init() {
        kind = .touches
        super.init()
    }

    nonisolated init(type: EventType) {
        kind = type
        super.init()
    }

    func update(touches: Set<UITouch>, timestamp: TimeInterval) {
        activeTouches = touches
        time = timestamp
        modifiers = KeyDelivery.shared.modifierFlags
    }

    /// The modifier keys of a hardware keyboard that were down at this moment.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// What kind of thing happened.
    open var type: EventType { kind }
    /// Always `none`: the device is never shaken and has no remote control (DEV-212).
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }
    /// Always empty: a click of another button is no touch (DEV-114).
    open var buttonMask: ButtonMask { [] }
    /// Every touch of the event, those that haven't changed included; of an event without touches an empty set.
    open var allTouches: Set<UITouch>? { activeTouches }

    /// The touches of the event that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        activeTouches.filter { $0.window === window }
    }

    /// The touches of the event that began in a view, not in its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? {
        activeTouches.filter { $0.view === view }
    }

    /// The touches of the event that a recogniser follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        activeTouches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    /// The touch itself: the screen tells each movement in an event of its own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Empty: nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
