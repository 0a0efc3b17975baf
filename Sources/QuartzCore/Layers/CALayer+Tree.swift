import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    final var currentSublayers: [CALayer]? {
        if state.contains(.isPresentation), let model = cold?.model {
            return model.sublayers?.map { $0.presentation() ?? $0 }
        }
        return storedSublayers.isEmpty ? nil : storedSublayers
    }

    final var currentSuperlayer: CALayer? {
        if state.contains(.isPresentation), let model = cold?.model {
            return model.storedSuperlayer.map { $0.presentation() ?? $0 }
        }
        return storedSuperlayer
    }

    /// Puts `layer` at `index` of the list as it is before the call; beyond the end means at the end. A layer that is already here moves.
    final func insert(_ layer: CALayer, at index: Int) {
        checkCanAdd(layer)
        var index = min(max(index, 0), storedSublayers.count)
        if layer.storedSuperlayer === self {
            let old = indexOfSublayer(layer)
            if index > old { index -= 1 }
            if index == old { return }
            let locked = lockIfElsewhere()
            storedSublayers.remove(at: old)
            storedSublayers.insert(layer, at: index)
            layer.siblingHint = Int32(truncatingIfNeeded: index)
            forgetMarkedPlaces()
            recordRemoval(of: layer, at: old)
            recordInsertion(of: layer, at: index)
            if locked { TransactionLock.unlock() }
            return
        }
        // The old superlayer's list must not keep it alive alone while it moves.
        if layer.storedSuperlayer != nil || layer.state.contains(.isMask) { layer.removeFromSuperlayer() }
        let locked = lockIfElsewhere()
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
        if let context { layer.attach(to: context, depth: depth + 1) }
        recordInsertion(of: layer, at: index)
        setNeedsLayout()
        if locked { TransactionLock.unlock() }
        if mayAnswerActions { runAction(named: "sublayers") }
        if layer.mayAnswerActions, !layer.properties.isHidden { layer.runAction(named: kCAOnOrderIn) }
    }

    final func insert(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling, sibling !== layer else { return insert(layer, at: 0) }
        guard sibling.storedSuperlayer === self else { notASublayer(sibling, "insertSublayer:below:") }
        insert(layer, at: indexOfSublayer(sibling))
    }

    final func insert(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling, sibling !== layer else { return insert(layer, at: storedSublayers.count) }
        guard sibling.storedSuperlayer === self else { notASublayer(sibling, "insertSublayer:above:") }
        insert(layer, at: indexOfSublayer(sibling) + 1)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old.storedSuperlayer === self, old !== new else { return }
        checkCanAdd(new)
        if new.storedSuperlayer === self { new.removeFromSuperlayer() }
        let index = indexOfSublayer(old)
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    final func replaceSublayers(with new: [CALayer]) {
        if storedSublayers.elementsEqual(new, by: ===) { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        // From the end, where leaving costs nothing.
        for layer in storedSublayers.reversed() where !kept.contains(ObjectIdentifier(layer)) {
            layer.removeFromSuperlayer()
        }
        for (index, layer) in new.enumerated() { insert(layer, at: index) }
    }

    final func leaveSuperlayer() {
        guard let parent = storedSuperlayer else { return }
        if state.contains(.isMask) {
            if parent.cold?.mask === self { parent.mask = nil }
            return
        }
        if mayAnswerActions, !properties.isHidden { runAction(named: kCAOnOrderOut) }
        let locked = lockIfElsewhere()
        let index = parent.indexOfSublayer(self)
        // Kept alive through the call by the caller or by this.
        withExtendedLifetime(self) {
            parent.storedSublayers.remove(at: index)
            if index < parent.storedSublayers.count { parent.forgetMarkedPlaces() }
            parent.recordLeaving(of: self, at: index)
            storedSuperlayer = nil
            if context != nil { detach() }
            parent.setNeedsLayout()
        }
        if locked { TransactionLock.unlock() }
        if parent.mayAnswerActions { parent.runAction(named: "sublayers") }
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
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer {
                fatalError(
                    """
                    CALayerInvalid: layer \(layer.description) is a part of cycle in its layer tree: it cannot be added \
                    to \(description), which is \(layer === self ? "itself" : "below it")
                    """)
            }
            ancestor = current.storedSuperlayer
        }
    }

    private func notASublayer(_ sibling: CALayer, _ selector: String) -> Never {
        fatalError(
            """
            CALayerInvalid: -[\(type(of: self)) \(selector)]: sibling \(sibling.description) is not a sublayer of \
            \(description)
            """)
    }

    // MARK: What a commit is told about the list

    private func recordInsertion(of layer: CALayer, at index: Int) {
        record(.insert(parent: id, child: layer.id, at: index))
    }

    private func recordRemoval(of layer: CALayer, at index: Int) {
        // The render side never knew a layer that has not been committed; the whole list is simpler than a list of ghosts.
        record(layer.state.contains(.committed) ? .remove(parent: id, child: layer.id, at: index) : nil)
    }

    /// A layer that leaves takes its id along, and edits that name it do nothing: one that had put it somewhere would leave a gap in
    /// the places of those after it. Then only the whole list will do.
    private func recordLeaving(of layer: CALayer, at index: Int) {
        let wasPut =
            cold?.listEdits?.contains {
                if case .insert(_, layer.id, _) = $0 { true } else { false }
            } ?? false
        if wasPut { record(nil) } else { recordRemoval(of: layer, at: index) }
    }

    private func record(_ edit: LayerTransaction.TreeEdit?) {
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

    /// Joins a context with everything below: each layer gets an id and is committed whole.
    final func attach(to context: LayerContext, depth: Int32) {
        self.context = context
        self.depth = depth
        id = LayerID.acquire()
        dirtyChanges = .all
        state.subtract(.committed)
        context.enqueue(self)
        if state.contains(.needsLayout) { context.enqueueLayout(self) }
        if state.contains(.preparesForCommit) { context.preparing.append(Unmanaged.passUnretained(self)) }
        if let cold {
            if let mask = cold.mask {
                mask.attach(to: context, depth: depth + 1)
                properties.extras.mask = mask.id
            }
            for animation in cold.animations {
                context.add(.init(layer: id, record: animation.record))
            }
        }
        for layer in storedSublayers { layer.attach(to: context, depth: depth + 1) }
    }

    /// Leaves the context with everything below.
    final func detach() {
        guard let context else { return }
        context.forget(self)
        if state.contains(.preparesForCommit) { context.preparing.removeAll { $0.takeUnretainedValue() === self } }
        self.context = nil
        TransactionLock.lock()
        if state.contains(.committed) { context.removed.append(id) } else { context.abandoned.append(id) }
        if let cold, !cold.animations.isEmpty {
            let ids = Set(cold.animations.map(\.id))
            context.animationsAdded.removeAll { ids.contains($0.record.id) }
            TransactionThread.current.orphans.append(self)
        }
        TransactionLock.unlock()
        context.noteWork()
        cold?.mask?.detach()
        id = .none
        state.subtract(.committed)
        for layer in storedSublayers { layer.detach() }
    }

    final func tearDown() {
        for layer in storedSublayers { layer.storedSuperlayer = nil }
        if let mask = cold?.mask {
            mask.storedSuperlayer = nil
            mask.state.subtract(.isMask)
        }
        if let context {
            context.forget(self)
            if state.contains(.preparesForCommit) { context.preparing.removeAll { $0.takeUnretainedValue() === self } }
        }
        if let cold, !cold.animations.isEmpty, !state.contains(.isPresentation) {
            for animation in cold.animations { animation.finish(false) }
        }
    }

    // MARK: Mask

    final func storeMask(_ new: CALayer?) {
        let old = cold?.mask
        if old === new { return }
        if let new {
            checkCanAdd(new)
            new.removeFromSuperlayer()
        }
        let action = actionBeforeChange(of: .mask)
        if let old {
            old.storedSuperlayer = nil
            old.state.subtract(.isMask)
            old.detach()
        }
        coldStorage.mask = new
        if let new {
            new.storedSuperlayer = self
            new.state.insert(.isMask)
            if let context { new.attach(to: context, depth: depth + 1) }
        }
        properties.extras.mask = new?.id ?? .none
        markChanged(.mask)
        if let action { action.run(for: .mask, of: self) }
    }
}
