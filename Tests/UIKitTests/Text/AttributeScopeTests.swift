import TestSupport
import XCTest

@testable import CoreText
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// UIKit's attributes of `AttributedString`, and what attributes do where they are drawn.
final class AttributeScopeTests: MainTestCase, @unchecked Sendable {
    func test_G06_EveryAttributeGoesBothWays() {
        onMain {
            let shadow = NSShadow()
            let attachment = NSTextAttachment()
            let values: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 9), .paragraphStyle: NSParagraphStyle.default,
                .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue, .ligature: 0, .kern: CGFloat(1),
                .tracking: CGFloat(2), .strikethroughStyle: NSNumber(value: 1), .underlineStyle: NSNumber(value: 9),
                .strokeColor: UIColor.green, .strokeWidth: CGFloat(3), .shadow: shadow,
                .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .attachment: attachment,
                .baselineOffset: CGFloat(4), .underlineColor: UIColor.cyan, .strikethroughColor: UIColor.brown,
                .obliqueness: CGFloat(0.1), .expansion: CGFloat(0.2), .link: URL(string: "https://example.org")!,
            ]
            let old = NSAttributedString(string: "x", attributes: values)
            let new = AttributedString(old)
            XCTAssertEqual(new.underlineStyle, .double)
            XCTAssertEqual(new.underlineStyle, .double)
            XCTAssertEqual(new.kern, 1)
            XCTAssertEqual(new.foregroundColor, .red)
            XCTAssertEqual(new.link, URL(string: "https://example.org"))
            let back = NSAttributedString(new).attributes(at: 0, effectiveRange: nil)
            XCTAssertEqual(Set(back.keys), Set(values.keys))
            XCTAssertTrue(back[.shadow] as? NSShadow === shadow)
            XCTAssertTrue(back[.attachment] as? NSTextAttachment === attachment)
            XCTAssertEqual((back[.underlineStyle] as? NSNumber)?.intValue, 9)
        }
    }

    func testAnAttributedStringAsBooksWriteIt() {
        onMain {
            var text = AttributedString("Hello, world")
            text.font = .systemFont(ofSize: 20)
            if let range = text.range(of: "world") {
                text[range].foregroundColor = .red
                text[range].underlineStyle = .single
            }
            let label = UILabel()
            label.attributedText = NSAttributedString(text)
            XCTAssertEqual(label.font.pointSize, 20)
            let own = label.attributedText?.attribute(.foregroundColor, at: 8, effectiveRange: nil)
            XCTAssertEqual(own as? UIColor, .red)
        }
    }

    /// DEV-680
    func testMarkdownIsShownBoldItalicAndStruckThrough() throws {
        let text = try NSAttributedString(markdown: "a **b** *c* ~~d~~ `e`")
        let source = TextSource(text, base: TextStyle(font: UIFont.systemFont(ofSize: 17).ctFont))
        func style(_ word: String) -> TextStyle { source.style(at: (text.string as NSString).range(of: word).location) }
        XCTAssertTrue(CTFontGetSymbolicTraits(style("b").font).contains(.traitBold))
        XCTAssertTrue(CTFontGetSymbolicTraits(style("c").font).contains(.traitItalic))
        XCTAssertFalse(CTFontGetSymbolicTraits(style("a").font).contains(.traitBold))
        XCTAssertEqual(style("d").strikethrough, .single)
        XCTAssertTrue(CTFontGetSymbolicTraits(style("e").font).contains(.traitMonoSpace))
        XCTAssertEqual(style("e").font.size, 17)
    }
}
