import Foundation
import PorticoRenderModel
import PorticoTrace

/// One commit of a thread's contexts, in four phases. Read it as the table of contents of a turn's end.
///
/// - From: `ImplicitTransaction`, or `CATransaction.commit()`
/// - To: `CommitContext`, which is `LayerContext`
struct CommitPass {
    let thread: TransactionThread

    private var contexts: [any CommitContext] { thread.committing }

    /// Layout that has not settled after this many returns to a layer that was already laid out is a loop.
    static let returnLimit = 100

    static func runIfNeeded(on thread: TransactionThread) {
        guard !thread.isCommitting else { return }
        guard CommitContexts.haveWork(on: thread) || !thread.orphans.isEmpty else { return }
        CommitPass(thread: thread).run()
    }

    func run() {
        thread.isCommitting = true
        CommitContexts.collectChanges(for: thread)
        defer {
            thread.committing.removeAll(keepingCapacity: true)
            thread.isCommitting = false
        }
        PorticoTrace.phase("transaction commit") {
            PorticoTrace.phase("layout and display if needed") {
                // Drawing may ask for layout again and layout for drawing: until both are quiet.
                var rounds = 0
                repeat {
                    layout()
                    display()
                    rounds += 1
                } while contexts.contains(where: \.wantsLayout) && rounds < Self.returnLimit
            }
            prepare()
            commit()
        }
        thread.isImplicitOpen = false
    }

    private func layout() {
        for context in contexts where context.wantsLayout { context.layout() }
    }

    private func display() {
        for context in contexts { context.display() }
    }

    /// Animations get their begin; those of layers that are not in a tree end.
    private func prepare() {
        let now = MediaClock.shared.now
        for context in contexts { context.prepare(at: now) }
        guard !thread.orphans.isEmpty else { return }
        let orphans = thread.orphans
        thread.orphans = []
        for orphan in orphans { orphan.endIfOrphaned() }
    }

    private func commit() {
        for context in contexts { context.commit() }
    }
}
