import PorticoRenderModel

/// What one frame shows: the render tree at one time, sampled, flattened to the surface, back to front. Never changed once drawn.
///
/// - From: `FramePlanner`.
/// - To: `FrameDamage`, `Compositor.draw`.
package struct FramePlan: Equatable {
    package internal(set) var quads = ContiguousArray<Quad>()
    /// `quads[i].bounds`, apart, because most of drawing is finding out what need not be drawn.
    private(set) var bounds = ContiguousArray<PixelRect>()

    package init() {}

    /// The whole tree, from nothing. The frame path keeps a `FramePlanner`, which only redoes what changed.
    package init(_ tree: RenderTree, at time: Double) {
        _ = tree.sample(at: time)
        let planner = FramePlanner(tree: tree)
        planner.planFromNothing()
        self = planner.plan
    }

    package static func == (a: FramePlan, b: FramePlan) -> Bool { a.quads == b.quads }

    var count: Int { quads.count }

    mutating func append(_ quad: Quad) {
        quads.append(quad)
        bounds.append(quad.bounds)
    }

    mutating func append(_ range: Range<Int>, of other: FramePlan) {
        quads.append(contentsOf: other.quads[range])
        bounds.append(contentsOf: other.bounds[range])
    }

    mutating func set(_ index: Int, _ quad: Quad) {
        quads[index] = quad
        bounds[index] = quad.bounds
    }

    mutating func removeLast(_ count: Int) {
        quads.removeLast(count)
        bounds.removeLast(count)
    }

    mutating func remove(at index: Int) {
        quads.remove(at: index)
        bounds.remove(at: index)
    }

    mutating func removeAll() {
        quads.removeAll(keepingCapacity: true)
        bounds.removeAll(keepingCapacity: true)
    }
}
