import PorticoRenderModel
import PorticoTrace

/// Keeps the frame plan in step with the render tree, redoing only what changed.
///
/// A layer knows how many quads it and everything below it have; a parent knows where each child's begin, counted from its own
/// first. So a changed layer's quads are found from its ancestors alone, and new ones, more or fewer, are put in their place: the
/// cost is that layer's (with what is below, if it moved), whatever the size of the tree. What is *atomic* — a group that fades, a
/// picture of layers, layers sorted in depth, copies — is redone as a whole, and its inside is not tracked.
///
/// - From: `RenderTree.apply`, `RenderTree.sample`.
/// - To: `FramePlan`, `FrameDamage`.
final class FramePlanner {
    let tree: RenderTree
    // The render thread's own: nothing to check.
    @exclusivity(unchecked) var plan = FramePlan()
    /// Where `emit` puts quads: what will replace a part of the plan. Storage is kept from frame to frame.
    @exclusivity(unchecked) var out = QuadList()
    @exclusivity(unchecked) private var work: [RenderNode] = []
    /// The parent of the layer that was redone last, where its own quads begin, and that nobody above is redone: brothers and
    /// sisters need not find that out again. Of one update.
    @exclusivity(unchecked) private var family: (parent: ObjectIdentifier, first: Int)?
    @exclusivity(unchecked) var before = ContiguousArray<Quad>()
    /// Drawn as groups, of which some may rather be pictures.
    private var groups: [RenderNode] = []
    /// Show what is below them.
    var backdrops: [RenderNode] = []
    /// Of a picture's planner: a backdrop was emitted since this was set to false.
    var metBackdrop = false
    /// From quads that went when their layers left the tree.
    var removed = FrameDamage()
    /// Given to each quad: counts the copies where a layer is drawn more than once.
    @exclusivity(unchecked) var instance: UInt16 = 0
    /// 0 for the planner of the screen; others plan pictures of layers, and take no notes in the nodes.
    let depth: Int
    /// The part that is emitted now; see `LayerImages`.
    @exclusivity(unchecked) private(set) var generation: UInt32 = 0
    /// Plans pictures of layers that this plan shows.
    private(set) lazy var inner = FramePlanner(tree: tree, depth: depth + 1, allowance: allowance)
    /// One for a planner and those inside of it.
    let allowance: PictureAllowance
    /// Draws them.
    lazy var pictures = CPUCompositor(workers: 1, ground: 0)
    /// Draws what is below a backdrop, and blurs it.
    lazy var blurrer = BackdropBlurrer()

    init(tree: RenderTree, depth: Int = 0, allowance: PictureAllowance = PictureAllowance()) {
        self.tree = tree
        self.depth = depth
        self.allowance = allowance
    }

    /// Whether what it emits is remembered in the nodes.
    var takesNotes: Bool { depth == 0 }

    func planFromNothing() {
        plan.removeAll()
        tree.top.notes.planCount = 0
        tree.top.depthIsKnown = false
        tree.mark(tree.top, .subtree)
        _ = update()
    }

    /// Brings the plan up to date and says which pixels that changes.
    func update() -> FrameDamage {
        var damage = removed
        removed.removeAll()
        allowance.renew()
        if tree.dirtyNodes.isEmpty {
            refreshBackdrops(&damage)
            keepGroups(damage)
            return damage
        }
        swap(&work, &tree.dirtyNodes)
        family = nil
        // Ancestors may be redone because of what is below them.
        for node in work where isInPlan(node) { patch(node, &damage) }
        for node in work { settle(node) }
        work.removeAll(keepingCapacity: true)
        refreshBackdrops(&damage)
        keepGroups(damage)
        return damage
    }

