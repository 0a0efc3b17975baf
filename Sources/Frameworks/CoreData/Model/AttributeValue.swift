import Foundation
import PorticoFoundation

/// The values that an attribute may have: which Swift and Foundation types stand for it, and in which form objects keep them.
enum AttributeValue {
    /// The value as objects keep it; nil for one of another type.
    static func normalized(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            return number(value)
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return value as? NSDecimalNumber ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return value as? String ?? raw(value) as? String
        case .dateAttributeType: return value as? Date
        case .binaryDataAttributeType: return value as? Data
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .transformableAttributeType, .undefinedAttributeType: return value
        }
    }

    /// The value as objects keep it; nil for one of another type.
    static func slot(_ value: Any, _ attribute: NSAttributeDescription, _ type: NSAttributeType) -> Slot? {
        slot(value, attribute, type, Swift.type(of: value))
    }

    /// The same, of a value whose own type is known.
    static func slot(
        _ value: Any, _ attribute: NSAttributeDescription, _ type: NSAttributeType, _ kind: Any.Type
    ) -> Slot? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            if let number = exactly(value, kind, Int64.self) { return .int(number) }
            if let number = exactly(value, kind, Double.self) { return .real(number) }
            if let number = exactly(value, kind, Int.self) { return .int(Int64(number)) }
            return number(value).map { .number($0) }
        case .stringAttributeType:
            if let text = exactly(value, kind, String.self) { return .text(text) }
            return (normalized(value, attribute) as? String).map { .text($0) }
        case .dateAttributeType:
            if let date = exactly(value, kind, Date.self) { return .date(date) }
            return (value as? Date).map { .date($0) }
        default: return normalized(value, attribute).map { .kept($0) }
        }
    }

    /// The value if it is of this very type. A cast would ask what bridges, which takes ten times as long.
    private static func exactly<T>(_ value: Any, _ kind: Any.Type, _ wanted: T.Type) -> T? {
        guard kind == wanted else { return nil }
        func loadValue<Value>(_ value: Value) -> T { unsafeBitCast(value, to: T.self) }
        return _openExistential(value, do: loadValue)
    }

    static func number(_ value: Any) -> NSNumber? {
        // Asking what bridges to a number takes much longer than asking for these.
        let kind = type(of: value)
        if kind == Int64.self { return (value as? Int64).map { NSNumber(value: $0) } }
        if kind == Double.self { return (value as? Double).map { NSNumber(value: $0) } }
        if kind == Bool.self { return (value as? Bool).map { NSNumber(value: $0) } }
        if kind == Int32.self { return (value as? Int32).map { NSNumber(value: $0) } }
        if kind == Int16.self { return (value as? Int16).map { NSNumber(value: $0) } }
        if kind == Int.self { return (value as? Int).map { NSNumber(value: $0) } }
        if kind == Float.self { return (value as? Float).map { NSNumber(value: $0) } }
        if let number = value as? NSNumber { return number }
        return ValueConversion.keyed(value) as? NSNumber
            ?? raw(value).flatMap { ValueConversion.keyed($0) as? NSNumber }
    }

    private static func raw(_ value: Any) -> Any? {
        func rawValue<R: RawRepresentable>(_ value: R) -> Any { value.rawValue }
        return (value as? any RawRepresentable).map { rawValue($0) }
    }

    static func className(of type: NSAttributeType) -> String? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        case .transformableAttributeType, .undefinedAttributeType: nil
        }
    }

    /// Whether two values are the same; nothing is the same as nothing.
    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let a?, let b?):
            let kind = type(of: a)
            // Most values: asking what bridges takes much longer.
            if kind == type(of: b) {
                if kind == String.self, let a = a as? String, let b = b as? String { return a == b }
                if kind == Date.self, let a = a as? Date, let b = b as? Date { return a == b }
                if kind is AnyClass, let a = a as? NSNumber, let b = b as? NSNumber {
                    return a === b || a.compare(b) == .orderedSame
                }
            }
            if let a = a as? NSNumber, let b = b as? NSNumber { return a.compare(b) == .orderedSame }
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
            return (a as AnyObject) === (b as AnyObject)
        }
    }
}
