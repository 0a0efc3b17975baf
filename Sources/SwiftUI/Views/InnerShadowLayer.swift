import UIKit

/// The shadows that fall into an outline from its edge, above what fills it.
///
/// - From: `PaintView`
final class InnerShadowLayer: CALayer {
    var shadows: [ResolvedShadow] = [] {
        didSet { if oldValue != shadows { setNeedsDisplay() } }
    }
    private var outline = CGMutablePath()
    private var rule = CGPathFillRule.winding

    /// Takes an outline in the coordinates of the superlayer, in which the layer's frame is the outline's box.
    func followOutline(_ path: CGPath, _ rule: CGPathFillRule) {
        let box = path.boundingBoxOfPath
        let area = box.isNull || box.isInfinite ? .zero : box
        frame = area
        outline = CGMutablePath()
        outline.addPath(path, transform: CGAffineTransform(translationX: -area.minX, y: -area.minY))
        self.rule = rule
        setNeedsDisplay()
    }

    override func draw(in context: CGContext) {
        context.addPath(outline)
        context.clip(using: rule)
        for shadow in shadows {
            // Contexts count shadows in the space that they begin with, and a blur as two deviations.
            let base = context.baseCTM, transform = context.ctm
            let linear = CGAffineTransform(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0
            ).concatenating(CGAffineTransform(a: base.a, b: base.b, c: base.c, d: base.d, tx: 0, ty: 0).inverted())
            let scale = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
            let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(linear)
            // All that lies around the outline casts the shadow, and is itself clipped.
            let reach = shadow.radius * 4 + abs(shadow.offset.width) + abs(shadow.offset.height) + 4
            let around = CGMutablePath()
            around.addRect(bounds.insetBy(dx: -reach, dy: -reach))
            around.addPath(outline)
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: offset.x, height: offset.y), blur: shadow.radius * 2 * scale,
                color: shadow.color.uiColor.cgColor)
            // Along the edge a little of it is seen: it has the shadow's colour.
            context.setFillColor(shadow.color.uiColor.cgColor.copy(alpha: 1) ?? shadow.color.uiColor.cgColor)
            context.addPath(around)
            context.fillPath(using: .evenOdd)
            context.restoreGState()
        }
    }
}
