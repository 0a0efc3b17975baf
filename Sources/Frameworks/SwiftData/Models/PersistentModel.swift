import Foundation
import Observation

/// A class whose objects are kept: `@Model` makes one of a class.
///
/// | state | set by | left by |
/// |---|---|---|
/// | detached | the class's own initialisers | `ModelContext.insert`, or a relationship with an object of a context |
/// | of a context | inserting, fetching | saving its deletion, rolling its insertion back |
///
/// A detached object has its values in itself, another one in the managed object behind it. An object belongs to its context's thread.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The properties that are kept.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What `@Model` writes: the object's state, and an initialiser for objects of the store.
    var _porticoState: _PorticoModelState { get set }
    init(_portico state: _PorticoModelState)
}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }
    /// The object's name, which stays when it is saved.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(box: _porticoState.identity(entity: ModelDescription.of(Self.self).name))
    }
    /// The context that the object belongs to; nil for a detached one and after its deletion was saved.
    public var modelContext: ModelContext? { _porticoState.liveContext }
    /// Whether it has changes that aren't saved.
    public var hasChanges: Bool { _porticoState.object?.hasChanges ?? false }
    /// Whether the next save deletes it.
    public var isDeleted: Bool { _porticoState.object?.isDeleted ?? false }

    public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    /// A property's value, by its path.
    public func getValue<Value>(forKey path: KeyPath<Self, Value>) -> Value { self[keyPath: path] }
    /// Sets a property's value, by its path.
    public func setValue<Value>(forKey path: KeyPath<Self, Value>, to newValue: Value) {
        if let path = path as? ReferenceWritableKeyPath<Self, Value> { self[keyPath: path] = newValue }
    }
}
