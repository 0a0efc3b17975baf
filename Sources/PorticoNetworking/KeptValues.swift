import Foundation

/// The values of an object that has no place for them. `PorticoObjC` keeps them, by the name of its symbol: linked with this library all of
/// that module would be there twice.
@_silgen_name("portico_kept_values")
func keptValues(_ object: AnyObject) -> NSMutableDictionary

/// A task's values are asked for on the session's queue and on those that an app hands its events on to.
private let keptValuesLock = NSLock()

extension NSMutableDictionary {
    /// The value under a key, or another one.
    func value<T>(_ key: String, _ otherwise: T) -> T {
        keptValuesLock.withLock { object(forKey: NSString(string: key)) } as? T ?? otherwise
    }
    /// Sets the value under a key, or removes it where there is none.
    func keepValue(_ value: Any?, _ key: String) {
        keptValuesLock.lock()
        defer { keptValuesLock.unlock() }
        if let value {
            setObject(value, forKey: NSString(string: key))
        } else {
            removeObject(forKey: NSString(string: key))
        }
    }
}
