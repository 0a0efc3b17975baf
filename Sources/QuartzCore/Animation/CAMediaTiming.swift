import CoreGraphics
import Foundation

/// A clock inside a clock: layers and animations have one. Local time = (parent's time − beginTime) · speed + timeOffset.
public protocol CAMediaTiming {
    /// In the parent's time. For an animation zero means: when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Of one pass. For an animation zero means the transaction's duration.
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
