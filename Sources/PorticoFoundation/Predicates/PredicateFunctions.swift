import Foundation

/// The functions of predicates and expressions, by the names that formats and `NSExpression(forFunction:arguments:)` give them.
enum PredicateFunctions {
    /// `add:to:` is `add` with two arguments; formats write both `add:to:(a, b)` and `add(a, b)`.
    private static func plain(_ name: String) -> String {
        String(name.prefix { $0 != ":" }).lowercased()
    }

    /// The number of arguments that each takes; nil: any number.
    private static let counts: [String: Int?] = [
        "sum": nil, "count": 1, "min": nil, "max": nil, "average": nil, "median": nil, "mode": nil, "stddev": nil,
        "add": 2, "from": 2, "multiply": 2, "divide": 2, "modulus": 2, "raise": 2, "sqrt": 1, "log": 1, "ln": 1,
        "exp": 1, "floor": 1, "ceiling": 1, "abs": 1, "trunc": 1, "uppercase": 1, "lowercase": 1, "length": 1,
        "now": 0, "random": nil, "bitwiseand": 2, "bitwiseor": 2, "bitwisexor": 2, "leftshift": 2, "rightshift": 2,
        "onescomplement": 1, "noindex": 1, "castobject": 2, "cast": 2, "objectfrom": 2, "canonical": 1, "function": nil,
        "distinct": 1,
    ]

    static func isKnown(_ name: String, count: Int) -> Bool {
        guard let wanted = counts[plain(name)] else { return false }
        return wanted.map { $0 == count } ?? true
    }

    static func call(_ name: String, _ values: [Any?]) -> Any? {
        let name = plain(name)
        if let result = ofCollection(name, values) ?? ofNumbers(name, values) { return result }
        let first = values.first ?? nil
        switch name {
        case "uppercase": return PredicateValue.text(first)?.uppercased()
        case "lowercase": return PredicateValue.text(first)?.lowercased()
        case "canonical":
            return PredicateValue.text(first)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "length": return (PredicateValue.text(first)?.utf16.count).map { NSNumber(value: $0) }
        case "now": return Date()
        case "noindex": return first
        case "cast", "castobject": return cast(first, PredicateValue.text(values.last ?? nil) ?? "")
        case "objectfrom": return object(of: first, at: values.last ?? nil)
        case "function":
            guard values.count > 1, let object = first as? NSObject, let selector = PredicateValue.text(values[1])
            else {
                return nil
            }
            return sendMessage(selector, to: object, Array(values.dropFirst(2)))
        default: return nil
        }
    }

    /// The result of a method that is called by its name; nil where the object has none.
    static func sendMessage(_ name: String, to object: NSObject, _ arguments: [Any?]) -> Any? {
        ObjCClassRegistry.shared.method(Selector(name), of: object)?.invoke(object, arguments)
    }

    // MARK: Collections

    private static func ofCollection(_ name: String, _ values: [Any?]) -> Any? {
        let items = values.count == 1 ? PredicateValue.elements(values[0]) ?? values : values
        let numbers = items.compactMap { PredicateValue.number($0) }
        switch name {
        case "count": return NSNumber(value: items.count)
        case "sum": return NSNumber(value: numbers.reduce(0, +))
        case "average": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
        case "min": return items.min { PredicateValue.order($0, $1) == .orderedAscending } ?? nil
        case "max": return items.max { PredicateValue.order($0, $1) == .orderedAscending } ?? nil
        case "median":
            guard !numbers.isEmpty else { return nil }
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return NSNumber(
                value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
        case "mode":
            let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
            let most = counts.values.max() ?? 0
            return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
        case "stddev":
            guard !numbers.isEmpty else { return nil }
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            return NSNumber(
                value: (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
        case "distinct": return NSOrderedSet(array: items.compactMap { $0 }).array
        default: return nil
        }
    }

    private static func object(of collection: Any?, at place: Any?) -> Any? {
        if let table = collection as? NSDictionary, let key = place { return table.object(forKey: key) }
        if let table = collection as? [String: Any], let key = PredicateValue.text(place) { return table[key] }
        guard let items = PredicateValue.elements(collection) else { return nil }
        switch PredicateValue.text(place)?.uppercased() {
        case "FIRST"?: return items.first ?? nil
        case "LAST"?: return items.last ?? nil
        case "SIZE"?: return NSNumber(value: items.count)
        default: break
        }
        guard let index = PredicateValue.number(place).flatMap({ Int(exactly: $0) }), items.indices.contains(index)
        else {
            return nil
        }
        return items[index]
    }

    // MARK: Numbers

    private static func ofNumbers(_ name: String, _ values: [Any?]) -> NSNumber? {
        let numbers = values.compactMap { PredicateValue.number($0) }
        guard numbers.count == values.count else { return nil }
        if numbers.count == 2 { return ofTwo(name, numbers[0], numbers[1]) }
        if name == "random", numbers.isEmpty { return NSNumber(value: Double.random(in: 0..<1)) }
        guard numbers.count == 1, let value = numbers.first else { return nil }
        switch name {
        case "sqrt": return NSNumber(value: value.squareRoot())
        case "log": return NSNumber(value: log10(value))
        case "ln": return NSNumber(value: log(value))
        case "exp": return NSNumber(value: exp(value))
        case "floor": return NSNumber(value: value.rounded(.down))
        case "ceiling": return NSNumber(value: value.rounded(.up))
        case "abs": return NSNumber(value: abs(value))
        case "trunc": return NSNumber(value: value.rounded(.towardZero))
        case "random": return value >= 1 ? NSNumber(value: Int.random(in: 0..<Int(min(value, 1e15)))) : nil
        case "onescomplement": return Int(exactly: value).map { NSNumber(value: ~$0) }
        default: return nil
        }
    }

    private static func ofTwo(_ name: String, _ a: Double, _ b: Double) -> NSNumber? {
        switch name {
        case "add": return NSNumber(value: a + b)
        case "from": return NSNumber(value: a - b)
        case "multiply": return NSNumber(value: a * b)
        case "divide": return NSNumber(value: a / b)
        case "raise": return NSNumber(value: pow(a, b))
        case "modulus": return b == 0 ? nil : NSNumber(value: a.truncatingRemainder(dividingBy: b))
        default: break
        }
        guard let a = Int(exactly: a), let b = Int(exactly: b) else { return nil }
        switch name {
        case "bitwiseand": return NSNumber(value: a & b)
        case "bitwiseor": return NSNumber(value: a | b)
        case "bitwisexor": return NSNumber(value: a ^ b)
        case "leftshift": return NSNumber(value: a << b)
        case "rightshift": return NSNumber(value: a >> b)
        default: return nil
        }
    }

    /// A value as one of another class: `CAST(x, 'NSNumber')`.
    private static func cast(_ value: Any?, _ type: String) -> Any? {
        switch type {
        case "NSNumber", "NSDecimalNumber":
            if let number = PredicateValue.number(value) { return NSNumber(value: number) }
            if let date = value as? Date { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
            return PredicateValue.text(value).flatMap { Double($0) }.map { NSNumber(value: $0) }
        case "NSString": return PredicateValue.text(value) ?? value.map { "\($0)" }
        case "NSDate":
            if let date = value as? Date { return date }
            return PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: return value
        }
    }
}
