import CoreGraphics
import Foundation

extension UIPencilInteraction {
    /// The stage of an interaction with a pencil.
    public enum Phase: UInt, Sendable {
        case began = 0, changed, ended, cancelled
    }

    /// A double tap on a pencil: never here.
    @preconcurrency @MainActor open class Tap: NSObject {
        /// When it was, in seconds since the system began.
        open var timestamp: TimeInterval { 0 }
        /// The pencil's place above the view; nil where it was too far.
        open var hoverPose: UIPencilHoverPose? { nil }
    }

    /// A squeeze of a pencil: never here.
    @preconcurrency @MainActor open class Squeeze: NSObject {
        /// When it was, in seconds since the system began.
        open var timestamp: TimeInterval { 0 }
        /// The stage of the squeeze.
        open var phase: Phase { .began }
        /// The pencil's place above the view; nil where it was too far.
        open var hoverPose: UIPencilHoverPose? { nil }
    }
}

/// Where a pencil is above a view, and how it is held: there is no pencil here, and no such pose.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
    /// The point below it, in the view's coordinates.
    open var location: CGPoint { .zero }
    /// How far it is from the screen: 0 at the screen, 1 where it is just felt.
    open var zOffset: CGFloat { 0 }
    /// The direction in which it leans, in radians.
    open var azimuthAngle: CGFloat { 0 }
    /// The same as a vector of length 1.
    open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
    /// How far it is from lying on the screen, in radians.
    open var altitudeAngle: CGFloat { 0 }
    /// How far it is turned about itself, in radians.
    open var rollAngle: CGFloat { 0 }
}
