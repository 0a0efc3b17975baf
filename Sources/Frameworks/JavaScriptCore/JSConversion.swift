import Foundation
import PorticoObjC

/// Values of the app's as the script's, and back.
enum JSConversion {
    /// How deep arrays and dictionaries may lie in each other.
    private static let deepest = 512

    static func reference(_ value: Any?, _ context: JSContext, depth: Int = 0) -> OpaquePointer {
        let (library, place) = (context.library, context.reference)
        guard let value = unwrapped(value) else { return library.makeUndefined(place)! }
        guard depth < deepest else { return library.makeNull(place)! }
        switch value {
        case let value as JSValue: return value.reference
        case is NSNull: return library.makeNull(place)!
        case let block as JSBlock: return hold(block, context)
        case let block as BlockObject: return hold(JSBlock(block), context)
        case let text as String: return library.withString(text) { library.makeString(place, $0)! }
        case let date as Date:
            var milliseconds: OpaquePointer? = library.makeNumber(place, date.timeIntervalSince1970 * 1000)
            return library.makeDate(place, 1, &milliseconds, nil)!
        default: break
        }
        if let number = number(value) {
            switch number {
            case .bool(let isOn): return library.makeBoolean(place, isOn)!
            case .double(let double): return library.makeNumber(place, double)!
            }
        }
        if let list = value as? [Any] ?? (value as? NSArray).map({ Array($0) }) {
            let array = library.makeArray(place, 0, nil, nil)!
            for (index, one) in list.enumerated() {
                library.setIndex(place, array, UInt32(index), reference(one, context, depth: depth + 1), nil)
            }
            return array
        }
        if let table = dictionary(value) {
            let object = library.makeObject(place, nil, nil)!
            for (key, one) in table {
                let made = reference(one, context, depth: depth + 1)
                library.withString("\(key)") { library.setProperty(place, object, $0, made, 0, nil) }
            }
            return object
        }
        return hold(value, context)
    }

    private static func hold(_ object: Any, _ context: JSContext) -> OpaquePointer {
        let held = Unmanaged.passRetained(JSHeld(object, context)).toOpaque()
        return context.library.makeObject(context.reference, JSHeld.engineClass, held)!
    }

    /// A value out of the optionals that lie around it.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private enum Number {
        case bool(Bool)
        case double(Double)
    }
    private static func number(_ value: Any) -> Number? {
        if let object = (value as AnyObject) as? NSNumber, type(of: value) is NSNumber.Type {
            return String(cString: object.objCType) == "c" ? .bool(object.boolValue) : .double(object.doubleValue)
        }
        switch value {
        case let value as Bool: return .bool(value)
        case let value as any BinaryInteger: return .double(Double(value))
        case let value as Double: return .double(value)
        case let value as Float: return .double(Double(value))
        case let value as CGFloat: return .double(Double(value))
        case let value as NSNumber: return .double(value.doubleValue)
        default: return nil
        }
    }

    private static func dictionary(_ value: Any) -> [AnyHashable: Any]? {
        if let table = value as? [AnyHashable: Any] { return table }
        guard let table = value as? NSDictionary else { return nil }
        var all: [AnyHashable: Any] = [:]
        for (key, one) in table { if let key = key as? AnyHashable { all[key] = one } }
        return all
    }

    /// A script's value as the app's: nil for `undefined`.
    static func object(_ value: JSValue, depth: Int = 0) -> Any? {
        let context = value.context!
        let (library, place) = (context.library, context.reference)
        switch library.type(place, value.reference) {
        case 0: return nil
        case 1: return NSNull()
        case 2: return NSNumber(value: value.toBool())
        case 3: return NSNumber(value: value.toDouble())
        case 4: return value.toString()
        case 5: break
        default: return nil
        }
        if let held = held(value) { return held }
        if depth >= deepest { return NSNull() }
        if value.isDate { return value.toDate() }
        if value.isArray { return list(value, depth: depth) }
        return table(value, depth: depth)
    }

    static func held(_ value: JSValue) -> Any? {
        guard let context = value.context, let type = JSHeld.engineClass,
            context.library.isObjectOfClass(context.reference, value.reference, type),
            let pointer = context.library.getPrivate(value.reference)
        else { return nil }
        return Unmanaged<JSHeld>.fromOpaque(pointer).takeUnretainedValue().object
    }

    static func list(_ value: JSValue, depth: Int = 0) -> [Any] {
        let count = value.forProperty("length")?.toUInt32() ?? 0
        return (0..<Int(min(count, 10_000_000))).map { object(value.atIndex($0), depth: depth + 1) ?? NSNull() }
    }

    static func table(_ value: JSValue, depth: Int = 0) -> [String: Any] {
        let context = value.context!
        guard let names = context.library.copyNames(context.reference, value.reference) else { return [:] }
        defer { context.library.releaseNames(names) }
        var all: [String: Any] = [:]
        for index in 0..<context.library.countNames(names) {
            guard let name = context.library.nameAt(names, index) else { continue }
            let text = context.library.text(name)
            all[text] = value.forProperty(text).flatMap { object($0, depth: depth + 1) }
        }
        return all
    }

    /// An argument of a block's type, made as Apple's converts: numbers and texts by the script's own rules.
    static func argument<T>(_ value: JSValue, as type: T.Type) -> T {
        let made: Any? =
            switch type {
            case is JSValue.Type, is JSValue?.Type: value
            case is String.Type: value.toString()
            case is String?.Type: value.isUndefined || value.isNull ? nil : value.toString()
            case is Bool.Type: value.toBool()
            case is Int.Type: Int(exactly: value.toDouble().rounded(.towardZero)) ?? 0
            case is Int32.Type: value.toInt32()
            case is UInt32.Type: value.toUInt32()
            case is Double.Type: value.toDouble()
            case is Float.Type: Float(value.toDouble())
            case is CGFloat.Type: CGFloat(value.toDouble())
            case is NSNumber.Type: NSNumber(value: value.toDouble())
            case is Date.Type: value.toDate()
            case is [Any].Type: list(value)
            case is [AnyHashable: Any].Type: table(value) as [AnyHashable: Any]
            default: object(value)
            }
        if let made = made as? T { return made }
        // An optional, or Any, has a place for nothing.
        if let nothing = Optional<Any>.none as? T { return nothing }
        if let null = NSNull() as? T { return null }
        fatalError("A block that scripts call can't have an argument of type \(type)")
    }
}
