import Foundation

/// A part of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// Where a device with a compass points. The device has none (`CLLocationManager.headingAvailable()`), so that nobody is told one.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// Degrees from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees from the north pole; below 0 it isn't known.
    public let trueHeading: CLLocationDirection
    /// Degrees that it may be off; below 0 it says nothing.
    public let headingAccuracy: CLLocationDirection
    /// When it was measured.
    public let timestamp: Date
    /// The field along the device's x axis.
    public let x: CLHeadingComponentValue
    /// The field along the device's y axis.
    public let y: CLHeadingComponentValue
    /// The field along the device's z axis.
    public let z: CLHeadingComponentValue

    package init(magnetic: CLLocationDirection, timestamp: Date) {
        (magneticHeading, trueHeading, headingAccuracy, self.timestamp) = (magnetic, -1, -1, timestamp)
        (x, y, z) = (0, 0, 0)
        super.init()
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a device is held when it has a compass.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6
}

/// A stay at a place. None is told: where people stay for how long isn't followed (DEV-1162).
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    /// Where it was.
    public let coordinate: CLLocationCoordinate2D
    /// Metres around the place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// When it began; `distantPast`: nobody knows.
    public let arrivalDate: Date
    /// When it ended; `distantFuture`: it hasn't.
    public let departureDate: Date

    package init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
        (self.coordinate, horizontalAccuracy) = (coordinate, 0)
        (arrivalDate, departureDate) = (arrival, departure)
        super.init()
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
