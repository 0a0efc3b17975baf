import Foundation

/// A sort descriptor that stands for one of Swift's, and tells what Foundation's doesn't: whether it compares texts as the Finder does.
package final class SwiftSortDescriptor: NSSortDescriptor {
    package private(set) var comparesTextsAsFinder = false

    fileprivate static func makeDescriptor<Compared: NSObject>(_ order: SortDescriptor<Compared>) -> NSSortDescriptor {
        let isUp = order.order == .forward
        // Texts are compared so unless the app says another way; nil is said by a property that is no text.
        let isStandard = order.stringComparator.map { .init($0) == String.StandardComparator.localizedStandard } ?? true
        let compare: Comparator = { first, second in
            let (a, b) = (unwrapped(first), unwrapped(second))
            switch (PredicateValue.isNothing(a), PredicateValue.isNothing(b)) {
            case (false, false): break
            case (true, true): return .orderedSame
            case (true, false): return .orderedAscending
            case (false, true): return .orderedDescending
            }
            if isStandard, let a = PredicateValue.text(a), let b = PredicateValue.text(b) {
                return a.localizedStandardCompare(b)
            }
            return PredicateValue.order(a, b) ?? .orderedSame
        }
        guard let path = order.keyPath else {
            return NSSortDescriptor(keyPath: \Any.self, ascending: true) { a, b in
                guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
                return order.compare(a, b)
            }
        }
        func typed<Value>(_ type: Value.Type) -> NSSortDescriptor? {
            guard let path = path as? KeyPath<Compared, Value> else { return nil }
            let made = SwiftSortDescriptor(keyPath: path, ascending: isUp, comparator: compare)
            made.comparesTextsAsFinder = isStandard
            return made
        }
        return _openExistential(type(of: path).valueType, do: typed) ?? NSSortDescriptor(key: nil, ascending: isUp)
    }

    /// A property's value may be an optional inside of `Any`.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

/// It says what `NSSortDescriptor` is for one initialiser: that of a class can't give an object that is there.
public protocol _PorticoSortDescriptor {}

extension NSSortDescriptor: _PorticoSortDescriptor {}

extension _PorticoSortDescriptor {
    /// Sorts as a descriptor of Swift's does.
    public init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        // Only sort descriptors conform, and none is made for a subclass.
        self = SwiftSortDescriptor.makeDescriptor(sortDescriptor) as! Self
    }
}
