import TestSupport
import XCTest

@testable import CoreText
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Statements of the text contract about attributes, paragraph styles and measuring.
final class TextContractTests: MainTestCase, @unchecked Sendable {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font].merging(attributes) { $1 }).size().width
    }

    func test_G02_G06_NamesOfAttributes() {
        XCTAssertEqual(
            [
                .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .strikethroughStyle,
                .underlineStyle, .strokeColor, .strokeWidth, .shadow, .textEffect, .attachment, .link, .baselineOffset,
                .underlineColor, .strikethroughColor, .obliqueness, .expansion, .writingDirection,
            ].map { (key: NSAttributedString.Key) in key.rawValue },
            [
                "NSFont", "NSParagraphStyle", "NSColor", "NSBackgroundColor", "NSLigature", "NSKern", "NSStrikethrough",
                "NSUnderline", "NSStrokeColor", "NSStrokeWidth", "NSShadow", "NSTextEffect", "NSAttachment", "NSLink",
                "NSBaselineOffset", "NSUnderlineColor", "NSStrikethroughColor", "NSObliqueness", "NSExpansion",
                "NSWritingDirection",
            ])
    }

    func test_G03_G07_G121_WhatTextLooksLikeThatSaysNothing() {
        onMain {
            let helvetica = UIFont(name: "Helvetica", size: 12)!
            let plain = NSAttributedString(string: "word").size()
            XCTAssertEqual(plain, NSAttributedString(string: "word", attributes: [.font: helvetica]).size())
            XCTAssertNil(UITextView().font)
        }
    }

    /// DEV-736.
    func testABareTextRangeHasBareEnds() {
        onMain {
            let range = UITextRange()
            XCTAssertTrue(range.isEmpty)
            XCTAssertTrue([range.start, range.end].allSatisfy { type(of: $0) == UITextPosition.self })
        }
    }

    func test_G09_KernFollowsEveryCharacterTheLastOneToo() {
        XCTAssertEqual(width("HHH", [.kern: CGFloat(4)]) - width("HHH"), 12, accuracy: 0.01)
        XCTAssertEqual(width("HHH", [.tracking: CGFloat(4)]) - width("HHH"), 12, accuracy: 0.01)
        XCTAssertGreaterThan(width("AVAVAV", [.kern: 0]), width("AVAVAV"), "pairs stand apart as their letters do")
    }

    func test_G21_HeightAddedIsAboveTheText() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 60
        let text = NSAttributedString(string: "x", attributes: [.font: font, .paragraphStyle: style])
        XCTAssertEqual(text.size().height, 60, accuracy: 0.01)
        let ink = text.boundingRect(
            with: CGSize(width: 100, height: 100), options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
        XCTAssertGreaterThan(ink.minY, 40)
    }

    func test_G22_TextViewsCentreTextInHighLinesToo() {
        onMain {
            func top(_ offset: CGFloat) -> CGFloat {
                let style = NSMutableParagraphStyle()
                (style.minimumLineHeight, style.maximumLineHeight) = (60, 60)
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                view.attributedText = NSAttributedString(
                    string: "x", attributes: [.font: font, .paragraphStyle: style, .baselineOffset: offset])
                view.layoutIfNeeded()
                XCTAssertEqual(view.contentSize.height, 76)
                return view.lines.location(forGlyphAt: 0).y - offset
            }
            XCTAssertEqual(top(20), top(0) - 20, accuracy: 0.01)
            XCTAssertEqual(top(-3), top(0) + 3, accuracy: 0.01)
        }
    }

    func test_G25_G26_IndentsAndTabs() {
        onMain {
            let style = NSMutableParagraphStyle()
            XCTAssertEqual(style.tabStops.count, 12)
            XCTAssertEqual(style.tabStops.map(\.location), (1...12).map { CGFloat($0 * 28) })
            XCTAssertEqual(style.defaultTabInterval, 0)
            style.firstLineHeadIndent = 30
            style.headIndent = 10
            style.tailIndent = -20
            let storage = NSTextStorage(
                string: "some words that are broken into lines", attributes: [.font: font, .paragraphStyle: style])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 150, height: 0))
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            var used: [CGRect] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, rect, _, _, _ in
                used.append(rect)
            }
            XCTAssertEqual(used.map(\.minX).prefix(2), [30, 10])
            XCTAssertTrue(used.allSatisfy { $0.maxX <= 130.01 })
            let tab = NSAttributedString(string: "\tx", attributes: [.font: font])
            XCTAssertEqual(tab.size().width, 28 + width("x"), accuracy: 0.01)
        }
    }

    func test_G29_UsesFontLeadingByDefault() {
        XCTAssertTrue(NSLayoutManager().usesFontLeading)
        XCTAssertTrue(NSTextLayoutManager().usesFontLeading)
    }

    func test_G40_G41_BoundingRects() {
        let text = NSAttributedString(string: "some words\nin two lines", attributes: [.font: font])
        let room = CGSize(width: 1000, height: 1000)
        let one = text.boundingRect(with: room, options: [], context: nil)
        XCTAssertLessThan(one.minY, 0, "one line, on a baseline")
        XCTAssertEqual(one.height, font.lineHeight, accuracy: 0.5)
        let lines = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(lines.minY, 0)
        XCTAssertEqual(lines.height, 2 * font.lineHeight, accuracy: 1)
        XCTAssertNotEqual(lines.width, lines.width.rounded(), "fractions")
        let ink = text.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
        XCTAssertGreaterThan(ink.minY, 0)
        XCTAssertLessThan(ink.height, lines.height)
    }

    func test_G42_G138_G139_Labels() {
        onMain {
            let label = UILabel()
            label.text = "Text"
            label.font = font
            let scale = max(1, label.layer.contentsScale)
            let height = label.sizeThatFits(.zero).height
            XCTAssertEqual((height * scale).rounded(), height * scale, accuracy: 0.001, "whole pixels")
            XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
            XCTAssertEqual(UIButton(type: .system).titleLabel?.lineBreakMode, .byTruncatingMiddle, "G139")
        }
    }

    func test_G110_SettingTextKeepsTheViewsLooks() {
        onMain {
            let view = UITextView()
            view.font = .systemFont(ofSize: 30)
            view.textColor = .red
            XCTAssertEqual((view.typingAttributes[.font] as? UIFont)?.pointSize, 30)
            view.text = "abc"
            let first = view.textStorage.attributes(at: 0, effectiveRange: nil)
            XCTAssertEqual((first[.font] as? UIFont)?.pointSize, 30)
            XCTAssertEqual(first[.foregroundColor] as? UIColor, .red)
        }
    }

    func test_G114_RangesOfAnyKindAreBroughtInBounds() {
        onMain {
            let view = UITextView()
            view.text = "abc"
            XCTAssertEqual(view.editor.clipped(NSRange(location: 2, length: 10)), NSRange(location: 2, length: 1))
            XCTAssertEqual(view.editor.clipped(NSRange(location: 9, length: 0)), NSRange(location: 3, length: 0))
        }
    }

    func test_G136_G137_FieldsLooks() {
        onMain {
            let field = UITextField()
            XCTAssertEqual(field.font?.pointSize, 17)
            field.text = "abc"
            field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .kern: 3]
            XCTAssertEqual(
                (field.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize, 9)
        }
    }
}
