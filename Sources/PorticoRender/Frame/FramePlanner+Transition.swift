import Foundation
import PorticoRenderModel

extension FramePlanner {
    /// What a layer looks like before a transaction, for a transition that comes with it.
    func oldPicture(of node: RenderNode, _ kind: TransitionRecord.Kind) -> LayerPicture? {
        guard node.isPlanned, !node.values.isHidden, node.values.opacity > 0 else { return nil }
        begin()
        return picture(node, kind == .curlUp ? .page : .transition, plane: Plane(scale: pictureScale(of: node)))
    }

    /// Pixels a point of a layer's picture: as sharp as it is seen, as far as that is the same in all directions.
    func pictureScale(of node: RenderNode) -> Double {
        var scale = 1.0
        var next: RenderNode? = node.parent
        while let above = next {
            let plane = above.childContext.plane
            scale = max(scale, min((plane.m11 * plane.m11 + plane.m12 * plane.m12).squareRoot(), 8))
            if above.parent == nil { break }
            next = above.parent
        }
        return scale
    }

    /// Both pictures. A fade is exact: what is the same in both stays as it is.
    func emitTransition(
        _ transition: LayerTransition, _ node: RenderNode, _ style: LayerStyle, _ context: PlanContext
    ) {
        let start = out.count
        var begin = makeQuad(node, Quad.Part.transitionBegin.rawValue, .groupBegin)
        begin.alpha = UInt8(opacity: style.fullAlpha)
        if transition.record.kind == .curlUp || transition.record.kind == .curlDown {
            out.append(begin)
            emitCurl(transition, node, style, context)
            return close(start, .transitionEnd)
        }
        if transition.record.kind == .fade { begin.flags.formUnion(.isolated) }
        out.append(begin)
        let (old, new) = transition.stage
        let isBehind = transition.record.kind != .reveal && transition.record.kind != .fade
        if isBehind { emitOld(transition, node, style, context, old) }
        emitNew(node, style, context, new)
        if !isBehind { emitOld(transition, node, style, context, old) }
        close(start, .transitionEnd)
    }

    /// The layer as it is now.
    private func emitNew(
        _ node: RenderNode, _ style: LayerStyle, _ context: PlanContext, _ stage: (offset: CGPoint, alpha: Float)
    ) {
        guard !node.values.isHidden, stage.alpha > 0 else { return }
        let first = out.count
        var group = makeQuad(node, Quad.Part.newBegin.rawValue, .groupBegin)
        group.alpha = UInt8(opacity: stage.alpha)
        out.append(group)
        var inside = context
        let size = style.bounds.size
        inside.plane = style.plane.translated(stage.offset.x * size.width, stage.offset.y * size.height)
        (inside.alpha, inside.isInAtomic) = (1, true)
        emit(node, in: inside, parent: node, placement: .alone(hasShadow: true))
        close(first, .newEnd)
    }

    /// One picture lies, the other is a page above it: the old one on its way up, or the new one on its way down. Within the bounds,
    /// as the picture that is gone would else hang above them.
    private func emitCurl(
        _ transition: LayerTransition, _ node: RenderNode, _ style: LayerStyle, _ context: PlanContext
    ) {
        let isUp = transition.record.kind == .curlUp, (old, new) = transition.stage
        var page: LayerPicture?, bounds = style.bounds
        if isUp {
            emitNew(node, style, context, new)
            (page, bounds) = (transition.old, transition.oldPage)
        } else {
            emitOld(transition, node, style, context, old)
            if !node.values.isHidden { page = picture(node, .page, plane: Plane(scale: pictureScale(of: node))) }
        }
        guard let page else { return }
        var looks = PageLooks()
        looks.turns = .overhead
        let progress = max(0, min(1, isUp ? transition.progress : 1 - transition.progress))
        emitPage(
            page, bounds, .liftedFromBelow(bounds, progress: progress), looks, node, style,
            clip: context.clip.intersection(LayerStyle.pixels(bounds, style.plane)))
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
