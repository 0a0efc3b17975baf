import PorticoHost
import PorticoProject

/// A device that is to be shown and the apps on its home screen, as values, whichever command took them from a person.
///
/// - From: `SimulatorCommand`, `RunCommand`
/// - To: `SimulatorSession`
struct SimulatorRequest: Sendable {
    /// Projects, which are built first, or finished .app folders.
    var apps: [String]
    /// The options by which each of the projects is built.
    var build = BuildOptions()
    var device = DeviceProfile.default
    /// The settings that the apps get at their launch.
    var settings = RunSettings()
    /// The folder that keeps the apps' files; without it they last as long as the device.
    var container: String?
    var isInWindow = false
    /// Whether what is saved is shown at once.
    var watches = false
    /// Nil is a free one, or none at all in a window.
    var port: Int?
    /// The file of the page to look back at.
    var record: String?
    /// Whether the address is said as JSON.
    var answersInJSON = false
    /// Whether nothing but errors and the address is said.
    var isQuiet = false

    init(apps: [String]) { self.apps = apps }
}
