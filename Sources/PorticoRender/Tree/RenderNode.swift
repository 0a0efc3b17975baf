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
    /// It is drawn as a group whose extent, or need to be one, depends on everything in it.
    var isFader = false
    /// Where its quads begin, counted from its parent's first.
    var planOffset: Int32 = 0
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
    var shadow: ShadowImage?
    var shapes: [ShapeCache] = []
    var ramp: GradientRamp?

    init(id: LayerID, values: LayerProperties) {
        self.id = id
        self.values = values
    }

    /// Children in drawing order: by zPosition, else as listed.
    var drawOrder: [RenderNode] {
        if !depthIsKnown {
            depthIsKnown = true
            byDepth = nil
            if children.contains(where: { $0.values.zPosition != 0 }) {
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
}

/// What a layer's quads inherit.
struct PlanContext {
    /// To the surface.
    var plane = Plane()
    var clip = PixelRect.everything
    /// Opacity of ancestors that do not fade as a group.
    var alpha: Float = 1
    /// Some ancestor is a fader: see `RenderNode.isFader`.
    var isInFader = false
    /// An odd number of ancestors flip their geometry, which turns fronts into backs.
    var isFlipped = false
}
