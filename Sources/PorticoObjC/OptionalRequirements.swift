import Foundation

// What lowered optional requirements and managed properties call.

/// Whether `object` implements the optional requirement whose Objective-C name is `selector`.
public func _porticoImplements(_ object: AnyObject, _ selector: StaticString) -> Bool {
    ObjCClassRegistry.shared.method(Selector("\(selector)"), of: object) != nil
}

/// The same for a requirement of the class itself: `@objc optional static func`.
public func _porticoImplements(_ cls: AnyClass, _ selector: StaticString) -> Bool {
    _porticoImplements(cls as AnyObject, selector)
}

/// The end of a call to an optional requirement that the object does not implement.
public func _porticoMissing(_ selector: StaticString) -> Never {
    fatalError(
        "NSInvalidArgumentException: [\(selector)]: unrecognized selector sent to instance: the object doesn't implement "
            + "this optional method; call it with ?")
}

/// The value of an `@NSManaged` property from what is stored under its key. Unset numbers and structures are zero.
@inlinable
public func _porticoManaged<T>(_ given: consuming Any?) -> T {
    guard let value = consume given else { return convertManaged(nil) }
    // Of this very type: a cast would ask what it is.
    if type(of: value) == T.self {
        func loadValue<Value>(_ value: Value) -> T { unsafeBitCast(value, to: T.self) }
        return _openExistential(value, do: loadValue)
    }
    // The types that most properties have are known where the property is compiled: no value is asked what it bridges to.
    if T.self == Int64.self, let number = plainNumber(value) { return number.int64Value as! T }
    if T.self == Int32.self, let number = plainNumber(value) { return number.int32Value as! T }
    if T.self == Int16.self, let number = plainNumber(value) { return number.int16Value as! T }
    if T.self == Double.self, let number = plainNumber(value) { return number.doubleValue as! T }
    if T.self == Float.self, let number = plainNumber(value) { return number.floatValue as! T }
    if T.self == Bool.self, let number = plainNumber(value) { return number.boolValue as! T }
    return convertManaged(value)
}

/// A value that is an `NSNumber`.
@usableFromInline
func plainNumber(_ value: Any) -> NSNumber? {
    guard type(of: value) == NSNumber.self else { return type(of: value) is NSNumber.Type ? value as? NSNumber : nil }
    func loadNumber<Value>(_ value: Value) -> NSNumber { loadSame(value) }
    return _openExistential(value, do: loadNumber)
}

/// A value as the type that it is known to be of.
private func loadSame<Value, Same>(_ value: Value) -> Same { unsafeBitCast(value, to: Same.self) }

@usableFromInline
func convertManaged<T>(_ value: Any?) -> T {
    if let converted = ValueConversion.convert(value, to: T.self) { return converted }
    if value == nil, let zero = ValueConversion.convert(NSNumber(value: 0), to: T.self) { return zero }
    switch T.self {
    case is CGPoint.Type where value == nil: return CGPoint.zero as! T
    case is CGSize.Type where value == nil: return CGSize.zero as! T
    case is CGRect.Type where value == nil: return CGRect.zero as! T
    case is String.Type where value == nil: return "" as! T
    case is Data.Type where value == nil: return Data() as! T
    case is Decimal.Type:
        if let number = value as? NSDecimalNumber { return number.decimalValue as! T }
        if value == nil { return Decimal(0) as! T }
    default: break
    }
    // A collection that was never set is an empty one, as the bridge from Objective-C makes it.
    if value == nil, let empty = [NSSet(), NSArray(), NSDictionary()].lazy.compactMap({ $0 as? T }).first {
        return empty
    }
    fatalError(
        "an @NSManaged property of the type \(T.self) has no value, or one of another type (\(value ?? "nil")): "
            + "make it optional, or give it a value: a managed object by its model, a layer in defaultValue(forKey:)")
}

/// What an `@NSManaged` property stores: Objective-C knows numbers and texts, and none of Swift's types that stand for them.
public func _porticoStored<T: RawRepresentable>(_ value: T) -> Any? { value.rawValue }

public func _porticoStored<T: RawRepresentable>(_ value: T?) -> Any? { value?.rawValue }

@_disfavoredOverload
public func _porticoStored(_ value: Any?) -> Any? { value }

/// The body of a lowered test method that belongs to the main actor; XCTest calls it on the main thread.
@preconcurrency
public func _porticoOnMain(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(body)
}

/// Runs `body`. iOS drains a pool of released objects after it; Swift objects here end when they are let go.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// What an optional requirement does by itself: a method that a subclass of the conforming class adds is called, as on iOS, though the
/// conformance knows nothing of it. Else nothing.
public func _porticoForward(_ object: AnyObject, _ selector: StaticString, _ arguments: [Any?]) {
    _ = ObjCClassRegistry.shared.method(Selector("\(selector)"), of: object)?.invoke(object, arguments)
}

/// The same for a requirement with a result, which has to be there.
public func _porticoForwarded<T>(_ object: AnyObject, _ selector: StaticString, _ arguments: [Any?]) -> T {
    guard let method = ObjCClassRegistry.shared.method(Selector("\(selector)"), of: object) else {
        unrecognized(Selector("\(selector)"), object)
    }
    if let result = ValueConversion.convert(method.invoke(object, arguments), to: T.self) { return result }
    _porticoMissing(selector)
}

/// The same for a requirement of the class itself.
public func _porticoForward(_ cls: AnyClass, _ selector: StaticString, _ arguments: [Any?]) {
    _porticoForward(cls as AnyObject, selector, arguments)
}

/// The same for a requirement of the class itself, with a result.
public func _porticoForwarded<T>(_ cls: AnyClass, _ selector: StaticString, _ arguments: [Any?]) -> T {
    _porticoForwarded(cls as AnyObject, selector, arguments)
}
