import Foundation
import PorticoEditor
import PorticoLowering
import PorticoProject
import Synchronization

/// The project that somebody edits, read again when something of it is saved.
///
/// - From: `LanguageServerCommand`
/// - To: `AppBuilder.prepareForEditor`, `LiveLowering`
final class LiveEditorProject: EditorProject {
    private struct State {
        var lowering: LiveLowering?
        /// By original path, where the lowered text is.
        var lowered: [String: String] = [:]
        var isReading = false
        var isStale = false
    }

    private let path: String
    private let options: [String]
    private let console: Console
    private let state = Mutex(State())
    private let heard = Mutex<(@Sendable () -> Void)?>(nil)

    init(path: String, options: [String], console: Console) {
        (self.path, self.options, self.console) = (path, options, console)
    }

    /// Hears of each time that the project was read.
    func onChange(_ body: @escaping @Sendable () -> Void) { heard.withLock { $0 = body } }

    func lower(_ path: String, _ text: String) -> LoweredText? {
        guard let file = state.withLock({ $0.lowering })?.lower(path, text) else { return nil }
        let findings = file.diagnostics.map {
            LoweredText.Finding(
                line: $0.line, column: $0.column, isError: $0.severity == .error, message: "\($0.message); \($0.remedy)"
            )
        }
        return LoweredText(text: file.text, findings: findings)
    }

    func file(_ path: String) -> EditorFile? {
        guard let lowered = state.withLock({ $0.lowered[path] }), let new = FilePaths.contents(lowered),
            let old = FilePaths.contents(path)
        else { return nil }
        return EditorFile(
            original: EditorText(String(decoding: old, as: UTF8.self)),
            lowered: EditorText(String(decoding: new, as: UTF8.self)))
    }

    var loweredPaths: [String] { state.withLock { $0.lowered.keys.sorted() } }

    /// Reads beside the editor's questions; what changes meanwhile is read once more afterwards.
    func changed() {
        let mustStart = state.withLock { state in
            defer { (state.isReading, state.isStale) = (true, state.isReading) }
            return !state.isReading
        }
        guard mustStart else { return }
        Thread.detachNewThread { [self] in
            var isStale: Bool
            repeat {
                console.attemptWork { try readSettings() }
                isStale = state.withLock { state in
                    defer { (state.isReading, state.isStale) = (state.isStale, false) }
                    return state.isStale
                }
            } while isStale
        }
    }

    private func readSettings() throws {
        let options = try ProjectOptions.parse([path, "--quiet"] + options)
        let builder = try options.builder()
        let workspace = try builder.prepareForEditor(path)
        workspace.notes.forEach { console.printMessage("note: " + $0) }
        let lowering = try FileLowering(
            console: console, options: builder.options, frameworks: builder.sdk.frameworks
        ).live(workspace.project)
        let lowered = workspace.sources.compactMap { source in source.lowered.map { (source.original, $0) } }
        state.withLock { state in
            state.lowering = lowering
            state.lowered = Dictionary(lowered, uniquingKeysWith: { first, _ in first })
        }
        heard.withLock { $0 }?()
        try builder.indexWorkspace(workspace)
    }
}
