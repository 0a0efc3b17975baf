import CoreGraphics
import Foundation
import PorticoRenderModel

extension FramePlanner {
    /// A backdrop layer's place in the plan; `refreshBackdrops` says what is to be seen there once all below is known. In a picture,
    /// turned, or cut by a layer that it crosses in depth there is the tint alone.
    func emitBackdrop(_ node: RenderNode, _ style: LayerStyle, _ values: BackdropValues) {
        metBackdrop = true
        guard values.blurRadius > 0 || values.saturation != 1 || values.tint.w > 0 else { return }
        guard takesNotes, !style.inner.hidesBackdrops, style.isUpright else {
            guard values.tint.w > 0 else { return }
            var quad = makeQuad(node, Quad.Part.backdrop.rawValue)
            quad.color = Self.word(values.tint, style.alpha)
            style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
            return out.append(quad)
        }
        var quad = makeQuad(node, Quad.Part.backdrop.rawValue, .image)
        quad.alpha = UInt8(opacity: style.alpha)
        if quad.alpha == 255 { quad.flags.formUnion(.opaque) }
        style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
        out.append(quad)
        if !backdrops.contains(where: { $0 === node }) { backdrops.append(node) }
    }

    /// Blurs anew where something below a backdrop changed. From back to front: one may lie below another.
    func refreshBackdrops(_ damage: inout FrameDamage) {
        if backdrops.isEmpty { return }
        var places: [(node: RenderNode, index: Int)] = []
        backdrops.removeAll { node in
            guard let index = place(ofBackdrop: node) else { return true }
            places.append((node, index))
            return false
        }
        for (node, index) in places.sorted(by: { $0.index < $1.index }) { refresh(node, index, &damage) }
    }

    private func refresh(_ node: RenderNode, _ index: Int, _ damage: inout FrameDamage) {
        var quad = plan[index]
        if quad.bounds.isEmpty { return }
        let values = node.values.backdrop, plane = node.notes.childContext.plane
        // Wider than this everything is one colour.
        let sigma = min(max(0, values.blurRadius * max(abs(plane.m11), abs(plane.m12))), 512)
        let place = BackdropImage.Place(around: quad.bounds, sigma: sigma, screen: tree.top.notes.childContext.clip)
        let known = node.notes.backdrop.flatMap { $0.place == place ? $0 : nil }
        // The quad is new: what happened below it while it was not there is not in the damage.
        let isNew = known == nil || quad.image.base == 0
        var dirty = damage.rects.reduce(PixelRect.empty) { $0.union($1.intersection(place.seen)) }
        if !isNew, dirty.isEmpty, known?.values == values { return }
        let list = list(below: index, in: place.seen)
        if let known, known.quads == list.quads { dirty = .empty } else if isNew { dirty = place.seen }
        guard let image = known ?? BackdropImage(place, values, stamp: 0) else {
            quad.bounds = .empty
            return set(index, quad)
        }
        node.notes.backdrop = image
        var changed = PixelRect.empty
        if !dirty.isEmpty || image.values != values || image.stamp == 0 {
            changed = image.update(list, dirty: dirty, values, stamp: tree.stamp(), with: blurrer)
        }
        let k = Float(place.shrink)
        quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
        quad.texels = PixelRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
        quad.toTexels = SIMD4(
            Float(quad.rect.width) / k / max(quad.width, 1e-6), Float(quad.rect.height) / k / max(quad.height, 1e-6),
            Float(quad.rect.x0 - place.area.x0) / k, Float(quad.rect.y0 - place.area.y0) / k)
        if quad == plan[index] { return }
        set(index, quad)
        damage.add(isNew ? quad.bounds : quad.bounds.intersection(changed))
    }

    /// Its quad's place in the plan, if there is one. Inside of what is atomic the nodes' notes don't say: it is looked for.
    private func place(ofBackdrop node: RenderNode) -> Int? {
        guard node.notes.isPlanned else { return nil }
        var outermost: RenderNode?, next = node.parent
        while let ancestor = next {
            if !ancestor.notes.isPlanned && ancestor !== tree.top || ancestor.notes.skipsChildren { return nil }
            if ancestor.notes.isAtomic { outermost = ancestor }
            next = ancestor.parent
        }
        if node.notes.isAtomic && outermost == nil { outermost = node }
        let whole = outermost ?? node
        let first = firstQuad(of: whole)
        return (first..<(first + Int(outermost == nil ? node.notes.leadCount : whole.notes.planCount))).first {
            plan[$0].layer == node.id && plan[$0].part == Quad.Part.backdrop.rawValue && plan[$0].kind == .image
        }
    }

    /// Everything before an entry of the plan, in an area. A group that is still open there is drawn as if it were none.
    private func list(below index: Int, in area: PixelRect) -> QuadList {
        var list = QuadList()
        var open: [Int] = []
        var i = 0
        while i < index {
            let entry = plan.entries[i]
            if entry.skip > 0, i + Int(entry.skip) < index, !entry.bounds.intersects(area) {
                i += Int(entry.skip) + 1
                continue
            }
            let quad = plan.slots[Int(entry.slot)]
            switch quad.kind {
            case .groupBegin: open.append(list.count)
            case .groupEnd: open.removeLast()
            default: break
            }
            if quad.kind.isBracket || quad.bounds.intersects(area) { list.append(quad) }
            i += 1
        }
        for place in open.reversed() { list.remove(at: place) }
        // Fewer are between the brackets than there were.
        var begins: [Int] = []
        for i in list.quads.indices {
            switch list.quads[i].kind {
            case .groupBegin: begins.append(i)
            case .groupEnd:
                let begin = begins.removeLast()
                list.quads[begin].count = Int32(i - begin - 1)
                list.quads[i].count = list.quads[begin].count
            default: break
            }
        }
        return list
    }
}
