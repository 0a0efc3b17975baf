import UIKit

/// The order that people give a table's rows: the first comparator counts most.
struct TableOrder {
    /// The direction of a column if the table is sorted by it before all others.
    let direction: (any SortComparator) -> SortOrder?
    /// Sorts by a column before all others, or the other way round if that is so already.
    let sort: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        direction = { comparator in
            guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first else { return nil }
            return Self.areSame(first, comparator) ? first.order : nil
        }
        sort = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var order = binding.wrappedValue
            if var first = order.first, Self.areSame(first, comparator) {
                first.order = first.order == .forward ? .reverse : .forward
                order[0] = first
            } else {
                // A column that counted before keeps its direction.
                let known = order.firstIndex { Self.areSame($0, comparator) }
                if let known { comparator = order.remove(at: known) }
                order.insert(comparator, at: 0)
            }
            binding.wrappedValue = order
        }
    }

    /// Whether both sort by the same, in whatever direction: by the same key path, where they have one.
    private static func areSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? any KeyPathSorting, let b = b as? any KeyPathSorting { return a.path == b.path }
        var a = a
        a.order = b.order
        return a == b
    }
}

/// A comparator of the values at a key path.
private protocol KeyPathSorting {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
    fileprivate var path: AnyKeyPath { keyPath }
}

/// Sorts false before true.
struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
    }
}
