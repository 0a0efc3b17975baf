import CoreGraphics
import CoreText
import Foundation
import XCTest

final class FontTests: XCTestCase {
    func test_systemFontHasTheLineHeightOfIOS() {
        XCTAssertEqual(CTFont.system(size: 17).lineHeight, 20.29, accuracy: 0.01)
        XCTAssertEqual(CTFont.system(size: 34).lineHeight, 40.57, accuracy: 0.01)
    }

    func test_systemFontHasTheWidthsOfIOS() {
        XCTAssertEqual(layout("Label").size.width, 41.33, accuracy: 0.4)
        XCTAssertEqual(layout("Button", size: 15).size.width, 46, accuracy: 0.6)
    }

    /// Labels of public storyboards, whose files tell the width that Apple's own font gave them, in half points.
    func test_widthsAreNearApplesBySizeAndWeight() {
        let labels: [(String, CGFloat, Int, CGFloat)] = [
            ("2 rooms", 12, 400, 46), ("#2000", 12, 400, 37.5), ("Processing", 13, 400, 67),
            ("Jump to unread", 15, 400, 107.5),
            ("Calculator", 16, 400, 74), ("City", 17, 400, 30.5), ("Dial pad", 20, 400, 71.5),
            ("City Name", 31, 400, 144),
            ("Safe Area", 16, 500, 72), ("Special Cases", 16, 500, 104), ("No Updates Available", 17, 500, 166),
            ("Label", 13, 600, 34.5), ("GroupName", 17, 600, 96), ("New Square", 20, 600, 111),
            ("Neighborhood Market", 20, 600, 200.5), ("HeroDebugPlugin", 22, 600, 178),
            ("DIM MODE", 13, 700, 68.5), ("Join the beta", 17, 700, 106), ("Background Refresh", 17, 700, 166),
        ]
        for (text, size, weight, width) in labels {
            let found = TextLayout(TextSource(text, style: style(size, weight: weight))).size.width
            XCTAssertEqual(found / width, 1, accuracy: 0.018, "\(text) \(size) \(weight): \(found) for \(width)")
        }
    }

    /// No size at which the cut changes stands out from those beside it.
    func test_widthsChangeEvenlyWithTheSize() {
        for weight in [400, 600, 700] {
            let shares = stride(from: 17.0, through: 30, by: 0.25).map { size in
                TextLayout(TextSource("Hamburgefonstiv and the quick brown fox", style: style(size, weight: weight)))
                    .size.width
                    / size
            }
            for (before, after) in zip(shares, shares.dropFirst()) {
                XCTAssertEqual(after / before, 1, accuracy: 0.006, "\(weight)")
            }
        }
    }

    func test_metricsAreInOrder() {
        for design in [FontRequest.Design.default, .serif, .monospaced, .rounded] {
            let font = CTFont.system(size: 20, design: design)
            XCTAssertGreaterThan(font.ascent, font.capHeight)
            XCTAssertGreaterThan(font.capHeight, font.xHeight)
            XCTAssertGreaterThan(font.xHeight, 0)
            XCTAssertGreaterThan(font.descent, 0)
            XCTAssertGreaterThan(CTFontGetUnitsPerEm(font), 0)
            XCTAssertLessThan(CTFontGetUnderlinePosition(font), 0)
        }
    }

    func test_metricsGrowWithTheSize() {
        XCTAssertEqual(
            CTFont.system(size: 40).capHeight, CTFont.system(size: 80).capHeight / 2, accuracy: 0.01)
    }

    func test_heavierIsWider() {
        let widths = [100, 400, 700, 900].map { weight in
            TextLayout(TextSource("Hamburgefonstiv", style: style(20, weight: weight))).size.width
        }
        XCTAssertEqual(widths, widths.sorted())
        XCTAssertEqual(Set(widths).count, 4)
    }

    // DEV-1478
    func test_monospacedDigitsAreOfOneWidth() {
        let tabular = TextStyle(font: .system(size: 17, features: [.init("tnum")]))
        func width(_ text: String, _ style: TextStyle) -> CGFloat {
            TextLayout(TextSource(text, style: style)).size.width
        }
        XCTAssertEqual(width("1111", tabular), width("8888", tabular), accuracy: 0.001)
        XCTAssertNotEqual(width("1111", style()), width("8888", style()), accuracy: 0.5)
    }

