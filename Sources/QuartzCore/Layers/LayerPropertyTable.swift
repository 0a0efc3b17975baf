import CoreGraphics
import Foundation
import PorticoRenderModel

/// One row for each property: everything that the layer needs to know about it, in one place.
struct LayerPropertyRow {
    var property: LayerProperty
    /// The key for actions, animations and key-value coding.
    var name: String
    /// A change animates by itself.
    var animates: Bool
    /// The kind of value that animations move; nil for what none can.
    var kind: AnimationValue.Kind?
    /// The documented default, as key-value coding gives it; nil where it is nil.
    var defaultValue: Any?
    /// For key-value coding, of the properties that a subclass adds.
    var access: Access?

    struct Access {
        var get: (CALayer) -> Any?
        /// nil for a property without a value; a value of a wrong kind is ignored.
        var set: (CALayer, Any?) -> Void
    }
}

/// The properties of a class of layers: those of every layer, then the class's own, which stand at `specific0` and after.
///
/// A class with properties of its own overrides `CALayer.propertyTable`.
final class LayerPropertyTable {
    /// By `LayerProperty.index`.
    let rows: [LayerPropertyRow]
    /// By `LayerProperty.index`; what a setter's path uses instead of a look-up.
    let names: [String]
    let animates: LayerChanges
    private let byName: [String: LayerProperty]

    init(specific: [LayerPropertyRow]) {
        let rows = Self.common + specific
        for (index, row) in rows.enumerated() {
            precondition(row.property.index == index, "\(row.name) is out of order")
        }
        var byName: [String: LayerProperty] = [:]
        for row in rows where row.property != .timing {
            byName[row.name] = row.property
            if row.access == nil { byName[row.property.name] = row.property }
        }
        self.rows = rows
        self.byName = byName
        names = rows.map(\.name)
        animates = rows.reduce(into: []) { if $1.animates { $0.insert($1.property.change) } }
    }

    /// The table of layers that have nothing of their own.
    nonisolated(unsafe) static let plain = LayerPropertyTable(specific: [])

    /// For key-value coding: "hidden" and "isHidden" are the same.
    func row(named name: String) -> LayerPropertyRow? { byName[name].map { rows[$0.index] } }

    /// The property, or the part of one, that a key path of an animation names.
    func animatedProperty(keyPath: String) -> AnimatedProperty? {
        if let property = byName[keyPath] { return AnimatedProperty(property) }
        guard let dot = keyPath.firstIndex(of: "."), let row = row(named: String(keyPath[..<dot])), let kind = row.kind
        else { return nil }
        return AnimatedProperty(row.property, part: keyPath[keyPath.index(after: dot)...], of: kind)
    }

    private nonisolated(unsafe) static let common: [LayerPropertyRow] = {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        return [
            row(.bounds, .rect, CGRect.zero),
            row(.position, .point, CGPoint.zero),
            row(.zPosition, .number, CGFloat(0)),
            row(.anchorPoint, .point, CGPoint(x: 0.5, y: 0.5)),
            row(.anchorPointZ, .number, CGFloat(0)),
            row(.transform, .transform, CATransform3DIdentity),
            row(.sublayerTransform, .transform, CATransform3DIdentity),
            row(.isHidden, "hidden", kind: .number, defaultValue: false),
            row(.isDoubleSided, "doubleSided", kind: .number, defaultValue: true),
            row(.isGeometryFlipped, "geometryFlipped", kind: nil, defaultValue: false),
            row(.masksToBounds, .number, false),
            row(.mask, nil, nil),
            row(.contents, .contents, nil),
            row(.contentsRect, .rect, unit),
            row(.contentsCenter, .rect, unit),
            row(.contentsGravity, nil, CALayerContentsGravity.resize),
            row(.contentsScale, .number, CGFloat(1)),
            row(.contentsFormat, nil, CALayerContentsFormat.RGBA8Uint),
            row(.minificationFilter, nil, CALayerContentsFilter.linear),
            row(.magnificationFilter, nil, CALayerContentsFilter.linear),
            row(.minificationFilterBias, .number, Float(0)),
            row(.isOpaque, "opaque", kind: nil, defaultValue: false),
            row(.backgroundColor, .color, nil),
            row(.cornerRadius, .number, CGFloat(0)),
            row(.maskedCorners, nil, CACornerMask(rawValue: 15)),
            row(.cornerCurve, nil, CALayerCornerCurve.circular),
            row(.borderWidth, .number, CGFloat(0)),
            row(.borderColor, .color, black),
            row(.opacity, .number, Float(1)),
            row(.allowsGroupOpacity, nil, true),
            row(.shouldRasterize, .number, false),
            row(.rasterizationScale, .number, CGFloat(1)),
            row(.shadowColor, .color, black),
            row(.shadowOpacity, .number, Float(0)),
            row(.shadowOffset, .size, CGSize(width: 0, height: -3)),
            row(.shadowRadius, .number, CGFloat(3)),
            row(.shadowPath, .path, nil),
            row(.edgeAntialiasingMask, nil, CAEdgeAntialiasingMask(rawValue: 15)),
            row(.allowsEdgeAntialiasing, nil, false),
            row(.drawsAsynchronously, nil, false),
            row(.filters, nil, nil),
            row(.compositingFilter, nil, nil),
            row(.backgroundFilters, nil, nil),
            row(.sublayers, nil, nil),
            row(.timing, nil, nil),
        ]
    }()

    private static func row(
        _ property: LayerProperty, _ kind: AnimationValue.Kind?, _ defaultValue: Any?
    ) -> LayerPropertyRow {
        row(property, property.name, kind: kind, defaultValue: defaultValue)
    }

    private static func row(
        _ property: LayerProperty, _ name: String, kind: AnimationValue.Kind?, defaultValue: Any?
    ) -> LayerPropertyRow {
        // Paths move only where an app says how.
        LayerPropertyRow(
            property: property, name: name, animates: kind != nil && kind != .path, kind: kind,
            defaultValue: defaultValue)
    }
}

extension LayerProperty {
    /// The case's name, written out: reflection would search the whole program, at each launch, for how the type describes itself.
    var name: String { index < Self.names.count ? Self.names[index] : String(describing: self) }

    private static let names = [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "isHidden",
        "isDoubleSided", "isGeometryFlipped", "masksToBounds", "mask", "contents", "contentsRect", "contentsCenter",
        "contentsGravity", "contentsScale", "contentsFormat", "minificationFilter", "magnificationFilter",
        "minificationFilterBias", "isOpaque", "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve",
        "borderWidth", "borderColor", "opacity", "allowsGroupOpacity", "shouldRasterize", "rasterizationScale",
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "edgeAntialiasingMask",
        "allowsEdgeAntialiasing", "drawsAsynchronously", "filters", "compositingFilter", "backgroundFilters",
        "sublayers", "timing",
    ]
}
