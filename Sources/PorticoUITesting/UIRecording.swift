import Foundation
import PorticoRecording
import PorticoShell

/// Recordings of a run's tests, each one page: what a failed test did and saw, for somebody who wasn't there.
///
/// - From: `UISession`, `_porticoUITests`
/// - To: `Recorder`
final class UIRecording {
    /// As `portico test --record` says.
    private let keepsAll: Bool
    private let folder: String
    private let output: AppOutput
    private var recorder: Recorder?
    private var depth = 0

    /// Nil where nothing is to be recorded.
    init?(_ environment: [String: String], _ configuration: inout ShellConfiguration) {
        guard let mode = environment["PORTICO_RECORD"], let folder = environment["PORTICO_RECORD_DIR"],
            let output = try? AppOutput()
        else { return nil }
        keepsAll = mode == "always"
        (self.folder, self.output) = (folder, output)
        Recorder.prepare(&configuration, output)
    }

    func begin(_ test: String, _ shell: SystemShell) {
        let made = Recorder(shell: shell, output: output, title: test)
        recorder = made
        shell.onEvent = { made.take($0) }
    }

    /// Does something with the device. What it does to do so is a part of it.
    func step<Result>(_ title: () -> String, _ body: () throws -> Result) rethrows -> Result {
        guard let recorder else { return try body() }
        if depth == 0 { recorder.begin(title()) }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { recorder.end() }
        }
        return try body()
    }

    func fail(_ message: String, file: String, line: Int) {
        guard let recorder else { return }
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
        let source = text.map { recorder.addSource((file as NSString).lastPathComponent, $0) }
        recorder.fail(message, source: source, line: source == nil ? nil : line)
    }

    func finish(_ test: String, hasFailed: Bool) {
        defer { recorder = nil }
        guard let recorder, keepsAll || hasFailed else { return }
        let name = String(test.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try recorder.page().write(to: URL(fileURLWithPath: "\(folder)/\(name).html"), options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("error: the recording of \(test) can't be written: \(error)\n".utf8))
        }
    }
}
