import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The menu behind a title, renaming in place, and the overflow button.
final class TitleMenuTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []
        var mayBegin = true
        var mayEnd = true

        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
            log.append("should")
            return mayBegin
        }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            log.append("will \(suggestedTitle) \(suggestedTitle[selectedRange])")
            let title = suggestedTitle + ".txt"
            return (title, title.startIndex..<title.firstIndex(of: ".")!)
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("shouldEnd \(title)")
            return mayEnd
        }
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("didEnd \(title) \(navigationItem.title!)")
        }
    }

    /// With only what the protocol requires.
    @MainActor private final class ShortRenamer: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append(title) }
    }

    @MainActor private final class Screen: UIViewController {
        var log: [String] = []
        override func duplicate(_ sender: Any?) { log.append("duplicate") }
    }

    @MainActor private func show(_ set: (UINavigationItem) -> Void) -> UINavigationController {
        let screen = Screen()
        screen.title = "Report"
        set(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        harness.show(root: navigation)
        harness.advance(by: 0.1)
        return navigation
    }

    @MainActor private func button(_ navigation: UINavigationController) -> NavigationTitleButton? {
        navigation.navigationBar.content?.subviews.compactMap { $0 as? NavigationTitleButton }.first
    }

    @MainActor private func field(_ navigation: UINavigationController) -> UITextField? {
        navigation.navigationBar.content?.subviews.compactMap { $0 as? UITextField }.first
    }

    /// Opens the menu; its entries, as a person reads them.
    @MainActor private func open(_ navigation: UINavigationController) -> [String] {
        harness.tap(button(navigation)!)
        harness.advance(by: 1)
        return labels((navigation.presentedViewController as? MenuController)?.view)
    }

    @MainActor private func rows(_ view: UIView?) -> [UIView] {
        guard let view else { return [] }
        if view.accessibilityLabel != nil, !(view is UILabel) { return [view] }
        return view.subviews.flatMap { rows($0) }
    }

    @MainActor private func labels(_ view: UIView?) -> [String] {
        rows(view).filter { $0.window != nil }.compactMap(\.accessibilityLabel)
    }

    @MainActor private func choose(_ label: String, _ navigation: UINavigationController) {
        let menu = navigation.presentedViewController!
        harness.tap(rows(menu.view).first { $0.accessibilityLabel == label }!)
        harness.advance(by: 1)
    }

    func testATitleWithoutAMenuIsNoButton() {
        onMain {
            let navigation = show { _ in }
            XCTAssertNil(button(navigation))
            let item = navigation.topViewController!.navigationItem
            item.titleMenuProvider = { UIMenu(children: $0) }
            XCTAssertNotNil(button(navigation))
            item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            harness.turn()
            XCTAssertNil(button(navigation), "the app shows something else there")
            item.titleView = nil
            item.titleMenuProvider = nil
            harness.turn()
            XCTAssertNil(button(navigation))
        }
    }

    func testTheProviderGetsWhatTheChainCanDo() {
        onMain {
            let renamer = Renamer()
            var given: [String] = []
            var chosen = 0
            let navigation = show { item in
                item.renameDelegate = renamer
                item.titleMenuProvider = { suggested in
                    given = suggested.map(\.title)
                    return UIMenu(children: suggested + [UIAction(title: "Own") { _ in chosen += 1 }])
                }
            }
            XCTAssertEqual(open(navigation), ["Duplicate", "Rename", "Own"])
            XCTAssertEqual(given, ["Duplicate", "Rename"])
            choose("Own", navigation)
            XCTAssertEqual(chosen, 1)
            _ = open(navigation)
            choose("Duplicate", navigation)
            XCTAssertEqual((navigation.topViewController as? Screen)?.log, ["duplicate"])
            navigation.topViewController!.navigationItem.titleMenuProvider = { _ in nil }
            XCTAssertEqual(open(navigation), [], "the app wants no menu now")
            XCTAssertNil(navigation.presentedViewController)
        }
    }

    func testTheDocumentStandsOnTop() {
        onMain {
            let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Budget 2026.numbers"))
            var asked = 0
            properties.activityViewControllerProvider = {
                asked += 1
                return UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
            }
            let navigation = show { item in
                item.documentProperties = properties
                item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Own") { _ in }]) }
            }
            XCTAssertEqual(properties.details, "NUMBERS")
            XCTAssertEqual(open(navigation), ["Budget 2026", "Own"])
            choose("Budget 2026", navigation)
            XCTAssertEqual(asked, 1)
            XCTAssertTrue(navigation.presentedViewController is UIActivityViewController)
        }
    }

    func testMetadataGivesTheDocumentItsNameAndPicture() throws {
        try onMain {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
            }
            let metadata = LPLinkMetadata()
            metadata.title = "The Budget"
            metadata.originalURL = URL(fileURLWithPath: "/nowhere/Budget 2026.numbers")
            metadata.iconProvider = NSItemProvider(object: picture)
            let properties = UIDocumentProperties(metadata: metadata)
            metadata.title = "Another"
            XCTAssertEqual(properties.metadata.title, "The Budget", "a copy")
            let navigation = show { $0.documentProperties = properties }
            XCTAssertEqual(open(navigation).first, "The Budget")
            XCTAssertEqual(properties.details, "NUMBERS")

            @MainActor func header() throws -> UIAction {
                let item = try XCTUnwrap(navigation.topViewController).navigationItem
                let menu = try XCTUnwrap(TitleMenu.make(for: item, responder: nil, rename: {}, share: { _ in }))
                return try XCTUnwrap((menu.children.first as? UIMenu)?.children.first as? UIAction)
            }
            XCTAssertNotNil(properties.icon)
            XCTAssertTrue(try header().image === properties.icon)
            properties.wantsIconRepresentation = false
            XCTAssertNil(try header().image)
            properties.wantsIconRepresentation = true
            metadata.iconProvider = nil
            properties.metadata = metadata
            XCTAssertNil(properties.icon)
            XCTAssertEqual(try header().title, "Another")
            XCTAssertNotNil(try header().image, "a document's symbol")
            metadata.title = nil
            properties.metadata = metadata
            XCTAssertEqual(try header().title, "Budget 2026", "the file's name")
        }
    }

    func testRenamingAsksBeginsAndEnds() {
        onMain {
            let renamer = Renamer()
            let navigation = show { $0.renameDelegate = renamer }
            let item = navigation.topViewController!.navigationItem
            XCTAssertEqual(open(navigation), ["Duplicate", "Rename"])
            choose("Rename", navigation)
            XCTAssertEqual(renamer.log, ["should", "will Report Report"])
            let field = field(navigation)!
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(field.text, "Report.txt")
            XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "Report")
            XCTAssertNil(button(navigation))
            harness.runtime.post(.text("Plan"))
            harness.advance(by: 0.1)
            XCTAssertEqual(field.text, "Plan.txt")
            renamer.log = []
            renamer.mayEnd = false
            harness.runtime.post(.text("\n"))
            harness.advance(by: 0.1)
            XCTAssertEqual(renamer.log, ["shouldEnd Plan.txt"])
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(item.title, "Report")
            renamer.mayEnd = true
            harness.runtime.post(.text("\n"))
            harness.advance(by: 0.1)
            XCTAssertEqual(renamer.log.suffix(2), ["shouldEnd Plan.txt", "didEnd Plan.txt Plan.txt"])
            XCTAssertNil(self.field(navigation))
            XCTAssertNotNil(button(navigation))
            XCTAssertEqual(navigation.navigationBar.content?.titleLabel.text, "Plan.txt")
            XCTAssertEqual(navigation.navigationBar.content?.titleLabel.isHidden, false)
        }
    }

    func testADelegateMayRefuseToRename() {
        onMain {
            let renamer = Renamer()
            renamer.mayBegin = false
            let navigation = show { $0.renameDelegate = renamer }
            _ = open(navigation)
            choose("Rename", navigation)
            XCTAssertEqual(renamer.log, ["should"])
            XCTAssertNil(field(navigation))
        }
    }

    func testAnEmptyTitleIsNone() {
        onMain {
            let renamer = ShortRenamer()
            let navigation = show { $0.renameDelegate = renamer }
            _ = open(navigation)
            choose("Rename", navigation)
            let field = field(navigation)!
            XCTAssertEqual(field.text, "Report")
            field.text = ""
            field.resignFirstResponder()
            XCTAssertEqual(renamer.log, [])
            XCTAssertEqual(navigation.topViewController?.navigationItem.title, "Report")
            XCTAssertNil(self.field(navigation))
        }
    }

    func testTheButtonStandsOverTheTitleThatShows() {
        onMain {
            let navigation = show { $0.titleMenuProvider = { UIMenu(children: $0) } }
            let bar = navigation.navigationBar
            harness.turn()
            XCTAssertEqual(button(navigation)!.frame.minX, bar.content!.titleLabel.frame.minX)
            XCTAssertEqual(button(navigation)!.frame.maxX, bar.content!.titleLabel.frame.maxX + 20)
            let long = UIBarButtonItem(title: "A button with many words in it")
            navigation.topViewController!.navigationItem.rightBarButtonItem = long
            harness.turn()
            XCTAssertLessThan(button(navigation)!.frame.maxX, long.shownView!.frame.minX, "the sign has room, too")
            navigation.topViewController!.navigationItem.rightBarButtonItem = nil
            bar.prefersLargeTitles = true
            harness.advance(by: 0.1)
            XCTAssertEqual(button(navigation)!.frame.minX, 16)
            XCTAssertGreaterThan(button(navigation)!.frame.midY, 44)
        }
    }

    func testTheOverflowButtonIsThereToPresentFrom() {
        onMain {
            let navigation = show { _ in }
            let item = navigation.topViewController!.navigationItem
            XCTAssertNil(item.overflowPresentationSource)
            item.style = .editor
            item.centerItemGroups = [UIBarButtonItem(title: "A").creatingFixedGroup()]
            harness.turn()
            let source = item.overflowPresentationSource as? UIBarButtonItem
            XCTAssertNotNil(source?.shownView?.window)
            item.centerItemGroups = []
            harness.turn()
            XCTAssertNil(item.overflowPresentationSource)
        }
    }

    func testWhatAnAppAddsToTheOverflowMenuIsMadeWhenItIsShown() {
        onMain {
            let navigation = show { _ in }
            let item = navigation.topViewController!.navigationItem
            nonisolated(unsafe) var asked = 0
            item.additionalOverflowItems = UIDeferredMenuElement { provide in
                asked += 1
                provide([UIAction(title: "Added") { _ in }])
            }
            harness.turn()
            let source = item.overflowPresentationSource as? UIBarButtonItem
            XCTAssertNotNil(source?.shownView?.window, "a button stands there without other entries")
            XCTAssertEqual(asked, 0)
            harness.tap(source!.shownView!)
            harness.advance(by: 0.6)
            XCTAssertEqual(asked, 1)
            item.additionalOverflowItems = nil
            harness.turn()
            XCTAssertNil(item.overflowPresentationSource)
        }
    }

    func testSearchBarsStandInARowOfTheirOwnOnAPhone() {
        onMain {
            let item = UINavigationItem(title: "T")
            XCTAssertEqual(item.preferredSearchBarPlacement, .automatic)
            XCTAssertEqual(item.searchBarPlacement, .stacked)
            item.preferredSearchBarPlacement = .inline
            XCTAssertEqual(item.searchBarPlacement, .stacked)
        }
    }
}
