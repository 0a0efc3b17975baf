import Foundation

// What has changed since the object was read or saved.
extension NSManagedObject {
    /// Whether a value differs from what the store had.
    func differs(_ index: Int) -> Bool { differs(slots[index], index) }

    private func differs(_ slot: Slot, _ index: Int) -> Bool {
        guard let old = snapshot?.slots[index] else {
            // A new object: whatever it has is new.
            if case .none = slot { return false }
            if case .many(let many) = slot { return !many.members.isEmpty }
            return true
        }
        return !Self.isSame(slot, old, isOrdered: isOrdered(index))
    }

    /// Whether the values that differ from the store's are those that differed when the object had `before`.
    func hasSameChanges(as before: [Slot]) -> Bool {
        guard before.count == slots.count else { return before.isEmpty && slots.indices.allSatisfy { !differs($0) } }
        return slots.indices.allSatisfy { differs($0) == differs(before[$0], $0) }
    }

    private func isOrdered(_ index: Int) -> Bool {
        if case .toMany(let relation) = layout.kinds[index] { relation.isOrdered } else { false }
    }

    static func isSame(_ now: Slot, _ old: Slot, isOrdered: Bool) -> Bool {
        switch (now, old) {
        case (.none, .none), (.unloaded, _): return true
        case (.int(let a), .int(let b)): return a == b
        case (.real(let a), .real(let b)): return a == b || a.isNaN && b.isNaN
        case (.text(let a), .text(let b)): return a == b
        case (.date(let a), .date(let b)): return a == b
        case (.object(let a), .id(let b)): return a.objectID == b
        case (.id(let a), .id(let b)): return a == b
        case (.many(let many), .ids(let ids)):
            let present = many.objects.map(\.objectID)
            return isOrdered ? present == ids : present.count == ids.count && Set(present) == Set(ids)
        // Never loaded before it was changed by hand: then it was loaded, and the snapshot knows.
        case (.many(let many), .unloaded), (.many(let many), .none): return many.members.isEmpty
        default:
            guard let a = now.attributeValue, let b = old.attributeValue else { return false }
            return AttributeValue.isSame(a, b)
        }
    }

    func plain(_ slot: Slot) -> Any? {
        switch slot {
        case .none, .unloaded: nil
        case .int, .real, .number, .text, .date, .value: slot.attributeValue
        case .object(let object): object
        case .id(let id): context?.object(with: id)
        case .many(let many): many.collection
        case .ids(let ids): NSSet(array: ids.compactMap { context?.object(with: $0) })
        }
    }

    /// The values that differ from those of the store, by key; `NSNull` stands for nothing. Asking brings no values.
    public func changedValues() -> [String: Any] {
        guard !isFault else { return [:] }
        var changed: [String: Any] = [:]
        for (index, name) in layout.names.enumerated() where differs(index) {
            changed[name] = plain(slots[index]) ?? NSNull()
        }
        return changed
    }

    /// The values that have changed since changes were last processed, as they were before.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        guard let before = context?.eventState(of: self)?.slots, before.count == slots.count, !isFault
        else { return [:] }
        var changed: [String: Any] = [:]
        for (index, name) in layout.names.enumerated() {
            let (old, new) = (plain(before[index]), plain(slots[index]))
            if !AttributeValue.isSame(old, new) { changed[name] = old ?? NSNull() }
        }
        return changed
    }

    /// The values as the store had them; `NSNull` stands for nothing. Of a new object, none.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        guard let snapshot else { return [:] }
        var values: [String: Any] = [:]
        for key in keys ?? layout.names {
            guard let index = layout.index[key] else { continue }
            var slot = snapshot.slots[index]
            if case .unloaded = slot, case .toMany(let relation) = layout.kinds[index] {
                slot = .ids(context?.committedIDs(of: relation, index, for: self) ?? [])
            }
            values[key] = plain(slot) ?? NSNull()
        }
        return values
    }

    /// Whether the objects at the other end haven't been asked for: of one, whether it is a fault.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault, let index = layout.index[key] else { return true }
        switch slots[index] {
        case .unloaded, .id: return true
        case .object(let object): return object.isFault
        default: return false
        }
    }

    /// The names of the objects at the other end, without making the objects.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fire()
        guard let index = layout.index[key] else { return [] }
        switch slots[index] {
        case .id(let id): return [id]
        case .object(let object): return [object.objectID]
        case .many(let many): return many.objects.map(\.objectID)
        case .unloaded:
            guard case .toMany(let relation) = layout.kinds[index] else { return [] }
            return context?.committedIDs(of: relation, index, for: self) ?? []
        default: return []
        }
    }

    /// Lets the values go: the next question brings them again.
    func turnIntoFault() {
        guard !isFault else { return }
        onChange?()
        willTurnIntoFault()
        replaceSlots([])
        fetched = nil
        didTurnIntoFault()
    }

    /// The values as a snapshot for the store's next comparison.
    func currentSnapshot(version: Int64) -> ObjectSnapshot {
        if layout.isFlat { return ObjectSnapshot(ofRow: slots, version: version) }
        return ObjectSnapshot(
            zip(slots.indices, slots).map { index, slot in
                switch slot {
                case .object(let object): .id(object.objectID)
                case .many(let many): .ids(many.objects.map(\.objectID))
                case .unloaded: snapshot?.slots[index] ?? .unloaded
                default: slot
                }
            }, version: version)
    }
}
