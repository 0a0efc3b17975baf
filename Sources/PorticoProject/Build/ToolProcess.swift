import CProcesses
import Dispatch
import Foundation
import PorticoHost

/// Another program, from its start to its end, below a keeper: a process of ours that ends whatever is left of the program, when it has
/// ended itself or when this process has, a kill included.
///
/// - From: `ToolRunner`, `TestRun`
/// - To: the kernel
struct ToolProcess {
    /// The destination of one of the program's streams.
    enum Stream {
        /// To nobody.
        case nowhere
        /// To an open file of ours.
        case file(FileHandle)
        /// To the caller, in pieces, as they come.
        case pipe
    }

    struct End: Equatable {
        /// The exit status, or the number of the signal.
        var status: Int32
        var isSignal = false
        /// Whether it was ended because its time was over.
        var isLate = false
        /// The commands of processes that the program had left behind, and that were ended after it.
        var left: [String] = []

        /// As a shell has it.
        var code: Int32 { isSignal ? 128 + status : status }
        var text: String { isSignal ? "signal \(status)" : "status \(status)" }
    }

    /// How long what a program has started may take to end after it, in milliseconds: a program's helpers often need a moment.
    private static let grace: Int32 = 500

    var program: String
    var arguments: [String]
    var folder: String?
    /// Nil: ours.
    var environment: [String: String]?
    var output = Stream.nowhere
    var errors = Stream.nowhere
    /// The longest time that it may take; nil: as long as it likes.
    var limit: DispatchTimeInterval?

    init(_ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil) {
        (self.program, self.arguments) = (program, arguments)
        (self.folder, self.environment) = (folder, environment)
    }

    /// Runs it to its end.
    ///
    /// - Parameter read: gets what it says on the streams that are pipes.
    func run(_ read: (Data) -> Void = { _ in }) throws -> End {
        guard let nothing = FileHandle(forUpdatingAtPath: "/dev/null") else {
            throw ProjectError("/dev/null", "cannot be opened", remedy: "check that /dev is there and may be used")
        }
        let pipe = try Self.isPipe(output) || Self.isPipe(errors) ? Self.makePipe() : nil
        func descriptor(_ stream: Stream) -> Int32 {
            switch stream {
            case .nowhere: nothing.fileDescriptor
            case .file(let file): file.fileDescriptor
            case .pipe: pipe?.write.fileDescriptor ?? nothing.fileDescriptor
            }
        }
        let (keeper, report, life) = try startProgram([
            nothing.fileDescriptor, descriptor(output), descriptor(errors),
        ])
        defer {
            withExtendedLifetime((nothing, life)) {}
            var status: Int32 = 0
            while waitpid(keeper, &status, 0) < 0, errno == EINTR {}
        }
        try? pipe?.write.close()
        // The keeper ends the program when our end of its life line is closed.
        var isLate = false
        let said = Self.collectOutput(report, pipe?.read, until: limit.map { .now() + $0 }, read) {
            isLate = true
            try? life.close()
        }
        var end = try endProgram(said: said)
        end.isLate = isLate
        return end
    }

    private static func isPipe(_ stream: Stream) -> Bool {
        if case .pipe = stream { true } else { false }
    }

    /// Makes a pipe whose ends no other program gets.
    private static func makePipe() throws -> (read: FileHandle, write: FileHandle) {
        var ends: [Int32] = [0, 0]
        guard portico_make_pipe(&ends) == 0 else { throw failure(errno, "pipe") }
        return (
            FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
            FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        )
    }

    private static func failure(_ number: Int32, _ program: String) -> ProjectError {
        let remedy =
            switch number {
            case ENOENT, EACCES, ENOEXEC: "install it anew, or check that it may be run"
            case EMFILE, ENFILE: "raise the bound of open files (ulimit -n)"
            default: "check the bounds of memory and of processes (ulimit -a)"
            }
        return ProjectError(
            program, "can't be started (\(String(cString: strerror(number)).lowercased()))", remedy: remedy)
    }

    private func startProgram(_ streams: [Int32]) throws -> (keeper: pid_t, report: FileHandle, life: FileHandle) {
        let variables = environment ?? ProcessInfo.processInfo.environment
        var (report, life): (Int32, Int32) = (-1, -1)
        let path = FilePaths.absolute(program)
        let keeper = ProgramStart.withCStrings([program] + arguments) { argv in
            ProgramStart.withCStrings(variables.map { "\($0.key)=\($0.value)" }.sorted()) { envp in
                portico_keep(path, argv.baseAddress, envp.baseAddress, folder, streams, Self.grace, &report, &life)
            }
        }
        guard keeper > 0 else { throw Self.failure(errno, program) }
        return (
            keeper, FileHandle(fileDescriptor: report, closeOnDealloc: true),
            FileHandle(fileDescriptor: life, closeOnDealloc: true)
        )
    }

    /// Reads both until the keeper has ended: what holds the other end of the pipe after that was out of its reach.
    private static func collectOutput(
        _ report: FileHandle, _ pipe: FileHandle?, until deadline: DispatchTime?, _ read: (Data) -> Void,
        late: () -> Void
    ) -> String {
        var told = Data()
        var deadline = deadline
        var ends = [report, pipe].compactMap { $0 }.map {
            pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
        while true {
            let wait = deadline.map(Self.milliseconds(until:)) ?? -1
            let ready = poll(&ends, nfds_t(ends.count), wait)
            if ready < 0 {
                if errno == EINTR { continue }
                break
            }
            if ready == 0 {
                late()
                deadline = nil
                continue
            }
            // What was said before the end comes first.
            if ends.count > 1, ends[1].revents != 0 {
                let data = piece(ends[1].fd)
                if data.isEmpty { ends.removeLast() } else { read(data) }
                continue
            }
            guard ends[0].revents != 0 else { continue }
            let data = piece(ends[0].fd)
            if data.isEmpty { break }
            told += data
        }
        return String(decoding: told, as: UTF8.self)
    }

    private static func milliseconds(until deadline: DispatchTime) -> Int32 {
        let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        return end > now ? Int32(clamping: (end - now) / 1_000_000 + 1) : 0
    }

    private static func piece(_ descriptor: Int32) -> Data {
        var data = Data(count: 1 << 16)
        let count = data.withUnsafeMutableBytes { bytes in
            var count: Int
            repeat { count = Glibc.read(descriptor, bytes.baseAddress, bytes.count) } while count < 0 && errno == EINTR
            return count
        }
        return data.prefix(max(0, count))
    }

    private func endProgram(said report: String) throws -> End {
        // Somebody has ended the keeper, and with it the program.
        var end = End(status: SIGKILL, isSignal: true)
        for line in report.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count > 1, let number = Int32(parts[1]) else { continue }
            switch parts[0] {
            case "left": end.left.append("\(parts.count > 2 ? parts[2] : "?") (process \(number))")
            case "exited": (end.status, end.isSignal) = (number, false)
            case "signalled": (end.status, end.isSignal) = (number, true)
            case "folder": throw Self.failure(number, folder ?? "")
            case "failed": throw Self.failure(number, program)
            default: break
            }
        }
        return end
    }
}
