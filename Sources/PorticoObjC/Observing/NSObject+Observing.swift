import Foundation
import Synchronization

// In an extension of the protocol, so that an app's class may declare what it overrides on iOS (see `Perform.swift`).
extension NSObjectProtocol {
    /// Observes the property at `keyPath`; `changeHandler` runs after each change, on the thread that makes it.
    ///
    /// Lowering adds the arguments that begin with an underscore: the key path's text, and the way to each object on it.
    /// The registration ends with the returned object.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _porticoKeys text: String, _ objects: [PartialKeyPath<Self>] = [],
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let keys = text.split(separator: ".").map(String.init)
        let observer = KeyPathObserver(
            keys, options,
            object: { [weak self] level in
                guard let self else { return nil }
                if level == 0 { return self }
                return level <= objects.count ? self[keyPath: objects[level - 1]] as? NSObject : nil
            },
            read: { [weak self] in self?[keyPath: keyPath] },
            deliver: { [weak self] change in
                guard let self else { return }
                changeHandler(
                    self,
                    NSKeyValueObservedChange(
                        kind: change.elements?.kind ?? .setting, newValue: change.new as? Value,
                        oldValue: change.old as? Value, indexes: change.elements?.indexes, isPrior: change.isPrior))
            })
        return NSKeyValueObservation(observer)
    }

    /// The same for a key path that is a value, as in a function that hands it on. Its keys are looked up among the `dynamic`
    /// properties of lowered classes and those of UIKit's that can be observed.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let (keys, objects) = KeyPathNames.shared.text(of: keyPath) else {
            fatalError(
                "Could not extract a String from KeyPath \(keyPath): only '@objc dynamic' properties can be observed")
        }
        return observe(
            keyPath, _porticoKeys: keys, objects.compactMap { $0 as? PartialKeyPath<Self> }, options: options,
            changeHandler: changeHandler)
    }

    /// Says whether setters announce the changes of a key: yes, unless the class says otherwise.
    public static func _porticoAutomaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    /// The keys whose changes change another: none, unless the class says otherwise.
    public static func _porticoKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Announces a change that no setter announces.
    public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }
    public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

    /// Announces a change of an `@objc dynamic` property that no setter announces.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        willChangeValue(forKey: KeyPathNames.shared.key(of: keyPath))
    }
    /// Announces that a change of an `@objc dynamic` property is done, which no setter announces.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        didChangeValue(forKey: KeyPathNames.shared.key(of: keyPath))
    }

    /// The same for single elements of an ordered collection.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObserving.willChange(self, key, elements: .init(kind: changeKind, indexes: indexes))
    }
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObserving.didChange(self, key, elements: .init(kind: changeKind, indexes: indexes))
    }

    /// Has `observer` told of changes of the value at `keyPath`, by `observeValue(forKeyPath:of:change:context:)`.
    /// `observer` is not retained. One that dies without having been removed is told no more.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let keys = keyPath.split(separator: ".").map(String.init)
        let watcher = KeyPathObserver(
            keys, options,
            object: { [weak self] level in
                guard let self else { return nil }
                if level == 0 { return self }
                return self.value(forKeyPath: keys.prefix(level).joined(separator: ".")) as? NSObject
            },
            read: { [weak self] in self?.value(forKeyPath: keyPath) },
            deliver: { [weak self, weak observer] change in
                guard let self, let observer else { return }
                let kind = change.elements?.kind ?? .setting
                var entries: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
                if options.contains(.new), !change.isPrior, kind != .removal {
                    entries[.newKey] = change.new ?? NSNull()
                }
                if let indexes = change.elements?.indexes { entries[.indexesKey] = indexes }
                if options.contains(.old), let old = change.old { entries[.oldKey] = old }
                if change.isPrior { entries[.notificationIsPriorKey] = true }
                observer.observeValue(forKeyPath: keyPath, of: self, change: entries, context: context)
            })
        Observers.make(for: self).register(
            .init(observer: observer, path: keyPath, context: context, watcher: watcher))
    }

    /// Ends the latest registration of `observer` for `keyPath`; traps when there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath, nil)
    }

    /// The same for a registration with this `context`.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath, .some(context))
    }

    private func remove(_ observer: NSObject, _ path: String, _ context: UnsafeMutableRawPointer??) {
        guard Observers.of(self)?.unregister(observer, path, context) != true else { return }
        fatalError(
            "NSRangeException: Cannot remove an observer <\(type(of: observer)) \(address(observer))> for the key path "
                + "\"\(path)\" from <\(type(of: self)) \(address(self))> because it is not registered as an observer.")
    }

    /// Told of a change that this object was registered for. A class that registers overrides it; anything else traps.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if let own = KeyValueCoding.override("observeValueForKeyPath:ofObject:change:context:", of: self) {
            return _ = own.invoke(self, [keyPath, object, change, context])
        }
        _porticoObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// What `super.observeValue(…)` is lowered to.
    public func _porticoObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "NSInternalInconsistencyException: <\(type(of: self)) \(address(self))>: An "
                + "-observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(keyPath ?? "nil")")
    }
}

private func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

/// What a lowered `dynamic` property calls before its value changes.
public func _porticoWillChange(_ object: AnyObject, _ key: StaticString) {
    if KeyValueObserving.isActive.load(ordering: .relaxed) { KeyValueObserving.setterWillChange(object, "\(key)") }
}

/// What a lowered `dynamic` property calls after its value has changed.
public func _porticoDidChange(_ object: AnyObject, _ key: StaticString) {
    if KeyValueObserving.isActive.load(ordering: .relaxed) { KeyValueObserving.setterDidChange(object, "\(key)") }
}

extension KeyValueObserving {
    /// Whether a setter announces: not where the class says that it announces itself, and not below a more exact announcement.
    private static func announces(_ object: AnyObject, _ key: String) -> Bool {
        guard Observers.of(object) != nil else { return false }
        return !isQuiet && isAutomatic(key, of: object)
    }

    fileprivate static func setterWillChange(_ object: AnyObject, _ key: String) {
        if announces(object, key) { willChange(object, key) }
    }

    fileprivate static func setterDidChange(_ object: AnyObject, _ key: String) {
        if announces(object, key) { didChange(object, key) }
    }
}
