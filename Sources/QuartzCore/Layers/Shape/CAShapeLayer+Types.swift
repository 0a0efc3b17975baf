import CoreGraphics
import Foundation

/// The regions of the path that are filled.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside where the path winds around a point, counted with its direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside where a ray from the point crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape in which two segments of the stroke meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point, as far out as `miterLimit` allows, else a bevel. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight edge across the corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    /// An unknown name is the default.
    var record: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
    init(_ record: CGLineJoin) { self = record == .round ? .round : record == .bevel ? .bevel : .miter }
}

/// The shape in which an open stroke ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight at the end itself: the default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Straight, half a line width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    /// An unknown name is the default.
    var record: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
    init(_ record: CGLineCap) { self = record == .round ? .round : record == .square ? .square : .butt }
}
