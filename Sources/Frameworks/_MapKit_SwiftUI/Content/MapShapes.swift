import CoreLocation
import MapKit
import SwiftUI

/// A line through places.
public struct MapPolyline {
    /// Which way a line goes between two places.
    public enum ContourStyle: Hashable, Sendable {
        /// Straight on the map.
        case straight
        /// The shortest way over the earth.
        case geodesic
    }
    let places: [CLLocationCoordinate2D]
    let style: ContourStyle

    /// A line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        (places, style) = (coordinates, contourStyle)
    }
    /// A line through places of the flat map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    /// MapKit's line.
    public init(_ polyline: MKPolyline) {
        self.init(points: Array(UnsafeBufferPointer(start: polyline.points(), count: polyline.pointCount)))
    }
    /// A route.
    public init(_ route: MKRoute) { self.init(route.polyline) }

    @MainActor func addItems(to list: inout MapItemList) { list.add(.line(places, isGeodesic: style == .geodesic)) }
}

/// An area between places.
public struct MapPolygon {
    let places: [CLLocationCoordinate2D]

    /// An area between coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
    /// An area between places of the flat map.
    public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
    /// MapKit's area, without its holes.
    public init(_ polygon: MKPolygon) {
        self.init(points: Array(UnsafeBufferPointer(start: polygon.points(), count: polygon.pointCount)))
    }

    @MainActor func addItems(to list: inout MapItemList) { list.add(.area(places)) }
}

/// All places that are no farther than a radius from one.
public struct MapCircle {
    let center: CLLocationCoordinate2D
    let radius: CLLocationDistance

    /// A circle of a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    /// MapKit's circle.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    /// The circle in a rectangle of the flat map.
    public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }

    @MainActor func addItems(to list: inout MapItemList) { list.add(.circle(center, radius)) }
}

extension MapPolyline: MapContent, PrimitiveMapContent {}

extension MapPolygon: MapContent, PrimitiveMapContent {}

extension MapCircle: MapContent, PrimitiveMapContent {}
