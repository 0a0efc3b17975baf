import Foundation

/// Observes a path from an object, both by value, for `publisher(for:options:)`: calls back after each change until the answer goes.
///
/// By the name of its symbol, because `PorticoCombine` is a library of its own: linked with this module it would have all of it twice.
@_silgen_name("_porticoObserveForCombine")
package func observeForCombine(
    _ object: NSObject, _ path: AnyKeyPath, _ options: UInt, _ changed: @escaping () -> Void
) -> AnyObject {
    guard let (keys, objects) = KeyPathNames.shared.text(of: path) else {
        fatalError("Could not extract a String from KeyPath \(path): only '@objc dynamic' properties can be observed")
    }
    return observeKeysForCombine(object, keys, objects, options, changed)
}

/// The same for a path whose text lowering has written down, with the paths to the objects on the way.
@_silgen_name("_porticoObserveKeysForCombine")
package func observeKeysForCombine(
    _ object: NSObject, _ keys: String, _ objects: [AnyKeyPath], _ options: UInt, _ changed: @escaping () -> Void
) -> AnyObject {
    let observer = KeyPathObserver(
        keys.split(separator: ".").map(String.init), NSKeyValueObservingOptions(rawValue: options),
        object: { [weak object] level in
            guard let object else { return nil }
            if level == 0 { return object }
            return level <= objects.count ? object[keyPath: objects[level - 1]] as? NSObject : nil
        },
        read: { nil }, deliver: { _ in changed() })
    return NSKeyValueObservation(observer)
}
