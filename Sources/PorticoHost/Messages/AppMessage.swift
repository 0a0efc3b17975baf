import PorticoTrace

/// A message from an app process to the shell.
///
/// - From: `ShellConnection` in UIKit
/// - To: `AppProcess` in PorticoShell
package enum AppMessage: Codable, Sendable, Equatable {
    /// Always first: who it is, and which protocol it speaks.
    case hello(AppHello)
    /// The state that `applicationState` answers from here on.
    case state(AppState)
    /// A command is done, with all its callbacks; also when it asked for nothing new.
    case performed(LifecycleCommand)
    /// The names of the background tasks that run, "" for those without a name.
    case backgroundTasks([String])
    /// New surfaces, replacing all older ones; a descriptor for each comes with the message.
    case surfaces(SurfaceSet)
    case frame(FrameMessage)
    case trace([TraceEvent])
    /// The first responder takes text, or no longer does: a front end shows its keyboard.
    case textInput(TextInputState?)
    /// Status bar and home indicator, when they are to be other than before; a front end that has heard nothing follows the appearance.
    case systemBars(SystemBarsState)
    /// The shape of the pointer over the app; an arrow until the app says something.
    case pointer(PointerShape)
    /// `UIApplication.isIdleTimerDisabled` changed.
    case idleTimerDisabled(Bool)
    /// The app has copied a text, at most `HostLimits.pasteboard` UTF-8 bytes: the host's clipboard takes it.
    case pasteboard(String)
    /// What the app's general pasteboard holds after a change, at most `HostLimits.pasteboardItems` bytes: other apps find it there.
    case copied(PasteboardContents)
    /// The app asks the system to open a URL.
    case openURL(String)
    /// The actions that a long press on the app's icon offers from here on.
    case quickActions([HostQuickAction])
    /// The app isn't in front, and has a notification to be shown.
    case notification(AppNotification)
    case answer(Int, HostAnswer)
}

package struct AppHello: Codable, Sendable, Equatable {
    package var version: Int
    package var process: Int32
    /// When `UIApplicationMain` was entered: seconds of the machine's monotonic clock.
    package var mainTime: Double

    package init(version: Int = HostProtocol.version, process: Int32, mainTime: Double) {
        self.version = version
        self.process = process
        self.mainTime = mainTime
    }
}

/// The states that an app knows of itself (contract A01).
package enum AppState: String, Codable, Sendable {
    case inactive, active, background
    /// `applicationWillTerminate` is done; the process ends.
    case terminated
}

package struct TextInputState: Codable, Sendable, Equatable {
    /// `UIKeyboardType.rawValue`.
    package var keyboardType: Int
    /// Whether what is typed is to be hidden.
    package var isSecure: Bool
    /// Where the caret is on the screen, in points: x, y, width, height. Nil if the responder cannot say.
    package var caret: [Double]?

    package init(keyboardType: Int = 0, isSecure: Bool = false, caret: [Double]? = nil) {
        self.keyboardType = keyboardType
        self.isSecure = isSecure
        self.caret = caret
    }
}

/// The pointers that every front end has.
package enum PointerShape: String, Codable, Sendable, CaseIterable {
    case arrow
    /// It has become a part of what the app draws.
    case hidden
    /// Between characters of a line.
    case verticalBeam
    /// Between characters of a column.
    case horizontalBeam
}

package enum HostAnswer: Codable, Sendable, Equatable {
    case done
    /// Points on the screen.
    case place(x: Double, y: Double)
    /// The middle of a key, and whether it types what was asked for, rather than leading to a key that does.
    case key(x: Double, y: Double, types: Bool)
    /// This many bytes at the beginning of the shared memory whose descriptor comes with the message.
    case blob(bytes: Int)
    case failed(reason: String, remedy: String)
}
