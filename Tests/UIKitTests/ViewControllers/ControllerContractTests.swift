import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What controllers, presentations, tabs and scenes tell those who override or ask.
final class ControllerContractTests: MainTestCase, @unchecked Sendable {
    // MARK: Changes of size and traits

    private final class Told: UIViewController {
        var log: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits \(newCollection.verticalSizeClass == .compact)")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width)) \(Int(size.height))")
        }
    }

    func testAControllerHearsOfTraitsBeforeItsSize() {
        onMain {
            let (root, child) = (Told(), Told())
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            harness.show(root: root)
            harness.advance(by: 0.1)
            let portrait = root.view.bounds.size
            (root.log, child.log) = ([], [])
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let size = "size \(Int(portrait.height)) \(Int(portrait.width))"
            XCTAssertEqual(root.log, ["traits true", size])
            XCTAssertEqual(child.log, ["traits true", size], "super tells the children")
        }
    }

    private final class Half: UIPresentationController {
        var log: [String] = []
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width)) \(Int(size.height))")
        }
    }

    private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var made: Half?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let half = Half(presentedViewController: presented, presenting: presenting)
            made = half
            return half
        }
    }

    func testAPresentationSaysHowLargeItsControllerIs() {
        onMain {
            let (root, maker, told) = (UIViewController(), Maker(), Told())
            harness.show(root: root)
            harness.advance(by: 0.1)
            told.modalPresentationStyle = .custom
            told.transitioningDelegate = maker
            root.present(told, animated: true)
            harness.advance(by: 1)
            let portrait = root.view.bounds.size
            told.log = []
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let (width, height) = (Int(portrait.height), Int(portrait.width))
            XCTAssertEqual(maker.made?.log, ["size \(width) \(height)"])
            XCTAssertEqual(told.log.last, "size \(width / 2) \(height)")
        }
    }

    func testATransitionsContextSaysWhetherItIsAnimated() throws {
        try onMain {
            let (root, screen) = (UIViewController(), UIViewController())
            harness.show(root: root)
            harness.advance(by: 0.1)
            var log: [Bool] = []
            root.present(screen, animated: true)
            let coordinator = try XCTUnwrap(screen.transitionCoordinator)
            coordinator.animate(alongsideTransition: { log.append($0.isAnimated) }) { log.append($0.isAnimated) }
            harness.advance(by: 1)
            XCTAssertEqual(log, [true, true])
            XCTAssertNil(screen.transitionCoordinator)
        }
    }

    // MARK: Tabs

    private final class Tabs: UITabBarController {
        var log: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            log.append("\(item.title ?? "") while \(selectedIndex)")
        }
    }

    func testATapOnATabIsToldBeforeItIsSelected() {
        onMain {
            let tabs = Tabs(nibName: nil, bundle: nil)
            tabs.viewControllers = ["One", "Two"].map {
                let screen = UIViewController()
                screen.tabBarItem = UITabBarItem(title: $0, image: nil, selectedImage: nil)
                return screen
            }
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            harness.tap(tabs.bar.buttons[1])
            harness.advance(by: 0.5)
            XCTAssertEqual(tabs.log, ["Two while 0"])
            XCTAssertEqual(tabs.selectedIndex, 1)
            tabs.selectedIndex = 0
            XCTAssertEqual(tabs.log.count, 1, "what the app selects isn't told")
        }
    }

    // MARK: Scenes

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    private final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let made = UISceneConfiguration(name: "Default", sessionRole: session.role)
            made.delegateClass = Scene.self
            return made
        }
    }

    func testAScenesDelegateHasItsWindow() throws {
        try onMain {
            SceneManifest.main = SceneManifest(["UIApplicationSupportsMultipleScenes": false])
            defer { SceneManifest.main = nil }
            let app = App()
            defer { withExtendedLifetime(app) {} }
            harness.launch(app)
            let scene = try XCTUnwrap(harness.application.connectedScenes.first as? UIWindowScene)
            XCTAssertTrue(scene.delegate is Scene, "one of the class that the configuration names")
            let delegate = try XCTUnwrap(scene.delegate as? any UIWindowSceneDelegate)
            let window = try XCTUnwrap(delegate.window ?? nil)
            XCTAssertTrue(window.windowScene === scene)
            XCTAssertTrue(scene.windows.contains(window))
            XCTAssertEqual(window.frame, scene.screen.bounds)
        }
    }

    // MARK: Contents

    private final class Sign: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: Words) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }

    private struct Words: UIContentConfiguration {
        var text: String
        func makeContentView() -> any UIView & UIContentView { Sign(self) }
        func updated(for state: any UIConfigurationState) -> Words { self }
    }

    func testAConfigurationMakesTheViewOfACell() throws {
        try onMain {
            let configuration: any UIContentConfiguration = Words(text: "A")
            XCTAssertEqual((configuration.makeContentView().configuration as? Words)?.text, "A")
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = configuration
            let sign = try XCTUnwrap(cell.contentView as? Sign)
            cell.contentConfiguration = Words(text: "B")
            XCTAssertTrue(cell.contentView === sign, "the view takes another configuration of its kind")
            XCTAssertEqual((sign.configuration as? Words)?.text, "B")
        }
    }
}
