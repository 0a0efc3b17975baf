import UIKit

/// A key of the environment whose value is a trait of UIKit's or of the app's, too.
///
/// A view below a controller whose traits have a value finds it in its environment. What views set in the environment isn't written to the
/// traits of UIKit's views below (DEV-1369).
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value that some traits have.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Gives traits the value.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The bridged keys that were read so far: their values come with the traits.
@MainActor enum BridgedKeys {
    private static let known = KnownKeys()

    /// This is what the traits around say of a key that nobody has set; nil for keys that aren't bridged.
    static func firstValue<Key: EnvironmentKey>(of key: Key.Type, traits: () -> UITraitCollection) -> Key.Value? {
        guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return nil }
        known.keys[ObjectIdentifier(key)] = bridged
        return readValue(bridged, from: traits()) as? Key.Value
    }

    private static func readValue<Key: UITraitBridgedEnvironmentKey>(_ key: Key.Type, from traits: UITraitCollection)
        -> Any
    {
        key.read(from: traits)
    }

    /// Sets the values of all keys that were read.
    static func setValues(from traits: UITraitCollection, in values: inout EnvironmentValues) {
        for key in known.keys.values { setValue(key, from: traits, in: &values) }
    }

    private static func setValue<Key: UITraitBridgedEnvironmentKey>(
        _ key: Key.Type, from traits: UITraitCollection, in values: inout EnvironmentValues
    ) { values[key] = key.read(from: traits) }

    private final class KnownKeys {
        var keys: [ObjectIdentifier: any UITraitBridgedEnvironmentKey.Type] = [:]
        nonisolated init() {}
    }
}
