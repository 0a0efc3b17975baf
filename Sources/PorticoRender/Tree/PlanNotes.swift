import PorticoRenderModel

/// What the planner remembers of one layer: where its quads are in the plan, and what it made for them. The tree keeps it beside the node
/// and sets nothing but `isPlanned`, where a layer leaves its place.
///
/// - From: `FramePlanner`
struct PlanNotes {
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
    /// A group with a backdrop in it, as of `groupVersion`: no picture shows what is below it.
    var holdsBackdrop = false
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
    /// What the node's `version` was when it was drawn as a group last, and how often that was drawn again without a change.
    var groupVersion: UInt32?
    var groupDraws = 0
    /// Of a backdrop layer that is planned.
    var backdrop: BackdropImage?
    /// What its shadow is cast by, as far as known.
    var outline: LayerOutline?
    /// What the planners made for it, by their depth.
    var images: [LayerImages] = []
    /// By the planners' depth.
    var shapes: [[ShapeCache]] = []
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
    /// An odd number of ancestors flip their geometry, pictures of layers included: their contents stay upright.
    var mirrorsPictures = false
}
