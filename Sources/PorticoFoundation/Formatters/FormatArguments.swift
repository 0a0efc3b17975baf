import Foundation

// What a format takes for `%@`. On iOS a value of Foundation's becomes an object in `id as CVarArg`, and every object is an argument; on Linux
// only texts are. A predicate's format gets the value itself.

/// The words of an argument that wasn't asked for its object first: the object, which then stays.
private func encoded(_ argument: any _CVarArgObject) -> [Int] {
    let text = NSString(string: "\(argument._cVarArgObject)")
    return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
}

extension NSObject: @retroactive _CVarArgObject {
    /// The object's description, which is what `%@` writes.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The object as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension UUID: @retroactive _CVarArgObject {
    /// The identifier's text.
    public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Date: @retroactive _CVarArgObject {
    /// The date's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension URL: @retroactive _CVarArgObject {
    /// The address as text.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Data: @retroactive _CVarArgObject {
    /// The bytes' description.
    public var _cVarArgObject: any CVarArg { NSString(string: NSData(data: self).description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Decimal: @retroactive _CVarArgObject {
    /// The number as text.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Locale: @retroactive _CVarArgObject {
    /// The locale's name.
    public var _cVarArgObject: any CVarArg { NSString(string: identifier) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension IndexPath: @retroactive _CVarArgObject {
    /// The path's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The elements' descriptions.
    public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The entries' descriptions.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The elements' descriptions.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The same as one word.
    public var _cVarArgEncoding: [Int] { encoded(self) }
}
