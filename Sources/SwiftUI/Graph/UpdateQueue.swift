import UIKitValues

/// The nodes that wait to run, and the actions that wait for them.
///
/// A change marks nodes; before the turn's commit each runs once, parents before children, grouped by the transaction that marked them.
/// What a run marks in its turn, and what actions change, runs in the same flush.
///
/// - From: `DependencySource.fire`
/// - To: `ViewNode.run`, `GraphHost.layOut`
@MainActor package enum UpdateQueue {
    private struct Group {
        var transaction: Transaction
        let id: TransactionID
        var nodes: [ViewNode]
    }
    @InSession private static var groups: [Group] = []
    @InSession private static var actions: [() -> Void] = []
    @InSession private static var changedHosts: [GraphHost] = []
    /// Completions of animations whose change waits for its update.
    @InSession private static var completions: [AnimationCompletion] = []
    @InSession private static var isScheduled = false
    @InSession package private(set) static var isFlushing = false

    package static var hasWork: Bool {
        !groups.isEmpty || !actions.isEmpty || !changedHosts.isEmpty || !completions.isEmpty
    }

    package static func mark(_ node: ViewNode, _ transaction: Transaction) {
        guard node.isAlive else { return }
        if node.isDirty {
            // The node runs under the transaction that came first; what waits for this one waits for that.
            if !transaction.completions.isEmpty,
                let index = groups.firstIndex(where: { $0.nodes.contains { $0 === node } })
            {
                groups[index].transaction.addCompletions(of: transaction)
            }
            return
        }
        node.isDirty = true
        let id = TransactionID(transaction)
        if let last = groups.indices.last, groups[last].id == id {
            groups[last].nodes.append(node)
        } else {
            groups.append(Group(transaction: transaction, id: id, nodes: [node]))
        }
        schedule()
    }

    /// Runs an action of the app's after the nodes of this update: `onChange`, `onAppear` and the like.
    package static func enqueueAction(_ action: @escaping () -> Void) {
        actions.append(action)
        schedule()
    }

    /// What waits for the transaction's animations is called after the next update if nothing is animated.
    package static func noteCompletions(of transaction: Transaction) {
        guard !transaction.completions.isEmpty else { return }
        for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
            completions.append(completion)
            // A body that waits to run for one change of an object isn't told of the next: it may show this one's too.
            let isKnown = groups.contains { $0.transaction.completions.contains { $0 === completion } }
            if !isKnown, let last = groups.indices.last { groups[last].transaction.addCompletions(of: transaction) }
        }
        schedule()
    }

    /// The host has something to lay out, and no node waits.
    package static func noteChange(in host: GraphHost) {
        if !changedHosts.contains(where: { $0 === host }) { changedHosts.append(host) }
        schedule()
    }

    private static func schedule() {
        guard !isScheduled, !isFlushing else { return }
        isScheduled = true
        CommitHandlers.beforeCommit {
            isScheduled = false
            flush()
        }
    }

    /// Whether an action of the app's runs, in which no node is in the midst of its run.
    @InSession private static var isPerformingAction = false

    /// Runs what waits, also from within an action: what it marks is shown when this returns.
    package static func flushWithinAction() {
        guard isFlushing else { return flush() }
        guard isPerformingAction else { return }
        isPerformingAction = false
        defer { isPerformingAction = true }
        for _ in 0..<10 where hasWork { runRound() }
    }

    /// Runs what waits where an app lays out a view before the turn's commit: it sees what has changed until then, as on iOS. Where views
    /// have yet to be told that they appear the commit does it, in its order.
    static func flushBeforeLayout(of host: GraphHost) {
        guard !groups.isEmpty, actions.isEmpty, !isFlushing, !GraphHost.isAnyLayingOut,
            groups.contains(where: { $0.nodes.contains { $0.isAlive && $0.host === host } })
        else { return }
        flush()
    }

    private static func runRound() {
        runNodes()
        let changed = completions
        completions = []
        for completion in changed { completion.arm() }
        let waiting = actions
        actions = []
        isPerformingAction = true
        defer { isPerformingAction = false }
        for action in waiting { action() }
    }

    /// Runs what waits. The rounds are bounded: an app whose actions change state for ever is told and goes on.
    package static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        var rounds = 0
        while hasWork {
            rounds += 1
            if rounds > 100 {
                RuntimeWarning.report(
                    "an action changes state at each update; its view is updated again in the next frame")
                break
            }
            runRound()
        }
        if hasWork { schedule() }
    }

    private static func runNodes() {
        while !groups.isEmpty || !changedHosts.isEmpty {
            if groups.isEmpty {
                layOutChanged()
                continue
            }
            let group = groups.removeFirst()
            TransactionContext.perform(group.transaction) {
                let nodes = group.nodes.count == 1 ? group.nodes : group.nodes.sorted { $0.depth < $1.depth }
                for node in nodes where node.isAlive && node.isDirty {
                    let host = node.host
                    TransactionContext.perform(node.transactionFromAbove(group.transaction)) { node.run() }
                    if !changedHosts.contains(where: { $0 === host }) { changedHosts.append(host) }
                }
                // Changes of one transaction are laid out under it before the next one's.
                layOutChanged()
            }
        }
    }

    private static func layOutChanged() {
        let hosts = changedHosts
        changedHosts = []
        for host in hosts { host.layOutIfVisible() }
    }
}

/// Tells whether two changes may be updated together.
private struct TransactionID: Equatable {
    let animation: Animation?
    let disablesAnimations: Bool
    let completions: [ObjectIdentifier]

    init(_ transaction: Transaction) {
        animation = transaction.animation
        disablesAnimations = transaction.disablesAnimations
        completions = transaction.completions.map { ObjectIdentifier($0) }
    }
}
