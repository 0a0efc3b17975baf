import Foundation

/// What key-value coding does with collections: a key asks each element, an operator sums them up.
package enum KeyValueCollections {
    /// The elements of anything that counts as a collection, Swift's and Foundation's; nil for all else.
    static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func isSet(_ value: Any?) -> Bool { value is NSSet || value is Set<AnyHashable> }

    /// What a collection or dictionary answers to a key; nil where the object is neither.
    static func value(_ key: String, of object: Any) -> Any?? {
        if let table = object as? NSDictionary {
            if key.hasPrefix("@") { return .some(path(String(key.dropFirst()), of: table)) }
            return .some(table.object(forKey: key as NSString) ?? table.object(forKey: key))
        }
        if let table = object as? [AnyHashable: Any], !(object is NSObject) { return .some(table[key]) }
        guard let list = elements(object) else { return nil }
        if key.hasPrefix("@") { return .some(path(key, of: object)) }
        let values = list.map { path(key, of: $0) }
        // A set leaves out what has no value; a list keeps its place.
        if isSet(object) { return .some(NSSet(array: values.compactMap { ValueConversion.object($0) })) }
        return .some(values.map { $0 ?? NSNull() })
    }

    /// Sets a key of a dictionary, or of each element of a collection; false where the object is neither.
    static func set(_ value: Any?, _ key: String, of object: Any) -> Bool {
        if let table = object as? NSMutableDictionary {
            if let value { table.setObject(value, forKey: key as NSString) } else { table.removeObject(forKey: key) }
            return true
        }
        guard !(object is NSDictionary), let list = elements(object) else { return false }
        for case let element as NSObject in list { element.setValue(value, forKey: key) }
        return true
    }

    /// The value at the end of a path from anything: an object, a collection, a dictionary.
    static func path(_ path: String, of start: Any?) -> Any? {
        guard let start else { return nil }
        let (key, rest) = split(path)
        if key.hasPrefix("@"), let list = elements(start) {
            return operation(String(key.dropFirst()), rest, on: list, of: start)
        }
        let next: Any?
        if key == "self" {
            next = start
        } else if let found = value(key, of: start) {
            next = found
        } else if let object = start as? NSObject {
            return rest.map { object.value(forKeyPath: key + "." + $0) } ?? object.value(forKey: key)
        } else {
            next = nil
        }
        return rest.map { Self.path($0, of: next) } ?? next
    }

    static func split(_ path: String) -> (String, String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    // MARK: Operators

    private static func operation(_ name: String, _ rest: String?, on list: [Any], of object: Any) -> Any? {
        if name == "count" { return NSNumber(value: list.count) }
        guard let rest, !rest.isEmpty else { refuse(name, object, "needs a key path behind it") }
        func values(of list: [Any]) -> [Any] { list.compactMap { path(rest, of: $0) }.filter { !($0 is NSNull) } }
        switch name {
        case "sum": return NSNumber(value: sum(values(of: list)))
        case "avg":
            // Empty is 0; what has no value counts as 0, as on iOS.
            return NSNumber(value: list.isEmpty ? 0 : sum(values(of: list)) / Double(list.count))
        case "max": return extreme(values(of: list), .orderedDescending)
        case "min": return extreme(values(of: list), .orderedAscending)
        case "unionOfObjects": return values(of: list)
        case "distinctUnionOfObjects": return distinct(values(of: list), asSet: isSet(object))
        case "unionOfArrays": return list.flatMap { values(of: elements($0) ?? []) }
        case "distinctUnionOfArrays": return distinct(list.flatMap { values(of: elements($0) ?? []) }, asSet: false)
        case "distinctUnionOfSets": return distinct(list.flatMap { values(of: elements($0) ?? []) }, asSet: true)
        default: refuse(name, object, "is no operator")
        }
    }

    private static func refuse(_ name: String, _ object: Any, _ why: String) -> Never {
        fatalError(
            "NSUnknownKeyException: [<\(type(of: object))> valueForKeyPath:]: this class does not implement the \(name) "
                + "operation: “@\(name)” \(why)")
    }

    private static func sum(_ values: [Any]) -> Double {
        values.reduce(0) { $0 + (ValueConversion.number($1)?.doubleValue ?? ($1 as? NSString)?.doubleValue ?? 0) }
    }

    private static func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any? {
        values.dropFirst().reduce(values.first) { best, next in
            guard let best else { return next }
            return compare(next, best) == wanted ? next : best
        }
    }

    private static func compare(_ a: Any, _ b: Any) -> ComparisonResult {
        if let a = ValueConversion.number(a), let b = ValueConversion.number(b) { return a.compare(b) }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        let (first, second) = (ValueConversion.object(a), ValueConversion.object(b))
        if let a = first as? NSString, let b = second as? NSString { return a.compare(b as String) }
        if let a = first as? NSDate, let b = second as? NSDate { return a.compare(b as Date) }
        return .orderedSame
    }

    private static func distinct(_ values: [Any], asSet: Bool) -> Any {
        let set = NSMutableOrderedSet()
        for value in values { if let object = ValueConversion.object(value) { set.add(object) } }
        return asSet ? NSSet(array: set.array) : set.array
    }
}
