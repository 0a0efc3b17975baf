import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoSimulator

/// Status bar and home indicator in a picture of an app's screen.
final class SystemBarsPictureTests: XCTestCase {
    private let phone = WindowFixtures.phone

    /// A screen of one colour with the bars, and where its pixels are of another one, in device points.
    private func marks(
        _ info: DeviceInfo, white: Bool = true, width: Double? = nil, height: Double? = nil,
        _ change: (inout DeviceState) -> Void = { _ in }
    ) throws -> [CGPoint] {
        let size = (width ?? info.width, height ?? info.height)
        let canvas = CGContext.backing(width: Int(size.0 * info.scale), height: Int(size.1 * info.scale))
        canvas.setFillColor(CGColor(red: white ? 1 : 0, green: white ? 1 : 0, blue: white ? 1 : 0, alpha: 1))
        canvas.fill(CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        let plain = CGImage(pixelBuffer: canvas.pixelBuffer)
        var state = WindowFixtures.state()
        state.bars = SystemBarsState()
        change(&state)
        let data = try XCTUnwrap(SystemBarsPicture.adding(to: try XCTUnwrap(plain.pngData()), state: state, info: info))
        let picture = try CGImage.decode(data, name: "picture")
        XCTAssertEqual([picture.width, picture.height], [plain.width, plain.height])
        let result = CGContext.backing(width: picture.width, height: picture.height)
        result.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        let ground = canvas.pixelBuffer[0, 0]
        var marks: [CGPoint] = []
        for y in stride(from: 0, to: picture.height, by: 2) {
            for x in stride(from: 0, to: picture.width, by: 2) where result.pixelBuffer[x, y] != ground {
                marks.append(CGPoint(x: Double(x) / info.scale, y: Double(y) / info.scale))
            }
        }
        return marks
    }

    func testAPhoneHasClockSignsAndIndicator() throws {
        let marks = try marks(phone)
        let (top, bottom) = (marks.filter { $0.y < 59 }, marks.filter { $0.y > 852 - 22 })
        XCTAssertEqual(top.count + bottom.count, marks.count, "nothing between")
        XCTAssertFalse(top.filter { $0.x < 110 }.isEmpty, "the clock")
        // From the right: battery, Wi-Fi, the network's bars.
        for (place, name) in [(336.0..<363, "battery"), (313..<330, "Wi-Fi"), (290..<308, "network")] {
            XCTAssertGreaterThan(top.count { place.contains($0.x) }, 20, name)
        }
        XCTAssertTrue(top.filter { $0.x > 110 && $0.x < 289 }.isEmpty, "the island's place is the app's")
        XCTAssertEqual(bottom.map(\.x).min() ?? 0, (393 - 140) / 2, accuracy: 1.5)
    }

    func testWhatTheAppHidesIsNotThere() throws {
        let bare = try marks(phone) { $0.bars = SystemBarsState(isStatusBarHidden: true, hidesHomeIndicator: true) }
        XCTAssertEqual(bare, [])
        let light = try marks(phone, white: false) { $0.bars = SystemBarsState(isStatusBarLight: true) }
        XCTAssertFalse(light.isEmpty, "white on black")
        XCTAssertEqual(
            try marks(phone, white: true) { $0.bars = SystemBarsState(isStatusBarLight: true) }.filter { $0.y < 59 }, []
        )
    }

    func testAPhoneOnItsSideAndATabletAndAnOldPhone() throws {
        let turned = try marks(phone, width: 852, height: 393) { $0.orientation = .left }
        XCTAssertTrue(turned.allSatisfy { $0.y > 393 - 22 }, "no status bar")
        XCTAssertFalse(turned.isEmpty)
        let small = try marks(WindowFixtures.small)
        XCTAssertTrue(small.allSatisfy { $0.y < 24 }, "a home button")
        let tablet = try marks(DeviceInfo(try XCTUnwrap(DeviceProfile.named("iPad mini"))))
        XCTAssertTrue(
            tablet.filter { $0.y < 24 && $0.x > 744 - 12 - 78 && $0.x < 744 - 12 - 52 }.isEmpty, "no telephone")
        let left = tablet.filter { $0.y > 1133 - 22 }.map(\.x).min() ?? 0
        XCTAssertEqual(left, 302, accuracy: 1.5, "a bar of 140 points in the middle of 744")
        let old = try marks(DeviceInfo(try XCTUnwrap(DeviceProfile.named("iPad (9th generation)"))))
        XCTAssertTrue(old.allSatisfy { $0.y < 24 }, "a home button")
    }

    // DEV-822
    func testWhatTheBarIsMadeToShow() throws {
        let plain = try marks(phone)
        XCTAssertNotEqual(try marks(phone) { $0.statusBar.time = "12:34" }, plain)
        XCTAssertEqual(try marks(phone) { $0.statusBar.time = "9:41" }, plain, "what pictures have by themselves")
        let full = try marks(phone) { $0.statusBar.battery = 100 }
        let empty = try marks(phone) { $0.statusBar.battery = 5 }
        XCTAssertGreaterThan(full.count, plain.count)
        XCTAssertLessThan(empty.count, plain.count)
        let silent = try marks(phone) { $0.statusBar.cellularBars = 0 }
        XCTAssertTrue(silent.filter { $0.y < 59 && (290.0..<308).contains($0.x) }.isEmpty, "no network")
        let alone = try marks(phone) { $0.statusBar.wifiBars = 0 }
        XCTAssertTrue(alone.filter { $0.y < 59 && (313.0..<330).contains($0.x) }.isEmpty, "no Wi-Fi")
        XCTAssertFalse(alone.filter { $0.y < 59 && (290.0..<308).contains($0.x) }.isEmpty)
    }

    func testWhatIsNoPictureIsRefused() {
        XCTAssertNil(SystemBarsPicture.adding(to: Data("no".utf8), state: DeviceState(), info: phone))
    }
}
