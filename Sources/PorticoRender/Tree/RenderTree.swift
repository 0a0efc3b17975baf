import Foundation
import PorticoRenderModel

/// The render thread's copy of the layers: one node a layer, found by its id, changed by transactions and by animations only.
///
/// - From: `RenderInbox`, through `RenderTree.apply`.
/// - To: `FramePlanner`.
package final class RenderTree {
    /// Above all window roots; the screen itself.
    let top: RenderNode
    private(set) var nodes: [RenderNode?] = []
    /// Nodes to look at for the next plan; may hold some twice.
    @exclusivity(unchecked) var dirtyNodes: [RenderNode] = []
    private var animating: [RenderNode] = []
    private var nextStamp: UInt32 = 0
    /// Counts parts of plans; see `FramePlanner.begin`.
    @exclusivity(unchecked) var generation: UInt32 = 0
    /// Whoever keeps a plan of this tree, and wants to know of layers that come and go.
    weak var planner: (any PlanKeeper)?
    /// Some layer has a clock of its own.
    private var hasLayerClocks = false
    /// Layers that change with the time even without animations.
    var timed: [RenderNode] = []
    /// Some replicator's instances lag behind.
    var hasLaggingCopies = false
    /// Of the last sampling.
    private(set) var time = 0.0

    package init(scale: Double) {
        top = RenderNode(id: .none, values: LayerProperties())
        top.childContext.plane = Plane(scale: scale)
        top.isPlanned = true
        top.depthIsKnown = true
    }

    deinit {
        for node in nodes { if let node { (node.children, node.byDepth, node.mask) = ([], nil, nil) } }
    }

    package subscript(id: LayerID) -> RenderNode? { id.index < nodes.count ? nodes[id.index] : nil }

    /// Layers now alive.
    package var count: Int { nodes.lazy.filter { $0 != nil }.count }

    func setNode(_ node: RenderNode?, _ id: LayerID) {
        if id.index >= nodes.count {
            nodes.append(contentsOf: repeatElement(nil, count: max(id.index + 1 - nodes.count, nodes.count, 64)))
        }
        nodes[id.index] = node
    }

    func stamp() -> UInt32 {
        nextStamp &+= 1
        return nextStamp
    }

    func noteLayerClock() { hasLayerClocks = true }

    // MARK: Dirtiness

    func mark(_ node: RenderNode, _ dirty: RenderNode.Dirty) {
        guard let parent = node.parent else { return add(dirty, to: node) }
        if !parent.dirty.contains(.below) { noteChange(below: node) }
        guard node.isPlanned, parent.childContext.isInAtomic else { return add(dirty, to: node) }
        dirtyNodes.append(node)
        var outermost: RenderNode?, next = node.parent
        while let ancestor = next {
            if ancestor.isAtomic { outermost = ancestor }
            next = ancestor.parent
        }
        if let outermost { add(dirty.union(.subtree), to: outermost) } else { add(dirty, to: node) }
    }

    private func add(_ dirty: RenderNode.Dirty, to node: RenderNode) {
        if node.dirty.isDisjoint(with: [.own, .subtree, .children]) { dirtyNodes.append(node) }
        node.dirty.formUnion(dirty)
    }

    /// Something that is no quad of the layer's own changed, a child that went: its ancestors may show pictures of it.
    func touch(_ node: RenderNode) {
        node.version &+= 1
        dirtyNodes.append(node)
        if node.showsPicture { add(.own, to: node) }
        noteChange(below: node)
    }

    private func noteChange(below node: RenderNode) {
        var above = node.parent
        while let next = above, !next.dirty.contains(.below) {
            next.version &+= 1
            if next.showsPicture { add(.own, to: next) }
            next.dirty.formUnion(.below)
            above = next.parent
        }
    }

    /// What a change of these properties makes dirty.
    func mark(_ node: RenderNode, changed changes: LayerChanges) {
        if !Self.placement.isSuperset(of: changes) { node.version &+= 1 }
        if !changes.isDisjoint(with: Self.depth), let parent = node.parent {
            let isDeep = parent.isSpatial || node.values.leavesPlane
            if isDeep || !changes.isDisjoint(with: LayerChanges(.zPosition)) {
                parent.depthIsKnown = false
                mark(parent, .children)
            }
        }
        if let parent = node.parent, node.values.replication != nil,
            !changes.isDisjoint(with: LayerChanges(ReplicatorValues.preservesDepth))
        {
            parent.depthIsKnown = false
            mark(parent, .children)
        }
        let shaped = node.values.masksToBounds && !changes.isDisjoint(with: Self.cornerShape)
        if shaped || node.values.opacity < 1 || !changes.isDisjoint(with: Self.inherited) {
            mark(node, .subtree)
        } else if !changes.isDisjoint(with: Self.own) {
            mark(node, .own)
        }
    }

    /// What a picture of the layer by itself does not show.
    private static let placement: LayerChanges = [
        LayerChanges(.position), LayerChanges(.transform), LayerChanges(.zPosition), LayerChanges(.anchorPoint),
        LayerChanges(.anchorPointZ), LayerChanges(.opacity), LayerChanges(.isHidden), LayerChanges(.isDoubleSided),
    ]
    /// What may change who stands in front of whom.
    private static let depth: LayerChanges = [
        LayerChanges(.zPosition), LayerChanges(.transform), LayerChanges(.anchorPointZ),
    ]
    private static let cornerShape: LayerChanges = [
        LayerChanges(.cornerRadius), LayerChanges(.maskedCorners), LayerChanges(.cornerCurve),
    ]
    private static let inherited: LayerChanges = [
        .geometry, .opacity, LayerChanges(.isHidden), LayerChanges(.isDoubleSided), LayerChanges(.masksToBounds),
        LayerChanges(.mask), LayerChanges(.allowsGroupOpacity),
    ]
    private static let own: LayerChanges = {
        var all = LayerChanges.all
        all.subtract([.sublayers, .timing, inherited])
        return all
    }()

    // MARK: Animations

    func addAnimation(_ record: AnimationRecord, to node: RenderNode) {
        if node.animations == nil {
            node.animations = RunningAnimations(model: node.values)
            animating.append(node)
        }
        node.animations!.add(record)
    }

    func removeAnimation(_ id: AnimationID, of node: RenderNode) {
        guard let running = node.animations, running.remove(id) else { return }
        // The next sampling puts the values back; an empty set is dropped there.
    }

    /// What animations came to at a time.
    package struct Sampled: Equatable {
        package var events: [AnimationEvent] = []
        /// A frame is needed at once, even if nothing is committed.
        package var isAnimating = false
        /// Nothing moves before this time; nil if nothing ever will.
        package var nextBegin: Double?
    }

    /// Moves every animated layer to the time. Only layers with animations are looked at.
    package func sample(at time: Double) -> Sampled {
        var result = Sampled()
        self.time = time
        var i = 0
        while i < animating.count {
            let node = animating[i]
            guard let running = node.animations, self[node.id] === node else {
                animating.swapAt(i, animating.count - 1)
                animating.removeLast()
                continue
            }
            let local = layerTime(of: node, at: time)
            let lag = lag(of: node)
            let need = running.advance(to: local, lag: lag, &result.events)
            switch need {
            case .frames: result.isAnimating = true
            case .wait(let begin):
                // In the clock of a layer that runs at its own speed this is only a guess; then look every frame.
                if local == time {
                    result.nextBegin = min(result.nextBegin ?? begin, begin)
                } else {
                    result.isAnimating = true
                }
            case .nothing: break
            }
            moveTransition(of: node, running, at: local)
            let changes = running.show(at: local, in: &node.values)
            if !changes.isEmpty {
                if changes.contains(.contents) { node.contentsStamp = stamp() }
                mark(node, changed: changes)
            }
            // Some instance may be where this one no longer is.
            if lag > 0 { mark(node, .own) }
            if running.isEmpty {
                // The same already, but for memory that animations needed.
                node.values = running.model
                node.animations = nil
                animating.swapAt(i, animating.count - 1)
                animating.removeLast()
                continue
            }
            i += 1
        }
        if !timed.isEmpty { sampleTimed(&result) }
        return result
    }

    private func moveTransition(of node: RenderNode, _ running: RunningAnimations, at local: Double) {
        guard let transition = node.transition else { return }
        if let record = running.records.first(where: { $0.id == transition.animation }) {
            let (from, to) = (transition.record.startProgress, transition.record.endProgress)
            let isOver = local > record.timing.beginTime
            let done =
                record.timing.progress(at: local).map { record.timingFunction.value(at: $0.fraction) }
                ?? (isOver ? 1 : 0)
            let progress = from + (to - from) * done
            if progress == transition.progress && !transition.isNew { return }
            (transition.progress, transition.isNew) = (progress, false)
        } else {
            node.transition = nil
            // Among them the old picture, as large as the layer.
            node.forgetImages()
        }
        node.version &+= 1
        mark(node, .subtree)
    }

    /// The layer's own time, down through the clocks of its ancestors.
    func layerTime(of node: RenderNode, at time: Double) -> Double {
        guard hasLayerClocks else { return time }
        var clocks: [TimingRecord] = []
        var next: RenderNode? = node
        while let layer = next {
            if let clock = layer.values.extrasBox?.value.timing { clocks.append(clock) }
            next = layer.parent
        }
        return clocks.reversed().reduce(time) { $1.localTime($0) }
    }
}
