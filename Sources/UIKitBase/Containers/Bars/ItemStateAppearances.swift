import Foundation

/// How one item of a bar looks in one state.
@MainActor protocol ItemStateAppearance: NSObject {
    /// Told to whoever shows the item.
    var changed: () -> Void { get set }
    /// Looks like `other` from here on.
    func take(_ other: Self)
    func encode(with coder: NSCoder, _ key: String)
    func decode(with coder: NSCoder, _ key: String)
}

/// What the appearances of bar buttons and tabs have in common: a look for each state.
///
/// - From: `UIBarButtonItemAppearance`, `UITabBarItemAppearance`
@MainActor protocol ItemStateAppearances: NSObject {
    associatedtype State: ItemStateAppearance
    /// Each state's look with its name in an archive.
    var keyed: [(String, State)] { get }
    func copy() -> Self
}

extension ItemStateAppearances {
    /// `changed` hears of it when a state looks different.
    func watch(_ changed: @escaping () -> Void) {
        for (_, state) in keyed { state.changed = changed }
    }

    func encodeStates(with coder: NSCoder) {
        for (key, state) in keyed { state.encode(with: coder, key) }
    }

    func decodeStates(with coder: NSCoder) {
        for (key, state) in keyed { state.decode(with: coder, key) }
    }

    /// Itself, looking like `other`.
    func taking(_ other: Self) -> Self {
        for (own, other) in zip(keyed, other.keyed) { own.1.take(other.1) }
        return self
    }
}
