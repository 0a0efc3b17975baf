import Foundation
import XCTest

@testable import PorticoTrace

final class TracePrinterTests: XCTestCase {
    private let events = [
        TraceEvent(
            kind: .callBegin, category: .application, subject: "AppDelegate", isSystemSubject: false,
            name: "application:didFinishLaunchingWithOptions:", time: 0, lane: .main),
        TraceEvent(
            kind: .callBegin, category: .view, subject: "UIView", isSystemSubject: true, name: "layoutSubviews",
            time: 0.25,
            lane: .main),
        TraceEvent(
            kind: .callEnd, category: .view, subject: "UIView", isSystemSubject: true, name: "layoutSubviews",
            time: 0.25,
            lane: .main),
        TraceEvent(
            kind: .callEnd, category: .application, subject: "AppDelegate", isSystemSubject: false,
            name: "application:didFinishLaunchingWithOptions:", time: 0.5, lane: .main),
        TraceEvent(kind: .phaseBegin, category: .phase, name: "transaction commit", time: 0.5, lane: .main),
        TraceEvent(kind: .phaseEnd, category: .phase, name: "transaction commit", time: 1, lane: .main),
        TraceEvent(
            kind: .instant, category: .frame, name: "frame presented", detail: "1 \"a\"\n\u{1}", time: 1 / 60.0,
            lane: .render),
    ]

    /// `/dev/full` takes no byte: the first line that is lost is told of, once, with its cause.
    func testAFullDiskIsTold() throws {
        let heard = Heard()
        let output = try TraceOutput(path: "/dev/full", adds: true) { heard.add($0) }
        XCTAssertNil(output.failure)
        let printer = JSONTracePrinter(output)
        for event in events { printer.record(event) }
        printer.finish()
        XCTAssertEqual(heard.failures.count, 1)
        let failure = try XCTUnwrap(output.failure)
        XCTAssertEqual(failure.reason, "No space left on device")
        XCTAssertTrue(failure.description.hasPrefix("/dev/full: cannot write the trace: no space left on device"))
    }

    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [TraceOutputError] = []
        var failures: [TraceOutputError] { lock.withLock { all } }
        func add(_ failure: TraceOutputError) { lock.withLock { all.append(failure) } }
    }

    private func printed(_ format: TraceFormat) -> String {
        let output = TraceOutput.inMemory()
        let printer = format.printer(to: output, process: "Life \"Cycle\"")
        events.forEach(printer.record)
        printer.finish()
        return output.text
    }

    func test_A19_TextHasTheDocumentsFormat() {
        XCTAssertEqual(
            printed(.text),
            """
            --- -[AppDelegate application:didFinishLaunchingWithOptions:] ---
            --- transaction commit ---
            --- frame presented (1 "a"\n\u{1}) ---

            """)
    }

    func testTextLeavesOutCategories() {
        let output = TraceOutput.inMemory()
        let printer = TextTracePrinter(output, categories: [.application])
        events.forEach(printer.record)
        XCTAssertEqual(output.text, "--- -[AppDelegate application:didFinishLaunchingWithOptions:] ---\n")
    }

    func testJSONHasOneObjectALine() throws {
        let lines = printed(.json).split(separator: "\n")
        XCTAssertEqual(lines.count, events.count)
        let last = try JSONSerialization.jsonObject(with: Data(lines[6].utf8)) as? [String: Any]
        XCTAssertEqual(last?["detail"] as? String, "1 \"a\"\n\u{1}")
        XCTAssertEqual(last?["lane"] as? String, "render")
        XCTAssertTrue(lines[6].hasPrefix("{\"time\":0.016667,"))
    }

    func testChromeIsAnArrayWithNamedThreads() throws {
        let array = try JSONSerialization.jsonObject(with: Data(printed(.chrome).utf8)) as? [[String: Any]]
        let all = try XCTUnwrap(array)
        XCTAssertEqual(all.count, 7 + events.count)
        XCTAssertEqual((all[0]["args"] as? [String: String])?["name"], "Life \"Cycle\"")
        XCTAssertEqual(all[7]["name"] as? String, "-[AppDelegate application:didFinishLaunchingWithOptions:]")
        XCTAssertEqual(all.dropFirst(7).map { $0["ph"] as? String }, ["B", "B", "E", "E", "B", "E", "i"])
        XCTAssertEqual(all[10]["ts"] as? Int, 500_000)
        XCTAssertEqual(all[13]["tid"] as? Int, 2)
    }

    func testNumbers() {
        XCTAssertEqual(JSONText.seconds(-0.5), "-0.500000")
        XCTAssertEqual(JSONText.seconds(.nan), "0.000000")
        XCTAssertEqual(JSONText.microseconds(12.3456784), "12345678")
    }

    func testAFileThatCannotBeWritten() {
        XCTAssertThrowsError(try TraceOutput(path: "/no/such/folder/trace")) { error in
            XCTAssertTrue(
                String(describing: error).hasPrefix("/no/such/folder/trace: cannot write the trace: no such file"))
        }
    }
}
