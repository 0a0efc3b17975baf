import CoreGraphics
import Foundation
import PorticoRenderModel

/// Where contents go in bounds of another size. "Top" is the edge with the largest y, as Core Animation counts it.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, in their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In their own size at the edge with the largest y, in the middle of it: below on iOS.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In their own size at the edge with the smallest y, in the middle of it: above on iOS.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In their own size at the left edge, in the middle of it.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In their own size at the right edge, in the middle of it.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In their own size in the left corner with the largest y.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In their own size in the right corner with the largest y.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In their own size in the left corner with the smallest y.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In their own size in the right corner with the smallest y.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds in both directions: the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds without stretching, in the middle.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds without stretching, in the middle; what is beyond them is seen unless the layer clips.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    static let inOrder: [CALayerContentsGravity] = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize, .resizeAspect,
        .resizeAspectFill,
    ]

    /// An unknown name means the centre, as it does to Core Animation: not the default, which is `resize`.
    var record: ContentsGravity {
        Self.inOrder.firstIndex(of: self).flatMap { ContentsGravity(rawValue: UInt8($0)) } ?? .center
    }

    init(_ record: ContentsGravity) { self = Self.inOrder[Int(record.rawValue)] }
}

/// The way in which pixels are combined where contents are drawn at another size.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pixel that is nearest: hard squares where contents are enlarged.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A blend of the four pixels around: the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A blend between smaller copies of the contents where they are made smaller, so that fine patterns don't flicker.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    var record: ContentsFilter { self == .nearest ? .nearest : self == .trilinear ? .trilinear : .linear }

    init(_ record: ContentsFilter) { self = [.nearest, .linear, .trilinear][Int(record.rawValue)] }
}

/// The pixel format that `draw(in:)` would like to draw into.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits each of red, green, blue and alpha: the default.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Half-precision floats for wide colours. Drawn in eight bits a channel (DEV-004).
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of gray. Shown gray, in as much memory as colours take (DEV-086).
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle: the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A longer curve that bends more and more from the edge on; circular where there is no room for it (DEV-007).
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner on iOS.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner on iOS.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner on iOS.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner on iOS.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The edges that are drawn smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge with the smallest x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The edge with the largest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The edge with the smallest y: above on iOS.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The edge with the largest y: below on iOS.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// The values that an animation or layer shows outside its active time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing of the animation is seen before its begin and after its end: the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The value of the end stays, for as long as the animation isn't removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The value of the begin is seen already before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both: the first value before the begin, the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var record: TimingRecord.FillMode {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }

    init(_ record: TimingRecord.FillMode) {
        self = [.removed, .forwards, .backwards, .both][Int(record.rawValue)]
    }
}

/// The action that is asked for when a layer comes into a visible tree, or stops being hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The action that is asked for when a layer leaves the tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The animation key of transitions.
public let kCATransition = "transition"
/// Key of a transaction's value: the duration of its animations in seconds, a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of a transaction's value: whether changed properties look for no action, a truth value.
public let kCATransactionDisableActions = "disableActions"
/// Key of a transaction's value: a timing function for all its animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of a transaction's value: a block that is called when its animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"

/// Whether deprecated names warn, as the C headers say it.
public var CA_WARN_DEPRECATED: Int32 { 1 }

/// Seconds on the clock that all layers and animations run on.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.shared.now }
