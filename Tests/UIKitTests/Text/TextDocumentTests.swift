import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Plain text, RTF and HTML, read and written.
final class TextDocumentTests: XCTestCase {
    private func read(_ text: String, _ type: NSAttributedString.DocumentType? = nil) throws -> NSAttributedString {
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .characterEncoding: String.Encoding.utf8.rawValue
        ]
        if let type { options[.documentType] = type }
        return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
    }

    private func value<T>(_ key: NSAttributedString.Key, _ text: NSAttributedString, of word: String) -> T? {
        let range = (text.string as NSString).range(of: word)
        return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil) as? T
    }

    private func font(_ text: NSAttributedString, of word: String) throws -> UIFont {
        try XCTUnwrap(value(.font, text, of: word))
    }

    // MARK: Plain

    func testADocumentAtAnAddress() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString).txt")
        try Data("añb".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var dictionary: NSDictionary?
        let text = try NSAttributedString(
            url: url, options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: &dictionary)
        XCTAssertEqual(text.string, "añb")
        XCTAssertEqual(dictionary?["DocumentType"] as? String, "NSPlainText")
        let nowhere = url.appendingPathExtension("not")
        XCTAssertThrowsError(try NSAttributedString(url: nowhere, options: [:], documentAttributes: nil))
    }

    func test_G10_PlainTextAndWhatADocumentIs() throws {
        var dictionary: NSDictionary?
        let text = try NSAttributedString(data: Data("añb".utf8), options: [:], documentAttributes: &dictionary)
        XCTAssertEqual(text.string, "añb")
        XCTAssertEqual(dictionary?["DocumentType"] as? String, "NSPlainText")
        let latin = try text.data(
            from: NSRange(location: 1, length: 2),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
            ])
        XCTAssertEqual(Array(latin), [0xF1, 0x62])
        XCTAssertThrowsError(try text.data(from: NSRange(location: 0, length: 3), documentAttributes: [:]))
        XCTAssertThrowsError(try read("x", .rtf), "no RTF")
        XCTAssertThrowsError(try read("x", .rtfd))
    }

    // MARK: RTF

    func test_G10_RTF() throws {
        let text = try read(
            #"""
            {\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Helvetica;}{\f1\fcharset204 Inter;}}{\colortbl;\red255\green0\blue0;}
            {\stylesheet{\s0 Hidden;}}{\info{\title No}}{\*\unknown nothing}{\*\generator x;}
            \pard\qc\sa200\li720\fi-360 Caf\'e9 {\b bold} \i italic\i0 \ul\cf1 red\ulnone\cf0 \u8364? \fs48 big\fs24\par
            \pard\ql \f1 \'cf\f0  {\field{\*\fldinst{HYPERLINK "https://example.org"}}{\fldrslt link}} \{braces\} end\line\strike gone}
            """#)
        XCTAssertEqual(text.string, "Café bold italicred€ big\nП link {braces} end\u{2028}gone")
        XCTAssertTrue(try font(text, of: "bold").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertFalse(try font(text, of: "Café").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertTrue(try font(text, of: "italic").fontDescriptor.symbolicTraits.contains(.traitItalic))
        XCTAssertEqual(try font(text, of: "big").pointSize, 24)
        XCTAssertEqual(value(.underlineStyle, text, of: "red"), 1)
        XCTAssertEqual(value(.foregroundColor, text, of: "red"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(value(.link, text, of: "link"), URL(string: "https://example.org"))
        XCTAssertNil(value(.link, text, of: "end") as URL?)
        XCTAssertEqual(value(.strikethroughStyle, text, of: "gone"), 1)
        let style: NSParagraphStyle = try XCTUnwrap(value(.paragraphStyle, text, of: "Café"))
        XCTAssertEqual(style.alignment, .center)
        XCTAssertEqual(style.paragraphSpacing, 10)
        XCTAssertEqual([style.headIndent, style.firstLineHeadIndent], [36, 18])
    }

    func testRTFIsReadAsItWasWritten() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.headIndent = 20
        style.firstLineHeadIndent = 30
        style.tailIndent = -10
        style.paragraphSpacing = 4
        style.lineHeightMultiple = 1.5
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let text = NSMutableAttributedString(
            string: "Ü {1}\\\t€ 👍🏽\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "second\u{2028}line",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 20),
                    .foregroundColor: UIColor(red: 0, green: 0.6, blue: 1, alpha: 1),
                    .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1), .kern: CGFloat(2),
                    .underlineStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: CGFloat(3),
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                    .link: URL(string: "https://example.org/?a=b")!,
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        XCTAssertTrue(data.allSatisfy { $0 < 0x80 })
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        XCTAssertEqual(back.string, text.string)
        XCTAssertEqual(try font(back, of: "Ü").pointSize, 15)
        XCTAssertTrue(try font(back, of: "Ü").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertEqual(value(.paragraphStyle, back, of: "Ü"), style as NSParagraphStyle)
        for key: NSAttributedString.Key in [
            .foregroundColor, .backgroundColor, .kern, .underlineStyle, .strikethroughStyle, .baselineOffset, .link,
        ] {
            let pair = [text, back].map { "\($0.attribute(key, at: 14, effectiveRange: nil) ?? "none")" }
            XCTAssertEqual(pair[0], pair[1], key.rawValue)
            XCTAssertNotEqual(pair[0], "none", key.rawValue)
        }
    }

    func testRTFKeepsTheOpacityOfColors() throws {
        let (clear, opaque) = (
            UIColor(red: 1, green: 0, blue: 0, alpha: 0.4), UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        )
        let text = NSMutableAttributedString(
            string: "clear", attributes: [.foregroundColor: clear, .backgroundColor: opaque])
        text.append(NSAttributedString(string: "solid", attributes: [.foregroundColor: opaque]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let rich = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(rich.contains("{\\colortbl;\\red255\\green0\\blue0;\\red255\\green0\\blue0;}"), rich)
        XCTAssertTrue(
            rich.contains(
                "{\\*\\expandedcolortbl;\\cssrgb\\c100000\\c0\\c0\\c40000;\\cssrgb\\c100000\\c0\\c0;}"), rich)
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        XCTAssertEqual(value(.foregroundColor, back, of: "clear"), clear)
        XCTAssertEqual(value(.backgroundColor, back, of: "clear"), opaque)
        XCTAssertEqual(value(.foregroundColor, back, of: "solid"), opaque)
        let gray = try read(
            #"""
            {\rtf1{\colortbl;\red0\green0\blue0;}{\*\expandedcolortbl;\csgray\c0\c50000\cname labelColor;;}\cf1 gray}
            """#)
        XCTAssertEqual(gray.string, "gray")
        XCTAssertEqual(value(.foregroundColor, gray, of: "gray"), UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    }

    func testBrokenRTFIsReadAsFarAsItGoes() throws {
        XCTAssertEqual(try read("{\\rtf1 a{b").string, "ab")
        XCTAssertEqual(try read("{\\rtf1 a}}}b").string, "ab")
        XCTAssertEqual(try read("{\\rtf1 \\u-10179?\\u-8704?\\fs99999999999999 \\'zz\\bin99999 x").string, "😀zz")
        let deep =
            "{\\rtf1 " + String(repeating: "{\\b ", count: 100_000) + "x" + String(repeating: "}", count: 100_000)
            + "y}"
        XCTAssertEqual(try read(deep).string, "xy")
    }

    // MARK: HTML

    /// DEV-683
    func test_G10_HTML() throws {
        let text = try read(
            """
            <!DOCTYPE html><html><head><title>No</title><style>/* c */ .red, i.x { color: #f00 } p { text-align: center }</style></head>
            <body><p>One  <b>bold</b>
            <i class="x">it</i> &amp; &eacute;<br>two</p><h1>Head</h1>
            <ul><li>a</li><li>b<ol><li>c</ol></li></ul>
            <div style="font-size: 20px; font-family: 'Inter', serif; text-decoration: underline">big <span style="display:none">x</span>
            <a href="https://example.org">link</a></div><pre>a
              b</pre><script>x()</script>H<sub>2</sub>O</body></html>
            """)
        XCTAssertEqual(
            text.string,
            "One bold it & é\u{2028}two\nHead\n\t•\ta\n\t•\tb\n\t1.\tc\nbig link\na\n  b\nH2O")
        XCTAssertTrue(try font(text, of: "bold").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertEqual(value(.foregroundColor, text, of: "it"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual((value(.paragraphStyle, text, of: "One") as NSParagraphStyle?)?.alignment, .center)
        XCTAssertEqual(try font(text, of: "Head").pointSize, 24)
        XCTAssertEqual(try font(text, of: "big").familyName, "Inter")
        XCTAssertEqual(value(.underlineStyle, text, of: "big"), 1)
        XCTAssertEqual(value(.link, text, of: "link"), URL(string: "https://example.org"))
        XCTAssertGreaterThan((value(.paragraphStyle, text, of: "c\n") as NSParagraphStyle?)?.headIndent ?? 0, 40)
        XCTAssertLessThan((value(.baselineOffset, text, of: "2O") as CGFloat?) ?? 0, 0)
    }

    func testHTMLOfMistakes() throws {
        XCTAssertEqual(try read("<html><b>a<i>b</b>c", .html).string, "abc")
        XCTAssertEqual(try read("", .html).string, "")
        XCTAssertEqual(try read("just words", .html).string, "just words\n")
        let deep = String(repeating: "<div>", count: 20_000) + "x"
        XCTAssertTrue(try read(deep, .html).string.hasPrefix("x") || (try read(deep, .html).string) == "")
    }

    /// An app's standard error is the app's: the parser of pages says nothing there, whatever the bytes are.
    func testHTMLOfBrokenBytesIsReadInSilence() throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let (kept, file) = (dup(2), open(log.path, O_WRONLY | O_CREAT | O_EXCL, 0o600))
        defer { try? FileManager.default.removeItem(at: log) }
        dup2(file, 2)
        let text = try? NSAttributedString(
            data: Data("<html><b>a".utf8) + [0x9D] + Data("</b> c</html>".utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
        dup2(kept, 2)
        for number in [kept, file] { close(number) }
        XCTAssertEqual(text?.string.hasPrefix("a"), true)
        XCTAssertEqual(try String(contentsOf: log, encoding: .utf8), "")
    }

    /// Found by fuzz: numbers that ended the process.
    func testNumbersOfAnySizeInHTML() throws {
        let page = """
            <ol start=9223372036854775807><li>a<li>b<li value=-9223372036854775808>c</ol><font size=-9223372036854775808>d</font>
            <p style="line-height: nan">e<p style="line-height: 1e999; letter-spacing: 1e999px">f
            """
        let text = try NSAttributedString(
            data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        XCTAssertEqual(
            text.string,
            "\t2147483647.\ta\n\t2147483648.\tb\n\t-2147483648.\tc\nd\ne\nf\n".replacingOccurrences(of: "\r", with: ""))
    }

    func testNumbersOfAnySizeAreWritten() throws {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
        for value in odd {
            let style = NSMutableParagraphStyle()
            (style.headIndent, style.lineHeightMultiple, style.paragraphSpacing) = (value, value, value)
            let text = NSAttributedString(
                string: "odd",
                attributes: [
                    .kern: value, .baselineOffset: value, .strokeWidth: value, .paragraphStyle: style,
                    .foregroundColor: UIColor(red: value, green: 0, blue: 0, alpha: 1),
                ])
            for type in [NSAttributedString.DocumentType.rtf, .html] {
                let data = try text.data(
                    from: NSRange(location: 0, length: 3), documentAttributes: [.documentType: type])
                XCTAssertTrue(
                    try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil).string
                        .hasPrefix("odd"), "\(value) in \(type.rawValue)")
            }
        }
    }

    func testHTMLIsReadAsItWasWritten() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "a <b> & “c”  d\n",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "link",
                attributes: [
                    .link: URL(string: "https://example.org/?a=1&b=2")!, .font: UIFont.systemFont(ofSize: 12),
                    .foregroundColor: UIColor(red: 0, green: 0.6, blue: 1, alpha: 1), .kern: CGFloat(2),
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        XCTAssertEqual(back.string.replacingOccurrences(of: "\u{A0}", with: " "), text.string + "\n")
        XCTAssertEqual(try font(back, of: "a ").pointSize, 18)
        XCTAssertEqual((value(.paragraphStyle, back, of: "a ") as NSParagraphStyle?)?.alignment, .center)
        XCTAssertEqual(value(.link, back, of: "link"), URL(string: "https://example.org/?a=1&b=2"))
        XCTAssertEqual(value(.foregroundColor, back, of: "link"), UIColor(red: 0, green: 0.6, blue: 1, alpha: 1))
        XCTAssertEqual(value(.kern, back, of: "link"), CGFloat(2))
    }

    func testAPageDeclaresTheEncodingOfItsBytes() throws {
        let text = NSAttributedString(string: "año — 漢")
        for encoding in [String.Encoding.isoLatin1, .ascii, .utf8] {
            let data = try text.data(
                from: NSRange(location: 0, length: text.length),
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.html, .characterEncoding: encoding.rawValue,
                ])
            let page = try XCTUnwrap(String(data: data, encoding: encoding))
            let name = encoding == .utf8 ? "utf-8" : encoding == .ascii ? "us-ascii" : "iso-8859-1"
            XCTAssertTrue(page.contains("charset=\"\(name)\""), page)
            XCTAssertTrue(page.contains("\u{6F22}") || page.contains("&#28450;"), "nothing is lost")
            let back = try NSAttributedString(
                data: data, options: [.characterEncoding: encoding.rawValue], documentAttributes: nil)
            XCTAssertEqual(back.string, "año — 漢\n")
        }
    }

    // MARK: Lists

    func testMarkersOfLists() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        XCTAssertEqual([.disc, .circle, .hyphen].map { marker($0, 3) }, ["•", "◦", "⁃"])
        XCTAssertEqual([1, 26, 27, 703].map { marker(.lowercaseAlpha, $0) }, ["a", "z", "aa", "aaa"])
        XCTAssertEqual([1, 4, 1994].map { marker(.uppercaseRoman, $0) }, ["I", "IV", "MCMXCIV"])
        XCTAssertEqual(marker(.init("({decimal})"), 7), "(7)")
        XCTAssertTrue(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        XCTAssertFalse(NSTextList(markerFormat: .disc, options: 0).isOrdered)
    }

    func testTheColumnsOfATableStandBelowEachOther() throws {
        let text = try read(
            "<table><tr><th>Item</th><th align=right>Price</th><th>Shop</th></tr>"
                + "<tr><td>A long product name</td><td align=right>5</td><td>Here</td></tr></table><p>End</p>", .html)
        XCTAssertEqual(text.string, "Item\tPrice\tShop\nA long product name\t5\tHere\nEnd\n")
        func width(_ word: String) -> CGFloat {
            text.attributedSubstring(from: (text.string as NSString).range(of: word)).size().width
        }
        let price = width("A long product name") + 8 + width("Price")
        for word in ["Item", "A long"] {
            let style: NSParagraphStyle = try XCTUnwrap(value(.paragraphStyle, text, of: word))
            XCTAssertEqual(style.tabStops.map(\.alignment), [.right, .left], word)
            XCTAssertEqual(style.tabStops[0].location, price, accuracy: 0.01, word)
            XCTAssertEqual(style.tabStops[1].location, price + 8, accuracy: 0.01, word)
        }
        let last: NSParagraphStyle = try XCTUnwrap(value(.paragraphStyle, text, of: "End"))
        XCTAssertEqual(
            last.tabStops.map(\.location), NSParagraphStyle.default.tabStops.map(\.location), "what follows is no row")
    }

    func testWideTablesAndThoseAroundOthersKeepTheirTabs() throws {
        let long = String(repeating: "many words ", count: 20)
        for html in [
            "<table><tr><td>\(long)</td><td>\(long)</td></tr></table>",
            "<table><tr><td>Outer</td><td><table><tr><td>only</td></tr></table></td></tr></table>",
        ] {
            let text = try read(html, .html)
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            XCTAssertEqual(style?.tabStops.map(\.location), NSParagraphStyle.default.tabStops.map(\.location))
        }
    }
}
