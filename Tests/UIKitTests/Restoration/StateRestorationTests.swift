import CoreGraphics
import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// State restoration of an app without scenes: who is asked, in which order, and what comes back.
final class StateRestorationTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []
    private var folder = URL(fileURLWithPath: "/")
    private var messages: [String] = []
    private var oldReport: (String) -> Void = { _ in }
    private var delegate: AnyObject?

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-state-\(UUID().uuidString)")
        Self.log = []
        messages = []
        oldReport = RestorationStore.report
        RestorationStore.report = { [weak self] in self?.messages.append($0) }
        RestorationStore.current = RestorationStore(folder: folder)
    }

    override func cleanUp() {
        RestorationStore.report = oldReport
        RestorationStore.current = nil
        delegate = nil
        try? FileManager.default.removeItem(at: folder)
    }

    @MainActor private func launch(_ app: any UIApplicationDelegate) {
        delegate = app
        harness.launch(app)
        harness.advance(by: 0.1)
    }

    /// The process ends, as by eviction: nobody is told. Another one begins.
    @MainActor private func relaunch(_ app: any UIApplicationDelegate) {
        harness.home()
        Self.log = []
        again(app)
    }

    @MainActor private func again(_ app: any UIApplicationDelegate) {
        delegate = nil
        harness.end()
        harness = Harness()
        launch(app)
    }

    // MARK: The app

    class Screen: UIViewController {
        var text = ""
        let name: String

        init(_ name: String, id: String? = nil) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = id ?? name
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            StateRestorationTests.log.append("\(name) viewDidLoad")
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            StateRestorationTests.log.append("\(name) encode")
            coder.encode(text, forKey: "text")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            StateRestorationTests.log.append("\(name) decode")
            text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        }
        override func applicationFinishedRestoringState() {
            super.applicationFinishedRestoringState()
            StateRestorationTests.log.append("\(name) finished")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            StateRestorationTests.log.append("\(name) viewWillAppear")
        }
    }

    /// Made again by its own class.
    final class Detail: Screen, UIViewControllerRestoration {
        nonisolated(unsafe) static var refuses = false

        init() {
            super.init("detail")
            restorationClass = Detail.self
        }

        required init?(coder: NSCoder) { fatalError() }

        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
            -> UIViewController?
        {
            StateRestorationTests.log.append("make " + identifierComponents.joined(separator: "/"))
            if refuses { return nil }
            StateRestorationTests.log.append("hint " + (coder.decodeObject(forKey: "text") as? String ?? "none"))
            return Detail()
        }
    }

    class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        /// Says who makes controllers; nil leaves it to the others.
        var make: ((String) -> UIViewController?)?
        var saves = true
        var restores = true
        var makeRoot: () -> UIViewController = {
            let navigation = UINavigationController(rootViewController: Screen("list"))
            navigation.restorationIdentifier = "navigation"
            return navigation
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            StateRestorationTests.log.append("willFinishLaunching")
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = makeRoot()
            self.window = window
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            StateRestorationTests.log.append("didFinishLaunching")
            window?.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
            StateRestorationTests.log.append("didBecomeActive")
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
            StateRestorationTests.log.append("didEnterBackground")
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            StateRestorationTests.log.append("shouldSaveSecure")
            return saves
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            StateRestorationTests.log.append("shouldRestoreSecure")
            return restores
        }
        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            guard let make else { return nil }
            let path = identifierComponents.joined(separator: "/")
            StateRestorationTests.log.append("asked " + path)
            return make(path)
        }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            StateRestorationTests.log.append("willEncode")
            coder.encode("app", forKey: "own")
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            StateRestorationTests.log.append("didDecode " + (coder.decodeObject(forKey: "own") as? String ?? "nothing"))
        }
    }

    class OneScreen: UIResponder {
        let made = UIWindow(frame: UIScreen.main.bounds)
        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            made.rootViewController = Screen("root")
            made.makeKeyAndVisible()
            return true
        }
    }

    final class SilentApp: OneScreen, UIApplicationDelegate {}

    final class OldApp: OneScreen, UIApplicationDelegate {
        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            StateRestorationTests.log.append("shouldSave \(coder.requiresSecureCoding)")
            return true
        }
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            StateRestorationTests.log.append("shouldRestore \(coder.requiresSecureCoding)")
            return true
        }
    }

    @MainActor private var navigation: UINavigationController? {
        (delegate as? App)?.window?.rootViewController as? UINavigationController
    }

    // MARK: Order

    func testTheOrderOfSavingAndRestoring() throws {
        try onMain {
            launch(App())
            let list = try XCTUnwrap(navigation?.topViewController as? Screen)
            list.text = "L"
            let detail = Detail()
            detail.text = "D"
            navigation?.pushViewController(detail, animated: false)
            harness.advance(by: 0.1)
            Self.log = []
            harness.home()
            XCTAssertEqual(
                Self.log,
                ["didEnterBackground", "shouldSaveSecure", "willEncode", "list encode", "detail encode"])
            Self.log = []
            again(App())
            XCTAssertEqual(
                Self.log,
                [
                    "willFinishLaunching", "shouldRestoreSecure", "make navigation/detail", "hint D",
                    "list viewDidLoad", "detail viewDidLoad", "list decode", "detail decode", "didDecode app",
                    "list finished", "detail finished", "didFinishLaunching", "detail viewWillAppear",
                    "didBecomeActive",
                ])
            let restored = try XCTUnwrap(navigation)
            XCTAssertEqual(restored.viewControllers.compactMap { ($0 as? Screen)?.text }, ["L", "D"])
            XCTAssertTrue(restored.topViewController is Detail)
            XCTAssertEqual(messages, [])
        }
    }

    func testOnlyTheControllersUpToTheFirstWithoutAnIdentifierAreKept() throws {
        try onMain {
            let app = App()
            app.makeRoot = {
                let root = Screen("root")
                let nameless = Screen("nameless")
                nameless.restorationIdentifier = nil
                let inner = Screen("inner")
                root.addChild(nameless)
                nameless.addChild(inner)
                return root
            }
            launch(app)
            let root = try XCTUnwrap(app.window?.rootViewController as? Screen)
            XCTAssertEqual(root.restorationPath, ["root"])
            XCTAssertNil(root.children[0].children[0].restorationPath)
            Self.log = []
            harness.home()
            XCTAssertEqual(Self.log, ["didEnterBackground", "shouldSaveSecure", "willEncode", "root encode"])
        }
    }

    func testAContainerOfTheAppsKeepsTheChildrenThatItEncodes() {
        onMain {
            final class Box: Screen {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(children[0] as Any?, forKey: "child")
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    StateRestorationTests.log.append(
                        "child \((coder.decodeObject(forKey: "child") as? Screen)?.name ?? "none")")
                }
            }
            func make() -> UIViewController {
                let root = Box("root")
                root.addChild(Screen("one"))
                root.addChild(Screen("two"))
                return root
            }
            let app = App()
            app.makeRoot = make
            launch(app)
            let next = App()
            next.makeRoot = make
            relaunch(next)
            let decoded = Self.log.filter { $0.hasSuffix("decode") || $0.hasPrefix("child") }
            XCTAssertEqual(decoded, ["root decode", "child one", "one decode"], "the second was not encoded")
        }
    }

    // MARK: Who makes controllers

    func testADelegateMakesControllersWithoutAClassAndThenThoseThatAreThereAreTaken() throws {
        try onMain {
            launch(App())
            navigation?.pushViewController(Screen("made"), animated: false)
            harness.advance(by: 0.1)
            let next = App()
            next.make = { $0 == "navigation/made" ? Screen("made") : nil }
            relaunch(next)
            XCTAssertEqual(
                Self.log.filter { $0.hasPrefix("asked") },
                ["asked navigation", "asked navigation/list", "asked navigation/made"])
            XCTAssertEqual(
                try XCTUnwrap(navigation).viewControllers.compactMap { ($0 as? Screen)?.name }, ["list", "made"])
        }
    }

    func testAClassThatRefusesLeavesItsControllerOut() throws {
        try onMain {
            Detail.refuses = true
            defer { Detail.refuses = false }
            launch(App())
            navigation?.pushViewController(Detail(), animated: false)
            navigation?.pushViewController(Detail(), animated: false)
            harness.advance(by: 0.1)
            let next = App()
            next.make = { _ in nil }
            relaunch(next)
            XCTAssertEqual(
                Self.log.filter { $0.hasPrefix("make") }, ["make navigation/detail", "make navigation/detail"])
            XCTAssertFalse(Self.log.contains("asked navigation/detail"), "with a class nobody else is asked")
            XCTAssertEqual(try XCTUnwrap(navigation).viewControllers.count, 1)
        }
    }

    // MARK: Consent

    func testNothingIsKeptOrRestoredWithoutTheDelegatesConsent() {
        onMain {
            launch(SilentApp())
            harness.home()
            XCTAssertEqual(Self.log.filter { $0.hasSuffix("encode") }, [])
            XCTAssertFalse(RestorationStore.current!.has(SavedState.interface))

            let app = App()
            again(app)
            harness.home()
            XCTAssertTrue(RestorationStore.current!.has(SavedState.interface))
            let refusing = App()
            refusing.restores = false
            Self.log = []
            again(refusing)
            XCTAssertTrue(Self.log.contains("shouldRestoreSecure"))
            XCTAssertFalse(Self.log.contains { $0.hasSuffix("decode") || $0.hasSuffix("finished") })

            refusing.saves = false
            harness.home()
            XCTAssertFalse(RestorationStore.current!.has(SavedState.interface), "an old state isn't left behind")
        }
    }

    func testTheOldMethodsAreAskedWhereTheSecureOnesAreMissing() {
        onMain {
            launch(OldApp())
            harness.home()
            XCTAssertEqual(Self.log.last, "root encode")
            XCTAssertTrue(Self.log.contains("shouldSave false"))
            Self.log = []
            again(OldApp())
            XCTAssertTrue(Self.log.contains("shouldRestore false"))
            XCTAssertTrue(Self.log.contains("root decode"))
        }
    }

    func testTheDelegateFindsWhenAndByWhatTheStateWasKept() {
        onMain {
            final class Curious: App {
                override func application(
                    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
                ) -> Bool {
                    let date = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
                    let idiom = coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
                    let system = coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey)
                    let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey)
                    StateRestorationTests.log.append("age \(date.map { abs($0.timeIntervalSinceNow) < 3600 } ?? false)")
                    StateRestorationTests.log.append(
                        "idiom \(idiom as? Int ?? -1) \(system as? String ?? "") \(version is String)")
                    return true
                }
            }
            launch(App())
            relaunch(Curious())
            XCTAssertTrue(Self.log.contains("age true"))
            XCTAssertTrue(Self.log.contains("idiom 0 18.0 true"), "\(Self.log)")
        }
    }

    // MARK: Built-in controllers and views

    func testATabBarControllerComesBackToItsTab() throws {
        try onMain {
            @MainActor func make() -> UIViewController {
                let tabs = UITabBarController()
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = [Screen("a"), Screen("b"), Screen("c")]
                return tabs
            }
            let app = App()
            app.makeRoot = make
            launch(app)
            (app.window?.rootViewController as? UITabBarController)?.selectedIndex = 2
            harness.advance(by: 0.1)
            let next = App()
            next.makeRoot = make
            relaunch(next)
            let tabs = try XCTUnwrap(next.window?.rootViewController as? UITabBarController)
            XCTAssertEqual(tabs.selectedIndex, 2)
            XCTAssertEqual(tabs.viewControllers?.count, 3)
            XCTAssertTrue(Self.log.contains("c viewWillAppear"))
            XCTAssertFalse(Self.log.contains("a viewWillAppear"))
            XCTAssertTrue(Self.log.contains("a decode"), "the others are restored, too")
        }
    }

    func testWhatWasPresentedIsPresentedAgain() throws {
        try onMain {
            launch(App())
            navigation?.present(Detail(), animated: false)
            harness.advance(by: 0.5)
            relaunch(App())
            XCTAssertTrue(Self.log.contains("make navigation/detail"))
            XCTAssertTrue(try XCTUnwrap(navigation).presentedViewController is Detail)
            XCTAssertNotNil(navigation?.presentedViewController?.viewIfLoaded?.window)
        }
    }

    func testAPageViewControllerComesBackToItsPage() throws {
        try onMain {
            @MainActor func make() -> UIViewController {
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.restorationIdentifier = "pages"
                pages.setViewControllers([Screen("first")], direction: .forward, animated: false)
                return pages
            }
            let app = App()
            app.makeRoot = make
            launch(app)
            let pages = try XCTUnwrap(app.window?.rootViewController as? UIPageViewController)
            pages.setViewControllers([Detail()], direction: .forward, animated: false)
            let next = App()
            next.makeRoot = make
            relaunch(next)
            let restored = try XCTUnwrap(next.window?.rootViewController as? UIPageViewController)
            XCTAssertTrue(restored.viewControllers?.first is Detail, "\(Self.log) \(restored.viewControllers ?? [])")
        }
    }

    func testAClassicSplitViewControllerAndItsColumns() throws {
        try onMain {
            @MainActor func make() -> UIViewController {
                let split = UISplitViewController(style: .doubleColumn)
                split.restorationIdentifier = "split"
                split.setViewController(Screen("primary"), for: .primary)
                split.setViewController(Screen("secondary"), for: .secondary)
                return split
            }
            let app = App()
            app.makeRoot = make
            launch(app)
            let split = try XCTUnwrap(app.window?.rootViewController as? UISplitViewController)
            split.setViewController(Detail(), for: .secondary)
            harness.advance(by: 0.1)
            let next = App()
            next.makeRoot = make
            relaunch(next)
            let restored = try XCTUnwrap(next.window?.rootViewController as? UISplitViewController)
            XCTAssertTrue(
                Self.log.contains("make split/detail"), "a column's own navigation controller is not on the path")
            XCTAssertTrue(restored.viewController(for: .secondary) is Detail, "\(Self.log)")
            XCTAssertTrue(Self.log.contains("primary decode"))
        }
    }

    func testViewsWithAnIdentifierKeepTheirState() throws {
        try onMain {
            final class Scroller: Screen {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
                let field = UITextField(frame: CGRect(x: 0, y: 500, width: 300, height: 40))
                let other = UIScrollView(frame: CGRect(x: 0, y: 560, width: 300, height: 100))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    scroll.contentSize = CGSize(width: 300, height: 3000)
                    scroll.contentInsetAdjustmentBehavior = .never
                    scroll.restorationIdentifier = "scroll"
                    other.contentSize = CGSize(width: 300, height: 3000)
                    field.text = "Hello"
                    field.restorationIdentifier = "field"
                    for child in [scroll, field, other] { view.addSubview(child) }
                }
            }
            let app = App()
            app.makeRoot = { Scroller("root") }
            launch(app)
            let screen = try XCTUnwrap(app.window?.rootViewController as? Scroller)
            screen.scroll.contentOffset = CGPoint(x: 0, y: 777)
            screen.other.contentOffset = CGPoint(x: 0, y: 55)
            let field = screen.field
            field.selectedTextRange = field.textRange(
                from: field.position(from: field.beginningOfDocument, offset: 1)!,
                to: field.position(from: field.beginningOfDocument, offset: 3)!)
            let next = App()
            next.makeRoot = { Scroller("root") }
            relaunch(next)
            let restored = try XCTUnwrap(next.window?.rootViewController as? Scroller)
            XCTAssertEqual(restored.scroll.contentOffset, CGPoint(x: 0, y: 777))
            XCTAssertEqual(restored.other.contentOffset, .zero, "it has no identifier")
            let range = try XCTUnwrap(restored.field.selectedTextRange)
            XCTAssertEqual(restored.field.text(in: range), "el")
        }
    }

    // MARK: Objects

    final class Model: NSObject, UIStateRestoring, UIObjectRestoration {
        var count = 0
        var parent: (any UIStateRestoring)?
        var makes = false
        var restorationParent: (any UIStateRestoring)? { parent }
        var objectRestorationClass: (any UIObjectRestoration.Type)? { makes ? Model.self : nil }
        func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
        func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
        func applicationFinishedRestoringState() { StateRestorationTests.log.append("model finished \(count)") }
        static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
            -> (any UIStateRestoring)?
        {
            StateRestorationTests.log.append("make " + identifierComponents.joined(separator: "/"))
            let made = Model()
            kept = made
            return made
        }
        nonisolated(unsafe) static var kept: Model?
    }

    func testRegisteredObjectsAreFoundOrMadeByTheirClass() {
        onMain {
            final class Owner: App {
                let model = Model()
                override func application(
                    _ application: UIApplication,
                    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
                    return super.application(application, willFinishLaunchingWithOptions: launchOptions)
                }
            }
            let app = Owner()
            launch(app)
            app.model.count = 5
            let child = Model()
            child.count = 6
            child.makes = true
            child.parent = app.model
            UIApplication.registerObject(forStateRestoration: child, restorationIdentifier: "child")
            let next = Owner()
            relaunch(next)
            XCTAssertEqual(next.model.count, 5)
            XCTAssertEqual(Self.log.filter { $0.hasPrefix("make") }, ["make model/child"])
            XCTAssertEqual(Model.kept?.count, 6)
            XCTAssertEqual(Self.log.filter { $0.hasPrefix("model") }, ["model finished 5", "model finished 6"])
            Model.kept = nil
        }
    }

    // MARK: What goes wrong

    func testADamagedStateIsThrownAwayAndTheAppStarts() throws {
        try onMain {
            launch(App())
            harness.home()
            let file = folder.appendingPathComponent(SavedState.interface)
            var data = try Data(contentsOf: file)
            data[data.count / 2] ^= 0xff
            try data.write(to: file)
            Self.log = []
            again(App())
            XCTAssertEqual(messages.count, 1)
            XCTAssertFalse(Self.log.contains("shouldRestoreSecure"))
            XCTAssertEqual(Self.log.first, "willFinishLaunching")
            XCTAssertEqual(Self.log.last, "didBecomeActive")
            XCTAssertFalse(RestorationStore.current!.has(SavedState.interface))
        }
    }

    func testAStateThatAnAppDidNotSurviveIsThrownAway() throws {
        try onMain {
            let store = try XCTUnwrap(RestorationStore.current)
            final class Dying: App {
                override func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                    StateRestorationTests.log.append("marked \(RestorationStore.current!.has(SavedState.restoring))")
                }
            }
            launch(App())
            relaunch(Dying())
            XCTAssertTrue(Self.log.contains("marked true"))
            XCTAssertFalse(store.has(SavedState.restoring), "the app is active: it has survived")
            // As if the process had ended in between.
            store.write([:], to: SavedState.restoring)
            Self.log = []
            again(App())
            XCTAssertFalse(Self.log.contains("shouldRestoreSecure"))
            XCTAssertFalse(store.has(SavedState.interface))
            XCTAssertFalse(store.has(SavedState.restoring))
            XCTAssertEqual(messages.count, 1)
            XCTAssertTrue(messages.first?.contains("the last launch ended before") ?? false)
        }
    }

    func testAnAppMayTakeLongerToRestore() throws {
        try onMain {
            let store = try XCTUnwrap(RestorationStore.current)
            final class Slow: App {
                override func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                    application.extendStateRestoration()
                    application.extendStateRestoration()
                }
            }
            launch(App())
            relaunch(Slow())
            XCTAssertTrue(store.has(SavedState.restoring))
            harness.application.completeStateRestoration()
            XCTAssertTrue(store.has(SavedState.restoring))
            harness.application.completeStateRestoration()
            XCTAssertFalse(store.has(SavedState.restoring))
            XCTAssertEqual(messages, [])
            harness.application.completeStateRestoration()
            XCTAssertEqual(messages.count, 1, "one too many")
        }
    }

    func testWithoutAStoreNothingIsAsked() {
        onMain {
            RestorationStore.current = nil
            launch(App())
            relaunch(App())
            XCTAssertEqual(
                Self.log.filter { $0.hasPrefix("should") || $0.hasSuffix("code") }, [], "\(Self.log)")
        }
    }
}
