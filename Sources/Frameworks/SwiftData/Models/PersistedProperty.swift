import Foundation
import Observation
import PorticoTrace

/// The storage of a kept property: `@Model` puts it in front of each.
///
/// Reading and writing are observed. A detached object's value is here; another one's is in the managed object, and what was decoded of bytes
/// stays here until the bytes change.
@propertyWrapper public struct _PorticoPersisted<Value> {
    var value: Value?
    private var decodedFrom: Data?

    public init(wrappedValue: Value) { value = wrappedValue }
    /// Of an object of the store, whose values come from there.
    public init(_portico: Void) {}

    /// Only an initialiser comes here, before its object is whole.
    public var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }

    public static subscript<Model: PersistentModel>(
        _enclosingInstance model: Model, wrapped path: ReferenceWritableKeyPath<Model, Value>,
        storage storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value {
        get {
            let state = model._porticoState
            state.registrar.access(model, keyPath: path)
            guard let object = state.object else { return readDetached(model, path, storage) }
            let property = Self.property(Model.self, path)
            if case .toMany(_, let type) = property.form {
                return property.wrap(type.make(property.related(object))) as! Value
            }
            let stored = object.value(forKey: property.name)
            if property.isCoded, let data = stored as? Data {
                return readCoded(data, property, object, model, storage)
            }
            return property.decode(stored, object) as! Value
        }
        set {
            let state = model._porticoState
            guard let object = state.object else {
                state.registrar.withMutation(of: model, keyPath: path) { model[keyPath: storage].value = newValue }
                let property = Self.property(Model.self, path)
                // An object that gets into a relationship with one of a context belongs to that context, too.
                if let context = property.context(of: newValue) { context.insert(model) }
                return
            }
            let property = Self.property(Model.self, path)
            if property.addsAtEnd(newValue, to: object, state.context) { return }
            // The managed object tells the model's observers, as it does where a relationship's other end changes.
            object.setValue(property.encodeOwn(newValue, state.context), forKey: property.name)
        }
    }

    // What most reads don't come to is in functions of its own: they would pay for its types, too.

    @inline(never)
    private static func readDetached<Model: PersistentModel>(
        _ model: Model, _ path: PartialKeyPath<Model>, _ storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value {
        guard let value = model[keyPath: storage].value else {
            FatalException.internalInconsistency.raise("\(path) is read before it has a value")
        }
        return value
    }

    @inline(never)
    private static func readCoded<Model: PersistentModel>(
        _ data: Data, _ property: ModelProperty, _ object: ModelObject, _ model: Model,
        _ storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value {
        if model[keyPath: storage].decodedFrom == data, let known = model[keyPath: storage].value { return known }
        let decoded = property.decode(data, object) as! Value
        model[keyPath: storage].value = decoded
        model[keyPath: storage].decodedFrom = data
        return decoded
    }

    /// The detached object's value, which is in the managed object from here on.
    mutating func takeValue() -> Value? {
        defer { value = nil }
        return value
    }

    private static func property<Model: PersistentModel>(
        _ type: Model.Type, _ path: PartialKeyPath<Model>
    ) -> ModelProperty {
        guard let found = ModelDescription.of(type).property(at: path) else {
            FatalException.internalInconsistency.raise("\(path) is no property of \(type)'s schema")
        }
        return found
    }
}
