import Foundation
import UIKit

/// Compass and visits, which the device doesn't have.
extension CLLocationManager {
    /// Where the device points: it has no compass, so that it is nil.
    public var heading: CLHeading? { nil }
    /// Fails on iOS, too, for a device without a compass: the delegate hears of `CLError.headingFailure`.
    public func startUpdatingHeading() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                OptionalCall.call(.application, delegate, "locationManager:didFailWithError:") {
                    delegate.locationManager(self, didFailWithError: CLError(.headingFailure))
                }
            }
        }
    }
    /// There is nothing to end.
    public func stopUpdatingHeading() {}
    /// Takes away what a person sees who should turn the device: nothing is seen.
    public func dismissHeadingCalibrationDisplay() {}
    /// Begins to tell of visits. None is (DEV-1162).
    public func startMonitoringVisits() {}
    /// Ends telling of visits.
    public func stopMonitoringVisits() {}
}
