import Foundation

/// Why an app is not running any more (contract A02).
package enum AppEnd: Equatable, Sendable {
    /// It was asked to end, or removed from the app switcher.
    case quit
    /// It ended itself.
    case exited(status: Int32)
    case crashed(signal: Int32)
    /// Its memory was needed.
    case evicted
    /// It did not do in time what it was asked to: what iOS ends with the code 0x8badf00d.
    case watchdog(Watchdog, seconds: Double)
    /// Its background tasks went on after their expiration handlers: 0x8badf00d, too.
    case backgroundTasksNotEnded([String])
    /// It broke the host protocol, or closed the channel.
    case badChannel(String)
    case failedToStart(String)
    /// The shell itself ended.
    case shellEnded

    package enum Watchdog: String, Sendable {
        case launch, resume, command, answer
    }

    /// Whether somebody should look at it.
    package var isFailure: Bool {
        switch self {
        case .quit, .evicted, .shellEnded: false
        case .exited(let status): status != 0
        default: true
        }
    }
}

extension AppEnd: CustomStringConvertible {
    package var description: String {
        switch self {
        case .quit: "quit"
        case .exited(let status): "ended with status \(status)"
        case .crashed(let signal):
            "crashed (signal \(signal), \(String(cString: strsignal(signal)).lowercased()))"
        case .evicted: "evicted to free memory"
        case .watchdog(let what, let seconds):
            "ended by the watchdog (0x8badf00d): \(what.text) took more than \(Self.short(seconds)) s"
        case .backgroundTasksNotEnded(let names):
            "ended by the watchdog (0x8badf00d): background tasks were not ended when their time was over"
                + (names.contains { !$0.isEmpty } ? ": " + names.filter { !$0.isEmpty }.joined(separator: ", ") : "")
        case .badChannel(let reason): "ended: \(reason)"
        case .failedToStart(let reason): "could not be started: \(reason)"
        case .shellEnded: "ended with the shell"
        }
    }

    private static func short(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}

extension AppEnd.Watchdog {
    var text: String {
        switch self {
        case .launch: "the launch"
        case .resume: "coming back to the foreground"
        case .command: "a change of state"
        case .answer: "an answer"
        }
    }
}
