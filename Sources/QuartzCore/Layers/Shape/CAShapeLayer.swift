import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that draws a path, filled and then stroked, above its contents and below its sublayers. Drawn anew at the size on
/// the screen whenever that changes, so that it is sharp under every transform.
///
/// The path may reach outside of the bounds. All number and colour properties animate implicitly; the path animates where an
/// explicit animation says so.
///
/// - From: an app
/// - To: `ShapeValues` in the layer's properties, drawn by the render thread
open class CAShapeLayer: CALayer {
    // The colours as the app gave them; the properties hold what is drawn.
    private final var givenFill: CGColor? = ColdStorage.black
    private final var givenStroke: CGColor?

    public override init() {
        super.init()
        properties.extrasBox = Self.defaults
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else {
            properties.extrasBox = Self.defaults
            return
        }
        (givenFill, givenStroke) = (other.givenFill, other.givenStroke)
    }

    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whatever was read, it is a shape's from now on.
        properties.shape = properties.shape
    }

    /// The shape, in the layer's coordinates. Copied when set. Animatable explicitly: between paths of the same elements the points
    /// move, others are exchanged half-way.
    open var path: CGPath? {
        get { properties.shape.path }
        set {
            if newValue == properties.shape.path { return }
            let copy = newValue?.copy()
            change(ShapeValues.path) { $0.shape.path = copy }
        }
    }

    /// Opaque black by default; nil does not fill. Animatable.
    open var fillColor: CGColor? {
        get { shownColor(givenFill, properties.shape.fillColor) }
        set {
            set(ShapeValues.fillColor, fillColor, newValue) { $0.shape.fillColor = newValue?.rgba ?? RGBA(0, 0, 0, 0) }
            givenFill = newValue
        }
    }

    /// Non-zero by default.
    open var fillRule: CAShapeLayerFillRule {
        get { properties.shape.isEvenOdd ? .evenOdd : .nonZero }
        set { set(ShapeValues.fillRule, fillRule, newValue) { $0.shape.isEvenOdd = newValue == .evenOdd } }
    }

    /// nil, the default, does not stroke. Animatable.
    open var strokeColor: CGColor? {
        get { shownColor(givenStroke, properties.shape.strokeColor) }
        set {
            set(ShapeValues.strokeColor, strokeColor, newValue) {
                $0.shape.strokeColor = newValue?.rgba ?? RGBA(0, 0, 0, 0)
            }
            givenStroke = newValue
        }
    }

    /// Where along the path the stroke begins, as a fraction of its length: 0 by default. Animatable.
    open var strokeStart: CGFloat {
        get { properties.shape.strokeStart }
        set { set(ShapeValues.strokeStart, strokeStart, newValue) { $0.shape.strokeStart = newValue } }
    }

    /// Where along the path the stroke ends, as a fraction of its length: 1 by default. Animatable.
    open var strokeEnd: CGFloat {
        get { properties.shape.strokeEnd }
        set { set(ShapeValues.strokeEnd, strokeEnd, newValue) { $0.shape.strokeEnd = newValue } }
    }

    /// In points: 1 by default. Animatable.
    open var lineWidth: CGFloat {
        get { properties.shape.lineWidth }
        set { set(ShapeValues.lineWidth, lineWidth, newValue) { $0.shape.lineWidth = newValue } }
    }

    /// The longest miter as a multiple of the line width, beyond which a join is bevelled: 10 by default. Animatable.
    open var miterLimit: CGFloat {
        get { properties.shape.miterLimit }
        set { set(ShapeValues.miterLimit, miterLimit, newValue) { $0.shape.miterLimit = newValue } }
    }

    /// Butt by default.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(properties.shape.lineCap) }
        set { set(ShapeValues.lineCap, lineCap, newValue) { $0.shape.lineCap = newValue.record } }
    }

    /// Miter by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(properties.shape.lineJoin) }
        set { set(ShapeValues.lineJoin, lineJoin, newValue) { $0.shape.lineJoin = newValue.record } }
    }

    /// How far into the dash pattern the stroke begins, in points: 0 by default. Animatable.
    open var lineDashPhase: CGFloat {
        get { properties.shape.lineDashPhase }
        set { set(ShapeValues.lineDashPhase, lineDashPhase, newValue) { $0.shape.lineDashPhase = newValue } }
    }

    /// Lengths of dashes and gaps in turn, in points; nil, the default, for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get {
            let pattern = properties.shape.lineDashPattern
            return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
        }
        set {
            let pattern = newValue?.map(\.doubleValue) ?? []
            set(ShapeValues.lineDashPattern, properties.shape.lineDashPattern, pattern) {
                $0.shape.lineDashPattern = pattern
            }
        }
    }

    // MARK: The property table

    override func renderForeground(in context: CGContext) { renderShape(in: context) }

    override class var propertyTable: LayerPropertyTable { table }

    /// Shared by all shape layers until they are changed.
    private static let defaults: LayerExtras.Box = {
        var extras = LayerExtras.defaults
        extras.payload = .shape(ShapeValues())
        return LayerExtras.Box(extras)
    }()

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(ShapeValues.path, "path", .path, \CAShapeLayer.path, implicitly: false) {
            ($0 as AnyObject) as? CGPath
        },
        .color(ShapeValues.fillColor, "fillColor", \CAShapeLayer.fillColor, default: ColdStorage.black),
        LayerPropertyRow(ShapeValues.fillRule, "fillRule", \CAShapeLayer.fillRule, default: .nonZero),
        .color(ShapeValues.strokeColor, "strokeColor", \CAShapeLayer.strokeColor),
        .number(ShapeValues.strokeStart, "strokeStart", \CAShapeLayer.strokeStart, default: 0),
        .number(ShapeValues.strokeEnd, "strokeEnd", \CAShapeLayer.strokeEnd, default: 1),
        .number(ShapeValues.lineWidth, "lineWidth", \CAShapeLayer.lineWidth, default: 1),
        .number(ShapeValues.miterLimit, "miterLimit", \CAShapeLayer.miterLimit, default: 10),
        LayerPropertyRow(ShapeValues.lineCap, "lineCap", \CAShapeLayer.lineCap, default: .butt),
        LayerPropertyRow(ShapeValues.lineJoin, "lineJoin", \CAShapeLayer.lineJoin, default: .miter),
        .number(ShapeValues.lineDashPhase, "lineDashPhase", \CAShapeLayer.lineDashPhase, default: 0),
        LayerPropertyRow(ShapeValues.lineDashPattern, "lineDashPattern", nil, \CAShapeLayer.lineDashPattern) {
            ValueCoding.numbers($0)?.map { NSNumber(value: $0) }
        },
    ])
}

extension CALayer {
    /// The app's own colour, unless an animation shows another.
    final func shownColor(_ given: CGColor?, _ shown: RGBA) -> CGColor? {
        (given?.rgba ?? RGBA(0, 0, 0, 0)) == shown ? given : CGColor(rgba: shown)
    }
}

extension CGColor {
    convenience init(rgba: RGBA) {
        self.init(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
    }
}
