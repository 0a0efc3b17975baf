import UIKit

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// Where the finger is, and where it came from.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the finger came down.
        public var startLocation: CGPoint
        /// How fast the finger moves, in points a second.
        public var velocity: CGSize
        /// The way from the start.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the finger would come to a stop if it let go now.
        public var predictedEndLocation: CGPoint {
            // As a scroll view of the usual rate slows down: a quarter of a second's way.
            CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
        }
        /// The way from the start to where the finger would come to a stop.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }
    public typealias Body = Never
    /// How far the finger moves before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space of places.
    public var coordinateSpace: CoordinateSpace
    /// A finger that moves along these axes first is another gesture's, as that of a scroll view around: the drag ends there.
    package var yieldingAxes: Axis.Set = []

    /// Creates a gesture.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture.
    @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    @MainActor func makeDriver() -> GestureDriver<DragGesture> { DragDriver(self) }
}

@MainActor private final class DragDriver: GestureDriver<DragGesture> {
    private let recognizer = DragRecognizer()
    private var start = CGPoint.zero

    override init(_ gesture: DragGesture) {
        super.init(gesture)
        gestureDidChange()
        recognizer.addHandler { [weak self] recognizer in self?.recognizerChanged(recognizer.state) }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }
    override func gestureDidChange() {
        recognizer.minimumDistance = gesture.minimumDistance
        recognizer.yieldingAxes = gesture.yieldingAxes
    }

    private func recognizerChanged(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            start = element?.convert(recognizer.startInWindow, to: gesture.coordinateSpace) ?? recognizer.startInWindow
            send(.changed(value))
        case .changed: send(.changed(value))
        case .ended: send(.ended(value))
        case .cancelled, .failed: send(.failed)
        default: break
        }
    }

    private var value: DragGesture.Value {
        DragGesture.Value(
            time: now, location: point(of: recognizer, in: gesture.coordinateSpace), startLocation: start,
            velocity: recognizer.velocity)
    }
}

/// A drag of one finger that begins after a distance; at once where that is 0.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    var yieldingAxes: Axis.Set = []
    /// Whether the finger has moved so far that its axis is known.
    private var hasAxis = false
    private(set) var startInWindow = CGPoint.zero
    private var finger: UITouch?
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    /// In points a second, over the last tenth of a second.
    var velocity: CGSize {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }) else {
            return .zero
        }
        let time = last.time - first.time
        guard time > 0 else { return .zero }
        return CGSize(width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        finger = touch
        startInWindow = touch.location(in: nil)
        samples = [(touch.timestamp, startInWindow)]
        hasAxis = false
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        let point = finger.location(in: nil)
        samples.append((finger.timestamp, point))
        if samples.count > 30 { samples.removeFirst(10) }
        if yields(at: point) {
            state = state == .possible ? .failed : .cancelled
            return
        }
        if state == .possible {
            if hypot(point.x - startInWindow.x, point.y - startInWindow.y) >= minimumDistance { state = .began }
        } else {
            state = .changed
        }
    }

    /// Whether the finger has just gone another gesture's way.
    private func yields(at point: CGPoint) -> Bool {
        guard !yieldingAxes.isEmpty, !hasAxis else { return false }
        let way = CGSize(width: abs(point.x - startInWindow.x), height: abs(point.y - startInWindow.y))
        guard max(way.width, way.height) >= 10 else { return false }
        hasAxis = true
        // Scroll views that go up and down take steep ways, too.
        return yieldingAxes.contains(.vertical) && way.height > way.width / 2
            || yieldingAxes.contains(.horizontal) && way.width > way.height
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        samples.append((finger.timestamp, finger.location(in: nil)))
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        finger = nil
    }

    override func location(in view: UIView?) -> CGPoint { finger?.location(in: view) ?? super.location(in: view) }
}
