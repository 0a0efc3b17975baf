import PorticoHost
import PorticoShell
import XCTest

/// Frames of real processes, in shared memory.
final class FrameTests: ShellTestCase {
    private func begin(_ behaviour: String = "") throws -> AppProcess {
        makeShell(isVirtual: false) {
            $0.settings.showsFrames = true
            $0.limits.grace = 0.2
        }
        let app = try open("A", behaviour)
        wait("a red screen") { app.lastFrame?[100, 2000] == 0xFFFF_0000 }
        return app
    }

    private func tapNow() throws {
        shell.sendEvent(.touch(id: 1, phase: .began, x: 200, y: 500, timestamp: shell.clock.now))
        shell.sendEvent(.touch(id: 1, phase: .ended, x: 200, y: 500, timestamp: shell.clock.now))
    }

    func testTheFirstFrameIsTheAppsAndNotAnEmptyScreen() throws {
        keepsFrames = true
        _ = try begin()
        XCTAssertEqual(frames.first?[100, 2000], 0xFFFF_0000)
    }

    func testATapChangesTheScreen() throws {
        let app = try begin()
        XCTAssertEqual(app.lastFrame?.width, 393 * 3)
        XCTAssertEqual(app.lastFrame?.height, 852 * 3)
        try tapNow()
        wait("a green screen") { app.lastFrame?[100, 2000] == 0xFF00_FF00 }
        try tapNow()
        wait("a blue screen") { app.lastFrame?[100, 2000] == 0xFF00_00FF }
    }

    func testDamageIsWhatChangedAndFramesFollowEachOther() throws {
        let app = try begin("animate")
        wait("frames") { app.lastFrame!.sequence > 3 }
        var last = app.lastFrame!.sequence
        var seen = 0
        shell.onEvent = { event in
            guard case .frame(_, let frame) = event else { return }
            XCTAssertEqual(frame.sequence, last + 1)
            last = frame.sequence
            seen += 1
            for rect in frame.damage {
                XCTAssertGreaterThanOrEqual(rect.x, 59)
                XCTAssertLessThanOrEqual(rect.x + rect.width, 241, "the box is 60 points wide, at 20")
            }
        }
        wait("animated frames") { seen > 10 }
    }

    /// Every surface shows the whole picture, also where it was drawn in another one.
    func testEachSurfaceIsComplete() throws {
        let app = try begin("animate")
        var surfaces: Set<Int> = []
        wait("surfaces") {
            let frame = app.lastFrame!
            surfaces.insert(frame.message.surface)
            // Away from the box and from the label.
            XCTAssertEqual(frame[600, 2400], 0xFFFF_0000)
            XCTAssertEqual(frame[1000, 100], 0xFFFF_0000)
            // Who shows one frame at a time needs no third.
            return surfaces.count >= 2
        }
    }

    func testAViewerThatKeepsFramesGetsNoMoreThanThereAreSurfaces() throws {
        keepsFrames = true
        let app = try begin("animate")
        wait("all surfaces to be kept") { Set(frames.suffix(3).map(\.message.surface)).count == 3 }
        let last = app.lastFrame!.sequence
        // The app goes on; it answers, and draws nothing.
        for _ in 0..<20 { _ = try shell.askProcess(app, .ping) }
        XCTAssertEqual(app.lastFrame!.sequence, last)
        keepsFrames = false
        forget()
        wait("frames again") { app.lastFrame!.sequence > last + 3 }
    }

    func testATurnMakesNewSurfaces() throws {
        let app = try begin()
        let old = app.lastFrame!
        shell.sendEvent(.rotate(.left))
        wait("a wide picture") { app.lastFrame!.width == 852 * 3 }
        XCTAssertEqual(app.lastFrame!.surfaces.generation, old.surfaces.generation + 1)
        XCTAssertEqual(old[100, 2000], 0xFFFF_0000, "what somebody keeps stays readable")
    }

    func testWithoutAViewerNothingIsSent() throws {
        let app = try begin("animate")
        shell.showsFrames = false
        _ = try shell.askProcess(app, .ping)
        // Some may be on their way; their numbers count those, too, that nobody has seen.
        var last = app.lastFrame!.sequence
        var (late, quiet) = (0, 0)
        while late < 10, quiet < 200 {
            _ = try shell.askProcess(app, .ping)
            let isNew = app.lastFrame!.sequence != last
            (late, quiet, last) = isNew ? (late + 1, 0, app.lastFrame!.sequence) : (late, quiet + 1, last)
        }
        XCTAssertEqual(quiet, 200, "they end")
        shell.showsFrames = true
        wait("frames again") { app.lastFrame!.sequence > last + 2 }
    }

    func testTheLastPictureStaysForTheAppSwitcher() throws {
        let app = try begin()
        shell.goHome()
        wait("the suspension") { app.state.phase == .suspended }
        XCTAssertEqual(app.lastFrame?[100, 2000], 0xFFFF_0000)
    }
}
