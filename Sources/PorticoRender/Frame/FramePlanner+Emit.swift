import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

extension FramePlanner {
    /// What a layer draws below its children: shadow, background, contents.
    func emitLead(_ node: RenderNode, _ style: LayerStyle) {
        if style.hasShadow { emitShadow(node, style) }
        if case .backdrop(let values)? = style.values.extrasBox?.value.payload { emitBackdrop(node, style, values) }
        if style.hasBackground && !(contentsHideBackground(style)) { emitBackground(node, style) }
        if let pattern = style.values.extrasBox?.value.backgroundPattern { emitPattern(node, style, pattern) }
        if style.payloadParts > 0 { emitGradient(node, style) }
        if let contents = style.contents {
            if let fade = contents.record.fade {
                emitFade(fade, node, style)
            } else if style.values.minificationFilter != .trilinear || !emitMixed(node, style, contents) {
                emitContents(node, style, contents: contents, part: .contents, alpha: style.alpha)
            }
        }
        if node.isTimed { emitTiles(node, style) }
        if style.payloadParts > 0 { emitShape(node, style) }
    }

    /// And above: the border, particles.
    func emitTrail(_ node: RenderNode, _ style: LayerStyle) {
        if style.hasBorder { emitBorder(node, style) }
        if node.isTimed { emitParticles(node, style) }
    }

    private func emitBorder(_ node: RenderNode, _ style: LayerStyle) {
        var quad = makeQuad(node, Quad.Part.border.rawValue, .border)
        quad.color = Self.word(style.values.borderColor, style.alpha)
        style.place(&quad, style.bounds, clip: style.clip, isRounded: true)
        let width = min(style.values.borderWidth, min(style.bounds.width, style.bounds.height) / 2)
        // A pixel at least, however it is turned.
        quad.borderWidth =
            quad.isUpright
            ? Float(min(max(1, (width * style.scale).rounded()), 1e6))
            : Float(max(width, style.plane.pixelSize(in: style.bounds)))
        if style.masksShape { quad.flags.formUnion(.squareOutside) }
        out.append(quad)
    }

    private func contentsHideBackground(_ style: LayerStyle) -> Bool {
        guard let contents = style.contents, contents.record.isOpaque, contents.fills(style.bounds) else {
            return false
        }
        // Contents keep square corners unless the layer clips; then the background shows nowhere either.
        return true
    }

    private func emitBackground(_ node: RenderNode, _ style: LayerStyle) {
        var quad = makeQuad(node, Quad.Part.background.rawValue)
        quad.color = Self.word(style.values.backgroundColor, style.alpha)
        if quad.color >> 24 == 255 { quad.flags.formUnion(.opaque) }
        // A group that clips to the same shape does the rounding, once.
        style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
        out.append(quad)
    }

    private func emitPattern(_ node: RenderNode, _ style: LayerStyle, _ pattern: BackgroundPattern) {
        let start = out.count, outer = instance
        defer { instance = outer }
        let rounds = style.radius > 0 && !style.masksShape
        if rounds {
            var begin = makeQuad(node, Quad.Part.patternBegin.rawValue, .groupBegin)
            style.place(&begin, style.bounds, clip: style.clip, isRounded: true)
            begin.flags.formUnion(.clips)
            out.append(begin)
        }
        pattern.forEachCopy(in: style.bounds, seen: style.plane.area(under: style.clip)) { index, target, source in
            instance = outer &* 257 &+ UInt16(truncatingIfNeeded: index)
            var quad = makeQuad(node, Quad.Part.pattern.rawValue, .image)
            quad.alpha = UInt8(opacity: style.alpha)
            quad.image = Quad.ImageRef(pattern.pixels, stamp: pattern.serial | 1 << 31)
            if pattern.pixels.isOpaque && quad.alpha == 255 { quad.flags.formUnion(.opaque) }
            style.place(&quad, target, clip: style.clip, isRounded: false)
            style.sample(&quad, target, source)
            if !quad.bounds.isEmpty { out.append(quad) }
        }
        instance = outer
        if rounds { close(start, .patternEnd) }
    }

    /// Both pictures, each with its share, added up.
    private func emitFade(_ fade: ContentsFade, _ node: RenderNode, _ style: LayerStyle) {
        let start = out.count
        var begin = makeQuad(node, Quad.Part.fadeBegin.rawValue, .groupBegin)
        begin.alpha = UInt8(opacity: style.alpha)
        begin.flags.formUnion(.isolated)
        out.append(begin)
        if let from = fade.from.flatMap({ ContentsPlacement($0, style.values) }) {
            emitContents(node, style, contents: from, part: .oldContents, alpha: Float(1 - fade.progress))
        }
        if let to = fade.to.flatMap({ ContentsPlacement($0, style.values) }) {
            emitContents(node, style, contents: to, part: .contents, alpha: Float(fade.progress), flags: .additive)
        }
        close(start, .fadeEnd)
    }

