import Foundation
import PorticoObjC

/// What contexts share values in. Contexts of one machine don't share values here, each has its own engine (DEV-1240).
open class JSVirtualMachine: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Would keep an object as long as its owner: values keep what they hold.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    /// Would end that.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Marks what a class of the app's shows to scripts. Objects are opaque to scripts here (DEV-1240).
public protocol JSExport {}

/// Stands between `NSObject` and a class whose `init()` can fail: Swift lets none fail that overrides one that can't.
open class _PorticoScriptObject: NSObject {
    init(made: Void) { super.init() }
}

/// A place in which scripts run, with its own global object. The engine is Debian's `libjavascriptcoregtk`, loaded with the first context;
/// without it there is no context, and the log says what to install. A context belongs to one thread at a time.
///
/// - From: the app
/// - To: `JSLibrary`
open class JSContext: _PorticoScriptObject, @unchecked Sendable {
    let library: JSLibrary
    let reference: OpaquePointer
    private let machine: JSVirtualMachine

    /// A context of a machine of its own.
    public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

    /// A context of a machine.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let library = JSLibrary.demand(), let reference = library.createContext(nil) else { return nil }
        (self.library, self.reference, machine) = (library, reference, virtualMachine)
        super.init(made: ())
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    deinit { library.releaseContext(reference) }

    /// What scripts throw that run outside of any function of the app's. By default it is kept in `exception`.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    /// What was thrown last.
    open var exception: JSValue!
    /// What people see of it when they look for faults.
    open var name: String!
    /// Whether it can be inspected: kept (DEV-1240).
    open var isInspectable = false
    /// The machine that it was made in.
    open var virtualMachine: JSVirtualMachine! { machine }
    /// The engine's own name for it.
    open var jsGlobalContextRef: JSGlobalContextRef! { reference }
    /// The object whose properties are all scripts' global names.
    open var globalObject: JSValue! { value(library.globalObject(reference)) }

    /// Runs a script, and gives its last value; `undefined` where it throws.
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
        evaluateScript(script, withSourceURL: nil)
    }

    /// Runs a script, and gives its last value; `undefined` where it throws.
    ///
    /// - Parameter sourceURL: what messages call the script.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        checked { exception in
            library.withString(script ?? "") { text in
                guard let sourceURL else { return library.evaluate(reference, text, nil, nil, 1, exception) }
                return library.withString(sourceURL.absoluteString) {
                    library.evaluate(reference, text, nil, $0, 1, exception)
                }
            }
        }
    }

    /// A global value by its name.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.forProperty(key) }
    /// Sets a global value by its name.
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        globalObject.setValue(object, forProperty: key as Any)
    }
    /// Sets a global function by its name: a block, whose arguments are made of the script's.
    public func setObject<each Argument, Result>(
        _ object: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!
    ) { globalObject.setValue(JSBlock(object), forProperty: key as Any) }

    // MARK: What runs now

    private struct Call {
        let context: JSContext
        let this: JSValue
        let arguments: [JSValue]
    }
    private static let key = "portico.javascript-calls"
    private final class Calls: NSObject { var all: [Call] = [] }
    private static var calls: Calls {
        let values = Thread.current.threadDictionary
        if let calls = values[key] as? Calls { return calls }
        let calls = Calls()
        values[key] = calls
        return calls
    }

    /// The context whose script has called the block that runs; nil outside of one.
    open class func current() -> JSContext! { calls.all.last?.context }
    /// The script's `this` in the block that runs.
    open class func currentThis() -> JSValue! { calls.all.last?.this }
    /// The script's arguments for the block that runs, as `JSValue`.
    open class func currentArguments() -> [Any]! { calls.all.last?.arguments }

    static func during<T>(_ context: JSContext, _ this: JSValue, _ arguments: [JSValue], _ body: () -> T) -> T {
        calls.all.append(Call(context: context, this: this, arguments: arguments))
        defer { calls.all.removeLast() }
        return body()
    }

    // MARK: For values

    func value(_ reference: OpaquePointer?) -> JSValue {
        JSValue(reference ?? library.makeUndefined(self.reference)!, self)
    }

    /// What `body` gives; where it throws, the handler hears of it, and it is `undefined`.
    final func checked(_ body: (JSLibrary.Exception) -> OpaquePointer?) -> JSValue {
        var thrown: OpaquePointer?
        let result = body(&thrown)
        guard let thrown else { return value(result) }
        exceptionHandler?(self, value(thrown))
        return value(nil)
    }
}
