import PorticoRenderModel
import PorticoTrace

extension FramePlanner {
    func groupBegin(_ node: RenderNode, _ style: LayerStyle) -> Quad {
        var quad = makeQuad(node, Quad.Part.groupBegin.rawValue, .groupBegin)
        quad.alpha = style.groupAlpha
        if style.masksShape {
            style.place(&quad, style.bounds, clip: style.clip, isRounded: true)
            quad.flags.formUnion(.clips)
        }
        return quad
    }

    /// Closes the group, or does without: one quad can be faded by itself.
    func endGroup(_ node: RenderNode, _ style: LayerStyle, start: Int) {
        let bounds = style.masksShape ? out.quads[start].bounds : out.bounds(from: start)
        if let mask = node.mask {
            var quad = makeQuad(node, Quad.Part.maskBegin.rawValue, .maskBegin)
            let begin = out.count
            out.append(quad)
            // No pixel of the mask matters where the group has none; nor is there memory for it.
            var inside = style.inner
            inside.clip = inside.clip.intersection(bounds)
            inside.hidesBackdrops = true
            DeepStack.run { emit(mask, in: inside, parent: node) }
            let count = Int32(out.count - begin - 1)
            quad.bounds = bounds
            quad.count = count
            out.set(begin, quad)
            quad.part = Quad.Part.maskEnd.rawValue
            quad.kind = .maskEnd
            out.append(quad)
        }
        let count = out.count - start - 1
        if !style.masksShape && node.mask == nil {
            if count == 0 {
                out.removeLast(1)
                return
            }
            if count == 1, out.quads[start + 1].kind != .curl {
                var only = out.quads[start + 1]
                only.fade(style.groupAlpha)
                out.removeLast(2)
                out.append(only)
                return
            }
        }
        var begin = out.quads[start]
        begin.bounds = bounds
        begin.count = Int32(count)
        out.set(start, begin)
        begin.part = Quad.Part.groupEnd.rawValue
        begin.kind = .groupEnd
        out.append(begin)
    }
}

extension Quad {
    mutating func fade(_ by: UInt8) {
        if by == 255 { return }
        flags.subtract(.opaque)
        switch kind {
        case .image, .gradient:
            alpha = UInt8((Int(alpha) * Int(by) + 127) / 255)
        default:
            var faded: UInt32 = 0
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                faded |= ((((color >> shift) & 255) * UInt32(by) + 127) / 255) << shift
            }
            color = faded
        }
    }
}
