import Foundation

/// A value of the engine's.
public typealias JSValueRef = OpaquePointer
/// An object of the engine's.
public typealias JSObjectRef = OpaquePointer
/// A place in which scripts run.
public typealias JSContextRef = OpaquePointer
/// A place in which scripts run, by itself.
public typealias JSGlobalContextRef = OpaquePointer

/// WebKit's engine, as Debian has it: loaded when the first context is made. Nothing links to it.
///
/// - From: `JSContext`, `JSValue`
/// - To: the library of that name
struct JSLibrary: @unchecked Sendable {
    typealias Exception = UnsafeMutablePointer<OpaquePointer?>?
    typealias Arguments = UnsafePointer<OpaquePointer?>?
    typealias Callback =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, Int, Arguments, Exception
        ) -> OpaquePointer?

    let createContext: @convention(c) (OpaquePointer?) -> OpaquePointer?
    let retainContext: @convention(c) (OpaquePointer) -> OpaquePointer?
    let releaseContext: @convention(c) (OpaquePointer) -> Void
    let globalObject: @convention(c) (OpaquePointer) -> OpaquePointer?
    let evaluate:
        @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer?, OpaquePointer?, Int32, Exception) ->
            OpaquePointer?
    let createString: @convention(c) (UnsafePointer<UInt16>, Int) -> OpaquePointer?
    let releaseString: @convention(c) (OpaquePointer) -> Void
    let stringLength: @convention(c) (OpaquePointer) -> Int
    let stringCharacters: @convention(c) (OpaquePointer) -> UnsafePointer<UInt16>?
    let type: @convention(c) (OpaquePointer, OpaquePointer) -> UInt32
    let isArray: @convention(c) (OpaquePointer, OpaquePointer) -> Bool
    let isDate: @convention(c) (OpaquePointer, OpaquePointer) -> Bool
    let isStrictEqual: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer) -> Bool
    let isEqual: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, Exception) -> Bool
    let isInstance: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, Exception) -> Bool
    let isObjectOfClass: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer) -> Bool
    let makeUndefined: @convention(c) (OpaquePointer) -> OpaquePointer?
    let makeNull: @convention(c) (OpaquePointer) -> OpaquePointer?
    let makeBoolean: @convention(c) (OpaquePointer, Bool) -> OpaquePointer?
    let makeNumber: @convention(c) (OpaquePointer, Double) -> OpaquePointer?
    let makeString: @convention(c) (OpaquePointer, OpaquePointer) -> OpaquePointer?
    let toBoolean: @convention(c) (OpaquePointer, OpaquePointer) -> Bool
    let toNumber: @convention(c) (OpaquePointer, OpaquePointer, Exception) -> Double
    let toString: @convention(c) (OpaquePointer, OpaquePointer, Exception) -> OpaquePointer?
    let toObject: @convention(c) (OpaquePointer, OpaquePointer, Exception) -> OpaquePointer?
    let protect: @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let unprotect: @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let createClass: @convention(c) (UnsafeRawPointer) -> OpaquePointer?
    let makeObject: @convention(c) (OpaquePointer, OpaquePointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
    let makeArray: @convention(c) (OpaquePointer, Int, Arguments, Exception) -> OpaquePointer?
    let makeDate: @convention(c) (OpaquePointer, Int, Arguments, Exception) -> OpaquePointer?
    let makeError: @convention(c) (OpaquePointer, Int, Arguments, Exception) -> OpaquePointer?
    let getPrivate: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
    let hasProperty: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer) -> Bool
    let getProperty: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, Exception) -> OpaquePointer?
    let setProperty:
        @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, OpaquePointer, UInt32, Exception) -> Void
    let deleteProperty: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, Exception) -> Bool
    let getIndex: @convention(c) (OpaquePointer, OpaquePointer, UInt32, Exception) -> OpaquePointer?
    let setIndex: @convention(c) (OpaquePointer, OpaquePointer, UInt32, OpaquePointer, Exception) -> Void
    let call: @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer?, Int, Arguments, Exception) -> OpaquePointer?
    let construct: @convention(c) (OpaquePointer, OpaquePointer, Int, Arguments, Exception) -> OpaquePointer?
    let copyNames: @convention(c) (OpaquePointer, OpaquePointer) -> OpaquePointer?
    let countNames: @convention(c) (OpaquePointer) -> Int
    let nameAt: @convention(c) (OpaquePointer, Int) -> OpaquePointer?
    let releaseNames: @convention(c) (OpaquePointer) -> Void
    let collect: @convention(c) (OpaquePointer) -> Void

    /// Nil where it isn't installed.
    static let shared = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL).flatMap { JSLibrary($0) }

    /// The engine, or what to install in the log: nobody finds a script that didn't run otherwise.
    static func demand() -> JSLibrary? {
        if shared == nil {
            NSLog(
                "[JavaScriptCore] there is no engine, and no context: install one (sudo apt install libjavascriptcoregtk-4.1-0)"
            )
        }
        return shared
    }

    private init?(_ handle: UnsafeMutableRawPointer) {
        var isWhole = true
        // A function that isn't there is never called: the library isn't taken then.
        func find<T>(_ name: String) -> T {
            guard let symbol = dlsym(handle, name) else {
                isWhole = false
                return Swift.unsafeBitCast(handle, to: T.self)
            }
            return Swift.unsafeBitCast(symbol, to: T.self)
        }
        createContext = find("JSGlobalContextCreate")
        retainContext = find("JSGlobalContextRetain")
        releaseContext = find("JSGlobalContextRelease")
        globalObject = find("JSContextGetGlobalObject")
        evaluate = find("JSEvaluateScript")
        createString = find("JSStringCreateWithCharacters")
        releaseString = find("JSStringRelease")
        stringLength = find("JSStringGetLength")
        stringCharacters = find("JSStringGetCharactersPtr")
        type = find("JSValueGetType")
        isArray = find("JSValueIsArray")
        isDate = find("JSValueIsDate")
        isStrictEqual = find("JSValueIsStrictEqual")
        isEqual = find("JSValueIsEqual")
        isInstance = find("JSValueIsInstanceOfConstructor")
        isObjectOfClass = find("JSValueIsObjectOfClass")
        makeUndefined = find("JSValueMakeUndefined")
        makeNull = find("JSValueMakeNull")
        makeBoolean = find("JSValueMakeBoolean")
        makeNumber = find("JSValueMakeNumber")
        makeString = find("JSValueMakeString")
        toBoolean = find("JSValueToBoolean")
        toNumber = find("JSValueToNumber")
        toString = find("JSValueToStringCopy")
        toObject = find("JSValueToObject")
        protect = find("JSValueProtect")
        unprotect = find("JSValueUnprotect")
        createClass = find("JSClassCreate")
        makeObject = find("JSObjectMake")
        makeArray = find("JSObjectMakeArray")
        makeDate = find("JSObjectMakeDate")
        makeError = find("JSObjectMakeError")
        getPrivate = find("JSObjectGetPrivate")
        hasProperty = find("JSObjectHasProperty")
        getProperty = find("JSObjectGetProperty")
        setProperty = find("JSObjectSetProperty")
        deleteProperty = find("JSObjectDeleteProperty")
        getIndex = find("JSObjectGetPropertyAtIndex")
        setIndex = find("JSObjectSetPropertyAtIndex")
        call = find("JSObjectCallAsFunction")
        construct = find("JSObjectCallAsConstructor")
        copyNames = find("JSObjectCopyPropertyNames")
        countNames = find("JSPropertyNameArrayGetCount")
        nameAt = find("JSPropertyNameArrayGetNameAtIndex")
        releaseNames = find("JSPropertyNameArrayRelease")
        collect = find("JSGarbageCollect")
        guard isWhole else { return nil }
    }

    /// A text of the engine's, for as long as `body` runs.
    func withString<T>(_ text: String, _ body: (OpaquePointer) -> T) -> T {
        let characters = Array(text.utf16)
        let string = characters.withUnsafeBufferPointer { buffer -> OpaquePointer in
            // The engine wants an address for an empty text, too.
            var nothing: UInt16 = 0
            return buffer.baseAddress.map { createString($0, buffer.count)! } ?? createString(&nothing, 0)!
        }
        defer { releaseString(string) }
        return body(string)
    }

    func text(_ string: OpaquePointer) -> String {
        String(
            decoding: UnsafeBufferPointer(start: stringCharacters(string), count: stringLength(string)), as: UTF16.self)
    }
}
