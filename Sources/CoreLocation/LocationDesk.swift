import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import UIKit

/// Where the device is for the app that runs: who may know, and who is told.
///
/// - From: `CLLocationManager`, `LocationSource`
/// - To: `CLLocationManagerDelegate`, `SystemAlert`
@MainActor final class LocationDesk {
    private struct Holder {
        weak var manager: CLLocationManager?
    }

    @InSession private static var desk: LocationDesk? = nil

    private var holders: [Holder] = []
    /// Allowed for this run only.
    private var isAllowedOnce = false
    private var isAsking = false
    /// Updates, monitors and sessions.
    let live = LiveLocations()
    /// Info.plist, or what a test says in its place.
    @InSession static var info: [String: Any] = Bundle.main.infoDictionary ?? [:]

    /// Of this app's run.
    static var shared: LocationDesk {
        if let desk { return desk }
        let made = LocationDesk()
        desk = made
        LocationSource.changed = { [weak made] in made?.changed() }
        return made
    }

    private var managers: [CLLocationManager] { holders.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        holders.removeAll { $0.manager == nil }
        holders.append(Holder(manager: manager))
        later { [weak manager, self] in if let manager { tellStatus(manager) } }
    }

    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    // MARK: What is allowed

    var status: CLAuthorizationStatus {
        switch SystemPermissions.answer(SavedPermissions.location) as? String {
        case "always"?: .authorizedAlways
        case "whenInUse"?: .authorizedWhenInUse
        case "denied"? where !isAllowedOnce: .denied
        default: isAllowedOnce ? .authorizedWhenInUse : .notDetermined
        }
    }

    var isAllowed: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

    func askWhenInUse() {
        guard status == .notDetermined, !isAsking, let purpose = purpose("NSLocationWhenInUseUsageDescription") else {
            return
        }
        ask(purpose)
    }

    /// Asks for this run, without a reason: the person has just touched a button of the system's. Denied before, it asks as well.
    func askOnce() {
        guard !isAllowed, !isAsking else { return }
        isAsking = true
        SystemAlert.ask(
            "Share your current location with “\(SystemAlert.appName)”?", message: nil, choices: ["Not Now", "OK"]
        ) { [self] choice in
            isAsking = false
            guard choice == 1 else { return }
            isAllowedOnce = true
            decide(nil)
        }
    }

    func askAlways() {
        guard let purpose = purpose("NSLocationAlwaysAndWhenInUseUsageDescription"), !isAsking else { return }
        if status == .notDetermined { return ask(purpose) }
        guard status == .authorizedWhenInUse else { return }
        isAsking = true
        SystemAlert.ask(
            "Allow “\(SystemAlert.appName)” to also use your location even when you are not using the app?",
            message: purpose, choices: ["Keep Only While Using", "Change to Always Allow"]
        ) { [self] choice in
            isAsking = false
            if choice == 1 { decide("always") } else { decide("whenInUse") }
        }
    }

    private func ask(_ purpose: String) {
        isAsking = true
        SystemAlert.ask(
            "Allow “\(SystemAlert.appName)” to use your location?", message: purpose,
            choices: ["Allow Once", "Allow While Using App", "Don’t Allow"]
        ) { [self] choice in
            isAsking = false
            if choice == 0 { isAllowedOnce = true }
            decide(choice == 1 ? "whenInUse" : choice == 2 ? "denied" : nil)
        }
    }

    private func decide(_ answer: String?) {
        if let answer { SystemPermissions.remember(answer, as: SavedPermissions.location) }
        later { [self] in
            for manager in managers { tellStatus(manager) }
            for manager in managers where manager.isUpdating || manager.isAsking { tell(manager) }
            tellLive()
        }
    }

    private func purpose(_ key: String) -> String? {
        if let text = Self.info[key] as? String, !text.isEmpty { return text }
        Diagnostics.report(
            "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain "
                + "an “\(key)” key with a string value explaining to the user how the app uses this data")
        return nil
    }

    private func tellStatus(_ manager: CLLocationManager) {
        guard let delegate = manager.delegate else { return }
        let answered: Void? = OptionalCall.call(.application, delegate, "locationManagerDidChangeAuthorization:") {
            delegate.locationManagerDidChangeAuthorization(manager)
        }
        guard answered == nil else { return }
        OptionalCall.call(.application, delegate, "locationManager:didChangeAuthorizationStatus:") {
            delegate.locationManager(manager, didChangeAuthorization: status)
        }
    }

    // MARK: Locations

