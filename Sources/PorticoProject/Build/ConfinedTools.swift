import Foundation
import PorticoHost

/// How the doctor runs programs: a package's manifest, its macros and its plugins are a stranger's code. They read the project, the
/// toolchain and the system's files, write in the doctor's own folder, and have no network but while dependencies are fetched.
///
/// - From: `Doctor`, by `ToolRunner`
/// - To: `ProgramStart`
struct ConfinedTools: Sendable {
    private let confinement: Confinement
    private let environment: [String: String]
    private let folder: String

    /// - Parameters:
    ///   - projects: folders that may be read.
    ///   - folder: the only one that may be written to.
    init(reading projects: [String], writing folder: String, environment: [String: String]) throws {
        self.folder = folder
        let home = folder + "/home"
        for path in [folder, home, folder + "/tmp"] { try FilePaths.makeFolder(path) }
        var confinement = Confinement(environment: environment)
        for path in projects + [ToolRunner.toolchain].compactMap(\.self) { confinement.allowReading(path) }
        confinement.allowWriting(folder)
        self.confinement = confinement
        var variables = ProgramEnvironment.passed(from: environment, meant: ProgramEnvironment.appPrefix)
        // What SwiftPM and git keep for a user is not the project's to change.
        variables.merge([
            "HOME": home, "TMPDIR": folder + "/tmp", "XDG_CACHE_HOME": home + "/.cache",
            "XDG_CONFIG_HOME": home + "/.config",
        ]) { $1 }
        self.environment = variables
    }

    /// Runs to the end, and returns the exit status, 128 + signal if one ended it.
    func run(
        _ program: String, _ arguments: [String], in folder: String?, _ other: [String: String]?, output: Int32,
        errors: Int32
    ) throws -> Int32 {
        let running = try startTool(program, arguments, in: folder, other, output: output, errors: errors)
        return Self.wait(for: running)
    }

    func readMessages(_ program: String, _ arguments: [String], _ read: (Data) -> Void) throws -> Int32 {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        let running = try startTool(
            program, arguments, in: nil, nil, output: writer.fileDescriptor, errors: writer.fileDescriptor)
        try writer.close()
        while let piece = try? pipe.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty { read(piece) }
        return Self.wait(for: running)
    }

    func output(
        _ program: String, _ arguments: [String], in folder: String?, _ other: [String: String]?
    ) throws -> String {
        let errors = self.folder + "/tmp/\(UUID().uuidString).log"
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: errors) }
        guard let file = FileHandle(forWritingAtPath: errors) else {
            throw ProjectError(errors, "cannot write this file", remedy: "check permissions and free space on the disk")
        }
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        let running = try startTool(
            program, arguments, in: folder, other, output: writer.fileDescriptor, errors: file.fileDescriptor)
        try writer.close()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        let status = Self.wait(for: running)
        guard status == 0 else {
            let text = FilePaths.contents(errors).map { String(decoding: $0, as: UTF8.self) } ?? ""
            throw ToolRunner.Failure(status: status, output: text)
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func startTool(
        _ program: String, _ arguments: [String], in folder: String?, _ other: [String: String]?, output: Int32,
        errors: Int32
    ) throws -> ProgramStart.Running {
        var start = ProgramStart(
            program: program, arguments: try leavingPackageAlone(arguments),
            environment: (other ?? [:]).merging(environment) { $1 })
        start.folder = folder
        start.output = output
        start.errorOutput = errors
        var confinement = confinement
        confinement.hasNetwork = arguments.contains("resolve")
        start.confinement = confinement
        do {
            return try start.startProgram()
        } catch {
            throw ProjectError(
                program, "cannot be started (\(error.reason))",
                remedy: error.isConfinement ? "use --no-sandbox, if you trust the project" : "install Swift anew")
        }
    }

    /// SwiftPM writes the versions that it has chosen beside the manifest, unless the package belongs to a workspace. Here it belongs to one
    /// in our own folder, which begins with the versions that the package itself comes with.
    private func leavingPackageAlone(_ arguments: [String]) throws -> [String] {
        guard let index = arguments.firstIndex(of: "--package-path"), index + 1 < arguments.count else {
            return arguments
        }
        let package = FilePaths.absolute(arguments[index + 1])
        if package.hasPrefix(folder + "/") { return arguments }
        let workspace = "\(folder)/workspaces/\(FilePaths.key(package)).xcworkspace"
        let pins = workspace + "/xcshareddata/swiftpm/Package.resolved"
        try FilePaths.makeFolder(FilePaths.folder(pins))
        let place = [("&", "&amp;"), ("\"", "&quot;"), ("<", "&lt;")].reduce(package) { $0.replacing($1.0, with: $1.1) }
        let text = "<Workspace version=\"1.0\"><FileRef location=\"absolute:\(place)\"></FileRef></Workspace>\n"
        try FilePaths.write(Data(text.utf8), to: workspace + "/contents.xcworkspacedata")
        if let own = FilePaths.contents(package + "/Package.resolved") { try FilePaths.write(own, to: pins) }
        var result = arguments
        result.insert(contentsOf: ["--multiroot-data-file", workspace], at: index + 2)
        return result
    }

    private static func wait(for running: ProgramStart.Running) -> Int32 {
        var status: Int32 = 0
        // Its changes are made for as long as `running` is kept.
        return withExtendedLifetime(running) {
            while waitpid(running.process, &status, 0) < 0, errno == EINTR {}
            // What it has left in its group.
            kill(-running.process, SIGKILL)
            return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
        }
    }
}
