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
            if !block.isEmpty, !isForeign(block[0]), seen.insert(message).inserted { result.append(message) }
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

    /// Warnings that nobody gets on iOS, where UIKit and Foundation are imported from Objective-C: about calls to the main actor in
    /// language mode 5.
    private static func isForeign(_ line: Substring) -> Bool {
        guard line.contains("warning: ") else { return false }
        return line.contains("main actor-isolated") || line.contains("[#ActorIsolatedCall]")
            || line.contains("crosses into main actor-isolated code")
    }

    private static func startsMessage(_ line: Substring) -> Bool {
        // Notes stay with the message they explain; their place may be that of another message's.
        let plain =
            line.hasPrefix("/") || line.hasPrefix("\u{1b}") || line.hasPrefix("error:") || line.hasPrefix("<unknown>")
        return plain && [" error: ", " warning: ", "error:", "warning:"].contains { line.contains($0) }
    }
}
