/// A line that an app has printed.
package struct OutputLine: Codable, Sendable, Equatable {
    /// Where it was written to, and of `os_log` and `Logger` how important it is.
    package enum Level: String, Codable, Sendable, CaseIterable {
        /// Standard output.
        case print
        /// Standard error, but no log message.
        case errorOutput = "stderr"
        case debug, info
        case notice = "default"
        case error, fault
    }

    package var level: Level
    /// The subsystem and category of a log message.
    package var source: String?
    package var text: String
    /// Seconds since 1970 when it was read.
    package var time: Double

    /// Bytes of a line that are kept.
    package static let maximum = 4096

    /// - Parameter line: as it came, without its end.
    init(_ line: some Collection<UInt8>, isError: Bool, time: Double) {
        self.time = time
        let cut = line.count > Self.maximum
        text = String(decoding: line.prefix(Self.maximum), as: UTF8.self) + (cut ? "…" : "")
        level = isError ? .errorOutput : .print
        if isError { readMessage() }
    }

    /// Takes a line of `OSLog` apart: `error: [subsystem:category] text`.
    private mutating func readMessage() {
        guard let colon = text.prefix(10).firstIndex(of: ":"), text[colon...].hasPrefix(": "),
            let found = Level(rawValue: String(text[..<colon])), ![.print, .errorOutput].contains(found)
        else { return }
        level = found
        text = String(text[colon...].dropFirst(2))
        guard text.hasPrefix("["), let end = text.firstIndex(of: "]"), text[..<end].contains(":") else { return }
        source = String(text[..<end].dropFirst())
        text = String(text[end...].dropFirst(2))
    }
}
