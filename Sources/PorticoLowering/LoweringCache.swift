import Foundation
import Synchronization

/// Results of lowering, by content, in one file for the declarations and one for the texts.
///
/// Two files and not two thousand: an unchanged project is read back in two reads.
final class LoweringCache: Sendable {
    private let directory: URL
    private let salt: String

    private struct Entry: Codable {
        /// Nil when lowering changed nothing.
        var text: String?
        var diagnostics: [LoweringDiagnostic]
    }

    private struct State {
        var loaded: [String: Entry]?
        var used: [String: Entry] = [:]
        var isChanged = false
    }

    private let state = Mutex(State())

    init(directory: String, salt: String) {
        self.directory = URL(fileURLWithPath: directory, isDirectory: true)
        self.salt = salt
    }

    private var summaryFile: URL { directory.appendingPathComponent("declarations-\(salt.prefix(12)).json") }
    private var resultFile: URL { directory.appendingPathComponent("lowered-\(salt.prefix(12)).json") }

    /// The declarations of each known content. A cache that cannot be read is an empty one.
    func summaries() -> [String: FileSummary] {
        guard let data = try? Data(contentsOf: summaryFile) else { return [:] }
        return (try? JSONDecoder().decode([String: FileSummary].self, from: data)) ?? [:]
    }

    func store(_ summaries: [String: FileSummary]) throws {
        try write(JSONEncoder().encode(summaries), to: summaryFile)
    }

    func result(_ key: String, path: String, source: String) -> LoweredFile? {
        state.withLock { state in
            if state.loaded == nil {
                let data = try? Data(contentsOf: resultFile)
                state.loaded = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
            }
            guard let entry = state.loaded?[key] else { return nil }
            state.used[key] = entry
            return LoweredFile(
                path: path, text: entry.text ?? source, changed: entry.text != nil, diagnostics: entry.diagnostics)
        }
    }

    func store(_ file: LoweredFile, _ key: String) {
        state.withLock { state in
            state.used[key] = Entry(text: file.changed ? file.text : nil, diagnostics: file.diagnostics)
            state.isChanged = true
        }
    }

    /// Writes what this run used; what it did not is of an older state of the project, and goes.
    func flush() throws {
        let used: [String: Entry]? = state.withLock { state in
            defer {
                state.loaded = state.used
                state.used = [:]
                state.isChanged = false
            }
            return state.isChanged || state.used.count != state.loaded?.count ?? 0 ? state.used : nil
        }
        if let used { try write(JSONEncoder().encode(used), to: resultFile) }
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
