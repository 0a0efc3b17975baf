import Foundation

/// A part of the earth that a manager watches. Make a `CLCircularRegion`.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// Names it among the app's: another one of the same name takes its place.
    public let identifier: String
    /// Whether entering it is told; true by default.
    open var notifyOnEntry = true
    /// Whether leaving it is told; true by default.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open override var hash: Int { identifier.hashValue }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func has(_ place: CLLocationCoordinate2D) -> Bool { false }
}

/// All places that are no farther than a radius from one.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// - Parameter radius: metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }

    override func has(_ place: CLLocationCoordinate2D) -> Bool { contains(place) }
}
