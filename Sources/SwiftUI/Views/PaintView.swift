import QuartzCore
import UIKit

/// Shows a paint inside of a path: colours by a shape layer, gradients by a gradient layer under a mask, materials by an effect view.
final class PaintView: UIView {
    var paint = Paint(color: Color.Resolved(.sRGB, 0, 0, 0, 0)) { didSet { if oldValue != paint { paintDidChange() } } }
    /// Light or dark for a material, where views around say otherwise than UIKit does.
    var materialStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != materialStyle { effectView?.overrideUserInterfaceStyle = materialStyle } }
    }
    /// The outline for bounds; nil fills them.
    var path: ((CGRect) -> CGPath)? {
        didSet {
            // Before it lies somewhere a view has no outline from which another one could come.
            if shownBounds != nil { pathDidChange() } else { setNeedsLayout() }
        }
    }
    var fillRule = CAShapeLayerFillRule.nonZero {
        didSet {
            guard oldValue != fillRule else { return }
            shapeLayer.fillRule = fillRule
            if shownBounds != nil { placeInnerShadows(outline()) }
        }
    }
    private let shapeLayer = CAShapeLayer()
    private var gradientLayer: CAGradientLayer?
    private var effectView: UIVisualEffectView?
    private var drawing: DrawnPaintLayer?
    private var innerShadows: InnerShadowLayer?
    private var shownBounds: CGRect?
    /// The bounds, and what the outline reaches out of them: half of a stroke does.
    private var area = CGRect.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        // A shape layer begins black; the paint begins clear.
        shapeLayer.fillColor = nil
        layer.addSublayer(shapeLayer)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isVisiblePaint else { return false }
        guard let path else { return bounds.contains(point) }
        return path(bounds).contains(point, using: fillRule == .evenOdd ? .evenOdd : .winding)
    }

    /// Shows what a style is at a place.
    func show(_ style: some ShapeStyle, _ environment: EnvironmentValues) {
        showPaint(style.paint(in: environment.styleContext), environment)
    }

    /// Shows a paint that was made at a place.
    func showPaint(_ newPaint: Paint, _ environment: EnvironmentValues) {
        let said = environment.resolvedTraits.userInterfaceStyle
        materialStyle = said == environment.traits.userInterfaceStyle ? .unspecified : said
        paint = newPaint
    }

    private var isVisiblePaint: Bool {
        if let color = paint.color { return color.opacity > 0 }
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shownBounds != bounds { pathDidChange() }
    }

    private func outline() -> CGPath { path?(bounds) ?? CGPath(rect: bounds, transform: nil) }

    private func pathDidChange() {
        let isFirst = shownBounds == nil
        shownBounds = bounds
        let outline = outline()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let animates = !isFirst
        shapeLayer.frame = bounds
        if let mask = maskLayer {
            let reach = outline.boundingBoxOfPath
            area = reach.isNull || reach.isInfinite ? bounds : bounds.union(reach)
            gradientLayer?.frame = area
            drawing?.frame = area
            drawing?.place = bounds.offsetBy(dx: -area.minX, dy: -area.minY)
            effectView?.frame = area
            mask.position = CGPoint(x: -area.minX, y: -area.minY)
            Motion.change(mask, ["path"], animated: animates) { mask.path = outline }
        } else {
            Motion.change(shapeLayer, ["path"], animated: animates) { shapeLayer.path = outline }
        }
        placeInnerShadows(outline)
        updateGradient()
        CATransaction.commit()
    }

    private func placeInnerShadows(_ outline: CGPath) {
        innerShadows?.followOutline(outline, fillRule == .evenOdd ? .evenOdd : .winding)
    }

    /// Shows the shadows that fall into the outline, above whatever fills it.
    private func showInnerShadows() {
        let inner = paint.shadows.filter(\.isInner)
        guard !inner.isEmpty else {
            innerShadows?.removeFromSuperlayer()
            innerShadows = nil
            return
        }
        let shown = innerShadows ?? InnerShadowLayer()
        shown.contentsScale = traitCollection.displayScale
        shown.opacity = Float(paint.opacity)
        shown.shadows = inner
        layer.addSublayer(shown)
        innerShadows = shown
    }

    private var maskLayer: CAShapeLayer? {
        (gradientLayer?.mask ?? effectView?.layer.mask ?? drawing?.mask) as? CAShapeLayer
    }

    private func paintDidChange() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        switch paint.fill {
        case .color:
            removeOthers()
            let color = paint.color!.uiColor.cgColor
            Motion.change(shapeLayer, ["fillColor"]) { shapeLayer.fillColor = color }
        case .material(let material):
            removeOthers()
            shapeLayer.fillColor = nil
            let view = UIVisualEffectView(effect: UIBlurEffect(style: material.blurStyle))
            view.isUserInteractionEnabled = false
            view.overrideUserInterfaceStyle = materialStyle
            view.layer.mask = CAShapeLayer()
            addSubview(view)
            effectView = view
        case .custom(let custom):
            removeOthers()
            shapeLayer.fillColor = nil
            let layer = DrawnPaintLayer()
            layer.paint = custom
            layer.contentsScale = traitCollection.displayScale
            layer.mask = CAShapeLayer()
            layer.opacity = Float(paint.opacity)
            self.layer.addSublayer(layer)
            layer.setNeedsDisplay()
            drawing = layer
        default:
            if gradientLayer == nil {
                removeOthers()
                shapeLayer.fillColor = nil
                let layer = CAGradientLayer()
                layer.mask = CAShapeLayer()
                self.layer.addSublayer(layer)
                gradientLayer = layer
            }
        }
        showInnerShadows()
        if shownBounds != nil { pathDidChange() } else { updateGradient() }
        setNeedsLayout()
        if let shadow = paint.shadows.first(where: { !$0.isInner }) {
            layer.shadowColor = shadow.color.uiColor.cgColor
            layer.shadowOpacity = 1
            layer.shadowRadius = shadow.radius
            layer.shadowOffset = shadow.offset
        } else if layer.shadowOpacity != 0 {
            layer.shadowOpacity = 0
        }
    }

    private func removeOthers() {
        gradientLayer?.removeFromSuperlayer()
        effectView?.removeFromSuperview()
        drawing?.removeFromSuperlayer()
        (gradientLayer, effectView, drawing) = (nil, nil, nil)
    }

    private func updateGradient() {
        guard let layer = gradientLayer else { return }
        let size = bounds.size
        /// From shares of the bounds to those of the area.
        func pointInArea(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: (bounds.minX + point.x * size.width - area.minX) / max(area.width, 0.001),
                y: (bounds.minY + point.y * size.height - area.minY) / max(area.height, 0.001))
        }
        func set(_ gradient: ResolvedGradient, _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) {
            layer.type = type
            layer.colors = gradient.stops.map { $0.color.multiplyingOpacity(paint.opacity).uiColor.cgColor }
            layer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
            layer.startPoint = pointInArea(start)
            layer.endPoint =
                type == .conic
                ? CGPoint(x: layer.startPoint.x + end.x - start.x, y: layer.startPoint.y + end.y - start.y)
                : pointInArea(end)
        }
        switch paint.fill {
        case .linear(let gradient, let start, let end):
            set(gradient, .axial, CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let outer = max(startRadius, endRadius, 0.001)
            set(
                gradient.spread(from: startRadius / outer, to: endRadius / outer), .radial,
                CGPoint(x: center.x, y: center.y),
                CGPoint(
                    x: center.x + outer / max(size.width, 0.001), y: center.y + outer / max(size.height, 0.001)))
        case .elliptical(let gradient, let center, let startFraction, let endFraction):
            let outer = max(startFraction, endFraction, 0.001)
            set(
                gradient.spread(from: startFraction / outer, to: endFraction / outer), .radial,
                CGPoint(x: center.x, y: center.y), CGPoint(x: center.x + outer, y: center.y + outer))
        case .angular(let gradient, let center, let start, let end):
            let part = (end.radians - start.radians) / (2 * .pi)
            set(
                gradient.spread(from: 0, to: part == 0 ? 1 : min(abs(part), 1)), .conic,
                CGPoint(x: center.x, y: center.y),
                CGPoint(x: center.x + cos(start.radians), y: center.y + sin(start.radians)))
        default: break
        }
    }
}

/// A layer that an app's own paint draws.
private final class DrawnPaintLayer: CALayer {
    var paint: AnyPaint?
    /// The bounds of what is painted.
    var place = CGRect.zero {
        didSet { if oldValue != place { setNeedsDisplay() } }
    }

    override func draw(in context: CGContext) { paint?.base.draw(in: place, context: context) }
}
