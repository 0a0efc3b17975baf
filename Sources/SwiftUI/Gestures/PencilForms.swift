import UIKit

/// This is how a pencil is held above the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place below its tip, in the view's points.
    public let location: CGPoint
    /// The place below its tip, in 0…1 of the view.
    public let anchor: UnitPoint
    /// How high above the screen it is, in 0…1.
    public let zDistance: CGFloat
    /// The angle between it and the screen.
    public let altitude: Angle
    /// The direction in which it points.
    public let azimuth: Angle
    /// This is how far it is turned around itself.
    public let roll: Angle
}

/// This is what is known of a double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// This is how the pencil is held; nil where it is too far away.
    public let hoverPose: PencilHoverPose?
}

/// This is what is known of a squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// This is how the pencil is held; nil where it is too far away.
    public let hoverPose: PencilHoverPose?
}

/// The course of a squeeze of a pencil.
@frozen public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// It is being squeezed.
    case active(PencilSqueezeGestureValue)
    /// It was squeezed.
    case ended(PencilSqueezeGestureValue)
    /// The squeeze was none.
    case failed
}

/// This is what a person wants a pencil's gesture to do.
public struct PencilPreferredAction: Hashable, Sendable {
    private let kind: Int

    /// Nothing.
    public static let ignore = PencilPreferredAction(kind: 0)
    /// Takes the eraser, or the tool again.
    public static let switchEraser = PencilPreferredAction(kind: 1)
    /// Takes the tool before.
    public static let switchPrevious = PencilPreferredAction(kind: 2)
    /// Shows the colours.
    public static let showColorPalette = PencilPreferredAction(kind: 3)
    /// Shows the tool's attributes.
    public static let showInkAttributes = PencilPreferredAction(kind: 4)
    /// Shows tools at the pencil's tip.
    public static let showContextualPalette = PencilPreferredAction(kind: 5)
    /// Runs a shortcut.
    public static let runSystemShortcut = PencilPreferredAction(kind: 6)
}

extension EnvironmentValues {
    /// What a person wants a double tap on a pencil to do: the system's own choice here, where there is no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
    /// What a person wants a squeeze of a pencil to do: the system's own choice here, where there is no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension View {
    /// Runs a closure when a pencil is tapped twice. There is none here (DEV-1368).
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }
    /// Runs a closure while a pencil is squeezed. There is none here (DEV-1368).
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
