import CoreText
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// iOS bridges Core Text's fonts and UIKit's, either way.
// DEV-1427
final class CoreTextFontTests: XCTestCase {
    private func size(of font: CTFont) -> CGFloat { CTFontGetSize(font) }

    func test_aFontGoesWhereCoreTextsIsWanted() throws {
        let font = UIFont.boldSystemFont(ofSize: 20)
        XCTAssertEqual(size(of: font), 20)
        XCTAssertEqual(CTFontCopyPostScriptName(font as CTFont), font.fontName)
        XCTAssertEqual(CTFontGetAscent(font), font.ascender)
        XCTAssertEqual(CTFontGetDescent(font), -font.descender)
        XCTAssertEqual(CTFontGetCapHeight(font), font.capHeight)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        XCTAssertTrue(try XCTUnwrap(attributes[.font] as? CTFont) === font)
    }

    func test_theWayBackKeepsAllThatWasAskedFor() throws {
        let font = UIFont.systemFont(ofSize: 15, weight: .heavy, width: .condensed)
        XCTAssertTrue(_porticoFont(font as CTFont) === font)
        let plain = CTFont.system(size: 15, weight: 800, features: [.init("tnum")])
        let made = _porticoFont(plain)
        XCTAssertEqual(made.pointSize, 15)
        XCTAssertEqual(made.weight, .heavy)
        XCTAssertEqual(made.ctFont.request, plain.request)
        XCTAssertNil(made.textStyle)
    }

    func test_bothAreEqualWhereTheyWereAskedForAlike() {
        let plain = CTFont.system(size: 17)
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(plain, font)
        XCTAssertEqual(font as CTFont, plain)
        XCTAssertEqual(plain.hash, font.hash)
        XCTAssertNotEqual(plain, UIFont.systemFont(ofSize: 18))
        // A font of a text style follows the user's size, which a font of Core Text's doesn't.
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        XCTAssertEqual(body.pointSize, 17)
        XCTAssertNotEqual(plain, body)
        XCTAssertNotEqual(body as CTFont, plain)
    }

    func test_attributedStringsCompareFontsOfCoreTexts() {
        func text(_ size: CGFloat) -> NSAttributedString {
            NSAttributedString(string: "text", attributes: [.font: CTFont.system(size: size)])
        }
        XCTAssertEqual(text(17), text(17))
        XCTAssertNotEqual(text(17), text(18))
    }
}
