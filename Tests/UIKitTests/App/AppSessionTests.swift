import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What ends with an app, and what doesn't.
final class AppSessionTests: MainTestCase, @unchecked Sendable {
    @MainActor private enum Mine {
        @InSession static var list: [Int] = []
        @InSession static var made = Made()
        @WeakInSession static var kept: Made? = nil
        @InProcess static var facts = 0
    }
    @MainActor private final class Made {}

    /// Ends the app and begins another in its place.
    @MainActor private func relaunch() {
        harness.end()
        harness = Harness()
    }

    func testAVariableBeginsAnewWithEachSession() {
        onMain {
            let made = Made()
            Mine.list.append(1)
            Mine.list.append(2)
            Mine.kept = made
            Mine.facts += 1
            let first = Mine.made
            XCTAssertEqual(Mine.list, [1, 2])
            XCTAssertTrue(Mine.kept === made)
            relaunch()
            XCTAssertEqual(Mine.list, [])
            XCTAssertFalse(Mine.made === first, "the expression is evaluated again")
            XCTAssertNil(Mine.kept)
            XCTAssertEqual(Mine.facts, 1, "the process's stays")
        }
    }

    func testNothingOfAnAppReachesTheNext() {
        onMain {
            harness.showWindow()
            let application = harness.application
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            harness.window.addSubview(field)
            XCTAssertTrue(field.becomeFirstResponder())
            UIView.setAnimationsEnabled(false)
            UISwitch.appearance().onTintColor = .red
            application.beginIgnoringInteractionEvents()
            UIDevice.current.held = .landscapeLeft
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Mine", action: Selector("mine:"))]
            UserActivities.current = NSUserActivity(activityType: "mine")
            var late = 0
            FrameTimer.shared.call(after: 0.1) { late += 1 }
            relaunch()
            XCTAssertFalse(UIApplication.shared === application)
            XCTAssertEqual(UIApplication.shared.windows, [])
            XCTAssertNil(UIApplication.shared.keyWindow)
            XCTAssertNil(FirstResponder.current)
            XCTAssertTrue(UIView.areAnimationsEnabled)
            XCTAssertFalse(AppearanceRules.isInUse)
            XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
            XCTAssertNil(UIDevice.current.held)
            XCTAssertEqual(UIMenuController.shared.menuItems?.count ?? 0, 0)
            XCTAssertNil(UserActivities.current)
            harness.showWindow()
            harness.advance(by: 1)
            XCTAssertEqual(late, 0, "nothing that waited happens in the next app")
        }
    }

    func testAnAppIsReleasedWithItsSession() {
        onMain {
            weak var application = harness.application
            harness.end()
            harness = nil
            XCTAssertNil(application)
            harness = Harness()
        }
    }
}
