import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// DEV-870: the time of day that a story or the simulator gives the device.
final class DeviceClockTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []
    nonisolated(unsafe) static var fired = 0

    final class App: NSObject, UIApplicationDelegate {
        func applicationSignificantTimeChange(_ application: UIApplication) { log.append("delegate") }
    }

    private var delegate: App?
    private var observers: [any NSObjectProtocol] = []

    override func prepare() {
        let app = App()
        delegate = app
        harness.launch(app)
        set(nil, zone: "UTC")
        for (name, word) in [
            (NSNotification.Name.NSSystemClockDidChange, "clock"), (.NSSystemTimeZoneDidChange, "zone"),
            (.NSCalendarDayChanged, "day"), (UIApplication.significantTimeChangeNotification, "significant"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    Self.log.append(word)
                })
        }
        Self.log = []
    }

    override func cleanUp() {
        observers.forEach(NotificationCenter.default.removeObserver)
        (observers, delegate) = ([], nil)
    }

    /// - Parameter text: nil: the machine's time.
    @MainActor private func set(_ text: String?, zone: String? = "UTC") {
        var conditions = HostConditions()
        let machine = Date() - ahead
        let date = text.flatMap { LocalTime($0) }?.date(in: zone.flatMap(TimeZone.init(identifier:)) ?? .gmt)
        ahead = date.map { $0.timeIntervalSince(machine) } ?? 0
        conditions.time = HostTime(ahead: ahead, zone: zone)
        harness.runtime.apply(conditions)
    }

    private var ahead = 0.0

    private var shown: String {
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: Date())
        let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap(\.self)
        return numbers.map(String.init).joined(separator: " ")
    }

    private var formatted: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        return formatter.string(from: Date())
    }

    func testEveryClockOfTheDayShowsIt() {
        onMain {
            set("2031-05-06T07:08")
            XCTAssertEqual(shown, "2031 5 6 7 8")
            let now = Date().timeIntervalSince1970
            XCTAssertEqual(Date.now.timeIntervalSince1970, now, accuracy: 1)
            XCTAssertEqual(NSDate().timeIntervalSince1970, now, accuracy: 1)
            XCTAssertEqual(CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate, now, accuracy: 1)
            XCTAssertEqual(Double(time(nil)), now, accuracy: 2)
            var old = timeval()
            gettimeofday(&old, nil)
            XCTAssertEqual(Double(old.tv_sec), now, accuracy: 2)
            XCTAssertEqual(Date(timeIntervalSinceNow: 60).timeIntervalSinceNow, 60, accuracy: 1)
        }
    }

    func testClocksThatOnlyRunDoNotNotice() {
        onMain {
            let (media, uptime) = (CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime)
            let instant = ContinuousClock.now
            set("2099-12-31T23:59")
            XCTAssertEqual(CACurrentMediaTime(), media)
            XCTAssertEqual(ProcessInfo.processInfo.systemUptime, uptime, accuracy: 5)
            XCTAssertLessThan(instant.duration(to: .now), .seconds(5))
        }
    }

    /// Foundation waits until a time of day, which the kernel's clock doesn't show.
    func testWaitsLastAsLongAsEver() throws {
        // The thread sanitizer's own functions are in these places.
        try XCTSkipIf(ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil)
        onMain {
            for time in ["2090-01-01T00:00", "2001-01-01T00:00"] {
                set(time)
                let start = ProcessInfo.processInfo.systemUptime
                let condition = NSCondition()
                condition.lock()
                XCTAssertFalse(condition.wait(until: Date(timeIntervalSinceNow: 0.02)))
                condition.unlock()
                XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02), .timedOut)
                XCTAssertEqual(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.02), .timedOut)
                Self.fired = 0
                let timer = Timer(fire: Date(timeIntervalSinceNow: 0.02), interval: 0, repeats: false) { _ in
                    Self.fired += 1
                }
                RunLoop.main.add(timer, forMode: .common)
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.02) { Self.fired += 1 }
                harness.turn { Self.fired == 2 }
                let passed = ProcessInfo.processInfo.systemUptime - start
                XCTAssertGreaterThanOrEqual(passed, 0.08, time)
                XCTAssertLessThan(passed, 5, time)
            }
        }
    }

    func testATimerGoesOnWhenTheClockIsSet() {
        onMain {
            Self.fired = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in Self.fired += 1 }
            defer { timer.invalidate() }
            set("2005-01-01T00:00")
            harness.turn { Self.fired == 2 }
            set("2095-01-01T00:00")
            harness.turn { Self.fired == 4 }
        }
    }

    // DEV-871
    func testWhoIsToldAndInWhichOrder() {
        onMain {
            set("2030-01-01T09:00")
            XCTAssertEqual(Self.log, ["clock", "day", "delegate", "significant"])
            Self.log = []
            set("2030-01-01T10:00")
            XCTAssertEqual(Self.log, ["clock"], "the day is the same")
            set("2030-01-01T10:00")
            Self.log = []
            harness.turn()
            XCTAssertEqual(Self.log, [])
        }
    }

    func testAnotherZone() {
        onMain {
            set("2030-01-01T09:00")
            XCTAssertEqual(formatted, "09:00")
            Self.log = []
            var conditions = HostConditions()
            conditions.time = HostTime(ahead: ahead, zone: "Asia/Tokyo")
            harness.runtime.apply(conditions)
            XCTAssertEqual(shown, "2030 1 1 18 0")
            XCTAssertEqual(TimeZone.current.identifier, "Asia/Tokyo")
            XCTAssertEqual(formatted, "18:00")
            XCTAssertEqual(NSTimeZone.default.identifier, "Asia/Tokyo")
            var (seconds, local) = (time(nil), tm())
            localtime_r(&seconds, &local)
            XCTAssertEqual(local.tm_hour, 18)
            XCTAssertEqual(Self.log, ["zone", "delegate", "significant"])
            conditions.time.zone = "UTC"
            harness.runtime.apply(conditions)
            XCTAssertEqual(shown, "2030 1 1 9 0")
        }
    }

    func testADayBeginsAtMidnight() {
        onMain {
            set("2030-06-30T23:59:59")
            Self.log = []
            harness.turn { !Self.log.isEmpty }
            XCTAssertEqual(Self.log, ["day", "delegate", "significant"])
            XCTAssertEqual(shown, "2030 7 1 0 0")
        }
    }

    func testTheNextSessionHasTheMachinesTime() {
        onMain {
            set("2099-01-01T00:00")
            harness.runtime.end()
            XCTAssertLessThan(Date().timeIntervalSince1970, 4_000_000_000)
        }
    }
}
