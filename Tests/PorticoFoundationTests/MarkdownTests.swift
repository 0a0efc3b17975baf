import Foundation
import PorticoFoundation
import XCTest

/// Markdown, and the way of attributes between the two kinds of attributed strings.
final class MarkdownTests: XCTestCase {
    private func runs(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            var words = String(text[run.range].characters)
            if let intent = run.inlinePresentationIntent { words += " inline \(intent.rawValue)" }
            if let blocks = run.presentationIntent {
                words += " " + blocks.components.map(\.kind.debugDescription).joined(separator: "<")
            }
            if let link = run.link { words += " → \(link.absoluteString)" }
            return words
        }
    }

    /// DEV-684
    func test_G04_InlineMarkdown() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try AttributedString(
            markdown: "# *No* heading\n\n  **b** `c` ~~d~~ [e](/f)  \n", options: options,
            baseURL: URL(string: "https://example.org"))
        XCTAssertEqual(String(text.characters), "# No heading\n\n  b c d e  \n")
        XCTAssertEqual(
            runs(text),
            [
                "# ", "No inline 1", " heading\n\n  ", "b inline 2", " ", "c inline 4", " ", "d inline 32", " ",
                "e → https://example.org/f", "  \n",
            ])
        let joined = try AttributedString(markdown: "a\n_b_", options: .init(interpretedSyntax: .inlineOnly))
        XCTAssertEqual(runs(joined), ["a ", "b inline 1"])
    }

    func test_G04_Blocks() throws {
        let text = try AttributedString(
            markdown: """
                # Title
                One
                two

                1. first
                2. second
                   - inner

                > quote

                ```swift
                let x
                ```
                ---
                | a | b |
                |:-:|--:|
                | c | d |
                """)
        XCTAssertEqual(
            runs(text),
            [
                "Title header 1", "One paragraph", "  inline 64 paragraph", "two paragraph",
                "first paragraph<listItem 1<orderedList", "second paragraph<listItem 2<orderedList",
                "inner paragraph<listItem 1<unorderedList<listItem 2<orderedList", "quote paragraph<blockQuote",
                "let x\n codeBlock 'swift'", "\u{2E3B} thematicBreak",
            ]
                + zip(["a", "b", "c", "d"], [0, 1, 0, 1]).map { cell, column in
                    let row = cell < "c" ? "tableHeaderRow" : "tableRow 1"
                    let columns = [PresentationIntent.TableColumn.Alignment.center, .right]
                    return "\(cell) tableCell \(column)<\(row)<table \(columns)"
                })
        let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
        XCTAssertEqual(identities, identities.sorted(), "in the order of the text")
    }

    func testAttributesGoToAnNSAttributedStringAndBack() throws {
        var text = AttributedString("plain ")
        var styled = AttributedString("styled")
        styled.link = URL(string: "https://example.org")
        styled.inlinePresentationIntent = [.code, .emphasized]
        text += styled
        let old = try NSAttributedString(text, including: \.foundation)
        XCTAssertEqual(old.string, "plain styled")
        XCTAssertEqual(old.attributes(at: 0, effectiveRange: nil).count, 0)
        let values = old.attributes(at: 6, effectiveRange: nil)
        XCTAssertEqual(values[.init("NSLink")] as? URL, URL(string: "https://example.org"))
        XCTAssertEqual((values[.init("NSInlinePresentationIntent")] as? NSNumber)?.intValue, 5)
        XCTAssertEqual(try AttributedString(old, including: \.foundation), text)
        let wrong = NSAttributedString(string: "x", attributes: [.init("NSInlinePresentationIntent"): "no number"])
        XCTAssertThrowsError(try AttributedString(wrong, including: \.foundation))
    }

    func testAnAppsOwnScope() throws {
        var text = AttributedString("x")
        text[OwnScope.RatingAttribute.self] = 3
        let old = try NSAttributedString(text, including: OwnScope.self)
        XCTAssertEqual(old.attribute(.init("Rating"), at: 0, effectiveRange: nil) as? Int, 3)
        XCTAssertEqual(try AttributedString(old, including: OwnScope.self), text)
    }
}

private struct OwnScope: AttributeScope {
    enum RatingAttribute: AttributedStringKey {
        typealias Value = Int
        static let name = "Rating"
    }
    let rating: RatingAttribute
}
