import CoreLocation
import Foundation
import UIKit

/// A distance that stands for the map's own choice.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

/// From where a map is looked at: the place in its middle, the distance from it, what is up.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres from that place. A view sees as much of the map as an eye whose angle is 30 degrees.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees from looking straight down. Kept: maps are flat here (DEV-1160).
    open var pitch: CGFloat = 0
    /// Which direction is up, in degrees from north.
    open var heading: CLLocationDirection = 0

    /// A camera above no place.
    public override init() { super.init() }

    /// A camera in a distance, in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    /// A camera above a place, which looks at another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init()
        let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
        let along = eye.distance(to: center)
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = (along * along + eyeAltitude * eyeAltitude).squareRoot()
        pitch = eyeAltitude > 0 ? CGFloat(atan2(along, eyeAltitude) * 180 / .pi) : 0
        let angle = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        heading = along > 0 ? (angle + 360).truncatingRemainder(dividingBy: 360) : 0
    }

    /// A camera that shows a place's surroundings.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(
            lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1500, pitch: 0, heading: 0)
    }

    /// Metres above the ground.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set {
            let share = cos(Double(pitch) * .pi / 180)
            centerCoordinateDistance = share > 0.01 ? newValue / share : newValue
        }
    }

    /// A camera at the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return other.centerCoordinate.latitude == centerCoordinate.latitude
            && other.centerCoordinate.longitude == centerCoordinate.longitude
            && other.centerCoordinateDistance == centerCoordinateDistance && other.pitch == pitch
            && other.heading == heading
    }
    open override var hash: Int { centerCoordinateDistance.hashValue }
}

extension MapProjection {
    /// The tangent of half of the eye's angle.
    private static let half = tan(15 * Double.pi / 180)

    /// Metres from which all of the view's height is seen.
    var distance: Double {
        let latitude = Mercator.latitude(min(max(center.y, 0), Mercator.side))
        return Double(size.height) / 2 / scale * MKMetersPerMapPointAtLatitude(latitude) / Self.half
    }

    /// Looks at a place as a camera does.
    mutating func look(_ camera: MKMapCamera) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
        let place = MKMapPoint(camera.centerCoordinate)
        center = CGPoint(x: place.x, y: place.y)
        heading = (camera.heading.truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360)
        look(from: camera.centerCoordinateDistance)
    }

    /// Looks from a distance in metres.
    mutating func look(from distance: Double) {
        let latitude = Mercator.latitude(min(max(center.y, 0), Mercator.side))
        if distance > 0, size.height > 0 {
            scale = Double(size.height) / 2 * MKMetersPerMapPointAtLatitude(latitude) / Self.half / distance
        }
        limit()
    }
}
