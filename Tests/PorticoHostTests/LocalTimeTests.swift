import Foundation
import XCTest

@testable import PorticoHost

final class LocalTimeTests: XCTestCase {
    func testWhenItIsSo() throws {
        let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
        for (text, zone, seconds) in [
            ("2026-01-01T09:41", TimeZone.gmt, 1_767_260_460.0), ("2026-01-01T09:41:30", .gmt, 1_767_260_490),
            ("2026-01-01T09:41", berlin, 1_767_256_860), ("2026-07-01T09:41", berlin, 1_782_891_660),
            ("2000-02-29T00:00", .gmt, 951_782_400),
        ] {
            XCTAssertEqual(LocalTime(text)?.date(in: zone).timeIntervalSince1970, seconds, text)
        }
    }

    func testWhatIsNoTime() {
        for text in [
            "", "T", "2026-01-01", "09:41", "2026-01-01T", "2026-13-01T00:00", "2026-02-29T00:00", "2026-01-01T24:00",
            "2026-01-01T09:60", "2026-01-01T09:41:60", "1999-12-31T00:00", "2100-01-01T00:00", "2026-1-1T09:41",
            "2026-01-01T9:41", "2026-01-01T09:41Z", "2026-01-01 09:41", "٢٠٢٦-01-01T09:41", "2026-01-01T09:41T",
        ] { XCTAssertNil(LocalTime(text), text) }
    }

    func testZones() {
        for name in ["Europe/Berlin", "UTC", "America/Argentina/Ushuaia"] { XCTAssertTrue(HostTime.isZone(name), name) }
        for name in ["", "Berlin", "GMT+3", "../etc/passwd", "europe/berlin", String(repeating: "x", count: 10_000)] {
            XCTAssertFalse(HostTime.isZone(name), name)
        }
    }
}
