import PorticoShell

/// One device that runs: a shell on a thread of its own, and the front ends that show it.
///
/// - From: `Simulator`, `WindowSimulator`
/// - To: `ShellThread`, `DeviceControl`
final class DeviceSession: Sendable {
    private let shell: ShellThread
    private let control: ControlBox

    init(apps: [InstalledApp], configuration: ShellConfiguration, frontEnds: [any DeviceFrontEnd]) {
        let control = ControlBox()
        self.control = control
        shell = ShellThread(configuration: configuration) { shell in
            for app in apps { shell.install(app) }
            control.value = DeviceControl(shell: shell, frontEnds: frontEnds)
        }
    }

    /// Runs on the shell's thread, in order.
    func post(_ body: @escaping @Sendable (DeviceControl) -> Void) {
        shell.post { [control] _ in if let control = control.value { body(control) } }
    }

    /// Ends all apps and the thread, and waits for both.
    func stop() { shell.stop() }

    /// Process ids of what runs.
    var processes: [Int32] { shell.ask { $0.processes.map(\.processID) } ?? [] }

    /// Touched on the shell's thread only.
    private final class ControlBox: @unchecked Sendable { var value: DeviceControl? }
}
