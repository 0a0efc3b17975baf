import PorticoHost
import PorticoRenderModel
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues
@testable import UserNotifications

/// Notifications of the app's own: when they come, how they are shown, what a tap does.
final class LocalNotificationTests: NotificationTestCase, @unchecked Sendable {
    func testItComesWhenItsTimeHasPassed() {
        onMain {
            launch()
            center().add(request("tea", after: 10, badge: 3))
            center().add(request("soup", after: 5))
            XCTAssertEqual(pending, ["tea", "soup"])
            harness.advance(by: 4.9)
            XCTAssertEqual(Self.log, [])
            harness.advance(by: 0.2)
            XCTAssertEqual(Self.log, ["willPresent soup"])
            XCTAssertEqual(pending, ["tea"])
            harness.advance(by: 5)
            XCTAssertEqual(Self.log, ["willPresent soup", "willPresent tea"])
            XCTAssertEqual(delivered, ["soup", "tea"])
            XCTAssertEqual(harness.application.applicationIconBadgeNumber, 3)
            XCTAssertEqual(Self.shown, [], "the system has nothing to show: the app is in front")
        }
    }

    func testABannerComesAndGoes() {
        onMain {
            launch()
            center().add(request("tea"))
            harness.advance(by: 1)
            XCTAssertNotNil(ViewFinder.view(titled: "tea"))
            XCTAssertNotNil(ViewFinder.view(titled: "text of tea"))
            XCTAssertEqual(harness.application.applicationState, .active)
            harness.advance(by: 6)
            XCTAssertNil(ViewFinder.view(titled: "tea"))
            XCTAssertEqual(Self.responses.count, 0)
        }
    }

    func testATapOnTheBannerIsAResponse() {
        onMain {
            launch()
            center().add(request("tea"))
            harness.advance(by: 1)
            tap("tea")
            XCTAssertEqual(Self.log, ["willPresent tea", "didReceive tea"])
            XCTAssertEqual(Self.responses.first?.actionIdentifier, UNNotificationDefaultActionIdentifier)
            XCTAssertEqual(Self.responses.first?.notification.request.identifier, "id-tea")
            XCTAssertEqual(delivered, [])
            XCTAssertNil(ViewFinder.view(titled: "tea"))
        }
    }

