import CoreData
import Foundation

/// A value that the store has as it is.
protocol DirectValue {
    static var attributeType: NSAttributeType { get }
    /// As a managed object keeps it.
    var stored: Any { get }
    static func read(_ stored: Any) -> Any?
    /// A managed object keeps a value of this very type so; nil for one of another type.
    static func storedForm(_ value: Any) -> Any?
    /// What stands for a value that the store hasn't; nil where nothing does.
    static var empty: Any? { get }
    /// Whether the store orders values as Swift does.
    static var isOrderedInStore: Bool { get }
}

extension DirectValue {
    static var isOrderedInStore: Bool { true }
    static var empty: Any? { nil }
    var stored: Any { self }
    static func read(_ stored: Any) -> Any? { stored as? Self }
    static func storedForm(_ value: Any) -> Any? {
        guard type(of: value) == Self.self, let own = value as? Self else { return nil }
        return own.stored
    }
}

extension DirectValue where Self: FixedWidthInteger {
    static var attributeType: NSAttributeType { .integer64AttributeType }
    static var empty: Any? { Self.zero }
    static var isOrderedInStore: Bool { Self.isSigned || Self.bitWidth < 64 }
    var stored: Any { NSNumber(value: Int64(truncatingIfNeeded: self)) }
    static func read(_ stored: Any) -> Any? {
        guard let number = stored as? NSNumber else { return nil }
        let value = number.int64Value
        return isOrderedInStore ? Self(exactly: value) : Self(truncatingIfNeeded: value)
    }
}

extension Int: DirectValue {}
extension Int8: DirectValue {}
extension Int16: DirectValue {}
extension Int32: DirectValue {}
extension Int64: DirectValue {}
extension UInt: DirectValue {}
extension UInt8: DirectValue {}
extension UInt16: DirectValue {}
extension UInt32: DirectValue {}
extension UInt64: DirectValue {}

extension Bool: DirectValue {
    static var attributeType: NSAttributeType { .booleanAttributeType }
    static var empty: Any? { false }
    var stored: Any { NSNumber(value: self) }
    static func read(_ stored: Any) -> Any? { (stored as? NSNumber)?.boolValue }
}

extension Double: DirectValue {
    static var attributeType: NSAttributeType { .doubleAttributeType }
    static var empty: Any? { 0.0 }
    var stored: Any { NSNumber(value: self) }
    static func read(_ stored: Any) -> Any? { (stored as? NSNumber)?.doubleValue }
}

extension Float: DirectValue {
    static var attributeType: NSAttributeType { .floatAttributeType }
    static var empty: Any? { Float(0) }
    var stored: Any { NSNumber(value: self) }
    static func read(_ stored: Any) -> Any? { (stored as? NSNumber)?.floatValue }
}

extension CGFloat: DirectValue {
    static var attributeType: NSAttributeType { .doubleAttributeType }
    static var empty: Any? { CGFloat(0) }
    var stored: Any { NSNumber(value: Double(self)) }
    static func read(_ stored: Any) -> Any? { (stored as? NSNumber).map { CGFloat($0.doubleValue) } }
}

extension String: DirectValue {
    static var attributeType: NSAttributeType { .stringAttributeType }
    static var empty: Any? { "" }
}

extension Date: DirectValue {
    static var attributeType: NSAttributeType { .dateAttributeType }
    static var empty: Any? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: DirectValue {
    static var attributeType: NSAttributeType { .binaryDataAttributeType }
    static var empty: Any? { Data() }
    static var isOrderedInStore: Bool { false }
}

extension UUID: DirectValue {
    static var attributeType: NSAttributeType { .UUIDAttributeType }
}

extension URL: DirectValue {
    static var attributeType: NSAttributeType { .URIAttributeType }
    static var isOrderedInStore: Bool { false }
}

extension Decimal: DirectValue {
    static var attributeType: NSAttributeType { .decimalAttributeType }
    static var empty: Any? { Decimal(0) }
    // Their texts, which the store has, are ordered otherwise.
    static var isOrderedInStore: Bool { false }
    var stored: Any { NSDecimalNumber(decimal: self) }
    static func read(_ stored: Any) -> Any? { (stored as? NSNumber)?.decimalValue }
}
