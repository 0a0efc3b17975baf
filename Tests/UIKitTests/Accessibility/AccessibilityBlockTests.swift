import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class AccessibilityBlockTests: MainTestCase, @unchecked Sendable {
    func testBlocksGoBeforeValues() {
        onMain {
            let view = UIView()
            view.accessibilityLabel = "kept"
            XCTAssertNil(view.accessibilityLabelBlock)
            var count = 0
            view.accessibilityLabelBlock = {
                count += 1
                return "\(count)"
            }
            view.isAccessibilityElementBlock = { true }
            view.accessibilityValueBlock = { "half" }
            view.accessibilityHintBlock = { "tap" }
            view.accessibilityIdentifierBlock = { "id" }
            view.accessibilityTraitsBlock = { [.button, .selected] }
            view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
            view.accessibilityActivationPointBlock = { CGPoint(x: 9, y: 9) }
            XCTAssertEqual(view.accessibilityLabel, "1")
            XCTAssertEqual(view.accessibilityLabel, "2", "it is asked each time")
            XCTAssertTrue(view.isAccessibilityElement)
            XCTAssertEqual(
                [view.accessibilityValue, view.accessibilityHint, view.accessibilityIdentifier], ["half", "tap", "id"])
            XCTAssertEqual(view.accessibilityTraits, [.button, .selected])
            XCTAssertEqual(view.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 9, y: 9))
            view.accessibilityLabelBlock = nil
            XCTAssertEqual(view.accessibilityLabel, "kept")
        }
    }

    func testBlocksAreCalledForActions() {
        onMain {
            let view = UIView()
            var done: [String] = []
            XCTAssertFalse(view.accessibilityActivate())
            view.accessibilityActivateBlock = {
                done.append("activate")
                return true
            }
            view.accessibilityIncrementBlock = { done.append("up") }
            view.accessibilityDecrementBlock = { done.append("down") }
            view.accessibilityPerformEscapeBlock = { true }
            view.accessibilityMagicTapBlock = { true }
            XCTAssertTrue(view.accessibilityActivate())
            view.accessibilityIncrement()
            view.accessibilityDecrement()
            XCTAssertTrue(view.accessibilityPerformEscape())
            XCTAssertTrue(view.accessibilityPerformMagicTap())
            XCTAssertEqual(done, ["activate", "up", "down"])
        }
    }

    // DEV-1446
    func testWhatIsKept() {
        onMain {
            let view = UIView()
            XCTAssertEqual(view.accessibilityExpandedStatus, .unsupported)
            view.accessibilityExpandedStatus = .collapsed
            XCTAssertEqual(view.accessibilityExpandedStatus, .collapsed)
            XCTAssertEqual(view.accessibilityDirectTouchOptions, [])
            view.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
            XCTAssertTrue(view.accessibilityDirectTouchOptions.contains(.requiresActivation))
        }
    }

    func testNotificationsAreTold() {
        onMain {
            harness.showWindow()
            harness.advance(by: 0.1)
            AccessibilityNotification.Announcement("Saved").post()
            AccessibilityNotification.LayoutChanged(UIView()).post()
            AccessibilityNotification.ScreenChanged().post()
            AccessibilityNotification.PageScrolled("Page 2 of 3").post()
            XCTAssertEqual(
                harness.recorder.instants(named: "UIAccessibilityPostNotification").map(\.detail),
                ["announcement Saved", "layoutChanged UIView", "screenChanged", "pageScrolled Page 2 of 3"])
        }
    }
}
