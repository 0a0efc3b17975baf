import CRuntime
import Foundation
import PorticoHost

/// The time of day and the zone that a story or the simulator has given the device, and the days that begin by themselves.
///
/// - From: `AppRuntime.apply(_:)`
/// - To: CRuntime's clock, Foundation's zone, `LifecycleController.timeChanged()`, notifications
@MainActor enum DeviceClock {
    @InSession private static var current = HostTime()
    /// When the next day begins or the clocks are changed.
    @InSession private static var timer: Timer? = nil
    /// The day that the app knows, and how far its zone is from UTC.
    @InSession private static var known = (day: DateComponents(), offset: 0)
    @InSession private static var waitsForDays = false
    /// The zone that the process has by itself.
    @InProcess private static var ownZone = getenv("TZ").map { String(cString: $0) }

    /// - Parameter isVirtual: without a time that was set, runs shall be the same at any hour, and no day begins.
    static func start(_ time: HostTime, isVirtual: Bool) {
        waitsForDays = !isVirtual
        set(time)
        known = now
        waitForNextDay()
    }

    static func change(_ time: HostTime) {
        guard time != current else { return }
        let old = current
        set(time)
        if old.ahead != time.ahead { post(.NSSystemClockDidChange) }
        if old.zone != time.zone { post(.NSSystemTimeZoneDidChange) }
        tellOfDays()
        RemoteNotifications.receiver?.clockChanged()
    }

    /// The session is over: the next one begins with the machine's time.
    static func end() {
        timer?.invalidate()
        set(HostTime())
    }

    private static func set(_ time: HostTime) {
        portico_set_clock(time.ahead)
        if time.zone != current.zone {
            // Read before it is written over.
            let own = ownZone
            if let zone = time.zone ?? own { setenv("TZ", zone, 1) } else { unsetenv("TZ") }
            tzset()
            NSTimeZone.resetSystemTimeZone()
            // Date formatters ask Core Foundation, which reads the variable once.
            NSTimeZone.default = .current
        }
        current = time
    }

    private static func tellOfDays() {
        let before = known
        known = now
        if before.day != known.day { post(.NSCalendarDayChanged) }
        if before != known { AppRuntime.current?.lifecycle.timeChanged() }
        waitForNextDay()
    }

    private static func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }

    private static var now: (day: DateComponents, offset: Int) {
        let date = Date()
        return (
            Calendar.current.dateComponents([.era, .year, .month, .day], from: date),
            TimeZone.current.secondsFromGMT(for: date)
        )
    }

    private static func waitForNextDay() {
        timer?.invalidate()
        guard waitsForDays || current != HostTime() else { return }
        let calendar = Calendar.current
        let dates = [
            calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: Date())),
            TimeZone.current.nextDaylightSavingTimeTransition,
        ]
        guard let next = dates.compactMap({ $0 }).min() else { return }
        let timer = Timer(fire: next, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { tellOfDays() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
