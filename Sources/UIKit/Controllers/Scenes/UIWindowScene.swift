import CoreGraphics
import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    var traits: TraitState?
    private var windowList: [Weak<UIWindow>] = []

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { windowList.compactMap(\.object) }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isFullScreen: Bool { true }
    open var traitCollection: UITraitCollection { ownOverrides(over: screen.traitCollection) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { statusBar }
    private let statusBar = UIStatusBarManager()
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
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
    func makeWindow(showing storyboard: UIStoryboard) -> UIWindow? {
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
        public let interfaceOrientation: UIInterfaceOrientation

        init(orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// How a scene would like to stand on its screen.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

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
    open var minimumSize = CGSize.zero
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

    open var statusBarStyle: UIStatusBarStyle { SystemBars.style }
    open var isStatusBarHidden: Bool { SystemBars.isHidden }
    open var statusBarFrame: CGRect { Above.application.statusBarFrame }
}
