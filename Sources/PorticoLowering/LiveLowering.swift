import Synchronization

/// A project whose files are lowered one at a time, as somebody writes them: what the others declare is kept.
///
/// - From: the language server
/// - To: `Lowering`
package final class LiveLowering: Sendable {
    private struct State {
        var files: [String: LoweringInput]
        var summaries: [String: FileSummary]
    }

    private let state: Mutex<State>
    private let options: LoweringOptions

    package init(_ files: [LoweringInput], options: LoweringOptions) {
        self.options = options
        let summaries = parallelMap(files) { Lowering.scan($0, options).summary }
        state = Mutex(
            State(
                files: Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
                summaries: Dictionary(zip(files.map(\.path), summaries), uniquingKeysWith: { first, _ in first })))
    }

    /// The file with another text; nil if it is none of the project's.
    package func lower(_ path: String, _ text: String) -> LoweredFile? {
        guard var file = state.withLock({ $0.files[path] }) else { return nil }
        file.source = text
        let scanned = Lowering.scan(file, options)
        guard let tree = scanned.tree else {
            return SourceBounds.problem(in: text).map { Lowering.refusal(of: file, $0) }
        }
        let index = state.withLock { state in
            state.summaries[path] = scanned.summary
            return ProjectIndex(state.summaries.keys.sorted().map { state.summaries[$0]! })
        }
        return Lowering.lower(file, tree: tree, index: index, options: options)
    }
}
