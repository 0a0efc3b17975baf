import Foundation

/// Where a printer's lines go: standard output, a file, or memory (tests).
///
/// Standard output is written through the C library's own stream, so that trace lines and an app's `print` keep their order; it
/// becomes line-buffered, so that the lines before a crash are not lost.
package final class TraceOutput: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<FILE>?
    private let closes: Bool
    private let lock = NSLock()
    private var memory = ""

    private init(stream: UnsafeMutablePointer<FILE>?, closes: Bool) {
        self.stream = stream
        self.closes = closes
        if let stream { setvbuf(stream, nil, _IOLBF, 1 << 16) }
    }

    package static let standardOutput = TraceOutput(stream: StandardStream.output, closes: false)

    /// Collects lines in `text`.
    package static func inMemory() -> TraceOutput { TraceOutput(stream: nil, closes: false) }

    /// Creates or empties a file; with `adds`, keeps what is there, and every line goes to the end, whoever writes besides.
    package convenience init(path: String, adds: Bool = false) throws {
        guard let stream = fopen(path, adds ? "ae" : "we") else {
            throw TraceOutputError(path: path, reason: String(cString: strerror(errno)))
        }
        self.init(stream: stream, closes: true)
    }

    deinit {
        if closes, let stream { fclose(stream) }
    }

    /// One write is never mixed with another thread's.
    package func write(_ line: String) {
        if let stream {
            fputs(line, stream)
        } else {
            lock.withLock { memory += line }
        }
    }

    package func flush() {
        if let stream { fflush(stream) }
    }

    /// What was written so far; empty unless made by `inMemory()`.
    package var text: String { lock.withLock { memory } }
}

/// A trace file that cannot be written.
package struct TraceOutputError: Error, CustomStringConvertible {
    package var path: String
    package var reason: String

    package var description: String {
        "\(path): cannot write the trace: \(reason.lowercased()): name a file in a folder that exists and is writable"
    }
}
