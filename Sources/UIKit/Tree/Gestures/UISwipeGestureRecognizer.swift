import CoreGraphics
import Foundation

/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Points along, points across, and seconds that a swipe may take.
    static let distance: CGFloat = 50
    static let drift: CGFloat = 40
    static let longest: TimeInterval = 0.5

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start: (point: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired, let touch = touches.first else {
            state = .failed
            return
        }
        start = (touch.screenLocation, touch.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, let touch = touches.first else { return }
        let x = touch.screenLocation.x - start.point.x
        let y = touch.screenLocation.y - start.point.y
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
