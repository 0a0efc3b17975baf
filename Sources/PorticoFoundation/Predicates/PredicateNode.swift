import Foundation

/// A predicate as a tree: what a format says.
indirect enum PredicateNode {
    enum Operator: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"

        init?(symbol: String) {
            let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][symbol] ?? symbol
            self.init(rawValue: other)
        }
    }

    enum Modifier { case direct, any, all, none }

    struct Comparison {
        let left: PredicateExpression
        let right: PredicateExpression
        let op: Operator
        let modifier: Modifier
        let options: String.CompareOptions
    }

    case constant(Bool)
    case and([PredicateNode])
    case or([PredicateNode])
    case not(PredicateNode)
    case comparison(Comparison)

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): return value
        case .and(let nodes): return nodes.allSatisfy { $0.evaluate(object, variables) }
        case .or(let nodes): return nodes.contains { $0.evaluate(object, variables) }
        case .not(let node): return !node.evaluate(object, variables)
        case .comparison(let comparison): return comparison.evaluate(object, variables)
        }
    }
}

extension PredicateNode.Comparison {
    fileprivate func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let (left, right) = (left.value(object, variables), right.value(object, variables))
        if modifier == .direct { return holds(left, right) }
        let items = PredicateValue.elements(left) ?? []
        switch modifier {
        case .any: return items.contains { holds($0, right) }
        case .all: return items.allSatisfy { holds($0, right) }
        default: return !items.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch op {
        case .equal: return PredicateValue.isEqual(left, right, options)
        case .notEqual: return !PredicateValue.isEqual(left, right, options)
        case .less: return PredicateValue.order(left, right, options) == .orderedAscending
        case .lessOrEqual: return isOrdered(left, right, not: .orderedDescending)
        case .greater: return PredicateValue.order(left, right, options) == .orderedDescending
        case .greaterOrEqual: return isOrdered(left, right, not: .orderedAscending)
        case .between:
            guard let bounds = PredicateValue.elements(right), bounds.count == 2 else { return false }
            return isOrdered(left, bounds[0], not: .orderedAscending)
                && isOrdered(left, bounds[1], not: .orderedDescending)
        case .contains: return contains(left, right)
        case .isIn: return contains(right, left)
        case .beginsWith: return texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .endsWith:
            return texts(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .like: return texts(left, right) { WildcardPattern($1, options: options).matches($0) }
        case .matches: return texts(left, right) { matches($0, $1) }
        }
    }

    private func isOrdered(_ left: Any?, _ right: Any?, not excluded: ComparisonResult) -> Bool {
        PredicateValue.order(left, right, options).map { $0 != excluded } ?? false
    }

    private func contains(_ container: Any?, _ value: Any?) -> Bool {
        if let text = PredicateValue.text(container) {
            return PredicateValue.text(value).map { text.range(of: $0, options: options) != nil } ?? false
        }
        return PredicateValue.elements(container)?.contains { PredicateValue.isEqual($0, value, options) } ?? false
    }

    private func texts(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
        // Everything begins and ends with nothing.
        if right.isEmpty, op == .beginsWith || op == .endsWith { return true }
        return test(left, right)
    }

    /// The whole text matches a regular expression.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: flags.union(.dotMatchesLineSeparators))
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
}

/// What a predicate knows of values: numbers, texts, dates, collections, objects with keys.
enum PredicateValue {
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Bool: value ? 1 : 0
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int64: Double(value)
        case let value as Int32: Double(value)
        case let value as UInt: Double(value)
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString)?.description }

    static func elements(_ value: Any?) -> [Any?]? {
        switch value {
        case let value as [Any?]: value
        case let value as [Any]: value
        case let value as NSArray: value.allElements
        case let value as NSSet: value.allObjects
        case let value as NSOrderedSet: value.array
        case let value as Set<AnyHashable>: value.map { $0.base }
        case let value as NSDictionary: value.allValues
        case let value as [AnyHashable: Any]: Array(value.values)
        default: nil
        }
    }

    static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

    static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        if isNothing(left) || isNothing(right) { return isNothing(left) && isNothing(right) }
        if let a = number(left), let b = number(right) { return a == b }
        if let a = text(left), let b = text(right) { return a.compare(b, options: options) == .orderedSame }
        if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
        return (left as? NSObject)?.isEqual(right) ?? false
    }

    static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        if let a = number(left), let b = number(right) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        if let a = text(left), let b = text(right) { return a.compare(b, options: options) }
        if let a = date(left), let b = date(right) { return a.compare(b) }
        return nil
    }

    private static func date(_ value: Any?) -> Date? { value as? Date ?? (value as? NSDate).map { $0 as Date } }

    /// The value at the end of a path of keys: of an object, of a dictionary, of every element of a collection.
    static func value(at path: String, of object: Any?) -> Any? {
        value(at: path.split(separator: ".")[...], of: object)
    }

    /// Keys are followed in a loop: a path may be as long as a format.
    private static func value(at keys: ArraySlice<Substring>, of object: Any?) -> Any? {
        var object = object
        var keys = keys
        while let first = keys.first {
            let key = String(first)
            if key.hasPrefix("@") { return collected(key, keys.dropFirst(), object) }
            if key != "self", key != "SELF" {
                switch object {
                case let values as [String: Any]: object = values[key]
                case let values as NSDictionary: object = values.object(forKey: key)
                case let text as String where key == "length": object = text.utf16.count
                case let holder as NSObject where elements(holder) == nil: object = holder.value(forKey: key)
                default: return elements(object)?.map { value(at: keys, of: $0) }
                }
            }
            keys.removeFirst()
        }
        return object
    }

    private static func collected(_ key: String, _ rest: ArraySlice<Substring>, _ object: Any?) -> Any? {
        guard let items = elements(object) else { return nil }
        if key == "@count" { return items.count }
        let values = items.map { value(at: rest, of: $0) }
        let numbers = values.compactMap(number)
        switch key {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { order($0, $1) == .orderedAscending } ?? nil
        case "@max": return values.max { order($0, $1) == .orderedAscending } ?? nil
        default: return values
        }
    }
}

extension NSArray {
    fileprivate var allElements: [Any?] { (0..<count).map { object(at: $0) } }
}
