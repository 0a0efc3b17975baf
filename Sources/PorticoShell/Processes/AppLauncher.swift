import CHost
import Foundation
import PorticoHost

/// Starts an app's executable with one end of a channel.
///
/// - From: `AppProcess`
/// - To: `ProgramStart`; `UIApplicationMain`, by `HostProtocol.channelVariable`
struct AppLauncher {
    struct Started {
        var process: Int32
        var channel: MessageChannel
        var changes: FileChangeServer?
    }

    /// The descriptor that the app finds its channel at; `ProgramStart` gives it no other.
    private static let channelNumber: Int32 = 3

    var executable: String
    var arguments: [String]
    var environment: [String: String]
    /// The descriptor for standard output and error; nil: they go where the shell's go.
    var output: Int32?
    /// The descriptor for standard error alone.
    var errorOutput: Int32?
    /// Whether the kernel chooses other addresses at each launch.
    var randomizesAddresses = true
    /// Nil: it reaches all that its user does.
    var confinement: Confinement?

    func startProcess() throws -> Started {
        let (ours, theirs) = try MessageChannel.pair()
        var variables = environment
        variables[HostProtocol.channelVariable] = String(Self.channelNumber)
        variables[HostProtocol.shellVariable] = String(getpid())
        var program = ProgramStart(program: executable, arguments: arguments, environment: variables)
        program.output = output
        program.errorOutput = errorOutput
        program.channel = theirs.descriptor.number
        program.randomizesAddresses = randomizesAddresses
        program.confinement = confinement
        do {
            let running = try program.startProgram()
            return Started(process: running.process, channel: ours, changes: running.changes)
        } catch {
            throw ShellError(
                executable, "cannot be started (\(error.reason))",
                remedy: error.isConfinement
                    ? "start it with --no-sandbox, if you trust it" : "build it again with “portico build”")
        }
    }
}
