import PorticoHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues
@testable import UserNotifications

/// The system's question: when it comes, what the app hears around it, what is remembered.
final class AuthorizationTests: NotificationTestCase, @unchecked Sendable {
    @MainActor private func ask(_ name: String) {
        center().requestAuthorization(options: [.alert, .badge]) { granted, error in
            XCTAssertNil(error)
            XCTAssertTrue(Thread.isMainThread, "DEV-831")
            Self.log.append("\(name) \(granted)")
        }
    }

    @MainActor private var status: UNNotificationSettings? {
        var settings: UNNotificationSettings?
        center().getNotificationSettings { settings = $0 }
        harness.turn()
        return settings
    }

    func testThatAPersonAllows() {
        onMain {
            launch(allowed: nil)
            XCTAssertEqual(status?.authorizationStatus, .notDetermined)
            ask("first")
            ask("second")
            XCTAssertEqual(Self.log, [], "not in the middle of the caller")
            harness.turn()
            harness.advance(by: 0.6)
            XCTAssertEqual(Self.log, ["resign"], "one question for both")
            XCTAssertEqual(harness.application.applicationState, .inactive)
            XCTAssertFalse(harness.application.windows.contains { $0 is SystemWindow })
            tap("Allow")
            XCTAssertEqual(Self.log, ["resign", "active", "first true", "second true"])
            XCTAssertEqual(harness.application.applicationState, .active)
            XCTAssertEqual(status?.authorizationStatus, .authorized)
            XCTAssertEqual(status?.badgeSetting, .enabled)
            XCTAssertEqual(status?.soundSetting, .notSupported)
            Self.log = []
            ask("third")
            harness.turn()
            XCTAssertEqual(Self.log, ["third true"], "nobody is asked twice")
        }
    }

    func testThatAPersonDoesNot() {
        onMain {
            launch(allowed: nil)
            ask("first")
            harness.turn()
            harness.advance(by: 0.6)
            tap("Don’t Allow")
            XCTAssertEqual(Self.log, ["resign", "active", "first false"])
            XCTAssertEqual(status?.authorizationStatus, .denied)
            XCTAssertEqual(status?.alertSetting, .disabled)
            var error: (any Error)?
            center().add(request("late", after: 1)) { error = $0 }
            harness.turn()
            XCTAssertEqual((error as? UNError)?.code, .notificationsNotAllowed)
            XCTAssertEqual(pending, [])
        }
    }

    func testTheQuestionWaitsForAnActiveAppAndHoldsItBack() {
        onMain {
            launch(allowed: nil)
            harness.send(.resignActive)
            Self.log = []
            ask("first")
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, [])
            harness.send(.activate)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["active", "resign"])
            // Under the question the app leaves and comes back, and is not active.
            harness.home()
            harness.reopen()
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["active", "resign", "background", "foreground"])
            tap("Allow")
            XCTAssertEqual(Self.log, ["active", "resign", "background", "foreground", "active", "first true"])
        }
    }

    func testAnAnswerInACoveredAppLeavesItInactive() {
        onMain {
            launch(allowed: nil)
            var told: [String] = []
            harness.runtime.lifecycle.phaseChanged = { told.append($0.rawValue) }
            ask("first")
            harness.turn()
            harness.advance(by: 1)
            XCTAssertEqual(told, [], "for the shell it is active")
            harness.send(.resignActive)
            XCTAssertEqual(told, ["inactive"])
            tap("Allow")
            XCTAssertEqual(Self.log, ["resign", "first true"])
            harness.send(.activate)
            XCTAssertEqual(told, ["inactive", "active"])
            XCTAssertEqual(Self.log, ["resign", "first true", "active"])
        }
    }

    func testProvisionalAsksNobody() {
        onMain {
            launch(allowed: nil)
            center().requestAuthorization(options: [.alert, .provisional]) { granted, _ in
                Self.log.append("granted \(granted)")
            }
            harness.turn()
            XCTAssertEqual(Self.log, ["granted true"])
            XCTAssertEqual(status?.authorizationStatus, .provisional)
        }
    }

    func testButtonsHavePicturesAndTextsAreLookedUp() {
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply",
            icon: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"),
            textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        XCTAssertEqual(reply.icon, UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"))
        XCTAssertNotEqual(reply.icon, UNNotificationActionIcon(templateImageName: "arrowshape.turn.up.left"))
        XCTAssertNil(UNNotificationAction(identifier: "a", title: "A").icon)
        XCTAssertEqual(
            NSString.localizedUserNotificationString(forKey: "%@ has %d", arguments: ["Ann", 3]), "Ann has 3")
        XCTAssertEqual(NSString.localizedUserNotificationString(forKey: "Plain 100%", arguments: nil), "Plain 100%")
    }
}
