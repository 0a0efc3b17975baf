import Foundation
import PorticoRenderModel
import PorticoTrace
import XCTest

@testable import PorticoRender

final class FrameTraceTests: XCTestCase {
    private final class Recorder: TraceSink, @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        var all: [String] { lock.withLock { lines } }
        func record(_ event: TraceEvent) {
            guard event.category == .frame, event.lane == .render else { return }
            lock.withLock {
                lines.append("\(event.kind.rawValue) \(event.name)\(event.detail.isEmpty ? "" : ": ")\(event.detail)")
            }
        }
    }

    func testAFrameTellsItsPhasesAndAnIdleOneNothing() {
        let recorder = Recorder()
        let scene = Scene()
        let a = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), color: red)
        scene.draw()
        PorticoTrace.add(recorder)
        defer { PorticoTrace.remove(recorder) }
        scene.change(a, .backgroundColor) { $0.backgroundColor = blue }
        scene.draw()
        XCTAssertEqual(
            recorder.all,
            [
                "phaseBegin frame", "phaseBegin plan", "phaseEnd plan", "phaseBegin damage", "phaseEnd damage",
                "phaseBegin draw", "phaseEnd draw", "instant frame presented: #2 at 16.667 ms, damage 10,10 10x10",
                "phaseEnd frame",
            ])
        let count = recorder.all.count
        scene.draw()
        XCTAssertEqual(recorder.all.count, count)
    }
}
