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

    package enum Cover: String, Codable, Sendable, CaseIterable {
        case call, message
        case controlCentre = "control-centre"
        case appSwitcher = "app-switcher"
    }

    /// The state of an app by the system shell; the last three are kinds of not running.
    package enum State: String, Codable, Sendable, CaseIterable {
        case active, inactive, background, suspended
        case notRunning = "not-running"
        case crashed, evicted
    }

    package enum Action: Codable, Sendable, Equatable {
        case launch
        case tap(Target)
        /// From one place to another in `duration` seconds.
        case swipe(from: Target, to: Target, duration: Double)
        /// A finger goes down and stays long enough for whatever opens or lifts then.
        case press(Target)
        /// That finger goes to another place in `duration` seconds.
        case move(to: Target, duration: Double)
        /// That finger goes up.
        case release
        case type(String)
        case home
        case reopen
        case lock
        case unlock
        /// Covers the app: a call, a message, the control centre, the app switcher.
        case cover(Cover)
        /// Takes away what covers it.
        case uncover
        case rotate(HostEvent.Orientation)
        case appearance(HostEvent.Appearance)
        case textSize(HostTextSize)
        case keyboard(HostKeyboard)
        case key(StoryKey)
        case locale(String)
        case lowPower(Bool)
        case accessibility(HostAccessibility, isOn: Bool)
        case network(HostNetwork)
        case slowAnimations(Bool)
        case tint(HostTint, isOn: Bool)
        /// The contents of the status bar instead of the time and the machine's state; both left out: as it is by itself.
        case statusBar(time: String?, battery: Int?)
        /// Opens a URL as a link of another app does.
        case openURL(String)
        /// Chooses an action on the app's icon, by its type or title.
        case quickAction(String)
        /// Sends the app a push notification with this payload.
        case push(String)
        /// The same, with what a file has, named as seen from the story's folder.
        case pushFile(String)
        /// Taps the app's newest notification that the system shows.
        case openNotification
        /// Puts the device somewhere; nil: nobody knows where it is.
        case location(HostLocation?)
        /// Sets the device's clock, its zone, or both; neither: as they are by themselves.
        case time(LocalTime?, zone: String?)
        case memoryWarning
        /// Lets the background time pass until the app is suspended.
        case suspend
        /// Another app needs the memory of this one.
        case evict
        /// Checks where the app is.
        case expect(State)
        /// Lets this many seconds pass, with animations and timers running.
        case wait(Double)
        /// Writes `NAME.png`.
        case snapshot(String)
        /// Writes `NAME.png`: what the last launch showed before the app's first frame.
        case launchScreen(String)
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
