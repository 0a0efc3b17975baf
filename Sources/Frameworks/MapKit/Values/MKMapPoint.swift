import CoreLocation
import Foundation

/// Half of the world's side in map points, and the earth's radius behind the projection.
enum Mercator {
    /// Map points along one side of the world: a tile of 256 points, 2^20 of them at the nearest zoom.
    static let side = 268_435_456.0
    /// The latitude at which the square ends.
    static let latitudeLimit = atan(sinh(Double.pi)) * 180 / .pi
    /// The ellipsoid's equatorial radius, in metres.
    static let radius = 6_378_137.0

    static func x(_ longitude: Double) -> Double { (longitude + 180) / 360 * side }

    static func y(_ latitude: Double) -> Double {
        let limited = min(max(latitude, -latitudeLimit), latitudeLimit) * .pi / 180
        return side / 2 * (1 - asinh(tan(limited)) / .pi)
    }

    static func longitude(_ x: Double) -> Double { x / side * 360 - 180 }

    static func latitude(_ y: Double) -> Double { atan(sinh(.pi * (1 - 2 * y / side))) * 180 / .pi }
}

/// A place on the flat map: Mercator's projection of the world into a square, from the north-west corner.
public struct MKMapPoint: Sendable {
    /// Map points from the 180th meridian eastwards.
    public var x: Double
    /// Map points from the northern edge southwards.
    public var y: Double

    /// The north-western corner.
    public init() { (x, y) = (0, 0) }
    /// A place by its map points.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Where a coordinate lies on the map; (-1, -1) where there is no such coordinate. Beyond 85.05 degrees it lies on the map's edge.
    public init(_ coordinate: CLLocationCoordinate2D) {
        if CLLocationCoordinate2DIsValid(coordinate) {
            self.init(x: Mercator.x(coordinate.longitude), y: Mercator.y(coordinate.latitude))
        } else {
            self.init(x: -1, y: -1)
        }
    }

    /// The coordinate of the place; invalid off the map.
    public var coordinate: CLLocationCoordinate2D {
        guard (0...Mercator.side).contains(x), (0...Mercator.side).contains(y) else {
            return kCLLocationCoordinate2DInvalid
        }
        return CLLocationCoordinate2D(latitude: Mercator.latitude(y), longitude: Mercator.longitude(x))
    }

    /// Metres to another place, over the earth's surface.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude).distance(
            from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// A width and a height on the flat map, in map points.
public struct MKMapSize: Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// Nothing.
    public init() { (width, height) = (0, 0) }
    /// A size in map points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The whole world: 268,435,456 map points either way.
    public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// Screen points for each map point.
public typealias MKZoomScale = CGFloat

/// Metres that a map point is wide at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * Mercator.radius / Mercator.side * cos(latitude * .pi / 180)
}

/// Map points in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Metres between two places, over the earth's surface.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Where a coordinate lies on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// The coordinate of a place on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// A place by its map points.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// A size in map points.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// Whether two places are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}

/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}

/// A place in words, for people who look for faults.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }

/// A size in words, for people who look for faults.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }

/// How wide a road is drawn at a zoom, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    guard zoomScale > 0 else { return 0 }
    // Ten points on the screen where streets are seen, and less the farther away they are.
    let level = log2(Double(zoomScale) * Mercator.side / 256)
    return CGFloat(min(max(level - 8, 1), 10)) / zoomScale
}
