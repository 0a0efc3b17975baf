import CRuntime
import Foundation

/// Watches one path of keys from one object: the last key's changes, and those of every object on the way.
///
/// - From: `observe(_:options:changeHandler:)`, `addObserver(_:forKeyPath:options:context:)`.
/// - To: the app's closure or method.
final class KeyPathObserver {
    /// What is delivered: the value before and after, as the options ask, and whether the change is still to come.
    struct Change {
        var old: Any?
        var new: Any?
        var isPrior = false
        /// Which elements of a collection it is about.
        var elements: KeyValueObserving.ElementChange?
    }

    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    /// The object that has key number n, if there is one.
    private let object: (Int) -> AnyObject?
    private let read: () -> Any?
    private let deliver: (Change) -> Void
    /// The links to each key's object; more than one where other keys affect it.
    private var links: [[KeyLink]] = []
    /// Those that watch paths which affect a key from further away.
    private var nested: [[KeyPathObserver]] = []
    /// Changes that are under way on one thread, one in another.
    private struct Pending {
        let thread: UInt32
        var depth = 1
        var old: Any?
    }
    private let lock = NSLock()
    /// Guarded by the lock: threads may change something at once, each of which tells of its own changes.
    private var pending: [Pending] = []
    private var isEnded = false

    init(
        _ keys: [String], _ options: NSKeyValueObservingOptions, object: @escaping (Int) -> AnyObject?,
        read: @escaping () -> Any?, deliver: @escaping (Change) -> Void
    ) {
        (self.keys, self.options, self.object, self.read, self.deliver) = (keys, options, object, read, deliver)
        links = Array(repeating: [], count: keys.count)
        nested = Array(repeating: [], count: keys.count)
        attach(from: 0)
        if options.contains(.initial) { deliver(Change(new: options.contains(.new) ? read() : nil)) }
    }

    func end() {
        isEnded = true
        for link in links.joined() { link.end() }
        links = Array(repeating: [], count: keys.count)
        for observer in nested.joined() { observer.end() }
        nested = Array(repeating: [], count: keys.count)
    }

    private func attach(from first: Int) {
        for level in first..<keys.count {
            for link in links[level] { link.end() }
            links[level] = []
            for observer in nested[level] { observer.end() }
            nested[level] = []
            guard let target = object(level) else { continue }
            for key in [keys[level]] + KeyValueObserving.affecting(keys[level], of: target) {
                if key.contains(".") {
                    nested[level].append(watch(key, of: target, level))
                    continue
                }
                let isOwn = key == keys[level]
                links[level].append(
                    KeyLink(
                        target, key,
                        will: { [weak self] old, elements in
                            self?.willChange(level, isOwn ? old : nil, isOwn ? elements : nil)
                        }, did: { [weak self] in self?.didChange(level, isOwn ? $0 : nil) }))
            }
        }
    }

    /// A path that affects the key: its changes are changes of the key.
    private func watch(_ path: String, of target: AnyObject, _ level: Int) -> KeyPathObserver {
        let keys = path.split(separator: ".").map(String.init)
        return KeyPathObserver(
            keys, [.prior],
            object: { [weak target] depth in
                guard let target = target as? NSObject else { return nil }
                if depth == 0 { return target }
                return target.value(forKeyPath: keys.prefix(depth).joined(separator: ".")) as? NSObject
            }, read: { nil },
            deliver: { [weak self] change in
                if change.isPrior { self?.willChange(level, nil, nil) } else { self?.didChange(level, nil) }
            })
    }

    private func willChange(_ level: Int, _ known: Any?, _ elements: KeyValueObserving.ElementChange?) {
        guard !isEnded, beginChange() else { return }
        let isLast = level + 1 == keys.count
        var old: Any?
        if options.contains(.old) {
            old = isLast && known != nil ? known : read()
            if isLast, let elements { old = elements.kind == .insertion ? nil : Self.elements(elements, of: old) }
            keepOldValue(old)
        }
        if options.contains(.prior) { deliver(Change(old: old, isPrior: true, elements: isLast ? elements : nil)) }
    }

    private func didChange(_ level: Int, _ elements: KeyValueObserving.ElementChange?) {
        guard !isEnded, case (true, let before) = endChange() else { return }
        let isLast = level + 1 == keys.count
        if !isLast { attach(from: level + 1) }
        var new = options.contains(.new) ? read() : nil
        if isLast, let elements { new = elements.kind == .removal ? nil : Self.elements(elements, of: new) }
        deliver(Change(old: before, new: new, elements: isLast ? elements : nil))
    }

    /// Begins a change on this thread; false within another one.
    private func beginChange() -> Bool {
        let thread = portico_thread_number()
        return lock.withLock {
            guard let place = pending.firstIndex(where: { $0.thread == thread }) else {
                pending.append(Pending(thread: thread))
                return true
            }
            pending[place].depth += 1
            return false
        }
    }

    private func keepOldValue(_ old: Any?) {
        let thread = portico_thread_number()
        lock.withLock {
            if let place = pending.firstIndex(where: { $0.thread == thread }) { pending[place].old = old }
        }
    }

    /// Ends a change on this thread, whose value before is given; false within another one. One that nobody began counts.
    private func endChange() -> (isOuter: Bool, old: Any?) {
        let thread = portico_thread_number()
        return lock.withLock {
            guard let place = pending.firstIndex(where: { $0.thread == thread }) else { return (true, nil) }
            pending[place].depth -= 1
            guard pending[place].depth == 0 else { return (false, nil) }
            return (true, pending.remove(at: place).old)
        }
    }

    private static func elements(_ change: KeyValueObserving.ElementChange, of value: Any?) -> Any? {
        guard let all = KeyValueCollections.elements(value) else { return nil }
        return change.indexes.filter(all.indices.contains).map { all[$0] }
    }
}
