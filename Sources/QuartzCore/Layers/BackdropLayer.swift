import CoreGraphics
import PorticoRenderModel

/// A layer that blurs what lies below it on the screen: what visual effect views stand on. Not API.
///
/// It works as part of what is on the screen, groups that fade included. In a picture of layers, turned, or where layers are sorted in
/// depth, nothing below is known to it and only the tint is drawn.
package final class BackdropLayer: CALayer {
    package override init() {
        super.init()
        properties.backdrop = BackdropValues()
    }

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.backdrop = BackdropValues()
    }

    /// The deviation of the blur, in points: 20 by default. Animatable.
    package var blurRadius: CGFloat {
        get { properties.backdrop.blurRadius }
        set { set(BackdropValues.blurRadius, blurRadius, newValue) { $0.backdrop.blurRadius = newValue } }
    }

    /// 0 is grey, 1, the default, as it is. Animatable.
    package var saturation: CGFloat {
        get { properties.backdrop.saturation }
        set { set(BackdropValues.saturation, saturation, newValue) { $0.backdrop.saturation = newValue } }
    }

    /// Laid over the blur; nil, the default, is nothing. Animatable.
    package var tint: CGColor? {
        get { CGColor(rgba: properties.backdrop.tint) }
        set {
            let new = newValue?.rgba ?? RGBA(0, 0, 0, 0)
            set(BackdropValues.tint, properties.backdrop.tint, new) { $0.backdrop.tint = new }
        }
    }

    override class var propertyTable: LayerPropertyTable { table }

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        .number(BackdropValues.blurRadius, "blurRadius", \BackdropLayer.blurRadius, default: 20),
        .number(BackdropValues.saturation, "saturation", \BackdropLayer.saturation, default: 1),
        LayerPropertyRow(BackdropValues.tint, "tint", .color, \BackdropLayer.tint) { $0 as? CGColor },
    ])
}
