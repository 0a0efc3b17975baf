import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

// render(in:): the model tree drawn into any context, a PDF's too, without the render thread.
extension CALayer {
    /// In this layer's own coordinates. `alpha` comes from ancestors that do not fade as a group.
    final func renderTree(in context: CGContext, alpha: CGFloat = 1) {
        let alpha = alpha * CGFloat(max(0, min(1, properties.opacity)))
        guard !properties.isHidden, alpha > 0 else { return }
        displayIfNeeded()
        if keepsDepth { return renderSublayers(in: context, alpha: alpha) }
        context.saveGState()
        defer { context.restoreGState() }
        if let mask = cold?.mask, !mask.clipAsMask(context) { return }
        if alpha < 1 { context.setAlpha(alpha) }
        let isGroup = alpha < 1 && properties.allowsGroupOpacity
        if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        let castsShadow = beginShadow(in: context)
        renderParts(in: context, alpha: isGroup || castsShadow ? 1 : alpha)
        if castsShadow { context.endTransparencyLayer() }
        if isGroup { context.endTransparencyLayer() }
    }

    private func renderParts(in context: CGContext, alpha: CGFloat) {
        if let color = storedBackgroundColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(outline())
            context.fillPath()
        }
        context.saveGState()
        if properties.masksToBounds {
            context.addPath(outline())
            context.clip()
        }
        renderBackdrop(in: context)
        renderContents(in: context)
        renderForeground(in: context)
        renderSublayers(in: context, alpha: alpha)
        context.restoreGState()
        renderBorder(in: context)
    }

    final func renderEachSublayer(in context: CGContext, alpha: CGFloat) {
        for layer in sublayersInOrder {
            context.saveGState()
            context.concatenate(layer.planarTransform)
            DeepStack.run { layer.renderTree(in: context, alpha: alpha) }
            context.restoreGState()
        }
    }

    /// To the superlayer, in two dimensions.
    private var planarTransform: CGAffineTransform {
        var own = properties
        own.transform = own.transform.planar
        var matrix = own.localToParent
        if let parent = storedSuperlayer {
            var outer = parent.properties
            if let box = outer.extrasBox, !box.value.sublayerTransform.isIdentity {
                outer.extras.sublayerTransform = box.value.sublayerTransform.planar
            }
            matrix = matrix * Self.sublayerSpace(outer)
        }
        return CGAffineTransform(
            a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
    }

    // MARK: Parts

    private func renderContents(in context: CGContext) {
        guard let record = properties.contents, let placement = ContentsPlacement(record, properties) else { return }
        let image = CGImage(pixelBuffer: record.pixels)
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let isMirrored = !record.followsGeometry && !(storedSuperlayer?.contentsAreFlipped() ?? true)
        placement.forEachPiece(properties) { _, target, given in
            var source = given
            if isMirrored { source.origin.y = whole.height - given.maxY }
            context.saveGState()
            defer { context.restoreGState() }
            var piece: CGImage? = image
            var place = target
            if source != whole {
                if source == source.integral {
                    piece = image.cropping(to: source)
                } else {
                    // A part that cuts texels: the whole image, of which the clip shows the part.
                    let (kx, ky) = (target.width / source.width, target.height / source.height)
                    let above = isMirrored ? whole.height - source.maxY : source.minY
                    place = CGRect(
                        x: target.minX - source.minX * kx, y: target.minY - above * ky, width: whole.width * kx,
                        height: whole.height * ky)
                    context.clip(to: target)
                }
            }
            guard let piece else { return }
            // Images have their first row at the largest y; layers at the smallest.
            if !isMirrored {
                context.translateBy(x: 0, y: place.minY + place.maxY)
                context.scaleBy(x: 1, y: -1)
            }
            context.draw(piece, in: place)
        }
    }

    private func renderBorder(in context: CGContext) {
        let width = properties.borderWidth
        guard width > 0, let color = borderColor, color.alpha > 0 else { return }
        context.setFillColor(color)
        context.addPath(outline())
        let inner = properties.bounds.insetBy(dx: width, dy: width)
        if !inner.isNull, !inner.isEmpty { context.addPath(outline(inset: width)) }
        context.fillPath(using: .evenOdd)
    }

    /// A shadow of what is drawn until the end of the transparency layer that this begins; a shadow of `shadowPath` is drawn at once.
    private func beginShadow(in context: CGContext) -> Bool {
        guard let extras = properties.extrasBox?.value, extras.shadowOpacity > 0, !properties.masksToBounds,
            let color = shadowColor, color.alpha > 0
        else { return false }
        // Contexts count shadows in base space, and a blur as two deviations.
        let base = context.baseCTM, transform = context.ctm
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(a: base.a, b: base.b, c: base.c, d: base.d, tx: 0, ty: 0).inverted())
        let offset = extras.shadowOffset.applying(linear)
        let scale = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        let blur = extras.shadowRadius * 2 * scale
        let faded = color.copy(alpha: color.alpha * CGFloat(min(1, extras.shadowOpacity))) ?? color
        if let path = shadowPath {
            // Only the shadow: what casts it is drawn far outside, with the offset that brings the shadow back.
            context.saveGState()
            let away = CGSize(width: 1e5, height: 0)
            let back = away.applying(linear)
            context.setShadow(
                offset: CGSize(width: offset.width - back.width, height: offset.height - back.height), blur: blur,
                color: faded)
            context.translateBy(x: away.width, y: away.height)
            context.setFillColor(ColdStorage.black)
            context.addPath(path)
            context.fillPath()
            context.restoreGState()
            return false
        }
        context.setShadow(offset: offset, blur: blur, color: faded)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        return true
    }

    // MARK: Mask

    /// Clips the context, which is in the masked layer's coordinates, to this layer's alpha. False where nothing is left to draw.
    private func clipAsMask(_ context: CGContext) -> Bool {
        let area = context.boundingBoxOfClipPath.intersection(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        let transform = context.ctm
        let scale = max(1, abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
        let width = (area.width * scale).rounded(.up), height = (area.height * scale).rounded(.up)
        guard !area.isNull, width >= 1, height >= 1, width * height <= 64e6 else { return false }
        let sheet = CGContext.backing(width: Int(width), height: Int(height))
        sheet.concatenate(
            CGAffineTransform(
                a: width / area.width, b: 0, c: 0, d: height / area.height, tx: -area.minX * width / area.width,
                ty: -area.minY * height / area.height))
        sheet.concatenate(planarTransform)
        renderTree(in: sheet)
        context.clip(to: area, mask: CGImage(pixelBuffer: sheet.pixelBuffer))
        return true
    }
}

extension Matrix4 {
    /// The identity for what turns out of the plane or has perspective.
    fileprivate var planar: Matrix4 {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1 ? self : .identity
    }
}
