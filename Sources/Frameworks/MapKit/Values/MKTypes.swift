import Foundation

/// How a map's ground looks. Without Apple's tiles it is a plain ground in colours of the type (DEV-1160).
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// Whether a map follows the person who holds the device.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// Whether a part of a map or of a marker is seen.
public enum MKFeatureVisibility: Int, Sendable {
    /// As the map finds it useful.
    case adaptive = 0
    /// Never.
    case hidden = 1
    /// Always.
    case visible = 2
}

/// Where among a map's content an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

/// Which of two annotation views stays where they would overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000, the higher one stays.
    public var rawValue: Float
    /// A priority of that number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It is always shown: 1000.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// 750.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// 250.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Which of two annotation views lies in front.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000, the higher one is nearer.
    public var rawValue: Float
    /// A priority of that number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// In front of all: 1000.
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    /// A selected view's: 1000.
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    /// A view's that isn't selected: 500.
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    /// Behind all: 0.
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// Which features of the map itself can be selected. The ground has none (DEV-1160).
public struct MKMapFeatureOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shops, stations and the like.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Towns, states and the like.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Mountains, rivers and the like.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
