import Foundation

/// Prints what the compiler says, once: it checks a module's interface and its files apart, and says most things twice.
struct CompilerMessages {
    /// Whole messages - a line with place and severity, and the lines that belong to it - without repetitions.
    static func distinct(_ text: String) -> String {
        var seen: Set<String> = []
        var result: [String] = []
        var block: [Substring] = []
        func end() {
            while block.last?.isEmpty == true { block.removeLast() }
            let message = block.joined(separator: "\n")
            if !block.isEmpty, seen.insert(message).inserted { result.append(message) }
            block = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("command failed with exit code") { continue }
            if startsMessage(line) { end() }
            block.append(line)
        }
        end()
        return result.joined(separator: "\n")
    }

    private static func startsMessage(_ line: Substring) -> Bool {
        // Notes stay with the message they explain; their place may be that of another message's.
        let plain =
            line.hasPrefix("/") || line.hasPrefix("\u{1b}") || line.hasPrefix("error:") || line.hasPrefix("<unknown>")
        return plain && [" error: ", " warning: ", "error:", "warning:"].contains { line.contains($0) }
    }
}
