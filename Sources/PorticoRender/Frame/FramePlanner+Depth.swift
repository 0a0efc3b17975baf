import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// Layers at an angle to their parent's plane, and what transform layers hold: sorted point by point, not by zPosition alone.
///
/// A layer flattens what is below it into its own plane. A transform layer does not: its sublayers are sorted with its siblings, each
/// where it is in space.
extension FramePlanner {
    private struct Leaf {
        var node: RenderNode
        /// To the space of the layer that flattens.
        var matrix = Matrix4.identity
        var corners: [SIMD3<Double>] = []
        var alpha: Float = 1
        /// Of replicators around it: which instance, its colour, and how long ago they show what is below them.
        var instance: UInt16 = 0
        var tint = RGBA(1, 1, 1, 1)
        var past: ArraySlice<(replicator: RenderNode, seconds: Double)> = []
        /// A replicator is around it.
        var isCopy = false
    }

    /// More cuts of one layer than this are not drawn.
    private static let cutLimit = 8

    func emitInDepth(_ node: RenderNode, in context: PlanContext) {
        var leaves: [Leaf] = []
        gather(node, in: Leaf(node: node), at: .identity, into: &leaves)
        let sorter = DepthSorter(leaves.map(\.corners))
        var seen: [Int: UInt16] = [:]
        let counts = sorter.pieces.reduce(into: [Int: Int]()) { $0[$1.index, default: 0] += 1 }
        let outer = instance
        for piece in sorter.pieces {
            let leaf = leaves[piece.index]
            // Pieces of one layer are told apart.
            let number = seen[piece.index, default: 0]
            seen[piece.index] = number + 1
            instance = outer &+ leaf.instance &+ number << 8
            var inside = context
            inside.alpha *= leaf.alpha
            // What is below a whole layer has been emitted before it; of one that is cut, or copied, no piece is the backdrop's own.
            inside.hidesBackdrops = context.hidesBackdrops || counts[piece.index] != 1 || leaf.isCopy
            let hides = leaf.alpha >= 1 && leaf.node.values.hidesWhatIsBehind
            let starts = piece.cuts.prefix(Self.cutLimit).enumerated().map { i, cut in
                beginPiece(i, cut, node: leaf.node, context: context, hides: hides)
            }
            let first = out.count
            withPast(leaf.past) { emit(leaf.node, in: inside, parent: node, placement: .at(Plane(leaf.matrix))) }
            recolor(from: first, leaf.tint, leaf.node)
            for (i, start) in starts.enumerated().reversed() { closePiece(i, start) }
        }
        instance = outer
    }

    private func withPast(_ past: ArraySlice<(replicator: RenderNode, seconds: Double)>, _ body: () -> Void) {
        guard let first = past.first else { return body() }
        tree.withPast(below: first.replicator, secondsAgo: first.seconds) { withPast(past.dropFirst(), body) }
    }

    /// The layers below, transform layers and replicators that preserve depth opened. `outer` is what surrounds them, with its matrix;
    /// `place` is that of the instance.
    private func gather(_ node: RenderNode, in outer: Leaf, at place: Matrix4, into leaves: inout [Leaf]) {
        let space = place * node.values.childrenToOwn * outer.matrix
        for child in node.children {
            let values = child.values
            var leaf = outer
            leaf.node = child
            leaf.matrix = values.localToParent * space
            guard values.opensInDepth else {
                leaf.corners = Self.corners(of: Self.extent(of: child), leaf.matrix)
                leaves.append(leaf)
                continue
            }
            if takesNotes {
                // It has no quads of its own; whatever changes in it is found by who is atomic above.
                (child.notes.isPlanned, child.notes.isAtomic, child.notes.isGrouped, child.dirty) = (
                    true, false, false, []
                )
                (child.notes.skipsChildren, child.notes.planCount, child.notes.childContext.isInAtomic) = (
                    false, 0, true
                )
                child.notes.starts.removeAll()
            }
            leaf.alpha *= max(0, min(1, values.opacity))
            if values.isHidden || leaf.alpha <= 0 { continue }
            if let replication = values.replication {
                DeepStack.run { gatherInstances(replication, of: child, in: leaf, into: &leaves) }
            } else {
                DeepStack.run { gather(child, in: leaf, at: .identity, into: &leaves) }
            }
        }
    }

