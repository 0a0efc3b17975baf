import Foundation
import PorticoRenderModel

extension RenderTree {
    /// Takes over what a commit changed. Nothing is sampled or drawn yet.
    package func apply(_ transaction: LayerTransaction) {
        // A transition begins with what is seen before anything of its transaction is.
        for added in transaction.animationsAdded {
            if case .transition(let record) = added.record.kind, let node = self[added.layer] {
                node.transition = LayerTransition(
                    added.record.id, record, planner?.oldPicture(of: node, record.kind), page: node.values.bounds)
            }
        }
        for id in transaction.removed { remove(id) }
        for change in transaction.changed { apply(change) }
        if !transaction.root.isNone, let root = self[transaction.root], root.parent == nil {
            insert(root, into: top, at: top.children.count)
        }
        for edit in transaction.edits { apply(edit) }
        for change in transaction.changed where change.changes.contains(LayerChanges(.mask)) { linkMask(change.id) }
        for removed in transaction.animationsRemoved {
            if let node = self[removed.layer] { removeAnimation(removed.animation, of: node) }
        }
        for added in transaction.animationsAdded {
            if let node = self[added.layer] { addAnimation(added.record, to: node) }
        }
    }

    /// Back to front; roots not named stay behind these.
    func orderRoots(_ ids: [LayerID]) {
        let named = ids.compactMap { id in top.children.first { $0.id == id } }
        let rest = top.children.filter { child in !named.contains { $0 === child } }
        guard !zip(rest + named, top.children).allSatisfy({ $0 === $1 }) else { return }
        top.children = rest + named
        top.depthIsKnown = false
        mark(top, .children)
    }

    private func remove(_ id: LayerID) {
        guard let node = self[id] else { return }
        setNode(nil, id)
        if node.parent === top, let i = top.children.firstIndex(where: { $0 === node }) { take(i, from: top) }
        // Elsewhere the parent's list is edited by position; a parent that goes too takes its list along.
        node.isPlanned = false
        for child in node.children where child.parent === node {
            child.parent = nil
            child.isPlanned = false
        }
        if let mask = node.mask, mask.parent === node { mask.parent = nil }
        // Each layer goes by itself: a chain of them would end as deep as it is.
        (node.children, node.byDepth, node.mask) = ([], nil, nil)
        // Whoever still knows it: the pictures that it showed are not kept for that.
        node.backdrop = nil
        node.transition = nil
    }

    private func apply(_ change: LayerTransaction.Change) {
        guard let node = self[change.id] else {
            let node = RenderNode(id: change.id, values: change.properties)
            node.contentsStamp = stamp()
            if change.properties.extrasBox?.value.timing != nil { noteLayerClock() }
            setNode(node, change.id)
            notePayload(node)
            return
        }
        if change.changes.contains(.timing) { noteLayerClock() }
        if change.changes.contains(.contents) {
            node.contentsStamp = stamp()
            note(change.properties.contents?.changedRect, node)
        }
        let old = node.values
        // Animations go over it at the next sampling; what none of them touches must not wait for a difference there.
        node.animations?.model = change.properties
        node.values = change.properties
        var changes = change.changes
        if old.opacity < 1 { changes.formUnion(.opacity) }
        if old.masksToBounds != node.values.masksToBounds { changes.formUnion(LayerChanges(.masksToBounds)) }
        mark(node, changed: changes)
    }

    /// Part of the contents changed: remembered until the next plan, where several commits may have met.
    private func note(_ rect: CGRect?, _ node: RenderNode) {
        guard let rect else {
            node.changedTexels = .everything
            return
        }
        let texels = PixelRect(
            x0: Int32(pixels: rect.minX.rounded(.down)), y0: Int32(pixels: rect.minY.rounded(.down)),
            x1: Int32(pixels: rect.maxX.rounded(.up)), y1: Int32(pixels: rect.maxY.rounded(.up)))
        node.changedTexels = node.changedTexels.map { $0.union(texels) } ?? texels
    }

    private func apply(_ edit: LayerTransaction.TreeEdit) {
        switch edit {
        case .replaceAll(let parent, let children):
            guard let parent = self[parent] else { return }
            for child in parent.children where child.parent === parent {
                child.parent = nil
            }
            let old = parent.children
            parent.children = children.compactMap { self[$0] }
            for child in parent.children { adopt(child, by: parent, isNew: !child.isPlanned) }
            for child in old where child.parent == nil { child.isPlanned = false }
            relist(parent)
        case .insert(let parent, let child, let index):
            guard let parent = self[parent], let child = self[child] else { return }
            insert(child, into: parent, at: index)
        case .remove(let parent, let child, let index):
            guard let parent = self[parent] else { return }
            var place = index
            if !(parent.children.indices.contains(place) && parent.children[place].id == child) {
                guard let found = parent.children.firstIndex(where: { $0.id == child }) else { return }
                place = found
            }
            take(place, from: parent)
        }
    }

    /// All of a parent's children are planned anew.
    private func relist(_ parent: RenderNode) {
        parent.depthIsKnown = false
        parent.byDepth = nil
        parent.version &+= 1
        mark(parent, .children)
    }

    private func take(_ place: Int, from parent: RenderNode) {
        let isDone = planner?.willRemove(at: place, from: parent) ?? false
        let node = parent.children.remove(at: place)
        if node.parent === parent { node.parent = nil }
        node.isPlanned = false
        if isDone {
            touch(parent)
        } else {
            relist(parent)
        }
    }

    private func insert(_ child: RenderNode, into parent: RenderNode, at index: Int) {
        let place = min(max(index, 0), parent.children.count)
        parent.children.insert(child, at: place)
        adopt(child, by: parent, isNew: true)
        let isPlain =
            parent.depthIsKnown && !parent.isSpatial && child.values.zPosition == 0 && !child.values.leavesPlane
        if isPlain, let planner, planner.didInsert(child, into: parent, at: place) {
            touch(parent)
            mark(child, .subtree)
        } else {
            relist(parent)
        }
    }

    private func adopt(_ child: RenderNode, by parent: RenderNode, isNew: Bool) {
        // A root that becomes somebody's child stops being one.
        if child.parent === top, parent !== top, let i = top.children.firstIndex(where: { $0 === child }) {
            take(i, from: top)
        }
        child.parent = parent
        if isNew { child.isPlanned = false }
    }

    private func linkMask(_ id: LayerID) {
        guard let node = self[id] else { return }
        let mask = self[node.values.mask]
        if node.mask === mask { return }
        if let old = node.mask, old.parent === node { old.parent = nil }
        node.mask = mask
        mask?.parent = node
        mask?.isPlanned = false
        node.version &+= 1
        mark(node, .subtree)
    }
}
