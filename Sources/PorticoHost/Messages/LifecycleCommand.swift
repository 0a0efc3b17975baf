/// What the system shell tells an app process. One command, one message; the app answers by changing state.
package enum LifecycleCommand: String, Codable, Sendable, CaseIterable {
    /// Finish launching and become active.
    case activate
    /// Stop receiving events, stay on screen (lock, call, alert, first half of Home).
    case resignActive
    case enterBackground
    case enterForeground
    case memoryWarning
    /// Quit cleanly: `applicationWillTerminate`, then exit.
    case terminate
}
