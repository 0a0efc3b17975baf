import Foundation
import Synchronization

/// Results of lowering, by content: on a shelf for the declarations and on one for the texts.
final class LoweringCache: Sendable {
    private let declarations: CacheShelf<FileSummary>
    private let results: CacheShelf<Entry>

    private struct Entry: Codable {
        /// Nil when lowering changed nothing.
        var text: String?
        var diagnostics: [LoweringDiagnostic]
    }

    private struct State {
        var loaded: [String: Entry]?
        var used: [String: Entry] = [:]
        var stored: Set<String> = []
    }

    private let state = Mutex(State())

    init(directory: String, salt: String) {
        let directory = URL(fileURLWithPath: directory, isDirectory: true)
        declarations = CacheShelf(directory: directory, name: "declarations-\(salt.prefix(12))")
        results = CacheShelf(directory: directory, name: "lowered-\(salt.prefix(12))")
    }

    /// The declarations of each known content.
    func summaries() -> [String: FileSummary] { declarations.loadValues() }

    func store(_ summaries: [String: FileSummary], known: [String: FileSummary]) throws {
        try declarations.saveValues(summaries, changed: Set(summaries.keys).symmetricDifference(known.keys))
    }

    func result(_ key: String, path: String, source: String) -> LoweredFile? {
        state.withLock { state in
            if state.loaded == nil { state.loaded = results.loadValues() }
            guard let entry = state.loaded?[key] else { return nil }
            state.used[key] = entry
            return LoweredFile(
                path: path, text: entry.text ?? source, changed: entry.text != nil, diagnostics: entry.diagnostics)
        }
    }

    func store(_ file: LoweredFile, _ key: String) {
        state.withLock { state in
            state.used[key] = Entry(text: file.changed ? file.text : nil, diagnostics: file.diagnostics)
            state.stored.insert(key)
        }
    }

    /// Writes what this run used; what it did not is of an older state of the project, and goes.
    func flush() throws {
        let (used, changed) = state.withLock { state in
            defer { state = State(loaded: state.used) }
            return (
                state.used, state.stored.union(Set(state.used.keys).symmetricDifference((state.loaded ?? [:]).keys))
            )
        }
        try results.saveValues(used, changed: changed)
    }
}
