import Foundation
import PorticoRenderModel
import PorticoTrace

/// One commit of a thread's contexts, in four phases. Read it as the table of contents of a turn's end.
///
/// - From: `ImplicitTransaction`, or `CATransaction.commit()`
/// - To: `LayerContext.onCommit` with a `LayerTransaction`
package struct CommitPass {
    let thread: TransactionThread
    let contexts: [LayerContext]

    /// Layout that has not settled after this many returns to a layer that was already laid out is a loop.
    static let returnLimit = 100

    static func runIfNeeded(on thread: TransactionThread) {
        guard !thread.isCommitting else { return }
        guard LayerContext.hasWork(on: thread) || !thread.orphans.isEmpty else { return }
        var pass = CommitPass(thread: thread, contexts: LayerContext.contexts(of: thread))
        pass.run()
    }

    mutating func run() {
        thread.isCommitting = true
        defer { thread.isCommitting = false }
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

    // MARK: 1. Layout

    /// From the root down. A layer that is marked above one already done sends the pass back up; too often is a loop.
    private func layout() {
        for context in contexts where context.wantsLayout {
            var returns = 0
            var depth = 0
            var done = 0
            while let (next, layers) = TransactionLock.with({ context.takeShallowestLayout() }) {
                if next < depth || (next == depth && done > 0) { returns += 1 }
                depth = next
                done = 0
                for layer in layers {
                    layer.layoutSelfIfMarked(in: context)
                    done += 1
                }
                if returns > Self.returnLimit {
                    if context.wantsLayout { Self.reportLoop(in: context) }
                    break
                }
            }
        }
    }

    private static func reportLoop(in context: LayerContext) {
        let layers = TransactionLock.with {
            context.layoutBuckets.joined().compactMap { $0?.takeUnretainedValue() }
        }
        tellLoop(layers.prefix(5).map(\.loopDescription), givenUp: "for this commit")
        TransactionLock.with {
            for layer in context.layoutBuckets.joined().compactMap({ $0?.takeUnretainedValue() }) {
                context.forgetLayout(layer)
                layer.state.subtract(.needsLayout)
            }
            for i in context.layoutBuckets.indices { context.layoutBuckets[i] = [] }
            context.shallowest = .max
        }
    }

    /// Says who still asks for layout after `returnLimit` passes, to the developer and in the trace.
    static func tellLoop(_ names: [String], givenUp: String) {
        let names = names.joined(separator: ", ")
        let message = """
            Layout loop: after \(returnLimit) passes these still ask for layout: \(names). \
            A layoutSubviews or layoutSublayers that changes its own or an ancestor's bounds, or calls setNeedsLayout, \
            on every call never settles. Layout is given up \(givenUp).\n
            """
        FileHandle.standardError.write(Data(message.utf8))
        PorticoTrace.instant(.phase, "layout loop", detail: names)
    }

    // MARK: 2. Display

    private func display() {
        for context in contexts {
            // Layers marked while others draw are appended, and reached.
            var i = 0
            while let layer = TransactionLock.with({ context.nextToDisplay(&i) }) { layer.displayIfNeeded() }
        }
    }

    // MARK: 3. Prepare

    /// Animations get their begin; those of layers that are not in a tree end.
    private func prepare() {
        let now = MediaClock.shared.now
        for context in contexts {
            let preparing = TransactionLock.with { context.preparing.map { $0.takeUnretainedValue() } }
            for layer in preparing { layer.prepareForCommit() }
            TransactionLock.with {
                for i in context.animationsAdded.indices {
                    context.animationsAdded[i].record = LayerAnimation.resolveBegin(
                        context.animationsAdded[i], at: now)
                }
            }
        }
        if !thread.orphans.isEmpty {
            let orphans = thread.orphans
            thread.orphans = []
            for layer in orphans where TransactionLock.with({ layer.context == nil }) {
                layer.endAnimations(finished: false)
            }
        }
    }

    // MARK: 4. Commit

    private func commit() {
        for context in contexts {
            guard let transaction = TransactionLock.with({ context.takeTransaction() }) else { continue }
            context.onCommit(transaction)
        }
    }
}

extension LayerContext {
    var wantsLayout: Bool { TransactionLock.with { layoutCount > 0 } }

    /// The first changed layer from place `i` on that is to be displayed; `i` becomes the place behind it. nil behind the last one.
    func nextToDisplay(_ i: inout Int) -> CALayer? {
        while i < dirty.count {
            i += 1
            if let layer = dirty[i - 1]?.takeUnretainedValue(), layer.state.contains(.needsDisplay),
                !layer.properties.bounds.isEmpty
            {
                return layer
            }
        }
        return nil
    }

    /// The layers of the highest depth that want layout, and that depth. They are taken out, so that whoever is marked during layout
    /// goes into a new bucket.
    func takeShallowestLayout() -> (Int, ContiguousArray<CALayer>)? {
        guard layoutCount > 0, shallowest < layoutBuckets.count else {
            if layoutCount == 0 { shallowest = .max }
            return nil
        }
        let depth = shallowest
        let bucket = layoutBuckets[depth]
        layoutBuckets[depth] = []
        shallowest = depth + 1
        let layers = ContiguousArray(bucket.lazy.compactMap { $0?.takeUnretainedValue() })
        for layer in layers where layer.layoutIndex >= 0 {
            layer.layoutIndex = -1
            layoutCount -= 1
        }
        return (depth, layers)
    }

    /// Everything since the last commit, as a value; nil where that is nothing.
    func takeTransaction() -> LayerTransaction? {
        guard hasWork || !abandoned.isEmpty else { return nil }
        var transaction = LayerTransaction()
        transaction.commitTime = MediaClock.shared.now
        transaction.root = root.id
        transaction.changed.reserveCapacity(dirty.count)
        for entry in dirty {
            guard let layer = entry?.takeUnretainedValue() else { continue }
            layer.dirtyIndex = -1
            guard !layer.dirtyChanges.isEmpty else { continue }
            layer.collect(into: &transaction)
        }
        dirty.removeAll(keepingCapacity: dirty.count <= Self.keptCapacity)
        transaction.removed = removed
        transaction.animationsAdded = animationsAdded
        transaction.animationsRemoved = animationsRemoved
        LayerID.release(removed)
        LayerID.release(abandoned)
        removed = []
        abandoned = []
        animationsAdded = []
        animationsRemoved = []
        if transaction.isEmpty { return nil }
        transaction.sequence = Self.nextSequence()
        return transaction
    }
}

extension CALayer {
    /// Adds this layer's changes to the transaction, and is clean. Called with the lock.
    final func collect(into transaction: inout LayerTransaction) {
        let isNew = !state.contains(.committed)
        if dirtyChanges.contains(.sublayers) {
            if isNew || cold?.listEdits == nil {
                if !(isNew && storedSublayers.isEmpty) {
                    transaction.edits.append(.replaceAll(parent: id, children: storedSublayers.map(\.id)))
                }
            } else if let edits = cold?.listEdits {
                transaction.edits.append(contentsOf: edits)
            }
            cold?.listEdits = []
        }
        let plain = dirtyChanges.subtracting(.sublayers)
        if isNew || !plain.isEmpty {
            transaction.changed.append(
                LayerTransaction.Change(id: id, changes: isNew ? .all : dirtyChanges, properties: properties))
        }
        dirtyChanges = []
        state.insert(.committed)
    }
}
