import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Sessions and their activities beyond the process; activities brought up to date and handed on.
final class SceneRestorationTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []
    nonisolated(unsafe) static var activity: NSUserActivity?
    private var folder = URL(fileURLWithPath: "/")
    private var delegate: AnyObject?

    // A phone has one scene.
    override var testedDevice: String? { "iPad 10.9\"" }

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-state-\(UUID().uuidString)")
        (Self.log, Self.activity) = ([], nil)
        RestorationStore.current = RestorationStore(folder: folder)
        SceneManifest.main = SceneManifest(["UIApplicationSupportsMultipleScenes": true])
    }

    override func cleanUp() {
        SceneManifest.main = nil
        RestorationStore.current = nil
        UserActivities.current = nil
        Self.activity = nil
        delegate = nil
        try? FileManager.default.removeItem(at: folder)
    }

    @MainActor private func launch(_ app: any UIApplicationDelegate = App()) {
        delegate = app
        harness.launch(app)
    }

    @MainActor private func again(_ app: any UIApplicationDelegate = App()) {
        delegate = nil
        harness.end()
        harness = Harness(device: testedDevice.flatMap(DeviceProfile.named) ?? .default)
        Self.log = []
        launch(app)
    }

    private var store: RestorationStore { MainActor.assumeIsolated { RestorationStore.current! } }

    // MARK: The app

    final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            SceneRestorationTests.log.append("didFinishLaunching")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            SceneRestorationTests.log.append("configuration \(connectingSceneSession.persistentIdentifier)")
            let made = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            made.delegateClass = Scene.self
            return made
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            SceneRestorationTests.log.append(
                "discarded " + sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: " "))
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            SceneRestorationTests.log.append("WRONG")
            return true
        }
    }

    final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
            SceneRestorationTests.log.append("willConnect \(page.map(String.init) ?? "anew")")
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.rootViewController = Reader()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneWillEnterForeground(_ scene: UIScene) { SceneRestorationTests.log.append("willEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { SceneRestorationTests.log.append("didBecomeActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { SceneRestorationTests.log.append("didEnterBackground") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            SceneRestorationTests.log.append("activity?")
            return activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            SceneRestorationTests.log.append(
                "restoreInteraction \(stateRestorationActivity.userInfo?["page"] as? Int ?? -1)")
        }
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            SceneRestorationTests.log.append("willContinue \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            SceneRestorationTests.log.append("continue \(userActivity.activityType)")
        }
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
            SceneRestorationTests.log.append("didUpdate \(userActivity.activityType)")
        }
    }

    final class Reader: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            SceneRestorationTests.log.append("updateUserActivityState")
            activity.addUserInfoEntries(from: ["page": 9])
        }
    }

    final class Saver: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            SceneRestorationTests.log.append("willSave")
            userActivity.title = "saved"
        }
    }

    @MainActor private var session: UISceneSession? { harness.application.openSessions.first }

    // MARK: Relaunches

    // DEV-115
    func testASessionComesBackWithItsActivity() throws {
        try onMain {
            launch()
            XCTAssertEqual(
                Self.log,
                [
                    "didFinishLaunching", "configuration portico-scene-1", "willConnect anew", "willEnterForeground",
                    "didBecomeActive",
                ])
            let session = try XCTUnwrap(session)
            session.userInfo = ["mine": "kept"]
            let activity = NSUserActivity(activityType: "read")
            activity.userInfo = ["page": 7]
            Self.activity = activity
            Self.log = []
            harness.home()
            XCTAssertEqual(Self.log, ["didEnterBackground", "activity?"])
            XCTAssertFalse(session.stateRestorationActivity === activity, "a copy")
            activity.userInfo = ["page": 8]

            again()
            XCTAssertEqual(
                Self.log,
                [
                    "didFinishLaunching", "willConnect 7", "restoreInteraction 7", "willEnterForeground",
                    "didBecomeActive",
                ], "the session is known: nobody is asked for its configuration")
            let back = try XCTUnwrap(self.session)
            XCTAssertEqual(back.persistentIdentifier, session.persistentIdentifier)
            XCTAssertEqual(back.userInfo?["mine"] as? String, "kept")
            XCTAssertEqual(back.configuration.name, "Default")
            XCTAssertFalse(store.has(SavedState.restoring))
        }
    }

    func testTheActivityIsBroughtUpToDateBeforeItIsKept() throws {
        try onMain {
            launch()
            let activity = NSUserActivity(activityType: "read")
            let saver = Saver()
            activity.delegate = saver
            let reader = try XCTUnwrap((session?.scene as? UIWindowScene)?.windows.first?.rootViewController)
            reader.userActivity = activity
            Self.activity = activity
            Self.log = []
            harness.home()
            XCTAssertEqual(Self.log, ["didEnterBackground", "activity?", "willSave", "updateUserActivityState"])
            again()
            XCTAssertTrue(Self.log.contains("restoreInteraction 9"))
            XCTAssertEqual(session?.stateRestorationActivity?.title, "saved")
        }
    }

    func testADelegateThatKeepsNothingClearsWhatWas() {
        onMain {
            launch()
            Self.activity = NSUserActivity(activityType: "read")
            harness.home()
            again()
            XCTAssertTrue(Self.log.contains("restoreInteraction -1"))
            Self.activity = nil
            harness.home()
            again()
            XCTAssertFalse(Self.log.contains { $0.hasPrefix("restoreInteraction") })
        }
    }

    func testEverySessionIsKnownAndOnlyTheFirstIsConnected() throws {
        try onMain {
            launch()
            let activity = NSUserActivity(activityType: "second")
            harness.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            harness.turn()
            XCTAssertEqual(harness.application.connectedScenes.count, 2)
            harness.home()
            again()
            XCTAssertEqual(
                harness.application.openSessions.map(\.persistentIdentifier).sorted(),
                ["portico-scene-1", "portico-scene-2"])
            XCTAssertEqual(harness.application.connectedScenes.count, 1)
            let second = try XCTUnwrap(harness.application.openSessions.first { $0.scene == nil })
            XCTAssertEqual(second.persistentIdentifier, "portico-scene-2")
            Self.log = []
            harness.application.requestSceneSessionActivation(second, userActivity: nil, options: nil)
            XCTAssertEqual(Self.log, ["willConnect anew", "willEnterForeground", "didBecomeActive"])
            harness.application.requestSceneSessionDestruction(second, options: nil)
            harness.home()
            again()
            XCTAssertEqual(harness.application.openSessions.count, 1)
            harness.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            XCTAssertTrue(
                harness.application.openSessions.contains { $0.persistentIdentifier == "portico-scene-3" },
                "no identifier is used twice")
        }
    }

    func testADiscardedSessionIsToldOnceAndIsGone() throws {
        try onMain {
            launch()
            Self.activity = NSUserActivity(activityType: "read")
            harness.home()
            // What the shell does when a person removes the app from the app switcher.
            try FileManager.default.moveItem(
                at: folder.appendingPathComponent(SavedState.sessions),
                to: folder.appendingPathComponent(SavedState.discarded))
            again()
            XCTAssertEqual(
                Self.log,
                [
                    "didFinishLaunching", "discarded portico-scene-1", "configuration portico-scene-2",
                    "willConnect anew", "willEnterForeground", "didBecomeActive",
                ])
            again()
            XCTAssertFalse(Self.log.contains { $0.hasPrefix("discarded") })
            XCTAssertTrue(Self.log.contains("willConnect anew"))
        }
    }

    func testAnActivityThatAnAppDidNotSurviveIsForgottenAndTheSessionStays() {
        onMain {
            let old = RestorationStore.report
            defer { RestorationStore.report = old }
            var messages: [String] = []
            RestorationStore.report = { messages.append($0) }
            launch()
            Self.activity = NSUserActivity(activityType: "read")
            harness.home()
            store.write([:], to: SavedState.restoring)
            again()
            XCTAssertEqual(messages.count, 1)
            XCTAssertTrue(Self.log.contains("willConnect anew"))
            XCTAssertFalse(Self.log.contains { $0.hasPrefix("configuration") })
            XCTAssertFalse(Self.log.contains { $0.hasPrefix("restoreInteraction") })
        }
    }

    // MARK: Activities

    func testASceneThatIsThereGoesOnWithAnActivity() throws {
        try onMain {
            launch()
            let session = try XCTUnwrap(session)
            harness.home()
            Self.log = []
            harness.application.requestSceneSessionActivation(
                session, userActivity: NSUserActivity(activityType: "go"), options: nil)
            XCTAssertEqual(Self.log, ["willEnterForeground", "didBecomeActive", "willContinue go", "continue go"])
        }
    }

    func testTheCurrentActivityIsUpdatedOnceATurn() {
        onMain {
            launch()
            let activity = NSUserActivity(activityType: "read")
            let saver = Saver()
            activity.delegate = saver
            Self.log = []
            activity.needsSave = true
            harness.turn()
            XCTAssertEqual(Self.log, [], "it is not the current one")
            activity.becomeCurrent()
            activity.needsSave = true
            harness.turn()
            XCTAssertEqual(Self.log, ["willSave", "didUpdate read"])
            XCTAssertFalse(activity.needsSave)
            Self.log = []
            activity.needsSave = true
            activity.resignCurrent()
            harness.turn()
            XCTAssertEqual(Self.log, [])
        }
    }

    func testAnAppWithoutScenesHearsOfTheUpdateItself() {
        onMain {
            final class Plain: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
                    SceneRestorationTests.log.append("app didUpdate \(userActivity.activityType)")
                }
            }
            SceneManifest.main = nil
            launch(Plain())
            let activity = NSUserActivity(activityType: "read")
            activity.becomeCurrent()
            activity.needsSave = true
            harness.turn()
            XCTAssertEqual(Self.log, ["app didUpdate read"])
        }
    }
}
