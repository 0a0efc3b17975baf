import CoreGraphics
import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var userActivities: Set<NSUserActivity> { activities }
        private let activities: Set<NSUserActivity>
        open var handoffUserActivityType: String? { nil }

        init(activities: Set<NSUserActivity> = []) {
            self.activities = activities
            super.init()
        }
    }

    /// How a scene is asked for.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() {
            super.init()
        }
    }

    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        public override init() {
            super.init()
        }
    }

    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var openInPlace: Bool { false }
        open var annotation: Any? { nil }
        override init() {
            super.init()
        }
    }

    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    var state = ActivationState.unattached

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.owner = self
    }

    open var activationState: ActivationState { state }
    open override var next: UIResponder? { Above.application }

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
    open func completeStateRestoration() { RestorationPhase.complete() }
}

/// Which content a scene is right for.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() {
        super.init()
    }
}

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// Why a scene could not be had.
public struct UISceneError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    public class var willConnectNotification: NSNotification.Name { .init("UISceneWillConnectNotification") }
    public class var didDisconnectNotification: NSNotification.Name { .init("UISceneDidDisconnectNotification") }
    public class var didActivateNotification: NSNotification.Name { .init("UISceneDidActivateNotification") }
    public class var willDeactivateNotification: NSNotification.Name { .init("UISceneWillDeactivateNotification") }
    public class var willEnterForegroundNotification: NSNotification.Name {
        .init("UISceneWillEnterForegroundNotification")
    }
    public class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UISceneDidEnterBackgroundNotification")
    }
}
