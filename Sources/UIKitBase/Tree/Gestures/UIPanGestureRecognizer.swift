import CoreGraphics
import Foundation

/// Recognises a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Points before a drag is one.
    static let slack: CGFloat = 10

    /// How many fingers must be down before a drag begins. 1 by default.
    open var minimumNumberOfTouches = 1
    /// With how many fingers, at most, a drag can begin. No limit by default.
    open var maximumNumberOfTouches = Int.max
    /// Which devices' scrolling counts as a drag, without a finger; none to begin with. A wheel and a trackpad are `discrete` here,
    /// each step a whole drag.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var origin: CGPoint?
    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    private var offset = CGPoint.zero
    /// Seconds without a move after which the finger counts as still.
    static let stillness: TimeInterval = 0.1
    /// The fingers that stay while others go up.
    private var rest: [UITouch]?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, state == .possible {
            state = .failed
            return
        }
        // A finger more moves the middle: the way so far stays.
        if let origin, let last = samples.last?.point {
            let jump = CGPoint(x: middle.x - last.x, y: middle.y - last.y)
            self.origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
            samples = [(middle, event.timestamp)]
            return
        }
        origin = middle
        samples = [(middle, event.timestamp)]
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let origin else { return }
        samples.append((middle, event.timestamp))
        if samples.count > 8 { samples.removeFirst() }
        if state == .possible {
            guard numberOfTouches >= minimumNumberOfTouches,
                hypot(middle.x - origin.x, middle.y - origin.y) >= Self.slack
            else { return }
            state = .began
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= touches.count else {
            rest = trackedTouches.filter { !touches.contains($0) }
            if let origin, let last = samples.last?.point {
                let jump = CGPoint(x: middle.x - last.x, y: middle.y - last.y)
                self.origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
            }
            samples = [(middle, event.timestamp)]
            rest = nil
            return
        }
        // A finger that lay still before it went up throws nothing.
        if let last = samples.last, event.timestamp - last.time > Self.stillness {
            samples = [(last.point, event.timestamp)]
        }
        state = state == .possible ? .failed : .ended
    }

    /// A step of a wheel, which moves content by `delta`: a whole drag. False where it isn't taken.
    final func roll(by delta: CGPoint, at place: CGPoint, time: TimeInterval) -> Bool {
        guard isEnabled, allowedScrollTypesMask.contains(.discrete), state == .possible, trackedTouches.isEmpty else {
            return false
        }
        // There are no fingers that other recognisers could want.
        let outer = environment
        environment = nil
        defer {
            environment = outer
            returnToPossible()
        }
        origin = place
        samples = [(place, time), (CGPoint(x: place.x - delta.x, y: place.y - delta.y), time)]
        state = .began
        guard state == .began else { return false }
        state = .changed
        state = .ended
        return true
    }

    /// How far the fingers have gone, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        guard let origin, let last = samples.last?.point else { return .zero }
        let from = view?.convertFromScreen(origin) ?? origin
        let to = view?.convertFromScreen(last) ?? last
        return CGPoint(x: to.x - from.x + offset.x, y: to.y - from.y + offset.y)
    }

    /// Counts the way so far as `translation`, in `view`'s coordinates; `.zero` starts the count anew. The velocity stays as it is.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = self.translation(in: view)
        offset.x += translation.x - now.x
        offset.y += translation.y - now.y
    }

    /// Points per second in `view`'s coordinates, over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last,
            let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
        else { return .zero }
        let time = CGFloat(last.time - first.time)
        let from = view?.convertFromScreen(first.point) ?? first.point
        let to = view?.convertFromScreen(last.point) ?? last.point
        return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
    }

    open override func reset() {
        origin = nil
        samples = []
        offset = .zero
    }

    private var middle: CGPoint {
        let touches = rest ?? trackedTouches
        guard !touches.isEmpty else { return samples.last?.point ?? .zero }
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.screenLocation.x } / CGFloat(touches.count),
            y: touches.reduce(0) { $0 + $1.screenLocation.y } / CGFloat(touches.count))
    }
}
