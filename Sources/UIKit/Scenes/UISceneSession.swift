import Foundation

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    public let role: Role
    public let persistentIdentifier: String
    var settings: UISceneConfiguration
    weak var owner: UIScene?
    /// Whether its configuration is known from an earlier launch: the delegate isn't asked for it again.
    var isConfigured = false
    /// The app's own, kept beyond the process: strings, numbers, dates, data and collections of them.
    open var userInfo: [String: Any]?
    /// What the scene showed when it was last in the background; kept beyond the process. Thrown away with the session, when a
    /// person removes the app from the app switcher.
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration, number: Int = 1) {
        self.role = role
        settings = configuration
        persistentIdentifier = "portico-scene-\(number)"
        super.init()
    }

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        self.role = role
        settings = configuration
        persistentIdentifier = identifier
        super.init()
    }

    open var configuration: UISceneConfiguration { settings }
    open var scene: UIScene? { owner }
}

/// Which classes make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// What the scene's window shows first; nil: the scene's delegate makes the window.
    open var storyboard: UIStoryboard?

    /// Takes classes from the scene manifest's entry of that name and role, where Info.plist has one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.main?.fill(self)
    }
}
