import Foundation

/// Key-value coding's rules, apart from who may override them.
package enum KeyValueCoding {
    /// The value under `key` by the object's accessors: `get<Key>`, `<key>`, `is<Key>`, `_<key>`. Nil when it has none.
    package static func read(_ key: String, of object: AnyObject) -> Any?? {
        readUnboxed(key, of: object).map(ValueConversion.keyed)
    }

    /// The same with numbers as the property has them, not as objects.
    static func readUnboxed(_ key: String, of object: AnyObject) -> Any?? {
        let upper = capitalized(key)
        for name in ["get" + upper, key, "is" + upper, "_" + key] {
            if let method = ObjCClassRegistry.shared.method(Selector(name), of: object) {
                return .some(method.invoke(object, []))
            }
        }
        if let defaults = object as? UserDefaults { return .some(defaults.object(forKey: key)) }
        return nil
    }

    /// Sets the value under `key` by `set<Key>:` or `_set<Key>:`; false when the object has neither.
    package static func write(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        let upper = capitalized(key)
        // A property named `isOpen` in Swift has the setter `setIsOpen:`; its key is `isOpen` or `open`.
        for name in ["set" + upper + ":", "_set" + upper + ":", "setIs" + upper + ":"] {
            if let method = ObjCClassRegistry.shared.method(Selector(name), of: object) {
                _ = method.invoke(object, [value])
                return true
            }
        }
        if let defaults = object as? UserDefaults {
            defaults.set(value, forKey: key)
            return true
        }
        return false
    }

    static func capitalized(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }

    static func undefined(_ method: String, _ key: String, _ object: AnyObject) -> Never {
        fatalError(
            "NSUnknownKeyException: [<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())> \(method)]: "
                + "this class is not key value coding-compliant for the key \(key).")
    }

    /// An override of one of the methods below that lowering registered (`valueForKey:` …), if the object has one.
    static func override(_ selector: Selector, of object: AnyObject) -> ObjCClassRegistry.Method? {
        ObjCClassRegistry.shared.method(selector, of: object)
    }
}

// Each method has two forms. The public one asks an override first, so that code which only knows `NSObject` reaches it;
// the `_portico` one is the plain behaviour, which `super.…` in an override is lowered to.
extension NSObjectProtocol {
    /// The value of the property named `key`. A key without an accessor goes to `value(forUndefinedKey:)`, which traps.
    public func value(forKey key: String) -> Any? {
        if let own = KeyValueCoding.override("valueForKey:", of: self) { return own.invoke(self, [key]) }
        return _porticoValue(forKey: key)
    }

    public func _porticoValue(forKey key: String) -> Any? {
        if let value = KeyValueCollections.value(key, of: self) { return value }
        if let value = KeyValueCoding.read(key, of: self) { return value }
        if key == "self" { return self }
        return value(forUndefinedKey: key)
    }

    /// Sets the property named `key`, converting numbers and raw values to its type.
    public func setValue(_ value: Any?, forKey key: String) {
        if let own = KeyValueCoding.override("setValue:forKey:", of: self) {
            return _ = own.invoke(self, [value, key])
        }
        _porticoSetValue(value, forKey: key)
    }

    public func _porticoSetValue(_ value: Any?, forKey key: String) {
        if KeyValueCollections.set(value, key, of: self) { return }
        if value == nil || value is NSNull, KeyValueCoding.isScalar(key, of: self) { return setNilValueForKey(key) }
        if !KeyValueCoding.write(value, key, of: self) { setValue(value, forUndefinedKey: key) }
    }

    /// The value at the end of a path of keys joined by dots.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let own = KeyValueCoding.override("valueForKeyPath:", of: self) { return own.invoke(self, [keyPath]) }
        return _porticoValue(forKeyPath: keyPath)
    }

    public func _porticoValue(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = KeyValueCollections.split(keyPath)
        if key.hasPrefix("@") { return KeyValueCollections.path(keyPath, of: self) }
        let next = value(forKey: key)
        guard let rest else { return next }
        if let object = next as? NSObject { return object.value(forKeyPath: rest) }
        return KeyValueCollections.path(rest, of: next)
    }

    /// Sets the property at the end of a path of keys joined by dots. A nil on the way ends it silently, as on iOS.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let own = KeyValueCoding.override("setValue:forKeyPath:", of: self) {
            return _ = own.invoke(self, [value, keyPath])
        }
        _porticoSetValue(value, forKeyPath: keyPath)
    }

    public func _porticoSetValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject else { return }
        next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Called for a key without an accessor. The default traps, with iOS's words.
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = KeyValueCoding.override("valueForUndefinedKey:", of: self) { return own.invoke(self, [key]) }
        return _porticoValue(forUndefinedKey: key)
    }

    public func _porticoValue(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.undefined("valueForUndefinedKey:", key, self)
    }

    /// Called for a key without a setter. The default traps, with iOS's words.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let own = KeyValueCoding.override("setValue:forUndefinedKey:", of: self) {
            return _ = own.invoke(self, [value, key])
        }
        _porticoSetValue(value, forUndefinedKey: key)
    }

    public func _porticoSetValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.undefined("setValue:forUndefinedKey:", key, self)
    }

    /// The values under `keys`; `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets each value under its key; `NSNull` sets nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
}
