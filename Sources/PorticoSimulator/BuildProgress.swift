import PorticoShell

/// The progress of building an app that the device will have.
package struct BuildProgress: Codable, Sendable, Equatable {
    package enum State: String, Codable, Sendable {
        case waiting, building, built, failed
    }

    /// Lines of compilers that are shown, and letters of one.
    private static let (mostLines, longestLine) = (60, 400)

    package var name: String
    package private(set) var state = State.waiting
    /// What is being done, or what is wrong.
    package private(set) var step = ""
    /// Seconds that it has taken, when this was asked for.
    package private(set) var seconds = 0.0
    package private(set) var messages: [String] = []
    private var start: Double?

    package init(name: String) { self.name = name }

    package mutating func beginStep(_ step: String) {
        if state != .building { (start, messages) = (ShellClock().now, []) }
        (state, self.step) = (.building, step)
    }

    package mutating func addLines(_ lines: [String]) {
        let room = max(0, Self.mostLines - messages.count)
        messages += lines.prefix(room).map { String($0.prefix(Self.longestLine)) }
    }

    package mutating func endBuild(_ state: State, _ step: String = "") {
        self = now
        (self.state, self.step, start) = (state, String(step.prefix(Self.longestLine)), nil)
    }

    /// With the seconds up to now.
    var now: BuildProgress {
        var result = self
        if let start { result.seconds = ShellClock().now - start }
        return result
    }
}
