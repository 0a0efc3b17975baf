import CoreGraphics
import Foundation

extension UIWindowScene {
    /// How a new scene comes beside those that are there.
    public enum PresentationStyle: UInt, Sendable {
        case automatic = 0
        case standard = 1
        case prominent = 2
    }

    /// How a scene that goes is to go.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }

    /// How a window's scene is to come to the front.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the new scene comes beside those that are there. Kept (DEV-117); `automatic` by default.
        open var preferredPresentationStyle = PresentationStyle.automatic
        public override init() { super.init() }
    }

    /// Which scene to open: what it shows, and how.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        /// What the new scene is to show; its delegate gets it when the scene connects.
        open private(set) var userActivity: NSUserActivity
        /// How the scene is to come to the front; nil, the default, leaves it to the system.
        open var options: ActivationRequestOptions?
        /// What the new scene comes out of. Kept (DEV-117).
        open var preview: UITargetedPreview?

        private dynamic init(_ userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }

        /// A scene that shows an activity.
        public convenience init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            self.init(userActivity)
            (self.options, self.preview) = (options, preview)
        }

        fileprivate func open(from scene: UIScene?, _ errorHandler: ((any Error) -> Void)?) {
            let wanted = options ?? ActivationRequestOptions()
            if wanted.requestingScene == nil { wanted.requestingScene = scene }
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: userActivity, options: wanted, errorHandler: errorHandler)
        }
    }

    /// A menu's entry that opens another scene. In an app with one scene only it is its alternate, or hidden.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        /// Says which scene to open; nil opens none.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        /// An entry that opens a scene; without a title `Open in New Window`. In an app with one scene only it does what `alternate`
        /// does, or is hidden.
        public convenience init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping ConfigurationProvider
        ) {
            let opens = UIApplication.shared.supportsMultipleScenes
            let other = opens ? nil : alternate
            self.init(
                storedTitle: other?.title ?? title ?? "Open in New Window", subtitle: other?.subtitle ?? subtitle,
                image: other?.image ?? image, identifier: identifier,
                handler: { action in
                    if let other { return other.performWithSender(action.sender, target: nil) }
                    guard let action = action as? ActivationAction else { return }
                    configuration(action)?.open(from: (action.sender as? UIView)?.window?.windowScene, nil)
                })
            self.discoverabilityTitle = other?.discoverabilityTitle ?? discoverabilityTitle
            self.attributes = opens ? attributes : other?.attributes ?? attributes.union(.hidden)
        }
    }

    /// Two fingers that spread on a view open another scene with what is under them.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        /// Says which scene to open for a place in the view; nil opens none.
        public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?

        /// As far as fingers spread before it counts.
        private static let scale: CGFloat = 1.5

        /// The view whose pinches are watched; nil while it is on none.
        open private(set) weak var view: UIView?
        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private var pinch: UIPinchGestureRecognizer?

        /// An interaction that opens a scene once two fingers have spread by half; the handler hears why none was opened.
        public init(
            configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
        ) {
            (provider, self.errorHandler) = (configurationProvider, errorHandler)
            super.init()
        }

        /// The same, with the provider first.
        public convenience init(
            _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
        ) { self.init(configurationProvider: configurationProvider, errorHandler: errorHandler) }

        /// Stops watching the view's pinches.
        open func willMove(to view: UIView?) {
            if let pinch { self.view?.removeGestureRecognizer(pinch) }
            pinch = nil
        }

        /// Watches the view's pinches, in an app with several scenes only.
        open func didMove(to view: UIView?) {
            self.view = view
            guard let view, UIApplication.shared.supportsMultipleScenes else { return }
            let made = UIPinchGestureRecognizer()
            made.addHandler { [weak self] in self?.pinched($0 as! UIPinchGestureRecognizer) }
            view.addGestureRecognizer(made)
            pinch = made
        }

        private func pinched(_ pinch: UIPinchGestureRecognizer) {
            guard pinch.state == .ended, pinch.scale >= Self.scale, let view else { return }
            provider(self, pinch.location(in: view))?.open(from: view.window?.windowScene, errorHandler)
        }
    }
}

/// How a window's scene is to be destroyed.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the scene's window goes. Kept (DEV-117); `standard` by default.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
    public override init() { super.init() }
}
