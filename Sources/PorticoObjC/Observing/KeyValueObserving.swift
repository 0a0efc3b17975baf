import Foundation
import Synchronization

/// Key-value observing without a runtime that could replace a setter: setters announce their changes.
///
/// Objective-C gives an observed object a class of its own, whose setters announce. Here every setter that can be observed
/// calls `change`: those of UIKit by hand, an app's `dynamic` properties by lowering. While nothing in the process is
/// observed that costs one load.
///
/// - From: setters.
/// - To: `KeyPathObserver`.
@usableFromInline package enum KeyValueObserving {
    /// Set by the first registration, and never cleared.
    @usableFromInline package static let isActive = Atomic<Bool>(false)

    /// Makes a change of `key` in `body`, telling the observers before and after it.
    @inlinable
    package static func change<Result>(
        _ object: AnyObject, _ key: StaticString, _ body: () throws -> Result
    ) rethrows -> Result {
        guard isActive.load(ordering: .relaxed) else { return try body() }
        return try announced(object, key, body)
    }

    @usableFromInline
    package static func announced<Result>(
        _ object: AnyObject, _ key: StaticString, _ body: () throws -> Result
    ) rethrows -> Result {
        let key = "\(key)"
        willChange(object, key)
        defer { didChange(object, key) }
        return try body()
    }

    /// - Parameter old: the value before, where the property itself shows the new one by now.
    /// - Parameter elements: which elements of a collection change, where not all of it does.
    package static func willChange(
        _ object: AnyObject, _ key: String, from old: Any? = nil, elements: ElementChange? = nil
    ) {
        guard isActive.load(ordering: .relaxed) else { return }
        for link in Observers.of(object)?.links(key) ?? [] { link.willChange(old, elements) }
    }

    package static func didChange(_ object: AnyObject, _ key: String, elements: ElementChange? = nil) {
        guard isActive.load(ordering: .relaxed) else { return }
        for link in Observers.of(object)?.links(key) ?? [] { link.didChange(elements) }
    }

    /// A change of single elements of an ordered collection.
    package struct ElementChange: Sendable {
        package var kind: NSKeyValueChange
        package var indexes: IndexSet
    }

    /// Runs `body` with its setters' own announcements left out: whoever calls has announced more exactly.
    static func quietly(_ body: () -> Void) {
        let before = isQuiet
        isQuiet = true
        defer { isQuiet = before }
        body()
    }

    /// The threads that are in `quietly`.
    private static let quietThreads = Mutex<Set<UInt>>([])
    static var isQuiet: Bool {
        get { quietThreads.withLock { !$0.isEmpty && $0.contains(UInt(pthread_self())) } }
        set {
            quietThreads.withLock { threads in
                if newValue { threads.insert(UInt(pthread_self())) } else { threads.remove(UInt(pthread_self())) }
            }
        }
    }

    /// Whether the class lets its setters announce a key: `automaticallyNotifiesObservers(forKey:)`, if it overrides that.
    static func isAutomatic(_ key: String, of object: AnyObject) -> Bool {
        let cls = type(of: object) as AnyObject
        let own = Selector("automaticallyNotifiesObserversOf" + KeyValueCoding.capitalized(key))
        if let method = ObjCClassRegistry.shared.method(own, of: cls) {
            return method.invoke(cls, []) as? Bool ?? true
        }
        guard let method = ObjCClassRegistry.shared.method("automaticallyNotifiesObserversForKey:", of: cls) else {
            return true
        }
        return method.invoke(cls, [key]) as? Bool ?? true
    }

    /// The keys whose changes change `key`, too: `keyPathsForValuesAffecting<Key>` of the object's class.
    static func affecting(_ key: String, of object: AnyObject) -> [String] {
        let selector = Selector("keyPathsForValuesAffecting" + KeyValueCoding.capitalized(key))
        let cls = type(of: object) as AnyObject
        if let method = ObjCClassRegistry.shared.method(selector, of: cls) {
            return (method.invoke(cls, []) as? Set<String>)?.sorted() ?? []
        }
        let any = ObjCClassRegistry.shared.method("keyPathsForValuesAffectingValueForKey:", of: cls)
        return (any?.invoke(cls, [key]) as? Set<String>)?.sorted() ?? []
    }
}

/// One observer's interest in one key of one object.
final class KeyLink {
    let key: String
    let willChange: (Any?, KeyValueObserving.ElementChange?) -> Void
    let didChange: (KeyValueObserving.ElementChange?) -> Void
    private weak var object: AnyObject?

    init(
        _ object: AnyObject, _ key: String, will: @escaping (Any?, KeyValueObserving.ElementChange?) -> Void,
        did: @escaping (KeyValueObserving.ElementChange?) -> Void
    ) {
        (self.object, self.key, willChange, didChange) = (object, Self.plain(key), will, did)
        Observers.make(for: object).add(self)
    }

    /// `isOpen` in Swift is the key `open`.
    static func plain(_ key: String) -> String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return first.lowercased() + key.dropFirst(3)
    }

    func end() {
        if let object { Observers.of(object)?.remove(self) }
        object = nil
    }
}

/// The links of one object, which holds them and takes them along when it dies.
final class Observers {
    private let lock = NSLock()
    private var list: [KeyLink] = []
    /// The registrations of `addObserver(_:forKeyPath:options:context:)`.
    private var registrations: [Registration] = []

    struct Registration {
        /// Who it is, also while it ends: a weak reference is empty then, and `deinit` is where apps remove observers.
        let observer: ObjectIdentifier
        let isGone: () -> Bool
        let path: String
        let context: UnsafeMutableRawPointer?
        let watcher: KeyPathObserver

        init(observer: AnyObject, path: String, context: UnsafeMutableRawPointer?, watcher: KeyPathObserver) {
            self.observer = ObjectIdentifier(observer)
            isGone = { [weak observer] in observer == nil }
            (self.path, self.context, self.watcher) = (path, context, watcher)
        }
    }

    private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ object: AnyObject) -> Observers? { objc_getAssociatedObject(object, key) as? Observers }

    static func make(for object: AnyObject) -> Observers {
        if let known = of(object) { return known }
        KeyValueObserving.isActive.store(true, ordering: .relaxed)
        let new = Observers()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        ObservedProgress.noteObserver(of: object)
        return new
    }

    func links(_ key: String) -> [KeyLink] {
        let key = KeyLink.plain(key)
        return lock.withLock { list.filter { $0.key == key } }
    }
    func add(_ link: KeyLink) { lock.withLock { list.append(link) } }
    func remove(_ link: KeyLink) { lock.withLock { list.removeAll { $0 === link } } }

    /// One that has died left its place to another object.
    func register(_ registration: Registration) {
        lock.withLock {
            registrations.removeAll { $0.observer == registration.observer && $0.isGone() }
            registrations.append(registration)
        }
    }

    /// Ends the latest registration like this; false when there is none.
    func unregister(_ observer: AnyObject, _ path: String, _ context: UnsafeMutableRawPointer??) -> Bool {
        let found = lock.withLock { () -> Registration? in
            let index = registrations.lastIndex {
                $0.observer == ObjectIdentifier(observer) && $0.path == path
                    && (context == nil || $0.context == context!)
            }
            return index.map { registrations.remove(at: $0) }
        }
        found?.watcher.end()
        return found != nil
    }
}
