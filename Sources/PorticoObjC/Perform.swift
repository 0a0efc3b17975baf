import Foundation

/// Sends `selector` to `object`, which may be a class, with as many of `arguments` as the selector has colons.
///
/// This is `objc_msgSend` for everything that reaches a method by name: target and action, timers, notifications. An
/// object that does not respond traps, with iOS's words.
@discardableResult
package func perform(selector: Selector, on object: AnyObject, with arguments: [Any?] = []) -> Any? {
    guard let method = ObjCClassRegistry.shared.method(selector, of: object) else {
        unrecognized(selector, object)
    }
    let count = selector.argumentCount
    return method.invoke(object, arguments.count > count ? Array(arguments.prefix(count)) : arguments)
}

/// Whether `object`, which may be a class, has a method for `selector`.
package func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    ObjCClassRegistry.shared.method(selector, of: object) != nil
}

package func unrecognized(_ selector: Selector, _ object: AnyObject) -> Never {
    let (sign, name, kind) =
        if let cls = object as? AnyClass { ("+", "\(cls)", "class") } else { ("-", "\(type(of: object))", "instance") }
    fatalError(
        "NSInvalidArgumentException: \(sign)[\(name) \(selector.name)]: unrecognized selector sent to \(kind) "
            + "\(Unmanaged.passUnretained(object).toOpaque()): the class needs an @objc method of this name")
}

// `extension NSObjectProtocol`, not `NSObject`: Swift lets a subclass declare a member that a *protocol* extension has,
// and rejects one that a superclass's extension has. Apps and frameworks override these (`responds(to:)`), so they must
// be free to declare them.
extension NSObjectProtocol {
    /// Whether the object implements or inherits a method for `aSelector`.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let asks = ObjCClassRegistry.shared.method("respondsToSelector:", of: self) {
            return asks.invoke(self, [aSelector]) as? Bool ?? false
        }
        return ObjCClassRegistry.shared.method(aSelector, of: self) != nil
    }

    /// What `super.responds(to:)` is lowered to: the plain answer, without asking an override.
    public func _porticoResponds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjCClassRegistry.shared.method($0, of: self) != nil } ?? false
    }

    /// Sends a message without arguments, and returns the method's result if it is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        KeptResult.keep(PorticoObjC.perform(selector: aSelector, on: self))
    }

    /// Sends a message with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        KeptResult.keep(PorticoObjC.perform(selector: aSelector, on: self, with: [object]))
    }

    /// Sends a message with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        KeptResult.keep(PorticoObjC.perform(selector: aSelector, on: self, with: [object1, object2]))
    }
}

// What a class object answers.
extension NSObjectProtocol {
    /// Whether the class implements or inherits a class method for `aSelector`.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjCClassRegistry.shared.method($0, of: self as AnyObject) != nil } ?? false
    }

    /// Sends a message without arguments to the class.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        KeptResult.keep(PorticoObjC.perform(selector: aSelector, on: self as AnyObject))
    }

    /// Sends a message with one argument to the class.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        KeptResult.keep(PorticoObjC.perform(selector: aSelector, on: self as AnyObject, with: [object]))
    }

    /// The value of the class property named `key`.
    public static func value(forKey key: String) -> Any? {
        if let value = KeyValueCoding.read(key, of: self as AnyObject) { return value }
        KeyValueCoding.undefined("valueForUndefinedKey:", key, self as AnyObject)
    }

    /// The value at the end of a path of keys that begins with a class property.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) as? NSObject else { return nil }
        return next.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// Keeps the latest result of `perform` of each thread alive, where iOS would have put it into an autorelease pool.
private enum KeptResult {
    static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let object = ValueConversion.object(result) else { return nil }
        Thread.current.threadDictionary["PorticoObjC.performed"] = object
        return Unmanaged.passUnretained(object)
    }
}
