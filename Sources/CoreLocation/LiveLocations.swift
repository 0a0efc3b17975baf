import Foundation
import UIKit

/// Who waits for updates of where the device is, and the sessions that apps hold beside them.
///
/// - From: `LocationDesk`
/// - To: `CLLocationUpdate`, `CLMonitor`
@MainActor final class LiveLocations {
    private var listeners: [UUID: AsyncStream<CLLocationUpdate>.Continuation] = [:]
    private var monitors: [String: MonitorCore] = [:]
    /// It says how many `CLServiceSession`s aren't invalid.
    var serviceSessions = 0
    /// It says how many `CLBackgroundActivitySession`s aren't invalid.
    var backgroundSessions = 0

    func addListener(_ key: UUID, _ listener: AsyncStream<CLLocationUpdate>.Continuation) { listeners[key] = listener }

    /// What was terminated before it was added finds nothing to be removed, and stays until the next update tells it.
    func removeListener(_ key: UUID) { listeners[key] = nil }

    func sendUpdate(_ update: CLLocationUpdate) {
        for (key, listener) in listeners {
            if case .terminated = listener.yield(update) { listeners[key] = nil }
        }
    }

    var isEmpty: Bool { listeners.isEmpty }

    func monitor(_ name: String) -> MonitorCore {
        if let known = monitors[name] { return known }
        let made = MonitorCore(name)
        monitors[name] = made
        return made
    }

    func evaluateMonitors(_ place: CLLocation?) {
        for core in monitors.values { core.evaluateConditions(place) }
    }
}

extension LocationDesk {
    func addLive(_ key: UUID, _ listener: AsyncStream<CLLocationUpdate>.Continuation) {
        live.addListener(key, listener)
        let isExplicit = Self.info["NSLocationRequireExplicitServiceSession"] as? Bool ?? false
        if !isExplicit { askWhenInUse() }
        listener.yield(update)
    }

    /// It says what is to be said now.
    var update: CLLocationUpdate {
        var update = CLLocationUpdate()
        switch status {
        case .denied, .restricted: update.authorizationDenied = true
        case .notDetermined:
            let isExplicit = Self.info["NSLocationRequireExplicitServiceSession"] as? Bool ?? false
            update.serviceSessionRequired = isExplicit && live.serviceSessions == 0
            update.authorizationRequestInProgress = !update.serviceSessionRequired
        case .authorizedAlways, .authorizedWhenInUse:
            guard mayHearLive else {
                update.insufficientlyInUse = true
                return update
            }
            update.location = here
            update.locationUnavailable = update.location == nil
        }
        return update
    }

    /// In the background with the mode for it and a session that says so.
    private var mayHearLive: Bool {
        if RemoteNotifications.isInForeground { return true }
        let modes = Self.info["UIBackgroundModes"] as? [String] ?? []
        return live.backgroundSessions > 0 && modes.contains("location")
    }

    func tellLive() {
        if !live.isEmpty { live.sendUpdate(update) }
        evaluateMonitors()
    }

    func evaluateMonitors() { live.evaluateMonitors(isAllowed && mayHearLive ? here : nil) }
}
