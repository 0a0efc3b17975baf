import CoreFoundation
import CoreGraphics
import Foundation
import PorticoRenderModel

/// One level of a thread's stack of transactions: what it sets for the changes made in it.
struct TransactionFrame {
    var duration: CFTimeInterval = 0.25
    /// Whether somebody has set the duration; an animation's own default gives way only then.
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var values: [String: Any] = [:]
    /// Everything added from the moment a completion block was set.
    var group: CompletionGroup?
}

/// A thread's transactions. The bottom frame is the implicit transaction, there at all times; it is *open* from the first
/// change until the commit.
final class TransactionThread {
    @exclusivity(unchecked) var frames = [TransactionFrame()]
    /// Something has changed outside any explicit transaction.
    @exclusivity(unchecked) var isImplicitOpen = false
    /// A commit is running: it will pick up what is changed meanwhile.
    @exclusivity(unchecked) var isCommitting = false
    /// What the running commit takes along; its room is kept, so that a commit asks for no memory.
    @exclusivity(unchecked) var committing: [any CommitContext] = []
    /// Layers that left the tree, or never were in one, and have animations: those end at the commit.
    @exclusivity(unchecked) var orphans: [any CommitOrphan] = []
    /// The last method of a layer's delegate that this thread called was `CALayerDelegate`'s default implementation.
    @exclusivity(unchecked) var delegateDidNotRespond = false

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<TransactionThread>.fromOpaque($0!).release() }
        return key
    }()

    static var current: TransactionThread {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<TransactionThread>.fromOpaque(pointer).takeUnretainedValue()
        }
        let made = TransactionThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    var top: TransactionFrame {
        _read { yield frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    func beginTransaction() {
        var frame = top
        // The settings are inherited; the completion block is not, but what it waits for includes the inner transaction.
        frame.values = [:]
        frames.append(frame)
        openGroups.append(nil)
    }

    /// For each explicit frame the group that it made itself.
    private var openGroups: [CompletionGroup?] = []
    private var implicitGroup: CompletionGroup?

    func setCompletionBlock(_ block: (() -> Void)?) {
        let explicit = frames.count > 1
        let outer = explicit ? frames[frames.count - 2].group : nil
        let old = explicit ? openGroups[openGroups.count - 1] : implicitGroup
        let made = block.map { CompletionGroup(block: $0, outer: outer) }
        // What the earlier block waited for it still waits for; it does not run any sooner than the next turn.
        if explicit { openGroups[openGroups.count - 1] = made } else { implicitGroup = made }
        top.group = made ?? outer
        if !explicit, made != nil { ImplicitTransaction.openTransaction(on: self) }
        old?.releaseOne()
    }

    /// The innermost transaction's own, or that of one around it; nil where it has been cleared.
    var completionBlock: (() -> Void)? { top.group?.block }

    func commitTransaction() {
        guard frames.count > 1 else {
            // Committing what nobody began commits the implicit transaction.
            flush()
            return
        }
        frames.removeLast()
        let group = openGroups.removeLast()
        if frames.count == 1, !isImplicitOpen, !isCommitting { CommitPass.runIfNeeded(on: self) }
        group?.releaseOne()
    }

    /// Commits the implicit transaction, unless explicit ones are still open.
    func flush() {
        guard frames.count == 1, !isCommitting else { return }
        isImplicitOpen = false
        CommitPass.runIfNeeded(on: self)
        frames[0] = TransactionFrame()
        let group = implicitGroup
        implicitGroup = nil
        group?.releaseOne()
    }
}
