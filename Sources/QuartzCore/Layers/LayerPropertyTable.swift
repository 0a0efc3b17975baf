import CoreGraphics
import Foundation
import PorticoRenderModel

/// One row for each property: everything that the layer needs to know about it, in one place.
struct LayerPropertyRow {
    enum Interpolator: UInt8 { case none, number, point, size, rect, color, transform, contents }

    /// What else a change touches.
    struct Effects: OptionSet {
        let rawValue: UInt8
        /// The layer's own sublayers are laid out again.
        static let layout = Effects(rawValue: 1)
        /// The superlayer's hit testing and drawing order.
        static let order = Effects(rawValue: 2)
        /// The clock of the subtree.
        static let time = Effects(rawValue: 4)
    }

    var property: LayerProperty
    /// The key for actions, animations and key-value coding.
    var name: String
    var animates: Bool
    var interpolator: Interpolator
    var effects: Effects
    /// The documented default, as key-value coding gives it; nil where it is nil.
    var defaultValue: Any?
}

enum LayerPropertyTable {
    nonisolated(unsafe) static let rows: [LayerPropertyRow] = {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        return [
            row(.bounds, .rect, [.layout], CGRect.zero),
            row(.position, .point, [], CGPoint.zero),
            row(.zPosition, .number, [.order], CGFloat(0)),
            row(.anchorPoint, .point, [], CGPoint(x: 0.5, y: 0.5)),
            row(.anchorPointZ, .number, [], CGFloat(0)),
            row(.transform, .transform, [], CATransform3DIdentity),
            row(.sublayerTransform, .transform, [], CATransform3DIdentity),
            row(.isHidden, "hidden", .number, [], false),
            row(.isDoubleSided, "doubleSided", .number, [], true),
            row(.isGeometryFlipped, "geometryFlipped", nil, [], false),
            row(.masksToBounds, .number, [], false),
            row(.mask, nil, [], nil),
            row(.contents, .contents, [], nil),
            row(.contentsRect, .rect, [], unit),
            row(.contentsCenter, .rect, [], unit),
            row(.contentsGravity, nil, [], CALayerContentsGravity.resize),
            row(.contentsScale, .number, [], CGFloat(1)),
            row(.contentsFormat, nil, [], CALayerContentsFormat.RGBA8Uint),
            row(.minificationFilter, nil, [], CALayerContentsFilter.linear),
            row(.magnificationFilter, nil, [], CALayerContentsFilter.linear),
            row(.minificationFilterBias, .number, [], Float(0)),
            row(.isOpaque, "opaque", nil, [], false),
            row(.backgroundColor, .color, [], nil),
            row(.cornerRadius, .number, [], CGFloat(0)),
            row(.maskedCorners, nil, [], CACornerMask(rawValue: 15)),
            row(.cornerCurve, nil, [], CALayerCornerCurve.circular),
            row(.borderWidth, .number, [], CGFloat(0)),
            row(.borderColor, .color, [], black),
            row(.opacity, .number, [], Float(1)),
            row(.allowsGroupOpacity, nil, [], true),
            row(.shouldRasterize, .number, [], false),
            row(.rasterizationScale, .number, [], CGFloat(1)),
            row(.shadowColor, .color, [], black),
            row(.shadowOpacity, .number, [], Float(0)),
            row(.shadowOffset, .size, [], CGSize(width: 0, height: -3)),
            row(.shadowRadius, .number, [], CGFloat(3)),
            row(.shadowPath, nil, [], nil),
            row(.edgeAntialiasingMask, nil, [], CAEdgeAntialiasingMask(rawValue: 15)),
            row(.allowsEdgeAntialiasing, nil, [], false),
            row(.drawsAsynchronously, nil, [], false),
            row(.filters, nil, [], nil),
            row(.compositingFilter, nil, [], nil),
            row(.backgroundFilters, nil, [], nil),
            row(.sublayers, nil, [.layout], nil),
            row(.timing, nil, [.time], nil),
        ]
    }()

    /// By `LayerProperty.rawValue`; what a setter's path uses instead of a look-up.
    static let names: [String] = rows.map(\.name)
    static let animates: LayerChanges = rows.reduce(into: []) { if $1.animates { $0.insert($1.property.change) } }

    private static let byName: [String: LayerProperty] = {
        var result: [String: LayerProperty] = [:]
        for row in rows where row.property != .timing {
            result[row.name] = row.property
            result[String(describing: row.property)] = row.property
        }
        return result
    }()

    /// For key-value coding: "hidden" and "isHidden" are the same.
    static func row(named name: String) -> LayerPropertyRow? { byName[name].map { rows[$0.index] } }

    private static func row(
        _ property: LayerProperty, _ interpolator: LayerPropertyRow.Interpolator?,
        _ effects: LayerPropertyRow.Effects, _ defaultValue: Any?
    ) -> LayerPropertyRow {
        row(property, String(describing: property), interpolator, effects, defaultValue)
    }

    private static func row(
        _ property: LayerProperty, _ name: String, _ interpolator: LayerPropertyRow.Interpolator?,
        _ effects: LayerPropertyRow.Effects, _ defaultValue: Any?
    ) -> LayerPropertyRow {
        LayerPropertyRow(
            property: property, name: name, animates: interpolator != nil, interpolator: interpolator ?? .none,
            effects: effects, defaultValue: defaultValue)
    }
}
