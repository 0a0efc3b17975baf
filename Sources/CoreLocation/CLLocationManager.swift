import Foundation
import UIKit

/// Asks whether the app may know where the device is, and tells its delegate. The location is what a story's `location` or the
/// simulator's page says; without that it isn't known. Use it on the main thread; its delegate is called there, in a later turn of the
/// run loop (DEV-841).
///
/// - From: the app
/// - To: `LocationDesk`
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Hears of locations. It isn't owned.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Metres that the device has to move until it is told again; `kCLDistanceFilterNone` by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// How exact it is to be. Kept: a location here is exact (DEV-842). `kCLLocationAccuracyBest` by default.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// What the movement is about. Kept (DEV-842); `other` by default.
    open var activityType = CLActivityType.other
    /// Whether the system may pause when nothing moves. Kept (DEV-842); true by default.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether locations are told while the app is in the background, for which Info.plist has the mode `location`; false by default.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows that the app knows where the device is. Kept (DEV-842); false by default.
    open var showsBackgroundLocationIndicator = false

    /// What the delegate was told last; the desk's, on the main thread.
    final var told: CLLocation?
    final var isUpdating = false
    final var isAsking = false
    final var regions: [CLRegion] = []
    final var inside: Set<String> = []

    /// A manager. Its delegate hears of `authorizationStatus` in the next turn of the run loop.
    public override init() {
        super.init()
        onMain { $0.add($1) }
    }

    private func onMain(_ body: @escaping @MainActor (LocationDesk, CLLocationManager) -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { body(.shared, self) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(.shared, self) } }
        }
    }

    private static func read<Value: Sendable>(_ body: @MainActor (LocationDesk) -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated { body(.shared) } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body(.shared) } }
    }

    // MARK: What is allowed

    /// Whether the app may know the location.
    open var authorizationStatus: CLAuthorizationStatus { Self.read { $0.status } }
    /// How exactly it may: always fully, there is no button for less.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// The same as the property, from before iOS 14.
    open class func authorizationStatus() -> CLAuthorizationStatus { read { $0.status } }
    /// Whether the device has a location at all: always.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether the device has a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Whether it tells of large movements: yes.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether regions of a class are watched: circles are.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

    /// Asks a person, the first time. Info.plist has to say what for (`NSLocationWhenInUseUsageDescription`): without it a message says so,
    /// and nobody is asked.
    open func requestWhenInUseAuthorization() { onMain { desk, _ in desk.askWhenInUse() } }
    /// The same for all times; where the app may know the location in use, a person is asked about the rest. Info.plist has
    /// `NSLocationAlwaysAndWhenInUseUsageDescription`, too.
    open func requestAlwaysAuthorization() { onMain { desk, _ in desk.askAlways() } }

    // MARK: Locations

    /// Where the device was when it was told last; nil before.
    open var location: CLLocation? { Self.read { [self] _ in told } }
    /// Tells the delegate where the device is, and each time that it is elsewhere.
    open func startUpdatingLocation() { onMain { $0.start($1) } }
    /// Tells it no more.
    open func stopUpdatingLocation() { onMain { $1.isUpdating = false } }
    /// Tells the delegate once where the device is, or why that isn't known.
    open func requestLocation() { onMain { $0.request($1) } }
    /// As `startUpdatingLocation()`: here every movement is large.
    open func startMonitoringSignificantLocationChanges() { onMain { $0.start($1) } }
    /// Tells it no more.
    open func stopMonitoringSignificantLocationChanges() { onMain { $1.isUpdating = false } }

    // MARK: Regions

    /// The regions that are watched.
    open var monitoredRegions: Set<CLRegion> { Self.read { [self] _ in Set(regions) } }
    /// The farthest radius: no limit here.
    open var maximumRegionMonitoringDistance: CLLocationDistance { CLLocationDistanceMax }
    /// Watches a region, in the place of one of the same identifier. Wants permission for all times.
    open func startMonitoring(for region: CLRegion) { onMain { $0.watch(region, $1) } }
    /// Watches it no more.
    open func stopMonitoring(for region: CLRegion) { onMain { $1.regions.removeAll { $0.isEqual(region) } } }
    /// Tells the delegate whether the device is in a region.
    open func requestState(for region: CLRegion) { onMain { $0.tellState(of: region, $1) } }

    // MARK: Compass

    /// Degrees that the device has to turn until it is told again; 1 by default. Kept: it has no compass.
    open var headingFilter: CLLocationDegrees = 1
    /// How the device is held when it is asked where it points. Kept: it has no compass.
    open var headingOrientation = CLDeviceOrientation.portrait
}
