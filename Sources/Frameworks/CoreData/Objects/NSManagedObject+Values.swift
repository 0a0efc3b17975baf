import Foundation
import PorticoTrace
import PorticoObjC

// Reading and writing the values of the model's properties.
extension NSManagedObject {
    /// Brings the values from the store if they haven't come.
    func fire() {
        guard slots.isEmpty, isFault else { return }
        guard let context else {
            // It was deleted, or its context is gone: there is nothing to bring values from.
            replaceSlots(layout.newSlots())
            return
        }
        guard let found = context.committedSnapshot(of: self) else { return context.handleMissing(self) }
        take(found)
        isAwaking = true
        awakeFromFetch()
        isAwaking = false
    }

    /// Takes what the store has as values.
    func take(_ found: ObjectSnapshot) {
        (snapshot, fetched) = (found, nil)
        guard found.hasNames else { return replaceSlots(found.slots) }
        replaceSlots(found.slots.map { slot in if case .ids = slot { .unloaded } else { slot } })
    }

    func read(_ index: Int) -> Any? {
        fire()
        let slot = slots[index]
        switch slot {
        case .none:
            if case .fetched(let property) = layout.kinds[index] { return context?.objects(of: property, for: self) }
            return nil
        case .int, .real, .number, .text, .date, .value: return slot.attributeValue
        case .object(let object): return object
        case .id, .ids:
            return toOne(index)
        case .many, .unloaded: return toMany(index).collection
        }
    }

    func toOne(_ index: Int) -> NSManagedObject? {
        fire()
        switch slots[index] {
        case .object(let object): return object
        case .id(let id):
            guard let object = context?.object(with: id) else { return nil }
            setSlot(index, .object(object))
            return object
        default: return nil
        }
    }

    func toMany(_ index: Int) -> ToMany {
        fire()
        if case .many(let many) = slots[index] { return many }
        guard case .toMany(let relation) = layout.kinds[index] else { return ToMany([], isOrdered: false) }
        let ids = context?.committedIDs(of: relation, index, for: self) ?? []
        let made = ToMany(ids.compactMap { context?.object(with: $0) }, isOrdered: relation.isOrdered)
        setSlot(index, .many(made))
        return made
    }

    /// The same, to be changed: somebody else's copy stays as it is.
    private func changeableMany(_ index: Int) -> ToMany {
        _ = toMany(index)
        guard case .many(let many) = slots[index] else { return ToMany([], isOrdered: false) }
        let copy = many.copied()
        setSlot(index, .many(copy))
        return copy
    }

    // MARK: Writing

    /// Writes a value; `NSNull` stands for none.
    func write(_ given: Any?, _ index: Int) {
        fire()
        guard let given else { return writeNothing(index) }
        // Compared by its type: a cast asks of a number or text whether it bridges.
        let kind = type(of: given)
        guard kind != NSNull.self else { return writeNothing(index) }
        switch layout.kinds[index] {
        case .attribute(let attribute):
            guard let new = AttributeValue.slot(given, attribute, layout.types[index], kind) else {
                refuse(given, attribute)
            }
            willChange()
            setSlot(index, new)
        case .toOne(let relation):
            guard let object = given as? NSManagedObject else { refuse(given, relation) }
            setToOne(object, relation, index)
        case .toMany(let relation): setMany(objects(in: given, relation), relation, index)
        case .fetched, .other: setSlot(index, .kept(given))
        }
    }

    private func writeNothing(_ index: Int) {
        switch layout.kinds[index] {
        case .attribute:
            willChange()
            setSlot(index, .none)
        case .toOne(let relation): setToOne(nil, relation, index)
        case .toMany(let relation): setMany([], relation, index)
        case .fetched, .other: setSlot(index, .none)
        }
    }

    private func objects(in value: Any, _ relation: NSRelationshipDescription) -> [NSManagedObject] {
        switch value {
        case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: return Array(set)
        case let list as [NSManagedObject]: return list
        default: refuse(value, relation)
        }
    }

    private func refuse(_ value: Any, _ property: NSPropertyDescription) -> Never {
        let wanted =
            (property as? NSAttributeDescription)?.attributeValueClassName
            ?? (property as? NSRelationshipDescription)?.destinationEntity?.managedObjectClassName ?? "a set"
        let kind = property is NSAttributeDescription ? "attribute" : "relationship"
        FatalException.invalidArgument.raise(
            "Unacceptable type of value for \(kind): property = \"\(property.name)\"; desired type = \(wanted); "
                + "given type = \(Swift.type(of: value)); value = \(value).")
    }

    /// Called before the first and each further change of a value.
    func willChange() {
        changeCount &+= 1
        guard !isAwaking else { return }
        onChange?()
        guard let link, notedEvent != link.eventNumber else { return }
        link.context?.willChange(self)
    }

