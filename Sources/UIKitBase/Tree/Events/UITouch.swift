import CoreGraphics
import Foundation

/// One finger on the screen, from down to up; or a pointer over a window. The same object lives through the whole sequence.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// How far a touch has come, or where a pointer is in its region.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches: a finger, something beside the screen, a pencil or a pointer.
    public enum TouchType: Int, Sendable {
        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
        /// The old name of a pencil.
        public static var stylus: TouchType { .pencil }
    }

    /// Which values of a touch can be guesses at first.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// Where the pencil points, around the screen's normal.
        public static let azimuth = Properties(rawValue: 2)
        /// How upright the pencil is.
        public static let altitude = Properties(rawValue: 4)
        /// Where it touches.
        public static let location = Properties(rawValue: 8)
    }

    // Written by `TouchTracker` and, of a pointer, by `HoverTracker` only.
    final var currentPhase = Phase.began
    final var screenLocation = CGPoint.zero
    final var previousScreenLocation = CGPoint.zero
    final var currentTimestamp: TimeInterval = 0
    final var taps = 1
    final var kind = TouchType.direct
    // Written by the trackers, and by `UIWindow.sendEvent` where another view has the window's touches for itself, only.
    final var hitView: UIView?
    package final var hitWindow: UIWindow?
    /// Its recognisers are found, however often an app sends its first event.
    final var isRouted = false
    var recognizers: [UIGestureRecognizer] = []
    /// Its view has heard of it. Written by `TouchDelivery` only.
    final var isDelivered = false

    /// A touch that nobody makes: without a view, at the origin.
    public nonisolated override init() {
        super.init()
    }

    /// How far the touch has come.
    open var phase: Phase { currentPhase }
    /// When the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { currentTimestamp }
    /// How many taps in the same place, shortly after each other, this is; 1 for a first one.
    open var tapCount: Int { taps }
    /// Whether it is a finger on the screen (`direct`) or a pointer that hovers.
    open var type: TouchType { kind }
    /// The window in which the touch began; nil for a touch that nobody made.
    open var window: UIWindow? { hitWindow }
    /// The view in which the touch began, which gets it to its end.
    open var view: UIView? { hitView }
    /// The recognisers that follow the touch: those of its view and the views above.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// The radius in points of what touches the screen: always 20.
    open var majorRadius: CGFloat { 20 }
    /// By how many points `majorRadius` may be wrong: always 5.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// How hard it presses, 1 for an ordinary touch: always 0, as nothing measures it.
    open var force: CGFloat { 0 }
    /// The most that `force` can be: 0, as nothing measures it.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle in radians to the screen: half of π, upright.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// A finger has no direction: 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of `azimuthAngle(in:)`, one point long.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// What of the touch is a guess: of a finger nothing.
    open var estimatedProperties: Properties { [] }
    /// Which estimates will be replaced later: none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// Tells estimates apart that are replaced later: nil.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Where the finger is, in `view`'s coordinates; nil asks for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(screenLocation, to: view)
    }

    /// Where the finger was before its last movement, in `view`'s coordinates; nil asks for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousScreenLocation, to: view)
    }

    /// The same as `location(in:)`: places are exact already.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`: places are exact already.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view { return view.convertFromScreen(point) }
        return hitWindow?.convertFromScreen(point) ?? point
    }
}
