import Foundation

// What lowered optional requirements and managed properties call.

/// Whether `object` implements the optional requirement whose Objective-C name is `selector`.
public func _porticoImplements(_ object: AnyObject, _ selector: StaticString) -> Bool {
    ObjCClassRegistry.shared.method(Selector("\(selector)"), of: object) != nil
}

/// The end of a call to an optional requirement that the object does not implement.
public func _porticoMissing(_ selector: StaticString) -> Never {
    fatalError(
        "NSInvalidArgumentException: [\(selector)]: unrecognized selector sent to instance: the object doesn't implement "
            + "this optional method; call it with ?")
}

/// The value of an `@NSManaged` property from what is stored under its key. Unset numbers and structures are zero.
public func _porticoManaged<T>(_ value: Any?) -> T {
    if let converted = ValueConversion.convert(value, to: T.self) { return converted }
    if value == nil, let zero = ValueConversion.convert(NSNumber(value: 0), to: T.self) { return zero }
    switch T.self {
    case is CGPoint.Type where value == nil: return CGPoint.zero as! T
    case is CGSize.Type where value == nil: return CGSize.zero as! T
    case is CGRect.Type where value == nil: return CGRect.zero as! T
    case is String.Type where value == nil: return "" as! T
    default:
        fatalError(
            "an @NSManaged property of the type \(T.self) has no value, or one of another type (\(value ?? "nil")): "
                + "make it optional, or give it a value in defaultValue(forKey:)")
    }
}

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
