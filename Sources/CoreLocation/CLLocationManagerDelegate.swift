import Foundation
import UIKit

/// Hears where the device is, and whether the app may know. All is optional. Called on the main thread (DEV-841).
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device is, or was, at these places; the newest is the last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// There is no location: `CLError.denied` until a person allows it, `CLError.locationUnknown` for now.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// What the app may is other than before, or the manager is new: ask it for its `authorizationStatus`.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same from before iOS 14: called where the newer method isn't there.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The manager watches a region from here on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// A region can't be watched: a person doesn't allow it.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// The device has come into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// The answer to `requestState(for:)`.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// It says how near beacons are. The device hears none, so that this isn't called.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// It says that nearness isn’t told: the device hears none.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// The device points elsewhere. It has no compass, so that this isn't called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether a person may be asked to turn the device. It has no compass, so that this isn't called.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// The device was, or is, at a place for a while. Isn't called (DEV-1162).
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// The system gives no locations for now, because nothing moves. Isn't called (DEV-842).
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// It gives them again. Isn't called (DEV-842).
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    private func missing() { MainActor.assumeIsolated { OptionalCall.missing(()) } }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { missing() }
    /// Stands for a delegate without the method: the older one is asked.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        missing()
    }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { missing() }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { missing() }
    /// Stands for a delegate without the method: nobody is asked.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Stands for a delegate without the method.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { missing() }
    /// Stands for a delegate without the method.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { missing() }
    /// Stands for a delegate without the method.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { missing() }
}
