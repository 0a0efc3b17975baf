/// Addresses by the names of objects: a table with open places, where each name knows its own hash.
///
/// The table keeps its names; what the addresses stand for is its owner's to keep. So a place is two plain words, which are moved and let go
/// without asking each what it is.
final class ObjectTable {
    typealias Address = UnsafeMutableRawPointer
    private struct Place {
        /// Nil where the place is free.
        var id: Unmanaged<NSManagedObjectID>?
        var value: Address?
    }
    private var places: [Place] = []
    private(set) var count = 0

    deinit { for place in places { place.id?.release() } }

    var values: [Address] { places.compactMap(\.value) }

    subscript(id: NSManagedObjectID) -> Address? { findPlace(of: id).flatMap { places[$0].value } }

    /// Answers the value that was there before.
    func setValue(_ value: Address, for id: NSManagedObjectID) -> Address? {
        if (count + 1) * 2 > places.count { growTable() }
        let mask = places.count - 1
        var index = id.rowHash & mask
        while let known = places[index].id {
            if known._withUnsafeGuaranteedRef({ $0.isSame(as: id) }) {
                let old = places[index].value
                places[index] = Place(id: Unmanaged.passRetained(id), value: value)
                known.release()
                return old
            }
            index = (index + 1) & mask
        }
        places[index] = Place(id: Unmanaged.passRetained(id), value: value)
        count += 1
        return nil
    }

    func removeValue(for id: NSManagedObjectID) -> Address? {
        guard let found = findPlace(of: id) else { return nil }
        let removed = places[found]
        count -= 1
        // Those behind it that a search would no longer reach move up.
        let mask = places.count - 1
        var (free, next) = (found, (found + 1) & mask)
        while let moved = places[next].id {
            let home = moved._withUnsafeGuaranteedRef { $0.rowHash } & mask
            if (next - home) & mask >= (next - free) & mask {
                places[free] = places[next]
                free = next
            }
            next = (next + 1) & mask
        }
        places[free] = Place()
        removed.id?.release()
        return removed.value
    }

    func removeValues(where isGone: (Address) -> Bool) {
        let old = places
        (places, count) = ([], 0)
        for place in old {
            guard let id = place.id, let value = place.value else { continue }
            if !isGone(value) { _ = setValue(value, for: id.takeUnretainedValue()) }
            id.release()
        }
    }

    func removeAll() {
        let old = places
        (places, count) = ([], 0)
        for place in old { place.id?.release() }
    }

    private func findPlace(of id: NSManagedObjectID) -> Int? {
        guard count > 0 else { return nil }
        let mask = places.count - 1
        var index = id.rowHash & mask
        while let known = places[index].id {
            if known._withUnsafeGuaranteedRef({ $0.isSame(as: id) }) { return index }
            index = (index + 1) & mask
        }
        return nil
    }

    private func growTable() {
        let old = places
        places = Array(repeating: Place(), count: max(64, old.count * 2))
        let mask = places.count - 1
        for place in old {
            guard let id = place.id else { continue }
            var index = id._withUnsafeGuaranteedRef { $0.rowHash } & mask
            while places[index].id != nil { index = (index + 1) & mask }
            places[index] = place
        }
    }
}
