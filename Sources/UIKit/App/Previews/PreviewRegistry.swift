import Foundation
import PorticoHost
import Synchronization

/// Hands over a `#Preview`: where it stands, and what makes it. Called by lowered code when the app is loaded.
public func _porticoRegisterPreview(
    _ file: StaticString, _ line: Int, _ make: @escaping @MainActor @Sendable () -> Preview
) {
    PreviewRegistry.shared.add(PreviewRegistry.Entry(file: "\(file)", line: line, type: nil) { [make()] })
}

/// The places that declare previews, in a build that is made to draw them; empty in every other.
///
/// - From: lowered code, before `main`
/// - To: `PreviewStage`
package final class PreviewRegistry: Sendable {
    package struct Entry: Sendable {
        let file: String
        let line: Int
        /// The provider's type; nil for `#Preview`.
        let type: String?
        let make: @MainActor @Sendable () -> [Preview]

        package init(
            file: String, line: Int, type: String?, make: @escaping @MainActor @Sendable () -> [Preview]
        ) {
            self.file = file
            self.line = line
            self.type = type
            self.make = make
        }
    }

    package static let shared = PreviewRegistry()
    private let entries = Mutex<[Entry]>([])

    package func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

    /// By file and line: the order in which libraries are loaded doesn't count.
    var sorted: [Entry] {
        entries.withLock { $0 }.sorted { ($0.file, $0.line, $0.type ?? "") < ($1.file, $1.line, $1.type ?? "") }
    }

    var sources: [PreviewSource] {
        sorted.enumerated().map { PreviewSource(number: $0, file: $1.file, line: $1.line, type: $1.type) }
    }
}
