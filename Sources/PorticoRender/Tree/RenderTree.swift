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
    var dirtyNodes: [RenderNode] = []
    private var animating: [RenderNode] = []
    private var nextStamp: UInt32 = 0
    /// Some layer has a clock of its own.
    private var hasLayerClocks = false

    package init(scale: Double) {
        top = RenderNode(id: .none, values: LayerProperties())
        top.childContext.plane = Plane(scale: scale)
        top.isPlanned = true
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
        var node = node, dirty = dirty
        if node.isPlanned, node.parent?.childContext.isInFader == true {
            var outermost: RenderNode?, next = node.parent
            while let ancestor = next {
                if ancestor.isFader { outermost = ancestor }
                next = ancestor.parent
            }
            if let outermost { (node, dirty) = (outermost, dirty.union(.subtree)) }
        }
        if node.dirty.isDisjoint(with: [.own, .subtree, .children]) { dirtyNodes.append(node) }
        node.dirty.formUnion(dirty)
        var above = node.parent
        while let next = above, !next.dirty.contains(.below) {
            next.dirty.formUnion(.below)
            above = next.parent
        }
    }

    /// What a change of these properties makes dirty.
    func mark(_ node: RenderNode, changed changes: LayerChanges) {
        if !changes.isDisjoint(with: Self.zPosition), let parent = node.parent {
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

    private static let zPosition = LayerChanges(.zPosition)
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
        var i = 0
        while i < animating.count {
            let node = animating[i]
            guard let running = node.animations, self[node.id] === node else {
                animating.swapAt(i, animating.count - 1)
                animating.removeLast()
                continue
            }
            let local = layerTime(of: node, at: time)
            let touched = running.changes
            let need = running.advance(to: local, &result.events)
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
            var sampled = running.model
            AnimationSampler.apply(running.records, to: &sampled, at: local)
            if sampled != node.values {
                if sampled.contents != node.values.contents { node.contentsStamp = stamp() }
                node.values = sampled
                mark(node, changed: touched.union(running.changes).isEmpty ? .all : touched.union(running.changes))
            }
            if running.isEmpty {
                node.animations = nil
                animating.swapAt(i, animating.count - 1)
                animating.removeLast()
                continue
            }
            i += 1
        }
        return result
    }

    /// The layer's own time, down through the clocks of its ancestors.
    private func layerTime(of node: RenderNode, at time: Double) -> Double {
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
