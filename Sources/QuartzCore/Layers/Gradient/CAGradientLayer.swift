import CoreGraphics
import Foundation
import PorticoRenderModel

/// The shape along which the colours of a gradient layer run.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Ellipses around the start point; the end point is a corner of the box around the outermost one.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The turn about the start point, beginning towards the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")

    /// An unknown name is the default.
    var record: GradientValues.Kind { self == .radial ? .radial : self == .conic ? .conic : .axial }
    init(_ record: GradientValues.Kind) { self = record == .radial ? .radial : record == .conic ? .conic : .axial }
}

/// A layer that fills its shape, rounded corners included, with a gradient above its background colour.
///
/// - From: an app
/// - To: `GradientValues` in the layer's properties, drawn by the render thread
open class CAGradientLayer: CALayer {
    // As the app gave them; the properties hold what is drawn.
    private final var givenColors: [CGColor]?
    private final var givenLocations: [NSNumber]?

    public override init() {
        super.init()
        properties.extrasBox = Self.defaults
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAGradientLayer else {
            properties.extrasBox = Self.defaults
            return
        }
        (givenColors, givenLocations) = (other.givenColors, other.givenLocations)
    }

    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whatever was read, it is a gradient's from now on.
        properties.gradient = properties.gradient
    }

    /// `CGColor`s in order; what is none is left out. nil, the default, draws nothing. Animatable.
    open var colors: [Any]? {
        get {
            let shown = properties.gradient.colors
            return (givenColors ?? []).map(\.rgba) == shown ? givenColors : shown.map(CGColor.init(rgba:))
        }
        set {
            let new = newValue?.compactMap { $0 as? CGColor }
            set(GradientValues.colors, givenColors, new) { $0.gradient.colors = new?.map(\.rgba) ?? [] }
            givenColors = new
        }
    }

    /// Where each colour stands, 0…1, growing; nil, the default, spreads them evenly. Animatable.
    open var locations: [NSNumber]? {
        get {
            let shown = properties.gradient.locations
            return (givenLocations ?? []).map(\.doubleValue) == shown
                ? givenLocations : shown.map { NSNumber(value: $0) }
        }
        set {
            set(GradientValues.locations, givenLocations, newValue) {
                $0.gradient.locations = newValue?.map(\.doubleValue) ?? []
            }
            givenLocations = newValue
        }
    }

    /// Where the first colour stands, in the unit square of the bounds: (0.5, 0) by default. Animatable.
    open var startPoint: CGPoint {
        get { properties.gradient.startPoint }
        set { set(GradientValues.startPoint, startPoint, newValue) { $0.gradient.startPoint = newValue } }
    }

    /// Where the last colour stands, in the unit square of the bounds: (0.5, 1) by default. Animatable.
    open var endPoint: CGPoint {
        get { properties.gradient.endPoint }
        set { set(GradientValues.endPoint, endPoint, newValue) { $0.gradient.endPoint = newValue } }
    }

    /// Axial by default.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(properties.gradient.kind) }
        set { set(GradientValues.type, type, newValue) { $0.gradient.kind = newValue.record } }
    }

    // MARK: The property table

    override func renderBackdrop(in context: CGContext) { renderGradient(in: context) }

    override class var propertyTable: LayerPropertyTable { table }

    /// Shared by all gradient layers until they are changed.
    private static let defaults: LayerExtras.Box = {
        var extras = LayerExtras.defaults
        extras.payload = .gradient(GradientValues())
        return LayerExtras.Box(extras)
    }()

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(GradientValues.colors, "colors", .colors, \CAGradientLayer.colors) { $0 as? [Any] },
        LayerPropertyRow(GradientValues.locations, "locations", .numbers, \CAGradientLayer.locations) {
            ValueCoding.numbers($0)?.map { NSNumber(value: $0) }
        },
        .point(
            GradientValues.startPoint, "startPoint", \CAGradientLayer.startPoint, default: CGPoint(x: 0.5, y: 0)),
        .point(GradientValues.endPoint, "endPoint", \CAGradientLayer.endPoint, default: CGPoint(x: 0.5, y: 1)),
        LayerPropertyRow(GradientValues.type, "type", \CAGradientLayer.type, default: .axial),
    ])
}
