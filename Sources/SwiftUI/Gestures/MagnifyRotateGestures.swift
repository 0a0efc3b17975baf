import UIKit

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// How far apart the fingers are, against the start.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// The factor since the start.
        public var magnification: CGFloat
        /// The factor a second.
        public var velocity: CGFloat
        /// The middle between the fingers at the start, as parts of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start.
        public var startLocation: CGPoint
    }
    public typealias Body = Never
    /// How much the factor changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor func makeDriver() -> GestureDriver<MagnifyGesture> { MagnifyDriver(self) }
}

@MainActor private final class MagnifyDriver: GestureDriver<MagnifyGesture> {
    private let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    private var start = CGPoint.zero

    override init(_ gesture: MagnifyGesture) {
        super.init(gesture)
        recognizer.cancelsTouchesInView = false
        recognizer.addHandler { [weak self] recognizer in
            guard let self else { return }
            if recognizer.state == .began { start = recognizer.location(in: recognizer.view) }
            switch recognizer.state {
            case .began, .changed: send(.changed(value))
            case .ended: send(.ended(value))
            case .cancelled, .failed: send(.failed)
            default: break
            }
        }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }

    private var value: MagnifyGesture.Value {
        let size = recognizer.view?.bounds.size ?? .zero
        let anchor = UnitPoint(
            x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0)
        return .init(
            time: Date(), magnification: recognizer.scale, velocity: recognizer.velocity, startAnchor: anchor,
            startLocation: start)
    }
}

/// Two fingers that turn about their middle.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// The angle since the start.
        public var rotation: Angle
        /// The angle a second.
        public var velocity: Angle
        /// The middle between the fingers at the start, as parts of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start.
        public var startLocation: CGPoint
    }
    public typealias Body = Never
    /// How far the fingers turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor func makeDriver() -> GestureDriver<RotateGesture> { RotateDriver(self) }
}

@MainActor private final class RotateDriver: GestureDriver<RotateGesture> {
    private let recognizer = UIRotationGestureRecognizer(target: nil, action: nil)
    private var start = CGPoint.zero

    override init(_ gesture: RotateGesture) {
        super.init(gesture)
        recognizer.cancelsTouchesInView = false
        recognizer.addHandler { [weak self] recognizer in
            guard let self else { return }
            if recognizer.state == .began { start = recognizer.location(in: recognizer.view) }
            switch recognizer.state {
            case .began, .changed: send(.changed(value))
            case .ended: send(.ended(value))
            case .cancelled, .failed: send(.failed)
            default: break
            }
        }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }

    private var value: RotateGesture.Value {
        let size = recognizer.view?.bounds.size ?? .zero
        let anchor = UnitPoint(
            x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0)
        return .init(
            time: Date(), rotation: .radians(recognizer.rotation), velocity: .radians(recognizer.velocity),
            startAnchor: anchor, startLocation: start)
    }
}

/// Two fingers that move apart or together, by the older name: its value is the factor alone.
nonisolated public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    /// How much the factor changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public var body: _TransformedGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// Two fingers that turn, by the older name: its value is the angle alone.
nonisolated public struct RotationGesture: Gesture {
    public typealias Value = Angle
    /// How far the fingers turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public var body: _TransformedGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
