import Foundation

/// The views that are shown, in the order of their places: few, in a sorted array.
struct LiveMap<View: AnyObject> {
    private(set) var entries: [(path: IndexPath, view: View)] = []

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }
    var paths: [IndexPath] { entries.map(\.path) }
    var views: [View] { entries.map(\.view) }

    private func place(_ path: IndexPath) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(path: IndexPath) -> View? {
        get {
            let place = place(path)
            return place < entries.count && entries[place].path == path ? entries[place].view : nil
        }
        set {
            let place = place(path)
            let isThere = place < entries.count && entries[place].path == path
            switch (newValue, isThere) {
            case (let view?, true): entries[place].view = view
            case (let view?, false): entries.insert((path, view), at: place)
            case (nil, true): entries.remove(at: place)
            case (nil, false): break
            }
        }
    }

    func path(of view: View) -> IndexPath? { entries.first { $0.view === view }?.path }

    /// Takes out what doesn't satisfy `isKept`, from the end to the beginning.
    mutating func removeAll(unless isKept: (IndexPath) -> Bool) -> [(path: IndexPath, view: View)] {
        var removed: [(path: IndexPath, view: View)] = []
        for index in entries.indices.reversed() where !isKept(entries[index].path) {
            removed.append(entries.remove(at: index))
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
        entries = kept.sorted { $0.path < $1.path }
        return lost
    }
}
