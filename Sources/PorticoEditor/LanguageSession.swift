import Foundation
import Synchronization

/// A language server and the editor that asks it, until one of them goes.
///
/// - From: the command line
/// - To: `LanguageProxy`
package final class LanguageSession: Sendable {
    private let proxy: Mutex<LanguageProxy>
    private let toServer = Outlet()
    private let toEditor = Outlet()

    /// Writes what it is given, in order, while both ends go on reading.
    private final class Outlet: Sendable {
        private let queue = DispatchQueue(label: "portico.language")
        private let handle = Mutex<FileHandle?>(nil)

        func openHandle(_ handle: FileHandle) { self.handle.withLock { $0 = handle } }

        func sendMessage(_ message: LanguageValue) {
            let data = MessageReader.frame(message)
            queue.async { [self] in
                // Nobody listens any more: the reader of that side ends the session.
                try? handle.withLock { $0 }?.write(contentsOf: data)
            }
        }

        func closeSession() {
            queue.sync { handle.withLock { $0 = nil } }
        }
    }

    package init(project: any EditorProject) { proxy = Mutex(LanguageProxy(project: project)) }

    /// Runs `server` until it ends, and answers with its exit status.
    package func run(
        server: String, _ arguments: [String], environment: [String: String], input: FileHandle, output: FileHandle,
        failed: @escaping @Sendable (String) -> Void
    ) throws -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: server)
        process.arguments = arguments
        process.environment = environment
        let (question, answer) = (Pipe(), Pipe())
        process.standardInput = question
        process.standardOutput = answer
        try process.run()
        toServer.openHandle(question.fileHandleForWriting)
        toEditor.openHandle(output)
        Thread.detachNewThread { [self] in
            readMessages(input, failed) { $0.hear(editor: $1) }
            // An editor that is gone wants no more answers.
            toServer.closeSession()
            try? question.fileHandleForWriting.close()
        }
        readMessages(answer.fileHandleForReading, failed) { $0.hear(server: $1) }
        process.waitUntilExit()
        toEditor.closeSession()
        return process.terminationStatus
    }

    /// The project was read again.
    package func projectChanged(database: String) {
        proxy.withLock { proxy in sendSteps(proxy.projectChanged(database: database)) }
    }

    private func readMessages(
        _ handle: FileHandle, _ failed: (String) -> Void,
        _ hear: (inout LanguageProxy, LanguageValue) -> [LanguageProxy.Step]
    ) {
        var reader = MessageReader()
        do {
            while case let data = handle.availableData, !data.isEmpty {
                reader.addData(data)
                while let message = try reader.next() {
                    // Sent under the lock, so that what goes out is in order.
                    proxy.withLock { proxy in sendSteps(hear(&proxy, message)) }
                }
            }
        } catch {
            failed("\(error)")
        }
    }

    private func sendSteps(_ steps: [LanguageProxy.Step]) {
        for step in steps {
            switch step {
            case .server(let message): toServer.sendMessage(message)
            case .editor(let message): toEditor.sendMessage(message)
            }
        }
    }
}
