import CSDL
import CoreGraphics
import Foundation
import PorticoHost
import PorticoShell
import XCTest

@testable import PorticoSimulator

/// The whole way with SDL's driver that shows nothing: a real app process, real events in SDL's queue, the window's pixels. Every wait
/// is for an event and has an end.
final class WindowSimulatorTests: XCTestCase {
    private static let patience = 30.0
    private var simulator: WindowSimulator!

    private static let fixture: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return tests.appendingPathComponent("ShellFixture").path
    }()

    override func setUpWithError() throws {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        let state = portico_sdl_start()
        defer { portico_sdl_stop() }
        if state == PORTICO_SDL_NO_LIBRARY || state == PORTICO_SDL_NO_HEADERS { throw XCTSkip("no SDL here") }
        XCTAssertEqual(state, PORTICO_SDL_READY)
    }

    override func tearDown() {
        simulator?.stopLoop()
        simulator = nil
    }

    private func open(_ behaviour: String = "", port: Int? = nil) throws {
        var app = InstalledApp(id: "fixture", name: "Fixture", executable: Self.fixture)
        app.environment = ["FIXTURE": behaviour]
        var configuration = ShellConfiguration()
        configuration.environment["SWIFT_BACKTRACE"] = "enable=no"
        simulator = try WindowSimulator(apps: [app], configuration: configuration, port: port)
    }

    private func wait(_ what: String, line: UInt = #line, until condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while !condition(), Date() < end { simulator.turnLoop(atMost: 1) }
        XCTAssertTrue(
            condition(), "never: \(what); \(scene.state.apps.map(\.phase)) \(scene.toasts.map(\.lines))", line: line)
    }

    private var scene: WindowScene { simulator.model.scene }

    /// What the window shows at a place of the app.
    private func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        let point = place(x, y)
        return simulator.window.pixel(Int(point.x), Int(point.y)) ?? 0
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        scene.layout.onGlass(CGRect(x: x, y: y, width: 0, height: 0)).origin
    }

    private func push(
        _ kind: portico_sdl_kind, _ point: CGPoint = .zero, _ change: (inout portico_sdl_event) -> Void = { _ in }
    ) {
        var event = portico_sdl_event()
        event.kind = kind
        (event.x, event.y, event.button, event.clicks) = (point.x, point.y, 1, 1)
        change(&event)
        portico_sdl_push(&event)
    }

    private func click(_ point: CGPoint) {
        push(PORTICO_SDL_POINTER_DOWN, point)
        push(PORTICO_SDL_POINTER_UP, point)
    }

    private func click(_ command: WindowCommand) throws {
        click(try XCTUnwrap(scene.place(of: command), "\(command)"))
    }

    func testAnAppInAWindow() throws {
        try open()
        wait("the home screen") { scene.place(of: .device(.open(app: "fixture"))) != nil }
        try click(.device(.open(app: "fixture")))
        wait("the first frame") { pixel(300, 600) == 0xFFFF_0000 }
        click(place(300, 600))
        wait("a tap turns it green") { pixel(300, 600) == 0xFF00_FF00 }
        push(PORTICO_SDL_FINGER_DOWN, place(200, 700)) { $0.finger = 4 }
        push(PORTICO_SDL_FINGER_UP, place(200, 700)) { $0.finger = 4 }
        wait("a finger turns it blue") { pixel(300, 600) == 0xFF00_00FF }

        // The system's side: a call makes it inactive, home and back is the same process.
        try click(.menu)
        wait("the menu") { scene.isMenuOpen }
        try click(.device(.begin(interruption: "call")))
        wait("inactive") { scene.state.apps.first?.phase == "inactive" }
        try click(.device(.end(interruption: "call")))
        wait("active") { scene.state.apps.first?.phase == "active" }
        let process = scene.state.foreground
        try click(.device(.home))
        wait("home") { scene.state.foreground == nil }
        XCTAssertNotEqual(pixel(300, 600), 0xFF00_00FF)
        try click(.device(.begin(interruption: "appSwitcher")))
        wait("a card with a picture") { scene.pictures[process ?? 0] != nil }
        let card = try XCTUnwrap(scene.place(of: .device(.open(app: "fixture"))))
        wait("its colour") { simulator.window.pixel(Int(card.x), Int(card.y)) == 0xFF00_00FF }
        click(card)
        wait("as it was") { pixel(300, 600) == 0xFF00_00FF }
        // The card has shown the same colour.
        wait("the same process") { scene.state.foreground == process }
        wait("active again") { scene.state.apps.first?.phase == "active" }

        // Closing the window is the orderly end of everything.
        let processes = simulator.processes
        XCTAssertEqual(processes.count, 1)
        push(PORTICO_SDL_CLOSE)
        simulator.run()
        simulator = nil
        for process in processes { XCTAssertEqual(kill(process, 0), -1, "\(process) still runs") }
    }

    func testTurning() throws {
        try open()
        wait("the device’s state") { !scene.state.apps.isEmpty }
        simulator.turnLoop(atMost: 0)
        let upright = scene.layout
        try click(.device(.open(app: "fixture")))
        wait("the first frame") { pixel(300, 600) == 0xFFFF_0000 }
        push(PORTICO_SDL_KEY_DOWN) {
            ($0.usage, $0.modifiers) = (80, 1 << 17 | 1 << 18)
        }
        wait("a frame on its side") { (scene.frame?.width ?? 0) > (scene.frame?.height ?? 0) }
        wait("a window of another shape") { scene.layout.size.width > upright.size.width }
        XCTAssertEqual(scene.layout.scale, upright.scale, accuracy: 0.01, "its points are as large as before")
        wait("its pixels") { pixel(700, 300) == 0xFFFF_0000 }
        // While it turns an app takes no fingers: a person taps again.
        var last = Date.distantPast
        wait("tapped while it is turned") {
            if last.timeIntervalSinceNow < -0.5 {
                last = Date()
                click(place(700, 300))
            }
            return pixel(700, 300) != 0xFFFF_0000
        }
    }

    /// A still app shows nothing: no frame, no turn that draws.
    func testStillAppIsLeftAlone() throws {
        try open()
        wait("the device’s state") { !scene.state.apps.isEmpty }
        try click(.device(.open(app: "fixture")))
        wait("the first frame") { pixel(300, 600) == 0xFFFF_0000 && scene.state.apps.first?.phase == "active" }
        simulator.turnLoop(atMost: 0)
        let before = simulator.shown
        let time = scene.time
        for _ in 0..<20 { simulator.turnLoop(atMost: 0.001) }
        // The minute may have passed just now.
        XCTAssertLessThanOrEqual(simulator.shown - before, scene.time == time ? 0 : 1)
    }

    func testCrashIsTold() throws {
        try open("crash-tap")
        wait("the device’s state") { !scene.state.apps.isEmpty }
        try click(.device(.open(app: "fixture")))
        wait("the first frame") { pixel(300, 600) == 0xFFFF_0000 && scene.state.apps.first?.phase == "active" }
        click(place(300, 600))
        wait("the message") { scene.toasts.contains { $0.isBad } }
        XCTAssertTrue(scene.toasts.last?.lines.joined(separator: " ").hasPrefix("Fixture ") ?? false)
        XCTAssertFalse(scene.toasts.last?.details.isEmpty ?? true)
        // The device's state is a message of its own.
        wait("the home screen") { scene.state.foreground == nil }
    }

    func testAFileThatIsDroppedIsAPush() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func drop(_ name: String, _ text: String) throws {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            // SDL's queue, and then the window, own the copy.
            push(PORTICO_SDL_DROPPED) { $0.path = strdup(file.path) }
        }
        try open()
        wait("the device’s state") { !scene.state.apps.isEmpty }
        try click(.device(.open(app: "fixture")))
        wait("the first frame") { pixel(300, 600) == 0xFFFF_0000 && scene.state.apps.first?.phase == "active" }
        try drop("a.apns", "{\"aps\": {\"content-available\": 1}, \"id\": 7}")
        wait("the app has got it") { scene.toasts.contains { $0.lines.joined().contains("push/7") } }
        try drop("b.apns", "{\n\"aps\": 1}")
        wait("what is wrong") { scene.toasts.contains { $0.isBad && $0.lines.joined().hasPrefix("b.apns:1: ") } }
        try drop("c.png", "")
        wait("what it is not") { scene.toasts.contains { $0.lines.joined().hasPrefix("c.png: it is no push") } }
    }

    func testSameDeviceInTheBrowser() throws {
        try open(port: 0)
        let address = try XCTUnwrap(simulator.address)
        let port = try XCTUnwrap(URL(string: address)?.port)
        let client = try TestClient(port: port)
        XCTAssertEqual(client.request(URL(string: address)!.path + "/")?.status, 200)
    }

    /// Without a driver there is an error that says what to do, and nothing else happens.
    func testNoDisplay() throws {
        setenv("SDL_VIDEODRIVER", "nosuchdriver", 1)
        XCTAssertThrowsError(try WindowSimulator(apps: [])) { error in
            XCTAssertTrue("\(error)".contains("--window"), "\(error)")
            XCTAssertTrue("\(error)".contains("DISPLAY"), "\(error)")
        }
    }
}
