import CoreGraphics
import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is seen, and whether it gets events.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs that the scene was connected for: that which the app was launched to open, or none.
        open var urlContexts: Set<UIOpenURLContext> { contexts }
        private let contexts: Set<UIOpenURLContext>
        /// The app that asked for the scene: nil (DEV-213).
        open var sourceApplication: String? { nil }
        /// The activities that the scene is to show: that of a request for a new scene, or none.
        open var userActivities: Set<NSUserActivity> { activities }
        private let activities: Set<NSUserActivity>
        /// The type of an activity that is being handed over: nil, as nothing is.
        open var handoffUserActivityType: String? { nil }

        /// The action on the app's icon that the app was launched by; nil otherwise. A scene that is there already hears of one by
        /// `windowScene(_:performActionFor:completionHandler:)` instead.
        open var shortcutItem: UIApplicationShortcutItem? { action }
        private let action: UIApplicationShortcutItem?

        package init(
            activities: Set<NSUserActivity> = [], url: URL? = nil, shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.activities = activities
            action = shortcutItem
            contexts = url.map { [UIOpenURLContext(url: $0)] } ?? []
            super.init()
        }
    }

    /// How a scene is asked for.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks for another one; nil by default.
        open var requestingScene: UIScene?
        public override init() {
            super.init()
        }
    }

    /// How a URL is to be opened by another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only an app that the URL's site names may open it. False by default.
        open var universalLinksOnly = false
        public override init() {
            super.init()
        }
    }

    /// Where a URL that a scene is asked to open comes from.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that sent the URL: nil (DEV-213).
        open var sourceApplication: String? { nil }
        /// Whether the document must stay where it is: false.
        open var openInPlace: Bool { false }
        /// What the sending app added: nil.
        open var annotation: Any? { nil }
        override init() {
            super.init()
        }
    }

    /// What the system remembers of the scene.
    open private(set) var session: UISceneSession
    /// Hears of the scene's life. Made from the configuration's class before the scene is connected, and kept alive by the scene.
    open var delegate: (any UISceneDelegate)?
    /// What the scene's window is called. Kept (DEV-213); empty by default.
    open var title: String! = ""
    /// A smaller line below the title. Kept (DEV-213); empty by default.
    open var subtitle = ""
    /// Which content the scene is right for. Kept (DEV-213).
    open var activationConditions = UISceneActivationConditions()
    package var state = ActivationState.unattached

    /// Makes a scene; called by the system, with the class of the configuration.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.owner = self
    }

    /// Whether the scene is seen and gets events. `unattached` before it is connected.
    open var activationState: ActivationState { state }
    open override var next: UIResponder? { Above.application }

    /// Opens a URL: in the app itself where that can, else outside of it. The handler hears whether it could be opened.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        openByApplication(url, options, completion)
    }

    /// As `open(_:options:completionHandler:)`; gives its answer.
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Nil on a phone, which has no pointer to lock.
    open var pointerLockState: UIPointerLockState? {
        guard UIDevice.current.userInterfaceIdiom == .pad else { return nil }
        return pointerLock
    }
    private lazy var pointerLock = UIPointerLockState()

    /// Says that the scene restores state after `scene(_:restoreInteractionStateWith:)`, too: until `completeStateRestoration()`
    /// a crash counts as one of the state, which is thrown away then. One call of this needs one of that.
    open func extendStateRestoration() { RestorationPhase.extend() }
    /// Ends one `extendStateRestoration()`.
    open func completeStateRestoration() { RestorationPhase.complete() }
}

/// Which content a scene is right for.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Which content the scene can show. Kept (DEV-213); any by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Which content the scene is the best for. Kept (DEV-213); none by default.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() {
        super.init()
    }
}

/// How a scene is to be thrown away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// What is to be opened: a file, or an address of one of the app's schemes.
    public let url: URL
    /// Where the URL comes from, as far as it is known.
    public let options: UIScene.OpenURLOptions

    package init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// Posted when a scene has been connected; the object is the scene.
    nonisolated public class var willConnectNotification: NSNotification.Name {
        .init("UISceneWillConnectNotification")
    }
    /// Posted when a scene has been disconnected; the object is the scene.
    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        .init("UISceneDidDisconnectNotification")
    }
    /// Posted when a scene gets events from now on; the object is the scene.
    nonisolated public class var didActivateNotification: NSNotification.Name {
        .init("UISceneDidActivateNotification")
    }
    /// Posted before a scene gets no more events; the object is the scene.
    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        .init("UISceneWillDeactivateNotification")
    }
    /// Posted before a scene is seen; the object is the scene.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        .init("UISceneWillEnterForegroundNotification")
    }
    /// Posted when a scene is no longer seen; the object is the scene.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UISceneDidEnterBackgroundNotification")
    }
}

/// The application opens what a scene is asked to; UIKit defines it (`UIKit/App/Composition.swift`).
@_silgen_name("portico_above_open") @MainActor
func openByApplication(_ url: URL, _ options: UIScene.OpenExternalURLOptions?, _ completion: ((Bool) -> Void)?)
