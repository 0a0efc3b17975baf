import Foundation
import PorticoHost
import PorticoObjC
import PorticoShell

/// The device that a UI test drives: a shell on a virtual clock with the app under test.
///
/// Time moves while a test does something or waits, and by as much as really passes between two questions, so that a test that
/// sleeps or spins the run loop sees what would have happened meanwhile.
///
/// - From: `XCUIApplication`, `XCUIElement`, `XCUIDevice`
/// - To: `SystemShell`
final class UISession {
    nonisolated(unsafe) static let shared = UISession()

    private static let frame = 1.0 / 60
    /// The seconds that XCTest waits after each thing it does: transitions and scrolling have come to rest.
    private static let rest = 0.8

    let shell: SystemShell
    let recording: UIRecording?
    private(set) var app: InstalledApp?
    private var process: AppProcess?
    private var lastUse = ProcessInfo.processInfo.systemUptime
    private var known: ElementNode?

    private init() {
        Self.registerKeys()
        let environment = ProcessInfo.processInfo.environment
        var configuration = ShellConfiguration()
        if let name = environment[RunSettings.deviceVariable], let device = DeviceProfile.named(name) {
            configuration.device = device
        }
        configuration.settings.clock = .virtual
        UITestFailure.sites = CallSites(environment)
        // The app is no test, and must not take itself for one.
        for name in ["PORTICO_TEST_BUNDLE", "PORTICO_TEST_RESULTS", "PORTICO_TEST_HOST", "PORTICO_CLOCK"] {
            unsetenv(name)
        }
        recording = UIRecording(environment, &configuration)
        shell = SystemShell(configuration: configuration, clock: ShellClock(virtualStart: 0))
        guard let path = environment["PORTICO_UI_APP"] else { return }
        do {
            var found = try InstalledApp(bundle: path, container: NSTemporaryDirectory() + "/app-under-test")
            if let text = environment["PORTICO_UI_ENVIRONMENT"] {
                found.environment =
                    (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
            }
            app = found
            shell.installApp(found)
        } catch {
            UITestFailure.reportFailure("\(error)")
        }
    }

    /// Registers the keys by which predicates ask of elements.
    private static func registerKeys() {
        ObjCClassRegistry.shared.register("valueForKey:", of: ElementNode.self) { object, _, arguments in
            unsafeDowncast(object, to: ElementNode.self).value(forKey: arguments(0))
        }
        ObjCClassRegistry.shared.register("valueForKey:", of: XCUIElement.self) { object, _, arguments in
            unsafeDowncast(object, to: XCUIElement.self).value(forKey: arguments(0))
        }
    }

    /// Something that a test does with the device, by the words that a recording has for it.
    func stepRecording<Result>(_ title: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
        guard let recording else { return try body() }
        return try recording.stepRecording(title, body)
    }

    // MARK: The app

    func launchApp(arguments: [String], environment: [String: String]) {
        guard var app else {
            return UITestFailure.reportFailure("There is no target application: run the tests with “portico test”")
        }
        terminateApp()
        app.environment.merge(environment) { $1 }
        shell.installApp(app)
        attemptStep("Failed to launch \(app.id)") {
            process = try shell.openApp(app.id, arguments: arguments)
            shell.settleProcesses()
            try advanceClock(Self.rest)
        }
        checkEnd()
    }

    func activateApp(arguments: [String], environment: [String: String]) {
        guard let process, process.end == nil, let app else {
            return launchApp(arguments: arguments, environment: environment)
        }
        attemptStep("Failed to activate \(app.id)") {
            try shell.openApp(app.id)
            shell.settleProcesses()
            try advanceClock(Self.rest)
        }
    }

    func terminateApp() {
        guard let process, process.end == nil else { return }
        shell.quitProcess(process)
        shell.loop.turnLoop(until: { process.end != nil }, atMost: shell.configuration.limits.command + 10)
        self.process = nil
        known = nil
    }

    var state: XCUIApplication.State {
        guard let process, process.end == nil else { return .notRunning }
        switch process.state.phase {
        case .active, .inactive, .launching: return .runningForeground
        case .background: return .runningBackground
        case .suspended: return .runningBackgroundSuspended
        case .notRunning: return .notRunning
        }
    }

    /// Whether what is typed now is a password.
    var hidesTyping: Bool { shell.foreground?.textInput?.isSecure == true }

    /// Whether it can be asked and shows something.
    var isInFront: Bool { process.map { $0.end == nil && shell.foreground === $0 } ?? false }

    private func checkEnd() {
        guard let end = process?.end, end.isFailure else { return }
        UITestFailure.reportFailure("\(app?.id ?? "the app") crashed: it \(end)")
        process = nil
        known = nil
    }

    private func attemptStep(_ what: String, _ body: () throws -> Void) {
        known = nil
        do {
            try body()
        } catch {
            UITestFailure.reportFailure("\(what): \(error)")
        }
        lastUse = ProcessInfo.processInfo.systemUptime
    }

    // MARK: Time

    func advanceClock(_ seconds: Double, paced: Bool = false) throws {
        known = nil
        try shell.advanceClock(by: seconds, paced: paced)
        lastUse = ProcessInfo.processInfo.systemUptime
    }

    /// Lets time pass until the condition holds, at most `timeout` seconds of the device's time.
    func wait(atMost timeout: Double, until isDone: () -> Bool) -> Bool {
        let end = shell.clock.now + timeout
        while true {
            if isDone() { return true }
            let left = end - shell.clock.now
            guard left > 1e-6 else { return false }
            guard (try? advanceClock(min(0.1, left), paced: true)) != nil else { return false }
        }
    }

    /// What has really passed since the last question passes for the app, too.
    private func catchUp() {
        let passed = ProcessInfo.processInfo.systemUptime - lastUse
        guard passed > Self.frame, isInFront else { return }
        try? advanceClock(min(passed, 10), paced: false)
    }

    // MARK: What it shows

    /// The app's element with its windows; nil while the app isn't in front.
    func tree() -> ElementNode? {
        guard isInFront, let process else { return nil }
        catchUp()
        if let known { return known }
        guard process.end == nil, let data = try? shell.askForData(process, .interface),
            let windows = try? JSONDecoder().decode([InterfaceNode].self, from: data)
        else {
            checkEnd()
            return nil
        }
        var root = InterfaceNode(id: 0, kind: .application, type: "Application")
        root.label = app?.name ?? ""
        root.identifier = ""
        let screen = shell.configuration.device
        root.frame = windows.first?.frame ?? [0, 0, Double(screen.width), Double(screen.height)]
        root.isHittable = true
        root.children = windows
        let node = ElementNode(root)
        known = node
        return node
    }

    func picture() -> Data? {
        guard let process, isInFront else { return nil }
        return try? shell.askForData(process, .snapshot)
    }

    func revealElement(_ id: UInt64) {
        guard let process, isInFront else { return }
        known = nil
        _ = try? shell.askProcess(process, .reveal(id))
        try? advanceClock(2 * Self.frame)
    }

    // MARK: Fingers and keys

    func sendEvent(_ event: HostEvent) {
        known = nil
        shell.sendEvent(event)
    }

    /// Fingers go down, along and up; each one's way is a list of places with the time between them.
    func touchScreen(_ ways: [[CGPoint]], hold: Double = 0.05, step: Double = 1.0 / 60, endHold: Double = 0) {
        attemptStep("Failed to synthesize event") {
            func put(_ phase: HostEvent.TouchPhase, _ index: Int) {
                for (finger, way) in ways.enumerated() {
                    let place = way[min(index, way.count - 1)]
                    sendEvent(
                        .touch(
                            id: finger + 1, phase: phase, x: Double(place.x), y: Double(place.y),
                            timestamp: shell.clock.now))
                }
            }
            put(.began, 0)
            try shell.advanceClock(by: hold)
            let count = ways.map(\.count).max() ?? 1
            for index in 1..<max(count, 1) {
                put(.moved, index)
                try shell.advanceClock(by: step)
            }
            if endHold > 0 { try shell.advanceClock(by: endHold) }
            put(.ended, count - 1)
            try shell.advanceClock(by: Self.frame)
        }
    }

    func type(_ text: String) -> Bool {
        guard let process, isInFront, (try? shell.askProcess(process, .takesText).0) == .done else { return false }
        attemptStep("Failed to type") {
            for letter in text {
                if let usage = HostKey.usage(named: letter) {
                    for phase in [HostKey.Phase.down, .up] { sendEvent(.key(HostKey(usage: usage, phase: phase))) }
                } else {
                    sendEvent(.text(letter == "\r" ? "\n" : String(letter)))
                }
                try shell.advanceClock(by: Self.frame)
            }
        }
        settleApp()
        return true
    }

    /// Presses a key with modifiers held; false where the keyboard has no such key.
    func press(_ letter: Character, modifiers: Int) -> Bool {
        let strokes = HostKey.strokes(typing: letter, modifiers: modifiers)
        guard !strokes.isEmpty, process != nil, isInFront else { return false }
        attemptStep("Failed to press a key") {
            for stroke in strokes { sendEvent(.key(stroke)) }
            try shell.advanceClock(by: Self.frame)
        }
        settleApp()
        return true
    }

    /// The app comes to rest, and is asked whether it still is there.
    func settleApp() {
        attemptStep("Failed to wait for the app to idle") { try advanceClock(Self.rest) }
        checkEnd()
    }

    func goHome() {
        attemptStep("Failed to press the home button") {
            shell.goHome()
            shell.settleProcesses()
            try advanceClock(Self.frame)
        }
    }
}

/// Where failures of a UI test's own making go: to XCTest, which this library doesn't know.
public enum _porticoUITests {
    /// Message, file, line.
    nonisolated(unsafe) public static var onFailure: (String, String, Int) -> Void = { message, _, _ in
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    }
    nonisolated(unsafe) static var attachments: [XCTAttachment] = []

    private static let records =
        ProcessInfo.processInfo.environment["PORTICO_RECORD"] != nil
        && ProcessInfo.processInfo.environment["PORTICO_UI_APP"] != nil

    /// A test begins, of this name. Not part of Apple's API.
    public static func testWillStart(_ name: String) {
        if records { UISession.shared.recording?.beginTest(name, UISession.shared.shell) }
    }

    /// A test has failed at a line of its file. Not part of Apple's API.
    public static func testDidFail(_ message: String, file: String, line: Int) {
        if records { UISession.shared.recording?.failTest(message, file: file, line: line) }
    }

    /// Forgets what belongs to the test that has ended. Not part of Apple's API.
    public static func testDidFinish(_ name: String, hasFailed: Bool) {
        attachments = []
        if records { UISession.shared.recording?.finishTest(name, hasFailed: hasFailed) }
    }
}

enum UITestFailure {
    /// Finds the line of the test's that asked for what has failed; nil where there are no symbols.
    nonisolated(unsafe) static var sites: CallSites?

    static func reportFailure(_ message: String) {
        let place = sites?.placeOfCall()
        _porticoUITests.onFailure(message, place?.file ?? "UI test", place?.line ?? 0)
    }
}
