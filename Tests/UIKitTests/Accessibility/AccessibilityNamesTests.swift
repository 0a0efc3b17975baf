import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What apps tell VoiceOver and its kin, and what comes back.
final class AccessibilityNamesTests: MainTestCase, @unchecked Sendable {
    func testNamesOfNotificationsAndAttributes() {
        let notifications: [UIAccessibility.Notification] = [
            .screenChanged, .layoutChanged, .announcement, .pageScrolled,
        ]
        XCTAssertEqual(Set(notifications.map(\.rawValue)).count, 4)
        let posted: [NSNotification.Name] = [
            UIAccessibility.elementFocusedNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
        ]
        XCTAssertEqual(Set(posted.map(\.rawValue)).count, 2)
        XCTAssertFalse(UIAccessibility.focusedElementUserInfoKey.isEmpty)
        let keys: [NSAttributedString.Key] = [
            .accessibilitySpeechPunctuation, .accessibilitySpeechPitch, .accessibilitySpeechQueueAnnouncement,
            .accessibilitySpeechIPANotation, .accessibilityTextHeadingLevel,
        ]
        XCTAssertEqual(Set(keys.map(\.rawValue)).count, 5)
        let text = NSAttributedString(string: "a", attributes: [keys[1]: 1.5])
        XCTAssertEqual(text.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) as? Double, 1.5)
    }

    func testAnElementIsAdjustedAndScrolled() {
        onMain {
            final class Dial: UIView {
                var steps: [String] = []
                override func accessibilityIncrement() { steps.append("more") }
                override func accessibilityDecrement() { steps.append("less") }
                override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                    steps.append("scroll \(direction.rawValue)")
                    return direction == .down
                }
            }
            let dial = Dial()
            dial.accessibilityIncrement()
            dial.accessibilityDecrement()
            XCTAssertTrue(dial.accessibilityScroll(.down))
            XCTAssertFalse(dial.accessibilityScroll(.up))
            XCTAssertEqual(dial.steps.prefix(2), ["more", "less"])
            XCTAssertFalse(UIView().accessibilityScroll(.down), "a view doesn't scroll by itself")
        }
    }

    func testAViewKeepsWhatIsSaidOfIt() {
        onMain {
            let view = UIView()
            XCTAssertNil(view.accessibilityValue)
            view.accessibilityValue = "half"
            XCTAssertEqual(view.accessibilityValue, "half")
            XCTAssertFalse(view.accessibilityElementsHidden)
            view.accessibilityElementsHidden = true
            XCTAssertTrue(view.accessibilityElementsHidden)
            XCTAssertFalse(view.accessibilityViewIsModal)
            view.accessibilityViewIsModal = true
            XCTAssertTrue(view.accessibilityViewIsModal)
            XCTAssertNil(view.accessibilityPath)
            let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.accessibilityPath = path
            XCTAssertEqual(view.accessibilityPath?.bounds, path.bounds)
            var done = 0
            let action = UIAccessibilityCustomAction(name: "Act") { _ in
                done += 1
                return true
            }
            view.accessibilityCustomActions = [action]
            XCTAssertEqual(view.accessibilityCustomActions?.map(\.name), ["Act"])
            XCTAssertEqual(view.accessibilityCustomActions?.first?.actionHandler?(action), true)
            XCTAssertEqual(done, 1)
            let rotor = UIAccessibilityCustomRotor(name: "Headings") { _ in nil }
            view.accessibilityCustomRotors = [rotor]
            XCTAssertEqual(view.accessibilityCustomRotors?.map(\.name), ["Headings"])
            view.accessibilityContainerType = .landmark
            XCTAssertEqual(view.accessibilityContainerType, .landmark)
        }
    }

    func testAContainerCountsItsElements() {
        onMain {
            let view = UIView()
            let elements = [1, 2].map { number in
                let element = UIAccessibilityElement(accessibilityContainer: view)
                element.accessibilityLabel = "\(number)"
                return element
            }
            view.accessibilityElements = elements
            XCTAssertTrue(view.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
            XCTAssertEqual(view.index(ofAccessibilityElement: elements[1]), 1)
            XCTAssertEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
            XCTAssertNil(view.accessibilityElement(at: 7))
        }
    }

    func testAViewFromANibWakesUp() {
        onMain {
            final class Woken: UIView {
                var calls: [String] = []
                override func awakeFromNib() {
                    super.awakeFromNib()
                    calls.append("awake")
                }
                override func prepareForInterfaceBuilder() {
                    super.prepareForInterfaceBuilder()
                    calls.append("builder")
                }
            }
            let view = Woken()
            XCTAssertEqual(view.calls, [], "nobody has made it from a nib")
            view.awakeFromNib()
            view.prepareForInterfaceBuilder()
            XCTAssertEqual(view.calls, ["awake", "builder"])
        }
    }

    func testShakesReachTheResponder() {
        onMain {
            final class Shaken: UIView {
                var calls: [String] = []
                override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    calls.append("began \(motion == .motionShake)")
                    super.motionBegan(motion, with: event)
                }
                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    calls.append("ended")
                    super.motionEnded(motion, with: event)
                }
            }
            let (outer, inner) = (Shaken(), UIView())
            outer.addSubview(inner)
            inner.motionBegan(.motionShake, with: nil)
            inner.motionEnded(.motionShake, with: nil)
            XCTAssertEqual(outer.calls, ["began true", "ended"], "up the chain, to who takes it")
        }
    }
}
