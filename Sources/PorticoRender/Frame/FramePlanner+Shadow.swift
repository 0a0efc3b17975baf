import CoreGraphics
import Foundation
import PorticoRenderModel

extension FramePlanner {
    /// Blurs wider than this many texels are drawn from a smaller picture.
    private static let widestBlur = 8.0

    /// The shadow of the path, if the layer has one; else of what the layer and everything below it cover.
    func emitShadow(_ node: RenderNode, _ style: LayerStyle) {
        guard let extras = style.values.extrasBox?.value else { return }
        let scale = style.scale > 0 ? style.scale : max(abs(style.plane.m11), abs(style.plane.m22), 0.5)
        // Numbers that are larger than any screen by far are all the same, and whole numbers hold them.
        let seen = min(1e4, max(1e-9, scale)), radius = min(1e6, max(0, extras.shadowRadius))
        let color = Self.word(extras.shadowColor, 1)
        var key = ShadowImage.Key(
            outline: .picture(0), scale: seen, sigma: radius * seen, color: color)
        var alpha = max(0, min(1, extras.shadowOpacity)) * style.alpha
        var rect = CGRect.zero
        if let path = extras.shadowPath {
            if path.isRect(&rect) {
                return emitBoxShadow(
                    node, style, box: rect, radius: 0, given: key, alpha: alpha, offset: extras.shadowOffset)
            }
            soften(&key)
            ShadowImage.fit(&key, path.boundingBoxOfPath)
            key.outline = .path(path)
            emitShadow(node, style, key: key, alpha: alpha, offset: extras.shadowOffset) {
                ShadowImage.path(key, stamp: tree.stamp())
            }
            return
        }
        guard mayMakePicture else { return }
        if takesNotes && !node.children.isEmpty { node.notes.showsPicture = true }
        let outline = outline(of: node, style)
        if outline.isBox {
            alpha *= outline.alpha
            return emitBoxShadow(
                node, style, box: style.bounds, radius: style.radius, given: key, alpha: alpha,
                offset: extras.shadowOffset)
        }
        soften(&key)
        var made = picture(node, .shadow, plane: Plane(scale: key.scale))
        if made == nil {
            // Of something larger than the screen: a coarser one.
            let box = list(node, plane: Plane(scale: key.scale), hasShadow: false).bounds()
            ShadowImage.fit(
                &key, CGRect(x: 0, y: 0, width: Double(box.width) / key.scale, height: Double(box.height) / key.scale))
            made = picture(node, .shadow, plane: Plane(scale: key.scale))
        }
        guard let picture = made else { return }
        key.outline = .picture(picture.stamp)
        emitShadow(node, style, key: key, alpha: alpha, offset: extras.shadowOffset) {
            ShadowImage.picture(key, picture, stamp: tree.stamp())
        }
    }

    private func soften(_ key: inout ShadowImage.Key) {
        while key.sigma > Self.widestBlur {
            key.sigma /= 2
            key.scale /= 2
        }
    }

    // MARK: What is covered

    private func outline(of node: RenderNode, _ style: LayerStyle) -> LayerOutline {
        if let known = node.notes.outline, known.version == node.version { return known }
        let outline = LayerOutline(version: node.version, isBox: isBox(node, style), alpha: boxAlpha(style))
        node.notes.outline = outline
        return outline
    }

    private func boxAlpha(_ style: LayerStyle) -> Float {
        if let contents = style.contents, contents.record.isOpaque, contents.record.fade == nil { return 1 }
        return style.values.backgroundColor.w
    }

    private func isBox(_ node: RenderNode, _ style: LayerStyle) -> Bool {
        if style.bounds.isEmpty || node.mask != nil { return false }
        if let payload = style.values.extrasBox?.value.payload, payload != .none { return false }
        if style.values.extrasBox?.value.backgroundPattern != nil { return false }
        var isOpaque = style.values.backgroundColor.w == 1
        if let contents = style.contents {
            // Contents of a layer that does not clip have square corners.
            if style.radius > 0 || contents.record.fade != nil { return false }
            if contents.record.isOpaque && contents.fills(style.bounds) { isOpaque = true }
            if !isOpaque || !style.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(contents.target) { return false }
        }
        if !isOpaque { return style.hasBackground && node.children.isEmpty && !style.hasBorder }
        if node.children.isEmpty { return true }
        // Whatever is below must stay inside, and out of the corners.
        let list = list(node, plane: Plane(), hasShadow: false)
        let box = LayerStyle.pixels(style.bounds, Plane())
        let corner = Int32(pixels: style.radius.rounded(.up))
        for quad in list.quads where quad.layer != node.id && !quad.kind.isBracket && !quad.bounds.isEmpty {
            let r = quad.bounds
            guard box.contains(r) else { return false }
            let isBeside = r.x0 < box.x0 + corner || r.x1 > box.x1 - corner
            let isAbove = r.y0 < box.y0 + corner || r.y1 > box.y1 - corner
            if isBeside && isAbove { return false }
        }
        return true
    }

