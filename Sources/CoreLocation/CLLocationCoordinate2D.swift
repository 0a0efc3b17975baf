/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres that a measurement may be off; below 0 it says nothing.
public typealias CLLocationAccuracy = Double
/// Metres a second; below 0 it isn't known.
public typealias CLLocationSpeed = Double
/// Degrees, clockwise from north; below 0 it isn't known.
public typealias CLLocationDirection = Double
/// Metres a second that a speed may be off.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees that a direction may be off.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth, in degrees: north and east are positive.
public struct CLLocationCoordinate2D: Sendable {
    /// From -90, the south pole, to 90.
    public var latitude: CLLocationDegrees
    /// From -180 to 180.
    public var longitude: CLLocationDegrees

    /// Where the equator meets the prime meridian.
    public init() { (latitude, longitude) = (0, 0) }

    /// A place; nobody looks whether there is one (`CLLocationCoordinate2DIsValid`).
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place of these degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A distance that stands for all.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as it can be, with what a car's navigation knows.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As an app gets that may know it only about.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every turn counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
