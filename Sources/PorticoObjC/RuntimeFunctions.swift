import Foundation
import Synchronization

// What of Objective-C's runtime can be answered about Swift's classes. Lists of members, which aren't kept, are empty.

/// The object's class; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

/// The class above; nil for a root.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(superclass(of:)) }

/// The class of this name, as `NSClassFromString` finds it.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }

/// Where a method of Objective-C's that returns by a pointer puts its value.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The same place, for a method that puts an object there.
    @_disfavoredOverload public init<U>(_ from: UnsafeMutablePointer<U>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: (AnyObject?).self)
    }
}

/// An instance variable, a property: there are none to be had.
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<
    Ivar
>? {
    outCount?.pointee = 0
    return nil
}

public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<
    Method
>? {
    outCount?.pointee = 0
    return nil
}

public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    outCount?.pointee = 0
    return nil
}

public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }
/// Apple's headers don't say whether a string may be missing, so a name from above goes in as it is; a missing one ends the process there.
public func strcmp(_ __s1: UnsafePointer<CChar>?, _ __s2: UnsafePointer<CChar>?) -> CInt {
    Foundation.strcmp(__s1!, __s2!)
}
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(noName) }

private nonisolated(unsafe) let noName: UnsafeMutablePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.pointee = 0
    return text
}()

// MARK: Locks

/// Locks that belong to objects: one for each object that somebody holds or waits for.
private final class ObjectLocks: Sendable {
    static let shared = ObjectLocks()

    private struct Entry {
        var lock = NSRecursiveLock()
        var users = 0
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func enter(_ id: ObjectIdentifier) {
        let lock = entries.withLock { entries in
            entries[id, default: Entry()].users += 1
            return entries[id]!.lock
        }
        lock.lock()
    }

    /// Whether this was entered.
    func exit(_ id: ObjectIdentifier) -> Bool {
        let lock = entries.withLock { entries -> NSRecursiveLock? in
            guard let entry = entries[id] else { return nil }
            entries[id] = entry.users > 1 ? Entry(lock: entry.lock, users: entry.users - 1) : nil
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

public let OBJC_SYNC_SUCCESS = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Takes the lock of an object, which one thread may take several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return 0
}

/// Gives it back.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
