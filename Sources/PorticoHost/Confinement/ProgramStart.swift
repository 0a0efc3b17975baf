import CHost
import Foundation

/// A program to be started in a session of its own, without a terminal, that ends with the thread that starts it. No command line is ever
/// built: the program gets its arguments as they are.
///
/// - From: `AppLauncher`, the doctor
/// - To: CHost
package struct ProgramStart {
    package struct Failure: Error {
        /// What of the start has failed, and the system's error.
        package var stage: String
        package var code: Int32

        package var reason: String {
            let error = String(cString: strerror(code)).lowercased()
            return stage == "the program" ? error : "\(stage): \(error)"
        }
        package var isConfinement: Bool {
            ["Landlock", "no new privileges"].contains(stage) || stage.contains("filter")
        }
    }

    /// One that runs.
    package struct Running {
        package var process: Int32
        /// Makes its changes of modes and dates for as long as it is kept; nil where it makes them itself.
        package var changes: FileChangeServer?
    }

    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// The folder in which it works; nil: that of this process.
    package var folder: String?
    /// The descriptor for standard output and error; nil: they go where this process's go.
    package var output: Int32?
    package var errorOutput: Int32?
    /// Becomes its descriptor 3.
    package var channel: Int32?
    /// Whether the kernel chooses other addresses at each start.
    package var randomizesAddresses = true
    /// Nil: it reaches all that its user does.
    package var confinement: Confinement?

    package init(program: String, arguments: [String], environment: [String: String]) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
    }

    package func startProgram() throws(Failure) -> Running {
        var listener: Int32 = -1
        var stage: UnsafePointer<CChar>?
        var code: Int32 = 0
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        let process = Self.withCStrings([program] + arguments) { arguments in
            Self.withCStrings(variables) { environment in
                Self.withCString(folder) { folder in
                    Self.withCString(confinement?.rules) { rules in
                        var launch = portico_launch()
                        launch.program = UnsafePointer(arguments[0])
                        launch.arguments = arguments.baseAddress
                        launch.environment = environment.baseAddress
                        launch.folder = folder
                        launch.output = output ?? -1
                        launch.error_output = errorOutput ?? output ?? -1
                        launch.channel = channel ?? -1
                        launch.fixes_addresses = randomizesAddresses ? 0 : 1
                        launch.folders = rules
                        launch.has_network = confinement?.hasNetwork == false ? 0 : 1
                        let process = portico_start(&launch, &listener, &stage)
                        code = errno
                        return process
                    }
                }
            }
        }
        guard process > 0 else { throw Failure(stage: stage.map { String(cString: $0) } ?? "", code: code) }
        guard listener >= 0, let confinement else { return Running(process: process) }
        return Running(process: process, changes: FileChangeServer(listener: listener, folders: confinement.ownFolders))
    }

    private static func withCString<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        guard let text else { return body(nil) }
        return text.withCString(body)
    }

    /// Hands texts over as C's programs take their arguments: a list of pointers with a null at its end, good until `body` returns.
    package static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafeBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var list: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        defer { for string in list { free(string) } }
        list.append(nil)
        return list.withUnsafeBufferPointer(body)
    }
}
