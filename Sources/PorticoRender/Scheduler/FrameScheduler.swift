import Foundation
import PorticoRenderModel

/// The render thread: does what `FrameSchedulerState` orders, sleeps otherwise.
///
/// On the real clock it draws by itself, 60 times a second while there is something to draw. On a virtual clock it draws when
/// `RenderServer.renderFrame(at:)` steps it, on the same thread, so that nothing about threads differs in a test.
///
/// - From: `RenderInbox`.
/// - To: `FrameRenderer`.
final class FrameScheduler: @unchecked Sendable {
    private let inbox: RenderInbox
    private let clock: MediaClock
    // The render thread's own, once it runs.
    private let renderer: FrameRenderer
    private var state: FrameSchedulerState

    init(inbox: RenderInbox, clock: MediaClock, renderer: FrameRenderer, interval: Double) {
        (self.inbox, self.clock, self.renderer) = (inbox, clock, renderer)
        state = FrameSchedulerState(interval: interval)
        // The first frame shows the empty screen, whether anything is committed or not.
        state.wants(frameAt: clock.now)
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "portico.render"
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func run() {
        var action = clock.isVirtual ? .rest(until: nil) : state.next(now: clock.now)
        while true {
            switch action {
            case .exit:
                inbox.close()
                return
            case .draw(let time):
                drawn(renderer.render(inbox.takeTransactions(), at: time))
                action = state.next(now: clock.now)
            case .rest(let deadline):
                if clock.isVirtual {
                    for request in inbox.waitForStep() { handle(request) }
                    action = state.isStopped ? state.next(now: clock.now) : .rest(until: nil)
                    continue
                }
                let news = inbox.wait(
                    until: deadline, clock: clock, wakesForTransactions: deadline == nil && !state.isSuspended)
                if news.hasTransactions { state.note(.committed, now: clock.now) }
                for request in news.requests { handle(request) }
                action = state.next(now: clock.now)
            }
        }
    }

    private func drawn(_ result: FrameResult) {
        if !result.events.isEmpty { inbox.onAnimationEvents?(result.events) }
        let next: FrameSchedulerState.Next =
            result.isAnimating ? .frame : result.nextBegin.map { .at($0) } ?? .nothing
        state.note(.drew(next: next), now: clock.now)
    }

    private func handle(_ request: RenderInbox.Request) {
        switch request {
        case .perform(let body): body(renderer)
        case .suspend: state.note(.suspend, now: clock.now)
        case .resume: state.note(.resume, now: clock.now)
        case .stop: state.note(.stop, now: clock.now)
        case .step(let time, let reply):
            let transactions = inbox.takeTransactions()
            if !transactions.isEmpty { state.wants(frameAt: time) }
            var result = FrameResult()
            result.time = time
            result.number = renderer.number
            if case .draw(let time) = state.step(to: time) {
                result = renderer.render(transactions, at: time)
                drawn(result)
            } else if !transactions.isEmpty {
                // Suspended: kept in order for the frame after.
                inbox.putBack(transactions)
            }
            inbox.answer(reply, result)
        }
    }
}