    /// Whether the node is to be redone by itself: its notes hold, and nobody above is redone.
    private func isInPlan(_ node: RenderNode) -> Bool {
        var node = node
        guard node === tree.top || node.notes.isPlanned, !node.dirty.isDisjoint(with: [.own, .subtree, .children])
        else {
            return false
        }
        if let family, let parent = node.parent, ObjectIdentifier(parent) == family.parent { return true }
        while let parent = node.parent {
            if !parent.notes.isPlanned || parent.notes.skipsChildren || parent.notes.isAtomic { return false }
            if !parent.dirty.isDisjoint(with: [.subtree, .children]) { return false }
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

    // MARK: Groups that stand still

    private func watch(_ node: RenderNode) {
        node.notes.groupDraws = 0
        if groups.count < Self.mostGroups, !groups.contains(where: { $0 === node }) { groups.append(node) }
    }

    /// A group that is drawn again and again because of what is around it becomes a picture.
    private func keepGroups(_ damage: FrameDamage) {
        if groups.isEmpty { return }
        if damage.isEmpty { return groups.removeAll { !$0.notes.isPlanned } }
        groups.removeAll { node in
            // One with a single quad or none did without the group.
            guard isShown(node), node.notes.planCount > 2, node.notes.groupVersion == node.version,
                !node.notes.holdsBackdrop
            else {
                return true
            }
            let bounds = plan.entries[firstQuad(of: node)].bounds
            guard damage.rects.contains(where: { $0.intersects(bounds) }) else { return false }
            node.notes.groupDraws += 1
            if node.notes.groupDraws <= Self.drawsOfGroup { return false }
            tree.mark(node, .subtree)
            return true
        }
    }

    /// The draws after which a group that has not changed is kept as a picture.
    private static let drawsOfGroup = 2
    /// More are not watched: looking costs as much as their depth.
    private static let mostGroups = 128
    /// Pictures in pictures in pictures: deeper than this, layers are drawn themselves, and cast no shadow but that of a box (DEV-511).
    private static let deepestPicture = 8
    /// Whether this planner may make one more picture of layers.
    var mayMakePicture: Bool { depth < Self.deepestPicture && allowance.allows(depth: depth) }

    // MARK: Where quads are

    /// Puts one quad in the place of another; the damage is the caller's.
    func set(_ index: Int, _ quad: Quad) { plan.set(index, quad) }

    func firstQuad(of node: RenderNode) -> Int {
        var sum = 0
        var node = node
        while let parent = node.parent {
            sum += Int(parent.notes.starts[parent.place(of: node)])
            node = parent
        }
        return sum
    }

    /// A part of the plan has grown: everything behind it moves on.
    private func grow(_ node: RenderNode, by delta: Int) {
        if delta == 0 { return }
        node.notes.planCount += Int32(delta)
        var node = node
        while let parent = node.parent {
            let place = parent.place(of: node)
            parent.notes.starts.withUnsafeMutableBufferPointer { starts in
                for i in (place + 1)..<max(starts.count, place + 1) { starts[i] += Int32(delta) }
            }
            parent.notes.planCount += Int32(delta)
            node = parent
        }
    }

    /// Groups around a part that has grown say how many quads they have. Call it once the plan and all notes agree. What stands below
    /// a layer that is redone as a whole is left to that.
    func recountGroups(around node: RenderNode, where isSettled: (RenderNode) -> Bool = { _ in true }) {
        var next: RenderNode? = node
        while let node = next {
            if node.notes.isGrouped, isSettled(node) { recount(node) }
            next = node.parent
        }
    }

    private func recount(_ node: RenderNode) {
        let first = firstQuad(of: node), last = first + Int(node.notes.planCount) - 1
        var quad = plan[first]
        quad.count = Int32(last - first - 1)
        plan.set(first, quad)
        quad = plan[last]
        quad.count = Int32(last - first - 1)
        plan.set(last, quad)
    }

    // MARK: One layer

    private func patch(_ node: RenderNode, _ damage: inout FrameDamage) {
        begin()
        guard let parent = node.parent else {
            emitTop(node)
            splice(0..<plan.count, of: node, damage: &damage, with: 0..<out.count)
            node.notes.planCount = Int32(out.count)
            return
        }
        // What a patch changes above its layer is behind the layer's quads, and in nobody's notes of where its parent begins.
        if family?.parent != ObjectIdentifier(parent) { family = (ObjectIdentifier(parent), firstQuad(of: parent)) }
        let start = family!.first + Int(parent.notes.starts[parent.place(of: node)])
        if node.dirty.isDisjoint(with: [.subtree, .children]), !node.notes.isAtomic {
            let style = LayerStyle(node, in: parent.notes.childContext, parent: parent)
            let showsChildren = style.isVisible && !node.notes.skipsChildren && style.rasterScale == nil
            if showsChildren, !style.isAtomic, style.isGroup == node.notes.isGrouped {
                patchOwn(node, style: style, from: start, damage: &damage)
                return
            }
        }
        let old = Int(node.notes.planCount)
        emit(node, in: parent.notes.childContext, parent: parent, isRoot: true)
        node.notes.planCount = Int32(old)
        splice(start..<(start + old), of: node, damage: &damage, with: 0..<out.count)
        if old != out.count {
            grow(node, by: out.count - old)
            recountGroups(around: parent)
        }
    }

    /// The layer's own quads, before and after those of its children, which stay.
    private func patchOwn(_ node: RenderNode, style: LayerStyle, from start: Int, damage: inout FrameDamage) {
        if style.isGroup { out.append(groupBegin(node, style)) }
        emitLead(node, style)
        let lead = out.count
        emitTrail(node, style)
        if style.isGroup { endGroup(node, style, start: 0) }
        let (oldLead, oldTrail) = (Int(node.notes.leadCount), Int(node.notes.trailCount))
        let (leads, trails) = (lead - oldLead, out.count - lead - oldTrail)
        let end = start + Int(node.notes.planCount)
        if style.isGroup {
            // Only the layer's own are counted here; the children lie between.
            let count = node.notes.planCount + Int32(leads + trails) - 2
            out.quads[0].count = count
            out.quads[out.count - 1].count = count
        }
        splice((end - oldTrail)..<end, of: node, damage: &damage, with: lead..<out.count)
        splice(start..<(start + oldLead), of: node, damage: &damage, with: 0..<lead)
        if leads == 0 && trails == 0 { return }
        for i in node.notes.starts.indices { node.notes.starts[i] += Int32(leads) }
        node.notes.leadCount = Int32(lead)
        node.notes.trailCount = Int32(out.count - lead)
        grow(node, by: leads + trails)
        if let parent = node.parent { recountGroups(around: parent) }
    }

    /// Puts a part of what was emitted where a range of quads is, and finds what that changes to be seen.
    private func splice(
        _ range: Range<Int>, of node: RenderNode, damage: inout FrameDamage, with part: Range<Int>
    ) {
        // In the same order as before, each quad is compared with itself; its layer's place among others can't have changed.
        if range.count == part.count, zip(range, part).allSatisfy({ plan[$0].key == out.quads[$1].key }) {
            for i in 0..<range.count {
                replace(range.lowerBound + i, by: out.quads[part.lowerBound + i], of: node, damage: &damage)
            }
            return
        }
        before.removeAll(keepingCapacity: true)
        plan.copy(range, to: &before)
        damage.addDifference(from: before[...], to: out.quads[part])
        plan.replace(range, with: out, part)
    }

    private func replace(_ index: Int, by new: Quad, of node: RenderNode, damage: inout FrameDamage) {
        let old = plan[index]
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
        if new.kind == .curl { return new.changedPart(since: old) }
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

    /// Whether its quads are in the plan, and known to be its own.
    func isShown(_ node: RenderNode) -> Bool {
        node.notes.isPlanned && !node.notes.skipsChildren && (node.parent.map(tree.tracksChildren) ?? false)
    }

    // MARK: Emission

    /// A new part: images of the layers in it are kept until the next time.
    func begin() {
        out.removeAll()
        tree.generation &+= 1
        generation = tree.generation
        instance = 0
    }

    private func emitTop(_ top: RenderNode) {
        top.notes.starts.removeAll(keepingCapacity: true)
        top.dirty = []
        top.notes.isAtomic = top.sortsInDepth
        top.notes.childContext.isInAtomic = top.notes.isAtomic
        if top.notes.isAtomic {
            emitInDepth(top, in: top.notes.childContext)
        } else {
            emitChildren(of: top, in: top.notes.childContext, start: 0)
        }
    }

    /// The children in drawing order; true if they cannot be told apart afterwards.
    func emitChildren(of node: RenderNode, in context: PlanContext, start: Int) {
        let order = node.drawOrder
        for (place, child) in order.enumerated() {
            if takesNotes {
                child.notes.place = Int32(place)
                node.notes.starts.append(Int32(out.count - start))
            }
            emit(child, in: context, parent: node)
        }
    }

    /// Emits a layer and what is below it. The root of a patch keeps what `splice` wants to know.
    func emit(
        _ node: RenderNode, in context: PlanContext, parent: RenderNode, placement: LayerStyle.Placement = .inParent,
        isRoot: Bool = false
    ) {
        let start = out.count
        let style = LayerStyle(node, in: context, parent: parent, placement: placement)
        if takesNotes {
            node.notes.isPlanned = true
            node.dirty = []
            node.notes.isAtomic = style.isAtomic
            node.notes.isGrouped = style.isGroup
            node.notes.skipsChildren = !style.isVisible || style.inner.clip.isEmpty
            node.notes.childContext = style.inner
            (node.notes.leadCount, node.notes.trailCount) = (0, 0)
            node.notes.starts.removeAll(keepingCapacity: true)
            node.notes.showsPicture = false
        }
        if style.isVisible {
            emitVisible(node, style: style, in: context, from: start)
        } else if takesNotes {
            node.forgetImages(unlessMadeIn: generation)
        }
        if takesNotes {
            node.changedTexels = isRoot ? node.changedTexels : nil
            node.notes.planCount = Int32(out.count - start)
        }
    }

    private func emitVisible(_ node: RenderNode, style: LayerStyle, in context: PlanContext, from start: Int) {
        if let transition = node.transition, style.showsTransition {
            emitTransition(transition, node: node, style: style, context: context)
            // It took notes of itself as it is without the transition.
            if takesNotes { (node.notes.isAtomic, node.notes.childContext.isInAtomic) = (true, true) }
            return
        }
        if let curl = style.curl {
            emitCurled(curl, of: node, style: style, in: context)
            if takesNotes { (node.notes.showsPicture, node.notes.skipsChildren) = (true, true) }
            return
        }
        if let scale = style.rasterScale {
            // A picture that cannot be made now, for being empty or too large, may be later.
            if takesNotes { node.notes.showsPicture = true }
            if emitRaster(node, style, context, scale: scale) {
                if takesNotes { node.notes.skipsChildren = true }
                return
            }
        }
        if takesNotes, style.isGroup, style.isAtomic {
            if emitGroupPicture(node, style, context) {
                node.notes.skipsChildren = true
                return
            }
            watch(node)
        }
        if style.isGroup { out.append(groupBegin(node, style)) }
        emitLead(node, style)
        if takesNotes { node.notes.leadCount = Int32(out.count - start) }
        if !style.inner.clip.isEmpty {
            DeepStack.run {
                if let replication = node.values.replication {
                    emitInstances(replication, of: node, style)
                } else if node.sortsInDepth {
                    emitInDepth(node, in: style.inner)
                } else {
                    emitChildren(of: node, in: style.inner, start: start)
                }
            }
        }
        let trail = out.count
        emitTrail(node, style)
        if style.isGroup { endGroup(node, style, start: start) }
        if takesNotes { node.notes.trailCount = Int32(max(out.count - trail, 0)) }
    }
}
