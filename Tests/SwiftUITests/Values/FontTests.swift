import UIKit
import XCTest

@testable import SwiftUI

/// Fonts become UIKit's by the user's text size.
final class FontTests: XCTestCase {
    private func resolve(_ font: Font, _ category: UIContentSizeCategory = .large) -> UIFont {
        font.resolve(in: UITraitCollection(preferredContentSizeCategory: category))
    }

    private func weight(_ font: UIFont) -> Int { font.ctFont.request.weight }

    func testThatTextStylesFollowTheTextSize() {
        XCTAssertEqual(resolve(.body).pointSize, 17)
        XCTAssertEqual(resolve(.largeTitle).pointSize, 34)
        XCTAssertEqual(resolve(.caption2).pointSize, 11)
        XCTAssertEqual(weight(resolve(.headline)), 600)
        XCTAssertEqual(
            resolve(.body, .accessibilityMedium),
            UIFont.preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)))
        XCTAssertGreaterThan(resolve(.body, .accessibilityMedium).pointSize, 17)
        for style in Font.TextStyle.allCases {
            let traits = UITraitCollection(preferredContentSizeCategory: .large)
            XCTAssertEqual(
                resolve(.system(style)), UIFont.preferredFont(forTextStyle: style.platform, compatibleWith: traits))
        }
    }

    func testThatAFontSaysWhatItIs() {
        let context = Font.Context(traits: UITraitCollection(preferredContentSizeCategory: .large))
        func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: context) }
        XCTAssertFalse(resolved(.default).isBold)
        XCTAssertTrue(resolved(.body.bold()).isBold)
        XCTAssertFalse(resolved(.body.bold().bold(false)).isBold)
        XCTAssertTrue(resolved(.headline).isBold, "semibold counts")
        XCTAssertFalse(resolved(.headline.bold(false)).isBold)
        XCTAssertTrue(resolved(.body.italic()).isItalic)
        XCTAssertFalse(resolved(.body.italic().italic(false)).isItalic)
        XCTAssertEqual(resolved(.body.scaled(by: 2)).pointSize, 34)
        XCTAssertTrue(resolved(.body.monospaced()).isMonospaced)
        XCTAssertTrue(resolved(.body.smallCaps()).isSmallCaps)
        XCTAssertFalse(resolved(.body.lowercaseSmallCaps()).isSmallCaps)
        XCTAssertEqual(resolved(.body.weight(.heavy)).weight, .heavy)
        XCTAssertEqual(resolved(.body.leading(.tight)).leading, .tight)
        XCTAssertEqual(resolved(.body), resolved(.default))
    }

    func testThatSizesStay() {
        XCTAssertEqual(resolve(.system(size: 20), .accessibilityLarge).pointSize, 20)
        XCTAssertEqual(weight(resolve(.system(size: 20, weight: .heavy))), UIFont.Weight.heavy.openTypeWeight)
        XCTAssertEqual(resolve(.system(size: 20, design: .monospaced)).ctFont.request.design, .monospaced)
        XCTAssertEqual(resolve(.system(.title, design: .serif, weight: .bold)).ctFont.request.design, .serif)
        XCTAssertEqual(resolve(.system(.title, design: .serif, weight: .bold)).pointSize, 28)
    }

    func testThatNamedFontsGrowUnlessTheirSizeIsFixed() {
        let name = "Courier"
        XCTAssertGreaterThan(resolve(.custom(name, size: 20), .accessibilityLarge).pointSize, 20)
        XCTAssertEqual(resolve(.custom(name, fixedSize: 20), .accessibilityLarge).pointSize, 20)
        XCTAssertEqual(resolve(.custom("No Such Font", size: 20)).pointSize, 20)
    }

    func testThatChangesAddUp() {
        let font = resolve(.body.weight(.light).italic().monospacedDigit())
        XCTAssertEqual(weight(font), 300)
        XCTAssertTrue(font.ctFont.request.italic)
        XCTAssertTrue(font.ctFont.request.features.contains { $0.tag == "tnum" })
        XCTAssertEqual(font.pointSize, 17)
        XCTAssertEqual(weight(resolve(.body.bold())), 700)
        XCTAssertEqual(weight(resolve(.body.weight(.black).bold())), 900, "bold takes nothing away")
        XCTAssertEqual(resolve(.body.monospaced()).ctFont.request.design, .monospaced)
        // A face without small capitals keeps its letters.
        XCTAssertEqual(resolve(.body.smallCaps()).ctFont.request.family, resolve(.body).ctFont.request.family)
        XCTAssertEqual(resolve(.body.width(.condensed)).ctFont.request.width, -1)
        XCTAssertEqual(Font.body.leading(.tight).extraLeading(of: resolve(.body)), -1)
    }

    func testThatEqualFontsAreEqual() {
        XCTAssertEqual(Font.body.bold(), Font.body.bold())
        XCTAssertNotEqual(Font.body.bold(), Font.body)
        XCTAssertEqual(Font(UIFont.systemFont(ofSize: 12)), Font(UIFont.systemFont(ofSize: 12)))
        XCTAssertEqual(resolve(Font(UIFont.boldSystemFont(ofSize: 12))), .boldSystemFont(ofSize: 12))
    }
}