    var here: CLLocation? {
        LocationSource.current.map {
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude), altitude: 0,
                horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
        }
    }

    func start(_ manager: CLLocationManager) {
        guard !manager.isUpdating else { return }
        manager.isUpdating = true
        later { [weak manager, self] in if let manager, manager.isUpdating { tell(manager) } }
    }

    func request(_ manager: CLLocationManager) {
        manager.isAsking = true
        later { [weak manager, self] in if let manager, manager.isAsking { tell(manager) } }
    }

    /// The device is elsewhere, or nobody knows any more where; or the app has come to the front.
    private func changed() {
        for manager in managers {
            if manager.isUpdating, isFarEnough(manager) { tell(manager) }
            cross(manager)
        }
        tellLive()
    }

    private func isFarEnough(_ manager: CLLocationManager) -> Bool {
        guard let here, let told = manager.told else { return true }
        let way = told.distance(from: here)
        return way > 0 && way >= manager.distanceFilter
    }

    /// In the background only with the mode for it.
    private func mayHear(_ manager: CLLocationManager) -> Bool {
        if RemoteNotifications.isInForeground { return true }
        let modes = Self.info["UIBackgroundModes"] as? [String] ?? []
        return manager.allowsBackgroundLocationUpdates && modes.contains("location")
    }

    private func tell(_ manager: CLLocationManager) {
        // Until a person has answered, it waits.
        guard status != .notDetermined, mayHear(manager) else { return }
        manager.isAsking = false
        guard isAllowed else { return fail(manager, .denied) }
        guard let here else { return fail(manager, .locationUnknown) }
        manager.told = here
        guard let delegate = manager.delegate else { return }
        OptionalCall.call(.application, delegate, "locationManager:didUpdateLocations:") {
            delegate.locationManager(manager, didUpdateLocations: [here])
        }
    }

    private func fail(_ manager: CLLocationManager, _ code: CLError.Code) {
        guard let delegate = manager.delegate else { return }
        OptionalCall.call(.application, delegate, "locationManager:didFailWithError:") {
            delegate.locationManager(manager, didFailWithError: CLError(code))
        }
    }

    // MARK: Regions

    func watch(_ region: CLRegion, _ manager: CLLocationManager) {
        manager.regions.removeAll { $0.isEqual(region) }
        manager.inside.remove(region.identifier)
        later { [weak manager, self] in
            guard let manager, let delegate = manager.delegate else { return }
            guard status == .authorizedAlways, !(region is CLBeaconRegion) else {
                OptionalCall.call(.application, delegate, "locationManager:monitoringDidFailForRegion:withError:") {
                    delegate.locationManager(
                        manager, monitoringDidFailFor: region,
                        withError: CLError(
                            region is CLBeaconRegion ? .regionMonitoringFailure : .regionMonitoringDenied))
                }
                return
            }
            manager.regions.append(region)
            if let here, region.has(here.coordinate) { manager.inside.insert(region.identifier) }
            OptionalCall.call(.application, delegate, "locationManager:didStartMonitoringForRegion:") {
                delegate.locationManager(manager, didStartMonitoringFor: region)
            }
        }
    }

    func tellState(of region: CLRegion, _ manager: CLLocationManager) {
        later { [weak manager, self] in
            guard let manager, let delegate = manager.delegate else { return }
            let place = isAllowed ? here : nil
            let state: CLRegionState = place.map { region.has($0.coordinate) ? .inside : .outside } ?? .unknown
            OptionalCall.call(.application, delegate, "locationManager:didDetermineState:forRegion:") {
                delegate.locationManager(manager, didDetermineState: state, for: region)
            }
        }
    }

    /// Tells of the borders between where the device was and where it is.
    private func cross(_ manager: CLLocationManager) {
        guard status == .authorizedAlways, let here, let delegate = manager.delegate else { return }
        for region in manager.regions {
            let isInside = region.has(here.coordinate)
            guard isInside != manager.inside.contains(region.identifier) else { continue }
            if isInside {
                manager.inside.insert(region.identifier)
                guard region.notifyOnEntry else { continue }
                OptionalCall.call(.application, delegate, "locationManager:didEnterRegion:") {
                    delegate.locationManager(manager, didEnterRegion: region)
                }
            } else {
                manager.inside.remove(region.identifier)
                guard region.notifyOnExit else { continue }
                OptionalCall.call(.application, delegate, "locationManager:didExitRegion:") {
                    delegate.locationManager(manager, didExitRegion: region)
                }
            }
        }
    }
}
