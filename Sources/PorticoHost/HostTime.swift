import Foundation

/// What the device's clock shows, beside the machine's.
///
/// - From: `SystemShell.setClock(time:zone:)`
/// - To: `HostConditions.time`, the front ends' status bars
package struct HostTime: Codable, Sendable, Hashable {
    /// Seconds that it is ahead of the machine's clock.
    package var ahead = 0.0
    /// A name like Europe/Berlin; nil: the zone that the device has by itself.
    package var zone: String?

    package init(ahead: Double = 0, zone: String? = nil) {
        (self.ahead, self.zone) = (ahead, zone)
    }

    /// Whether this is a zone's name that the machine knows.
    package static func isZone(_ name: String) -> Bool {
        ["UTC", "GMT"].contains(name) || TimeZone.knownTimeZoneIdentifiers.contains(name)
    }
}
