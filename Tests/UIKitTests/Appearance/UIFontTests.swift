import XCTest

@testable import UIKit

final class UIFontTests: XCTestCase {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    func testDynamicTypeSizes() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
        }
        XCTAssertEqual(size(.body, .large), 17)
        XCTAssertEqual(size(.body, .extraSmall), 14)
        XCTAssertEqual(size(.body, .accessibilityExtraExtraExtraLarge), 53)
        XCTAssertEqual(size(.largeTitle, .large), 34)
        XCTAssertEqual(size(.caption2, .small), 11)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).weight, .semibold)
    }

    // DEV-001
    // DEV-727
    func testSystemFontIsSharedAndMeasured() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertTrue(font === UIFont.systemFont(ofSize: 17))
        XCTAssertEqual(font.lineHeight, 20.29, accuracy: 0.01)
        XCTAssertLessThan(font.descender, 0)
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
        XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .black).weight, .black)
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18))
        XCTAssertEqual(font.withSize(20), UIFont.systemFont(ofSize: 20))
    }

    func testMetricsScaleAndLimit() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(
            metrics.scaledFont(for: font, compatibleWith: traits(.extraLarge)).pointSize, 18.6, accuracy: 0.11)
        XCTAssertEqual(
            metrics.scaledFont(
                for: font, maximumPointSize: 20, compatibleWith: traits(.accessibilityLarge)
            ).pointSize, 20)
        XCTAssertEqual(metrics.scaledValue(for: 10, compatibleWith: traits(.large)), 10)
    }

    func testMetricsGrowWithTheLeadingOntoThePixel() {
        func scaled(_ size: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
            ])
            return UIFontMetrics.default.scaledValue(for: size, compatibleWith: traits)
        }
        XCTAssertEqual(scaled(17, .medium), 49.0 / 3)
        XCTAssertEqual(scaled(17, .accessibilityExtraExtraExtraLarge), 48)
        XCTAssertEqual(scaled(16, .extraExtraLarge), 19)
    }

    func testDescriptors() throws {
        let bold = try XCTUnwrap(
            UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        XCTAssertEqual(font.pointSize, 15)
        XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        let rounded = try XCTUnwrap(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.rounded))
        XCTAssertEqual(UIFont(descriptor: rounded, size: 20).pointSize, 20)
    }

    func testAnUnknownNameIsNil() {
        XCTAssertNil(UIFont(name: "No Such Font 4711", size: 12))
    }
}
