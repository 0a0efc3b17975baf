import CoreGraphics
import Foundation
import PorticoHost
import PorticoShell
import XCTest

@testable import PorticoSimulator

/// What is where, and what a click there means.
final class WindowSceneTests: XCTestCase {
    func testHomeScreenOpensApps() {
        let scene = WindowFixtures.model(front: false).scene
        let layout = scene.layout
        // The grid of the page: 20 points from the side, 18 below the bar.
        XCTAssertEqual(
            scene.command(at: WindowFixtures.center(layout.onGlass(CGRect(x: 28, y: 77, width: 60, height: 60)))),
            .device(.open(app: "a")))
        XCTAssertEqual(scene.command(at: scene.place(of: .device(.open(app: "b")))!), .device(.open(app: "b")))
        XCTAssertNil(scene.place(of: .screen))
    }

    func testAppInFrontHasTheGlass() {
        let scene = WindowFixtures.model().scene
        XCTAssertEqual(scene.command(at: WindowFixtures.center(scene.layout.glass)), .screen)
        XCTAssertNil(scene.place(of: .device(.open(app: "a"))))
        let bottom = CGPoint(x: scene.layout.glass.midX, y: scene.layout.glass.maxY - 10)
        XCTAssertEqual(scene.command(at: bottom), .indicator)
        // Beside the glass is the frame, beside the frame nothing.
        XCTAssertEqual(scene.command(at: CGPoint(x: scene.layout.glass.minX - 5, y: 500)), .nothing)
        XCTAssertEqual(scene.command(at: CGPoint(x: 2, y: 2)), .nothing)
    }

    /// Before its first frame an app is not there to be touched.
    func testLaunchScreenTakesNoFingers() {
        let scene = WindowFixtures.model(frame: nil).scene
        XCTAssertEqual(scene.command(at: WindowFixtures.center(scene.layout.glass)), .nothing)
    }

    func testWhatCoversTheAppTakesTheClick() {
        for interruption in [Interruption.lock, .controlCentre, .appSwitcher] {
            let scene = WindowFixtures.model(interruptions: [interruption.rawValue]).scene
            XCTAssertNotEqual(
                scene.command(at: WindowFixtures.center(scene.layout.glass)), .screen, interruption.rawValue)
        }
        // Banners leave the rest of the app where it is.
        for interruption in [Interruption.call, .message] {
            let scene = WindowFixtures.model(interruptions: [interruption.rawValue]).scene
            XCTAssertEqual(scene.command(at: WindowFixtures.center(scene.layout.glass)), .screen)
            XCTAssertNotNil(scene.place(of: .device(.end(interruption: interruption.rawValue))))
        }
    }

    func testButtonsOfTheBody() {
        for orientation in HostEvent.Orientation.allCases {
            var state = WindowFixtures.state()
            state.orientation = orientation
            var model = WindowFixtures.model()
            _ = model.updateDevice(state)
            for command in [WindowCommand.volume(1), .volume(-1), .mute] {
                guard let place = model.scene.place(of: command) else { return XCTFail("\(command) \(orientation)") }
                XCTAssertEqual(model.scene.command(at: place), command)
                XCTAssertFalse(model.scene.layout.glass.contains(place))
            }
        }
    }

    func testHomeButtonOfAPlainDevice() {
        var model = WindowModel(layout: WindowFixtures.layout(WindowFixtures.small))
        _ = model.updateDevice(WindowFixtures.state())
        model.showScreen(frame: CGSize(width: 750, height: 1334))
        let glass = model.scene.layout.glass
        XCTAssertEqual(model.scene.command(at: CGPoint(x: glass.midX, y: glass.maxY + 43)), .device(.home))
        // No indicator: the app has the whole glass.
        XCTAssertEqual(model.scene.command(at: CGPoint(x: glass.midX, y: glass.maxY - 5)), .screen)
    }

    /// Every action that the page has is in the window's menu or among its buttons.
    func testMenuHasEverySystemAction() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.click(.menu), [])
        XCTAssertTrue(model.scene.isMenuOpen)
        let commands = model.scene.parts.compactMap(\.command)
        let wanted: [ViewerMessage] = [
            .memoryWarning, .memoryPressure, .begin(interruption: "call"), .begin(interruption: "message"),
            .begin(interruption: "controlCentre"), .begin(interruption: "lock"), .begin(interruption: "appSwitcher"),
            .home, .rotate(.left), .rotate(.right), .appearance(.dark), .appearance(.light), .textSize(.xl),
            .textSize(.m), .lowPower(true), .keyboard(.software),
        ]
        for message in wanted { XCTAssertTrue(commands.contains(.device(message)), "\(message)") }
        for field in [WindowDraft.Field.locale, .location, .time] { XCTAssertTrue(commands.contains(.edit(field))) }
    }

    func testEverythingIsWithinTheWindow() {
        for profile in DeviceProfile.all {
            for orientation in HostEvent.Orientation.allCases {
                for size in [WindowLayout.preferredSize(DeviceInfo(profile), orientation), WindowLayout.least] {
                    var model = WindowModel(
                        layout: WindowLayout(DeviceInfo(profile), orientation, size: size))
                    var state = WindowFixtures.state(
                        interruptions: Interruption.allCases.map(\.rawValue))
                    state.orientation = orientation
                    _ = model.updateDevice(state)
                    _ = model.perform(.menu)
                    let window = CGRect(origin: .zero, size: size).insetBy(dx: -19, dy: -19)
                    for part in model.scene.parts {
                        XCTAssertTrue(window.contains(part.visible), "\(profile.name) \(size) \(part)")
                    }
                }
            }
        }
    }

    func testSwitcherShowsWhatRunsLastUsedFirst() {
        var state = WindowFixtures.state(interruptions: ["appSwitcher"])
        state.apps[1].process = 9
        state.apps[1].lastUse = 5
        var model = WindowFixtures.model()
        _ = model.updateDevice(state)
        XCTAssertEqual(model.scene.switcherApps.map(\.id), ["b", "a"])
        let first = model.scene.place(of: .device(.open(app: "b")))!
        let close = model.scene.place(of: .device(.quit(process: 9)))!
        XCTAssertLessThan(close.y, first.y)
        XCTAssertEqual(model.scene.command(at: close), .device(.quit(process: 9)))
        XCTAssertGreaterThan(model.scene.switcherLimit, 0)
    }
}
