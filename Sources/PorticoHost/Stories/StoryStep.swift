/// One step of a story: what a person, or the system, does to an app.
package struct StoryStep: Codable, Sendable, Equatable {
    package enum Target: Codable, Sendable, Equatable {
        /// Points on the screen.
        case point(x: Double, y: Double)
        /// The first visible view, front to back, that shows this text (label, button title, accessibility label).
        case title(String)
        /// The first visible view with this accessibility identifier.
        case identifier(String)
    }

    package enum Action: Codable, Sendable, Equatable {
        case launch
        case tap(Target)
        /// From one place to another in `duration` seconds.
        case swipe(from: Target, to: Target, duration: Double)
        case type(String)
        case home
        case reopen
        case lock
        case unlock
        case rotate(HostEvent.Orientation)
        case appearance(HostEvent.Appearance)
        case memoryWarning
        /// Lets this many seconds pass, with animations and timers running.
        case wait(Double)
        /// Writes `NAME.png`.
        case snapshot(String)
        case terminate
    }

    /// 1-based, for error messages.
    package var line: Int
    package var action: Action

    package init(line: Int, action: Action) {
        self.line = line
        self.action = action
    }
}
