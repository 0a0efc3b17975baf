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
        if records { Recorder.prepareRecording(&configuration, nil) }
        let control = ControlBox()
        self.control = control
        shell = ShellThread(configuration: configuration) { shell in
            for app in apps { shell.installApp(app) }
            control.value = DeviceControl(shell: shell, frontEnds: frontEnds, records: records)
        }
    }

    /// Runs on the shell's thread, in order.
    func postToControl(_ body: @escaping @Sendable (DeviceControl) -> Void) {
        shell.postToShell { [control] _ in if let control = control.value { body(control) } }
    }

    /// Ends all apps and the thread, and waits for both.
    func stopSession() { shell.stopThread() }

    /// Process ids of what runs.
    var processes: [Int32] { shell.askShell { $0.processes.map(\.processID) } ?? [] }

    /// What was recorded, as a page; the recording is over.
    func recordedPage() throws -> Data? {
        try shell.askShell { [control] _ in
            control.value?.recording.map { recording in Result { try recording.page() } }
        }??
        .get()
    }

    /// Touched on the shell's thread only.
    private final class ControlBox: @unchecked Sendable { var value: DeviceControl? }
}
