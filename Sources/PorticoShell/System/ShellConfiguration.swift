import PorticoHost

/// The settings of a shell, the same for all its apps.
package struct ShellConfiguration: Sendable {
    package var device = DeviceProfile.default
    package var limits = ProcessLimits()
    /// What apps are told at their launch: appearance, orientation, locale and the like; changed by events afterwards.
    package var settings = RunSettings()
    /// Variables for apps, over those of the shell.
    package var environment: [String: String] = [:]
    /// What apps are linked with, besides what this process is: they may read it.
    package var readableFolders: [String] = []
    /// The descriptor for apps' standard output and error; nil: they go where the shell's go.
    package var output: Int32?
    /// Where their standard error goes, apart from `output`; nil: where that goes.
    package var errorOutput: Int32?
    /// Whether what apps print is told as `ShellEvent.output`, too.
    package var readsOutput = false
    /// Listens to the kernel's pressure stall information.
    package var listensToMemoryPressure = false
    /// Whose: the machine's, or one control group's `memory.pressure`.
    package var memoryPressurePath = "/proc/pressure/memory"
    /// Trace events of each app that are kept for a crash report.
    package var keptTraceEvents = 200

    package init() {}
}
