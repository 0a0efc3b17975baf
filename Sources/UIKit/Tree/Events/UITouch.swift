import CoreGraphics
import Foundation

/// One finger on the screen, from down to up; or a pointer over a window. The same object lives through the whole sequence.
@preconcurrency @MainActor open class UITouch: NSObject {
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

    public enum TouchType: Int, Sendable {
        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
        public static var stylus: TouchType { .pencil }
    }

    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    // Written by `TouchTracker` and, of a pointer, by `HoverTracker` only.
    var currentPhase = Phase.began
    var screenLocation = CGPoint.zero
    var previousScreenLocation = CGPoint.zero
    var currentTimestamp: TimeInterval = 0
    var taps = 1
    var kind = TouchType.direct
    // Written by the trackers, and by `UIWindow.sendEvent` where another view has the window's touches for itself, only.
    var hitView: UIView?
    var hitWindow: UIWindow?
    /// Its recognisers are found, however often an app sends its first event.
    var isRouted = false
    var recognizers: [UIGestureRecognizer] = []
    /// Its view has heard of it. Written by `TouchDelivery` only.
    var isDelivered = false

    /// A touch that nobody makes: without a view, at the origin.
    public nonisolated override init() {
        super.init()
    }

    open var phase: Phase { currentPhase }
    open var timestamp: TimeInterval { currentTimestamp }
    open var tapCount: Int { taps }
    open var type: TouchType { kind }
    open var window: UIWindow? { hitWindow }
    open var view: UIView? { hitView }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// A finger has no direction: 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of `azimuthAngle(in:)`, one point long.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// What of the touch is a guess: of a finger nothing.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Where the finger is, in `view`'s coordinates; nil asks for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(screenLocation, to: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousScreenLocation, to: view)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view { return view.convertFromScreen(point) }
        return hitWindow?.convertFromScreen(point) ?? point
    }
}
