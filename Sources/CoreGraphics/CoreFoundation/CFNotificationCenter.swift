import Foundation
import Synchronization

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public var rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What is called for a notification: the center, the observer, the name, the object, the user info.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// When an observer that was suspended hears of notifications. Nothing suspends observers here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1, coalesce, hold, deliverImmediately
}

/// Tells observers of what happens: those of the process, or on iOS of all processes. Here the second kind reaches this process alone, too
/// (DEV-983).
public final class CFNotificationCenter: Sendable {
    fileprivate static let local = CFNotificationCenter()
    fileprivate static let darwin = CFNotificationCenter()

    private struct Observer: @unchecked Sendable {
        let address: UnsafeRawPointer?
        let name: String?
        let object: UnsafeRawPointer?
        let callback: CFNotificationCallback
    }

    private let observers = Mutex<[Observer]>([])

    fileprivate func addObserver(
        _ address: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?,
        _ object: UnsafeRawPointer?
    ) {
        let observer = Observer(address: address, name: name, object: object, callback: callback)
        observers.withLock { $0.append(observer) }
    }

    fileprivate func removeObserver(_ address: UnsafeRawPointer?, _ name: String?, _ object: UnsafeRawPointer?) {
        nonisolated(unsafe) let (address, object) = (address, object)
        observers.withLock {
            $0.removeAll {
                $0.address == address && (name == nil || $0.name == name) && (object == nil || $0.object == object)
            }
        }
    }

    fileprivate func postNotification(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ info: CFDictionary?) {
        let all = observers.withLock { $0 }
        for observer in all
        where (observer.name == nil || observer.name == name.rawValue)
            && (observer.object == nil || observer.object == object)
        {
            observer.callback(
                self, observer.address.map { UnsafeMutableRawPointer(mutating: $0) }, name, object, info)
        }
    }
}

/// The center of the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
/// The center of all processes; here of this one.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls `callBack` for notifications of a name and an object; nil stands for any.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center.addObserver(observer, callBack, name, center === CFNotificationCenter.darwin ? nil : object) }

/// Ends the calls for an observer, a name and an object; nil stands for any.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center.removeObserver(observer, name?.rawValue, object) }

/// Ends all calls for an observer.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { center.removeObserver(observer, nil, nil) }

/// Tells the observers, before it returns. The center of all processes takes neither object nor user info along.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    let isDarwin = center === CFNotificationCenter.darwin
    center.postNotification(name, isDarwin ? nil : object, isDarwin ? nil : userInfo)
}

/// The same with options, which say nothing here.
public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ options: CFOptionFlags
) { CFNotificationCenterPostNotification(center, name, object, userInfo, true) }
