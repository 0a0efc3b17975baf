import Foundation

/// What iOS does with `UserDefaults` and Foundation on Linux leaves out: a change outlives the process, is written soon, posts
/// `didChangeNotification`, is told to key-value observers, and `set(nil, forKey:)` removes (there it never returns).
///
/// Objects of the class are made by the app and by Foundation, so a subclass would reach few of them. The entries of the three
/// setters in the class's own table are replaced by those of a subclass instead, once, before the app runs.
///
/// - From: `UserDefaults.set(_:forKey:)`, `removeObject(forKey:)`; `AppRuntime` and the loader, which install them
/// - To: `UserDefaultsWriter`, `KeyValueObserving`
package enum UserDefaultsHooks {
    package static func install() { _ = installed }

    private static let installed: Void = {
        let setters: [(plain: AnyClass, overriding: AnyClass)] = [
            (Plain.self, SetsObjects.self), (Plain.self, SetsURLs.self), (Plain.self, Removes.self),
        ]
        for (plain, overriding): (AnyClass, AnyClass) in setters {
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
