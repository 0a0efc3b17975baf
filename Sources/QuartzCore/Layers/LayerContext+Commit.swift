import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// The steps of a commit for one tree of layers.
///
/// - From: `CommitPass`
/// - To: `LayerContext.onCommit` with a `LayerTransaction`
extension LayerContext: CommitContext {
    // MARK: 1. Layout

    /// From the root down, and from the root again for those marked above or beside one already done: whoever is asked a second
    /// time finds all below it laid out once. Too often is a loop.
    func layout() {
        var returns = 0
        var depth = -1
        // Behind those of a layout that this one was asked for in.
        let start = layingOut.count
        while let next = TransactionLock.with({ takeNextLayout(below: depth) }) {
            if next <= depth { returns += 1 }
            depth = next
            for i in start..<layingOut.count { layingOut[i].layoutSelfIfMarked(in: self) }
            if start > 0 || layingOut.count <= Self.keptLayouts {
                layingOut.removeLast(layingOut.count - start)
            } else {
                layingOut = []
            }
            if returns > CommitPass.returnLimit {
                if wantsLayout { reportLoop() }
                break
            }
        }
    }

    private func reportLoop() {
        let layers = TransactionLock.with { layoutBuckets.joined().compactMap { $0?.takeUnretainedValue() } }
        Self.tellLoop(layers.prefix(5).map(\.loopDescription), givenUp: "for this commit")
        TransactionLock.with {
            for layer in layoutBuckets.joined().compactMap({ $0?.takeUnretainedValue() }) {
                forgetLayout(layer)
                layer.state.subtract(.needsLayout)
            }
            for i in layoutBuckets.indices { layoutBuckets[i] = [] }
            shallowest = .max
        }
    }

    /// Says who still asks for layout after `returnLimit` passes, to the developer and in the trace.
    static func tellLoop(_ names: [String], givenUp: String) {
        let names = names.joined(separator: ", ")
        let message = """
            Layout loop: after \(CommitPass.returnLimit) passes these still ask for layout: \(names). \
            A layoutSubviews or layoutSublayers that changes its own or an ancestor's bounds, or calls setNeedsLayout, \
            on every call never settles. Layout is given up \(givenUp).
            """
        Diagnostics.report(message)
        PorticoTrace.instant(.phase, "layout loop", detail: names)
    }

    // MARK: 2. Display

    func display() {
        // Layers marked while others draw are appended, and reached.
        var i = 0
        while let layer = TransactionLock.with({ nextToDisplay(&i) }) { layer.displayIfNeeded() }
    }

    // MARK: 3. Prepare

    /// Animations get their begin.
    func prepare(at now: Double) {
        let preparing = TransactionLock.with { self.preparing.map { $0.takeUnretainedValue() } }
        for layer in preparing { layer.prepareForCommit() }
        TransactionLock.with {
            for i in animationsAdded.indices {
                animationsAdded[i].record = LayerAnimation.resolveBegin(animationsAdded[i], at: now)
            }
        }
    }

    // MARK: 4. Commit

    func commit() {
        guard let transaction = TransactionLock.with({ takeTransaction() }) else { return }
        onCommit(transaction)
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

    /// Puts the layers next below a depth that want layout, else the topmost, into `layingOut`, and returns their depth. They are taken
    /// out, so that whoever is marked during layout begins the bucket anew.
    func takeNextLayout(below above: Int) -> Int? {
        guard layoutCount > 0 else {
            shallowest = .max
            return nil
        }
        var depth = max(above + 1, shallowest)
        while depth < layoutBuckets.count, layoutBuckets[depth].isEmpty { depth += 1 }
        if depth >= layoutBuckets.count {
            depth = shallowest
            while depth < layoutBuckets.count, layoutBuckets[depth].isEmpty { depth += 1 }
            guard depth < layoutBuckets.count else { return nil }
        }
        for i in layoutBuckets[depth].indices {
            guard let layer = layoutBuckets[depth][i]?.takeUnretainedValue() else { continue }
            layingOut.append(layer)
            if layer.layoutIndex >= 0 {
                layer.layoutIndex = -1
                layoutCount -= 1
            }
        }
        layoutBuckets[depth].removeAll(keepingCapacity: layoutBuckets[depth].count <= Self.keptLayouts)
        while shallowest <= depth, layoutBuckets[shallowest].isEmpty { shallowest += 1 }
        return depth
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
