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

    func testThePanelsEndAndCountAreInTheAppsLanguage() {
        onMain {
            WordTable.forced = "de"
            defer { WordTable.forced = nil }
            open("One two one")
            type("one")
            XCTAssertEqual(label(panel), "1 von 2")
            let titles = panel?.subviews.compactMap { ($0 as? UIButton)?.currentTitle } ?? []
            XCTAssertTrue(titles.contains("Fertig"), "\(titles)")
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

    // MARK: An object of an app's own

    private final class Span: UITextRange {
        let range: NSRange
        init(_ range: NSRange) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.length == 0 }
        override func isEqual(_ object: Any?) -> Bool { (object as? Span)?.range == range }
    }

    /// Two pages of text, which are searched from the second one backwards.
    private final class Book: UIView, UITextSearching, UIFindInteractionDelegate {
        typealias DocumentIdentifier = Int
        var pages = ["one two one", "three one"]
        var marks: [String] = []
        var log: [String] = []
        var selectedTextRange: UITextRange? { nil }
        var selectedTextSearchDocument: Int? { 0 }
        var supportsTextReplacement: Bool { true }

        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (one, other) = ((foundRange as! Span).range.location, (toRange as! Span).range.location)
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            for (number, page) in pages.enumerated().reversed() {
                let text = page as NSString
                var from = text.length
                while from > 0 {
                    let found = text.range(
                        of: queryString, options: .backwards, range: NSRange(location: 0, length: from))
                    guard found.location != NSNotFound else { break }
                    resultAggregator.foundRange(Span(found), searchString: queryString, document: number)
                    from = found.location
                }
            }
            resultAggregator.finishedSearching()
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            let name = usingStyle == .highlighted ? "highlight" : usingStyle == .found ? "found" : "normal"
            marks.append("\(name) \(document ?? -1):\((foundTextRange as! Span).range.location)")
        }
        func clearAllDecoratedFoundText() { marks = [] }
        func willHighlight(foundTextRange: UITextRange, document: Int?) { log.append("will \(document ?? -1)") }
        func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { log.append("scroll \(inDocument ?? -1)") }
        func shouldReplace(foundTextRange: UITextRange, document: Int?, withText: String) -> Bool {
            withText != "never"
        }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            let text = pages[document!] as NSString
            pages[document!] = text.replacingCharacters(in: (foundTextRange as! Span).range, with: withText)
        }
        func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
            pages = pages.map { $0.replacingOccurrences(of: queryString, with: withText) }
        }
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            UITextSearchingFindSession(searchableObject: self)
        }
    }

    func testAnObjectOfAnAppsOwnIsSearchedInItsOwnOrder() throws {
        try onMain {
            let book = Book(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
            view.superview?.addSubview(book)
            let interaction = UIFindInteraction(sessionDelegate: book)
            book.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: true)
            harness.advance(by: 0.3)
            let session = try XCTUnwrap(interaction.activeFindSession as? UITextSearchingFindSession)
            XCTAssertTrue(session.searchableObject === book)
            session.performSearch(query: "one", options: nil)
            XCTAssertEqual(session.resultCount, 3)
            XCTAssertEqual(session.highlightedResultIndex, 0)
            XCTAssertEqual(book.marks, ["found 0:0", "found 0:8", "found 1:6", "highlight 0:0"])
            XCTAssertEqual(book.log, ["will 0", "scroll 0"])
            session.highlightNextResult(in: .backward)
            XCTAssertEqual(book.marks.suffix(2), ["found 0:0", "highlight 1:6"], "from the first to the last")
            XCTAssertEqual(book.log.suffix(2), ["will 1", "scroll 1"])
            session.performSingleReplacement(query: "one", replacementString: "never", options: nil)
            XCTAssertEqual(book.pages, ["one two one", "three one"], "the object doesn't want it")
            session.performSingleReplacement(query: "one", replacementString: "1", options: nil)
            XCTAssertEqual(book.pages, ["one two one", "three 1"])
            XCTAssertEqual(session.resultCount, 2)
            session.replaceAll(searchQuery: "one", replacementString: "x", options: nil)
            XCTAssertEqual(book.pages, ["x two x", "three 1"])
            XCTAssertEqual(session.resultCount, 0)
            XCTAssertEqual(session.highlightedResultIndex, NSNotFound)
            interaction.dismissFindNavigator()
            harness.advance(by: 0.3)
            XCTAssertEqual(book.marks, [])
        }
    }
}
