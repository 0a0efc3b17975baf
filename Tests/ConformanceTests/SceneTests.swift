import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract A10–A14 with a scene manifest, and the recordings R25 and R26.
final class SceneTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []

    final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            SceneTests.log.append("application:willFinishLaunchingWithOptions:")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            SceneTests.log.append("application:didFinishLaunchingWithOptions:")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            SceneTests.log.append("application:configurationForConnecting:options:")
            let made = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            made.delegateClass = Scene.self
            return made
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            SceneTests.log.append("application:didDiscardSceneSessions:")
        }
        // With scenes none of these is called.
        func applicationDidBecomeActive(_ application: UIApplication) { SceneTests.log.append("WRONG") }
        func applicationWillResignActive(_ application: UIApplication) { SceneTests.log.append("WRONG") }
        func applicationDidEnterBackground(_ application: UIApplication) { SceneTests.log.append("WRONG") }
        func applicationWillEnterForeground(_ application: UIApplication) { SceneTests.log.append("WRONG") }
    }

    final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            SceneTests.log.append("scene:willConnectTo:options:")
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneWillEnterForeground(_ scene: UIScene) { SceneTests.log.append("sceneWillEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { SceneTests.log.append("sceneDidBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { SceneTests.log.append("sceneWillResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { SceneTests.log.append("sceneDidEnterBackground") }
        func sceneDidDisconnect(_ scene: UIScene) { SceneTests.log.append("sceneDidDisconnect") }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            SceneTests.log.append("didUpdate from \(previousInterfaceOrientation == .portrait ? "portrait" : "other")")
        }
    }

    private var delegate: App?

    // A phone has one scene.
    override var testedDevice: String? { "iPad 10.9\"" }

    override func prepare() {
        Self.log = []
        SceneManifest.main = SceneManifest(["UIApplicationSupportsMultipleScenes": true])
        let app = App()
        delegate = app
        harness.launch(app)
    }

    override func cleanUp() {
        SceneManifest.main = nil
        delegate = nil
    }

    func test_A11_R26_launch_with_scenes() {
        onMain {
            XCTAssertEqual(
                Self.log,
                [
                    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
                    "application:configurationForConnecting:options:", "scene:willConnectTo:options:",
                    "sceneWillEnterForeground", "sceneDidBecomeActive",
                ])
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            XCTAssertEqual(scene?.activationState, .foregroundActive)
            XCTAssertTrue(scene?.keyWindow === UIApplication.shared.windows.first)
        }
    }

    func test_A13_A14_R26_background_and_back_with_scenes() {
        onMain {
            Self.log = []
            harness.home()
            XCTAssertEqual(Self.log, ["sceneWillResignActive", "sceneDidEnterBackground"])
            XCTAssertEqual(UIApplication.shared.connectedScenes.first?.activationState, .background)
            Self.log = []
            harness.reopen()
            XCTAssertEqual(Self.log, ["sceneWillEnterForeground", "sceneDidBecomeActive"])
        }
    }

    func test_A17_R25_an_app_that_is_killed_from_the_switcher() {
        onMain {
            Self.log = []
            harness.send(.terminate)
            XCTAssertEqual(Self.log, ["sceneWillResignActive", "sceneDidDisconnect"])
        }
    }

    func test_A14_a_second_scene_and_its_end() {
        onMain {
            Self.log = []
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in XCTFail() }
            XCTAssertEqual(
                Self.log,
                [
                    "application:configurationForConnecting:options:", "scene:willConnectTo:options:",
                    "sceneWillEnterForeground", "sceneDidBecomeActive",
                ])
            XCTAssertEqual(UIApplication.shared.connectedScenes.count, 2)
            let second = UIApplication.shared.openSessions.max { $0.persistentIdentifier < $1.persistentIdentifier }!
            Self.log = []
            UIApplication.shared.requestSceneSessionDestruction(second, options: nil) { _ in XCTFail() }
            XCTAssertEqual(
                Self.log, ["sceneWillResignActive", "sceneDidDisconnect", "application:didDiscardSceneSessions:"])
            XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
            var refused = false
            UIApplication.shared.requestSceneSessionDestruction(
                UIApplication.shared.openSessions.first!, options: nil
            ) { _ in refused = true }
            XCTAssertTrue(refused, "the last scene stays")
        }
    }

    func test_B17_the_scene_hears_of_a_rotation() {
        onMain {
            Self.log = []
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["didUpdate from portrait"])
        }
    }
}
