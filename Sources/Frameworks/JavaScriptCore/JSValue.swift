import Foundation
import PorticoObjC

/// A value of a script's. It keeps its context and the value.
open class JSValue: NSObject, @unchecked Sendable {
    let reference: OpaquePointer
    private let place: JSContext

    dynamic init(_ reference: OpaquePointer, _ context: JSContext) {
        (self.reference, place) = (reference, context)
        super.init()
        context.library.protect(context.reference, reference)
    }
    deinit { place.library.unprotect(place.reference, reference) }

    private convenience init(_ context: JSContext, _ make: (JSLibrary, OpaquePointer) -> OpaquePointer?) {
        let made = make(context.library, context.reference) ?? context.library.makeUndefined(context.reference)!
        self.init(made, context)
    }
    /// The engine's own value.
    public convenience init!(jsValueRef value: JSValueRef!, in context: JSContext!) { self.init(value, context) }
    /// A value of the app's: text, number, date, array, dictionary, `NSNull`, another value, or an object that scripts hand back.
    public convenience init!(object value: Any!, in context: JSContext!) {
        self.init(JSConversion.reference(value, context), context)
    }
    /// `true` or `false`.
    public convenience init!(bool value: Bool, in context: JSContext!) {
        self.init(context) { $0.makeBoolean($1, value) }
    }
    /// A number.
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, value) }
    }
    /// A number.
    public convenience init!(int32 value: Int32, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, Double(value)) }
    }
    /// A number.
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, Double(value)) }
    }
    /// An object without properties.
    public convenience init!(newObjectIn context: JSContext!) { self.init(context) { $0.makeObject($1, nil, nil) } }
    /// An empty array.
    public convenience init!(newArrayIn context: JSContext!) { self.init(context) { $0.makeArray($1, 0, nil, nil) } }
    /// An error.
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        var text: OpaquePointer? = JSConversion.reference(message, context)
        self.init(context) { $0.makeError($1, 1, &text, nil) }
    }
    /// `null`.
    public convenience init!(nullIn context: JSContext!) { self.init(context) { $0.makeNull($1) } }
    /// `undefined`.
    public convenience init!(undefinedIn context: JSContext!) { self.init(context) { $0.makeUndefined($1) } }

    /// Where it lives.
    open var context: JSContext! { place }
    /// The engine's own value.
    open var jsValueRef: JSValueRef! { reference }

    // MARK: What it is

    private var type: UInt32 { place.library.type(place.reference, reference) }
    /// Whether it is `undefined`.
    open var isUndefined: Bool { type == 0 }
    /// Whether it is `null`.
    open var isNull: Bool { type == 1 }
    /// Whether it is `true` or `false`.
    open var isBoolean: Bool { type == 2 }
    /// Whether it is a number.
    open var isNumber: Bool { type == 3 }
    /// Whether it is a text.
    open var isString: Bool { type == 4 }
    /// Whether it is an object: a function and an array, too.
    open var isObject: Bool { type == 5 }
    /// Whether it is a symbol.
    open var isSymbol: Bool { type == 6 }
    /// Whether it is an array.
    open var isArray: Bool { place.library.isArray(place.reference, reference) }
    /// Whether it is a date.
    open var isDate: Bool { place.library.isDate(place.reference, reference) }
    /// The script's `===`.
    open func isEqual(to value: Any!) -> Bool {
        place.library.isStrictEqual(place.reference, reference, JSConversion.reference(value, place))
    }
    /// The script's `==`.
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        place.library.isEqual(place.reference, reference, JSConversion.reference(value, place), nil)
    }
    /// The script's `instanceof`.
    open func isInstance(of value: Any!) -> Bool {
        let maker = JSValue(JSConversion.reference(value, place), place)
        guard maker.isObject else { return false }
        return place.library.isInstance(place.reference, reference, maker.reference, nil)
    }

    // MARK: What it is for the app

    /// By the script's rules: empty texts, 0, `null` and `undefined` are false.
    open func toBool() -> Bool { place.library.toBoolean(place.reference, reference) }
    /// By the script's rules: not a number for what is none.
    open func toDouble() -> Double {
        var thrown: OpaquePointer?
        let number = place.library.toNumber(place.reference, reference, &thrown)
        if let thrown { place.exceptionHandler?(place, place.value(thrown)) }
        return thrown == nil ? number : .nan
    }
    /// By the script's rules: the lowest 32 bits, 0 for what is no number.
    open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
    /// By the script's rules: the lowest 32 bits, 0 for what is no number.
    open func toUInt32() -> UInt32 {
        let number = toDouble().rounded(.towardZero)
        guard number.isFinite else { return 0 }
        let rest = number.truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(truncatingIfNeeded: Int64(rest))
    }
    /// A number.
    open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    /// By the script's rules: `undefined` is “undefined”.
    open func toString() -> String! {
        var thrown: OpaquePointer?
        let string = place.library.toString(place.reference, reference, &thrown)
        if let thrown { place.exceptionHandler?(place, place.value(thrown)) }
        guard let string else { return nil }
        defer { place.library.releaseString(string) }
        return place.library.text(string)
    }
    /// A date, of a date or of milliseconds since 1970.
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    /// An array; nil for `null` and `undefined`. What isn't there within is `NSNull`.
    open func toArray() -> [Any]! { isObject ? JSConversion.list(self) : nil }
    /// The properties that can be counted; nil for `null` and `undefined`.
    open func toDictionary() -> [AnyHashable: Any]! { isObject ? JSConversion.table(self) : nil }
    /// Text, number, date, array, dictionary, `NSNull`, or an object of the app's; nil for `undefined`.
    open func toObject() -> Any! { JSConversion.object(self) }
    /// The same, if it is of a class.
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        JSConversion.object(self).flatMap { ($0 as? NSObject)?.isKind(of: expectedClass) == true ? $0 : nil }
    }
    open override var description: String { toString() ?? "" }

    // MARK: Properties

    private func object<T>(_ otherwise: T, _ body: (OpaquePointer, JSLibrary.Exception) -> T) -> T {
        var thrown: OpaquePointer?
        let object = place.library.toObject(place.reference, reference, &thrown)
        let result = object.map { body($0, &thrown) }
        if let thrown { place.exceptionHandler?(place, place.value(thrown)) }
        return thrown == nil ? result ?? otherwise : otherwise
    }
    private func named<T>(_ property: Any!, _ body: (OpaquePointer) -> T) -> T {
        let name =
            (property as? JSValue)?.toString() ?? (property as? String) ?? property.map { "\($0)" } ?? "undefined"
        return place.library.withString(name, body)
    }

    /// A property's value: `undefined` where there is none.
    open func forProperty(_ property: Any!) -> JSValue! {
        place.value(
            object(nil) { target, thrown in
                named(property) { place.library.getProperty(place.reference, target, $0, thrown) }
            })
    }
    /// Sets a property.
    open func setValue(_ value: Any!, forProperty property: Any!) {
        let made = JSConversion.reference(value, place)
        object(()) { target, thrown in
            named(property) { place.library.setProperty(place.reference, target, $0, made, 0, thrown) }
        }
    }
    /// Takes a property away.
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
        object(false) { target, thrown in
            named(property) { place.library.deleteProperty(place.reference, target, $0, thrown) }
        }
    }
    /// Whether there is such a property.
    open func hasProperty(_ property: Any!) -> Bool {
        object(false) { target, _ in named(property) { place.library.hasProperty(place.reference, target, $0) } }
    }
    /// An element's value.
    open func atIndex(_ index: Int) -> JSValue! {
        guard let number = UInt32(exactly: index) else { return forProperty(String(index)) }
        return place.value(object(nil) { place.library.getIndex(place.reference, $0, number, $1) })
    }
    /// Sets an element.
    open func setValue(_ value: Any!, at index: Int) {
        guard let number = UInt32(exactly: index) else { return setValue(value, forProperty: String(index)) }
        let made = JSConversion.reference(value, place)
        object(()) { place.library.setIndex(place.reference, $0, number, made, $1) }
    }
    /// A property's value.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    /// An element's value.
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    /// Sets a property.
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    /// Sets a property to a function: a block, whose arguments are made of the script's.
    public func setObject<each Argument, Result>(
        _ object: @escaping (repeat each Argument) -> Result, forKeyedSubscript key: Any!
    ) { setValue(JSBlock(object), forProperty: key) }
    /// Sets an element.
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    // MARK: Calls

    private func run(
        _ arguments: [Any]!, _ body: (OpaquePointer, [OpaquePointer?], JSLibrary.Exception) -> OpaquePointer?
    ) -> JSValue {
        // Kept until the call is over: the engine collects what nobody holds.
        let values = (arguments ?? []).map { JSValue(JSConversion.reference($0, place), place) }
        return withExtendedLifetime(values) {
            place.checked { thrown in
                guard let target = place.library.toObject(place.reference, reference, thrown) else { return nil }
                return body(target, values.map(\.reference), thrown)
            }
        }
    }
    /// Calls it, without a `this`; `undefined` where it throws, or is no function.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        run(arguments) { place.library.call(place.reference, $0, nil, $1.count, $1, $2) }
    }
    /// The script's `new`.
    open func construct(withArguments arguments: [Any]!) -> JSValue! {
        run(arguments) { place.library.construct(place.reference, $0, $1.count, $1, $2) }
    }
    /// Calls a property, with this value as `this`.
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        let function = forProperty(method)!
        let values = (arguments ?? []).map { JSValue(JSConversion.reference($0, place), place) }
        return withExtendedLifetime((function, values)) {
            place.checked { thrown in
                guard let target = place.library.toObject(place.reference, function.reference, thrown) else {
                    return nil
                }
                return place.library.call(
                    place.reference, target, reference, values.count, values.map(\.reference), thrown)
            }
        }
    }
}
