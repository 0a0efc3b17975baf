import Foundation

// What lowered files call. They are public because app code is compiled against them, and begin with an underscore and
// our name because they are not Apple's.

/// Hands over the `@objc` instance members of one class. Called from a constructor, at load: it only appends.
///
/// `call` is `@MainActor` so that members of main-actor classes and of others can be called by the same code; like
/// Objective-C, a call by selector runs on whatever thread asks for it.
public func _porticoRegister(
    _ selectors: StaticString, _ type: @escaping @Sendable () -> AnyClass,
    _ call: @escaping @MainActor @Sendable (AnyObject, Int, _PorticoArguments) -> Any?
) {
    ObjCClassRegistry.shared.append(.init(selectors: .text(selectors), owner: .instances(type), call: unisolated(call)))
}

/// The same for class members: the receiver is the class.
public func _porticoRegisterType(
    _ selectors: StaticString, _ type: @escaping @Sendable () -> AnyClass,
    _ call: @escaping @MainActor @Sendable (AnyObject, Int, _PorticoArguments) -> Any?
) {
    ObjCClassRegistry.shared.append(.init(selectors: .text(selectors), owner: .type(type), call: unisolated(call)))
}

/// The same for a generic class, whose class object depends on its arguments: `matches` says whether an object is one.
public func _porticoRegisterGeneric(
    _ selectors: StaticString, _ matches: @escaping @Sendable (AnyObject) -> Bool,
    _ call: @escaping @MainActor @Sendable (AnyObject, Int, _PorticoArguments) -> Any?
) {
    ObjCClassRegistry.shared.append(
        .init(selectors: .text(selectors), owner: .matching(matches), call: unisolated(call)))
}

/// Hands over the texts of one class's methods that can be exchanged, apart from what subclasses make of them.
public func _porticoRegisterMethods(
    _ selectors: StaticString, _ type: @escaping @Sendable () -> AnyClass,
    _ call: @escaping @MainActor @Sendable (AnyObject, Int, _PorticoArguments) -> Any?
) {
    ObjCClassRegistry.shared.append(.init(selectors: .text(selectors), owner: .texts(type), call: unisolated(call)))
}

/// Hands over the Objective-C name of a class: `@objc(Name) class …`.
public func _porticoRegisterName(_ name: StaticString, _ type: @escaping @Sendable () -> AnyClass) {
    ObjCClassRegistry.shared.append(name: name, type)
}

/// Isolation is checked by the compiler, not carried by the function value: both types have one representation.
private func unisolated(
    _ call: @escaping @MainActor @Sendable (AnyObject, Int, _PorticoArguments) -> Any?
) -> ObjCClassRegistry.Call {
    unsafeBitCast(call, to: ObjCClassRegistry.Call.self)
}

/// The arguments of one call by selector, as lowered code reads them: `self.add(a(0), with: a(1))`.
public struct _PorticoArguments {
    let values: [Any?]
    let receiver: AnyObject
    let selector: Selector

    /// Argument `index` as the type that the parameter has. Numbers convert to each other and to `NSNumber`, raw values
    /// to their enumerations, as through key-value coding on iOS. A missing argument is nil.
    public func callAsFunction<T>(_ index: Int) -> T {
        let value = index < values.count ? values[index] : nil
        if let converted = ValueConversion.convert(value, to: T.self) { return converted }
        // Null, as in C: an app's `contextInfo` is mostly declared as a pointer that there always is, and isn't used.
        if value == nil, T.self is any _Pointer.Type { return unsafeBitCast(UInt(0), to: T.self) }
        let given = value.map { "an instance of \(Swift.type(of: $0))" } ?? "nil"
        fatalError(
            "-[\(Swift.type(of: receiver)) \(selector.name)]: argument \(index) is \(given); the method takes \(T.self)"
        )
    }
}

/// Hands over what an extension of the project overrides in a class that isn't the project's: a subclass with the overrides, and one
/// without any. Called from a constructor, at load: it only appends.
public func _porticoRegisterOverrides(
    _ overriding: @escaping @Sendable () -> AnyClass, _ plain: @escaping @Sendable () -> AnyClass
) {
    ClassOverrides.shared.appendRegistration(.init(overriding: overriding, plain: plain))
}

/// The object as if it were of the subclass that such overrides are written in, which no object is of: so its class's own member can be
/// called, past the override.
public func _porticoOverriding<T: AnyObject>(_ object: AnyObject, _ type: T.Type) -> T {
    unsafeBitCast(object, to: type)
}
