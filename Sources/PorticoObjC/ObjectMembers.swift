import Foundation

/// What lowering makes of members that are asked of an `AnyObject`: the classes of Apple's that could have them are tried, and nil
/// says that the object is none of those. On iOS the lookup is Objective-C's, over all classes.
@dynamicMemberLookup
public struct _PorticoMembers {
    package let object: AnyObject

    /// A property of the class `Root`, if the object is one.
    package func value<Root, T>(_ path: KeyPath<Root, T>) -> T? { (object as? Root)?[keyPath: path] }

    @_disfavoredOverload
    public subscript<T>(dynamicMember path: KeyPath<NSObject, T>) -> T! { value(path) }

    // What several of Foundation's classes have under one name.
    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    public var intValue: Int32! { number?.int32Value ?? text?.intValue }
    public var integerValue: Int! { number?.intValue ?? text?.integerValue }
    public var uintValue: UInt! { number?.uintValue }
    public var int64Value: Int64! { number?.int64Value ?? text?.longLongValue }
    public var longLongValue: Int64! { int64Value }
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    public var stringValue: String! { number?.stringValue }
    public var length: Int! { text?.length ?? (object as? NSData)?.length ?? (object as? NSAttributedString)?.length }
    public var string: String! { (object as? NSAttributedString)?.string }
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
    }
    public var description: String! { receiver.description }
    public var hash: Int! { receiver.hash }
    public var name: Any! { (object as? NSNotification)?.name }
    public var userInfo: [AnyHashable: Any]! { (object as? NSNotification)?.userInfo }
    public var domain: String! { (object as? NSError)?.domain }
    public var code: Int! { (object as? NSError)?.code }
    public var localizedDescription: String! { (object as? NSError)?.localizedDescription }

    /// The value of a dictionary under `key`.
    public subscript(key: String) -> Any! { object(forKey: key) }
    /// The element of an array at `index`.
    public subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

    public func object(forKey key: Any) -> Any? {
        (object as? NSDictionary)?.object(forKey: key) ?? (object as? UserDefaults)?.object(forKey: "\(key)")
    }
    public func value(forKey key: String) -> Any? { receiver.value(forKey: key) }
    public func value(forKeyPath path: String) -> Any? { receiver.value(forKeyPath: path) }
    public func setValue(_ value: Any?, forKey key: String) { receiver.setValue(value, forKey: key) }
    public func isEqual(_ other: Any?) -> Bool { receiver.isEqual(other) }
    public func isKind(of cls: AnyClass) -> Bool { receiver.isKind(of: cls) }
    public func responds(to selector: Selector!) -> Bool { receiver.responds(to: selector) }
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { receiver.perform(selector) }
    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        receiver.perform(selector, with: argument)
    }

    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!, with other: Any!) -> Unmanaged<AnyObject>! {
        receiver.perform(selector, with: argument, with: other)
    }
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        receiver.perform(selector, with: argument, afterDelay: delay)
    }

    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { receiver.perform(selector, with: argument, afterDelay: delay, inModes: modes) }
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        receiver.performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
    }

    public func performSelector(
        onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
    ) { receiver.performSelector(onMainThread: selector, with: argument, waitUntilDone: wait, modes: modes) }
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        receiver.performSelector(inBackground: selector, with: argument)
    }
    public func isMember(of cls: AnyClass) -> Bool { receiver.isMember(of: cls) }
    public func conforms<P>(to type: P.Type) -> Bool { object is P }
    public func copy() -> Any { receiver.copy() }
    public func mutableCopy() -> Any { receiver.mutableCopy() }
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
    public var superclass: AnyClass? { receiver.superclass }
    public func addObserver(
        _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) { receiver.addObserver(observer, forKeyPath: path, options: options, context: context) }
    public func removeObserver(_ observer: NSObject, forKeyPath path: String) {
        receiver.removeObserver(observer, forKeyPath: path)
    }
    public func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?) {
        receiver.removeObserver(observer, forKeyPath: path, context: context)
    }

    private var number: NSNumber? { object as? NSNumber }
    private var text: NSString? { object as? NSString }
    private var receiver: NSObject {
        guard let object = object as? NSObject else {
            fatalError("\(type(of: object)) is not an NSObject: only objects of classes below NSObject answer by name")
        }
        return object
    }
}

/// Anything but an `AnyObject` stays what it is.
public func _porticoMembers<T>(_ value: T) -> T { value }
public func _porticoMembers(_ object: AnyObject) -> _PorticoMembers { _PorticoMembers(object: object) }
public func _porticoMembers(_ object: AnyObject?) -> _PorticoMembers? { object.map(_PorticoMembers.init) }
