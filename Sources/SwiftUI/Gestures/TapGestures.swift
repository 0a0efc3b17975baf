import UIKit

/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps make the gesture.
    public var count: Int

    /// Creates a gesture of so many taps.
    nonisolated public init(count: Int = 1) { self.count = count }

    @MainActor func makeDriver() -> GestureDriver<TapGesture> { TapDriver(self) }
}

@MainActor private final class TapDriver: GestureDriver<TapGesture> {
    private let recognizer = TapRecognizer()

    override init(_ gesture: TapGesture) {
        super.init(gesture)
        recognizer.numberOfTapsRequired = max(gesture.count, 1)
        recognizer.onEnd = { [weak self] in self?.send(.ended(())) }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }
    override func gestureDidChange() { recognizer.numberOfTapsRequired = max(gesture.count, 1) }
}

/// One or more taps, and where.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in the gesture's space.
        public var location: CGPoint
    }
    public typealias Body = Never
    /// How many taps make the gesture.
    public var count: Int
    /// The space of the place.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of so many taps.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture of so many taps.
    @_disfavoredOverload nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    @MainActor func makeDriver() -> GestureDriver<SpatialTapGesture> { SpatialTapDriver(self) }
}

@MainActor private final class SpatialTapDriver: GestureDriver<SpatialTapGesture> {
    private let recognizer = TapRecognizer()

    override init(_ gesture: SpatialTapGesture) {
        super.init(gesture)
        recognizer.numberOfTapsRequired = max(gesture.count, 1)
        recognizer.onEnd = { [weak self] in
            guard let self else { return }
            send(.ended(.init(location: point(of: recognizer, in: self.gesture.coordinateSpace))))
        }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }
}

/// UIKit's taps. One of fewer taps waits until one of more taps on the same view or inside has failed.
final class TapRecognizer: UITapGestureRecognizer {
    var onEnd: () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.onEnd() } }
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        guard let other = other as? TapRecognizer, let view, let otherView = other.view else { return false }
        return other.numberOfTapsRequired > numberOfTapsRequired && otherView.isDescendant(of: view)
    }
}

/// A finger that stays in its place.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// How long it stays, in seconds.
    public var minimumDuration: Double
    /// How far it may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    @MainActor func makeDriver() -> GestureDriver<LongPressGesture> { LongPressDriver(self) }
}

@MainActor private final class LongPressDriver: GestureDriver<LongPressGesture> {
    private let recognizer = PressRecognizer()

    override init(_ gesture: LongPressGesture) {
        super.init(gesture)
        gestureDidChange()
        recognizer.onTouchDown = { [weak self] in self?.send(.changed(true)) }
        recognizer.onFail = { [weak self] in self?.send(.failed) }
        recognizer.addHandler { [weak self] recognizer in
            if recognizer.state == .began { self?.send(.ended(true)) }
        }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }
    override func gestureDidChange() {
        recognizer.minimumPressDuration = max(gesture.minimumDuration, 0)
        recognizer.allowableMovement = gesture.maximumDistance
    }
}

/// UIKit's long press, which also tells when the finger comes down and when it came to nothing.
final class PressRecognizer: UILongPressGestureRecognizer {
    var onTouchDown: () -> Void = {}
    var onFail: () -> Void = {}
    private var isDown = false

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isDown {
            isDown = true
            onTouchDown()
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        guard isDown else { return }
        isDown = false
        onFail()
    }
}
