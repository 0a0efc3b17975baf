import CoreGraphics
import Foundation
import PorticoRenderModel

extension LayerPropertyRow {
    static func float<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, Float>,
        default value: Float = 0
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, .number, path, default: value) { ValueCoding.number($0).map { Float($0) } }
    }

    static func size<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGSize>,
        kind: AnimationValue.Kind? = .size, default value: CGSize = .zero
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, kind, path, default: value, read: ValueCoding.size)
    }

    /// A flag or a whole number, which nothing animates.
    static func flag<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, Bool>,
        default value: Bool = false
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, nil, path, default: value) { ValueCoding.number($0).map { $0 != 0 } }
    }

    static func whole<Layer: CALayer, Value: FixedWidthInteger>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>,
        kind: AnimationValue.Kind? = nil, default value: Value
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, kind, path, default: value) {
            ValueCoding.number($0).flatMap { Value(exactly: $0.rounded()) }
        }
    }
}
