import CoreLocation
import Foundation

/// All places that are no farther than a radius from one.
open class MKCircle: MKShape, MKOverlay {
    private let place: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    /// The square around it.
    public let boundingMapRect: MKMapRect

    private dynamic init(_ place: CLLocationCoordinate2D, _ radius: CLLocationDistance, _ bounds: MKMapRect) {
        (self.place, self.radius, boundingMapRect) = (place, radius, bounds)
        super.init()
    }

    /// - Parameter radius: metres.
    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        let middle = MKMapPoint(coord)
        let half = max(radius, 0) * MKMapPointsPerMeterAtLatitude(coord.latitude)
        self.init(
            coord, radius, MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half))
    }

    /// The circle in the middle of a rectangle that is as wide as the rectangle's longer side.
    public convenience init(mapRect: MKMapRect) {
        let place = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let half = max(mapRect.width, mapRect.height) / 2
        self.init(
            place, half * MKMetersPerMapPointAtLatitude(place.latitude),
            MKMapRect(x: mapRect.midX - half, y: mapRect.midY - half, width: 2 * half, height: 2 * half))
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { place }
}

/// Several lines that are drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]
    /// The smallest rectangle around all.
    public let boundingMapRect: MKMapRect

    /// - Parameter polylines: the lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of that rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Several areas that are drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]
    /// The smallest rectangle around all.
    public let boundingMapRect: MKMapRect

    /// - Parameter polygons: the areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        boundingMapRect = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of that rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
