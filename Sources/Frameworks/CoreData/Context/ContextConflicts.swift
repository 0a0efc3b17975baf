import Foundation

// What merge policies do to a context's objects.
extension NSManagedObjectContext {
    /// Somebody else has deleted the object: saving leaves it alone.
    func dropDeletedElsewhere(_ object: NSManagedObject) {
        updated.remove(object)
        deleted.remove(object)
        unregister(object.objectID)
        object.status = [.deleted]
    }

    /// The object becomes what the store has.
    func dropChanges(of object: NSManagedObject, to persisted: ObjectSnapshot) {
        for name in object.layout.names { object.willChangeValue(forKey: name) }
        object.take(persisted)
        for name in object.layout.names { object.didChangeValue(forKey: name) }
        object.status = []
        updated.remove(object)
        deleted.remove(object)
        event.refreshed.insert(object)
    }

    /// A new object that another one stands for: its relationships lead to that one.
    func forgetUnsaved(_ object: NSManagedObject, insteadOf stays: NSManagedObject) {
        for (index, kind) in object.layout.kinds.enumerated() {
            switch kind {
            case .toOne(let relation): object.setToOne(nil, relation, index)
            case .toMany:
                let name = object.layout.names[index]
                for other in object.toMany(index).objects { object.remove(other, from: name) }
            default: break
            }
        }
        if inserted.remove(object) != nil {
            unregister(object.objectID)
            object.status = []
            object.context = nil
            event.deleted.insert(object)
            event.inserted.remove(object)
        } else {
            delete(object)
            propagateDeletions()
        }
    }
}

extension NSManagedObject {
    /// Takes the values of another object of the entity; relationships come over, too.
    func takeValues(of other: NSManagedObject) {
        fire()
        for (index, name) in other.layout.names.enumerated() {
            guard layout.index[name] == index else { continue }
            switch other.slots[index] {
            case .none: if case .attribute = layout.kinds[index] { setValue(nil, forKey: name) }
            case .int, .real, .number, .text, .date, .value:
                setValue(other.slots[index].attributeValue, forKey: name)
            case .object, .id: setValue(other.toOne(index), forKey: name)
            case .many(let many): for object in many.objects { add(object, to: name) }
            default: break
            }
        }
    }
}
