import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What an app hears of its end, and what it doesn't: on iOS its process is gone before a controller could be told (contract A17).
final class TerminationTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []

    private final class App: UIResponder, UIApplicationDelegate {
        func applicationWillResignActive(_ application: UIApplication) { TerminationTests.log.append("resign") }
        func applicationWillTerminate(_ application: UIApplication) { TerminationTests.log.append("terminate") }
    }

    private final class Screen: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            TerminationTests.log.append("viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            TerminationTests.log.append("viewDidDisappear")
        }
    }

    func testControllersHearNothing() {
        onMain {
            let app = App()
            harness.launch(app)
            let (root, sheet) = (Screen(), Screen())
            harness.show(root: UINavigationController(rootViewController: root))
            harness.turn()
            root.present(sheet, animated: false)
            harness.advance(by: 1)
            Self.log = []
            harness.send(.terminate)
            XCTAssertEqual(Self.log.last, "terminate")
            AppWindows.close()
            harness.turn()
            XCTAssertEqual(Self.log.filter { $0.hasPrefix("view") }, [])
            XCTAssertEqual(Self.log.filter { $0 == "terminate" }.count, 1)
            XCTAssertNil(root.viewIfLoaded?.window)
        }
    }

    /// The keyboard goes with the app, and nobody is told that it hides.
    func testNobodyHearsOfTheKeyboard() {
        onMain {
            harness.launch(App())
            let (root, field) = (Screen(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            harness.show(root: root)
            root.view.addSubview(field)
            harness.turn()
            field.becomeFirstResponder()
            harness.advance(by: 1)
            Self.log = []
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { _ in TerminationTests.log.append("keyboard") }
            defer { NotificationCenter.default.removeObserver(token) }
            harness.send(.terminate)
            AppWindows.close()
            harness.turn()
            XCTAssertEqual(Self.log.filter { $0 == "keyboard" }, [])
        }
    }

    func testAWindowThatIsHiddenWhileTheAppRunsTellsItsController() {
        onMain {
            harness.show(root: Screen())
            harness.turn()
            Self.log = []
            harness.window.isHidden = true
            XCTAssertEqual(Self.log, ["viewWillDisappear", "viewDidDisappear"])
            harness.window.isHidden = false
        }
    }
}
