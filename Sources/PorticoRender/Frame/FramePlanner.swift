import PorticoRenderModel

/// Keeps the frame plan in step with the render tree, redoing only what changed.
///
/// A layer knows where its quads stand, counted from its parent's first. When a changed layer emits as many quads as before,
/// they are replaced in place: the cost is that layer's (with what is below, if it moved), whatever the size of the tree.
/// Else the plan is put together anew, where unchanged subtrees are copied as blocks: one copy a child along the changed paths.
///
/// - From: `RenderTree.sample`.
/// - To: `FramePlan`, `FrameDamage`.
final class FramePlanner {
    let tree: RenderTree
    private(set) var plan = FramePlan()
    /// Where `emit` puts quads: a patch for the plan, or the next plan. Storage is kept from frame to frame.
    var out = FramePlan()
    private var work: [RenderNode] = []
    /// Given to each quad: counts the copies where a layer is drawn more than once.
    var instance: UInt16 = 0

    init(tree: RenderTree) { self.tree = tree }

    func planFromNothing() {
        tree.dirtyNodes.removeAll(keepingCapacity: true)
        plan.removeAll()
        tree.top.dirty = .subtree
        _ = rebuild()
    }

    /// Brings the plan up to date and says which pixels that changes.
    func update() -> FrameDamage {
        var damage = FrameDamage()
        if tree.dirtyNodes.isEmpty { return damage }
        swap(&work, &tree.dirtyNodes)
        defer { work.removeAll(keepingCapacity: true) }

        if work.contains(where: { $0.dirty.contains(.children) && isInPlan($0) }) { return rebuild() }
        // A dirty ancestor may have redone a node by the time its turn comes.
        for node in work where !node.dirty.isDisjoint(with: [.own, .subtree]) && isInPlan(node) {
            guard patch(node, &damage) else {
                // Some are patched already and count; the rest follow from comparing the plans.
                damage.add(rebuild())
                return damage
            }
        }
        for node in work { settle(node) }
        return damage
    }

    /// Whether the node's notes hold, and nobody above redoes it anyway.
    private func isInPlan(_ node: RenderNode) -> Bool {
        var node = node
        guard node === tree.top || node.isPlanned else { return false }
        while let parent = node.parent {
            if !parent.isPlanned || parent.skipsChildren || parent.dirty.contains(.subtree) { return false }
            node = parent
        }
        return node === tree.top
    }

    private func settle(_ node: RenderNode) {
        node.changedTexels = nil
        node.dirty = []
        var above = node.parent
        while let next = above, next.dirty.contains(.below) {
            next.dirty.subtract(.below)
            above = next.parent
        }
    }

    private func firstQuad(of node: RenderNode) -> Int {
        var sum = 0
        var next: RenderNode? = node
        while let node = next {
            sum += Int(node.planOffset)
            next = node.parent
        }
        return sum
    }

    // MARK: In place

    private func patch(_ node: RenderNode, _ damage: inout FrameDamage) -> Bool {
        guard let parent = node.parent else { return false }
        out.removeAll()
        let start = firstQuad(of: node)
        if node.dirty.isDisjoint(with: .subtree), !node.isFader, node.leadCount >= 0 {
            let style = LayerStyle(node, in: parent.childContext, parent: parent)
            if style.isVisible && !style.isGroup {
                emitLead(node, style)
                let lead = out.count
                emitTrail(node, style)
                guard lead == Int(node.leadCount), out.count - lead == Int(node.trailCount) else { return false }
                let tail = start + Int(node.planCount) - (out.count - lead)
                for i in 0..<out.count { replace(i < lead ? start + i : tail + i - lead, out.quads[i], node, &damage) }
                return true
            }
        }
        let count = Int(node.planCount)
        emit(
            node, in: parent.childContext, parent: parent, oldStart: 0, newStart: -Int(node.planOffset), isForced: true)
        guard out.count == count else {
            // What is below has new notes, so none of the old may be copied.
            node.dirty.formUnion(.subtree)
            return false
        }
        for i in 0..<count { replace(start + i, out.quads[i], node, &damage) }
        return true
    }

    private func replace(_ index: Int, _ new: Quad, _ node: RenderNode, _ damage: inout FrameDamage) {
        let old = plan.quads[index]
        if old == new { return }
        plan.set(index, new)
        if old.looksLike(new) { return }
        if let part = changedPart(old, new, node) {
            damage.add(part)
            return
        }
        damage.add(old.bounds)
        damage.add(new.bounds)
    }

