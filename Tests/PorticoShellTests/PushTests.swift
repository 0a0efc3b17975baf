import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// Push notifications on their way: to apps in front, in the background, suspended, not there.
final class PushTests: ShellTestCase {
    private var home = ""
    private var shown: [String] = []
    private static let payload = #"{"aps": {"alert": {"title": "News", "body": "All is well"}}, "id": 7}"#

    override func setUp() {
        super.setUp()
        home = NSTemporaryDirectory() + "/portico-push-tests-" + UUID().uuidString
        shown = []
    }

    override func tearDown() {
        super.tearDown()
        try? FileManager.default.removeItem(atPath: home)
    }

    private func install(allowed: Bool? = true) throws {
        shell.installApp(InstalledApp(id: "A", name: "A", executable: Self.fixture, container: home))
        let other = shell.onEvent
        shell.onEvent = { [unowned self] in
            if case .notification(let app, let notification) = $0 { shown.append("\(app.name): \(notification.line)") }
            other($0)
        }
        guard let allowed else { return }
        let file = URL(fileURLWithPath: home).appendingPathComponent(SavedPermissions.file)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PropertyListSerialization.data(
            fromPropertyList: [SavedPermissions.notifications: allowed], format: .xml, options: 0
        ).write(to: file)
    }

    private var pushes: [String] { told.filter { $0.contains("push/") } }

    func testAnAppInFrontGetsIt() throws {
        try install()
        let app = try shell.openApp("A")
        shell.settleProcesses()
        XCTAssertTrue(try shell.push(Self.payload) === app)
        wait("the push") { pushes == ["A: push/7"] }
        XCTAssertEqual(shown, [], "the app is in front")
    }

    func testOneThatLaunchesGetsItAfterwards() throws {
        try install()
        try shell.openApp("A")
        try shell.push(Self.payload)
        wait("the push") { pushes == ["A: push/7"] }
    }

    /// DEV-835
    func testOfAnAppThatIsNotThereItIsShownAndATapLaunchesIt() throws {
        try install()
        XCTAssertNil(try shell.push(Self.payload))
        XCTAssertEqual(shown, ["A: News: All is well"])
        let app = try shell.openNotification(notification: nil)
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .active)
        wait("the tap") { pushes == ["A: push/7"] }
        XCTAssertThrowsError(try shell.openNotification(notification: nil), "it is tapped once")
    }

    func testASuspendedAppIsShownOnceAndToldWhenItGoesOn() throws {
        try install()
        let app = try shell.openApp("A")
        shell.settleProcesses()
        try suspend(app)
        try shell.push(Self.payload)
        XCTAssertEqual(shown, ["A: News: All is well"])
        try shell.openApp("A")
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .active)
        XCTAssertEqual(shown, ["A: News: All is well"])
    }

    func testWithoutPermissionNothingIsShown() throws {
        try install(allowed: false)
        try shell.push(Self.payload)
        XCTAssertEqual(shown, [])
        XCTAssertThrowsError(try shell.openNotification(notification: nil))
    }

    func testWhoIsMeant() throws {
        try install()
        shell.installApp(InstalledApp(id: "B", name: "B", executable: Self.fixture))
        XCTAssertThrowsError(try shell.push(Self.payload)) {
            XCTAssertTrue("\($0)".contains("no app is meant"), "\($0)")
        }
        XCTAssertThrowsError(try shell.push(Self.payload, to: "C"))
        XCTAssertThrowsError(try shell.push("{")) { XCTAssertEqual(($0 as? ShellError)?.subject, "line 1") }
        let named = #"{"Simulator Target Bundle": "A", "aps": {"alert": "Hi"}}"#
        XCTAssertNil(try shell.push(named))
        XCTAssertEqual(shown, ["A: Hi"])
    }
}
