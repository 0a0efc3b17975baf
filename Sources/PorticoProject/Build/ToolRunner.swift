import Foundation
import Synchronization

/// Runs other programs, always with a list of arguments and never through a shell. Nothing that they have started outlives them.
package enum ToolRunner {
    struct Failure: Error {
        var status: Int32
        var output: String
    }

    private static let confinement = Mutex<ConfinedTools?>(nil)
    private static var confined: ConfinedTools? { confinement.withLock { $0 } }

    /// Programs that are run meanwhile, of any thread, are confined.
    static func confining<Result>(_ tools: ConfinedTools?, _ body: () throws -> Result) rethrows -> Result {
        confinement.withLock { $0 = tools }
        defer { confinement.withLock { $0 = nil } }
        return try body()
    }

    /// Runs to the end with our own standard error; standard output is sent there too, because ours is for results.
    static func run(
        _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
    ) throws -> Int32 {
        if let confined {
            return try confined.run(
                program, arguments, in: folder, environment, output: STDERR_FILENO, errors: STDERR_FILENO)
        }
        var process = ToolProcess(program, arguments, in: folder, environment: environment)
        process.output = .file(.standardError)
        process.errors = .file(.standardError)
        return try process.run().code
    }

    /// Runs to the end and gives back all that it says, on either stream.
    static func messages(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        var data = Data()
        let status = try readMessages(program, arguments) { data += $0 }
        return (status, String(decoding: data, as: UTF8.self))
    }

    /// The same piece by piece, for what is too long to be kept. Returns how the program ended.
    static func readMessages(_ program: String, _ arguments: [String], _ read: (Data) -> Void) throws -> Int32 {
        if let confined { return try confined.readMessages(program, arguments, read) }
        var process = ToolProcess(program, arguments)
        process.output = .pipe
        process.errors = .pipe
        return try process.run(read).code
    }

    /// How a program ended that had a limit of time, and all that it said.
    struct Ended {
        enum Way: Equatable {
            case exit(Int32)
            case signal(Int32)
            /// It was ended because its time was over.
            case late
        }

        var way: Way
        var text: String
    }

    /// The same for a program that is ended when its time is over.
    static func messages(_ program: String, _ arguments: [String], atMost time: DispatchTimeInterval) throws -> Ended {
        var process = ToolProcess(program, arguments)
        process.output = .pipe
        process.errors = .pipe
        process.limit = time
        var data = Data()
        let end = try process.run { data += $0 }
        let way: Ended.Way = end.isLate ? .late : end.isSignal ? .signal(end.status) : .exit(end.status)
        return Ended(way: way, text: String(decoding: data, as: UTF8.self))
    }

    /// Runs to the end and gives back standard output; what it says on standard error comes back only in the failure.
    static func output(
        _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
    ) throws -> String {
        if let confined { return try confined.output(program, arguments, in: folder, environment) }
        var process = ToolProcess(program, arguments, in: folder, environment: environment)
        // A file, not a second pipe: what came on which stream has to be known.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("portico-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.output = .pipe
        process.errors = .file(try FileHandle(forWritingTo: errors))
        var data = Data()
        let end = try process.run { data += $0 }
        guard end.code == 0 else {
            let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            throw Failure(status: end.code, output: text)
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Runs a program in this one's place: terminal, standard input and process id are its own from then on.
    static func replace(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Never {
        fflush(nil)
        let argv = ([program] + arguments).map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        execve(program, argv, envp)
        throw ProjectError(
            program, "can't be started: \(String(cString: strerror(errno)))", remedy: "install Swift anew")
    }

    private static func makeProcess(_ program: String, _ arguments: [String], in folder: String?) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        return process
    }

    /// The toolchain's folder, which has its programs in `bin` and its libraries in `lib`.
    package static var toolchain: String? {
        FilePaths.program("swift").map {
            FilePaths.folder(FilePaths.folder(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path))
        }
    }

    /// The toolchain's program that knows the lines of addresses; nil where it has none.
    package static var symbolizer: String? {
        guard let swift = FilePaths.program("swift") else { return nil }
        let path = FilePaths.folder(URL(fileURLWithPath: swift).resolvingSymlinksInPath().path) + "/llvm-symbolizer"
        return FilePaths.isFile(path) ? path : FilePaths.program("llvm-symbolizer")
    }

    static func swift(_ name: String) throws -> String {
        guard let found = FilePaths.program(name) else {
            throw ProjectError(
                name, "not found on PATH", remedy: "install Swift 6.3 from swift.org and add its usr/bin to PATH")
        }
        return found
    }
}
