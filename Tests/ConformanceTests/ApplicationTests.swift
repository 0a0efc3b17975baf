import PorticoHost
import TestSupport
import UIKit
import XCTest

/// Contract A in its in-process form: states, orders, and what each callback sees.
final class ApplicationTests: MainTestCase, @unchecked Sendable {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        var states: [String: UIApplication.State] = [:]
        var window: UIWindow?
        var root: UIViewController?
        var saved = 0

        private func note(_ what: String, _ application: UIApplication) {
            log.append(what)
            states[what] = application.applicationState
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            note("application:willFinishLaunchingWithOptions:", application)
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            note("application:didFinishLaunchingWithOptions:", application)
            if let root {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = root
                window.makeKeyAndVisible()
                self.window = window
            }
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
            note("applicationDidBecomeActive:", application)
        }
        func applicationWillResignActive(_ application: UIApplication) {
            note("applicationWillResignActive:", application)
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
            saved += 1
            note("applicationDidEnterBackground:", application)
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            note("applicationWillEnterForeground:", application)
        }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
            note("applicationDidReceiveMemoryWarning:", application)
        }
        func applicationWillTerminate(_ application: UIApplication) {
            note("applicationWillTerminate:", application)
        }
    }

    var delegate: Delegate!

    override func prepare() {
        delegate = Delegate()
    }

    override func cleanUp() {
        delegate = nil
    }

    func test_A01_the_states_that_an_app_can_see() {
        onMain {
            harness.launch(delegate)
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
            harness.send(.resignActive)
            XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
            harness.send(.activate)
            harness.home()
            XCTAssertEqual(UIApplication.shared.applicationState, .background)
        }
    }

    func test_A04_an_active_app_gets_touches() {
        onMain {
            let controller = UIViewController()
            let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
            var events: [String] = []
            control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            control.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
            controller.view.addSubview(control)
            delegate.root = controller
            harness.launch(delegate)
            harness.tap(control)
            XCTAssertEqual(events, ["down", "up inside"])
        }
    }

    func test_A11_T1_launch() {
        onMain {
            harness.launch(delegate)
            XCTAssertEqual(
                delegate.log,
                [
                    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
                    "applicationDidBecomeActive:",
                ])
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
        }
    }

    func test_A13_T2_home() {
        onMain {
            harness.launch(delegate)
            delegate.log = []
            harness.home()
            XCTAssertEqual(delegate.log, ["applicationWillResignActive:", "applicationDidEnterBackground:"])
            XCTAssertEqual(UIApplication.shared.applicationState, .background)
        }
    }

    func test_A14_T3_reopen() {
        onMain {
            harness.launch(delegate)
            harness.home()
            delegate.log = []
            harness.reopen()
            XCTAssertEqual(delegate.log, ["applicationWillEnterForeground:", "applicationDidBecomeActive:"])
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
        }
    }

    func test_A15_states_inside_each_callback() {
        onMain {
            harness.launch(delegate)
            XCTAssertEqual(delegate.states["application:willFinishLaunchingWithOptions:"], .inactive)
            XCTAssertEqual(delegate.states["application:didFinishLaunchingWithOptions:"], .inactive)
            XCTAssertEqual(delegate.states["applicationDidBecomeActive:"], .active)
            harness.home()
            XCTAssertEqual(delegate.states["applicationWillResignActive:"], .active)
            XCTAssertEqual(delegate.states["applicationDidEnterBackground:"], .background)
            harness.reopen()
            XCTAssertEqual(delegate.states["applicationWillEnterForeground:"], .background)
            XCTAssertEqual(delegate.states["applicationDidBecomeActive:"], .active)
        }
    }

    func test_A03_an_inactive_app_gets_no_touches() {
        onMain {
            let controller = UIViewController()
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            controller.view.addSubview(button)
            delegate.root = controller
            harness.launch(delegate)
            harness.turn()
            harness.tap(CGPoint(x: 150, y: 120))
            XCTAssertEqual(taps, 1)
            harness.send(.resignActive)
            XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
            harness.tap(CGPoint(x: 150, y: 120))
            XCTAssertEqual(taps, 1, "inactive: nothing arrives")
            harness.send(.activate)
            harness.tap(CGPoint(x: 150, y: 120))
            XCTAssertEqual(taps, 2)
        }
    }

    func test_A13_the_same_command_twice_calls_nobody_twice() {
        onMain {
            harness.launch(delegate)
            delegate.log = []
            harness.home()
            harness.home()
            XCTAssertEqual(delegate.log, ["applicationWillResignActive:", "applicationDidEnterBackground:"])
            harness.reopen()
            harness.reopen()
            XCTAssertEqual(delegate.log.count, 4)
        }
    }

    func test_A16_T4_memory_warning_reaches_delegate_notification_and_loaded_controllers() {
        onMain {
            final class Warned: UIViewController {
                var warnings = 0
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                    warnings += 1
                }
            }
            let loaded = Warned()
            let unloaded = Warned()
            loaded.addChild(unloaded)
            delegate.root = loaded
            harness.launch(delegate)
            harness.turn()
            var notifications = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { notifications += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            delegate.log = []
            harness.send(.memoryWarning)
            XCTAssertEqual(delegate.log, ["applicationDidReceiveMemoryWarning:"])
            XCTAssertEqual(notifications, 1)
            XCTAssertEqual(loaded.warnings, 1)
            XCTAssertEqual(unloaded.warnings, 0, "its view is not loaded")
        }
    }

    func test_A16_notifications_follow_the_delegate() {
        onMain {
            harness.launch(delegate)
            var order: [String] = []
            let names: [(NSNotification.Name, String)] = [
                (UIApplication.willResignActiveNotification, "willResignActive"),
                (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
                (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
                (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
            ]
            let delegate = delegate!
            let tokens = names.map { name, label in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { order.append("\(delegate.log.count) \(label)") }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            delegate.log = []
            harness.home()
            harness.reopen()
            XCTAssertEqual(
                order, ["1 willResignActive", "2 didEnterBackground", "3 willEnterForeground", "4 didBecomeActive"])
        }
    }

    func test_A17_terminate_tells_the_delegate_once() {
        onMain {
            harness.launch(delegate)
            delegate.log = []
            harness.send(.terminate)
            XCTAssertEqual(delegate.log.last, "applicationWillTerminate:")
            XCTAssertEqual(delegate.log.filter { $0 == "applicationWillTerminate:" }.count, 1)
        }
    }

    func test_A18_state_saved_on_entering_background_is_saved_before_anything_else_happens() {
        onMain {
            harness.launch(delegate)
            harness.home()
            XCTAssertEqual(delegate.saved, 1)
            harness.send(.terminate)
            XCTAssertEqual(delegate.saved, 1)
        }
    }

    func test_A12_launch_phases_are_in_the_trace() {
        onMain {
            harness.launch(delegate)
            let phases = harness.recorder.events.filter { $0.kind == .phaseBegin }.map(\.name)
            XCTAssertTrue(phases.contains("launch"), "\(phases)")
        }
    }

    func test_A19_the_trace_prints_objective_c_selectors() {
        onMain {
            harness.launch(delegate)
            XCTAssertEqual(
                harness.recorder.selectors(of: "Delegate", [.application]),
                [
                    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
                    "applicationDidBecomeActive:",
                ])
        }
    }

    func test_A10_the_application_has_its_delegate_and_windows() {
        onMain {
            delegate.root = UIViewController()
            harness.launch(delegate)
            XCTAssertTrue(UIApplication.shared.delegate === delegate)
            XCTAssertTrue(UIApplication.shared.windows.contains { $0 === delegate.window })
            XCTAssertEqual(delegate.window?.isKeyWindow, true)
        }
    }
}
