import Foundation
import Synchronization

/// One target-and-selector registration.
private struct SelectorObservation {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let token: NSObjectProtocol
}

/// The registrations of one observer, held by the observer itself, so that they end with it (as since iOS 9).
private final class SelectorObservations {
    weak var center: NotificationCenter?
    var list: [SelectorObservation] = []

    func remove(where matches: (SelectorObservation) -> Bool) {
        list.removeAll {
            guard matches($0) else { return false }
            center?.removeObserver($0.token as Any)
            return true
        }
    }

    deinit { remove { _ in true } }
}

/// All of an observer's registrations, by center.
private final class ObservationTable {
    var centers: [ObjectIdentifier: SelectorObservations] = [:]
}

nonisolated(unsafe) private let tableKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

private func observations(of observer: AnyObject, in center: NotificationCenter, create: Bool) -> SelectorObservations?
{
    var table = objc_getAssociatedObject(observer, tableKey) as? ObservationTable
    if table == nil, create {
        table = ObservationTable()
        objc_setAssociatedObject(observer, tableKey, table, .OBJC_ASSOCIATION_RETAIN)
    }
    if let found = table?.centers[ObjectIdentifier(center)] { return found }
    guard create else { return nil }
    let made = SelectorObservations()
    made.center = center
    table?.centers[ObjectIdentifier(center)] = made
    return made
}

extension NotificationCenter {
    /// Sends `aSelector` to `observer` with each notification that has this name and sender; nil takes any. The observer
    /// is not kept alive, and its registrations end with it.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = observer as AnyObject
        nonisolated(unsafe) weak let weakTarget = target
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let target = weakTarget else { return }
            PorticoObjC.perform(selector: aSelector, on: target, with: [notification])
        }
        observations(of: target, in: self, create: true)?.list.append(
            SelectorObservation(
                observer: target, name: aName, object: anObject.map { $0 as AnyObject }, hasObject: anObject != nil,
                token: token))
    }

    // Foundation's own take `Any` and know tokens only. `AnyObject` is the closer match wherever an object is passed.

    /// Ends all of `observer`'s registrations; `observer` may also be a token of `addObserver(forName:…)`.
    public func removeObserver(_ observer: AnyObject) {
        observations(of: observer, in: self, create: false)?.remove { _ in true }
        removeObserver(observer as Any)
    }

    /// Ends `observer`'s registrations with this name and sender; nil matches any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        observations(of: observer, in: self, create: false)?.remove {
            (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
