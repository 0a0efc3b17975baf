import CoreData
import Foundation
import Observation

/// A kept property of a class: how its values become those of a managed object, and who is told of changes.
final class ModelProperty: @unchecked Sendable {
    let name: String
    let valueType: any Any.Type
    let isOptional: Bool
    let form: ValueForm
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    /// The value that an object has before anybody gives it one, as it is stored; nil for nothing.
    let initialValue: (any PersistentModel) -> Any?
    let push: (any PersistentModel, ModelObject, ModelContext) -> Void
    let tellWillSet: (any PersistentModel) -> Void
    let tellDidSet: (any PersistentModel) -> Void
    let wrap: (Any?) -> Any
    /// What a value that the store lost is, once the class's own is known.
    private(set) var fallback: Any?

    init<Model: PersistentModel, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PorticoPersisted<Value>>, _ metadata: (any SchemaProperty)?
    ) {
        self.name = name
        valueType = Value.self
        let optional = Value.self as? any OptionalValue.Type
        isOptional = optional != nil
        let wrapped: any Any.Type = optional?.wrappedType ?? Value.self
        let transformer = (metadata as? Schema.Attribute)?.transformer
        form = ValueForm.of(wrapped, transformer: transformer)
        wrap = { found in
            guard let optional else { return found as Any }
            return optional.wrap(found)
        }
        let form = form
        initialValue = { model in
            guard let model = model as? Model, let value = model[keyPath: storage].value else { return nil }
            return OptionalUnwrapping.unwrapped(value).flatMap { form.encode($0, nil) }
        }
        push = { model, object, context in
            // The managed object has it from here on: two objects that lead to each other would keep each other for ever.
            guard let model = model as? Model, let value = model[keyPath: storage].takeValue() else { return }
            let present: Any? = optional == nil ? value : OptionalUnwrapping.unwrapped(value)
            guard let something = present else { return }
            var stored = form.encode(something, context)
            if case .toMany = form, let new = stored as? NSOrderedSet {
                // Those that lead to the object already are its own, too.
                guard new.count > 0 else { return }
                let present = (object.value(forKey: name) as? NSOrderedSet)?.array ?? []
                stored = NSOrderedSet(array: new.array + present.filter { !new.contains($0) })
            }
            object.setValue(stored, forKey: name)
        }
        tellWillSet = { model in
            guard let model = model as? Model else { return }
            model._porticoState.registrar.willSet(model, keyPath: path)
        }
        tellDidSet = { model in
            guard let model = model as? Model else { return }
            model._porticoState.registrar.didSet(model, keyPath: path)
        }
        if form.isRelationship {
            let made = metadata as? Schema.Relationship ?? Schema.Relationship()
            (made.name, made.valueType, made.isOptional) = (name, Value.self, isOptional)
            if case .toOne(let type) = form {
                (made.isToOneRelationship, made.destination) = (true, ModelDescription.name(of: type))
            } else if case .toMany(let type, _) = form {
                made.destination = ModelDescription.name(of: type)
            }
            (relationship, attribute) = (made, nil)
        } else {
            let made = metadata as? Schema.Attribute ?? Schema.Attribute()
            (made.name, made.valueType, made.isOptional) = (name, Value.self, isOptional)
            (relationship, attribute) = (nil, made)
        }
    }

    /// The class at the other end.
    var destination: (any PersistentModel.Type)? {
        switch form {
        case .toOne(let type), .toMany(let type, _): type
        default: nil
        }
    }
    /// Whether the value is decoded of bytes.
    var isCoded: Bool { if case .coded = form { true } else { false } }

    func take(initialValue: Any?) {
        fallback = initialValue
        attribute?.defaultValue = initialValue
    }

    /// What the managed object keeps for a value.
    func encode(_ value: Any, _ context: ModelContext?) -> Any? {
        OptionalUnwrapping.unwrapped(value).flatMap { form.encode($0, context) }
    }

    /// The same for a value of the property's own type, of which is known whether it can be nothing.
    func encodeOwn(_ value: Any, _ context: ModelContext?) -> Any? {
        isOptional ? encode(value, context) : form.encode(value, context)
    }

    /// The property's value, as what its type is. Where the store lost it, the class's own, or nothing's like.
    func decode(_ stored: Any?, _ object: ModelObject) -> Any {
        if let stored, let found = form.decode(stored, object.modelContext) { return wrap(found) }
        if isOptional, stored == nil || !isCoded { return wrap(nil) }
        if let own = fallback.flatMap({ form.decode($0, object.modelContext) }) { return wrap(own) }
        if isOptional { return wrap(nil) }
        if let empty = form.emptyValue { return empty }
        FatalModel.raiseMissing(name, object)
    }

    /// The models of a relationship to many.
    func related(_ object: ModelObject) -> [any PersistentModel] {
        guard let context = object.modelContext else { return [] }
        return object.relatedObjects(forKey: name).map { context.model(of: $0) }
    }

    /// Adds what is new at the end of many, where nothing else has changed: the others needn't be looked at again.
    func addsAtEnd(_ value: Any, to object: ModelObject, _ context: ModelContext?) -> Bool {
        guard case .toMany(_, let type) = form, type.isOrdered, let context,
            let new = OptionalUnwrapping.unwrapped(value).map({ form.models(in: $0) })
        else { return false }
        let old = object.relatedObjects(forKey: name)
        guard new.count > old.count, zip(old, new).allSatisfy({ $0 === $1._porticoState.object }) else { return false }
        for model in new[old.count...] { object.addRelatedObject(context.object(for: model), forKey: name) }
        return true
    }

    /// The context of an object that a value leads to.
    func context(of value: Any) -> ModelContext? {
        guard form.isRelationship, let value = OptionalUnwrapping.unwrapped(value) else { return nil }
        return form.models(in: value).lazy.compactMap { $0._porticoState.liveContext }.first
    }
}
