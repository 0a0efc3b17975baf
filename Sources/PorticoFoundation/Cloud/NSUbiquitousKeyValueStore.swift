import Foundation
import Synchronization

/// Small values that all devices of a person share through iCloud. Here they are kept on this device, across runs, and nobody else changes
/// them (DEV-979).
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private static let shared = NSUbiquitousKeyValueStore()
    /// The store of the app.
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    /// Posted when another device has changed something: never here.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")!
    private static let key = "NSUbiquitousKeyValueStore.values"
    private let lock = NSLock()

    public override init() { super.init() }

    /// All keys with their values.
    open var dictionaryRepresentation: [String: Any] {
        lock.withLock { defaults.dictionary(forKey: Self.key) ?? [:] }
    }

    /// The value under a key: a string, number, date, data, or lists and dictionaries of such.
    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

    /// Sets or, with nil, removes a value. Only what fits into a property list is kept.
    open func set(_ anObject: Any?, forKey aKey: String) {
        lock.withLock {
            var values = defaults.dictionary(forKey: Self.key) ?? [:]
            values[aKey] = anObject
            if values.isEmpty { defaults.removeObject(forKey: Self.key) } else { defaults.set(values, forKey: Self.key) }
        }
    }

    /// Removes a value.
    open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number under a key; 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 {
        let value = object(forKey: aKey)
        return (value as? NSNumber)?.int64Value ?? (value as? Int).map { Int64($0) } ?? 0
    }
    /// The number under a key; 0 where there is none.
    open func double(forKey aKey: String) -> Double {
        let value = object(forKey: aKey)
        return (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map { Double($0) } ?? 0
    }
    /// The truth value under a key; false where there is none.
    open func bool(forKey aKey: String) -> Bool {
        let value = object(forKey: aKey)
        return (value as? NSNumber)?.boolValue ?? value as? Bool ?? false
    }

    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Writes what is in memory to the device; true.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}

/// Key of the notification's user info: why values have changed, one of the numbers below.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Key of the notification's user info: the keys whose values have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The server has other values.
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
/// Values came with the first download.
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
/// There is too much in the store.
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
/// Somebody else is signed in.
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }
