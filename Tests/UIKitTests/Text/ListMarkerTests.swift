import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Paragraphs in lists have their markers shown by TextKit 2, and are elements of lists to those who ask. DEV-1424.
final class ListMarkerTests: TextViewTestCase, @unchecked Sendable {
    private let outer = NSTextList(markerFormat: .init("{decimal}."), options: [], startingItemNumber: 1)
    private let inner = NSTextList(markerFormat: .init("{lower-alpha})"), options: [], startingItemNumber: 1)
    private let disc = NSTextList(markerFormat: .disc, options: [], startingItemNumber: 1)

    private func text(_ paragraphs: [(String, [NSTextList])]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for (number, (words, lists)) in paragraphs.enumerated() {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            text.append(
                NSAttributedString(
                    string: words + (number < paragraphs.count - 1 ? "\n" : ""),
                    attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]))
        }
        return text
    }

    @MainActor private func show(_ paragraphs: [(String, [NSTextList])]) {
        view.attributedText = text(paragraphs)
        harness.turn()
    }

    /// The markers of all paragraphs.
    @MainActor private var markers: [String?] {
        let flow = view.lines.flow
        return (0..<flow.count).map { view.lines.listMarkers?.marker(at: flow.paragraphs.start(of: $0)) }
    }

    /// Where a character begins, from the text's edge.
    @MainActor private func indent(of character: Int) -> CGFloat {
        view.caret(at: character).minX - view.textContainer.lineFragmentPadding
    }

    func testItemsAreCounted() {
        onMain {
            show([
                ("Bread", [outer]), ("white", [outer, inner]), ("black", [outer, inner]), ("Milk", [outer]),
                ("oat", [outer, inner]), ("That is all", []), ("Again", [outer]),
            ])
            XCTAssertEqual(markers, ["1.", "a)", "b)", "2.", "a)", nil, "1."])
            XCTAssertEqual(indent(of: 0), 36, accuracy: 0.5)
            XCTAssertEqual(indent(of: 6), 72, accuracy: 0.5)
            XCTAssertEqual(indent(of: (view.text as NSString).range(of: "That").location), 0, accuracy: 0.5)
            XCTAssertEqual(view.text.prefix(11), "Bread\nwhite", "markers are no characters")
        }
    }

    func testAnEnclosingMarkerIsPrepended() {
        onMain {
            let inner = NSTextList(
                markerFormat: .init("{decimal}."), options: .prependEnclosingMarker, startingItemNumber: 1)
            show([
                ("one", [outer]), ("two", [outer]), ("in it", [outer, inner]),
                ("too", [outer, inner]),
            ])
            XCTAssertEqual(markers, ["1.", "2.", "2.1.", "2.2."])
        }
    }

    func testMarkersAreDrawnBesideTheText() throws {
        try onMain {
            view.backgroundColor = .white
            view.textColor = .black
            @MainActor func ink() -> Int {
                harness.renderFrame()
                let line = view.convert(view.caret(at: 0), to: nil)
                return (20..<Int(line.minX - 2)).filter { x in
                    (Int(line.minY)..<Int(line.maxY)).contains {
                        harness.pixel(at: CGPoint(x: CGFloat(x), y: CGFloat($0))).r < 128
                    }
                }.count
            }
            show([("item", [disc])])
            XCTAssertGreaterThan(ink(), 2)
            show([("item", [])])
            XCTAssertEqual(ink(), 0)
        }
    }

    func testParagraphsBelowAreNumberedAnew() {
        onMain {
            show([("one", [outer]), ("two", [outer]), ("three", [outer])])
            view.textStorage.addAttribute(
                .paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 4, length: 4))
            harness.turn()
            XCTAssertEqual(markers, ["1.", nil, "1."])
            XCTAssertEqual(indent(of: 4), 0, accuracy: 0.5)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 0)
            type("\nmore")
            XCTAssertEqual(markers, ["1.", "2.", nil, "1."], "a new paragraph is in the list of the one that it left")
        }
    }

    func testTextWithItsOwnMarkersHasNoOthers() {
        onMain {
            show([("\t\u{2022}\tone", [disc]), ("\u{2022} two", [disc]), ("three", [disc])])
            XCTAssertEqual(markers, [nil, nil, "\u{2022}"])
            XCTAssertEqual(indent(of: 0), 0, accuracy: 0.5)
        }
    }

    func testIndentsOfAStyleStay() {
        onMain {
            let style = NSMutableParagraphStyle()
            style.textLists = [disc]
            style.firstLineHeadIndent = 20
            style.headIndent = 20
            view.attributedText = NSAttributedString(
                string: "one", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
            harness.turn()
            XCTAssertEqual(markers, ["\u{2022}"])
            XCTAssertEqual(indent(of: 0), 20, accuracy: 0.5)
        }
    }

    func testTextKit1ShowsNone() {
        onMain {
            show([("one", [disc])])
            _ = view.layoutManager
            harness.turn()
            XCTAssertEqual(markers, [nil])
            XCTAssertEqual(indent(of: 0), 0, accuracy: 0.5)
        }
    }

    func testAContentStorageGivesElementsOfLists() throws {
        try onMain {
            show([("one", [outer]), ("two", [outer]), ("no item", [])])
            let content = try XCTUnwrap(view.textLayoutManager?.textContentManager)
            var found: [NSTextElement] = []
            _ = content.enumerateTextElements(from: nil, options: []) {
                found.append($0)
                return true
            }
            XCTAssertEqual(found.count, 3)
            let item = try XCTUnwrap(found[1] as? NSTextListElement)
            XCTAssertEqual(item.contents?.string, "two\n")
            XCTAssertEqual(item.attributedString.string, "\t2.\ttwo\n")
            XCTAssertTrue(item.textList.isEqual(outer))
            XCTAssertNil(item.markerAttributes)
            XCTAssertNil(item.parent)
            XCTAssertTrue(item.childElements.isEmpty)
            XCTAssertFalse(found[2] is NSTextListElement)
            let start = content.documentRange.location
            let fragment = try XCTUnwrap(view.textLayoutManager?.textLayoutFragment(for: start))
            XCTAssertEqual(fragment.textLineFragments.first?.attributedString.string, "one\n")
        }
    }

    func testATreeOfItems() throws {
        let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        let first = NSTextListElement(
            contents: NSAttributedString(string: "white"), textList: inner, childElements: nil)
        let second = NSTextListElement(
            contents: NSAttributedString(string: "black"), markerAttributes: red, textList: inner, children: nil)
        let bread = NSTextListElement(
            contents: NSAttributedString(string: "Bread"), textList: outer, childElements: [first, second])
        let list = try XCTUnwrap(NSTextListElement(childElements: [bread], textList: outer, nestingLevel: 1))
        XCTAssertNil(list.contents)
        XCTAssertEqual(list.attributedString.string, "")
        XCTAssertTrue(second.parent === bread && bread.parent === list && list.parent == nil)
        XCTAssertEqual(bread.childElements.count, 2)
        XCTAssertEqual((bread as NSTextElement).childElements.count, 2, "as an element of any kind")
        XCTAssertTrue((first as NSTextElement).parent === bread)
        XCTAssertEqual(bread.attributedString.string, "\t1.\tBread")
        XCTAssertEqual(second.attributedString.string, "\tb)\tblack")
        let marker = second.attributedString.attributes(at: 1, effectiveRange: nil)
        XCTAssertEqual(marker[.foregroundColor] as? UIColor, .red)
        let style = try XCTUnwrap(marker[.paragraphStyle] as? NSParagraphStyle)
        XCTAssertEqual(style.headIndent, 72)
        XCTAssertEqual(style.textLists.count, 2)
        XCTAssertNotNil(second.markerAttributes?[.foregroundColor])
        XCTAssertNil(NSTextListElement(children: [], textList: outer, nestingLevel: 0))
        let other = NSTextListElement(
            parent: bread, textList: inner, contents: NSAttributedString(string: "x"), children: nil)
        XCTAssertTrue(other.parent === bread)
        let same = NSTextListElement(
            parentElement: bread, textList: inner, contents: nil, childElements: [other])
        XCTAssertTrue(other.parent === same, "who has it as a child is its parent")
        XCTAssertEqual(NSTextListElement(children: [], textList: outer, nestingLevel: 2)?.childElements.count, 0)
    }

    func testItemsArePutIntoAText() throws {
        let inner = NSTextListElement(
            contents: NSAttributedString(string: "white"), textList: inner, children: nil)
        let item = NSTextListElement(
            contents: NSAttributedString(string: "Bread"), textList: outer, children: [inner])
        let last = NSTextListElement(
            contents: NSAttributedString(string: "Milk"), textList: outer, children: nil)
        let content = NSTextContentStorage()
        let after = NSTextParagraph(attributedString: NSAttributedString(string: "After"))
        content.replaceContents(in: content.documentRange, with: [item, last, after])
        XCTAssertEqual(content.attributedString?.string, "Bread\nwhite\nMilk\nAfter")
        let style = content.attributedString?.attribute(.paragraphStyle, at: 6, effectiveRange: nil)
        let lists = (style as? NSParagraphStyle)?.textLists ?? []
        XCTAssertEqual(lists.map(\.markerFormat.rawValue), ["{decimal}.", "{lower-alpha})"])
    }
}
