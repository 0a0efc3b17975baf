import CoreGraphics
import Foundation
import PorticoRenderModel

// Rows for the properties that a subclass adds: the property's key path does for key-value coding.
extension LayerPropertyRow {
    /// `read` turns what the app gave into the property's type; nil for what it cannot be.
    init<Layer: CALayer, Value>(
        _ property: LayerProperty, _ name: String, _ kind: AnimationValue.Kind?,
        _ path: ReferenceWritableKeyPath<Layer, Value>, default value: Value, implicitly: Bool = true,
        read: @escaping (Any) -> Value?
    ) {
        self.init(
            property: property, name: name, animates: implicitly && kind != nil, kind: kind,
            defaultValue: value,
            access: Access(
                get: { unsafeDowncast($0, to: Layer.self)[keyPath: path] },
                set: { layer, new in
                    guard let new = new.map(read) ?? value else { return }
                    unsafeDowncast(layer, to: Layer.self)[keyPath: path] = new
                }))
    }

    /// A property that may be nil.
    init<Layer: CALayer, Value>(
        _ property: LayerProperty, _ name: String, _ kind: AnimationValue.Kind?,
        _ path: ReferenceWritableKeyPath<Layer, Value?>, default value: Value? = nil, implicitly: Bool = true,
        read: @escaping (Any) -> Value?
    ) {
        self.init(
            property: property, name: name, animates: implicitly && kind != nil, kind: kind,
            defaultValue: value,
            access: Access(
                get: { unsafeDowncast($0, to: Layer.self)[keyPath: path] },
                set: { layer, new in unsafeDowncast(layer, to: Layer.self)[keyPath: path] = new.flatMap(read) }))
    }

    /// A constant, read as its raw value and set as itself or as that. No animation moves it.
    init<Layer: CALayer, Value: RawRepresentable>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>,
        default value: Value
    ) {
        self.init(
            property: property, name: name, animates: false, kind: nil, defaultValue: value.rawValue,
            access: Access(
                get: { unsafeDowncast($0, to: Layer.self)[keyPath: path].rawValue },
                set: { layer, new in
                    let constant = new as? Value ?? (new as? Value.RawValue).flatMap(Value.init(rawValue:))
                    unsafeDowncast(layer, to: Layer.self)[keyPath: path] = constant ?? value
                }))
    }

    static func number<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGFloat>,
        default value: CGFloat
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, .number, path, default: value) { ValueCoding.number($0).map { CGFloat($0) } }
    }

    static func color<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>,
        default value: CGColor? = nil
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, .color, path, default: value) { $0 as? CGColor }
    }

    static func point<Layer: CALayer>(
        _ property: LayerProperty, _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPoint>,
        default value: CGPoint
    ) -> LayerPropertyRow {
        LayerPropertyRow(property, name, .point, path, default: value, read: ValueCoding.point)
    }
}
