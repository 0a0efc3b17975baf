import Foundation
import PorticoRenderModel

/// A layer on its way from what it and everything below it looked like to what they look like now.
final class LayerTransition {
    let animation: AnimationID
    let record: TransitionRecord
    /// nil where nothing was seen before.
    let old: LayerPicture?
    /// How much of the way is done.
    var progress: Double
    /// Nothing of it was seen yet.
    var isNew = true

    init(_ animation: AnimationID, _ record: TransitionRecord, _ old: LayerPicture?) {
        (self.animation, self.record, self.old) = (animation, record, old)
        progress = record.startProgress
    }

    /// Where the old and the new picture are, in sizes of the layer, and how opaque.
    var stage: (old: (offset: CGPoint, alpha: Float), new: (offset: CGPoint, alpha: Float)) {
        let t = progress, alpha = Float(max(0, min(1, t)))
        // The way that everything moves which moves. Top is where y is largest: on a screen whose y points down, the lower edge.
        let way: CGPoint =
            switch record.direction {
            case .fromRight: CGPoint(x: -1, y: 0)
            case .fromLeft: CGPoint(x: 1, y: 0)
            case .fromTop: CGPoint(x: 0, y: -1)
            case .fromBottom: CGPoint(x: 0, y: 1)
            }
        let gone = CGPoint(x: way.x * t, y: way.y * t)
        let coming = CGPoint(x: way.x * (t - 1), y: way.y * (t - 1))
        switch record.kind {
        case .fade: return ((.zero, 1 - alpha), (.zero, alpha))
        case .moveIn: return ((.zero, 1), (coming, alpha))
        case .push: return ((gone, 1 - alpha), (coming, alpha))
        case .reveal: return ((gone, 1 - alpha), (.zero, 1))
        }
    }
}

extension FramePlanner {
    /// What a layer looks like before a transaction, for a transition that comes with it.
    func oldPicture(of node: RenderNode) -> LayerPicture? {
        guard node.isPlanned, !node.values.isHidden, node.values.opacity > 0 else { return nil }
        var scale = 1.0
        var next: RenderNode? = node.parent
        // As sharp as it is seen, as far as that is the same in all directions.
        while let above = next {
            let plane = above.childContext.plane
            scale = max(scale, min((plane.m11 * plane.m11 + plane.m12 * plane.m12).squareRoot(), 8))
            if above.parent == nil { break }
            next = above.parent
        }
        begin()
        return picture(node, .transition, plane: Plane(scale: scale))
    }

    /// Both pictures. A fade is exact: what is the same in both stays as it is.
    func emitTransition(
        _ transition: LayerTransition, _ node: RenderNode, _ style: LayerStyle, _ context: PlanContext
    ) {
        let start = out.count
        var begin = makeQuad(node, Quad.Part.transitionBegin.rawValue, .groupBegin)
        begin.alpha = UInt8(style.fullAlpha * 255 + 0.5)
        if transition.record.kind == .fade { begin.flags.formUnion(.isolated) }
        out.append(begin)
        let (old, new) = transition.stage
        let isBehind = transition.record.kind != .reveal && transition.record.kind != .fade
        if isBehind { emitOld(transition, node, style, context, old) }
        if !node.values.isHidden, new.alpha > 0 {
            let first = out.count
            var group = makeQuad(node, Quad.Part.newBegin.rawValue, .groupBegin)
            group.alpha = UInt8(new.alpha * 255 + 0.5)
            out.append(group)
            var inside = context
            let size = style.bounds.size
            inside.plane = style.plane.translated(new.offset.x * size.width, new.offset.y * size.height)
            (inside.alpha, inside.isInAtomic) = (1, true)
            emit(node, in: inside, parent: node, placement: .alone(hasShadow: true))
            close(first, .newEnd)
        }
        if !isBehind { emitOld(transition, node, style, context, old) }
        close(start, .transitionEnd)
    }

    private func emitOld(
        _ transition: LayerTransition, _ node: RenderNode, _ style: LayerStyle, _ context: PlanContext,
        _ stage: (offset: CGPoint, alpha: Float)
    ) {
        guard let picture = transition.old, stage.alpha > 0 else { return }
        let offset = CGPoint(x: stage.offset.x * style.bounds.width, y: stage.offset.y * style.bounds.height)
        var quad = quad(
            of: picture, .oldPicture, node, style, clip: context.clip, alpha: stage.alpha, offset: offset)
        if transition.record.kind == .fade { quad.flags.formUnion(.additive) }
        out.append(quad)
    }

    /// Ends the group that begins at `start`.
    func close(_ start: Int, _ part: Quad.Part) {
        var quad = out.quads[start]
        quad.count = Int32(out.count - start - 1)
        if !quad.flags.contains(.clips) { quad.bounds = out.bounds(from: start) }
        out.set(start, quad)
        (quad.part, quad.kind) = (part.rawValue, .groupEnd)
        out.append(quad)
    }
}
