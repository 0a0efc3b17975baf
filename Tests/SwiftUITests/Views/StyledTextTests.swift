import Foundation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Texts with attributes and pictures in them.
final class StyledTextTests: MainTestCase, @unchecked Sendable {
    @MainActor private func resolve(_ text: Text) -> NSAttributedString {
        TextResolution(environment: EnvironmentValues()).attributedString(text)
    }

    func testRunsHaveTheirOwnLooks() throws {
        try onMain {
            var string = AttributedString("red ")
            string.foregroundColor = .red
            var second = AttributedString("large")
            second.font = .system(size: 40)
            second.backgroundColor = .yellow
            second.underlineStyle = .single
            second.kern = 3
            let result = resolve(Text(string + second))
            XCTAssertEqual(result.string, "red large")
            let first = result.attributes(at: 0, effectiveRange: nil),
                last = result.attributes(at: 6, effectiveRange: nil)
            let plain = resolve(Text(verbatim: "x")).attributes(at: 0, effectiveRange: nil)
            XCTAssertNotEqual(first[.foregroundColor] as? UIColor, plain[.foregroundColor] as? UIColor)
            XCTAssertNil(first[.backgroundColor])
            XCTAssertEqual((last[.font] as? UIFont)?.pointSize, 40)
            XCTAssertNotNil(last[.backgroundColor])
            XCTAssertEqual(last[.kern] as? CGFloat, 3)
            XCTAssertNotNil(last[.underlineStyle])
            XCTAssertEqual(last[.foregroundColor] as? UIColor, plain[.foregroundColor] as? UIColor)
        }
    }

    func testTextsAndPicturesStandInKeys() throws {
        onMain {
            let result = resolve(Text("Hello \(Text(verbatim: "World").bold()) \(Image(systemName: "star"))!"))
            XCTAssertEqual(result.string, "Hello World \u{FFFC}!")
            let plain = result.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            let bold = result.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
            XCTAssertNotEqual(plain, bold)
            XCTAssertNotNil(result.attribute(.attachment, at: 12, effectiveRange: nil))
            XCTAssertEqual(("a \(Text(verbatim: "b"))" as LocalizedStringKey).key, "a %@")
        }
    }

    func testDatesInKeysAreWrittenByTheirStyle() {
        onMain {
            let start = Date(timeIntervalSince1970: 0), end = start.addingTimeInterval(600)
            for (key, text) in [
                ("On \(start, style: .date)", Text(start, style: .date)), ("On \(start...end)", Text(start...end)),
                ("On \(DateInterval(start: start, end: end))", Text(start...end)),
                (
                    "On \(timerInterval: start...end, countsDown: false)",
                    Text(timerInterval: start...end, countsDown: false)
                ),
            ] as [(LocalizedStringKey, Text)] {
                XCTAssertEqual(resolve(Text(key)).string, "On " + resolve(text).string)
            }
        }
    }

    func testWholeNumbersInKeysAreWrittenAsTheLocaleDoes() {
        onMain {
            for _ in 0..<2 {
                for name in ["en_US", "ar_EG", "de_DE", "en_US@numbers=deva"] {
                    let locale = Locale(identifier: name)
                    for number in [0, 7, 42, 999, 1000, -7] {
                        let key: LocalizedStringKey = "\(number)"
                        XCTAssertEqual(key.resolveString(locale: locale), number.formatted(.number.locale(locale)))
                    }
                }
            }
            XCTAssertEqual(("100 %% \(7) %" as LocalizedStringKey).resolveString(), "100 %% 7 %")
            XCTAssertNotEqual(Text("a \(7)"), Text("a \(8)"))
            XCTAssertEqual(Text("a \(7)"), Text("a \(7)"))
        }
    }

    func testALabelIsNeverNarrowerThanItsText() {
        onMain {
            for part in 0..<10 {
                _ = Hosted(
                    harness,
                    HStack(spacing: 0) {
                        Text(verbatim: "ccccc").padding(8)
                        Text(verbatim: "iiiii").padding(.leading, CGFloat(part) / 10)
                    })
                func labels(_ view: UIView) -> [UILabel] {
                    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
                }
                let found = harness.application.windows.flatMap(labels)
                XCTAssertEqual(found.count, 2)
                for label in found {
                    let room = CGRect(x: 0, y: 0, width: 1000, height: 1000)
                    let text = label.textRect(forBounds: room, limitedToNumberOfLines: 1)
                    XCTAssertGreaterThanOrEqual(label.bounds.width, text.width - 0.001)
                    XCTAssertGreaterThanOrEqual(label.bounds.height, text.height - 0.001)
                }
            }
        }
    }

    func testUIKitsAttributesCount() {
        onMain {
            var string = AttributedString("text")
            string.uiKit.font = UIFont.systemFont(ofSize: 31)
            string.uiKit.strikethroughStyle = .single
            let attributes = resolve(Text(string)).attributes(at: 0, effectiveRange: nil)
            XCTAssertEqual((attributes[.font] as? UIFont)?.pointSize, 31)
            XCTAssertNotNil(attributes[.strikethroughStyle])
        }
    }

    func testSymbolAmongLettersIsAsLargeAsThey() throws {
        try onMain {
            @MainActor func height(_ size: CGFloat) throws -> CGFloat {
                let text = Text(Image(systemName: "star.fill")).font(.system(size: size)) + Text(verbatim: " stars")
                let result = resolve(text)
                let attachment = try XCTUnwrap(
                    result.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)
                return try XCTUnwrap(attachment.image).size.height
            }
            XCTAssertEqual(try height(40) / height(20), 2, accuracy: 0.15)
        }
    }
}
