import PorticoShell
import PorticoTrace

/// What shows a device to people: a server for browsers, a window. It is told from the shell's thread and must not make it wait.
///
/// - From: `DeviceControl`
/// - To: `ViewerHub`, `WindowInbox`
protocol DeviceFrontEnd: AnyObject, Sendable {
    func updateDevice(_ state: DeviceState)
    /// - Parameter frame: nil: nothing of the process, or the home screen, can be shown.
    func showFrame(_ frame: SharedFrame?, of process: Int?)
    func sendMessage(_ message: ServerMessage)
    func traceEvents(_ events: [TraceEvent], of process: Int)
}
