import CoreLocation
import Foundation
import UIKit

/// How many degrees a region is high and wide.
public struct MKCoordinateSpan: Sendable {
    /// From south to north. A degree is about 111 kilometres everywhere.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east. A degree is 111 kilometres at the equator and nothing at the poles.
    public var longitudeDelta: CLLocationDegrees

    /// Nothing.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// A span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth: its middle, and how many degrees it is high and wide.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// Height and width.
    public var span: MKCoordinateSpan

    /// Nothing, where the equator meets the prime meridian.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// A middle and a span.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A middle and a span in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree along a meridian and along a parallel of the ellipsoid.
        let phi = centerCoordinate.latitude * .pi / 180
        let eccentricity = 0.006_694_379_990_14
        let flat = 1 - eccentricity * sin(phi) * sin(phi)
        let meridian = Mercator.radius * (1 - eccentricity) / (flat * flat.squareRoot()) * .pi / 180
        let parallel = Mercator.radius / flat.squareRoot() * cos(phi) * .pi / 180
        let width = parallel > 0 ? longitudinalMeters / parallel : 360
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(max(latitudinalMeters / meridian, 0), 180), longitudeDelta: min(max(width, 0), 360)))
    }

    /// What a rectangle of the map covers. Its middle is the rectangle's.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
            return
        }
        let north = Mercator.latitude(max(rect.minY, 0))
        let south = Mercator.latitude(min(rect.maxY, Mercator.side))
        var longitude = Mercator.longitude(rect.midX).truncatingRemainder(dividingBy: 360)
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        self.init(
            center: CLLocationCoordinate2D(
                latitude: Mercator.latitude(min(max(rect.midY, 0), Mercator.side)), longitude: longitude),
            span: MKCoordinateSpan(
                latitudeDelta: max(north - south, 0), longitudeDelta: min(rect.width / Mercator.side * 360, 360)))
    }

    /// Whether a map can show it.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }

    /// The rectangle with the region's middle in its own middle that has all of the region in it.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let north = Mercator.y(center.latitude + span.latitudeDelta / 2)
        let south = Mercator.y(center.latitude - span.latitudeDelta / 2)
        let half = (south - north) / 2
        let width = span.longitudeDelta / 360 * Mercator.side
        return MKMapRect(x: middle.x - width / 2, y: middle.y - half, width: width, height: 2 * half)
    }
}

/// A span in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// A middle and a span.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
{ MKCoordinateRegion(center: centerCoordinate, span: span) }

/// A middle and a span in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
