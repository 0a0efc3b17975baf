import CoreLocation
import Foundation
import PorticoObjC

/// What MapKit's own annotations have in common: a name and a line below it. Make one of the subclasses.
open class MKShape: NSObject, MKAnnotation {
    /// The name.
    open var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    /// What is said below the name.
    open var subtitle: String? {
        willSet { willChangeValue(forKey: "subtitle") }
        didSet { didChangeValue(forKey: "subtitle") }
    }
    /// Where its middle is.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    override init() { super.init() }
}

/// A place with a name that may move.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    /// Where the equator meets the prime meridian.
    public override init() { super.init() }

    /// A place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    /// A place with a name.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }

    /// Where it is. Maps move its view at once.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            willChangeValue(forKey: "coordinate")
            place = newValue
            didChangeValue(forKey: "coordinate")
        }
    }
}

/// Where the person is who holds the device. A map makes it.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Where the device is; nil while that isn't known.
    public internal(set) var location: CLLocation? {
        willSet { willChangeValue(forKey: "coordinate") }
        didSet { didChangeValue(forKey: "coordinate") }
    }
    /// Where the device points; the device has no compass, so that it is nil.
    public var heading: CLHeading? { nil }
    /// Whether the map looks for the place.
    public internal(set) var isUpdating = false
    /// The name that its callout shows.
    open var title: String? = "My Location"
    /// What is said below the name.
    open var subtitle: String?
    /// Where the device is; invalid while that isn't known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// Annotations that would overlap, as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// Those that it stands for.
    public let memberAnnotations: [any MKAnnotation]
    private var ownTitle: String?
    private var ownSubtitle: String?
    private let place: CLLocationCoordinate2D

    /// - Parameter memberAnnotations: those that it stands for.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        place =
            MKMapPoint(
                x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
            ).coordinate
        super.init()
    }

    /// The name: the first one's without one of its own.
    open var title: String? {
        get { ownTitle ?? memberAnnotations.first?.name }
        set { ownTitle = newValue }
    }
    /// How many others there are, without a line of its own.
    open var subtitle: String? {
        get { ownSubtitle ?? (memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil) }
        set { ownSubtitle = newValue }
    }
    /// The middle of its members.
    open var coordinate: CLLocationCoordinate2D { place }
}

/// A feature of the map that a person selected. The ground has none (DEV-1160).
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    /// What kind of feature it is.
    public enum FeatureType: Int, Sendable {
        case pointOfInterest = 0
        case territory = 1
        case physicalFeature = 2
    }

    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// Its name.
    public let title: String?
    /// What kind of feature it is.
    public let featureType: FeatureType
    /// What kind of place it is.
    public let pointOfInterestCategory: MKPointOfInterestCategory?

    init(_ coordinate: CLLocationCoordinate2D, _ title: String?, _ type: FeatureType) {
        (self.coordinate, self.title, featureType, pointOfInterestCategory) = (coordinate, title, type, nil)
        super.init()
    }
}
