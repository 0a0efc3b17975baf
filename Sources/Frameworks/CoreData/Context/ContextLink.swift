import Synchronization

/// What a context's objects share: the way to the context, and the number of its event.
///
/// Numbers are never used twice in a process, so that an object that changes contexts has none of the new one's.
final class ContextLink {
    let reference = LightReference<NSManagedObjectContext>()
    var context: NSManagedObjectContext? {
        get { reference.object }
        set { reference.object = newValue }
    }
    private(set) var eventNumber: Int
    // What the last object that was made here needed: objects mostly come one kind after the other.
    /// A class of objects, its entity and the methods of its own.
    var lastMethods: (cls: AnyClass, entity: NSEntityDescription, keys: Set<String>)?
    /// An entity in a model that is in use, by its class.
    var lastEntity: (cls: AnyClass, model: NSManagedObjectModel, entity: NSEntityDescription)?
    /// A class by its entity.
    var lastClass: (entity: NSEntityDescription, cls: NSManagedObject.Type)?
    private static let count = Atomic<Int>(0)

    init() { eventNumber = Self.nextNumber() }

    /// The next change of each object is its first again.
    func beginEvent() { eventNumber = Self.nextNumber() }

    private static func nextNumber() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
