import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Finding and replacing in a text view, by its own panel and by an app's session.
final class FindTests: TextViewTestCase, @unchecked Sendable {
    @MainActor private var interaction: UIFindInteraction? { view.findInteraction }

    @MainActor private var panel: FindNavigator? {
        func find(_ view: UIView) -> FindNavigator? {
            (view as? FindNavigator) ?? view.subviews.lazy.compactMap(find).first
        }
        return UIScreen.main.windows.lazy.compactMap(find).first
    }

    @MainActor private func open(_ text: String, replaces: Bool = false) {
        view.text = text
        view.selectedRange = NSRange(location: 0, length: 0)
        view.isFindInteractionEnabled = true
        interaction?.presentFindNavigator(showingReplace: replaces)
        harness.advance(by: 0.3)
    }

    @MainActor private func label(_ panel: FindNavigator?) -> String? {
        (panel?.field.rightView as? UILabel)?.text
    }

    func test_G124_ItIsOffAtFirst() {
        onMain {
            XCTAssertFalse(view.isFindInteractionEnabled)
            XCTAssertNil(view.findInteraction)
            XCTAssertFalse(view.canPerformAction(Selector("find:"), withSender: nil))
            view.isFindInteractionEnabled = true
            XCTAssertTrue(view.canPerformAction(Selector("find:"), withSender: nil))
            XCTAssertEqual(view.interactions.filter { $0 is UIFindInteraction }.count, 1)
            view.isFindInteractionEnabled = false
            XCTAssertNil(view.findInteraction)
        }
    }

    // DEV-663
    func testThePanelFindsWhatIsTyped() {
        onMain {
            open("One two one TWO óne")
            XCTAssertEqual(interaction?.isFindNavigatorVisible, true)
            XCTAssertEqual(panel?.field.isFirstResponder, true)
            type("one")
            XCTAssertEqual(interaction?.activeFindSession?.resultCount, 3)
            XCTAssertEqual(label(panel), "1 of 3")
            interaction?.findNext()
            XCTAssertEqual(label(panel), "2 of 3")
            interaction?.findPrevious()
            interaction?.findPrevious()
            XCTAssertEqual(label(panel), "3 of 3")
            XCTAssertEqual(view.parts.found.within(NSRange(location: 0, length: 19)).map(\.0.location), [0, 8, 16])
            interaction?.dismissFindNavigator()
            harness.advance(by: 0.5)
            XCTAssertEqual(interaction?.isFindNavigatorVisible, false)
            XCTAssertNil(panel)
            XCTAssertEqual(view.selectedRange, NSRange(location: 16, length: 3))
            XCTAssertTrue(view.parts.found.isEmpty)
        }
    }

    func testEscapeClosesThePanel() {
        onMain {
            open("One two one")
            XCTAssertNotNil(panel?.window)
            for phase in [HostKey.Phase.down, .up] {
                let key = HostKey(
                    usage: UIKeyboardHIDUsage.keyboardEscape.rawValue, characters: "", modifiers: 0, phase: phase)
                harness.runtime.post(.key(key))
            }
            harness.advance(by: 0.5)
            XCTAssertEqual(interaction?.isFindNavigatorVisible, false)
        }
    }

    func testAMarkDoesNotCoverTheSpaceBetweenParagraphs() {
        onMain {
            let style = NSMutableParagraphStyle()
            (style.paragraphSpacing, style.paragraphSpacingBefore) = (40, 30)
            let font = UIFont.systemFont(ofSize: 17)
            view.attributedText = NSAttributedString(
                string: "one\none\none", attributes: [.paragraphStyle: style, .font: font])
            let mark = view.foundRects(of: NSRange(location: 4, length: 3))
            XCTAssertEqual(mark.count, 1)
            XCTAssertEqual(mark.first?.height ?? 0, font.lineHeight, accuracy: 1)
            let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 4)!)
            XCTAssertEqual(mark.first?.minY ?? 0, caret.minY, accuracy: 2)
            XCTAssertEqual(mark.first?.minX ?? 0, caret.midX, accuracy: 2)
        }
    }

    func testWhatIsNotThere() {
        onMain {
            open("abc")
            type("x")
            XCTAssertEqual(label(panel), "Not Found")
            interaction?.dismissFindNavigator()
        }
    }

    func testReplacing() {
        onMain {
            open("a cat, a cat, a cat", replaces: true)
            XCTAssertEqual(panel?.frame.height, 96)
            type("cat")
            let session = interaction?.activeFindSession
            session?.performSingleReplacement(query: "cat", replacementString: "dog", options: nil)
            XCTAssertEqual(view.text, "a dog, a cat, a cat")
            XCTAssertTrue(listener.told().contains("shouldChange 2,3 ‘dog’"), "the delegate is asked")
            session?.replaceAll(searchQuery: "cat", replacementString: "horse", options: nil)
            XCTAssertEqual(view.text, "a dog, a horse, a horse")
            XCTAssertEqual(session?.resultCount, 0)
            interaction?.dismissFindNavigator()
        }
    }

    func testWordsAndTheirBeginnings() {
        onMain {
            view.text = "art artist start"
            for (method, count) in [
                (UITextSearchOptions.WordMatchMethod.contains, 3), (.startsWith, 2), (.fullWord, 1),
            ] {
                let session = UITextSearchingFindSession(searchableObject: view)
                session.performSearch(query: "art", options: UITextSearchOptions(method, []))
                XCTAssertEqual(session.resultCount, count)
                session.invalidateFoundResults()
            }
        }
    }

    private final class Pages: NSObject, UIFindInteractionDelegate {
        final class Session: UIFindSession {
            var asked: [String] = []
            override var resultCount: Int { 7 }
            override var highlightedResultIndex: Int { 2 }
            override func performSearch(query: String, options: UITextSearchOptions?) { asked.append(query) }
        }

        let session = Session()
        var heard: [String] = []
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            heard.append("begin")
        }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { heard.append("end") }
    }

    func testAnAppsOwnSession() {
        onMain {
            let pages = Pages()
            let interaction = UIFindInteraction(sessionDelegate: pages)
            view.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: true)
            harness.advance(by: 0.3)
            type("x")
            interaction.updateResultCount()
            XCTAssertEqual(pages.session.asked, ["x"])
            XCTAssertEqual(label(panel), "3 of 7")
            XCTAssertEqual(panel?.showsReplacement, false, "the session can't replace")
            interaction.dismissFindNavigator()
            XCTAssertEqual(pages.heard, ["begin", "end"])
            view.removeInteraction(interaction)
        }
    }
}
