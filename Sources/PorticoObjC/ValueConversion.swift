import Foundation

/// What Objective-C's bridging does when a value meets a parameter or property of another type.
package enum ValueConversion {
    /// `value` as a `T`: itself, or converted between numbers, `NSNumber`, strings, `NSString`, and raw values.
    /// Nil when there is no conversion.
    static func convert<T>(_ value: Any?, to type: T.Type) -> T? {
        guard let value = value else { return Optional<Any>.none as Any as? T }
        if let same = value as? T { return same }
        if let optional = type as? any OptionalType.Type { return optional.wrap(converting: value) as? T }
        if let number = number(value), let converted = fromNumber(number, to: type) { return converted }
        if T.self == NSNumber.self { return number(value) as? T }
        if T.self == NSString.self, let text = value as? String { return NSString(string: text) as? T }
        if T.self == String.self, let text = value as? NSString { return text.description as? T }
        // Lists and tables that grow are made of those that don't, as the setter of a property of such a type expects.
        if T.self == NSMutableArray.self, let list = value as? [Any] { return NSMutableArray(array: list) as? T }
        if T.self == NSMutableDictionary.self, let table = value as? [AnyHashable: Any] {
            return NSMutableDictionary(dictionary: table) as? T
        }
        if T.self == UnsafeMutableRawPointer.self, let address = value as? UnsafeRawPointer {
            return UnsafeMutableRawPointer(mutating: address) as? T
        }
        if let raw = type as? any RawRepresentable.Type { return fromRaw(value, raw) as? T }
        return nil
    }

    /// `value` as an object for code that handles objects only.
    static func object(_ value: Any?) -> AnyObject? {
        guard let value else { return nil }
        if let number = number(value), !(value is AnyClass) { return number }
        if let text = value as? String { return NSString(string: text) }
        return value as AnyObject
    }

    /// What a key answers: a number as an `NSNumber`, which any type of number can be had of; all else as it is.
    package static func keyed(_ value: Any?) -> Any? {
        // A number would count as an object by the bridge.
        guard let value, !(Swift.type(of: value) is AnyClass) else { return value }
        return number(value) ?? value
    }

    /// The number in `value`, whichever number type it is.
    static func number(_ value: Any) -> NSNumber? {
        // What layers and animations are asked for most: the fifteen casts cost some thousand instructions.
        let type = Swift.type(of: value)
        if type == CGPoint.self || type == CGRect.self || type == CGSize.self { return nil }
        if type == Double.self { return (value as? Double).map { NSNumber(value: $0) } }
        if type == Float.self { return (value as? Float).map { NSNumber(value: $0) } }
        return switch value {
        case let v as NSNumber: v
        case let v as Bool: NSNumber(value: v)
        case let v as Int: NSNumber(value: v)
        case let v as Double: NSNumber(value: v)
        case let v as CGFloat: NSNumber(value: Double(v))
        case let v as Float: NSNumber(value: v)
        case let v as Int32: NSNumber(value: v)
        case let v as UInt32: NSNumber(value: v)
        case let v as UInt: NSNumber(value: v)
        case let v as Int64: NSNumber(value: v)
        case let v as UInt64: NSNumber(value: v)
        case let v as Int16: NSNumber(value: v)
        case let v as UInt16: NSNumber(value: v)
        case let v as Int8: NSNumber(value: v)
        case let v as UInt8: NSNumber(value: v)
        default: nil
        }
    }

    private static func fromNumber<T>(_ n: NSNumber, to type: T.Type) -> T? {
        let converted: Any? =
            switch type {
            case is Bool.Type: n.boolValue
            case is Int.Type: n.intValue
            case is Double.Type: n.doubleValue
            case is CGFloat.Type: CGFloat(n.doubleValue)
            case is Float.Type: n.floatValue
            case is Int32.Type: n.int32Value
            case is UInt32.Type: n.uint32Value
            case is UInt.Type: n.uintValue
            case is Int64.Type: n.int64Value
            case is UInt64.Type: n.uint64Value
            case is Int16.Type: n.int16Value
            case is UInt16.Type: n.uint16Value
            case is Int8.Type: n.int8Value
            case is UInt8.Type: n.uint8Value
            default: nil
            }
        return converted as? T
    }

    private static func fromRaw<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
        guard let raw = convert(value, to: R.RawValue.self) else { return nil }
        return R(rawValue: raw)
    }
}

private protocol OptionalType {
    static func wrap(converting value: Any) -> Any?
}

extension Optional: OptionalType {
    fileprivate static func wrap(converting value: Any) -> Any? {
        ValueConversion.convert(value, to: Wrapped.self).map { Optional.some($0) as Any }
    }
}
