import Foundation

/// What iOS does with `UserDefaults` and Foundation on Linux leaves out: a change outlives the process, is written soon, posts
/// `didChangeNotification`, is told to key-value observers, `set(nil, forKey:)` removes (there it never returns), and numbers are
/// `NSNumber`s when they are read, which can be cast to any kind of number that holds them.
///
/// Objects of the class are made by the app and by Foundation, so a subclass would reach few of them. The entries of four
/// methods in the class's own table are replaced by those of a subclass instead, once, before the app runs.
///
/// - From: `UserDefaults.set(_:forKey:)`, `removeObject(forKey:)`; `AppRuntime` and the loader, which install them
/// - To: `UserDefaultsWriter`, `KeyValueObserving`
package enum UserDefaultsHooks {
    package static func install() { _ = installed }

    private static let installed: Void = {
        let methods: [(plain: AnyClass, overriding: AnyClass)] = [
            (Plain.self, SetsObjects.self), (Plain.self, SetsURLs.self), (Plain.self, Removes.self),
            (Plain.self, ReadsObjects.self),
        ]
        for (plain, overriding): (AnyClass, AnyClass) in methods {
            MethodSlot(base: UserDefaults.self, plain: plain, plain2: Plain2.self, overriding: overriding)
                .replace(in: UserDefaults.self, byThatOf: overriding)
        }
        // Only in an app's container: elsewhere a user's own defaults would be beside it.
        if let home = getenv("CFFIXED_USER_HOME").map({ String(cString: $0) }) {
            let journal = UserDefaultsJournal(folder: home + "/Library/Preferences")
            UserDefaultsWriter.shared.begin(in: journal) { defaults, value, key in
                if let value { defaults.plainSet(value, forKey: key) } else { defaults.plainRemove(forKey: key) }
            }
        }
        atexit { UserDefaultsWriter.shared.flush() }
    }()
}

/// Called when the library is loaded into a process that `portico test` started.
@_cdecl("portico_begin_test_process")
public func _porticoBeginTestProcess() { UserDefaultsHooks.install() }

extension UserDefaults {
    // Foundation's own, by the names that the linker knows them by: `super` would find what stands in the table.
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
    fileprivate func plainSet(_ value: Any?, forKey key: String)
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
    fileprivate func plainSet(url: URL?, forKey key: String)
    @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
    fileprivate func plainRemove(forKey key: String)
    @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
    fileprivate func plainObject(forKey key: String) -> Any?

    fileprivate func change(_ key: String, to value: Any?, _ body: () -> Void) {
        KeyValueObserving.willChange(self, key)
        UserDefaultsWriter.shared.change(self, value, forKey: key, body)
        KeyValueObserving.didChange(self, key)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

private class Plain: UserDefaults {}
private class Plain2: UserDefaults {}

private class SetsObjects: UserDefaults {
    override func set(_ value: Any?, forKey defaultName: String) {
        change(defaultName, to: value) { plainSet(value, forKey: defaultName) }
    }
}

private class SetsURLs: UserDefaults {
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        // Foundation's own keeps the path of any address, as if it were a file's.
        if !url.isFileURL,
            let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        {
            change(defaultName, to: data) { plainSet(data, forKey: defaultName) }
        } else {
            // It ends in the other setter, which tells.
            plainSet(url: url, forKey: defaultName)
        }
    }
}

private class Removes: UserDefaults {
    override func removeObject(forKey defaultName: String) {
        change(defaultName, to: nil) { plainRemove(forKey: defaultName) }
    }
}

private class ReadsObjects: UserDefaults {
    override func object(forKey defaultName: String) -> Any? {
        plainObject(forKey: defaultName).map { numbersAsObjects($0) ?? $0 }
    }

    /// Nil for what holds no numbers.
    private func numbersAsObjects(_ value: Any) -> Any? {
        switch value {
        case is String, is Data, is Date: nil
        case let values as [Any]: numbersAsObjects(in: values) { $0 }
        case let values as [String: Any]:
            numbersAsObjects(in: Array(values.values)) {
                Dictionary(uniqueKeysWithValues: zip(values.keys, $0))
            }
        default: ValueConversion.number(value)
        }
    }

    private func numbersAsObjects(in values: [Any], _ collection: ([Any]) -> Any) -> Any? {
        let found = values.map(numbersAsObjects)
        guard found.contains(where: { $0 != nil }) else { return nil }
        return collection(zip(found, values).map { $0 ?? $1 })
    }
}
