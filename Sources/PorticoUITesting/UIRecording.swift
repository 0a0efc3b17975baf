import Foundation
import PorticoHost
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
    private var sites: CallSites?
    private let environment: [String: String]

    /// Nil where nothing is to be recorded.
    init?(_ environment: [String: String], _ configuration: inout ShellConfiguration) {
        guard let mode = environment["PORTICO_RECORD"], let folder = environment["PORTICO_RECORD_DIR"],
            let output = try? AppOutput()
        else { return nil }
        keepsAll = mode == "always"
        (self.folder, self.output, self.environment) = (folder, output, environment)
        Recorder.prepareRecording(&configuration, output)
    }

    func beginTest(_ test: String, _ shell: SystemShell) {
        let made = Recorder(shell: shell, output: output, title: test)
        recorder = made
        sites = CallSites(environment)
        shell.onEvent = { made.takeShellEvent($0) }
    }

    /// Does something with the device. What it does to do so is a part of it.
    func stepRecording<Result>(_ title: () -> String, _ body: () throws -> Result) rethrows -> Result {
        guard let recorder else { return try body() }
        if depth == 0 {
            let step = recorder.beginStep(title())
            sites?.noteStep(step)
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { recorder.endStep() }
        }
        return try body()
    }

    func failTest(_ message: String, file: String, line: Int) {
        guard let recorder else { return }
        let source = source(file, recorder)
        recorder.failStep(message, source: source, line: source == nil ? nil : line)
    }

    private func source(_ file: String, _ recorder: Recorder) -> Int? {
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
        return text.map { recorder.addSource((file as NSString).lastPathComponent, $0) }
    }

    func finishTest(_ test: String, hasFailed: Bool) {
        defer { recorder = nil }
        guard let recorder, keepsAll || hasFailed else { return }
        for (step, place) in sites?.places().sorted(by: { $0.key < $1.key }) ?? [] {
            if let source = source(place.file, recorder) { recorder.locateStep(step, source: source, line: place.line) }
        }
        let name = String(test.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try WholeFile.write(try recorder.page(), to: "\(folder)/\(name).html", links: .followed)
        } catch {
            FileHandle.standardError.write(Data("error: the recording of \(test) can't be written: \(error)\n".utf8))
        }
    }
}
