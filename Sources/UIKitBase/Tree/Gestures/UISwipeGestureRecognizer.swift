import CoreGraphics
import Foundation

/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Which ways a swipe may go.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right of the screen.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left of the screen.
        public static let left = Direction(rawValue: 1 << 1)
        /// To the top of the screen.
        public static let up = Direction(rawValue: 1 << 2)
        /// To the bottom of the screen.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Points along, points across, and seconds that a swipe may take.
    static let distance: CGFloat = 50
    static let drift: CGFloat = 40
    static let longest: TimeInterval = 0.5

    /// The ways that count, of which a swipe goes one. `right` by default.
    open var direction = Direction.right
    /// How many fingers swipe together. More fail the gesture, fewer don't make it. 1 by default.
    open var numberOfTouchesRequired = 1
    private var start: (point: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired, let touch = touches.first else {
            state = .failed
            return
        }
        // From the middle of all fingers.
        if numberOfTouches == numberOfTouchesRequired { start = (location(in: nil), touch.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, let touch = touches.first else { return }
        let point = location(in: nil)
        let x = point.x - start.point.x
        let y = point.y - start.point.y
        if touch.timestamp - start.time > Self.longest {
            state = .failed
            return
        }
        func goes(_ wanted: Direction, _ along: CGFloat, _ across: CGFloat) -> Bool {
            direction.contains(wanted) && along >= Self.distance && abs(across) <= Self.drift
        }
        if goes(.right, x, y) || goes(.left, -x, y) || goes(.down, y, x) || goes(.up, -y, x) { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func reset() {
        start = nil
    }
}
