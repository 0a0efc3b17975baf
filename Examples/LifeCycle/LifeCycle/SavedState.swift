import Foundation

/// What the app remembers from one launch to the next. Saved when the app enters the background, because nothing tells it that it
/// is about to be evicted.
class SavedState {
    static let shared = SavedState()
    static let didChange = Notification.Name("SavedStateDidChange")

    var launches: Int { didSet { changed() } }
    var memoryWarnings = 0 { didSet { changed() } }
    /// How often the state was saved, in all launches.
    private(set) var saves: Int

    private init() {
        let defaults = UserDefaults.standard
        launches = defaults.integer(forKey: "launches")
        saves = defaults.integer(forKey: "saves")
    }

    func save() {
        saves += 1
        let defaults = UserDefaults.standard
        defaults.set(launches, forKey: "launches")
        defaults.set(saves, forKey: "saves")
        defaults.synchronize()
        changed()
    }

    private func changed() {
        NotificationCenter.default.post(name: SavedState.didChange, object: self)
    }
}
