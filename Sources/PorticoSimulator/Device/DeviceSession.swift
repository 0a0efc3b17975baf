import Foundation
import PorticoRecording
import PorticoShell

/// One device that runs: a shell on a thread of its own, and the front ends that show it.
///
/// - From: `Simulator`, `WindowSimulator`
/// - To: `ShellThread`, `DeviceControl`
final class DeviceSession: Sendable {
    private let shell: ShellThread
    private let control: ControlBox

    init(
        apps: [InstalledApp], configuration: ShellConfiguration, frontEnds: [any DeviceFrontEnd], records: Bool = false
    ) {
        var configuration = configuration
        if records { Recorder.prepare(&configuration, nil) }
        let control = ControlBox()
        self.control = control
        shell = ShellThread(configuration: configuration) { shell in
            for app in apps { shell.install(app) }
            control.value = DeviceControl(shell: shell, frontEnds: frontEnds, records: records)
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

    /// What was recorded, as a page; the recording is over.
    func recordedPage() throws -> Data? {
        try shell.ask { [control] _ in control.value?.recording.map { recording in Result { try recording.page() } } }??
            .get()
    }

    /// Touched on the shell's thread only.
    private final class ControlBox: @unchecked Sendable { var value: DeviceControl? }
}
