import CRuntime
import Foundation
import Synchronization

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained, and not zeroed. Here the value is held weakly, so that reading it after its death gives nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied (`NSCopying`), and the copy retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Values attached to objects under keys that are addresses.
///
/// They are released when the owner dies, on the thread that ends it and after its `deinit`, as on iOS. Swift has no
/// notice of an object's death; its class object does hold the address of the function that ends an instance. The first
/// association of a class replaces that address by a hook that does the same and then lets go of the values. Classes
/// without associated objects are never touched.
private final class Associations: Sendable {
    static let shared = Associations()

    private enum Value {
        case strong(Any)
        case weak(WeakBox)
    }

    private struct State {
        var values: [UInt: [UInt: Value]] = [:]
        /// What each hooked class did to end an instance.
        var destroyers: [UInt: UnsafeMutableRawPointer] = [:]
    }

    private struct Unchecked: @unchecked Sendable { var state = State() }

    private let state = Mutex(Unchecked())

    func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        // The value is taken out of the lock: releasing it may run app code that comes back here.
        let value = state.withLock { $0.state.values[address(object)]?[UInt(bitPattern: key)].map(Unsafe.init) }
        switch value?.value {
        case .strong(let value)?: return value
        case .weak(let box)?: return box.object
        case nil: return nil
        }
    }

    private struct Unsafe: @unchecked Sendable { let value: Value }

    func set(of object: AnyObject, key: UnsafeRawPointer, value: Any?, policy: objc_AssociationPolicy) {
        var new: Value?
        if let value {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: new = .weak(WeakBox(value as AnyObject))
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: new = .strong(value)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                new = .strong((value as? NSCopying)?.copy(with: nil) ?? value)
            }
        }
        nonisolated(unsafe) let incoming = new
        let old = state.withLock { box -> Unsafe? in
            hookClass(of: object, &box.state)
            let key = UInt(bitPattern: key)
            let old = box.state.values[address(object)]?[key].map(Unsafe.init)
            box.state.values[address(object), default: [:]][key] = incoming
            return old
        }
        withExtendedLifetime(old) {}
    }

    func removeAll(_ object: AnyObject) {
        let old = state.withLock { box in UnsafeValues(values: box.state.values.removeValue(forKey: address(object))) }
        withExtendedLifetime(old) {}
    }

    private struct UnsafeValues: @unchecked Sendable { let values: [UInt: Value]? }

    /// Ends `object`: its own destroyer first, so that its `deinit` can still read what is associated, then the values.
    func end(_ object: UnsafeMutableRawPointer) {
        let metadata = object.load(as: UInt.self)
        let id = UInt(bitPattern: object)
        let (destroyer, values) = state.withLock { box -> (UnsafeDestroyer, UnsafeValues) in
            (UnsafeDestroyer(entry: box.state.destroyers[metadata]!), UnsafeValues(values: box.state.values[id]))
        }
        guard let held = values.values else { return portico_call_destroyer(destroyer.entry, object) }
        // Out of the table before the memory is free: another thread may get the same address for a new object.
        // While the destroyer runs, this thread (and no other can) reads through the values held aside.
        Dying.stack.append((id, held.mapValues { $0 }))
        state.withLock { _ = $0.state.values.removeValue(forKey: id) }
        portico_call_destroyer(destroyer.entry, object)
        Dying.stack.removeLast()
        withExtendedLifetime(held) {}
    }

    private struct UnsafeDestroyer: @unchecked Sendable { let entry: UnsafeMutableRawPointer }

    private enum Dying {
        static var stack: [(UInt, [UInt: Value])] {
            get { (Thread.current.threadDictionary["PorticoObjC.dying"] as? Stack)?.items ?? [] }
            set {
                if let stack = Thread.current.threadDictionary["PorticoObjC.dying"] as? Stack {
                    stack.items = newValue
                } else {
                    Thread.current.threadDictionary["PorticoObjC.dying"] = Stack(newValue)
                }
            }
        }

        final class Stack {
            var items: [(UInt, [UInt: Value])]
            init(_ items: [(UInt, [UInt: Value])]) { self.items = items }
        }
    }

    func dying(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        guard let held = Dying.stack.last(where: { $0.0 == address(object) })?.1 else { return nil }
        switch held[UInt(bitPattern: key)] {
        case .strong(let value)?: return value
        case .weak(let box)?: return box.object
        case nil: return nil
        }
    }

    private func hookClass(of object: AnyObject, _ state: inout State) {
        let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UInt.self)
        guard state.destroyers[metadata] == nil else { return }
        state.destroyers[metadata] = portico_hook_destroyer(UnsafeMutableRawPointer(bitPattern: metadata)!) {
            Associations.shared.end($0!)
        }
    }

    private func address(_ object: AnyObject) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? { get(object, key) ?? dying(object, key) }
}

private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// The value associated with `object` under `key`, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(object as AnyObject, key)
}

/// Associates `value` with `object` under `key`; nil takes the old value away. The value lives no longer than its owner.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.shared.set(of: object as AnyObject, key: key, value: value, policy: policy)
}

/// Takes all values away from `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.removeAll(object as AnyObject)
}

private let keptValuesLock = NSLock()
private nonisolated(unsafe) let keptValuesKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// The dictionary of values that belong to an object which has no place for them, as `PorticoNetworking` adds properties to Foundation's
/// classes. By the name of its symbol, because that is a library of its own.
@_silgen_name("portico_kept_values")
package func keptValues(_ object: AnyObject) -> NSMutableDictionary {
    // Two threads may be the first to ask.
    keptValuesLock.lock()
    defer { keptValuesLock.unlock() }
    if let values = objc_getAssociatedObject(object, keptValuesKey) as? NSMutableDictionary { return values }
    let values = NSMutableDictionary()
    objc_setAssociatedObject(object, keptValuesKey, values, .OBJC_ASSOCIATION_RETAIN)
    return values
}
