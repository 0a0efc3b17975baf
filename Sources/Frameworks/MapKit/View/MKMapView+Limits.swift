import CoreLocation
import Foundation
import UIKit

extension MKMapView {
    /// Which distances people can zoom to.
    open class CameraZoomRange: NSObject, NSCopying {
        /// Metres; `MKMapCameraZoomDefault`: as near as the map goes.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// Metres; `MKMapCameraZoomDefault`: as far as the map goes.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// All distances.
        public override convenience init() { self.init(least: MKMapCameraZoomDefault, most: MKMapCameraZoomDefault) }

        private dynamic init(least: CLLocationDistance, most: CLLocationDistance) {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (least, most)
            super.init()
        }

        /// Not nearer and not farther; nil where the nearest is farther than the farthest.
        public convenience init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
            self.init(least: minDistance, most: maxDistance)
        }
        /// Not nearer.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(least: minDistance, most: MKMapCameraZoomDefault)
        }
        /// Not farther.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(least: MKMapCameraZoomDefault, most: maxDistance)
        }

        /// Itself: it doesn't change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Where the map's middle can be.
    open class CameraBoundary: NSObject, NSCopying {
        /// The rectangle of the flat map.
        public let mapRect: MKMapRect
        /// The region.
        public let region: MKCoordinateRegion

        /// A rectangle of the flat map; nil where there is nothing in it.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isEmpty else { return nil }
            (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
            super.init()
        }
        /// A region; nil where there is no such region.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid else { return nil }
            (mapRect, self.region) = (region.mapRect, region)
            super.init()
        }
        /// An archive isn't read.
        public required init?(coder: NSCoder) { nil }

        /// Itself: it doesn't change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
