import Foundation
import PorticoHost
import PorticoShell
import XCTest

@testable import PorticoRecording

/// A story of a real process, recorded.
final class RecorderTests: XCTestCase {
    private static let fixture = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("ShellFixture").path
    private static let story = "launch\ntap 200,500\nwait 0.5\nhome\nreopen\nexpect crashed\n"

    private func record() throws -> (Recording, Data) {
        var configuration = ShellConfiguration()
        configuration.environment["SWIFT_BACKTRACE"] = "enable=no"
        let output = try AppOutput(passes: false)
        Recorder.prepareRecording(&configuration, output)
        let shell = SystemShell(configuration: configuration, clock: ShellClock(virtualStart: 0))
        defer { shell.shutDown() }
        let recorder = Recorder(shell: shell, output: output, title: "A · test")
        let source = recorder.addSource("test", Self.story)
        shell.onEvent = { recorder.takeShellEvent($0) }
        let player = StoryPlayer(
            shell: shell, app: InstalledApp(id: "A", name: "A", executable: Self.fixture),
            steps: try Story.parseSteps(Self.story, file: "test"), file: "test", output: NSTemporaryDirectory())
        player.onStep = { step, isDone, failure in
            if isDone { return recorder.endStep(failure: failure) }
            recorder.beginStep(
                Self.story.split(separator: "\n").map(String.init)[step.line - 1], source: source, line: step.line)
        }
        XCTAssertThrowsError(try player.playStory()) { XCTAssertTrue($0 is HostError, "\($0)") }
        return (recorder.recording, try recorder.page())
    }

    func testAStorysStepsWithTheirPicturesAndTrees() throws {
        let recording = try record().0
        XCTAssertEqual(recording.steps.map(\.line), [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(recording.steps[1].touches, [[200, 500], [200, 500]])
        let before = try XCTUnwrap(recording.steps[1].before)
        let after = try XCTUnwrap(recording.steps[1].after)
        XCTAssertGreaterThan(after, before, "the tap makes the screen green")
        XCTAssertEqual(recording.steps[0].trees?.roots.keys.sorted(), ["controllers", "layers", "views"])
        XCTAssertNil(recording.steps[3].trees, "the home screen has none")
        XCTAssertEqual(recording.pictures[try XCTUnwrap(recording.steps[3].after)].rect, [])
        XCTAssertEqual(recording.steps[5].failure?.contains("not crashed"), true)
        XCTAssertEqual(recording.steps.dropLast().compactMap(\.failure), [])
    }

    private func session(_ body: (Recorder, AppProcess) throws -> Void) throws -> Recording {
        var configuration = ShellConfiguration()
        configuration.environment["SWIFT_BACKTRACE"] = "enable=no"
        Recorder.prepareRecording(&configuration, nil)
        let shell = SystemShell(configuration: configuration)
        defer { shell.shutDown() }
        shell.installApp(InstalledApp(id: "A", name: "A", executable: Self.fixture))
        let process = try shell.openApp("A")
        shell.settleProcesses()
        let recorder = Recorder(shell: shell, output: nil, title: "session", asksLater: true)
        try body(recorder, process)
        return recorder.recording
    }

    /// The app has only been asked when the session ends.
    func testASessionsTreesAreWaitedForAtItsEnd() throws {
        let recording = try session { recorder, _ in
            recorder.beginStep("one")
            recorder.endStep()
            XCTAssertNil(
                recorder.recording.steps[0].trees, "nothing waits for the app while somebody sits in front of it")
            recorder.stopRecording()
        }
        XCTAssertEqual(recording.steps[0].trees?.roots.keys.sorted(), ["controllers", "layers", "views"])
        XCTAssertNil(recording.steps[0].treesMissing)
    }

    func testAStepWhoseAppEndsBeforeItAnswersSaysSo() throws {
        let recording = try session { recorder, process in
            recorder.beginStep("one")
            kill(process.processID, SIGSTOP)
            recorder.endStep()
            kill(process.processID, SIGKILL)
            recorder.stopRecording()
        }
        XCTAssertNil(recording.steps[0].trees)
        XCTAssertTrue(recording.steps[0].treesMissing?.contains("signal 9") == true, "\(recording.steps[0])")
    }

    func testWhatFailsDuringAStepIsAtItWithItsOwnLine() {
        let shell = SystemShell(configuration: ShellConfiguration(), clock: ShellClock(virtualStart: 0))
        defer { shell.shutDown() }
        let recorder = Recorder(shell: shell, output: nil, title: "test")
        let source = recorder.addSource("Tests.swift", "one\ntwo")
        let step = recorder.beginStep("tap")
        recorder.failStep("token=abc is wrong", source: source, line: 2)
        recorder.endStep()
        recorder.locateStep(step, source: source, line: 1)
        let told = recorder.recording.steps[step]
        XCTAssertEqual(told.failure, "token=… is wrong")
        XCTAssertEqual([told.line, told.failureLine], [1, 2])
        recorder.failStep("and that", source: source, line: 3)
        XCTAssertEqual(recorder.recording.steps[step].failure, "token=… is wrong\nand that")
        XCTAssertEqual(recorder.recording.steps[step].failureLine, 2, "the first one's")
    }

    func testTheSameStoryIsTheSameBytes() throws {
        XCTAssertEqual(try record().1, try record().1)
    }

    func testWhatAppsPrintComesInLinesWithItsStream() throws {
        let output = try AppOutput(passes: false)
        var configuration = ShellConfiguration()
        output.redirectOutput(&configuration)
        func say(_ text: String, _ descriptor: Int32?) {
            _ = text.withCString { write(descriptor ?? -1, $0, strlen($0)) }
        }
        say("one\ntw", configuration.output)
        say("bad\n", configuration.errorOutput)
        var lines = output.takeLines()
        XCTAssertEqual(lines.map(\.text), ["one", "bad"])
        XCTAssertEqual(lines.map(\.isError), [false, true])
        say("o\n\nrest", configuration.output)
        lines = output.takeLines()
        XCTAssertEqual(lines.map(\.text), ["two", ""])
        XCTAssertEqual(output.takeLines(isLast: true).map(\.text), ["rest"])
        XCTAssertEqual(output.takeLines(isLast: true).map(\.text), [])
    }
}
