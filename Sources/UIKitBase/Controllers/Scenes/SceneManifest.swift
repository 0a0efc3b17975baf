import Foundation
import PorticoObjC

/// Info.plist's `UIApplicationSceneManifest`.
package struct SceneManifest {
    struct Entry {
        var role: UISceneSession.Role
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    var entries: [Entry]
    package var supportsMultipleScenes: Bool

    /// Nil when there is no manifest: the app lives by its application delegate alone.
    package init?(_ value: Any?) {
        guard let manifest = value as? [String: Any] else { return nil }
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        entries = []
        let configurations = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        for (role, list) in configurations.sorted(by: { $0.key < $1.key }) {
            for case let item as [String: Any] in list as? [Any] ?? [] {
                entries.append(
                    Entry(
                        role: .init(rawValue: role), name: item["UISceneConfigurationName"] as? String,
                        sceneClass: item["UISceneClassName"] as? String,
                        delegateClass: item["UISceneDelegateClassName"] as? String,
                        storyboard: item["UISceneStoryboardFile"] as? String))
            }
        }
    }

    /// The entry of that role and name; without such a name, the first of the role.
    func entry(role: UISceneSession.Role, name: String?) -> Entry? {
        let fitting = entries.filter { $0.role == role }
        return fitting.first { $0.name == name } ?? fitting.first
    }

    @MainActor func fill(_ configuration: UISceneConfiguration) {
        guard let entry = entry(role: configuration.role, name: configuration.name) else { return }
        if let name = entry.delegateClass { configuration.delegateClass = DelegateClass.named(name) }
        if let name = entry.sceneClass, name != "UIWindowScene" { configuration.sceneClass = DelegateClass.named(name) }
        if let name = entry.storyboard { configuration.storyboard = UIStoryboard.found(name, bundle: nil) }
    }
}

@MainActor extension SceneManifest {
    /// Info.plist's, or what a test puts in its place.
    @InProcess package static var main = SceneManifest(
        Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest"))
}
