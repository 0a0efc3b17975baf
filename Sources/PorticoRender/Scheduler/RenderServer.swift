import CoreGraphics
import Foundation
import PorticoRenderModel

/// The render side as the rest of the runtime sees it: transactions in, frames out, on a thread of its own.
///
/// - From: `AppRuntime`.
/// - To: `SurfaceSink`; `onAnimationEvents` back to the main thread.
package final class RenderServer: Sendable {
    package let clock: MediaClock
    /// Pixels a point.
    package let scale: Double
    private let inbox = RenderInbox()
    private let scheduler: FrameScheduler
    private let starter: Starter
    /// Those that the environment names.
    private let tints: CompositorTints

    /// Makes sure that there is one render thread.
    private final class Starter: @unchecked Sendable {
        private let lock = NSLock()
        private var isStarted = false

        func once(_ body: () -> Void) {
            lock.withLock {
                if isStarted { return }
                isStarted = true
                body()
            }
        }
    }

    // Drawn with on the render thread alone; the count is read between frames.
    private nonisolated(unsafe) let compositor: CPUCompositor
    /// Paths whose coverage has been made so far; for tests and inspection.
    package var rasterizedShapes: Int { compositor.rasterizedShapes }

    /// `width` and `height` are in pixels. `PORTICO_SHOW=damage,offscreen,slow,blended,misaligned` tints what
    /// each names.
    package init(
        clock: MediaClock = .shared, width: Int, height: Int, scale: Double, sink: (any SurfaceSink)? = nil,
        workers: Int? = nil, interval: Double = 1.0 / 60
    ) {
        self.clock = clock
        self.scale = scale
        let tints = CompositorTints(names: getenv("PORTICO_SHOW").map { String(cString: $0) } ?? "")
        let compositor = workers.map { CPUCompositor(workers: $0) } ?? CPUCompositor()
        compositor.tints = tints
        self.compositor = compositor
        self.tints = tints
        let renderer = FrameRenderer(
            width: max(width, 1), height: max(height, 1), scale: scale, compositor: compositor, sink: sink)
        scheduler = FrameScheduler(inbox: inbox, clock: clock, renderer: renderer, interval: interval)
        starter = Starter()
    }

    /// Called on the render thread with what began and ended in a frame, after it was presented.
    package var onAnimationEvents: (@Sendable ([AnimationEvent]) -> Void)? {
        get { inbox.onAnimationEvents }
        set { inbox.onAnimationEvents = newValue }
    }

    /// Starts the render thread. On the real clock it draws by itself from now on; on a virtual one it waits for
    /// `renderFrame(at:)`.
    package func start() { starter.once { scheduler.start() } }

    /// Ends the render thread; a later call of this server does nothing.
    package func stop() {
        start()
        inbox.post(.stop)
    }

    /// No frames from here to `resume()`: an app in the background cannot reach the screen. Transactions are kept.
    package func suspend() { inbox.post(.suspend) }
    package func resume() { inbox.post(.resume) }

    /// Hands over what a commit changed. Any thread; does not wait.
    package func submit(_ transaction: LayerTransaction) { inbox.post(transaction) }

    /// On a virtual clock: draws the frame of this time, if anything is committed or animating, on the render thread, and waits
    /// for it. With nothing to do it does nothing.
    @discardableResult
    package func renderFrame(at time: Double) -> FrameResult {
        start()
        return inbox.ask(isStep: true) { .step(to: time, $0) } ?? FrameResult()
    }

    /// Roots (windows) back to front. Unless given, they stand in the order in which they came, by zPosition.
    package func orderRoots(_ ids: [LayerID]) {
        inbox.post(.perform { $0.tree.orderRoots(ids) })
        inbox.post(LayerTransaction())
    }

    /// Sends frames to another process from here on, the whole screen first; nil ends that.
    package func show(on stream: FrameStream?) {
        stream?.whenReleased { [inbox] in inbox.post(LayerTransaction()) }
        inbox.post(.perform { $0.show(on: stream) })
        inbox.post(LayerTransaction())
    }

    /// Tints frames by these, and by what the environment names, from here on.
    package func show(tints: CompositorTints) {
        let all = self.tints.union(tints)
        inbox.post(.perform { $0.show(all) })
        inbox.post(LayerTransaction())
    }

    /// The screen turned: a new surface, all of it damaged.
    package func resize(width: Int, height: Int) {
        inbox.post(.perform { $0.resize(width: max(width, 1), height: max(height, 1)) })
        inbox.post(LayerTransaction())
    }

    /// A copy of what was presented last.
    package func snapshot() -> PixelBuffer {
        start()
        return onRenderThread { $0.surface.copy() } ?? PixelBuffer(width: 1, height: 1)!
    }

    /// One pixel of the last frame, 0xAARRGGBB; clear outside of it. For tests, which ask for many.
    package func pixel(x: Int, y: Int) -> UInt32 {
        start()
        return onRenderThread { renderer in
            let surface = renderer.surface
            return (0..<surface.width).contains(x) && (0..<surface.height).contains(y) ? surface[x, y] : 0
        } ?? 0
    }

    /// The plan of the last frame; for tests and inspectors.
    package func currentPlan() -> FramePlan {
        start()
        return onRenderThread { PlanBox(plan: $0.plan) }?.plan ?? FramePlan()
    }

    /// What the render tree has other than the model; nil where nothing. For tests and fuzzing.
    package func difference(from model: TreeSnapshot) -> String? {
        start()
        return onRenderThread { $0.tree.difference(from: model) } ?? nil
    }

    /// Seconds that sampling and planning of so many frames take, a sixtieth of a second apart. For benchmarks.
    package func measurePlanning(frames: Int, from time: Double) -> Double {
        start()
        return onRenderThread { renderer in
            let clock = MediaClock()
            let begin = clock.now
            for frame in 1...max(frames, 1) { renderer.plan(at: time + Double(frame) / 60) }
            return clock.now - begin
        } ?? 0
    }

    /// The render tree in words; for inspectors.
    package func renderText() -> String {
        start()
        return onRenderThread { $0.tree.description } ?? ""
    }

    private struct PlanBox: @unchecked Sendable { let plan: FramePlan }

    private func onRenderThread<Value: Sendable>(_ body: @escaping @Sendable (FrameRenderer) -> Value) -> Value? {
        inbox.ask { (reply: RenderInbox.Reply<Value>) in
            .perform { [inbox] renderer in inbox.answer(reply, body(renderer)) }
        }
    }
}
