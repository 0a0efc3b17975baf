import CRuntime

/// The objects of a context that somebody holds, by name. It belongs to the context's queue; objects may end on any thread.
///
/// A weak reference would give each object a table of counts beside it, which every retain and release then goes through. Here an unowned
/// reference keeps the dead object's memory, and asking for the object finds out whether it is dead.
final class ObjectRegistry {
    private typealias Reference = UnsafeMutableRawPointer
    private let table = ObjectTable()
    private var limit = 1024

    deinit { for object in table.values { portico_release_unowned(object) } }

    var all: [NSManagedObject] { table.values.compactMap { Self.liveObject($0) } }

    subscript(id: NSManagedObjectID) -> NSManagedObject? { table[id].flatMap { Self.liveObject($0) } }

    func registerObject(_ object: NSManagedObject, as id: NSManagedObjectID) {
        let reference = Unmanaged.passUnretained(object).toOpaque()
        portico_retain_unowned(reference)
        if let old = table.setValue(reference, for: id) { portico_release_unowned(old) }
        guard table.count > limit else { return }
        table.removeValues { reference in
            guard Self.liveObject(reference) == nil else { return false }
            portico_release_unowned(reference)
            return true
        }
        limit = max(1024, table.count * 2)
    }

    @discardableResult
    func removeObject(_ id: NSManagedObjectID) -> NSManagedObject? {
        guard let reference = table.removeValue(for: id) else { return nil }
        defer { portico_release_unowned(reference) }
        return Self.liveObject(reference)
    }

    /// Gives an object another name.
    func renameObject(_ object: NSManagedObject, from old: NSManagedObjectID, to new: NSManagedObjectID) {
        guard let reference = table.removeValue(for: old) else { return registerObject(object, as: new) }
        guard reference == Unmanaged.passUnretained(object).toOpaque() else {
            portico_release_unowned(reference)
            return registerObject(object, as: new)
        }
        if let other = table.setValue(reference, for: new) { portico_release_unowned(other) }
    }

    func removeAllObjects() {
        let old = table.values
        table.removeAll()
        for object in old { portico_release_unowned(object) }
    }

    /// The object, retained, unless its last owner has gone.
    private static func liveObject(_ reference: Reference) -> NSManagedObject? {
        guard portico_retain_if_alive(reference) != nil else { return nil }
        return Unmanaged<NSManagedObject>.fromOpaque(reference).takeRetainedValue()
    }
}
