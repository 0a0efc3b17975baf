/// A place on the earth that the device is to be at, in degrees; north and east are positive.
///
/// - From: `location` in a story, the simulator's page and window
/// - To: `HostConditions.location`
package struct HostLocation: Codable, Sendable, Hashable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// As stories write it: `48.137 11.575`.
    package var text: String { "\(latitude) \(longitude)" }

    /// Why there is no such place; nil where there is.
    package var problem: String? {
        abs(latitude) <= 90 && abs(longitude) <= 180 ? nil : "no such place"
    }
}
