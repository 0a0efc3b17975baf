import Foundation
import PorticoHost

/// One property that an inspector shows, as text, and may change.
@MainActor struct InspectedProperty<Object: AnyObject> {
    let name: String
    let form: TreeNode.Property.Form?
    let choices: [String]?
    /// See `TreeNode.Property.swift`.
    let swift: String?
    let get: @MainActor (Object) -> String
    /// False when the text is no value of the property. Nil: read only.
    let set: (@MainActor (Object, String) -> Bool)?

    /// - Parameter allows: whether this object can take this value; what an app would be ended for is refused here.
    init<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ form: PropertyForm<Value>,
        swift: String? = nil,
        allows: @escaping @MainActor (Object, Value) -> Bool = { _, _ in true }
    ) {
        self.init(name, form, swift: swift, get: { $0[keyPath: path] }) { object, value in
            guard allows(object, value) else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// - Parameter set: false when the object can't take the value.
    init<Value>(
        _ name: String, _ form: PropertyForm<Value>, swift: String? = nil, get: @escaping @MainActor (Object) -> Value,
        set: @escaping @MainActor (Object, Value) -> Bool
    ) {
        self.name = name
        self.form = form.form
        choices = form.choices
        self.swift = swift
        self.get = { form.text(get($0)) }
        self.set = { object, text in form.value(text).map { set(object, $0) } ?? false }
    }

    /// One that is only read.
    init(_ name: String, get: @escaping @MainActor (Object) -> String) {
        self.name = name
        form = nil
        choices = nil
        swift = nil
        self.get = get
        set = nil
    }
}

/// The properties that a class adds to those of its superclass.
@MainActor struct InspectedClass {
    let title: String
    let has: @MainActor (AnyObject) -> Bool
    /// Those of an object, beside what `usual` has, a new one.
    let properties: @MainActor (_ object: AnyObject, _ usual: AnyObject?) -> [TreeNode.Property]
    /// A new object, whose values are the defaults; nil where making one has effects.
    let usual: @MainActor () -> AnyObject?
    /// Those with these names only.
    let some: @MainActor (AnyObject, Set<String>) -> [TreeNode.Property]
    /// Nil where there is no such property to set.
    let set: @MainActor (_ name: String, _ object: AnyObject, _ value: String) -> HostAnswer?

    /// - Parameter make: a new object, whose values are the defaults; nil where making one has effects.
    init<Object: AnyObject>(
        _ type: Object.Type, make: (@MainActor () -> Object)?, _ table: [InspectedProperty<Object>]
    ) {
        title = String(describing: type)
        has = { $0 is Object }
        // Made once: that is told in the trace.
        let new = Once { make?() }
        usual = { new.value }
        properties = { object, usual in
            guard let object = object as? Object else { return [] }
            let usual = usual as? Object
            return table.map { property in
                let value = property.get(object)
                var told = TreeNode.Property(property.name, value, isEditable: property.set != nil, form: property.form)
                told.choices = property.choices
                told.swift = property.swift
                if let usual { told.isDefault = property.get(usual) == value }
                return told
            }
        }
        some = { object, names in
            guard let object = object as? Object else { return [] }
            return table.filter { names.contains($0.name) }.map {
                TreeNode.Property($0.name, $0.get(object), isEditable: $0.set != nil)
            }
        }
        set = { name, object, value in
            guard let object = object as? Object, let property = table.first(where: { $0.name == name }),
                let set = property.set
            else { return nil }
            return set(object, value)
                ? .done
                : .failed(
                    reason: "“\(value.prefix(40))” is no value of \(name)", remedy: "it is \(property.get(object)) now")
        }
    }

    /// A value that is made when it is first needed.
    @MainActor private final class Once<Value> {
        private let make: @MainActor () -> Value
        private(set) lazy var value = make()
        init(_ make: @escaping @MainActor () -> Value) { self.make = make }
    }
}