    /// Inter has capitals' forms, stylistic sets with names of its own, and common ligatures by its contextual alternates alone.
    func test_aFontsFeaturesHaveApplesNumbers() throws {
        let features = try XCTUnwrap(
            CTFontCopyFeatures(CTFontCreateWithName("Inter-Regular", 24, nil)) as? [[String: Any]])
        func type(_ number: Int) -> [String: Any]? {
            features.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == number }
        }
        let types = features.compactMap { $0[kCTFontFeatureTypeIdentifierKey] as? Int }
        XCTAssertEqual(types, types.sorted())
        XCTAssertEqual(types.first, kAllTypographicFeaturesType)
        let spacing = try XCTUnwrap(type(kNumberSpacingType))
        XCTAssertEqual(spacing[kCTFontFeatureTypeNameKey] as? String, "Number Spacing")
        XCTAssertEqual(spacing[kCTFontFeatureTypeExclusiveKey] as? Bool, true)
        let settings = try XCTUnwrap(spacing[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]])
        XCTAssertEqual(settings.first?[kCTFontFeatureSelectorIdentifierKey] as? Int, kMonospacedNumbersSelector)
        XCTAssertEqual(settings.first?[kCTFontFeatureSelectorNameKey] as? String, "Monospaced Numbers")
        XCTAssertEqual(settings.last?[kCTFontFeatureSelectorDefaultKey] as? Bool, true)
        XCTAssertNil(try XCTUnwrap(type(kStylisticAlternativesType))[kCTFontFeatureTypeExclusiveKey])
        XCTAssertNil(type(kLowerCaseType), "Inter has no small capitals")
    }

    func test_settingsOfFeaturesByNumberOrTag() {
        func features(_ settings: [[AnyHashable: Any]]) -> [FontRequest.Feature] {
            CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: settings]).request(size: 12).features
        }
        func numbers(_ type: Int, _ setting: Int) -> [AnyHashable: Any] {
            [kCTFontFeatureTypeIdentifierKey: type, kCTFontFeatureSelectorIdentifierKey: setting]
        }
        XCTAssertEqual(features([numbers(kVerticalPositionType, kScientificInferiorsSelector)]), [.init("sinf")])
        XCTAssertEqual(features([numbers(kContextualAlternatesType, kSwashAlternatesOffSelector)]), [], "off by itself")
        XCTAssertEqual(
            features([numbers(kContextualAlternatesType, kContextualAlternatesOffSelector)]), [.init("calt", 0)])
        XCTAssertEqual(features([numbers(kStylisticAlternativesType, kStylisticAltTwentyOnSelector)]), [.init("ss20")])
        XCTAssertEqual(features([numbers(kLowerCaseType, kDefaultLowerCaseSelector)]), [], "turns nothing on")
        XCTAssertEqual(
            features([[kCTFontOpenTypeFeatureTag: "c2sc", kCTFontOpenTypeFeatureValue: 1]]), [.init("c2sc")])
    }

    // DEV-013
    func test_iOSFontNamesHaveStandIns() throws {
        for name in ["HelveticaNeue-Bold", "Helvetica", "AvenirNext-DemiBoldItalic", "Georgia", "Menlo-Regular"] {
            XCTAssertNotNil(CTFont(name: name, size: 12), name)
        }
        let bold = try XCTUnwrap(CTFont(name: "HelveticaNeue-Bold", size: 12))
        XCTAssertTrue(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        XCTAssertNil(CTFont(name: "NoSuchFont-Regular", size: 12))
    }

    // DEV-013
    func test_standInsSayTheAskedNames() throws {
        let rows = [
            ("Avenir", "Avenir-Book", "Avenir"), ("Georgia", "Georgia", "Georgia"),
            ("Georgia-Bold", "Georgia-Bold", "Georgia"), ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"),
            ("HelveticaNeue-Light", "HelveticaNeue-Light", "Helvetica Neue"), ("Menlo", "Menlo-Regular", "Menlo"),
            ("Courier New", "CourierNewPSMT", "Courier New"),
            ("CourierNewPS-BoldMT", "CourierNewPS-BoldMT", "Courier New"),
            ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman"),
            ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next"), ("ArialMT", "ArialMT", "Arial"),
            ("TrebuchetMS-Bold", "TrebuchetMS-Bold", "Trebuchet MS"),
        ]
        for (asked, name, family) in rows where !FontCatalog.hasFamily(family) {
            let font = try XCTUnwrap(CTFont(name: asked, size: 12), asked)
            XCTAssertEqual(font.postScriptName, name)
            XCTAssertEqual(font.familyName, family)
            XCTAssertEqual(CTFont(name: font.postScriptName, size: 12), font, "the name makes the same font again")
            XCTAssertEqual(font.withSize(20).familyName, family)
        }
    }

    func test_standInsAreOfTheSameKind() throws {
        func loaded(_ name: String) throws -> String { try XCTUnwrap(CTFont(name: name, size: 12)).loadedFamilyName }
        if !FontCatalog.hasFamily("Times New Roman"), !FontCatalog.hasFamily("Georgia") {
            XCTAssertEqual(try loaded("Times New Roman"), try loaded("Georgia"))
            XCTAssertNotEqual(try loaded("Georgia"), try loaded("Avenir"))
        }
        let mono = try XCTUnwrap(CTFont(name: "Courier New", size: 12))
        XCTAssertTrue(CTFontGetSymbolicTraits(mono).contains(.traitMonoSpace))
    }

    func test_aStandInsOtherStylesHaveNames() throws {
        for family in ["Georgia", "Times New Roman"] where !FontCatalog.hasFamily(family) {
            let bold = try XCTUnwrap(
                CTFontCreateCopyWithSymbolicTraits(
                    try XCTUnwrap(CTFont(name: family, size: 12)), 0, nil, .traitBold, .traitBold))
            XCTAssertEqual(bold.familyName, family)
            XCTAssertEqual(bold.postScriptName, family == "Georgia" ? "Georgia-Bold" : "TimesNewRomanPS-BoldMT")
        }
        if !FontCatalog.hasFamily("Georgia") {
            XCTAssertEqual(
                FontCatalog.postScriptNames(inFamily: "Georgia"),
                ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
        }
        XCTAssertEqual(FontCatalog.postScriptNames(inFamily: "No Such Font"), [])
    }

    func test_postScriptNameMakesTheSameFontAgain() throws {
        let font = CTFont.system(size: 12, weight: 700, italic: true)
        XCTAssertEqual(font.postScriptName, ".SFUI-BoldItalic")
        XCTAssertEqual(try XCTUnwrap(CTFont(name: font.postScriptName, size: 12)), font)
        let inter = try XCTUnwrap(CTFont(name: "Inter-Medium", size: 12))
        XCTAssertEqual(inter.postScriptName, "Inter-Medium")
    }

    func test_traitsCanBeChanged() throws {
        let bold = try XCTUnwrap(
            CTFontCreateCopyWithSymbolicTraits(.system(size: 12), 0, nil, .traitBold, .traitBold))
        XCTAssertTrue(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        let plain = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(bold, 0, nil, [], .traitBold))
        XCTAssertFalse(CTFontGetSymbolicTraits(plain).contains(.traitBold))
    }

    func test_glyphsAdvancesAndPaths() {
        let font = CTFont.system(size: 100)
        let units = Array("AB ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        XCTAssertTrue(CTFontGetGlyphsForCharacters(font, units, &glyphs, 3))
        XCTAssertFalse(glyphs.contains(0))
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        XCTAssertEqual(sum, advances.reduce(0) { $0 + Double($1.width) }, accuracy: 0.001)
        let outline = CTFontCreatePathForGlyph(font, glyphs[0], nil)
        XCTAssertEqual(outline?.boundingBox.height ?? 0, font.capHeight, accuracy: 1)
        XCTAssertNil(CTFontCreatePathForGlyph(font, glyphs[2], nil))
    }

    func test_registeringAMissingFileIsAnError() {
        var error: Unmanaged<CFError>?
        XCTAssertFalse(
            CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere/font.ttf"), .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.fileNotFound.rawValue)
    }

    func test_registeringTextIsAnError() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("portico-not-a-font.ttf")
        try Data("not a font".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(url, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.unrecognizedFormat.rawValue)
    }

    func test_aFaceOfDataHasItsNamesAndMeasures() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: CTFont.system(size: 12, weight: 500).file))
        let font = try XCTUnwrap(CGFont(XCTUnwrap(CGDataProvider(data: data))))
        XCTAssertFalse(try XCTUnwrap(font.postScriptName).isEmpty)
        XCTAssertGreaterThan(font.numberOfGlyphs, 100)
        XCTAssertGreaterThan(font.ascent, 0)
        XCTAssertLessThan(font.descent, 0)
        XCTAssertGreaterThan(font.unitsPerEm, font.xHeight)
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterGraphicsFont(font, &error), "this machine has it")
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.alreadyRegistered.rawValue)
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data("not a font".utf8)))))
    }

    func test_aFontInMemoryCanBeUsed() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: CTFont.system(size: 12, weight: 500).file))
        let descriptor = try XCTUnwrap(CTFontManagerCreateFontDescriptorFromData(data))
        let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
        XCTAssertEqual(font.postScriptName, "Inter-Medium")
    }
}
