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

    @MainActor func makeDriver() -> GestureDriver<MagnifyGesture> {
        TwoFingerDriver(
            self, UIPinchGestureRecognizer(), isPastMinimum: { abs($1.scale - 1) >= $0.minimumScaleDelta }
        ) { recognizer, start in
            Value(
                time: start.now, magnification: recognizer.scale, velocity: recognizer.velocity,
                startAnchor: start.anchor, startLocation: start.location)
        }
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

    @MainActor func makeDriver() -> GestureDriver<RotateGesture> {
        TwoFingerDriver(
            self, UIRotationGestureRecognizer(),
            isPastMinimum: { abs($1.rotation) >= CGFloat($0.minimumAngleDelta.radians) }
        ) { recognizer, start in
            Value(
                time: start.now, rotation: .radians(recognizer.rotation), velocity: .radians(recognizer.velocity),
                startAnchor: start.anchor, startLocation: start.location)
        }
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
