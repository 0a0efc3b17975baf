/// A tree whose changes the commits of one thread take along.
///
/// - From: `CommitPass`
/// - To: `LayerContext`
protocol CommitContext: AnyObject {
    var thread: TransactionThread { get }
    /// Read with the lock.
    var hasWork: Bool { get }
    var wantsLayout: Bool { get }
    func layout()
    func display()
    func prepare(at now: Double)
    func commit()
}

/// A layer that left its tree, or never was in one, and has animations.
protocol CommitOrphan: AnyObject {
    func endIfOrphaned()
}

/// The contexts that are alive.
enum CommitContexts {
    private struct Weak { unowned(unsafe) let context: any CommitContext }
    private nonisolated(unsafe) static var all: [Weak] = []

    static func addContext(_ context: any CommitContext) {
        TransactionLock.with { all.append(Weak(context: context)) }
    }

    static func removeContext(_ context: any CommitContext) {
        TransactionLock.with { all.removeAll { $0.context === context } }
    }

    /// Hands `thread` those that it commits.
    static func collectChanges(for thread: TransactionThread) {
        TransactionLock.with {
            for one in all where one.context.thread === thread { thread.committing.append(one.context) }
        }
    }

    static func haveWork(on thread: TransactionThread) -> Bool {
        TransactionLock.with { all.contains { $0.context.thread === thread && $0.context.hasWork } }
    }
}
