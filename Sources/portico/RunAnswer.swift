import ArgumentParser
import PorticoHost
import PorticoProject
import PorticoShell

/// The answer of `portico run --json`.
struct RunAnswer: Encodable {
    let app: String
    /// The exit status: the app's own, 128 + signal, 65 for a story that can't go on.
    let status: Int32
    /// By path.
    let pictures: [String]
    let recording: String?
    let trace: String?
    /// In words.
    let failure: String?
    /// The frames of a crash, the innermost first.
    let backtrace: [String]?

    init(app: String, played: AppRunner.Played, recording: String?, trace: String?) {
        (self.app, pictures) = (app, played.pictures)
        (self.recording, self.trace) = (recording.map(FilePaths.absolute), trace.map(FilePaths.absolute))
        switch played.failure {
        case nil: (status, failure, backtrace) = (0, nil, nil)
        case let end as StoryEnd:
            status = end.status
            failure = end.report?.title(app, end.end) ?? "\(app) \(end.end)"
            backtrace = end.report?.lines
        case let error?:
            status = (error as? ExitCode)?.rawValue ?? (error is HostError ? 65 : 1)
            failure = "\(error)"
            backtrace = nil
        }
    }
}

/// The answer of `portico run --profile-launch --json`.
struct LaunchAnswer: Encodable {
    struct Phase: Encodable {
        let name: String
        let seconds: Double
    }

    let app: String
    let phases: [Phase]
    /// All of it, in seconds.
    let total: Double

    init(app: String, profile: LaunchProfile) {
        self.app = app
        phases = profile.phases.map { Phase(name: $0.name, seconds: $0.seconds) }
        total = profile.total
    }
}
