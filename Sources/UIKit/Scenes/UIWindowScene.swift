import CoreGraphics
import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    private var windowList: [Weak<UIWindow>] = []

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { windowList.compactMap(\.object) }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isFullScreen: Bool { true }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    func add(_ window: UIWindow) {
        windowList.append(Weak(object: window))
    }

    func remove(_ window: UIWindow) {
        windowList.removeAll { $0.object == nil || $0.object === window }
    }
}

/// What the status bar of a scene looks like.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    override init() {
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
