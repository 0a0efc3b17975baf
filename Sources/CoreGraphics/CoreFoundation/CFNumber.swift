import class CoreFoundation.CFAllocator
import Foundation

/// The type of C's that a number has.
public enum CFNumberType: Int, Sendable {
    case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType
    case longType, longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType

    public static var maxType: CFNumberType { .cgFloatType }

    /// The number of bytes of a number of the type.
    fileprivate var size: Int {
        switch self {
        case .sInt8Type, .charType: 1
        case .sInt16Type, .shortType: 2
        case .sInt32Type, .intType, .float32Type, .floatType: 4
        default: 8
        }
    }
}

/// The type that the number was made with.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .charType
    case UInt8(ascii: "C"), UInt8(ascii: "s"): .sInt16Type
    case UInt8(ascii: "S"), UInt8(ascii: "i"): .sInt32Type
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}

/// Whether the number has digits behind its point.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

/// The number of bytes that the number has.
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex { CFNumberGetType(number).size }

/// Writes the number to memory as a type of C's; false where digits are lost.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    func store<T>(_ value: T, _ back: NSNumber) -> Bool {
        valuePtr.storeBytes(of: value, as: T.self)
        return back.isEqual(to: number)
    }
    switch theType {
    case .sInt8Type, .charType: return store(number.int8Value, NSNumber(value: number.int8Value))
    case .sInt16Type, .shortType: return store(number.int16Value, NSNumber(value: number.int16Value))
    case .sInt32Type, .intType: return store(number.int32Value, NSNumber(value: number.int32Value))
    case .float32Type, .floatType: return store(number.floatValue, NSNumber(value: number.floatValue))
    case .float64Type, .doubleType, .cgFloatType:
        return store(number.doubleValue, NSNumber(value: number.doubleValue))
    default: return store(number.int64Value, NSNumber(value: number.int64Value))
    }
}

/// A number of a type of C's at an address.
public func CFNumberCreate(
    _ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    switch theType {
    case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    default: NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    }
}

/// The truth value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

/// The order of two numbers; the third argument is nothing.
public func CFNumberCompare(
    _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> ComparisonResult { number.compare(otherNumber) }