    // MARK: Relationships

    func setToOne(_ new: NSManagedObject?, _ relation: NSRelationshipDescription, _ index: Int) {
        let old = toOne(index)
        guard old !== new else { return }
        if let new { join(new, relation) }
        willChange()
        setSlot(index, new.map { .object($0) } ?? .none)
        guard let inverse = relation.inverseRelationship else { return }
        old?.removeBack(self, inverse)
        new?.addBack(self, inverse)
    }

    private func setMany(_ new: [NSManagedObject], _ relation: NSRelationshipDescription, _ index: Int) {
        let (old, members) = (toMany(index), Set(new))
        let (gone, come) = (old.objects.filter { !members.contains($0) }, new.filter { !old.members.contains($0) })
        if gone.isEmpty, come.isEmpty, !relation.isOrdered || old.objects == new { return }
        for object in come { join(object, relation) }
        willChange()
        changeableMany(index).reorder(new)
        guard let inverse = relation.inverseRelationship else { return }
        for object in gone { object.removeBack(self, inverse) }
        for object in come { object.addBack(self, inverse) }
    }

    /// Adds objects to a relationship to many, at a place of an ordered one.
    func add(_ object: NSManagedObject, to key: String, at place: Int? = nil) {
        guard let index = layout.propertyPlace(key), case .toMany(let relation) = layout.kinds[index] else { return }
        guard !toMany(index).members.contains(object) else { return }
        join(object, relation)
        willChangeValue(forKey: key)
        willChange()
        manyAfterChange(index).insert(object, at: place)
        if let inverse = relation.inverseRelationship { object.addBack(self, inverse) }
        didChangeValue(forKey: key)
    }

    func remove(_ object: NSManagedObject, from key: String) {
        guard let index = layout.propertyPlace(key), case .toMany(let relation) = layout.kinds[index],
            toMany(index).members.contains(object)
        else { return }
        willChangeValue(forKey: key)
        willChange()
        manyAfterChange(index).remove(object)
        if let inverse = relation.inverseRelationship { object.removeBack(self, inverse) }
        didChangeValue(forKey: key)
    }

    /// The objects, which may be changed where they are unless what undo keeps has them, too.
    private func manyAfterChange(_ index: Int) -> ToMany {
        _ = toMany(index)
        guard case .many(var many) = slots[index] else { return ToMany([], isOrdered: false) }
        setSlot(index, .unloaded)
        if !isKnownUniquelyReferenced(&many) { many = many.copied() }
        setSlot(index, .many(many))
        return many
    }

    private func addBack(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard let index = layout.propertyPlace(inverse.name) else { return }
        if inverse.isToMany {
            guard !toMany(index).members.contains(object) else { return }
            willChangeValue(forKey: inverse.name)
            willChange()
            manyAfterChange(index).insert(object)
        } else {
            let old = toOne(index)
            guard old !== object else { return }
            willChangeValue(forKey: inverse.name)
            willChange()
            setSlot(index, .object(object))
            if let old, let forward = inverse.inverseRelationship { old.removeBack(self, forward) }
        }
        didChangeValue(forKey: inverse.name)
    }

    func removeBack(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard let index = layout.propertyPlace(inverse.name) else { return }
        if inverse.isToMany {
            guard toMany(index).members.contains(object) else { return }
            willChangeValue(forKey: inverse.name)
            willChange()
            manyAfterChange(index).remove(object)
        } else {
            guard toOne(index) === object else { return }
            willChangeValue(forKey: inverse.name)
            willChange()
            setSlot(index, .none)
        }
        didChangeValue(forKey: inverse.name)
    }

    /// The other object comes into this one's context, if it is in none; of another context it can't be.
    private func join(_ object: NSManagedObject, _ relation: NSRelationshipDescription) {
        guard object.context !== context else { return }
        if object.context == nil, let context, object.snapshot == nil { return context.insert(object) }
        if context == nil { return }
        FatalException.invalidArgument.raise(
            "Illegal attempt to establish a relationship '\(relation.name)' between objects in different contexts "
                + "(source = \(self) , destination = \(object))")
    }
}

extension EntityLayout {
    func texts(of slots: [Slot]) -> [String: String] {
        var texts: [String: String] = [:]
        for (name, slot) in zip(names, slots) {
            switch slot {
            case .none: texts[name] = "nil"
            case .int, .real, .number, .text, .date, .value: texts[name] = slot.attributeValue.map { "\($0)" }
            case .id(let id): texts[name] = "\(id)"
            case .object(let object): texts[name] = "\(object.objectID)"
            case .many(let many): texts[name] = "\(many.objects.map(\.objectID))"
            case .ids(let ids): texts[name] = "\(ids)"
            case .unloaded: texts[name] = "<relationship fault>"
            }
        }
        return texts
    }
}
