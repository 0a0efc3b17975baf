import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The screen's coordinates as the interface turns.
final class ScreenSpaceTests: MainTestCase, @unchecked Sendable {
    final class Scene: UIResponder, UIWindowSceneDelegate {
        nonisolated(unsafe) static var sizes: [CGSize] = []
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) { Scene.sizes += [previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size] }
    }

    final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let made = UISceneConfiguration(name: "Default", sessionRole: session.role)
            made.delegateClass = Scene.self
            return made
        }
    }

    private var delegate: App?

    override func cleanUp() {
        SceneManifest.main = nil
        delegate = nil
    }

    func testTheFixedSpaceStaysAsTheInterfaceTurns() {
        onMain {
            harness.show(root: UIViewController())
            harness.turn()
            let (fixed, turning) = (UIScreen.main.fixedCoordinateSpace, UIScreen.main.coordinateSpace)
            let size = UIScreen.main.bounds.size
            XCTAssertEqual(fixed.bounds.size, size)
            XCTAssertEqual(turning.convert(CGPoint(x: 10, y: 20), to: fixed), CGPoint(x: 10, y: 20))
            for (turn, place) in [
                (HostEvent.Orientation.left, CGPoint(x: size.width - 20, y: 10)),
                (.right, CGPoint(x: 20, y: size.height - 10)),
            ] {
                harness.runtime.post(.rotate(turn))
                harness.advance(by: 1)
                XCTAssertEqual(turning.bounds.size, CGSize(width: size.height, height: size.width))
                XCTAssertEqual(UIScreen.main.fixedCoordinateSpace.bounds, CGRect(origin: .zero, size: size))
                XCTAssertEqual(turning.convert(CGPoint(x: 10, y: 20), to: fixed), place)
                XCTAssertEqual(turning.convert(place, from: fixed), CGPoint(x: 10, y: 20))
                XCTAssertEqual(harness.window.convert(harness.window.bounds, to: fixed), fixed.bounds)
            }
        }
    }

    func testASceneHearsOfTheSpaceThatItHad() {
        onMain {
            Scene.sizes = []
            SceneManifest.main = SceneManifest(["UIApplicationSupportsMultipleScenes": true])
            let app = App()
            delegate = app
            harness.launch(app)
            let size = UIScreen.main.bounds.size
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(Scene.sizes, [size, CGSize(width: size.height, height: size.width)])
        }
    }
}
