import Foundation
import PorticoObjC

/// Which class the objects of an entity are of, and which entity a class's objects have.
///
/// A model names classes; Swift's have their module's name in front, which the model mostly leaves out.
enum ObjectClasses {
    private static let lock = NSRecursiveLock()
    private struct State: @unchecked Sendable {
        var classes: [ObjectIdentifier: NSManagedObject.Type] = [:]
        var models: [WeakModel] = []
    }
    private struct WeakModel {
        private let reference: LightReference<NSManagedObjectModel>
        init(model: NSManagedObjectModel) { reference = LightReference(model) }
        var model: NSManagedObjectModel? { reference.object }
    }
    private nonisolated(unsafe) static let state = Box(State())
    private final class Box { var value: State; init(_ value: State) { self.value = value } }

    /// With its module's name; of classes that are private to a file, too, which `NSStringFromClass` refuses.
    static func name(of cls: AnyClass) -> String { _typeName(cls, qualified: true) }

    static func className(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "NSManagedObject" }
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }

    /// Called by each coordinator: classes that are asked for their entity are looked up in the models in use, the last one first.
    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            state.value.models.removeAll { $0.model == nil || $0.model === model }
            state.value.models.append(WeakModel(model: model))
        }
    }

    static func objectClass(of entity: NSEntityDescription) -> NSManagedObject.Type {
        lock.withLock {
            if let known = entity.objectClass { return known }
            let found = findClass(named: className(entity.managedObjectClassName), as: NSManagedObject.Type.self)
            entity.objectClass = found ?? NSManagedObject.self
            return entity.objectClass!
        }
    }

    /// A class of a kind by its name, with its module's or, of the app's own, without.
    ///
    /// The class is unwrapped before its cast: optimised, Swift 6.3 casts a missing class to a generic metatype by reading at null.
    static func findClass<T>(named name: String, as kind: T.Type) -> T? {
        let module = (Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? "")
            .map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return [name, String(module) + "." + name].lazy
            .compactMap { ObjCClassRegistry.shared.classNamed($0).flatMap { $0 as? T } }.first
    }

    /// The entity of a class, of the models in use or of one of them.
    static func entity(of cls: AnyClass, in model: NSManagedObjectModel?) -> NSEntityDescription? {
        lock.withLock {
            if let known = model?.entitiesByClass[ObjectIdentifier(cls)] { return known }
            let models = model.map { [$0] } ?? state.value.models.reversed().compactMap(\.model)
            let full = name(of: cls)
            let short = full.split(separator: ".").last.map(String.init) ?? full
            for model in models {
                let entities = model.entities
                if let exact = entities.first(where: { $0.objectClass == cls || $0.managedObjectClassName == full }) {
                    exact.objectClass = cls as? NSManagedObject.Type
                    if model.isInUse { model.entitiesByClass[ObjectIdentifier(cls)] = exact }
                    return exact
                }
                for entity in entities {
                    let name = className(entity.managedObjectClassName)
                    guard name == short || ObjCClassRegistry.shared.classNamed(name) == cls else { continue }
                    if entity.objectClass == nil || entity.objectClass == NSManagedObject.self {
                        entity.objectClass = cls as? NSManagedObject.Type
                    }
                    if model.isInUse { model.entitiesByClass[ObjectIdentifier(cls)] = entity }
                    return entity
                }
            }
            return nil
        }
    }

    /// The same, in the model that a context's stores are of.
    static func entity(of cls: AnyClass, for context: NSManagedObjectContext) -> NSEntityDescription? {
        let model = context.rootCoordinator?.managedObjectModel
        if let known = context.link.lastEntity, known.cls == cls, known.model === model { return known.entity }
        let found = entity(of: cls, in: model)
        if let found, let model, model.isInUse { context.link.lastEntity = (cls, model, found) }
        return found
    }

    /// An object of the store, without values: `FaultMaking` says which.
    static func makeFault(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
        if let known = context.link.lastClass, known.entity === entity { return made(known.cls, entity, nil) }
        let found = objectClass(of: entity)
        // One that isn't found now may be named by an app's first question for its entity.
        if found != NSManagedObject.self { context.link.lastClass = (entity, found) }
        return made(found, entity, nil)
    }

    static func makeObject(
        of entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject {
        made(objectClass(of: entity), entity, context)
    }

    private static func made<T: NSManagedObject>(
        _ type: T.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> T {
        type.init(_porticoEntity: entity, insertInto: context, _portico: ())
    }

    /// The method that a class checks a key's value with.
    static func validator(of key: String) -> String {
        "validate" + key.prefix(1).uppercased() + key.dropFirst() + ":error:"
    }

    /// The keys of an entity for which its class has accessors of its own, which key-value calls go through, and
    /// its methods that check values.
    static func ownAccessors(
        of entity: NSEntityDescription, _ cls: AnyClass, in context: NSManagedObjectContext?
    ) -> Set<String> {
        if let known = context?.link.lastMethods, known.cls == cls, known.entity === entity { return known.keys }
        let keys = ownAccessors(of: entity, cls)
        context?.link.lastMethods = (cls, entity, keys)
        return keys
    }

    private static func ownAccessors(of entity: NSEntityDescription, _ cls: AnyClass) -> Set<String> {
        lock.withLock {
            if let known = entity.ownAccessors, known.cls == cls { return known.keys }
            var keys: Set<String> = []
            for name in entity.layout.names.flatMap({ [$0, validator(of: $0)] })
            where ObjCClassRegistry.shared.hasMethod(Selector(name), of: cls) { keys.insert(name) }
            entity.ownAccessors = (cls, keys)
            return keys
        }
    }
}

extension ObjCClassRegistry {
    /// Whether instances of a class have a method of this name.
    fileprivate func hasMethod(_ selector: Selector, of cls: AnyClass) -> Bool {
        var next: AnyClass? = cls
        while let one = next, one != NSManagedObject.self {
            if selectors(of: one).contains(selector.description) { return true }
            next = _getSuperclass(one)
        }
        return false
    }
}
