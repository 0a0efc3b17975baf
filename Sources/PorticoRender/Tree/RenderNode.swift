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
    package internal(set) var values: LayerProperties
    var animations: RunningAnimations?
    package internal(set) var children: [RenderNode] = []
    /// Children in drawing order, where zPosition changes it.
    var byDepth: [RenderNode]?
    var depthIsKnown = false
    unowned(unsafe) var parent: RenderNode?
    var mask: RenderNode?

    // The planner's notes.
    var dirty: Dirty = []
    /// Its quads are in the current plan, under its current parent.
    var isPlanned = false
    /// Hidden, transparent, turned away or clipped out: nothing below it is in the plan, whatever the notes there say.
    var skipsChildren = false
    /// Its quads and those below are only redone together: see `FramePlanner`.
    var isAtomic = false
    /// Its quads stand in a group of its own.
    var isGrouped = false
    /// It shows a picture that was made of what is below it, which a change there makes stale.
    var showsPicture = false
    /// Where each child's quads begin, counted from its own first, in drawing order. Kept while it is planned, shows its children
    /// and is not atomic.
    var starts = ContiguousArray<Int32>()
    /// Its place among the parent's children in drawing order, or near it.
    var place: Int32 = 0
    /// Its quads and those of all below.
    var planCount: Int32 = 0
    /// Quads that it draws before and after its children.
    var leadCount: Int32 = 0, trailCount: Int32 = 0
    /// What its children are drawn into; valid while planned.
    var childContext = PlanContext()
    /// Counts contents: see `Quad.ImageRef.stamp`.
    var contentsStamp: UInt32 = 0
    /// The texels that changed since the last plan; nil when all did, or none.
    var changedTexels: PixelRect?
    /// Counts changes of what the layer and those below it look like, but for where it stands itself.
    var version: UInt32 = 0
    /// What `version` was when it was drawn as a group last, and how often that was drawn again without a change.
    var groupVersion: UInt32?
    var groupDraws = 0
    /// A group with a backdrop in it, as of `groupVersion`: no picture shows what is below it.
    var holdsBackdrop = false
    /// Of a backdrop layer that is planned.
    var backdrop: BackdropImage?
    /// What its shadow is cast by, as far as known.
    var outline: LayerOutline?
    /// What the planners made for it, by their depth.
    private var images: [LayerImages] = []
    /// Its looks depend on the time: the tree looks at it in each frame.
    var isTimed = false
    var emission: LayerEmission?
    /// Some tile was fading in at the last look.
    var wasFading = false
    /// It is on its way from an old picture to what it is now.
    var transition: LayerTransition?
    /// By the planners' depth.
    var shapes: [[ShapeCache]] = []

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
        _ = drawOrder
        return isSpatial
    }

    /// Where a child stands in the drawing order, which was known when it was planned.
    func place(of child: RenderNode) -> Int {
        let order = byDepth ?? children
        // Places shift by a few as siblings come and go: look around.
        var high = min(Int(child.place), order.count), low = high
        while low > 0 || high < order.count {
            if high < order.count {
                if order[high] === child {
                    child.place = Int32(high)
                    return high
                }
                high += 1
            }
            if low > 0 {
                low -= 1
                if order[low] === child {
                    child.place = Int32(low)
                    return low
                }
            }
        }
        assertionFailure("\(child.id) is not in the drawing order of \(id)")
        return order.count
    }

    func images(_ depth: Int) -> LayerImages {
        while images.count <= depth { images.append(LayerImages()) }
        return images[depth]
    }

    func forgetImages() { if !images.isEmpty { images.removeAll() } }
}

extension LayerProperties {
    /// It stands at an angle to its parent's plane, or holds layers that may.
    var leavesPlane: Bool {
        if case .transform? = extrasBox?.value.payload { return true }
        if transform.isAffine { return false }
        return transform.m13 != 0 || transform.m23 != 0 || transform.m43 != 0 || transform.m14 != 0
            || transform.m24 != 0
    }
}

/// What a layer's quads inherit.
struct PlanContext {
    /// To the surface.
    var plane = Plane()
    var clip = PixelRect.everything
    /// Opacity of ancestors that do not fade as a group.
    var alpha: Float = 1
    /// Some ancestor is atomic: see `RenderNode.isAtomic`.
    var isInAtomic = false
    /// What is below can't be told apart here, or is drawn more than once: backdrops are their tint.
    var hidesBackdrops = false
    /// An odd number of ancestors flip their geometry, which turns fronts into backs.
    var isFlipped = false
}
