import Foundation

extension NSSortDescriptor {
    /// Sorts by the value under a key or a path of keys; nil sorts by the objects themselves. Nothing comes before something.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: SortKey.natural)
    }

    /// Sorts by the value under a key, compared by a method of its class: one of `NSString`'s, or `compare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, comparator: SortKey.comparator(selector))
    }

    /// Sorts by the value under a key, compared by a block.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(
            keyPath: \Any.self, ascending: ascending,
            comparator: { left, right in
                let (a, b) = (SortKey.value(key, of: left), SortKey.value(key, of: right))
                if let order = SortKey.orderOfNothing(a, b) { return order }
                return cmptr(a!, b!)
            })
    }
}

/// What sorting by keys needs to know of values.
private enum SortKey {
    static func value(_ key: String?, of object: Any) -> Any? { PredicateValue.value(at: key ?? "self", of: object) }

    static func orderOfNothing(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        switch (PredicateValue.isNothing(a), PredicateValue.isNothing(b)) {
        case (false, false): nil
        case (true, true): .orderedSame
        case (true, false): .orderedAscending
        case (false, true): .orderedDescending
        }
    }

    static func natural(_ a: Any, _ b: Any) -> ComparisonResult { PredicateValue.order(a, b) ?? .orderedSame }

    static func comparator(_ selector: Selector?) -> Comparator {
        let texts: ((String, String) -> ComparisonResult)? =
            switch selector?.description {
            case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
            case "localizedCompare:": { $0.localizedCompare($1) }
            case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
            case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
            default: nil
            }
        guard let texts else { return { natural($0, $1) } }
        nonisolated(unsafe) let compare = texts
        return { a, b in
            guard let a = PredicateValue.text(a), let b = PredicateValue.text(b) else { return natural(a, b) }
            return compare(a, b)
        }
    }
}
