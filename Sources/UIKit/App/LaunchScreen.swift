import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// What a device shows of an app until its own first frame is there: Info.plist's launch storyboard, or what its `UILaunchScreen`
/// dictionary says. None of the app's code runs for it, and the app never finds its window.
///
/// - From: `AppRuntime`, before the launch
/// - To: `UIStoryboard`, `UIScreen`
@MainActor final class LaunchScreen {
    private let window: UIWindow

    /// Nil where the app has none, or it can't be read.
    ///
    /// - Parameter info: the app's Info.plist. A storyboard is taken before a dictionary.
    init?(_ info: [String: Any], bundle: Bundle = .main) {
        let screen = UIScreen.main
        func value(_ key: String) -> Any? {
            (screen.profile.idiom == .pad ? info[key + "~ipad"] : info[key + "~iphone"]) ?? info[key]
        }
        let name = (value("UILaunchStoryboardName") as? String).map {
            $0.hasSuffix(".storyboard") ? String($0.dropLast(".storyboard".count)) : $0
        }
        let dictionary = value("UILaunchScreen") as? [String: Any]
        guard
            let controller = name.flatMap({ Self.document($0, bundle) })
                ?? dictionary.map({ Self.controller($0, bundle) })
        else { return nil }
        window = UIWindow(frame: screen.bounds)
        window.backgroundColor = .systemBackground
        // Shown past the door that apps hear through: no window of theirs, no notification.
        window.layer.isHidden = false
        screen.show(window)
        window.rootViewController = controller
    }

    /// Makes room for the app's first frame.
    func close() {
        window.rootViewController = nil
        UIScreen.main.hide(window)
    }

    // MARK: Documents

    private static func document(_ name: String, _ bundle: Bundle) -> UIViewController? {
        if let storyboard = UIStoryboard.inert(name, bundle: bundle) {
            return storyboard.instantiateInitialViewController()
        }
        guard let nib = NibSources.current?.nib(named: name, in: bundle)?.inert else { return nil }
        let made = NibInstantiation(nib, NibInstantiation.Given(bundle: bundle)).run()
        guard let view = made.lazy.compactMap({ $0 as? UIView }).first else { return nil }
        let controller = UIViewController()
        controller.view = view
        return controller
    }

    // MARK: The dictionary

    /// An empty one is the system's background.
    private static func controller(_ values: [String: Any], _ bundle: Bundle) -> UIViewController {
        func image(_ values: [String: Any]) -> UIImage? {
            (values["UIImageName"] as? String).flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        }
        func part(_ name: String) -> [String: Any]? { values[name] as? [String: Any] }
        let content = UIViewController()
        content.view.backgroundColor =
            (values["UIColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
            ?? .systemBackground
        if let image = image(values) {
            let isInside = values["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
            place(image, in: content.view, insideSafeArea: isInside)
        }
        var shown = content
        if part("UINavigationBar") != nil || part("UIToolbar") != nil {
            let navigation = UINavigationController(rootViewController: content)
            navigation.isNavigationBarHidden = part("UINavigationBar") == nil
            content.navigationItem.titleView = part("UINavigationBar").flatMap(image).map { UIImageView(image: $0) }
            navigation.isToolbarHidden = part("UIToolbar") == nil
            if let background = part("UIToolbar").flatMap(image) {
                navigation.toolbar.setBackgroundImage(background, forToolbarPosition: .any, barMetrics: .default)
            }
            shown = navigation
        }
        guard let bar = part("UITabBar") else { return shown }
        let tabs = UITabBarController()
        tabs.viewControllers = [shown]
        tabs.tabBar.backgroundImage = image(bar)
        return tabs
    }

    /// In the middle, in its own size or smaller.
    private static func place(_ image: UIImage, in view: UIView, insideSafeArea: Bool) {
        let shown = UIImageView(image: image)
        shown.contentMode = .scaleAspectFit
        shown.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shown)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            shown.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        let area = view.safeAreaLayoutGuide
        let width = insideSafeArea ? area.widthAnchor : view.widthAnchor
        let height = insideSafeArea ? area.heightAnchor : view.heightAnchor
        NSLayoutConstraint.activate([
            shown.centerXAnchor.constraint(equalTo: insideSafeArea ? area.centerXAnchor : view.centerXAnchor),
            shown.centerYAnchor.constraint(equalTo: insideSafeArea ? area.centerYAnchor : view.centerYAnchor),
            shown.widthAnchor.constraint(lessThanOrEqualTo: width),
            shown.heightAnchor.constraint(lessThanOrEqualTo: height),
        ])
    }
}
