import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoSimulator

final class WindowLayoutTests: XCTestCase {
    /// As large as it likes to be, a point of the device is a point of the window: three device pixels for each of it.
    func testPreferredSizeIsOnePointAPoint() {
        for profile in DeviceProfile.all {
            for orientation in HostEvent.Orientation.allCases {
                let layout = WindowFixtures.layout(DeviceInfo(profile), orientation)
                XCTAssertEqual(layout.scale, 1, accuracy: 1e-9, profile.name)
                XCTAssertEqual(layout.glass.size, layout.interface, profile.name)
                XCTAssertEqual(layout.glass.minX, layout.glass.minX.rounded())
                XCTAssertEqual(layout.glass.minY, layout.glass.minY.rounded())
                XCTAssertTrue(CGRect(origin: .zero, size: layout.size).contains(layout.body))
            }
        }
    }

    func testGlassKeepsItsShapeInAnyWindow() {
        for size in [CGSize(width: 400, height: 900), CGSize(width: 1600, height: 640), WindowLayout.least] {
            for density in [1, 1.5, 2] as [CGFloat] {
                let layout = WindowLayout(WindowFixtures.phone, .portrait, size: size, density: density)
                XCTAssertEqual(
                    layout.glass.width / layout.glass.height, 393.0 / 852, accuracy: 0.006, "\(size) \(density)")
                XCTAssertTrue(CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2).contains(layout.body))
                for edge in [layout.glass.minX, layout.glass.minY, layout.glass.width, layout.glass.height] {
                    XCTAssertEqual(edge * density, (edge * density).rounded(), accuracy: 1e-6)
                }
            }
        }
    }

    func testBodyTurnsWithTheDevice() {
        // A spot at the top left of the upright device.
        let spot = CGRect(x: 0, y: 0, width: 10, height: 20)
        func onGlass(_ orientation: HostEvent.Orientation) -> CGRect {
            let layout = WindowFixtures.layout(WindowFixtures.phone, orientation)
            return layout.onBody(spot).offsetBy(dx: -layout.glass.minX, dy: -layout.glass.minY)
        }
        XCTAssertEqual(onGlass(.portrait), CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(onGlass(.left), CGRect(x: 0, y: 383, width: 20, height: 10))
        XCTAssertEqual(onGlass(.right), CGRect(x: 832, y: 0, width: 20, height: 10))
        XCTAssertEqual(onGlass(.upsideDown), CGRect(x: 383, y: 832, width: 10, height: 20))
    }

    /// An app that keeps upright while the device is turned is touched where it is seen.
    func testAppThatStays() {
        let left = WindowFixtures.layout(WindowFixtures.phone, .left)
        XCTAssertTrue(left.stays(CGSize(width: 1179, height: 2556)))
        XCTAssertFalse(left.stays(CGSize(width: 2556, height: 1179)))
        // The app's top left corner is at the bottom left of the glass.
        let corner = CGPoint(x: left.glass.minX, y: left.glass.maxY)
        XCTAssertEqual(left.appPoint(corner, stays: true), CGPoint(x: 0, y: 0))
        XCTAssertEqual(left.appPoint(corner, stays: false), CGPoint(x: 0, y: 393))
        let right = WindowFixtures.layout(WindowFixtures.phone, .right)
        let other = CGPoint(x: right.glass.maxX, y: right.glass.minY)
        XCTAssertEqual(right.appPoint(other, stays: true), CGPoint(x: 0, y: 0))
    }

    func testSmallDisplayMakesTheDeviceSmaller() {
        let size = WindowLayout.preferredSize(
            WindowFixtures.phone, .portrait, within: CGSize(width: 1366, height: 728))
        XCTAssertLessThanOrEqual(size.height, 728)
        XCTAssertLessThan(WindowLayout(WindowFixtures.phone, .portrait, size: size).scale, 0.8)
    }
}
