import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class AnimationFrameTests: XCTestCase {
    private final class Events: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [AnimationEvent] = []
        func add(_ more: [AnimationEvent]) { lock.withLock { list += more } }
        var all: [AnimationEvent] { lock.withLock { list } }
    }

    func testFramesGoOnWithoutCommitsAndEndByThemselves() {
        let scene = Scene()
        let events = Events()
        scene.server.onAnimationEvents = { events.add($0) }
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.draw()
        scene.animate(
            a,
            basic(
                5, .position, from: .point(CGPoint(x: 5, y: 5)), to: .point(CGPoint(x: 65, y: 5)), begin: 1.0 / 60,
                duration: 6.0 / 60))
        scene.change(a, .position) { $0.position = CGPoint(x: 65, y: 5) }
        // One commit; the main thread does nothing from here on.
        var lefts: [Int] = []
        for _ in 0..<7 {
            let result = scene.draw()
            XCTAssertTrue(result.isPresented || lefts.isEmpty)
            let picture = scene.pixels()
            lefts.append((0..<100).first { picture[$0, 5] == 0xffff_0000 } ?? -1)
        }
        XCTAssertEqual(lefts, [0, 10, 20, 30, 40, 50, 60])
        XCTAssertEqual(events.all, [.began(AnimationID(rawValue: 5)), .ended(AnimationID(rawValue: 5))])
        let still = scene.draw()
        XCTAssertFalse(still.isPresented)
        XCTAssertFalse(still.isAnimating)
    }

    func testADelayedAnimationAsksForNoFramesBefore() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.animate(a, basic(1, .opacity, from: .number(1), to: .number(0), begin: 2, duration: 1))
        let result = scene.draw()
        XCTAssertFalse(result.isAnimating)
        XCTAssertEqual(result.nextBegin, 2)
        XCTAssertFalse(scene.server.renderFrame(at: 1.5).isPresented)
        XCTAssertTrue(scene.server.renderFrame(at: 2.5).isPresented)
        let word = scene.pixels()[5, 5]
        XCTAssertEqual(Int(word >> 8 & 255), 128, accuracy: 1)
    }

    func testRemovingAnAnimationShowsTheModelAgain() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.animate(
            a, basic(1, .backgroundColor, from: .color(green), to: .color(green), begin: 0, duration: 100))
        scene.draw()
        XCTAssertEqual(scene.pixels()[5, 5], 0xff00_ff00)
        scene.stopAnimation(a, AnimationID(rawValue: 1))
        XCTAssertFalse(scene.draw().isAnimating)
        XCTAssertEqual(scene.pixels()[5, 5], 0xffff_0000)
    }

    func testFilledAnimationsStayWithoutFrames() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        var record = basic(
            1, .position, from: .point(CGPoint(x: 5, y: 5)), to: .point(CGPoint(x: 45, y: 5)), duration: 0.1)
        record.isRemovedOnCompletion = false
        record.timing.fillMode = .forwards
        scene.animate(a, record)
        scene.draw()
        let ended = scene.server.renderFrame(at: 0.2)
        XCTAssertEqual(ended.events, [.ended(AnimationID(rawValue: 1))])
        XCTAssertFalse(ended.isAnimating)
        XCTAssertEqual(scene.pixels()[45, 5], 0xffff_0000)
        XCTAssertFalse(scene.server.renderFrame(at: 0.3).isPresented)
    }

    func testARealThreadAnimatesWhileTheMainThreadIsBusy() {
        final class Counter: SurfaceSink, @unchecked Sendable {
            let done = DispatchSemaphore(value: 0)
            private var count = 0
            func present(surface: Surface, damage: [PixelRect], frame: Int, time: Double) {
                count += 1
                if count == 10 { done.signal() }
            }
        }
        let sink = Counter()
        let clock = MediaClock()
        let server = RenderServer(
            clock: clock, width: 64, height: 64, scale: 1, sink: sink, workers: 2, interval: 0.002)
        let ended = DispatchSemaphore(value: 0)
        server.onAnimationEvents = { events in
            if events.contains(.ended(AnimationID(rawValue: 9))) { ended.signal() }
        }
        server.start()
        let scene = Scene(width: 64, height: 64)
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.animate(
            a,
            basic(
                9, .position, from: .point(CGPoint(x: 5, y: 5)), to: .point(CGPoint(x: 55, y: 55)), begin: clock.now,
                duration: 0.2))
        server.submit(scene.take())
        // Blocked: nothing is committed while ten frames come.
        XCTAssertEqual(sink.done.wait(timeout: .now() + 20), .success)
        XCTAssertEqual(ended.wait(timeout: .now() + 20), .success)
        server.stop()
    }

    func testManyThreadsMayCommit() {
        let clock = MediaClock()
        let server = RenderServer(clock: clock, width: 600, height: 600, scale: 1, workers: 2, interval: 0.001)
        server.start()
        let scene = Scene(width: 600, height: 600)
        let layers = (0..<8).map { i in scene.add(CGRect(x: i * 60, y: 0, width: 500, height: 500), color: red) }
        let first = scene.take()
        server.submit(first)
        let values = first.changed
        DispatchQueue.concurrentPerform(iterations: 8) { i in
            for n in 0..<50 {
                var transaction = LayerTransaction()
                transaction.root = LayerID(rawValue: 1)
                var change = values[i + 1]
                change.properties.position.y = Double(250 + n)
                change.changes = .position
                transaction.changed.append(change)
                server.submit(transaction)
                if n % 10 == 0 { _ = server.snapshot() }
            }
        }
        _ = layers
        XCTAssertEqual(server.snapshot().width, 600)
        server.stop()
    }
}
