import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The actions on the app's icon: what an app sets, what Info.plist says, and what outlives the app (DEV-1200).
final class QuickActionTests: MainTestCase, @unchecked Sendable {
    private var folder: URL!
    private var told: [[HostQuickAction]] = []

    override func prepare() {
        told = []
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        QuickActions.home = folder.path
        QuickActions.use([])
        harness.application.tellShell = { [unowned self] in
            if case .quickActions(let actions) = $0 { told.append(actions) }
        }
    }

    override func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    func testTheItemsOfInfoPlist() {
        onMain {
            let made = QuickActions.item(
                [
                    "UIApplicationShortcutItemType": "a.new", "UIApplicationShortcutItemTitle": "NEW",
                    "UIApplicationShortcutItemSubtitle": "sub",
                    "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeMarkLocation",
                    "UIApplicationShortcutItemUserInfo": ["n": 3],
                ]) { $0 == "NEW" ? "New Note" : $0 }
            XCTAssertEqual(made?.type, "a.new")
            XCTAssertEqual(made?.localizedTitle, "New Note")
            XCTAssertEqual(made?.localizedSubtitle, "sub")
            XCTAssertEqual(made?.icon, UIApplicationShortcutIcon(type: .markLocation))
            XCTAssertEqual(made?.userInfo?["n"] as? NSNumber, 3)
            XCTAssertNil(QuickActions.item(["UIApplicationShortcutItemTitle": "x"]) { $0 })
            XCTAssertNil(QuickActions.item(["UIApplicationShortcutItemType": 1]) { $0 })
        }
    }

    func testWhatIsSetIsToldAndOutlivesTheApp() {
        onMain {
            let item = UIMutableApplicationShortcutItem(
                type: "a.last", localizedTitle: "Open Last", localizedSubtitle: "Letter",
                icon: UIApplicationShortcutIcon(systemImageName: "doc"),
                userInfo: ["id": 7 as NSNumber, "name": "x" as NSString])
            harness.application.shortcutItems = [item]
            item.localizedTitle = "Changed later"
            XCTAssertEqual(harness.application.shortcutItems?.map(\.localizedTitle), ["Open Last"], "a copy is kept")
            XCTAssertEqual(
                told.last, [HostQuickAction(type: "a.last", title: "Open Last", subtitle: "Letter", symbol: "doc")])
            let home = folder.path
            harness.end()
            harness = Harness()
            QuickActions.home = home
            let read = harness.application.shortcutItems ?? []
            XCTAssertEqual(read.map(\.type), ["a.last"])
            XCTAssertEqual(read.first?.userInfo?["id"] as? NSNumber, 7)
            XCTAssertEqual(read.first?.icon, UIApplicationShortcutIcon(systemImageName: "doc"))
            harness.application.shortcutItems = nil
            XCTAssertEqual(harness.application.shortcutItems, [])
        }
    }

    func testAFileThatIsNoListIsNoItems() throws {
        try onMain {
            let file = folder.appendingPathComponent("Library/Portico/QuickActions.plist")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("nonsense".utf8).write(to: file)
            XCTAssertEqual(harness.application.shortcutItems, [])
        }
    }

    func testCopiesAreEqualAndMutableOnesChange() {
        onMain {
            let item = UIApplicationShortcutItem(type: "t", localizedTitle: "T")
            let copy = item.mutableCopy() as? UIMutableApplicationShortcutItem
            XCTAssertEqual(copy, item)
            copy?.localizedSubtitle = "other"
            XCTAssertNotEqual(copy, item)
            XCTAssertNil(item.localizedSubtitle)
            XCTAssertEqual(QuickActions.item(ofType: "gone").type, "gone")
        }
    }
}
