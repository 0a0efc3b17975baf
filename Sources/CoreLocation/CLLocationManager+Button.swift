extension CLLocationManager {
    /// Asks the person, who has touched a button of the system's, to let the app know once where the device is.
    @MainActor package static func askOnce() { LocationDesk.shared.askOnce() }
}