    /// Where only a part of the pixels of an image changed, that part.
    private func changedPart(_ old: Quad, _ new: Quad, _ node: RenderNode) -> PixelRect? {
        guard new.kind == .image, new.layer == node.id, let texels = node.changedTexels,
            new.flags.contains(.direct), old.image.width == new.image.width, old.image.height == new.image.height
        else { return nil }
        var same = old
        same.image = new.image
        guard same == new else { return nil }
        if texels == .everything { return nil }
        return PixelRect(
            x0: texels.x0 - new.offsetX, y0: texels.y0 - new.offsetY, x1: texels.x1 - new.offsetX,
            y1: texels.y1 - new.offsetY
        ).intersection(new.bounds)
    }

    // MARK: Anew

    private func rebuild() -> FrameDamage {
        out.removeAll()
        let top = tree.top
        let force = top.dirty.contains(.subtree)
        for child in top.drawOrder {
            emit(child, in: top.childContext, parent: top, oldStart: 0, newStart: 0, isForced: force)
        }
        top.dirty = []
        var damage = FrameDamage()
        damage.addDifference(from: plan, to: out)
        swap(&plan, &out)
        return damage
    }

    /// Emits a layer and what is below it, or copies what it emitted last.
    func emit(
        _ node: RenderNode, in context: PlanContext, parent: RenderNode, oldStart: Int, newStart: Int, isForced: Bool
    ) {
        let start = out.count
        let old = oldStart + Int(node.planOffset)
        if !isForced && node.isPlanned && node.dirty.isEmpty {
            out.append(old..<(old + Int(node.planCount)), of: plan)
            node.planOffset = Int32(start - newStart)
            return
        }
        let style = LayerStyle(node, in: context, parent: parent)
        let force = isForced || !node.isPlanned || node.dirty.contains(.subtree) || style.isFader || node.isFader
        node.planOffset = Int32(start - newStart)
        node.isPlanned = true
        node.dirty = []
        node.changedTexels = nil
        node.isFader = style.isFader
        node.skipsChildren = !style.isVisible || style.inner.clip.isEmpty
        node.childContext = style.inner
        (node.leadCount, node.trailCount) = (0, 0)
        if style.isVisible {
            if style.isGroup { out.append(groupBegin(node, style)) }
            emitLead(node, style)
            node.leadCount = Int32(out.count - start)
            if !node.skipsChildren {
                for child in node.drawOrder {
                    emit(child, in: style.inner, parent: node, oldStart: old, newStart: start, isForced: force)
                }
            }
            let trail = out.count
            emitTrail(node, style)
            if style.isGroup { endGroup(node, style, start: start, old: old) }
            node.trailCount = Int32(max(out.count - trail, 0))
        }
        node.planCount = Int32(out.count - start)
    }

    private func groupBegin(_ node: RenderNode, _ style: LayerStyle) -> Quad {
        var quad = makeQuad(node, Quad.Part.groupBegin.rawValue, .groupBegin)
        quad.alpha = style.groupAlpha
        if style.masksShape {
            style.place(&quad, style.bounds, clip: style.clip, isRounded: true)
            quad.flags.formUnion(.clips)
        }
        return quad
    }

    /// Closes the group, or does without: one quad can be faded by itself.
    private func endGroup(_ node: RenderNode, _ style: LayerStyle, start: Int, old: Int) {
        if let mask = node.mask {
            var quad = makeQuad(node, Quad.Part.maskBegin.rawValue, .maskBegin)
            let begin = out.count
            out.append(quad)
            emit(mask, in: style.inner, parent: node, oldStart: old, newStart: start, isForced: true)
            let count = Int32(out.count - begin - 1)
            quad.bounds = style.inner.clip
            quad.count = count
            out.set(begin, quad)
            quad.part = Quad.Part.maskEnd.rawValue
            quad.kind = .maskEnd
            out.append(quad)
        }
        let count = out.count - start - 1
        if !style.masksShape && node.mask == nil {
            if count == 0 {
                out.removeLast(1)
                return
            }
            if count == 1 {
                var only = out.quads[start + 1]
                only.fade(style.groupAlpha)
                out.removeLast(2)
                out.append(only)
                return
            }
        }
        var begin = out.quads[start]
        if !style.masksShape {
            var bounds = PixelRect.empty
            for i in (start + 1)..<out.count where out.quads[i].kind != .maskBegin && out.quads[i].kind != .maskEnd {
                bounds = bounds.union(out.quads[i].bounds)
            }
            begin.bounds = bounds
        }
        begin.count = Int32(count)
        out.set(start, begin)
        begin.part = Quad.Part.groupEnd.rawValue
        begin.kind = .groupEnd
        out.append(begin)
    }
}

extension Quad {
    mutating func fade(_ by: UInt8) {
        if by == 255 { return }
        flags.subtract(.opaque)
        switch kind {
        case .image, .gradient:
            alpha = UInt8((Int(alpha) * Int(by) + 127) / 255)
        default:
            var faded: UInt32 = 0
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                faded |= ((((color >> shift) & 255) * UInt32(by) + 127) / 255) << shift
            }
            color = faded
        }
    }
}
