import PorticoHost
import XCTest

@testable import PorticoRecording

/// Trees and lines, bounded.
final class RecordedTextTests: XCTestCase {
    private func views(_ title: String, id: UInt64 = 100) -> TreeDump {
        let label = TreeNode(
            id: id + 1, type: "UILabel", title: title, frame: [0, 0, 10, 10], properties: [.init("alpha", "1")],
            relatives: ["layer": 7])
        let other = TreeNode(id: id + 2, type: "UIView", frame: [0, 10, 10, 10], properties: [.init("alpha", "1")])
        return TreeDump(kind: .views, roots: [TreeNode(id: id, type: "UIWindow", children: [label, other])])
    }

    private let layers = TreeDump(
        kind: .layers,
        roots: [
            TreeNode(
                id: 7, type: "CALayer", screenTransform: [1, 0, 0, 1, 5, 6], bounds: [0, 0, 10, 10],
                relatives: ["view": 101])
        ])

    func testWhatStaysTheSameTakesNoRoom() {
        var library = TreeLibrary(limit: 1 << 20)
        let first = library.addDumps([views("one"), layers])
        let count = library.chapters[0].nodes.count
        XCTAssertEqual(library.addDumps([views("one"), layers]), first)
        XCTAssertEqual(library.chapters[0].nodes.count, count)
        let third = library.addDumps([views("two"), layers])
        XCTAssertEqual(library.chapters[0].nodes.count, count + 2, "the label and the window around it")
        XCTAssertNotEqual(third.roots["views"], first.roots["views"])
    }

    func testAViewIsOnTheScreenWhereItsLayerIs() throws {
        var library = TreeLibrary(limit: 1 << 20)
        let trees = library.addDumps([views("one"), layers])
        let chapter = library.chapters[0]
        let window = chapter.nodes[try XCTUnwrap(trees.roots["views"]?.first)]
        XCTAssertEqual(chapter.nodes[window.children[0]].transform, [1, 0, 0, 1, 5, 6])
        XCTAssertNil(chapter.nodes[window.children[1]].transform)
        let layer = chapter.nodes[try XCTUnwrap(trees.roots["layers"]?.first)]
        XCTAssertEqual(chapter.texts[layer.type], "CALayer of UILabel")
    }

    func testTheOldestTreesGo() {
        var library = TreeLibrary(limit: 8000)
        let all = (0..<100).map { library.addDumps([views("label number \($0)")]) }
        XCTAssertGreaterThan(library.first, 0)
        XCTAssertLessThanOrEqual(library.chapters.reduce(0) { $0 + $1.bytes }, 8000 + 1000)
        XCTAssertEqual(library.chapters[library.first - 1].nodes.count, 0)
        XCTAssertGreaterThanOrEqual(all[99].chapter, library.first)
    }

    func testWhatIsLeftOutIsSaidAndAskedOfNobody() {
        var recording = Recording(title: "", device: "")
        recording.pictures = [[0, 0, 5, 5], [], [0, 0, 5, 5]].map {
            Recording.Picture(time: 0, width: 5, height: 5, scale: 1, rect: $0, isKey: true)
        }
        recording.steps = (0..<2).map {
            Recording.Step(title: "", start: 0, end: 0, trees: Recording.Trees(chapter: $0, roots: [:]))
        }
        recording.lines = (0..<2).map { Recording.Line(kind: .output, time: 0, step: $0, text: "") }
        for (index, step) in [0, 1, 1].enumerated() { recording.pictures[index].step = step }
        (recording.steps[1].before, recording.steps[1].after) = (0, 2)
        var limits = RecordingLimits()
        let whole = recording
        XCTAssertEqual(recording.leaveOut(pictures: 0, chapters: 0, lines: 0, limits: limits), 0)
        XCTAssertEqual(recording, whole)
        XCTAssertEqual(recording.leaveOut(pictures: 2, chapters: 1, lines: 3, limits: limits), 1)
        XCTAssertEqual(recording.pictures.map(\.isLeftOut), [true, false], "one stands for all that are")
        XCTAssertEqual([recording.steps[1].before, recording.steps[1].after], [0, 1])
        XCTAssertEqual(recording.steps.map { $0.trees?.chapter }, [nil, 1])
        XCTAssertEqual(recording.notes.count, 3)
        XCTAssertEqual(
            recording.notes[0],
            "The first 2 pictures are left out: a recording holds the newest 16 MiB of them, 4000 at most.")
        limits.steps = 1
        recording = whole
        XCTAssertEqual(recording.leaveOut(pictures: 0, chapters: 0, lines: 0, limits: limits), 0)
        XCTAssertEqual(recording.steps, [whole.steps[1]])
        XCTAssertEqual(recording.lines.map(\.step), [nil, 0])
        XCTAssertEqual(recording.pictures.map(\.step), [nil, 0, 0])
        XCTAssertEqual(recording.notes, ["The first 1 steps are left out: a recording holds the newest 1."])
    }

    func testLinesOfASessionAreOfTheStepThatWentOn() {
        var recording = Recording(title: "", device: "")
        recording.steps = [1, 2].map { Recording.Step(title: "", start: $0, end: $0 + 1) }
        recording.lines = [0.5, 1, 1.9, 2, 9].map { Recording.Line(kind: .callback, time: $0, step: 1, text: "") }
        recording.placeLines()
        XCTAssertEqual(recording.lines.map(\.step), [nil, 0, 0, 1, 1])
    }

    func testTheOldestLinesGo() {
        var limits = RecordingLimits()
        (limits.lines, limits.line) = (1000, 50)
        var log = LineLog(limits: limits)
        for index in 0..<200 { log.addLine(Recording.Line(kind: .output, time: Double(index), text: "line \(index)")) }
        XCTAssertLessThanOrEqual(log.lines.reduce(0) { $0 + $1.text.utf8.count }, 1000)
        XCTAssertEqual(log.lines.count + log.lost, 200)
        XCTAssertEqual(log.lines.last?.text, "line 199")
        log.addLine(Recording.Line(kind: .output, time: 0, text: String(repeating: "x", count: 5000)))
        XCTAssertEqual(log.lines.last?.text.utf8.count, 53)
    }
}
