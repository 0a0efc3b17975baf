import PorticoShell
import PorticoTrace

/// What shows a device to people: a server for browsers, a window. It is told from the shell's thread and must not make it wait.
///
/// - From: `DeviceControl`
/// - To: `ViewerHub`, `WindowInbox`
protocol DeviceFrontEnd: AnyObject, Sendable {
    func update(_ state: DeviceState)
    /// - Parameter frame: nil: nothing of the process, or the home screen, can be shown.
    func show(_ frame: SharedFrame?, of process: Int?)
    func send(_ message: ServerMessage)
    func trace(_ events: [TraceEvent], of process: Int)
}
