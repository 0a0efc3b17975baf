import Foundation
import Synchronization

/// `Calendar.current` and its kin as the device is set, in front of Foundation's: these functions carry the names that the linker knows
/// Foundation's by, as those of `LocaleOverride` do. Foundation's own have the process's locale, which says that weeks begin on Mondays and
/// names days and units in English.
enum CalendarOverride {
    private static let last = Mutex<Calendar?>(nil)

    /// The device's calendar in the time zone of now, which an app may set anew (`NSTimeZone.default`).
    static var current: Calendar {
        // Both are asked for outside of the lock: their own first use may ask for a calendar.
        let (zone, locale) = (NSTimeZone.default, LocaleOverride.current)
        return last.withLock { last in
            if let last, last.timeZone == zone { return last }
            var calendar = Calendar(identifier: locale.calendar.identifier)
            (calendar.locale, calendar.timeZone) = (locale, zone)
            last = calendar
            return calendar
        }
    }
}

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func portico_calendar_current() -> Calendar { CalendarOverride.current }

/// `Calendar.autoupdatingCurrent`: it never changes while an app runs, because a change ends the app.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func portico_calendar_autoupdating() -> Calendar { CalendarOverride.current }
