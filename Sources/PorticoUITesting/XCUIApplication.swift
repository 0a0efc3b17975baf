import Foundation

/// The app under test. Each one is the same app; another bundle identifier than its own names none.
public class XCUIApplication: XCUIElement, @unchecked Sendable {
    /// Whether the app runs, and where.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    private let isTarget: Bool

    /// The app that the test target names.
    public init() {
        isTarget = true
        super.init("Target Application") { UISession.shared.tree().map { [$0] } ?? [] }
    }

    /// The app with this identifier: the one under test, or one that is never there (DEV-491).
    public init(bundleIdentifier: String) {
        let isTarget = UISession.shared.app?.id == bundleIdentifier
        self.isTarget = isTarget
        super.init("Application '\(bundleIdentifier)'") { isTarget ? UISession.shared.tree().map { [$0] } ?? [] : [] }
    }

    /// The arguments that the app gets at its next launch.
    public var launchArguments: [String] = []
    /// Environment variables that the app gets at its next launch, besides those of the test plan.
    public var launchEnvironment: [String: String] = [:]

    /// Starts the app, ending one that runs, and waits until it has come to rest.
    public func launch() {
        guard isTarget else { return UITestFailure.reportFailure("\(says) isn't installed on this device") }
        UISession.shared.stepRecording("launch") {
            UISession.shared.launchApp(arguments: launchArguments, environment: launchEnvironment)
        }
    }

    /// Brings the app to the front; starts it if it isn't running.
    public func activate() {
        guard isTarget else { return UITestFailure.reportFailure("\(says) isn't installed on this device") }
        UISession.shared.stepRecording("activate") {
            UISession.shared.activateApp(arguments: launchArguments, environment: launchEnvironment)
        }
    }

    /// Ends the app and waits until it has gone; does nothing where it doesn't run.
    public func terminate() {
        if isTarget { UISession.shared.stepRecording("terminate", UISession.shared.terminateApp) }
    }

    /// Whether the app runs, and where; `notRunning` for an app that isn't installed.
    public var state: State { isTarget ? UISession.shared.state : .notRunning }

    /// Lets time pass until the app is in a state, at most `timeout` seconds.
    public func wait(for state: State, timeout: TimeInterval) -> Bool {
        UISession.shared.wait(atMost: timeout) { self.state == state }
    }

    /// Kept: the iPhone and iPad here have no system pointer to reset permissions of.
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}

/// A resource that a person allows an app to use.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, bluetooth
    case keyboardNetwork, location, health, localNetwork
}
