import Foundation

/// Where a device was, when, and how sure that is. It doesn't change.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres around the place; below 0 the place says nothing.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres above and below; below 0 the altitude says nothing.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where it was heading, in degrees from north; -1: nobody knows.
    public let course: CLLocationDirection
    /// How far the course may be off; -1: nobody knows.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second; -1: nobody knows.
    public let speed: CLLocationSpeed
    /// How far the speed may be off; -1: nobody knows.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was there.
    public let timestamp: Date
    private var source: CLLocationSourceInformation?
    /// The kind of thing that found it; nil where that wasn't said.
    open var sourceInformation: CLLocationSourceInformation? { source }
    /// The storey. Nothing here knows it.
    open var floor: CLFloor? { nil }
    /// Metres above the ellipsoid of GPS. Nothing here knows them.
    open var ellipsoidalAltitude: CLLocationDistance { 0 }

    /// A place, at this moment, whose altitude isn't known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place whose course and speed aren't known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place with course and speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place with all that can be known of it.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
        super.init()
    }

    /// A place with all that can be known of it, and of what found it.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp)
        source = sourceInfo
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Metres to another place on the earth's surface, whatever the altitudes, within a millimetre on the ellipsoid of GPS (DEV-840).
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
            coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
    }
}

/// The way along the surface of the ellipsoid WGS 84, by Vincenty's formula.
enum Geodesic {
    private static let (radius, flattening) = (6_378_137.0, 1 / 298.257223563)

    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let pole = radius * (1 - flattening)
        let away = radians(to.longitude - from.longitude)
        let (one, two) = (
            atan((1 - flattening) * tan(radians(from.latitude))), atan((1 - flattening) * tan(radians(to.latitude)))
        )
        let (sin1, cos1, sin2, cos2) = (sin(one), cos(one), sin(two), cos(two))
        var lambda = away
        // Places almost opposite to each other don't come to an end.
        for _ in 0..<100 {
            let across = cos2 * sin(lambda)
            let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
            let sine = (across * across + along * along).squareRoot()
            if sine == 0 { return 0 }
            let cosine = sin1 * sin2 + cos1 * cos2 * cos(lambda)
            let sigma = atan2(sine, cosine)
            let alpha = cos1 * cos2 * sin(lambda) / sine
            let square = 1 - alpha * alpha
            let middle = square == 0 ? 0 : cosine - 2 * sin1 * sin2 / square
            let c = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
            let next =
                away + (1 - c) * flattening * alpha
                * (sigma + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
            defer { lambda = next }
            guard abs(next - lambda) < 1e-12 else { continue }
            let u = square * (radius * radius - pole * pole) / (pole * pole)
            let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let rest = cosine * (2 * middle * middle - 1)
            let last = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            return pole * a * (sigma - b * sine * (middle + b / 4 * (rest - last)))
        }
        return .pi * radius
    }
}
