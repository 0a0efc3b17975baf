import ActivityKit
import XCTest

/// Live Activities, which are switched off (DEV-1411).
final class ActivityTests: XCTestCase {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var number: Int
    }

    func testTheyAreSwitchedOff() {
        XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
        XCTAssertFalse(ActivityAuthorizationInfo().frequentPushesEnabled)
        XCTAssertTrue(Activity<Delivery>.activities.isEmpty)
        XCTAssertNil(Activity<Delivery>.pushToStartToken)
    }

    func testRequestingOneIsAnError() {
        let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
        XCTAssertThrowsError(
            try Activity.request(attributes: Delivery(number: 1), content: content, pushType: .token)
        ) { error in
            // The tests' own bundle has no word of Live Activities in its Info.plist.
            XCTAssertEqual(error as? ActivityAuthorizationError, .unsupportedTarget)
            XCTAssertEqual((error as NSError).domain, "com.apple.ActivityKit.ActivityAuthorizationError")
        }
    }

    func testUpdatesWaitUntilTheTaskIsCancelled() async {
        let task = Task {
            for await _ in Activity<Delivery>.activityUpdates { return "something" }
            for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { return "something" }
            return "nothing"
        }
        task.cancel()
        let heard = await task.value
        XCTAssertEqual(heard, "nothing")
    }
}
