import TestSupport
import UIKit
import XCTest

/// An item that is made when an activity has been chosen, and the system's types of activities.
final class ActivityItemProviderTests: MainTestCase, @unchecked Sendable {
    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        var made = 0
        override var item: Any {
            made += 1
            return "report for \(activityType?.rawValue ?? "nobody")"
        }
    }

    private final class Share: UIActivity {
        var taken: [Any] = []
        override var activityType: ActivityType? { ActivityType("org.example.share") }
        override var activityTitle: String? { "Share it" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { taken = activityItems }
    }

    @MainActor private func find(_ label: String, in view: UIView) -> UIView? {
        view.accessibilityLabel == label ? view : view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
    }

    // DEV-1275
    func testTheItemIsMadeForTheActivityThatIsChosen() throws {
        try onMain {
            let report = Report(placeholderItem: "placeholder")
            let share = Share()
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            let sheet = UIActivityViewController(activityItems: [report], applicationActivities: [share])
            root.present(sheet, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(report.made, 0)
            XCTAssertNil(report.activityType)
            XCTAssertEqual(report.placeholderItem as? String, "placeholder")
            harness.tap(try XCTUnwrap(find("Share it", in: sheet.view)))
            harness.advance(by: 1)
            XCTAssertEqual(share.taken as? [String], ["report for org.example.share"])
            XCTAssertEqual(report.made, 1)
            XCTAssertTrue(report.isFinished)
        }
    }

    func testWithoutASubclassThePlaceholderIsTheItemAndACancelledOneGivesNone() {
        onMain {
            let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
            let plain = UIActivityItemProvider(placeholderItem: 7)
            XCTAssertEqual(plain.item as? Int, 7)
            XCTAssertEqual(plain.activityViewController(sheet, itemForActivityType: .copyToPasteboard) as? Int, 7)
            XCTAssertEqual(plain.activityType, .copyToPasteboard)
            let cancelled = UIActivityItemProvider(placeholderItem: 7)
            cancelled.cancel()
            XCTAssertNil(cancelled.activityViewController(sheet, itemForActivityType: nil))
        }
    }

    func testTheSystemsTypesHaveTheirNames() {
        let types: [(UIActivity.ActivityType, String)] = [
            (.postToFacebook, "PostToFacebook"), (.postToTwitter, "PostToTwitter"), (.postToFlickr, "PostToFlickr"),
            (.postToVimeo, "PostToVimeo"), (.postToWeibo, "PostToWeibo"), (.postToTencentWeibo, "TencentWeibo"),
            (.message, "Message"), (.mail, "Mail"), (.print, "Print"), (.assignToContact, "AssignToContact"),
            (.saveToCameraRoll, "SaveToCameraRoll"), (.addToReadingList, "AddToReadingList"), (.airDrop, "AirDrop"),
            (.openInIBooks, "OpenInIBooks"), (.markupAsPDF, "MarkupAsPDF"), (.sharePlay, "SharePlay"),
            (.collaborationInviteWithLink, "CollaborationInviteWithLink"),
            (.collaborationCopyLink, "CollaborationCopyLink"), (.addToHomeScreen, "AddToHomeScreen"),
        ]
        for (type, name) in types { XCTAssertEqual(type.rawValue, "com.apple.UIKit.activity." + name) }
        XCTAssertEqual(Set(types.map(\.0)).count, types.count)
    }
}
