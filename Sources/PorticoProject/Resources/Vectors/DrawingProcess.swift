import Foundation
import PorticoBounds

/// A process of its own in which a vector is drawn: a filter or a page may ask for hours and for all of the machine's memory, and for what
/// ends a renderer. It has the time and the memory that `ReaderBounds` give it, and ends with the build that started it.
///
/// The process is the tool itself, with `word` as its first argument: SVG it draws, and for PDF it becomes `pdftocairo`.
///
/// - From: `VectorImages`
/// - To: `SVGRenderer`
package enum DrawingProcess {
    /// The tool's first argument in such a process.
    package static let word = "draw-vector"

    /// One picture to make.
    struct Picture {
        var scale: Int
        var target: String
    }

    // MARK: In the build

    static func drawSVG(_ path: String, isSymbol: Bool, _ pictures: [Picture]) throws(VectorImages.Failure) {
        var arguments = ["svg", isSymbol ? "symbol" : "plain", path]
        for picture in pictures { arguments += ["\(picture.scale)", picture.target] }
        let (status, text) = try run(arguments)
        guard status == 0 else {
            // What libraries print stands before it.
            let lines = text.split(separator: "\n").map(String.init).suffix(2)
            throw VectorImages.Failure(
                reason: lines.first ?? "it can't be drawn",
                remedy: lines.count > 1 ? lines.last! : "export the file again")
        }
    }

    /// - Returns: the status with which the program ended, and what it said.
    static func drawPDF(
        _ program: String, _ arguments: [String]
    ) throws(VectorImages.Failure) -> (status: Int32, text: String) {
        try run(["run", program] + arguments)
    }

    private static func run(
        _ arguments: [String]
    ) throws(VectorImages.Failure) -> (status: Int32, text: String) {
        guard let tool else {
            throw VectorImages.Failure(
                reason: "the program that draws isn't there", remedy: "install portico anew, or add it as PNG")
        }
        let ended: ToolRunner.Ended
        do {
            ended = try ToolRunner.messages(
                tool, [word] + arguments, atMost: .seconds(ReaderBounds.drawingWait.value))
        } catch {
            throw VectorImages.Failure(reason: "the program that draws can't be started", remedy: "\(error)")
        }
        switch ended.way {
        case .exit(let status): return (status, ended.text.trimmingCharacters(in: .whitespacesAndNewlines))
        case .late: throw VectorImages.Failure(ReaderBounds.drawingWait)
        case .signal(SIGXCPU), .signal(SIGKILL): throw VectorImages.Failure(ReaderBounds.drawingSeconds)
        // A renderer that gets no memory gives up.
        case .signal: throw VectorImages.Failure(ReaderBounds.drawingMegabytes)
        }
    }

    /// The tool: this program, or where tests run the one beside them.
    private static let tool: String? = {
        let own = "/proc/self/exe"
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: own) else { return nil }
        // One that was installed anew meanwhile is still this one.
        if FilePaths.name(path).split(separator: " ").first == "portico" { return own }
        let beside = FilePaths.folder(path) + "/portico"
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
    }()

    // MARK: In the process

    /// Does what the arguments behind `word` say. Says what went wrong, and what to do about it, on standard output.
    package static func main(_ arguments: [String]) -> Int32 {
        limitMemory()
        switch arguments.first {
        case "svg" where arguments.count > 3: return drawAll(Array(arguments.dropFirst()))
        case "run" where arguments.count > 1:
            let argv = arguments.dropFirst().map { strdup($0) } + [nil]
            execv(arguments[1], argv)
            return 127
        default: return 64
        }
    }

    private static func drawAll(_ arguments: [String]) -> Int32 {
        do throws(VectorImages.Failure) {
            let renderer = try SVGRenderer.loaded()
            for index in stride(from: 2, to: arguments.count - 1, by: 2) {
                try renderer.drawFile(
                    arguments[1], scale: Double(arguments[index]) ?? 1, isSymbol: arguments[0] == "symbol",
                    to: arguments[index + 1])
            }
            return 0
        } catch {
            print("\(error.reason)\n\(error.remedy)")
            return 1
        }
    }

    private static func limitMemory() {
        func set(_ resource: __rlimit_resource_t, _ value: Int) {
            var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
            setrlimit(resource, &limits)
        }
        var seconds = rlimit(
            rlim_cur: rlim_t(ReaderBounds.drawingSeconds.value), rlim_max: rlim_t(ReaderBounds.drawingSeconds.value + 1)
        )
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &seconds)
        set(__rlimit_resource_t(RLIMIT_AS.rawValue), ReaderBounds.drawingMegabytes.value << 20)
        set(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
        // With the one that started it; Swift imports no functions that take any number of arguments.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        if let control = dlsym(nil, "prctl").map({ unsafeBitCast($0, to: Control.self) }) {
            _ = control(1, UInt(SIGKILL), 0, 0, 0)
        }
    }
}
