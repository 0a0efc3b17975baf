import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// URLs of the app's own, and the delegate's older methods: who is called, and who is not.
final class OpenedURLTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []
    private var delegate: AnyObject?

    override func prepare() {
        Self.log = []
        OpenedURL.use(["mine"])
    }

    override func cleanUp() {
        SceneManifest.main = nil
        delegate = nil
    }

    @MainActor private func launch(_ app: any UIApplicationDelegate) {
        delegate = app
        harness.launch(app)
    }

    @MainActor private func open(_ text: String) -> Bool? {
        var answer: Bool?
        harness.application.open(URL(string: text)!) { answer = $0 }
        XCTAssertNil(answer, "not before the next turn")
        XCTAssertEqual(Self.log, [])
        harness.turn()
        return answer
    }

    func testTheSchemesOfInfoPlist() {
        onMain {
            XCTAssertEqual(
                OpenedURL.schemes(["CFBundleURLTypes": [["CFBundleURLSchemes": ["One", "two"]], ["x": 1]]]),
                ["one", "two"])
            XCTAssertEqual(OpenedURL.schemes(["CFBundleURLTypes": "nonsense"]), [])
            XCTAssertTrue(harness.application.canOpenURL(URL(string: "MINE:x")!))
            XCTAssertFalse(harness.application.canOpenURL(URL(string: "other:x")!))
        }
    }

    func testTheNewestMethodIsCalledAndNoOther() {
        onMain {
            final class New: UIResponder, UIApplicationDelegate {
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    OpenedURLTests.log.append("options \(url)")
                    return true
                }
                func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                    OpenedURLTests.log.append("WRONG")
                    return true
                }
            }
            launch(New())
            XCTAssertEqual(open("mine:a"), true)
            XCTAssertEqual(Self.log, ["options mine:a"])
        }
    }

    func testTheOldestIsCalledWhereItIsTheOnlyOne() {
        onMain {
            final class Old: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                    OpenedURLTests.log.append("handle \(url)")
                    return false
                }
            }
            launch(Old())
            XCTAssertEqual(open("mine:b"), false)
            XCTAssertEqual(Self.log, ["handle mine:b"])
        }
    }

    func testWithoutAnyMethodNothingIsOpened() {
        onMain {
            final class None: UIResponder, UIApplicationDelegate {}
            launch(None())
            XCTAssertEqual(open("mine:c"), false)
            XCTAssertEqual(open("other:c"), false)
        }
    }

    func testASceneOpensIt() {
        onMain {
            final class Scene: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                    OpenedURLTests.log += URLContexts.map { "scene \($0.url)" }
                }
            }
            final class App: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let made = UISceneConfiguration(name: nil, sessionRole: session.role)
                    made.delegateClass = Scene.self
                    return made
                }
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    OpenedURLTests.log.append("WRONG")
                    return true
                }
            }
            SceneManifest.main = SceneManifest([String: Any]())
            launch(App())
            let scene = harness.application.connectedScenes.first
            var answer: Bool?
            scene?.open(URL(string: "mine:d")!, options: nil) { answer = $0 }
            harness.turn()
            XCTAssertEqual(answer, true)
            XCTAssertEqual(Self.log, ["scene mine:d"])
        }
    }

    // MARK: The status bar

    final class Turned: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, willChangeStatusBarOrientation new: UIInterfaceOrientation,
            duration: TimeInterval
        ) { OpenedURLTests.log.append("willOrientation \(new.isLandscape) \(duration > 0)") }
        func application(
            _ application: UIApplication, didChangeStatusBarOrientation old: UIInterfaceOrientation
        ) { OpenedURLTests.log.append("didOrientation \(old.isLandscape)") }
        func application(_ application: UIApplication, willChangeStatusBarFrame new: CGRect) {
            OpenedURLTests.log.append("willFrame \(new.height > 0)")
        }
        func application(_ application: UIApplication, didChangeStatusBarFrame old: CGRect) {
            OpenedURLTests.log.append("didFrame \(old.height > 0)")
        }
    }

    @MainActor private func turn() {
        harness.show(root: UIViewController())
        harness.advance(by: 0.1)
        Self.log = []
        harness.runtime.post(.rotate(.left))
        harness.advance(by: 1)
    }

    func testTheStatusBarsTurnIsToldToAnAppWithoutScenes() {
        onMain {
            launch(Turned())
            turn()
            XCTAssertEqual(
                Self.log, ["willOrientation true true", "willFrame false", "didFrame true", "didOrientation false"])
        }
    }

    func testAnAppWithScenesIsNotTold() {
        onMain {
            SceneManifest.main = SceneManifest([String: Any]())
            launch(Turned())
            turn()
            XCTAssertEqual(Self.log, [])
        }
    }

    func testTheStatusBarIsSetByTheAppOnlyWhereControllersHaveNoSay() {
        onMain {
            let old = InfoPlistBars.main
            defer { InfoPlistBars.main = old }
            harness.show(root: UIViewController())
            harness.advance(by: 0.1)
            let app = harness.application
            app.statusBarStyle = .lightContent
            app.statusBarHidden = true
            XCTAssertEqual(app.statusBarStyle, .default)
            XCTAssertFalse(app.statusBarHidden)
            InfoPlistBars.main = InfoPlistBars(["UIViewControllerBasedStatusBarAppearance": false])
            app.statusBarStyle = .lightContent
            app.setStatusBarHidden(true, with: .fade)
            XCTAssertEqual(app.statusBarStyle, .lightContent)
            XCTAssertTrue(app.isStatusBarHidden)
        }
    }
}
