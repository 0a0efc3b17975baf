import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Alerts and a hardware keyboard, on a tablet.
final class AlertKeyTests: FocusTestCase, @unchecked Sendable {
    @MainActor private final class Log { var lines: [String] = [] }

    @MainActor private func makeAlert(_ style: UIAlertController.Style, _ log: Log) -> UIAlertController {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: style)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Go", .default), ("Other", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in log.lines.append(title) })
        }
        return alert
    }

    func testReturnIsThePreferredAction() {
        onMain {
            let (root, log) = (UIViewController(), Log())
            harness.show(root: root)
            let alert = makeAlert(.alert, log)
            root.present(alert, animated: false)
            harness.advance(by: 0.5)
            press(.keyboardReturnOrEnter)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, [], "none is preferred")
            alert.preferredAction = alert.actions[1]
            press(.keyboardReturnOrEnter, .command)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, [])
            press(.keyboardReturnOrEnter)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["Go"])
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testEscapeIsTheCancelAction() {
        onMain {
            let (root, log) = (UIViewController(), Log())
            harness.show(root: root)
            for isReached in [false, true] {
                set(.fullKeyboardAccess, isReached)
                log.lines = []
                root.present(makeAlert(.alert, log), animated: false)
                harness.advance(by: 0.5)
                press(.keyboardEscape, .command)
                XCTAssertEqual(log.lines, [])
                press(.keyboardEscape)
                harness.advance(by: 1)
                XCTAssertEqual(log.lines, ["Cancel"])
                XCTAssertNil(root.presentedViewController)
            }
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in log.lines.append("Go") })
            root.present(alert, animated: false)
            harness.advance(by: 0.5)
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["Cancel"], "there is no way but the action")
            XCTAssertIdentical(root.presentedViewController, alert)
        }
    }

    func testWithFullKeyboardAccessTheFocusedButtonComesFirst() {
        onMain {
            set(.fullKeyboardAccess, true)
            let (root, log) = (UIViewController(), Log())
            var taps = 0
            let behind = UIButton(type: .system, primaryAction: UIAction(title: "behind") { _ in taps += 1 })
            behind.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            root.view.addSubview(behind)
            harness.show(root: root)
            harness.turn()
            press(.keyboardTab)
            XCTAssertTrue(behind.isFocused)
            let alert = makeAlert(.alert, log)
            alert.preferredAction = alert.actions[1]
            root.present(alert, animated: false)
            harness.advance(by: 0.5)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(taps, 0, "what is behind can't be used")
            press(.keyboardTab)
            XCTAssertTrue(FocusPath.outwards(from: FocusEngine.shared.item).contains { $0 === alert })
            press(.keyboardReturnOrEnter)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines.count, 1)
            XCTAssertNil(root.presentedViewController)
            harness.turn()
            XCTAssertTrue(behind.isFocused, "back to where it was")
        }
    }
}
