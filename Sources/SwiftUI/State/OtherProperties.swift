import Observation
import UIKit

/// A name for places of this view and those below.
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let object: ObjectIdentifier?
    }
    private var box: NamespaceBox?
    public init() {}
    public var wrappedValue: ID { ID(object: box.map(ObjectIdentifier.init)) }
}

private final class NamespaceBox {}

extension Namespace: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        box = installer.nextBox(NamespaceBox.self) { NamespaceBox() }
    }
}

/// A number that grows with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var chain: EnvironmentChain?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        guard let chain else { return base }
        let traits = EnvironmentValues(chain: chain).resolvedTraits
        return Value(
            UIFontMetrics(forTextStyle: style.platform).scaledValue(for: CGFloat(base), compatibleWith: traits))
    }
}

extension ScaledMetric: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) { chain = installer.node.environment }
}

/// Gives bindings to an observable object's properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    private var object: Value
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Bindable<Value> { self }

    fileprivate init(object: Value) { self.object = object }
}

extension Bindable where Value: AnyObject {
    public init(wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) where Value: Observable { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            location: object, path: keyPath, get: { object[keyPath: keyPath] },
            set: { value, _ in object[keyPath: keyPath] = value })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
