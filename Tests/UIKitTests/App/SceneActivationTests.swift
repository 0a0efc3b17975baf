import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Ways to open another scene from the app's interface.
final class SceneActivationTests: MainTestCase, @unchecked Sendable {
    final class Scene: UIResponder, UIWindowSceneDelegate {
        nonisolated(unsafe) static var types: [String] = []
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { Scene.types += connectionOptions.userActivities.map(\.activityType) }
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

    override var testedDevice: String? { "iPad 10.9\"" }

    @MainActor private func launch(severalScenes: Bool) {
        Scene.types = []
        SceneManifest.main = SceneManifest(["UIApplicationSupportsMultipleScenes": severalScenes])
        let app = App()
        delegate = app
        harness.launch(app)
    }

    override func cleanUp() {
        SceneManifest.main = nil
        delegate = nil
    }

    func testAnActionOpensAScene() {
        onMain {
            launch(severalScenes: true)
            let action = UIWindowScene.ActivationAction { _ in
                .init(userActivity: NSUserActivity(activityType: "open"))
            }
            XCTAssertEqual(action.title, "Open in New Window")
            XCTAssertFalse(action.attributes.contains(.hidden))
            action.performWithSender(nil, target: nil)
            harness.turn()
            XCTAssertEqual(Scene.types, ["open"])
            XCTAssertEqual(harness.application.connectedScenes.count, 2)
            let nothing = UIWindowScene.ActivationAction { _ in nil }
            nothing.performWithSender(nil, target: nil)
            XCTAssertEqual(harness.application.connectedScenes.count, 2)
        }
    }

    func testInAnAppOfOneSceneTheAlternateStandsThere() {
        onMain {
            launch(severalScenes: false)
            XCTAssertTrue(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
            var performed = 0
            let alternate = UIAction(title: "Other") { _ in performed += 1 }
            let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
                XCTFail("asked")
                return nil
            }
            XCTAssertEqual(action.title, "Other")
            action.performWithSender(nil, target: nil)
            XCTAssertEqual(performed, 1)
        }
    }

    func testOnAPhoneThereIsOneSceneWhateverTheAppSays() {
        onMain {
            harness.end()
            harness = Harness()
            launch(severalScenes: true)
            XCTAssertFalse(harness.application.supportsMultipleScenes)
            XCTAssertTrue(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
            var errors: [UISceneError.Code] = []
            harness.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                if let error = error as? UISceneError { errors.append(error.code) }
            }
            harness.turn()
            XCTAssertEqual(errors, [.multipleScenesNotSupported])
            XCTAssertEqual(harness.application.connectedScenes.count, 1)
        }
    }

    func testSpreadingTwoFingersOpensAScene() {
        onMain {
            launch(severalScenes: true)
            let window = UIWindow(windowScene: harness.application.connectedScenes.first as! UIWindowScene)
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            window.addSubview(view)
            window.makeKeyAndVisible()
            harness.turn()
            var places = 0
            let interaction = UIWindowScene.ActivationInteraction { _, _ in
                places += 1
                return .init(userActivity: NSUserActivity(activityType: "spread"))
            } errorHandler: { _ in
                XCTFail("refused")
            }
            view.addInteraction(interaction)
            XCTAssertTrue(interaction.view === view)
            @MainActor func pinch(from: CGFloat, to: CGFloat) {
                for (id, side) in [(1, -1.0), (2, 1.0)] {
                    harness.touch(.began, at: CGPoint(x: 150 + side * from, y: 250), id: id)
                }
                for step in 1...5 {
                    let at = from + (to - from) * CGFloat(step) / 5
                    for (id, side) in [(1, -1.0), (2, 1.0)] {
                        harness.touch(.moved, at: CGPoint(x: 150 + side * at, y: 250), id: id)
                    }
                }
                for (id, side) in [(1, -1.0), (2, 1.0)] {
                    harness.touch(.ended, at: CGPoint(x: 150 + side * to, y: 250), id: id)
                }
            }
            pinch(from: 40, to: 46)
            XCTAssertEqual(places, 0, "too little")
            pinch(from: 30, to: 120)
            XCTAssertEqual(places, 1)
            XCTAssertEqual(Scene.types, ["spread"])
        }
    }

    func testAConfigurationIsCopiedAndArchived() throws {
        try onMain {
            let made = UISceneConfiguration(name: "A", sessionRole: .windowApplication)
            made.delegateClass = Scene.self
            let copy = try XCTUnwrap(made.copy() as? UISceneConfiguration)
            XCTAssertEqual(copy.name, "A")
            XCTAssertTrue(copy.delegateClass == Scene.self)
            let coder = RestorationCoder(isSecure: true)
            made.encode(with: coder)
            let back = try XCTUnwrap(
                UISceneConfiguration(coder: RestorationCoder(values: coder.values, isSecure: true)))
            XCTAssertEqual(back.name, "A")
            XCTAssertEqual(back.role, .windowApplication)
            XCTAssertTrue(back.delegateClass == Scene.self)
            XCTAssertNil(UISceneConfiguration(coder: RestorationCoder(isSecure: true)))
            let session = UISceneSession(role: .windowApplication, configuration: made, identifier: "me")
            let other = RestorationCoder(isSecure: true)
            session.encode(with: other)
            let again = UISceneSession(coder: RestorationCoder(values: other.values, isSecure: true))
            XCTAssertEqual(again?.persistentIdentifier, "me")
            XCTAssertEqual(again?.configuration.name, "A")
        }
    }
}
