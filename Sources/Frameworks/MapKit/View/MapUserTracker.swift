import CoreLocation
import Foundation
import UIKit

/// Looks for the person who holds the device while a map shows them or follows them.
///
/// - From: `MKMapView`
/// - To: `CLLocationManager`
@MainActor final class MapUserTracker: NSObject, CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    let user = MKUserLocation()

    init(map: MKMapView) { self.map = map }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            user.isUpdating = isOn
            if isOn {
                map.tell("mapViewWillStartLocatingUser:") { $0.mapViewWillStartLocatingUser(self.map) }
                let made = CLLocationManager()
                manager = made
                made.delegate = self
                made.startUpdatingLocation()
            } else {
                manager?.stopUpdatingLocation()
                manager?.delegate = nil
                manager = nil
                user.location = nil
                map.annotationStage.remove(user)
                map.tell("mapViewDidStopLocatingUser:") { $0.mapViewDidStopLocatingUser(self.map) }
            }
        }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        MainActor.assumeIsolated {
            guard isOn, let last = locations.last else { return }
            user.location = last
            map.userDidMove()
        }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated {
            guard isOn else { return }
            map.tell("mapView:didFailToLocateUserWithError:") {
                $0.mapView(self.map, didFailToLocateUserWithError: error)
            }
        }
    }
}
