import CoreGraphics
import Foundation

/// Which regions of the path are filled.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside where the path winds around a point, counted with its direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside where a ray from the point crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How two segments of the stroke meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    /// An unknown name is the default.
    var record: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
    init(_ record: CGLineJoin) { self = record == .round ? .round : record == .bevel ? .bevel : .miter }
}

/// How an open stroke ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    /// An unknown name is the default.
    var record: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
    init(_ record: CGLineCap) { self = record == .round ? .round : record == .square ? .square : .butt }
}
