import PorticoHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues
@testable import UserNotifications

/// Push notifications: the token, who hears of what, in front and not.
final class PushTests: NotificationTestCase, @unchecked Sendable {
    private static let alert = #"{"aps": {"alert": {"title": "News", "body": "All is well"}, "badge": 2}, "id": 7}"#
    private static let silent = #"{"aps": {"content-available": 1}, "id": 8}"#

    /// DEV-830
    func testRegisteringGivesAToken() {
        onMain {
            launch()
            XCTAssertFalse(harness.application.isRegisteredForRemoteNotifications)
            harness.application.registerForRemoteNotifications()
            XCTAssertEqual(Self.log, [])
            harness.turn()
            XCTAssertEqual(Self.log, ["token 32"])
            XCTAssertTrue(harness.application.isRegisteredForRemoteNotifications)
            harness.application.unregisterForRemoteNotifications()
            XCTAssertFalse(harness.application.isRegisteredForRemoteNotifications)
        }
    }

    func testInFrontTheCenterHearsOfIt() {
        onMain {
            launch()
            RemoteNotifications.receive("push-1", Self.alert)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["willPresent News"])
            XCTAssertNotNil(ViewFinder.view(titled: "All is well"))
            XCTAssertEqual(harness.application.applicationIconBadgeNumber, 2)
            tap("News")
            let request = Self.responses.first?.notification.request
            XCTAssertTrue(request?.trigger is UNPushNotificationTrigger)
            XCTAssertEqual(request?.content.userInfo["id"] as? Int, 7)
        }
    }

    func testASilentOneIsTheDelegatesAndShowsNothing() {
        onMain {
            launch()
            RemoteNotifications.receive("push-1", Self.silent)
            harness.turn()
            XCTAssertEqual(Self.log, ["remote 8"])
            XCTAssertEqual(delivered, [])
            harness.home()
            Self.log = []
            RemoteNotifications.receive("push-2", Self.silent)
            XCTAssertEqual(Self.log, [], "the app has no mode remote-notification")
        }
    }

    func testInTheBackgroundTheSystemShowsItAndATapOpensIt() {
        onMain {
            launch()
            harness.home()
            RemoteNotifications.receive("push-1", Self.alert)
            XCTAssertEqual(Self.shown, [AppNotification(id: "push-1", title: "News", body: "All is well")])
            Self.log = []
            RemoteNotifications.open(Self.shown[0])
            harness.reopen()
            XCTAssertEqual(Self.log, ["foreground", "didReceive News", "active"])
        }
    }

    func testOneThatTheProcessHasNotSeenIsOpenedByItsPayload() {
        onMain {
            launch()
            RemoteNotifications.open(AppNotification(id: "push-9", title: "News", body: "", payload: Self.alert))
            XCTAssertEqual(Self.log, ["didReceive News"])
            XCTAssertEqual(Self.responses.first?.notification.request.content.userInfo["id"] as? Int, 7)
        }
    }

    /// DEV-833
    func testAPushThatLaunchesTheAppIsInItsOptionsAndIsHeardOf() {
        onMain {
            let shown = AppNotification(id: "push-1", title: "News", body: "", payload: Self.alert)
            XCTAssertNil(UIScene.ConnectionOptions().notificationResponse)
            RemoteNotifications.open(shown, launches: true)
            let response = UIScene.ConnectionOptions().notificationResponse
            XCTAssertEqual(response?.notification.request.content.body, "All is well")
            harness.runtime.lifecycle.openedPush = RemoteNotifications.userInfo(Self.alert)
            let app = App()
            delegate = app
            center().delegate = app
            harness.launch(app)
            XCTAssertEqual(Self.log, ["launched 7", "didReceive News", "active"])
        }
    }

    func testWithoutPermissionNothingIsShown() {
        onMain {
            launch(allowed: false)
            RemoteNotifications.receive("push-1", Self.alert)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, [])
            XCTAssertNil(ViewFinder.view(titled: "News"))
        }
    }

    func testWithoutACentersDelegateTheApplicationsHearsOfIt() {
        onMain {
            let app = Quiet()
            delegate = app
            harness.launch(app)
            RemoteNotifications.receive("push-1", Self.alert)
            RemoteNotifications.receive("push-2", "{}")
            RemoteNotifications.receive("push-3", "no JSON")
            harness.turn()
            XCTAssertEqual(Self.log, ["remote 7"])
        }
    }
}
