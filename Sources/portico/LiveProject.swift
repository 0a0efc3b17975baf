import Foundation
import PorticoHost
import PorticoProject
import PorticoShell
import Synchronization

/// An app that a device shows while somebody edits it: built again when a file of it is saved.
///
/// - From: `SimulatorCommand`
/// - To: `FileWatcher`, `AppBuilder`, and whoever shows the new build
struct LiveProject: Sendable {
    enum Outcome: Sendable {
        /// In so many seconds.
        case built(BuiltApp, Double)
        /// Why not, and the first messages of the compiler.
        case failed(String, [String])
    }

    let options: [String]
    let console: Console

    /// Watches on a thread of its own, for as long as the process lives.
    func watch(from built: BuiltApp, _ hear: @escaping @Sendable (Outcome) -> Void) {
        Thread.detachNewThread {
            console.attempt {
                let watcher = try FileWatcher(built.roots)
                // What was saved since the build began comes first.
                repeat {
                    if let outcome = build() { hear(outcome) }
                } while try watcher.wait()
            }
        }
    }

    /// Nil when everything is up to date.
    private func build() -> Outcome? {
        let start = DispatchTime.now().uptimeNanoseconds
        let messages = Messages()
        do {
            let app = try ProjectOptions.parse(options).builder { messages.add($0) }.build(options[0])
            if app.wasUpToDate { return nil }
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            console.done("Built \(app.name) in \(String(format: "%.2f", seconds)) s")
            return .built(app, seconds)
        } catch {
            console.error("\(error)")
            return .failed("\(error)", messages.first)
        }
    }

    /// What compilers say, without the terminal's colours.
    private final class Messages: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ event: AppBuilder.Event) {
            guard case .messages(let text) = event else { return }
            lines.withLock { $0 += text.split(separator: "\n").map { CompilerMessages.plain(String($0)) } }
        }
        var first: [String] { lines.withLock { Array($0.prefix(12)) } }
    }
}
