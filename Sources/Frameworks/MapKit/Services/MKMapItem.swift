import CoreLocation
import Foundation
import PorticoTrace
import UIKit

/// The kind of maps' items that are dragged and dropped.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
/// How to go, in Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// How the map looks, in Maps: a number of `MKMapType`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether Maps shows the traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The middle of the map, in Maps.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The span of the map, in Maps.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The camera of the map, in Maps.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// As the person prefers to go.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// A place that Maps knows: with a name, an address, a telephone.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where it is, and its address.
    public let placemark: MKPlacemark
    /// Whether it stands for where the device is.
    public let isCurrentLocation: Bool
    /// What it is called: the place's name without one of its own.
    open var name: String?
    /// Its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// In which time zone it lies.
    open var timeZone: TimeZone?
    /// What kind of place it is.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// - Parameter placemark: where it is.
    public init(placemark: MKPlacemark) {
        (self.placemark, isCurrentLocation) = (placemark, false)
        (name, timeZone) = (placemark.name, placemark.timeZone)
        super.init()
    }

    /// Where the device is.
    public override convenience init() { self.init(isCurrent: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

    private dynamic init(isCurrent placemark: MKPlacemark) {
        (self.placemark, isCurrentLocation, name) = (placemark, true, "Current Location")
        super.init()
    }

    /// Where the device is.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

    /// Shows it in Maps. The device has no such app: a message names what it would show, and the answer is false (DEV-1161).
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    /// The same from a scene.
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: (@Sendable (Bool) -> Void)? = nil
    ) { Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion) }

    /// Shows several in Maps. The device has no such app: a message names what it would show, and the answer is false (DEV-1161).
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        let names = mapItems.map { $0.name ?? "\($0.placemark.coordinate)" }.joined(separator: ", ")
        Diagnostics.report("There is no Maps app on this device, which would show: \(names)")
        return false
    }
    /// The same from a scene.
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let isOpen = openMaps(with: mapItems, launchOptions: launchOptions)
        if let completion { DispatchQueue.main.async { completion(isOpen) } }
    }

    open override var description: String { "<MKMapItem: \(name ?? "nil"), \(placemark)>" }
}
