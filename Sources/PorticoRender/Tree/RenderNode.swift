import PorticoRenderModel

/// One layer on the render thread.
package final class RenderNode {
    struct Dirty: OptionSet {
        var rawValue: UInt8
        /// What the layer itself draws.
        static let own = Dirty(rawValue: 1)
        /// Everything below it, too: its geometry, clip or opacity changed.
        static let subtree = Dirty(rawValue: 2)
        /// Its list of children.
        static let children = Dirty(rawValue: 4)
        /// Something below it is dirty.
        static let below = Dirty(rawValue: 8)
    }

    package let id: LayerID
    /// What is shown: the committed values, or what animations make of them.
    @exclusivity(unchecked) package internal(set) var values: LayerProperties
    @exclusivity(unchecked) var animations: RunningAnimations?
    @exclusivity(unchecked) package internal(set) var children: [RenderNode] = []
    /// Children in drawing order, where zPosition changes it.
    @exclusivity(unchecked) var byDepth: [RenderNode]?
    @exclusivity(unchecked) var depthIsKnown = false
    @exclusivity(unchecked) unowned(unsafe) var parent: RenderNode?
    var mask: RenderNode?

    @exclusivity(unchecked) var dirty: Dirty = []
    /// The planner's.
    @exclusivity(unchecked) var notes = PlanNotes()
    /// Counts contents: see `Quad.ImageRef.stamp`.
    var contentsStamp: UInt32 = 0
    /// The texels that changed since the last plan; nil when all did, or none.
    var changedTexels: PixelRect?
    /// Counts changes of what the layer and those below it look like, but for where it stands itself.
    @exclusivity(unchecked) var version: UInt32 = 0
    /// Its looks depend on the time: the tree looks at it in each frame.
    var isTimed = false
    var emission: LayerEmission?
    /// Some tile was fading in at the last look.
    var wasFading = false
    /// It is on its way from an old picture to what it is now.
    var transition: LayerTransition?

    init(id: LayerID, values: LayerProperties) {
        self.id = id
        self.values = values
    }

    /// Children in drawing order: by zPosition, else as listed. Where `isSpatial`, the planner sorts them.
    var drawOrder: [RenderNode] {
        if !depthIsKnown {
            depthIsKnown = true
            byDepth = nil
            isSpatial = children.contains { $0.values.leavesPlane }
            if !isSpatial && children.contains(where: { $0.values.zPosition != 0 }) {
                byDepth = children.enumerated()
                    .sorted {
                        let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
                        return a < b || (a == b && $0.offset < $1.offset)
                    }
                    .map(\.element)
            }
        }
        return byDepth ?? children
    }

    /// Some child is not parallel to its plane, or is a transform layer: depth decides point by point who is in front.
    private(set) var isSpatial = false

    var sortsInDepth: Bool {
        if !depthIsKnown { _ = drawOrder }
        return isSpatial
    }

    /// Where a child stands in the drawing order, which was known when it was planned.
    func place(of child: RenderNode) -> Int {
        let noted = Int(child.notes.place)
        if byDepth == nil, noted < children.count, children[noted] === child { return noted }
        let order = byDepth ?? children
        // Places shift by a few as siblings come and go: look around.
        var high = min(Int(child.notes.place), order.count), low = high
        while low > 0 || high < order.count {
            if high < order.count {
                if order[high] === child {
                    child.notes.place = Int32(high)
                    return high
                }
                high += 1
            }
            if low > 0 {
                low -= 1
                if order[low] === child {
                    child.notes.place = Int32(low)
                    return low
                }
            }
        }
        assertionFailure("\(child.id) is not in the drawing order of \(id)")
        return order.count
    }

    func images(_ depth: Int) -> LayerImages {
        while notes.images.count <= depth { notes.images.append(LayerImages()) }
        return notes.images[depth]
    }

    func forgetImages() { if !notes.images.isEmpty { notes.images.removeAll() } }

    /// It isn't seen now. Another instance of it, in the same part of the plan, may be, and name what was made for it.
    func forgetImages(unlessMadeIn generation: UInt32) {
        if notes.images.first?.generation != generation { forgetImages() }
    }
}

extension LayerProperties {
    /// It isn't seen itself, and its sublayers stand in space: a transform layer, or a replicator that preserves depth.
    var opensInDepth: Bool {
        switch extrasBox?.value.payload {
        case .transform?: true
        case .replicator(let values)?: values.preservesDepth
        default: false
        }
    }

    /// It stands at an angle to its parent's plane, or holds layers that may.
    var leavesPlane: Bool {
        if opensInDepth { return true }
        if transform.isAffine { return false }
        return transform.m13 != 0 || transform.m23 != 0 || transform.m43 != 0 || transform.m14 != 0
            || transform.m24 != 0
    }
}

extension RenderNode {
    /// See `PlanContext.mirrorsPictures`.
    var mirrorsPictures: Bool {
        var isMirrored = false
        var above = parent
        while let next = above {
            if next.values.isGeometryFlipped { isMirrored.toggle() }
            above = next.parent
        }
        return isMirrored
    }
}
