import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What the app posts, what it may ask, and feedback for the hand.
final class AccessibilityStatusTests: MainTestCase, @unchecked Sendable {
    @MainActor private func lines() -> [String] {
        harness.recorder.events.filter { $0.category == .feedback }.map {
            [$0.subject, $0.name, $0.detail].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    // DEV-131
    func testAPostIsOneLineOfTheTraceAndChangesNothing() {
        onMain {
            harness.showWindow()
            harness.advance(by: 0.1)
            let label = UILabel()
            var spoken = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { spoken += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Styled"))
            UIAccessibility.post(notification: .screenChanged, argument: label)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            harness.advance(by: 1)
            XCTAssertEqual(
                lines(),
                [
                    "UIAccessibilityPostNotification announcement Saved",
                    "UIAccessibilityPostNotification announcement Styled",
                    "UIAccessibilityPostNotification screenChanged UILabel",
                    "UIAccessibilityPostNotification layoutChanged",
                ])
            XCTAssertEqual(spoken, 0, "nobody has spoken")
            XCTAssertNil(UIAccessibility.focusedElement(using: .notificationVoiceOver))
        }
    }

    func testADeviceIsNewUntilSettingsAreChanged() {
        onMain {
            XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
            XCTAssertFalse(UIAccessibility.isSwitchControlRunning)
            XCTAssertFalse(UIAccessibility.isGuidedAccessEnabled)
            XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
            XCTAssertFalse(UIAccessibility.isBoldTextEnabled)
            XCTAssertTrue(UIAccessibility.isShakeToUndoEnabled)
            XCTAssertTrue(UIAccessibility.isVideoAutoplayEnabled)
            XCTAssertEqual(UIAccessibility.hearingDevicePairedEar, [])
        }
    }

    func testSettingsReachTheAppWithTheirNotificationOnce() {
        onMain {
            harness.showWindow()
            let view = UIView()
            harness.window.addSubview(view)
            var told: [String] = []
            let names: [(NSNotification.Name, String)] = [
                (UIAccessibility.boldTextStatusDidChangeNotification, "bold"),
                (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, "contrast"),
                (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
                (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, "fade"),
                (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "transparency"),
            ]
            let tokens = names.map { name, text in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { told.append(text) }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            @MainActor func set(_ option: HostAccessibility, _ isOn: Bool) {
                harness.runtime.post(.accessibility(option, isOn: isOn))
                harness.turn()
            }
            set(.boldText, true)
            set(.boldText, true)
            XCTAssertEqual(told, ["bold"])
            XCTAssertTrue(UIAccessibility.isBoldTextEnabled)
            XCTAssertEqual(view.traitCollection.legibilityWeight, .bold)
            set(.increaseContrast, true)
            XCTAssertTrue(UIAccessibility.isDarkerSystemColorsEnabled)
            XCTAssertEqual(view.traitCollection.accessibilityContrast, .high)
            set(.crossFadeTransitions, true)
            XCTAssertFalse(UIAccessibility.prefersCrossFadeTransitions, "only with reduced motion")
            set(.reduceMotion, true)
            XCTAssertTrue(UIAccessibility.prefersCrossFadeTransitions)
            set(.reduceTransparency, true)
            set(.increaseContrast, false)
            XCTAssertEqual(view.traitCollection.accessibilityContrast, .normal)
            XCTAssertEqual(told, ["bold", "contrast", "motion", "fade", "transparency", "contrast"])
        }
    }

    func testGuidedAccessIsRefusedLater() {
        onMain {
            XCTAssertEqual(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "x"), .allow)
            var answers: [String] = []
            UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append("session \($0)") }
            UIAccessibility.configureForGuidedAccess(features: [.voiceOver, .zoom], enabled: true) { done, error in
                if let error, UIAccessibility.GuidedAccessError.permissionDenied ~= error {
                    answers.append("features \(done) denied")
                }
                answers.append((error as? UIAccessibility.GuidedAccessError).map { "\($0.errorCode)" } ?? "?")
            }
            XCTAssertEqual(answers, [])
            harness.turn { answers.count == 3 }
            XCTAssertEqual(answers, ["session false", "features false denied", "0"])
            XCTAssertEqual(UIAccessibility.GuidedAccessError.errorDomain, "UIAccessibilityGuidedAccessErrorDomain")
        }
    }

    func testFeedbackIsCounted() {
        onMain {
            let impact = UIImpactFeedbackGenerator(style: .heavy)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
            impact.impactOccurred(intensity: 7)
            UIImpactFeedbackGenerator().impactOccurred()
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
            XCTAssertEqual(
                lines(),
                [
                    "UIImpactFeedbackGenerator prepare", "UIImpactFeedbackGenerator impactOccurred heavy 1.0",
                    "UIImpactFeedbackGenerator impactOccurred heavy 0.5",
                    "UIImpactFeedbackGenerator impactOccurred heavy 1.0",
                    "UIImpactFeedbackGenerator impactOccurred medium 1.0",
                    "UISelectionFeedbackGenerator selectionChanged",
                    "UINotificationFeedbackGenerator notificationOccurred warning",
                ])
        }
    }
}
