import Foundation
import Synchronization

/// What a program says that runs beside others: kept in a file, and shown in one piece when it has ended.
struct TestOutput {
    private let file: URL
    let handle: FileHandle

    init(folder: String, name: String) throws {
        file = URL(fileURLWithPath: "\(folder)/\(name).log")
        try FilePaths.makeFolder(folder)
        // Appended to: this process and the program write in turn.
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ProjectError(file.path, "cannot write this file", remedy: "check free space on the disk")
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// All of it in one piece.
    func showLive(on output: FileHandle) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return }
        var sums = PartialSums()
        output.write(Data(sums.shown(String(decoding: data, as: UTF8.self)).utf8))
    }

    /// Shows it line by line as it is said, until the work ends.
    func followOutput<Result>(on output: FileHandle, during work: () throws -> Result) rethrows -> Result {
        let isOver = Mutex(false)
        let end = DispatchSemaphore(value: 0)
        let path = file.path
        Thread.detachNewThread {
            var reader = LineReader(path: path)
            while true {
                let wasOver = isOver.withLock { $0 }
                reader.showNewLines(on: output, isLast: wasOver)
                if wasOver { break }
                usleep(50_000)
            }
            end.signal()
        }
        defer {
            isOver.withLock { $0 = true }
            end.wait()
        }
        return try work()
    }
}

/// Reads a file that grows.
private struct LineReader {
    let path: String
    private var descriptor: Int32 = -1
    private var rest = Data()
    private var sums = PartialSums()

    init(path: String) { self.path = path }

    /// - Parameter isLast: what has no line end yet is shown, too, and the file is closed.
    mutating func showNewLines(on output: FileHandle, isLast: Bool) {
        if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
            rest.append(contentsOf: bytes[..<count])
        }
        if let line = rest.lastIndex(of: UInt8(ascii: "\n")) {
            let whole = String(decoding: rest[..<line], as: UTF8.self)
            rest = Data(rest[(line + 1)...])
            let kept = whole.split(separator: "\n", omittingEmptySubsequences: false).filter { sums.isShown($0) }
            if !kept.isEmpty { output.write(Data((kept.joined(separator: "\n") + "\n").utf8)) }
        }
        guard isLast else { return }
        if !rest.isEmpty { output.write(rest) }
        close(descriptor)
        descriptor = -1
    }
}
