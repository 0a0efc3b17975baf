import Foundation

/// What a person did, at one moment: for touches, every finger on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

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

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { .init(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// Every touch of this event, those that did not change included.
    var activeTouches: Set<UITouch> = []
    private(set) var time: TimeInterval = 0
    private var modifiers: UIKeyModifierFlags = []
    private let kind: EventType

    nonisolated override init() {
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

    open var type: EventType { kind }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { time }
    open var buttonMask: ButtonMask { [] }
    open var allTouches: Set<UITouch>? { activeTouches }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        activeTouches.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        activeTouches.filter { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        activeTouches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
