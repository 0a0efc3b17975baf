import Foundation
import PorticoHost

/// The device's clock and zone.
extension SystemShell {
    /// The zone that the device has now.
    package var timeZone: TimeZone {
        let name = settings.conditions.time.zone ?? settings.timeZone ?? (clock.isVirtual ? "UTC" : nil)
        return name.flatMap(TimeZone.init(identifier:)) ?? .current
    }

    /// The time that the device's clock shows.
    package var date: Date { Date() + settings.conditions.time.ahead }

    /// Sets the clock, the zone, or both; what isn't named stays. Neither: both are as they are by themselves.
    package func setClock(time: LocalTime?, zone: String?) {
        guard time != nil || zone != nil else { return conditions.time = HostTime() }
        var new = conditions.time
        if let zone { new.zone = zone }
        let zone = new.zone.flatMap(TimeZone.init(identifier:)) ?? timeZone
        if let time { new.ahead = time.date(in: zone).timeIntervalSinceNow }
        conditions.time = new
    }
}
