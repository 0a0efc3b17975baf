import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// An app whose Info.plist names a storyboard for its scenes, with and without a scene delegate that makes a window of its own.
final class SceneStoryboardTests: MainTestCase, @unchecked Sendable {
    final class Scene: UIResponder, UIWindowSceneDelegate {
        nonisolated(unsafe) static var replaces = false
        /// The first controller of the storyboard, before the delegate does anything.
        nonisolated(unsafe) static weak var first: UIViewController?
        nonisolated(unsafe) static var firstIsLoaded = false
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            Scene.first = window?.rootViewController
            guard Scene.replaces else { return }
            let own = UIWindow(windowScene: scene as! UIWindowScene)
            own.rootViewController = UIViewController()
            window = own
            own.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { Scene.firstIsLoaded = Scene.first?.isViewLoaded ?? false }
    }

    final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let made = UISceneConfiguration(name: "Default", sessionRole: session.role)
            made.delegateClass = Scene.self
            made.storyboard = UIStoryboard(name: "Main", bundle: nil)
            return made
        }
    }

    private var delegate: App?
    private var manifest: SceneManifest?

    override func prepare() {
        Scene.first = nil
        Scene.firstIsLoaded = false
        manifest = SceneManifest.main
        SceneManifest.main = SceneManifest([String: Any]())
        StoryboardSources.current = MainStoryboardTests.Source()
    }

    override func cleanUp() {
        SceneManifest.main = manifest
        StoryboardSources.current = nil
        delegate = nil
    }

    @MainActor private func launch(replaces: Bool) {
        Scene.replaces = replaces
        let app = App()
        delegate = app
        harness.launch(app)
    }

    func testTheStoryboardsFirstControllerIsShown() {
        onMain {
            launch(replaces: false)
            XCTAssertNotNil(Scene.first?.storyboard)
            XCTAssertTrue(Scene.firstIsLoaded)
            XCTAssertTrue(harness.application.windows.first?.rootViewController === Scene.first)
            XCTAssertEqual(harness.application.windows.first?.isKeyWindow, true)
        }
    }

    /// The template's key is often left behind when the window is made by code.
    func testADelegatesOwnWindowIsTheOnlyOneAndTheStoryboardsViewsAreNeverLoaded() {
        onMain {
            launch(replaces: true)
            XCTAssertFalse(Scene.firstIsLoaded)
            XCTAssertNil(Scene.first, "nothing holds the storyboard's window")
            XCTAssertEqual(harness.application.windows.count, 1)
            XCTAssertEqual(harness.application.windows.first?.isKeyWindow, true)
            XCTAssertNil(harness.application.windows.first?.rootViewController?.storyboard)
        }
    }
}
