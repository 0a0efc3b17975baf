import Foundation

/// What belongs to places of items, in the order in which it came. Nothing is taken out again.
///
/// A few places are looked through; more are found by their hashes in one array of numbers.
///
/// - From: `ListUpdatePlan`, `ListUpdateMix`, `ListUpdateCheck`
/// - To: `ListPlace`
struct PathMap<Value> {
    private(set) var places: [ListPlace] = []
    private var values: [Value] = []
    /// Numbers of places, counted from one; 0 is free. A power of two, at least twice as many as there are places.
    private var slots: [Int32] = []

    var isEmpty: Bool { places.isEmpty }
    var keys: [IndexPath] { places.map(\.path) }

    subscript(path: IndexPath) -> Value? {
        guard !places.isEmpty, let place = ListPlace(path) else { return nil }
        return self[place]
    }

    subscript(place: ListPlace) -> Value? {
        guard !places.isEmpty, let index = find(place) else { return nil }
        return values[index]
    }

    /// Answers what was there.
    @discardableResult mutating func put(_ value: Value, at place: ListPlace) -> Value? {
        if let index = find(place) {
            let old = values[index]
            values[index] = value
            return old
        }
        places.append(place)
        values.append(value)
        seat()
        return nil
    }

    private func find(_ place: ListPlace) -> Int? {
        guard !slots.isEmpty else {
            for index in places.indices where places[index] == place { return index }
            return nil
        }
        var slot = place.slot & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if places[index] == place { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The last place gets a slot; where slots become scarce, all get new ones.
    private mutating func seat() {
        guard places.count > 8 else { return }
        guard slots.count < 2 * places.count else { return take(places.count - 1) }
        slots = Array(repeating: 0, count: slots.isEmpty ? 32 : 4 * slots.count)
        for index in places.indices { take(index) }
    }

    private mutating func take(_ index: Int) {
        var slot = places[index].slot & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(index + 1)
    }
}

extension PathMap: Sequence {
    struct Iterator: IteratorProtocol {
        fileprivate let map: PathMap
        fileprivate var index = 0

        mutating func next() -> (IndexPath, Value)? {
            guard index < map.places.count else { return nil }
            defer { index += 1 }
            return (map.places[index].path, map.values[index])
        }
    }

    func makeIterator() -> Iterator { Iterator(map: self) }
}

extension PathMap: Sendable where Value: Sendable {}