    func testTouchesBesideTheBannerAreTheApps() {
        onMain {
            launch()
            let button = UIButton(type: .system)
            button.setTitle("Under", for: .normal)
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 50)
            button.addAction(UIAction { _ in Self.log.append("tapped") }, for: .touchUpInside)
            harness.window.rootViewController?.view.addSubview(button)
            center().add(request("tea"))
            harness.advance(by: 1)
            tap("Under")
            XCTAssertEqual(Self.log, ["willPresent tea", "tapped"])
        }
    }

    func testWithoutOptionsNothingIsShown() {
        onMain {
            launch()
            Self.options = []
            center().add(request("tea", badge: 3))
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["willPresent tea"])
            XCTAssertNil(ViewFinder.view(titled: "tea"))
            XCTAssertEqual(delivered, [])
            XCTAssertEqual(harness.application.applicationIconBadgeNumber, 0)
        }
    }

    func testInTheBackgroundTheSystemShowsIt() {
        onMain {
            launch()
            center().add(request("tea", after: 2, badge: 1))
            harness.home()
            harness.advance(by: 3)
            XCTAssertEqual(Self.shown, [AppNotification(id: "id-tea", title: "tea", body: "text of tea")])
            XCTAssertEqual(delivered, ["tea"])
            XCTAssertEqual(harness.application.applicationIconBadgeNumber, 1)
            RemoteNotifications.open(Self.shown[0])
            XCTAssertEqual(Self.log, ["resign", "background"])
            harness.reopen()
            XCTAssertEqual(Self.log, ["resign", "background", "foreground", "didReceive tea", "active"])
            XCTAssertEqual(delivered, [])
        }
    }

    /// DEV-832
    func testWhatWasDueWhileTheAppWasStoppedComesOnItsWayToTheFront() {
        onMain {
            launch()
            center().add(request("tea", after: 2))
            harness.home()
            MediaClock.shared.advance(by: 60)
            harness.reopen()
            XCTAssertEqual(Self.log, ["resign", "background", "foreground", "active"])
            XCTAssertEqual(delivered, ["tea"])
        }
    }

    @MainActor private func change(textSize: UIContentSizeCategory) {
        SystemChanges.change(textSize: textSize)
        harness.turn()
    }

    func testABannersTextGrowsWithTheContentSize() {
        onMain {
            defer { change(textSize: .large) }
            launch()
            center().add(request("tea"))
            harness.advance(by: 1)
            guard let heading = ViewFinder.view(titled: "tea") as? UILabel,
                let banner = heading.superview as? NotificationBanner
            else { return XCTFail("\(ViewFinder.titles())") }
            let labels = banner.subviews.compactMap { $0 as? UILabel }.filter {
                $0.text != "X" && $0.textAlignment != .center
            }
            XCTAssertEqual(labels.map(\.font.pointSize), [15, 15, 13])
            var heights = [banner.frame.height]
            for size in [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
                change(textSize: size)
                let expected = [UIFont.TextStyle.subheadline, .subheadline, .footnote].map {
                    UIFont.preferredFont(forTextStyle: $0).pointSize
                }
                XCTAssertEqual(labels.map(\.font.pointSize), expected)
                for label in labels { XCTAssertTrue(banner.bounds.contains(label.frame), "\(size) \(label.frame)") }
                XCTAssertGreaterThanOrEqual(banner.frame.minY, banner.superview?.safeAreaInsets.top ?? 0)
                heights.append(banner.frame.height)
            }
            XCTAssertLessThanOrEqual(heights[1], heights[0])
            XCTAssertGreaterThan(heights[2], heights[0])
            XCTAssertGreaterThan(heights[3], heights[2])
            tap("tea")
            XCTAssertEqual(Self.log.last, "didReceive tea")
        }
    }

    func testRequestsAreReplacedAndRemoved() {
        onMain {
            launch()
            center().add(request("a", after: 10))
            center().add(request("b", after: 20))
            center().add(request("a", after: 30))
            XCTAssertEqual(pending, ["b", "a"])
            center().removePendingNotificationRequests(withIdentifiers: ["id-b"])
            XCTAssertEqual(pending, ["a"])
            harness.advance(by: 25)
            XCTAssertEqual(Self.log, [])
            center().removeAllPendingNotificationRequests()
            harness.advance(by: 10)
            XCTAssertEqual(Self.log, [])
            center().add(request("c"))
            center().add(request("d"))
            harness.turn()
            XCTAssertEqual(delivered, ["c", "d"])
            center().removeDeliveredNotifications(withIdentifiers: ["id-c"])
            XCTAssertEqual(delivered, ["d"])
            center().removeAllDeliveredNotifications()
            XCTAssertEqual(delivered, [])
        }
    }

    func testARepeatingOneComesAgain() {
        onMain {
            launch()
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
            center().add(UNNotificationRequest(identifier: "x", content: request("x").content, trigger: trigger))
            harness.advance(by: 61)
            harness.advance(by: 60)
            XCTAssertEqual(Self.log, ["willPresent x", "willPresent x"])
            XCTAssertEqual(pending, ["x"])
        }
    }

    func testARequestKeepsWhatItsContentWas() {
        onMain {
            let content = UNMutableNotificationContent()
            content.title = "before"
            content.userInfo = ["a": 1]
            let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
            content.title = "after"
            XCTAssertEqual(request.content.title, "before")
            XCTAssertFalse(request.content is UNMutableNotificationContent)
            let copy = request.content.mutableCopy() as? UNMutableNotificationContent
            XCTAssertEqual(copy?.userInfo["a"] as? Int, 1)
        }
    }

    func testACalendarTriggerComesWithItsMinute() {
        onMain {
            var parts = DateComponents()
            parts.second = 30
            let next = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true).nextTriggerDate()
            XCTAssertEqual(next.map { Calendar.current.component(.second, from: $0) }, 30)
            XCTAssertLessThanOrEqual(next?.timeIntervalSinceNow ?? 100, 60)
            parts.year = 1999
            XCTAssertNil(UNCalendarNotificationTrigger(dateMatching: parts, repeats: false).nextTriggerDate())
        }
    }

    func testACalendarTriggerFollowsAClockThatIsSet() {
        onMain {
            launch()
            defer { DeviceClock.change(HostTime()) }
            setClock("2026-01-01T09:00")
            for hour in [10, 12] {
                let trigger = UNCalendarNotificationTrigger(
                    dateMatching: DateComponents(hour: hour, minute: 0), repeats: false)
                center().add(
                    UNNotificationRequest(identifier: "\(hour)", content: request("\(hour)").content, trigger: trigger))
            }
            setClock("2026-01-01T08:00")
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, [])
            setClock("2026-01-01T11:00")
            harness.advance(by: 0.1)
            XCTAssertEqual(Self.log, ["willPresent 10"])
            harness.advance(by: 3000)
            XCTAssertEqual(pending, ["12"])
            harness.advance(by: 700)
            XCTAssertEqual(Self.log, ["willPresent 10", "willPresent 12"])
        }
    }

    @MainActor private func setClock(_ text: String) {
        // The machine's time is asked for as the device's before any was set.
        DeviceClock.change(HostTime(zone: "UTC"))
        let ahead = LocalTime(text)!.date(in: .gmt).timeIntervalSinceNow
        DeviceClock.change(HostTime(ahead: ahead, zone: "UTC"))
    }

    func testTheAsyncFormsOfTheDelegate() {
        onMain {
            final class Modern: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
                ) async -> UNNotificationPresentationOptions {
                    LocalNotificationTests.log.append("willPresent \(notification.request.content.title)")
                    return [.banner]
                }
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
                ) async { LocalNotificationTests.log.append("didReceive") }
            }
            launch()
            let modern = Modern()
            center().delegate = modern
            center().add(request("tea"))
            harness.turn { Self.log == ["willPresent tea"] }
            harness.turn { ViewFinder.view(titled: "tea") != nil }
            harness.advance(by: 1)
            tap("tea")
            harness.turn { Self.log.count == 2 }
            XCTAssertEqual(Self.log, ["willPresent tea", "didReceive"])
        }
    }

    /// DEV-834: kept.
    func testCategoriesAndTheBadge() {
        onMain {
            launch()
            let action = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
            center().setNotificationCategories([
                UNNotificationCategory(identifier: "todo", actions: [action], intentIdentifiers: [], options: [])
            ])
            var names: [String] = []
            center().getNotificationCategories { names = $0.flatMap { $0.actions.map(\.title) } }
            center().setBadgeCount(7)
            var error: (any Error)?
            center().setBadgeCount(-1) { error = $0 }
            harness.turn()
            XCTAssertEqual(names, ["Done"])
            let hidden = UNNotificationCategory(
                identifier: "h", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "A message",
                options: .hiddenPreviewsShowTitle)
            XCTAssertEqual(hidden.hiddenPreviewsBodyPlaceholder, "A message")
            XCTAssertEqual(hidden.options, .hiddenPreviewsShowTitle)
            XCTAssertEqual(harness.application.applicationIconBadgeNumber, 7)
            XCTAssertEqual((error as? UNError)?.code, .badgeInputInvalid)
        }
    }
}
