import PorticoHost
import PorticoTrace

/// What happened on a device. Given on the shell's thread, in order, after the shell has taken it in.
package enum ShellEvent {
    case phase(AppProcess, from: AppProcessState.Phase, to: AppProcessState.Phase)
    case ended(AppProcess, AppEnd)
    /// Another app, or the home screen (nil), is in front.
    case foreground(AppProcess?)
    case frame(AppProcess, SharedFrame)
    case trace(AppProcess, [TraceEvent])
    case textInput(AppProcess, TextInputState?)
    case systemBars(AppProcess, SystemBarsState)
    case backgroundTasks(AppProcess, [String])
    case pointer(AppProcess, PointerShape)
    case idleTimerDisabled(AppProcess, Bool)
    /// What the app has printed, and how many lines more came with these and were left out.
    case output(AppProcess, [OutputLine], lost: Int)
    /// What the app prints has no place where it goes to, a full disk for instance: some of it is lost.
    case outputFailed(AppProcess, ShellError)
    /// Its main thread has waited for another thread for seconds, in this line of the app's, and may go on.
    case waits(AppProcess, place: String)
    case openURL(AppProcess, String)
    /// The app's icon has other actions.
    case quickActions(AppProcess, [HostQuickAction])
    /// A notification of an app that isn't in front is to be shown.
    case notification(InstalledApp, AppNotification)
    /// The app has copied a text.
    case pasteboard(AppProcess, String)
    /// The app's general pasteboard holds something else.
    case copied(AppProcess, PasteboardContents)
    /// Appearance, orientation and the like are other than before.
    case settings(RunSettings)
    case interruptions(Set<Interruption>)
    /// Something that a person should know and that stops nothing.
    case note(String)
}

/// A cover over the app in front, which makes it inactive.
package enum Interruption: String, Sendable, CaseIterable {
    case lock, call, message, controlCentre, appSwitcher
}
