import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

// guide: case
final class RatingControlTests: MainTestCase, @unchecked Sendable {
    @MainActor private var control: RatingControl!
    @MainActor private var events: [String] = []

    override func prepare() {
        harness.showWindow()
        control = RatingControl(frame: CGRect(x: 20, y: 60, width: 172, height: 28))
        events = []
        control.addAction(UIAction { _ in self.events.append("valueChanged") }, for: .valueChanged)
        harness.window.addSubview(control)
        harness.turn()
    }

    override func cleanUp() { control = nil }
    // guide: end

    // guide: values
    func testAValueBeyondIsBroughtBackAndSendsNothing() {
        onMain {
            control.rating = 9
            XCTAssertEqual(control.rating, 5)
            control.rating = -1
            XCTAssertEqual(control.rating, 0)
            XCTAssertEqual(events, [])
        }
    }
    // guide: end

    // guide: touch
    func testATapFillsAsFarAsItGoes() {
        onMain {
            harness.tap(CGPoint(x: 20 + 36 * 2 + 5, y: 70))
            XCTAssertEqual(control.rating, 3)
            XCTAssertEqual(events, ["valueChanged"])
            harness.tap(CGPoint(x: 20 + 36 * 2 + 10, y: 70))
            XCTAssertEqual(events, ["valueChanged"], "nothing has changed")
        }
    }

    func testADragTellsOfEachNewValueOnce() {
        onMain {
            harness.drag(from: CGPoint(x: 25, y: 70), to: CGPoint(x: 100, y: 70))
            XCTAssertEqual(control.rating, 3)
            XCTAssertEqual(events, ["valueChanged", "valueChanged", "valueChanged"])
        }
    }
    // guide: end

    func testADisabledControlTakesNoTouches() {
        onMain {
            control.isEnabled = false
            harness.tap(CGPoint(x: 100, y: 70))
            XCTAssertEqual(control.rating, 0)
            XCTAssertEqual(events, [])
            XCTAssertEqual(control.alpha, 0.5)
        }
    }

    // guide: layout
    func testSpacingChangesTheSizeAndLaysOutOnce() {
        onMain {
            XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 172, height: 28))
            control.spacing = 8
            XCTAssertFalse(control.layer.needsLayout(), "an equal value asks for nothing")
            control.spacing = 20
            XCTAssertEqual(control.intrinsicContentSize.width, 220)
            XCTAssertTrue(control.layer.needsLayout())
            harness.turn()
            XCTAssertEqual(control.subviews.map(\.frame.minX), [0, 48, 96, 144, 192])
        }
    }

    func testFromRightToLeftTheFirstDotIsAtTheRight() {
        onMain {
            control.semanticContentAttribute = .forceRightToLeft
            control.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(control.subviews.first?.frame.maxX, 172)
            harness.tap(CGPoint(x: 20 + 172 - 5, y: 70))
            XCTAssertEqual(control.rating, 1)
        }
    }
    // guide: end

    // guide: pixels
    func testFullDotsHaveTheTintColour() {
        onMain {
            harness.window.backgroundColor = .white
            control.tintColor = .red
            control.rating = 1
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 34, y: 74)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: 34 + 36, y: 74)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 21, y: 61)), Pixel(r: 255, g: 255, b: 255), "a corner")
        }
    }
    // guide: end

    func testAssistiveTechnologyAdjustsIt() {
        onMain {
            XCTAssertTrue(control.isAccessibilityElement)
            XCTAssertTrue(control.accessibilityTraits.contains(.adjustable))
            control.accessibilityIncrement()
            XCTAssertEqual(control.accessibilityValue, "1")
            control.accessibilityDecrement()
            control.accessibilityDecrement()
            XCTAssertEqual(control.rating, 0)
            XCTAssertEqual(events, ["valueChanged", "valueChanged"])
        }
    }
}