    private func gatherInstances(
        _ replication: ReplicatorValues, of node: RenderNode, in outer: Leaf, into leaves: inout [Leaf]
    ) {
        let bounds = node.values.bounds
        var step = Matrix4.identity
        for k in 0..<replication.drawnCount {
            let tint = replication.color(of: k), seconds = replication.delay * Double(k)
            if tint.w > 0 {
                var leaf = outer
                leaf.isCopy = true
                leaf.alpha *= tint.w
                leaf.tint *= tint
                leaf.instance =
                    outer.instance &* UInt16(truncatingIfNeeded: replication.drawnCount)
                    &+ UInt16(truncatingIfNeeded: k)
                if seconds != 0 { leaf.past.append((node, seconds)) }
                let place =
                    step.isIdentity
                    ? .identity
                    : .translation(-bounds.midX, -bounds.midY) * step * .translation(bounds.midX, bounds.midY)
                tree.withPast(below: node, secondsAgo: seconds) { gather(node, in: leaf, at: place, into: &leaves) }
            }
            step = step * replication.transform
        }
    }

    /// What a layer with all below it may cover, in its own plane. A layer without a size may hold others.
    private static func extent(of node: RenderNode) -> CGRect {
        let bounds = node.values.bounds
        if node.values.masksToBounds || node.children.isEmpty { return bounds }
        if bounds.width > 0 && bounds.height > 0 { return bounds }
        return DeepStack.run {
            node.children.reduce(bounds) { $0.union($1.values.localToParent.apply(extent(of: $1))) }
        }
    }

    /// In space, the part before the eye; not so near to it that numbers get too large to compare.
    private static func corners(of rect: CGRect, _ m: Matrix4) -> [SIMD3<Double>] {
        var points: [SIMD4<Double>] = []
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ] {
            points.append(
                SIMD4(
                    x * m.m11 + y * m.m21 + m.m41, x * m.m12 + y * m.m22 + m.m42, x * m.m13 + y * m.m23 + m.m43,
                    x * m.m14 + y * m.m24 + m.m44))
        }
        return Plane.beforeEye(points, share: 0.01).map { SIMD3($0.x, $0.y, $0.z) / $0.w }
    }

    private func beginPiece(_ i: Int, _ cut: DepthSorter.Cut, node: RenderNode, context: PlanContext, hides: Bool)
        -> Int
    {
        var quad = makeQuad(node, Quad.Part.pieceBegin.rawValue + UInt8(i), .groupBegin)
        quad.flags.formUnion(.halfPlane)
        var line = context.plane.lineAfter(cut.line)
        let length = (line.x * line.x + line.y * line.y).squareRoot()
        if length > 0 { line /= length }
        if !hides {
            // Pieces that one sees through must not overlap: a hard edge, which gives each pixel to one of them.
            line *= 4096
        } else if cut.isBehind {
            // Under the edge of what comes over it, so that nothing shines through there.
            line.z += 1
        }
        quad.matrix.row0 = SIMD3<Float>(line)
        out.append(quad)
        return out.count - 1
    }

    private func closePiece(_ i: Int, _ start: Int) {
        if out.count == start + 1 {
            out.removeLast(1)
            return
        }
        var quad = out.quads[start]
        quad.count = Int32(out.count - start - 1)
        quad.bounds = out.bounds(from: start)
        out.set(start, quad)
        (quad.part, quad.kind) = (Quad.Part.pieceEnd.rawValue + UInt8(i), .groupEnd)
        out.append(quad)
    }
}

extension LayerProperties {
    /// All of its own rectangle is opaque.
    fileprivate var hidesWhatIsBehind: Bool {
        opacity >= 1 && (backgroundColor.w >= 1 || contents?.isOpaque ?? false)
    }

    /// From the space of sublayers' positions to that of its own bounds: `sublayerTransform` about the anchor point, and the flip.
    fileprivate var childrenToOwn: Matrix4 {
        var matrix = Matrix4.identity
        if let extras = extrasBox?.value, !extras.sublayerTransform.isIdentity {
            let ax = bounds.minX + anchorPoint.x * bounds.width, ay = bounds.minY + anchorPoint.y * bounds.height
            matrix = .translation(-ax, -ay) * extras.sublayerTransform * .translation(ax, ay)
        }
        // A layer that flattens flips with its plane.
        if isGeometryFlipped, opensInDepth {
            matrix = matrix * .scale(1, -1) * .translation(0, bounds.minY + bounds.maxY)
        }
        return matrix
    }
}

extension Plane {
    /// Where a line a x + b y + c = 0 of the source is seen.
    fileprivate func lineAfter(_ l: SIMD3<Double>) -> SIMD3<Double> {
        // The inverse of the matrix times the line, up to the determinant, whose sign is put back.
        let a = SIMD3(m11, m12, m14), b = SIMD3(m21, m22, m24), c = SIMD3(m41, m42, isAffine ? 1 : m44)
        func cross(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
        }
        let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
        let sum = bc * l.x + ca * l.y + ab * l.z
        return (a * bc).sum() < 0 ? -sum : sum
    }
}
