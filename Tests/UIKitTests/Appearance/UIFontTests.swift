import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

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

    /// What BonMot's tests, which passed on iOS, find in a font's descriptor.
    func testADescriptorSaysFeaturesAndStyle() throws {
        func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]]) -> UIFont {
            let plain = UIFont(name: "Inter-Regular", size: 20)!.fontDescriptor
            return UIFont(descriptor: plain.addingAttributes([.featureSettings: settings]), size: 0)
        }
        let digits = font([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
        let attributes = digits.fontDescriptor.fontAttributes
        XCTAssertEqual(attributes[.size] as? Int, 20)
        XCTAssertEqual(attributes[.size] as? CGFloat, 20)
        let settings = try XCTUnwrap(attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]])
        XCTAssertEqual(settings, [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
        XCTAssertEqual((attributes[.featureSettings] as? NSArray)?.count, 1)
        XCTAssertEqual(
            ("1111" as NSString).size(withAttributes: [.font: digits]).width,
            ("8888" as NSString).size(withAttributes: [.font: digits]).width, accuracy: 0.001)
        XCTAssertEqual(UIFont(descriptor: digits.fontDescriptor, size: 30).fontDescriptor.fontAttributes.count, 3)

        let usual = font([
            [.type: kStylisticAlternativesType, .selector: kStylisticAltOneOffSelector],
            [.type: kContextualAlternatesType, .selector: kContextualAlternatesOnSelector],
            [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector],
        ])
        XCTAssertNil(usual.fontDescriptor.fontAttributes[.featureSettings], "usual, or not in the font")
        let off = font([[.type: kContextualAlternatesType, .selector: kContextualAlternatesOffSelector]])
        XCTAssertNotNil(off.fontDescriptor.fontAttributes[.featureSettings])
        let last = font([
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
            [.type: kNumberSpacingType, .selector: 4],
        ])
        XCTAssertNil(last.fontDescriptor.fontAttributes[.featureSettings], "the later setting wins")

        let style = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes[.textStyle]
        XCTAssertEqual(style as? String, "UICTFontTextStyleTitle1")
        XCTAssertEqual(style as? UIFont.TextStyle, .title1)
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

    func testADescriptorTellsTheFoundFontsNamesAndTraits() throws {
        let descriptor = UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor
        let traits = try XCTUnwrap(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        XCTAssertEqual(try XCTUnwrap(traits[.weight] as? NSNumber).doubleValue, 0.56, accuracy: 0.001)
        XCTAssertEqual(traits[.weight] as? UIFont.Weight, .heavy)
        XCTAssertEqual(traits[.weight] as? CGFloat, 0.56)
        XCTAssertEqual((traits[.slant] as? NSNumber)?.doubleValue, 0)
        XCTAssertEqual(descriptor.object(forKey: .face) as? String, "Heavy")
        XCTAssertEqual(descriptor.object(forKey: .family) as? String, UIFont.systemFont(ofSize: 15).familyName)
        XCTAssertNil(descriptor.object(forKey: .cascadeList))
        XCTAssertNil(descriptor.fontAttributes[.traits], "what was said stays what was said")
    }

    func testAnotherFamilyKeepsWhatElseWasSaid() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .name: "Georgia", .size: CGFloat(15), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ]).withFamily("Helvetica")
        XCTAssertEqual(descriptor.fontAttributes[.family] as? String, "Helvetica")
        XCTAssertNil(descriptor.fontAttributes[.name])
        XCTAssertEqual(descriptor.pointSize, 15)
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0).weight, .bold)
    }

    func testAnUnknownNameIsNil() {
        XCTAssertNil(UIFont(name: "No Such Font 4711", size: 12))
    }
}
