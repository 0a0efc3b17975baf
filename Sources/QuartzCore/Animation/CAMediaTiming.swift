import CoreGraphics
import Foundation

/// A clock inside a clock: layers and animations have one. Local time = (parent's time − beginTime) · speed + timeOffset.
public protocol CAMediaTiming {
    /// In the parent's time. For an animation zero means: when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The seconds of one pass. For an animation zero means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs against the parent's: 1 by default, 0 stands still, below 0 runs backwards.
    var speed: Float { get set }
    /// What is added to local time after the speed, in seconds: 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How many passes there are; may be a fraction, and infinite. 0 by default, which makes one.
    var repeatCount: Float { get set }
    /// How many seconds passes are repeated for, in place of `repeatCount`: 0 by default.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards. False by default.
    var autoreverses: Bool { get set }
    /// The values that are seen outside of the active time: nothing by default (`removed`).
    var fillMode: CAMediaTimingFillMode { get set }
}
