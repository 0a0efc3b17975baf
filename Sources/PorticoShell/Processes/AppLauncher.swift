import CHost
import Foundation
import PorticoHost

/// Starts an app's executable with one end of a channel. No command line is ever built: the program gets its arguments as they are.
///
/// - From: `AppProcess`
/// - To: `UIApplicationMain`, by `HostProtocol.channelVariable`
struct AppLauncher {
    struct Started {
        var process: Int32
        var channel: MessageChannel
    }

    /// The descriptor that the app finds its channel at.
    private static let channelNumber: Int32 = 3

    var executable: String
    var arguments: [String]
    var environment: [String: String]
    /// Where standard output and error go; nil: where the shell's go.
    var output: Int32?
    /// Where standard error goes instead.
    var errorOutput: Int32?
    /// Whether the kernel chooses other addresses at each launch.
    var randomizesAddresses = true

    func start() throws -> Started {
        let (ours, theirs) = try MessageChannel.pair()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, output, 2)
        }
        if let errorOutput { posix_spawn_file_actions_adddup2(&actions, errorOutput, 2) }
        posix_spawn_file_actions_adddup2(&actions, theirs.descriptor.number, Self.channelNumber)
        _ = portico_close_from(&actions, Self.channelNumber + 1)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that what the app starts is stopped and ended with it; signals as a fresh process has them.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)

        var variables = environment
        variables[HostProtocol.channelVariable] = String(Self.channelNumber)
        variables[HostProtocol.shellVariable] = String(getpid())
        var process: pid_t = 0
        let before = randomizesAddresses ? 0 : portico_fix_addresses()
        defer { if !randomizesAddresses { portico_restore_addresses(before) } }
        let code = Self.withCStrings([executable] + arguments) { argv in
            Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }.sorted()) { envp in
                posix_spawn(&process, executable, &actions, &attributes, argv, envp)
            }
        }
        guard code == 0 else {
            throw ShellError(
                executable, "cannot be started (\(String(cString: strerror(code)).lowercased()))",
                remedy: "build it again with “portico build”")
        }
        return Started(process: process, channel: ours)
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        var list: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        defer { for string in list { free(string) } }
        list.append(nil)
        return body(list)
    }
}
