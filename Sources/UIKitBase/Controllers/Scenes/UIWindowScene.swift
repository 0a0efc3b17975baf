import CoreGraphics
import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    package final var traits: TraitState?
    private var windowList: [Weak<UIWindow>] = []

    /// The device's screen.
    open var screen: UIScreen { .main }
    /// The scene's windows, in the order in which they came, hidden ones too.
    open var windows: [UIWindow] { windowList.compactMap(\.object) }
    /// The window of the scene that gets keyboard events; nil where that is none of them.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// How the interface stands on the screen.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    /// The coordinates of the scene, which are the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen }
    /// The system that moves the focus in the scene's windows; nil of a phone without Full Keyboard Access.
    open var focusSystem: UIFocusSystem? { FocusEngine.isAvailable ? .main : nil }
    /// Whether the scene fills the screen: true.
    open var isFullScreen: Bool { true }
    /// The traits of the screen, with what the scene overrides.
    open var traitCollection: UITraitCollection { ownOverrides(over: screen.traitCollection) }
    /// The scene's traits are others now. Does nothing by itself.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What the status bar looks like.
    open var statusBarManager: UIStatusBarManager? { statusBar }
    private let statusBar = UIStatusBarManager()
    /// The sizes that the window may have: nil, as scenes fill the screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// What a person may do with the window: nil, as scenes have none on the screen.
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
    /// How the scene stands on its screen.
    open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation) }
    /// Asks for another orientation; `errorHandler` hears when the controllers do not allow it.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
            return
        }
        if !Above.application.turn(to: wish) { errorHandler?(UISceneError(.geometryRequestDenied)) }
    }

    /// For a scene whose configuration names a storyboard.
    package final func makeWindow(showing storyboard: UIStoryboard) -> UIWindow? {
        guard let delegate = delegate as? any UIWindowSceneDelegate,
            let root = storyboard.instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(windowScene: self)
        window.rootViewController = root
        delegate.window = window
        return window
    }

    func add(_ window: UIWindow) {
        windowList.append(Weak(object: window))
    }

    func remove(_ window: UIWindow) {
        windowList.removeAll { $0.object == nil || $0.object === window }
    }
}

extension UIWindowScene {
    /// How a scene stands on its screen.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// How the interface stands on the screen.
        public let interfaceOrientation: UIInterfaceOrientation

        init(orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// How a scene would like to stand on its screen.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// How a scene would like to stand on a phone or a tablet.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The orientations to choose from; nil, the default, for no wish.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

            /// Asks for one of these orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }

        override init() {
            super.init()
        }
    }
}

/// The sizes that a scene's window may have; nil on devices whose scenes fill the screen.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The least width and height of the window, in points. Kept (DEV-213); zero by default.
    open var minimumSize = CGSize.zero
    /// The greatest width and height of the window, in points. Kept (DEV-213); no limit by default.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    override init() {
        super.init()
    }
}

/// What the status bar of a scene looks like.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    override init() {
        super.init()
    }

    /// The colours of what the status bar shows, as the controllers decided last.
    open var statusBarStyle: UIStatusBarStyle { SystemBars.style }
    /// Whether the status bar is away, as the controllers decided last.
    open var isStatusBarHidden: Bool { SystemBars.isHidden }
    /// Where the status bar is, in the screen's coordinates; empty while it is away.
    open var statusBarFrame: CGRect { Above.application.statusBarFrame }
}