    func emitContents(
        _ node: RenderNode, _ style: LayerStyle, contents: ContentsPlacement, part: Quad.Part, alpha: Float,
        flags: Quad.Flags = [], mixing: MipMixing = .whole
    ) {
        let isRounded = style.values.masksToBounds && !style.masksShape
        contents.forEachPiece(style.values) { index, target, source in
            var quad = makeQuad(node, part.rawValue + index, .image)
            quad.alpha = UInt8(opacity: alpha)
            quad.flags = flags
            quad.image = Quad.ImageRef(contents.record.pixels, stamp: node.contentsStamp)
            var source = source
            if style.values.minificationFilter == .trilinear {
                let levels = levels(style, target, source), isSmaller = mixing == .smaller
                if isSmaller && levels.share == 0 { return }
                if mixing != .whole { quad.alpha = UInt8(opacity: isSmaller ? levels.share : 1 - levels.share) }
                minify(
                    &quad, contents.record.pixels, node: node, level: levels.level + (isSmaller ? 1 : 0),
                    source: &source)
            }
            if contents.record.isOpaque && quad.alpha == 255 && !flags.contains(.additive) {
                quad.flags.formUnion(.opaque)
            }
            style.place(&quad, target, clip: style.clip, isRounded: isRounded)
            style.sample(&quad, target, source)
            if style.mirrorsPictures && !contents.record.followsGeometry { quad.mirrorRows() }
            out.append(quad)
        }
    }

    /// A quad of the layer; everything else about it is still to be said.
    func makeQuad(_ node: RenderNode, _ part: UInt8, _ kind: Quad.Kind = .solid) -> Quad {
        var quad = Quad()
        (quad.layer, quad.part, quad.kind, quad.instance) = (node.id, part, kind, instance)
        return quad
    }

    static func word(_ color: RGBA, _ alpha: Float) -> UInt32 {
        ck_premultiply(color.x, color.y, color.z, color.w * alpha)
    }
}

extension Quad {
    /// Shows the image upside down, in the shape's own plane.
    fileprivate mutating func mirrorRows() {
        let rows = Float(image.height)
        (toTexels.y, toTexels.w) = (-toTexels.y, rows - toTexels.w)
        (texels.y0, texels.y1) = (image.height - texels.y1, image.height - texels.y0)
        flags.subtract(.direct)
    }
}

extension Quad.ImageRef {
    init(_ pixels: PixelBuffer, stamp: UInt32) {
        base = UInt(bitPattern: pixels.data)
        stride = Int32(pixels.bytesPerRow / 4)
        width = Int32(pixels.width)
        height = Int32(pixels.height)
        self.stamp = stamp
    }
}

extension LayerStyle {
    /// Says which texels the quad's pixels show; `place` has set its shape.
    func sample(_ quad: inout Quad, _ target: CGRect, _ source: CGRect) {
        quad.toTexels = SIMD4(
            Float(source.width / target.width), Float(source.height / target.height), Float(source.minX),
            Float(source.minY))
        let image = PixelRect(x0: 0, y0: 0, x1: quad.image.width, y1: quad.image.height)
        quad.texels = PixelRect(
            x0: Int32(pixels: max(-1, (source.minX + 1e-6).rounded(.down))),
            y0: Int32(pixels: max(-1, (source.minY + 1e-6).rounded(.down))),
            x1: Int32(pixels: min(1e6, (source.maxX - 1e-6).rounded(.up))),
            y1: Int32(pixels: min(1e6, (source.maxY - 1e-6).rounded(.up)))
        ).intersection(image)
        if quad.texels.isEmpty {
            quad.bounds = .empty
            return
        }
        let magnifies =
            abs(plane.m11 * plane.m22 - plane.m12 * plane.m21) > Double(quad.toTexels.x * quad.toTexels.y)
        if (magnifies ? values.magnificationFilter : values.minificationFilter) == .nearest {
            quad.flags.formUnion(.nearest)
        }
        // Pixel on pixel: the same size to within the pixel that rounding may take away. Such pictures stay crisp and move by
        // whole pixels.
        guard quad.isUpright, plane.m11 > abs(plane.m12), plane.m22 > abs(plane.m21) else { return }
        let dw = quad.texels.width - quad.rect.width, dh = quad.texels.height - quad.rect.height
        guard (0...1).contains(dw), (0...1).contains(dh) else { return }
        let (dx, dy) = (target.width * plane.m11 - source.width, target.height * plane.m22 - source.height)
        guard abs(dx) < 0.999, abs(dy) < 0.999 else { return }
        quad.flags.formUnion(.direct)
        quad.offsetX = quad.texels.x0 - quad.rect.x0
        quad.offsetY = quad.texels.y0 - quad.rect.y0
    }
}
