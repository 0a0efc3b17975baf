import Foundation

/// The views that are shown, in the order of their places: few, in a sorted array.
struct LiveMap<View: AnyObject> {
    private(set) var entries: [(path: IndexPath, view: View)] = []
    /// The same paths, to be searched.
    private(set) var places: [ListPlace] = []

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }
    var paths: [IndexPath] { entries.map(\.path) }
    var views: [View] { entries.map(\.view) }

    private func index(of place: ListPlace) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(place: ListPlace) -> View? {
        let index = index(of: place)
        return index < places.count && places[index] == place ? entries[index].view : nil
    }

    subscript(path: IndexPath) -> View? {
        get { ListPlace(path).flatMap { self[$0] } }
        set {
            guard let place = ListPlace(path) else { return }
            let index = index(of: place)
            let isThere = index < places.count && places[index] == place
            switch (newValue, isThere) {
            case (let view?, true): entries[index].view = view
            case (let view?, false):
                entries.insert((path, view), at: index)
                places.insert(place, at: index)
            case (nil, true):
                entries.remove(at: index)
                places.remove(at: index)
            case (nil, false): break
            }
        }
    }

    func path(of view: View) -> IndexPath? { entries.first { $0.view === view }?.path }

    /// Takes out what doesn't satisfy `isKept`, from the end to the beginning.
    mutating func removeAll(unless isKept: (ListPlace) -> Bool) -> [(path: IndexPath, view: View)] {
        var removed: [(path: IndexPath, view: View)] = []
        for index in entries.indices.reversed() where !isKept(places[index]) {
            removed.append(entries.remove(at: index))
            places.remove(at: index)
        }
        return removed
    }

    /// New places for all of them; what has none is handed back.
    mutating func move(_ newPath: (IndexPath) -> IndexPath?) -> [(path: IndexPath, view: View)] {
        var lost: [(path: IndexPath, view: View)] = []
        var kept: [(path: IndexPath, view: View)] = []
        for entry in entries {
            if let path = newPath(entry.path) { kept.append((path, entry.view)) } else { lost.append(entry) }
        }
        entries = kept
        places = kept.compactMap { ListPlace($0.path) }
        if !zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { sort() }
        return lost
    }

    private mutating func sort() {
        let order = places.indices.sorted { places[$0] < places[$1] }
        (entries, places) = (order.map { entries[$0] }, order.map { places[$0] })
    }
}
