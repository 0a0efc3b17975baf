/// Values by the names of objects: a table with open places, where each name knows its own hash.
struct ObjectTable<Value> {
    private struct Entry { let id: NSManagedObjectID, value: Value }
    private var entries: [Entry?] = []
    private(set) var count = 0

    var values: some Sequence<Value> { entries.lazy.compactMap { $0?.value } }

    subscript(id: NSManagedObjectID) -> Value? { findPlace(of: id).flatMap { entries[$0]?.value } }

    /// Answers the value that was there before.
    @discardableResult
    mutating func setValue(_ value: Value, for id: NSManagedObjectID) -> Value? {
        if (count + 1) * 2 > entries.count { growTable() }
        let mask = entries.count - 1
        var place = id.rowHash & mask
        while let known = entries[place] {
            if known.id.isSame(as: id) {
                entries[place] = Entry(id: id, value: value)
                return known.value
            }
            place = (place + 1) & mask
        }
        entries[place] = Entry(id: id, value: value)
        count += 1
        return nil
    }

    @discardableResult
    mutating func removeValue(for id: NSManagedObjectID) -> Value? {
        guard let found = findPlace(of: id), let entry = entries[found] else { return nil }
        count -= 1
        // Those behind it that a search would no longer reach move up.
        let mask = entries.count - 1
        var (free, next) = (found, (found + 1) & mask)
        while let moved = entries[next] {
            let home = moved.id.rowHash & mask
            if (next - home) & mask >= (next - free) & mask {
                entries[free] = moved
                free = next
            }
            next = (next + 1) & mask
        }
        entries[free] = nil
        return entry.value
    }

    mutating func removeValues(where isGone: (Value) -> Bool) {
        let old = entries
        (entries, count) = ([], 0)
        for case let entry? in old where !isGone(entry.value) { setValue(entry.value, for: entry.id) }
    }

    private func findPlace(of id: NSManagedObjectID) -> Int? {
        guard count > 0 else { return nil }
        let mask = entries.count - 1
        var place = id.rowHash & mask
        while let known = entries[place] {
            if known.id.isSame(as: id) { return place }
            place = (place + 1) & mask
        }
        return nil
    }

    private mutating func growTable() {
        let old = entries
        entries = Array(repeating: nil, count: max(64, old.count * 2))
        let mask = entries.count - 1
        for case let entry? in old {
            var place = entry.id.rowHash & mask
            while entries[place] != nil { place = (place + 1) & mask }
            entries[place] = entry
        }
    }
}
