import Foundation

/// What this process uses of the machine.
enum Memory {
    /// The most that was resident since the last call, in bytes.
    static func peak() -> Int {
        let peak = number("VmHWM:")
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        return peak
    }

    /// Resident now, in bytes.
    static func now() -> Int { number("VmRSS:") }

    private static func number(_ name: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0) << 10
    }
}
