import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension FramePlanner {
    /// Of a group, which can also be drawn where it is seen.
    private static let groupLimit = 6 << 20
    /// Pictures of more pixels than this are not made, the layers are drawn themselves: twice the screen, as on iOS, or a megapixel.
    private var pictureLimit: Int { max(2 * tree.top.notes.childContext.clip.area, 1 << 20) }

    /// What the layer and everything below it would emit in its own coordinates, by itself.
    func list(_ node: RenderNode, plane: Plane, hasShadow: Bool, isFlipped: Bool = false) -> QuadList {
        let planner = inner
        planner.begin()
        var context = PlanContext()
        context.plane = plane
        (context.isFlipped, context.mirrorsPictures) = (isFlipped, node.mirrorsPictures)
        DeepStack.run { planner.emit(node, in: context, parent: node, placement: .alone(hasShadow: hasShadow)) }
        allowance.spend(quads: planner.out.quads.count)
        return planner.out
    }

    /// The picture of a layer, drawn again only where it differs from the one made last. nil where nothing is seen, or it is too large.
    func picture(_ node: RenderNode, _ use: LayerPicture.Use, plane: Plane) -> LayerPicture? {
        let images = node.images(depth)
        let mirrors = node.mirrorsPictures
        let old: LayerPicture? = images.find(generation) {
            $0.use == use && $0.plane == plane && $0.mirrorsPictures == mirrors
        }
        if let old, old.version == node.version { return old }
        // The plane of a group's picture has the flips above it.
        let list = list(node, plane: plane, hasShadow: use != .shadow, isFlipped: use == .group && mirrors)
        let area = use == .page ? LayerStyle.pixels(node.values.bounds, plane) : list.bounds()
        if use == .shadow, area.area > LayerImage.shadowLimit { return nil }
        if let old, old.area == area {
            // Nobody but this planner's plan shows it, and that one is drawn after.
            var damage = FrameDamage()
            damage.addDifference(from: old.quads[...], to: list.quads[...])
            old.version = node.version
            if damage.isEmpty { return old }
            old.quads = list.quads
            old.stamp = tree.stamp()
            draw(list, damage, old)
            return old
        }
        let limit = use == .group ? min(Self.groupLimit, pictureLimit) : pictureLimit
        guard !area.isEmpty, area.area <= limit, area.width <= PixelBuffer.largestSide,
            area.height <= PixelBuffer.largestSide, let pixels = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        let picture = LayerPicture(
            pixels, stamp: tree.stamp(), use: use, plane: plane, area: area, mirrorsPictures: mirrors,
            version: node.version, quads: list.quads)
        draw(list, FrameDamage(area), picture)
        images.keep(picture, generation)
        return picture
    }

    private func draw(_ list: QuadList, _ damage: FrameDamage, _ picture: LayerPicture) {
        allowance.spend(pixels: picture.area.area)
        pictures.draw(
            FramePlan(list), damage: damage,
            surface: Surface(picture.pixels, x: picture.area.x0, y: picture.area.y0))
    }

    /// The layer as one image; false where it has to be drawn by itself.
    func emitRaster(_ node: RenderNode, _ style: LayerStyle, _ context: PlanContext, scale: Double) -> Bool {
        guard mayMakePicture, let picture = picture(node, .raster, plane: Plane(scale: scale)) else {
            return false
        }
        if style.isFiltered {
            let key = FilteredImage.Key(picture, style.values.filter, scale: scale, bounds: style.values.bounds)
            guard let image = filtered(picture, of: node, key) else {
                return false
            }
            out.append(
                quad(
                    of: image, at: image.rect, .raster, node, style, clip: context.clip, alpha: style.fullAlpha))
            return true
        }
        out.append(quad(of: picture, .raster, node, style, clip: context.clip, alpha: style.fullAlpha))
        return true
    }

    /// The picture as a filter makes it, kept while neither changes.
    private func filtered(_ picture: LayerPicture, of node: RenderNode, _ key: FilteredImage.Key) -> FilteredImage? {
        let images = node.images(depth)
        if let known: FilteredImage = images.find(generation, { $0.key == key }) { return known }
        guard let image = FilteredImage.makeImage(key, picture, stamp: tree.stamp()) else { return nil }
        allowance.spend(pixels: image.area.area)
        images.keep(image, generation)
        return image
    }

    /// A group that fades or is masked, and looks as it did when it was drawn last, as one image: it moves and fades at the cost of
    /// a blit. The image falls on the same pixels that the group would.
    func emitGroupPicture(_ node: RenderNode, _ style: LayerStyle, _ context: PlanContext) -> Bool {
        let known = node.notes.groupVersion
        node.notes.groupVersion = node.version
        if known != node.version { node.notes.holdsBackdrop = false }
        guard known == node.version, !node.notes.holdsBackdrop, style.plane.isAffine, node.transition == nil else {
            return false
        }
        let x = style.plane.m41.rounded(.down), y = style.plane.m42.rounded(.down)
        guard abs(x) < 1e6, abs(y) < 1e6 else { return false }
        var plane = style.plane
        (plane.m41, plane.m42) = (plane.m41 - x, plane.m42 - y)
        inner.metBackdrop = false
        guard let picture = picture(node, .group, plane: plane) else { return false }
        node.notes.holdsBackdrop = inner.metBackdrop
        if node.notes.holdsBackdrop { return false }
        var quad = makeQuad(node, Quad.Part.groupPicture.rawValue, .image)
        quad.alpha = UInt8(opacity: style.fullAlpha)
        quad.image = Quad.ImageRef(picture.pixels, stamp: picture.stamp)
        quad.texels = PixelRect(x: 0, y: 0, width: picture.area.width, height: picture.area.height)
        let (dx, dy) = (picture.area.x0 + Int32(x), picture.area.y0 + Int32(y))
        quad.rect = PixelRect(x0: dx, y0: dy, x1: dx + quad.texels.x1, y1: dy + quad.texels.y1)
        quad.bounds = quad.rect.intersection(context.clip)
        if quad.bounds.isEmpty { quad.bounds = .empty }
        quad.flags.formUnion(.direct)
        (quad.offsetX, quad.offsetY) = (-dx, -dy)
        out.append(quad)
        return true
    }

    /// The quad that shows a picture where the layer is.
    func quad(
        of picture: LayerPicture, _ part: Quad.Part, _ node: RenderNode, _ style: LayerStyle, clip: PixelRect,
        alpha: Float, offset: CGPoint = .zero
    ) -> Quad {
        quad(
            of: picture, at: picture.rect.offsetBy(dx: offset.x, dy: offset.y), part, node, style, clip: clip,
            alpha: alpha)
    }

    /// The quad that shows an image in a rectangle of the layer's.
    private func quad(
        of image: LayerImage, at rect: CGRect, _ part: Quad.Part, _ node: RenderNode, _ style: LayerStyle,
        clip: PixelRect, alpha: Float
    ) -> Quad {
        var quad = makeQuad(node, part.rawValue, .image)
        quad.alpha = UInt8(opacity: alpha)
        quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
        style.place(&quad, rect, clip: clip, isRounded: false)
        style.sample(&quad, rect, CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height))
        return quad
    }
}
