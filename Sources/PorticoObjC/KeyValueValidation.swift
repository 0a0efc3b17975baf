import CoreFoundation
import Foundation

extension NSObjectProtocol {
    /// Asks `validate<Key>(_:)`, if the class has one, whether a value will do; it may put another one in its place, or throw.
    /// Without such a method every value will do.
    public func validateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String
    ) throws {
        if let own = KeyValueCoding.override("validateValue:forKey:error:", of: self) {
            if let error = own.invoke(self, [ioValue, inKey]) as? any Error { throw error }
            return
        }
        try _porticoValidateValue(ioValue, forKey: inKey)
    }

    /// What `super.validateValue(…)` is lowered to.
    public func _porticoValidateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String
    ) throws {
        let name = "validate" + KeyValueCoding.capitalized(inKey) + ":error:"
        guard let method = ObjCClassRegistry.shared.method(Selector(name), of: self) else { return }
        // A lowered method that throws gives its error back.
        if let error = method.invoke(self, [ioValue]) as? any Error { throw error }
    }

    /// The same for the object at the end of a path.
    public func validateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKeyPath inKeyPath: String
    ) throws {
        guard let dot = inKeyPath.lastIndex(of: ".") else { return try validateValue(ioValue, forKey: inKeyPath) }
        let target = value(forKeyPath: String(inKeyPath[..<dot])) as? NSObject
        try target?.validateValue(ioValue, forKey: String(inKeyPath[inKeyPath.index(after: dot)...]))
    }

    /// Called when nil is set for a number or a structure. The default traps, with iOS's words.
    public func setNilValueForKey(_ key: String) {
        if let own = KeyValueCoding.override("setNilValueForKey:", of: self) { return _ = own.invoke(self, [key]) }
        _porticoSetNilValueForKey(key)
    }

    public func _porticoSetNilValueForKey(_ key: String) {
        fatalError(
            "NSInvalidArgumentException: [<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> "
                + "setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
}

extension KeyValueCoding {
    /// Whether the property holds a number or a structure, for which nil is no value: its present value tells.
    static func isScalar(_ key: String, of object: AnyObject) -> Bool {
        guard let value = readUnboxed(key, of: object) ?? nil, !(type(of: value) is AnyClass) else { return false }
        switch value {
        case is CGPoint, is CGSize, is CGRect, is NSRange: return true
        default: return ValueConversion.number(value) != nil
        }
    }
}
