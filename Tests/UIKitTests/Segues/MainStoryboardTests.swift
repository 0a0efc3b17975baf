import PorticoNib
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// An app without scenes whose Info.plist names a main storyboard.
final class MainStoryboardTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []

    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var replaces = false

        private func note(_ step: String) {
            let root = window?.rootViewController.map { $0.storyboard == nil ? "own" : "first" } ?? "no root"
            MainStoryboardTests.log.append("\(step) \(root) \(window?.isHidden == false ? "shown" : "hidden")")
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("will")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("did")
            guard replaces else { return true }
            let own = UIWindow(frame: UIScreen.main.bounds)
            own.rootViewController = UIViewController()
            window = own
            own.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
    }

    /// Says nothing of a window.
    final class Windowless: UIResponder, UIApplicationDelegate {}
    final class OwnWindow: UIWindow {}

    final class Source: StoryboardSource {
        let hasEntry: Bool
        init(hasEntry: Bool = true) { self.hasEntry = hasEntry }
        func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent? {
            guard name == "Main" else { return nil }
            let node = NibNode("viewController", [.init("class", .text("UIViewController"))])
            let content = NibContent([.init("c", .instance(node))], facts: NibFacts(name: name))
            return StoryboardContent(
                [StoryboardContent.Scene("first", content, controller: "c")],
                initial: hasEntry ? "first" : nil)
        }
    }

    private var manifest: SceneManifest?

    override func prepare() {
        Self.log = []
        manifest = SceneManifest.main
        SceneManifest.main = nil
        MainStoryboard.name = "Main"
        StoryboardSources.current = Source()
    }

    override func cleanUp() {
        SceneManifest.main = manifest
        MainStoryboard.name = nil
        StoryboardSources.current = nil
    }

    func testTheWindowIsThereBeforeTheDelegateHearsAndShownAfterwards() {
        onMain {
            let delegate = Delegate()
            harness.launch(delegate)
            XCTAssertEqual(Self.log, ["will first hidden", "did first hidden", "active first shown"])
            XCTAssertEqual(delegate.window?.isKeyWindow, true)
            XCTAssertEqual(delegate.window?.rootViewController?.storyboard?.name, "Main")
            XCTAssertEqual(harness.application.windows.count, 1)
        }
    }

    func testTheDelegatesOwnWindowIsUsed() {
        onMain {
            let (delegate, own) = (Delegate(), OwnWindow(frame: UIScreen.main.bounds))
            delegate.window = own
            harness.launch(delegate)
            XCTAssertTrue(delegate.window === own)
            XCTAssertEqual(Self.log.last, "active first shown")
        }
    }

    func testADelegateThatMakesItsOwnInterfaceAnywayKeepsIt() {
        onMain {
            let delegate = Delegate()
            delegate.replaces = true
            harness.launch(delegate)
            XCTAssertEqual(Self.log.last, "active own shown")
            XCTAssertEqual(harness.application.windows.count, 1)
        }
    }

    func testWhereThereIsNothingToShowNothingIsShown() {
        onMain {
            let windowless = Windowless()
            harness.launch(windowless)
            XCTAssertTrue(harness.application.windows.isEmpty)
        }
    }

    func testAStoryboardWithoutAnEntry() {
        onMain {
            StoryboardSources.current = Source(hasEntry: false)
            let delegate = Delegate()
            harness.launch(delegate)
            XCTAssertEqual(Self.log, ["will no root hidden", "did no root hidden", "active no root hidden"])
        }
    }

    func testAnAppWithScenesHasNoMainStoryboard() {
        onMain {
            SceneManifest.main = SceneManifest([String: Any]())
            let delegate = Delegate()
            harness.launch(delegate)
            XCTAssertNil(delegate.window)
        }
    }
}
