import PorticoHost

/// Where the device is, as a story or the simulator says.
///
/// - From: `AppRuntime.apply(_:)`
/// - To: CoreLocation, which UIKit doesn't know
@MainActor package enum LocationSource {
    /// Nil: nobody knows.
    @InSession package private(set) static var current: HostLocation? = nil
    /// Set when the app uses locations for the first time.
    @InSession package static var changed: (@MainActor () -> Void)? = nil

    package static func change(_ place: HostLocation?) {
        guard place != current else { return }
        current = place
        changed?()
    }

    /// The app is in front again: what it couldn't hear meanwhile holds now.
    static func becameActive() { if current != nil { changed?() } }
}