    // MARK: Quads

    private func emitShadow(
        _ node: RenderNode, _ style: LayerStyle, key: ShadowImage.Key, alpha: Float, offset: CGSize,
        make: () -> ShadowImage?
    ) {
        guard let image = shadow(node, key, make) else { return }
        let rect = CGRect(
            x: Double(image.area.x0) / key.scale + offset.width, y: Double(image.area.y0) / key.scale + offset.height,
            width: Double(image.area.width) / key.scale, height: Double(image.area.height) / key.scale)
        let texels = CGRect(x: 0, y: 0, width: image.area.width, height: image.area.height)
        emitPiece(node, style, image: image, index: 0, target: rect, source: texels, alpha: alpha)
    }

    private func emitBoxShadow(
        _ node: RenderNode, _ style: LayerStyle, box: CGRect, radius: Double, given: ShadowImage.Key,
        alpha: Float, offset: CGSize
    ) {
        guard box.width > 0, box.height > 0, box.width < 1e12, box.height < 1e12 else { return }
        var key = given
        while ShadowImage.cap(key, radius: radius * key.scale) > ShadowImage.largestCap {
            key.sigma /= 2
            key.scale /= 2
        }
        let scale = key.scale, radius = radius * scale
        let cap = ShadowImage.cap(key, radius: radius), margin = key.margin
        let (w, h) = (
            Int(Int32(pixels: (box.width * scale).rounded())), Int(Int32(pixels: (box.height * scale).rounded()))
        )
        let isLong = w > 2 * (cap - margin), isTall = h > 2 * (cap - margin)
        key.outline = .box(
            radius: radius, isContinuous: style.values.hasContinuousCorners,
            corners: radius > 0 ? style.values.maskedCorners : 0, width: isLong ? 0 : max(w, 1),
            height: isTall ? 0 : max(h, 1))
        guard let image = shadow(node, key, { ShadowImage.box(key, cap: cap, stamp: tree.stamp()) }) else { return }
        let outset = Double(margin) / scale
        let whole = box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -outset, dy: -outset)
        let x = Self.cuts(whole.minX, whole.width, texels: image.pixels.width, cap: isLong ? cap : 0, scale: scale)
        let y = Self.cuts(whole.minY, whole.height, texels: image.pixels.height, cap: isTall ? cap : 0, scale: scale)
        for j in 0..<3 {
            for i in 0..<3 where x.0[i + 1] > x.0[i] && y.0[j + 1] > y.0[j] {
                let target = CGRect(x: x.0[i], y: y.0[j], width: x.0[i + 1] - x.0[i], height: y.0[j + 1] - y.0[j])
                let source = CGRect(x: x.1[i], y: y.1[j], width: x.1[i + 1] - x.1[i], height: y.1[j + 1] - y.1[j])
                emitPiece(
                    node, style, image: image, index: UInt8(j * 3 + i), target: target, source: source, alpha: alpha)
            }
        }
    }

    private func shadow(_ node: RenderNode, _ key: ShadowImage.Key, _ make: () -> ShadowImage?) -> ShadowImage? {
        let images = node.images(depth)
        if let image: ShadowImage = images.find(generation, { $0.key == key }) { return image }
        guard let image = make() else { return nil }
        images.keep(image, generation)
        return image
    }

    private func emitPiece(
        _ node: RenderNode, _ style: LayerStyle, image: ShadowImage, index: UInt8, target: CGRect,
        source: CGRect, alpha: Float
    ) {
        var quad = makeQuad(node, Quad.Part.shadow.rawValue + index, .image)
        quad.alpha = UInt8(opacity: alpha)
        quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
        style.place(&quad, target, clip: style.clip, isRounded: false)
        style.sample(&quad, target, source)
        out.append(quad)
    }

    private static func cuts(
        _ start: Double, _ length: Double, texels: Int, cap: Int, scale: Double
    ) -> (SIMD4<Double>, SIMD4<Double>) {
        if cap == 0 {
            let end = start + length
            return (SIMD4(start, end, end, end), SIMD4(0, Double(texels), Double(texels), Double(texels)))
        }
        let head = Double(cap) / scale, t = Double(texels), c = Double(cap)
        return (SIMD4(start, start + head, start + length - head, start + length), SIMD4(0, c, t - c, t))
    }
}
