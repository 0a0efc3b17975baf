import Foundation
import PorticoHost

/// The app that a package's tests run in, which have no `UIApplicationMain`. It starts with the first use of the application
/// or the screen, launched and active, on real time.
///
/// - From: `UIApplication.shared`, `UIScreen.main`, in a process that `portico test` started
/// - To: `AppRuntime`
@MainActor enum TestHost {
    @InProcess private static var isWanted = getenv(RunSettings.testHostVariable) != nil
    @InProcess private static var runtime: AppRuntime? = nil

    static func startIfWanted() {
        guard isWanted else { return }
        isWanted = false
        do {
            runtime = try launch(RunSettings(environment: ProcessInfo.processInfo.environment))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(AppRuntime.badSettingsStatus)
        }
    }

    /// Runs nothing of the test's: it stands in the middle of a method that asked for the screen, whose timers and display links must not
    /// come before the method has ended. On iOS the app is launched before the test begins.
    static func launch(_ settings: RunSettings) throws -> AppRuntime {
        let runtime = try AppRuntime(settings: settings)
        runtime.start(UIApplication.shared, turns: false)
        runtime.receive(.activate)
        return runtime
    }
}

/// Runs `body` in the app that `UIApplicationMain` starts, once it is launched and active; then the process ends. What the main file
/// of a project's app calls when it is built for its tests.
@MainActor public func _porticoTestHost(_ body: @escaping @MainActor () -> Void) { HostedTests.body = body }

/// The tests that a project's own app carries.
///
/// - From: `_porticoTestHost(_:)`
/// - To: `AppRuntime.run(_:)`
@MainActor enum HostedTests {
    @InProcess fileprivate(set) static var body: (@MainActor () -> Void)? = nil
}
