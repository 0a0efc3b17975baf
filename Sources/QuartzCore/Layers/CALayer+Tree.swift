import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    final var currentSublayers: [CALayer]? {
        let (model, layers) = TransactionLock.with { (cold?.model, storedSublayers) }
        if let model { return model.sublayers?.map { $0.presentation() ?? $0 } }
        return layers.isEmpty ? nil : layers
    }

    final var currentSuperlayer: CALayer? {
        let (isCopy, layer) = TransactionLock.with {
            (cold?.model != nil, cold?.model.map(\.storedSuperlayer) ?? storedSuperlayer)
        }
        return isCopy ? layer.map { $0.presentation() ?? $0 } : layer
    }

    /// Puts `layer` at `index` of the list as it is before the call; beyond the end means at the end. A layer that is already here moves.
    final func insertLayer(_ layer: CALayer, at index: Int) {
        TransactionLock.lock()
        checkCanAdd(layer)
        var index = min(max(index, 0), storedSublayers.count)
        if layer.storedSuperlayer === self {
            defer { TransactionLock.unlock() }
            let old = indexOfSublayer(layer)
            if index > old { index -= 1 }
            if index == old { return }
            storedSublayers.remove(at: old)
            storedSublayers.insert(layer, at: index)
            layer.siblingHint = Int32(truncatingIfNeeded: index)
            forgetMarkedPlaces()
            recordRemoval(of: layer, at: old)
            recordInsertion(of: layer, at: index)
            return
        }
        // The old superlayer's list must not keep it alive alone while it moves.
        if layer.storedSuperlayer != nil || layer.state.contains(.isMask) {
            TransactionLock.unlock()
            layer.removeFromSuperlayer()
            TransactionLock.lock()
            index = min(index, storedSublayers.count)
        }
        if index == storedSublayers.count {
            storedSublayers.append(layer)
        } else {
            storedSublayers.insert(layer, at: index)
            forgetMarkedPlaces()
        }
        layer.siblingHint = Int32(truncatingIfNeeded: index)
        layer.storedSuperlayer = self
        if layer.properties.zPosition != 0 { state.insert(.sortsSublayers) }
        if !layer.state.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { layer.noteNeedsLayoutAbove() }
        if let context { layer.attachTree(to: context, depth: depth + 1) }
        recordInsertion(of: layer, at: index)
        let (asksHere, asksLayer) = (mayAnswerActions, layer.mayAnswerActions && !layer.properties.isHidden)
        let isLayingOut = state.contains(.isLayingOut)
        TransactionLock.unlock()
        if !isLayingOut { setNeedsLayout() }
        if asksHere { runAction(named: "sublayers") }
        if asksLayer { layer.runAction(named: kCAOnOrderIn) }
    }

    final func insertLayer(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling, sibling !== layer else { return insertLayer(layer, at: 0) }
        insertLayer(layer, at: index(ofSibling: sibling, "insertSublayer:below:"))
    }

    final func insertLayer(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling, sibling !== layer else { return insertLayer(layer, at: .max) }
        insertLayer(layer, at: index(ofSibling: sibling, "insertSublayer:above:") + 1)
    }

    private func index(ofSibling sibling: CALayer, _ selector: String) -> Int {
        TransactionLock.with {
            guard sibling.storedSuperlayer === self else { notASublayer(sibling, selector) }
            return indexOfSublayer(sibling)
        }
    }

    final func replaceLayer(_ old: CALayer, with new: CALayer) {
        let (isHere, newIsHere) = TransactionLock.with {
            let isHere = old.storedSuperlayer === self && old !== new
            if isHere { checkCanAdd(new) }
            return (isHere, new.storedSuperlayer === self)
        }
        guard isHere else { return }
        if newIsHere { new.removeFromSuperlayer() }
        let index = TransactionLock.with { indexOfSublayer(old) }
        old.removeFromSuperlayer()
        insertLayer(new, at: index)
    }

    final func replaceSublayers(with new: [CALayer]) {
        let old = TransactionLock.with { storedSublayers }
        if old.elementsEqual(new, by: ===) { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        // From the end, where leaving costs nothing.
        for layer in old.reversed() where !kept.contains(ObjectIdentifier(layer)) {
            layer.removeFromSuperlayer()
        }
        for (index, layer) in new.enumerated() { insertLayer(layer, at: index) }
    }

    final func leaveSuperlayer() {
        TransactionLock.lock()
        guard let parent = storedSuperlayer else { return TransactionLock.unlock() }
        if state.contains(.isMask) {
            let isCurrent = parent.cold?.mask === self
            TransactionLock.unlock()
            if isCurrent { parent.mask = nil }
            return
        }
        if mayAnswerActions, !properties.isHidden {
            TransactionLock.unlock()
            runAction(named: kCAOnOrderOut)
            TransactionLock.lock()
            guard storedSuperlayer === parent else { return TransactionLock.unlock() }
        }
        let index = parent.indexOfSublayer(self)
        // Kept alive through the call by the caller or by this.
        withExtendedLifetime(self) {
            parent.storedSublayers.remove(at: index)
            if index < parent.storedSublayers.count { parent.forgetMarkedPlaces() }
            parent.recordLeaving(of: self, at: index)
            storedSuperlayer = nil
            if context != nil { detachTree() }
        }
        let (asksParent, isLayingOut) = (parent.mayAnswerActions, parent.state.contains(.isLayingOut))
        TransactionLock.unlock()
        if !isLayingOut { parent.setNeedsLayout() }
        if asksParent { parent.runAction(named: "sublayers") }
    }

    /// Looks around the place where it was last seen.
    final func indexOfSublayer(_ layer: CALayer) -> Int {
        let count = storedSublayers.count
        var low = min(Int(layer.siblingHint), count - 1)
        var high = low + 1
        while low >= 0 || high < count {
            if low >= 0 {
                if storedSublayers[low] === layer {
                    layer.siblingHint = Int32(truncatingIfNeeded: low)
                    return low
                }
                low -= 1
            }
            if high < count {
                if storedSublayers[high] === layer {
                    layer.siblingHint = Int32(truncatingIfNeeded: high)
                    return high
                }
                high += 1
            }
        }
        preconditionFailure("\(layer) is not in the sublayers of \(self)")
    }

    private func checkCanAdd(_ layer: CALayer) {
        // Below a layer that holds none there is nobody: layers that are added each to the last cost no walk to the top.
        if layer !== self, layer.storedSublayers.isEmpty, layer.cold?.mask == nil { return }
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer {
                FatalException.layer.raise(
                    """
                    layer \(layer.description) is a part of cycle in its layer tree: it cannot be added \
                    to \(description), which is \(layer === self ? "itself" : "below it")
                    """)
            }
            ancestor = current.storedSuperlayer
        }
    }

    private func notASublayer(_ sibling: CALayer, _ selector: String) -> Never {
        FatalException.layer.raise(
            """
            -[\(type(of: self)) \(selector)]: sibling \(sibling.description) is not a sublayer of \
            \(description)
            """)
    }

    // MARK: What a commit is told about the list; with the lock

    private func recordInsertion(of layer: CALayer, at index: Int) {
        recordEdit(.insert(parent: id, child: layer.id, at: index))
    }

    private func recordRemoval(of layer: CALayer, at index: Int) {
        // The render side never knew a layer that has not been committed; the whole list is simpler than a list of ghosts.
        recordEdit(layer.state.contains(.committed) ? .remove(parent: id, child: layer.id, at: index) : nil)
    }

    /// A layer that leaves takes its id along, and edits that name it do nothing: one that had put it somewhere would leave a gap in
    /// the places of those after it. Then only the whole list will do.
    private func recordLeaving(of layer: CALayer, at index: Int) {
        let wasPut =
            cold?.listEdits?.contains {
                if case .insert(_, layer.id, _) = $0 { true } else { false }
            } ?? false
        if wasPut { recordEdit(nil) } else { recordRemoval(of: layer, at: index) }
    }

    private func recordEdit(_ edit: LayerTransaction.TreeEdit?) {
        guard context != nil else { return }
        if state.contains(.committed) {
            let cold = coldStorage
            if let edit, cold.listEdits != nil {
                cold.listEdits!.append(edit)
                let count = cold.listEdits!.count
                if count > 8, count * 4 > storedSublayers.count { cold.listEdits = nil }
            } else {
                cold.listEdits = nil
            }
        }
        markChanged(.sublayers)
    }

    // MARK: Attaching

    /// Joins a context with everything below: each layer gets an id and is committed whole. Called with the lock.
    final func attachTree(to context: LayerContext, depth: Int32) {
        self.context = context
        self.depth = depth
        id = LayerID.acquire()
        dirtyChanges = .all
        state.subtract(.committed)
        context.enqueueLayer(self)
        if state.contains(.needsLayout) { context.enqueueLayout(self) }
        if state.contains(.preparesForCommit) { context.preparing.append(Unmanaged.passUnretained(self)) }
        if let cold {
            if let mask = cold.mask {
                DeepStack.run { mask.attachTree(to: context, depth: depth + 1) }
                properties.mask = mask.id
            }
            for animation in cold.animations {
                context.addAnimation(.init(layer: id, record: animation.record))
            }
        }
        DeepStack.each(storedSublayers) { $0.attachTree(to: context, depth: depth + 1) }
    }

    /// Leaves the context with everything below. Called with the lock.
    final func detachTree() {
        guard let context else { return }
        context.forgetLayer(self)
        if state.contains(.preparesForCommit) { context.preparing.removeAll { $0.takeUnretainedValue() === self } }
        self.context = nil
        if state.contains(.committed) { context.removed.append(id) } else { context.abandoned.append(id) }
        if let cold, !cold.animations.isEmpty {
            let ids = Set(cold.animations.map(\.id))
            context.animationsAdded.removeAll { ids.contains($0.record.id) }
            TransactionThread.current.orphans.append(self)
        }
        context.noteWork()
        if let mask = cold?.mask { DeepStack.run { mask.detachTree() } }
        id = .none
        state.subtract(.committed)
        DeepStack.each(storedSublayers) { $0.detachTree() }
    }

    final func tearDown() {
        // Nobody knows of most layers any more.
        if context == nil, storedSublayers.isEmpty, cold == nil { return }
        TransactionLock.lock()
        for layer in storedSublayers { layer.storedSuperlayer = nil }
        if let mask = cold?.mask {
            mask.storedSuperlayer = nil
            mask.state.subtract(.isMask)
        }
        if let context {
            context.forgetLayer(self)
            if state.contains(.preparesForCommit) { context.preparing.removeAll { $0.takeUnretainedValue() === self } }
        }
        let animations = state.contains(.isPresentation) ? [] : cold?.animations ?? []
        for animation in animations { animation.forgetLayer() }
        TransactionLock.unlock()
        for animation in animations { animation.finishAnimation(false) }
        // Not by the compiler after this, which would go as deep as the tree.
        guard !storedSublayers.isEmpty || cold?.mask != nil else { return }
        DeepStack.run {
            storedSublayers = []
            cold?.mask = nil
        }
    }

    // MARK: Mask

    final func storeMask(_ new: CALayer?) {
        TransactionLock.lock()
        // Outlives the lock: its end may call an app.
        let old = cold?.mask
        defer { withExtendedLifetime(old) {} }
        if old === new { return TransactionLock.unlock() }
        if let new {
            checkCanAdd(new)
            TransactionLock.unlock()
            new.removeFromSuperlayer()
            TransactionLock.lock()
        }
        let action = actionBeforeChange(of: .mask)
        if let old {
            old.storedSuperlayer = nil
            old.state.subtract(.isMask)
            old.detachTree()
        }
        coldStorage.mask = new
        if let new {
            new.storedSuperlayer = self
            new.state.insert(.isMask)
            if let context { new.attachTree(to: context, depth: depth + 1) }
        }
        properties.mask = new?.id ?? .none
        markChanged(.mask)
        TransactionLock.unlock()
        if let action { action.run(for: .mask, of: self) }
    }
}
