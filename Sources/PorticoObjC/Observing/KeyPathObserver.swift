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
    }

    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    /// The object that has key number n, if there is one.
    private let object: (Int) -> AnyObject?
    private let read: () -> Any?
    private let deliver: (Change) -> Void
    /// The links to each key's object; more than one where other keys affect it.
    private var links: [[KeyLink]] = []
    private var old: Any?
    /// Changes that are under way, one in another.
    private var depth = 0
    private var isEnded = false

    init(
        _ keys: [String], _ options: NSKeyValueObservingOptions, object: @escaping (Int) -> AnyObject?,
        read: @escaping () -> Any?, deliver: @escaping (Change) -> Void
    ) {
        (self.keys, self.options, self.object, self.read, self.deliver) = (keys, options, object, read, deliver)
        links = Array(repeating: [], count: keys.count)
        attach(from: 0)
        if options.contains(.initial) { deliver(Change(new: options.contains(.new) ? read() : nil)) }
    }

    func end() {
        isEnded = true
        for link in links.joined() { link.end() }
        links = Array(repeating: [], count: keys.count)
    }

    private func attach(from first: Int) {
        for level in first..<keys.count {
            for link in links[level] { link.end() }
            links[level] = []
            guard let target = object(level) else { continue }
            for key in [keys[level]] + KeyValueObserving.affecting(keys[level], of: target) where !key.contains(".") {
                links[level].append(
                    KeyLink(
                        target, key, will: { [weak self] old in self?.willChange(level, old) },
                        did: { [weak self] in self?.didChange(level) }))
            }
        }
    }

    private func willChange(_ level: Int, _ known: Any?) {
        guard !isEnded else { return }
        depth += 1
        guard depth == 1 else { return }
        if options.contains(.old) { old = level + 1 == keys.count && known != nil ? known : read() }
        if options.contains(.prior) { deliver(Change(old: old, isPrior: true)) }
    }

    private func didChange(_ level: Int) {
        guard !isEnded else { return }
        depth = max(depth - 1, 0)
        guard depth == 0 else { return }
        if level + 1 < keys.count { attach(from: level + 1) }
        let before = old
        old = nil
        deliver(Change(old: before, new: options.contains(.new) ? read() : nil))
    }
}
