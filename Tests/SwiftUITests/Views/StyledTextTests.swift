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
