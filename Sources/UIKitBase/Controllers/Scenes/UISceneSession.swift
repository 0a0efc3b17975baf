import Foundation

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene of the app on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on another screen, which takes no touches. Never made here: there is one screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// The old name of `windowExternalDisplayNonInteractive`. Never made here: there is one screen.
        @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// What the scene is for.
    public let role: Role
    /// A name that stays the same from launch to launch.
    public let persistentIdentifier: String
    package final var settings: UISceneConfiguration
    final weak var owner: UIScene?
    /// Whether its configuration is known from an earlier launch: the delegate isn't asked for it again.
    package final var isConfigured = false
    /// The app's own, kept beyond the process: strings, numbers, dates, data and collections of them.
    open var userInfo: [String: Any]?
    /// What the scene showed when it was last in the background; kept beyond the process. Thrown away with the session, when a
    /// person removes the app from the app switcher.
    open var stateRestorationActivity: NSUserActivity?

    package init(role: Role, configuration: UISceneConfiguration, number: Int = 1) {
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

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// A session of its own, beside the system's.
    public required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "persistentIdentifier") as String?,
            let configuration = UISceneConfiguration(coder: coder)
        else { return nil }
        (role, settings, persistentIdentifier) = (configuration.role, configuration, id)
        super.init()
    }

    /// Writes the identifier and the configuration; state and user info are kept by the system itself.
    open func encode(with coder: NSCoder) {
        coder.encode(persistentIdentifier as NSString, forKey: "persistentIdentifier")
        settings.encode(with: coder)
    }

    /// The classes that the scene was made with.
    open var configuration: UISceneConfiguration { settings }
    /// The scene itself; nil while it is not connected.
    open var scene: UIScene? { owner }
}

/// Which classes make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    /// The entry of Info.plist's scene manifest that it was looked up by; nil for none.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene; nil for `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which is made when the scene is; nil for none.
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

    // MARK: Copies and archives

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; nil where the role is missing.
    public required init?(coder: NSCoder) {
        guard let role = coder.decodeObject(of: NSString.self, forKey: "role") as String? else { return nil }
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        self.role = .init(rawValue: role)
        super.init()
        sceneClass = Self.cls(coder, "sceneClass")
        delegateClass = Self.cls(coder, "delegateClass")
    }

    private static func cls(_ coder: NSCoder, _ key: String) -> AnyClass? {
        (coder.decodeObject(of: NSString.self, forKey: key) as String?).flatMap { ArchivedClass.named($0) as? AnyClass }
    }

    /// Writes role, name and classes, but no storyboard.
    open func encode(with coder: NSCoder) {
        coder.encode(role.rawValue as NSString, forKey: "role")
        coder.encode(name as NSString?, forKey: "name")
        for (key, cls): (String, AnyClass?) in [("sceneClass", sceneClass), ("delegateClass", delegateClass)] {
            coder.encode(cls.flatMap { ArchivedClass.name(of: $0) } as NSString?, forKey: key)
        }
    }

    /// A configuration with the same classes and storyboard.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: UISceneConfiguration?
        MainActor.assumeIsolated {
            let copy = UISceneConfiguration(name: name, sessionRole: role)
            (copy.sceneClass, copy.delegateClass, copy.storyboard) = (sceneClass, delegateClass, storyboard)
            made = copy
        }
        return made!
    }
}
