import Foundation

/// Where a printer's lines go: standard output, a file, or memory (tests).
///
/// Standard output is written through the C library's own stream, so that trace lines and an app's `print` keep their order; it
/// becomes line-buffered, so that the lines before a crash are not lost.
package final class TraceOutput: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<FILE>?
    private let closes: Bool
    private let name: String
    /// Hears of the first write that failed (a full disk): what follows is lost.
    private let onFailure: @Sendable (TraceOutputError) -> Void
    private let lock = NSLock()
    private var memory = ""

    private var firstFailure: TraceOutputError?

    private init(
        stream: UnsafeMutablePointer<FILE>?, name: String, closes: Bool,
        onFailure: @escaping @Sendable (TraceOutputError) -> Void = { _ in }
    ) {
        self.stream = stream
        self.name = name
        self.onFailure = onFailure
        self.closes = closes
        if let stream { setvbuf(stream, nil, _IOLBF, 1 << 16) }
    }

    package static func standardOutput(onFailure: @escaping @Sendable (TraceOutputError) -> Void = { _ in })
        -> TraceOutput
    {
        TraceOutput(stream: StandardStream.output, name: "standard output", closes: false, onFailure: onFailure)
    }

    /// Collects lines in `text`.
    package static func inMemory() -> TraceOutput { TraceOutput(stream: nil, name: "memory", closes: false) }

    /// Creates or empties a file; with `adds`, keeps what is there, and every line goes to the end, whoever writes besides.
    package convenience init(
        path: String, adds: Bool = false, onFailure: @escaping @Sendable (TraceOutputError) -> Void = { _ in }
    ) throws {
        guard let stream = fopen(path, adds ? "ae" : "we") else {
            throw TraceOutputError(path: path, reason: String(cString: strerror(errno)))
        }
        self.init(stream: stream, name: path, closes: true, onFailure: onFailure)
    }

    deinit {
        if closes, let stream { fclose(stream) }
    }

    /// One write is never mixed with another thread's.
    package func write(_ line: String) {
        if let stream {
            checkResult(fputs(line, stream))
        } else {
            lock.withLock { memory += line }
        }
    }

    package func flush() {
        if let stream { checkResult(fflush(stream)) }
    }

    /// The first write that failed: what was to be written after it is incomplete.
    package var failure: TraceOutputError? { lock.withLock { firstFailure } }

    private func checkResult(_ result: Int32) {
        guard result == EOF else { return }
        let failure = TraceOutputError(path: name, reason: String(cString: strerror(errno)))
        let isFirst = lock.withLock {
            if firstFailure != nil { return false }
            firstFailure = failure
            return true
        }
        if isFirst { onFailure(failure) }
    }

    /// The text that was written so far; empty unless made by `inMemory()`.
    package var text: String { lock.withLock { memory } }
}

/// A trace file that cannot be written.
package struct TraceOutputError: Error, CustomStringConvertible {
    package var path: String
    package var reason: String

    package var description: String {
        "\(path): cannot write the trace: \(reason.lowercased()): name a file in a folder that exists, is writable and has room"
    }
}
