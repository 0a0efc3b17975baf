import Foundation
import PorticoHost
import PorticoProject
import PorticoRecording
import PorticoShell

/// Records the steps of a story, by its own lines.
///
/// - From: `StoryPlayer.onStep`
/// - To: `Recorder`
struct StoryRecorder {
    let recorder: Recorder
    private let path: String
    private let name: String
    private let source: Int
    private let lines: [Substring]

    init(shell: SystemShell, output: AppOutput, story: StorySource, app: InstalledApp) {
        // Where the story lies is no part of what happened.
        path = story.name
        name = FilePaths.name(story.name)
        recorder = Recorder(shell: shell, output: output, title: "\(app.name) · \(name)")
        source = recorder.addSource(name, story.text)
        lines = story.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    func takeStep(_ step: StoryStep, isDone: Bool, failure: String?) {
        if isDone { return recorder.endStep(failure: failure?.replacingOccurrences(of: path + ":", with: name + ":")) }
        let text = lines.indices.contains(step.line - 1) ? String(lines[step.line - 1]) : ""
        recorder.beginStep(Self.title(text), source: source, line: step.line)
    }

    /// A line without its comment.
    static func title(_ line: String) -> String {
        var isQuoted = false
        var last: Character = " "
        for index in line.indices {
            let next = line.index(after: index)
            if line[index] == "\"", last != "\\" { isQuoted.toggle() }
            if line[index] == "#", !isQuoted, next == line.endIndex || line[next].isWhitespace {
                return line[..<index].trimmingCharacters(in: .whitespaces)
            }
            last = line[index]
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    func write(to path: String) throws {
        try FilePaths.write(recorder.page(), to: FilePaths.absolute(path))
    }
}
