import TestSupport
import UIKit
import XCTest

/// The sheet of things to do with what an app shares.
final class ActivityTests: MainTestCase, @unchecked Sendable {
    private final class Late: NSObject, UIActivityItemSource {
        var asked: [String?] = []
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            asked.append(activityType?.rawValue)
            return "late"
        }
    }

    @MainActor private var ended: [String] = []

    @MainActor private func present(
        _ items: [Any], excluded: [UIActivity.ActivityType]? = nil
    ) -> UIActivityViewController {
        ended = []
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { [unowned self] in
            ended.append("\($0?.rawValue ?? "nil") \($1) \($2 == nil) \($3 == nil)")
        }
        root.present(sheet, animated: true)
        harness.advance(by: 1)
        return sheet
    }

    @MainActor private func find(_ label: String, in view: UIView) -> UIView? {
        view.accessibilityLabel == label ? view : view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
    }

    func testCopyingPutsTheItemsOnThePasteboard() throws {
        try onMain {
            let sheet = present(["Hello", URL(string: "https://example.com")!])
            let copy = try XCTUnwrap(find("Copy", in: sheet.view))
            XCTAssertTrue(harness.window.bounds.contains(copy.convert(copy.bounds, to: nil)), "it can be seen")
            harness.tap(copy)
            harness.advance(by: 1)
            XCTAssertEqual(UIPasteboard.general.string, "Hello")
            XCTAssertEqual(UIPasteboard.general.numberOfItems, 2)
            XCTAssertEqual(ended, ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
        }
    }

    func testAnItemSourceIsAskedWhenItIsChosenFor() throws {
        try onMain {
            let late = Late()
            let sheet = present([late])
            XCTAssertEqual(late.asked, [])
            harness.tap(try XCTUnwrap(find("Copy", in: sheet.view)))
            harness.advance(by: 1)
            XCTAssertEqual(late.asked, [UIActivity.ActivityType.copyToPasteboard.rawValue])
            XCTAssertEqual(UIPasteboard.general.string, "late")
        }
    }

    func testExcludedTypesAreNotOffered() {
        onMain { XCTAssertNil(find("Copy", in: present(["Hello"], excluded: [.copyToPasteboard]).view)) }
    }

    func testClosingEndsWithNothingDoneOnce() throws {
        try onMain {
            let sheet = present(["Hello"])
            harness.tap(try XCTUnwrap(find("Close", in: sheet.view)))
            harness.advance(by: 1)
            XCTAssertEqual(ended, ["nil false true true"])
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
        }
    }
}
