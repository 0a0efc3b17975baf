import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Values through a keyed archive that asks for classes, and back: nothing is lost.
final class ValueArchiveTests: MainTestCase, @unchecked Sendable {
    private func again<T: NSObject & NSCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
    }

    func testFontsKeepWhatTheyWereAskedFor() throws {
        let fonts: [UIFont] = [
            .monospacedSystemFont(ofSize: 13, weight: .bold), .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
            .systemFont(ofSize: 11, weight: .light, width: .condensed), .italicSystemFont(ofSize: 19),
            .preferredFont(forTextStyle: .headline),
            UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 40),
        ]
        for font in fonts { XCTAssertEqual(try again(font), font) }
        let serif = try XCTUnwrap(UIFont.systemFont(ofSize: 16).fontDescriptor.withDesign(.serif))
        XCTAssertEqual(try again(UIFont(descriptor: serif, size: 0)), UIFont(descriptor: serif, size: 0))
        XCTAssertEqual(try again(UIFont.preferredFont(forTextStyle: .body)).textStyle, .body)
    }

    func testFontDescriptorsKeepTheirAttributes() throws {
        let described = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: CGFloat(21), .face: "Bold Italic",
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        let copy = try again(described)
        XCTAssertEqual(copy, described)
        XCTAssertEqual(copy.object(forKey: .family) as? String, "Inter")
        XCTAssertNil(copy.fontAttributes[.name], "nothing is made up")
        XCTAssertEqual(copy.pointSize, 21)
        let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        XCTAssertEqual(try again(style).object(forKey: .textStyle) as? UIFont.TextStyle, .title2)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .bold).fontDescriptor
        XCTAssertEqual(try again(digits), digits)
        XCTAssertNotNil(try again(digits).object(forKey: .featureSettings))
    }

    func testAPatternKeepsItsImage() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        guard case .pattern(let image, _) = try again(UIColor(patternImage: dot)).storage else {
            return XCTFail("no pattern")
        }
        XCTAssertEqual(image.size, CGSize(width: 4, height: 3))
    }

    func testTraitCollectionsKeepTheSystemsTraits() throws {
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = .elevated
            $0.accessibilityContrast = .high
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .compact
            $0.displayScale = 3
            $0.displayGamut = .P3
            $0.layoutDirection = .rightToLeft
            $0.legibilityWeight = .bold
            $0.preferredContentSizeCategory = .accessibilityMedium
        }
        XCTAssertEqual(try again(traits), traits)
        XCTAssertEqual(try again(UITraitCollection()), UITraitCollection())
    }

    // DEV-800
    func testImageConfigurationsKeepSizeAndColours() throws {
        func again<T: UIImage.Configuration>(_ configuration: T) throws -> T {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            configuration.encode(with: archiver)
            archiver.finishEncoding()
            return try XCTUnwrap(T(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        }
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let plain = traits.imageConfiguration
        XCTAssertEqual(try again(plain).traitCollection, traits)
        let symbol = UIImage.SymbolConfiguration(pointSize: 31, weight: .heavy, scale: .large)
            .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .systemBlue])).withTraitCollection(traits)
        XCTAssertEqual(try again(symbol), symbol)
        let styled = UIImage.SymbolConfiguration(textStyle: .title1, scale: .small)
        XCTAssertEqual(try again(styled), styled)
        XCTAssertEqual(try again(UIImage.SymbolConfiguration.preferringMulticolor()), .preferringMulticolor())
    }

    func testAnAppliedConfigurationsTraitsCount() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let symbol = UIImage.SymbolConfiguration(pointSize: 31).withTraitCollection(wide)
        let applied = symbol.applying(dark.imageConfiguration)
        XCTAssertEqual(applied.traitCollection, UITraitCollection(traitsFrom: [wide, dark]))
        XCTAssertEqual(applied.values.pointSize, 31)
        let plain = dark.imageConfiguration.applying(UIImage.SymbolConfiguration(pointSize: 31))
        XCTAssertEqual(plain.traitCollection, dark)
        XCTAssertTrue(plain is UIImage.SymbolConfiguration)
    }

    func testPathsKeepElementsAndAttributes() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30.5, height: 40), cornerRadius: 4)
        path.move(to: CGPoint(x: -3, y: 0.1))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.addLine(to: .zero)
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.miterLimit = 4
        path.flatness = 0.25
        path.usesEvenOddFillRule = true
        path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
        XCTAssertEqual(try again(path), path)
        XCTAssertEqual(try again(UIBezierPath()), UIBezierPath())
    }

    func testTextContainersKeepWhatTextFlowsAround() throws {
        let container = NSTextContainer(size: CGSize(width: 100, height: 200))
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))]
        container.widthTracksTextView = true
        container.lineFragmentPadding = 3
        let copy = try again(container)
        XCTAssertEqual(copy.size, container.size)
        XCTAssertEqual(copy.exclusionPaths, container.exclusionPaths)
        XCTAssertTrue(copy.widthTracksTextView)
        XCTAssertFalse(copy.heightTracksTextView)
        XCTAssertEqual(copy.lineFragmentPadding, 3)
    }

    func testParagraphStylesKeepTheirLists() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 4)]
        style.usesDefaultHyphenation = true
        let copy = try again(style)
        XCTAssertEqual(copy.textLists, style.textLists)
        XCTAssertTrue(copy.usesDefaultHyphenation)
    }

    func testCommandsKeepTheirKeys() throws {
        try onMain {
            let command = UIKeyCommand(
                title: "Bold", action: Selector("bold:"), input: "b", modifierFlags: [.command, .shift],
                propertyList: ["a": 1],
                alternates: [UICommandAlternate(title: "Plain", action: Selector("plain:"), modifierFlags: .alternate)],
                discoverabilityTitle: "Bold text", attributes: .destructive, state: .on)
            command.subtitle = "Letters"
            command.wantsPriorityOverSystemBehavior = true
            command.allowsAutomaticMirroring = false
            let menu = UIMenu(
                title: "Format", identifier: UIMenu.Identifier("format"), options: .displayInline,
                preferredElementSize: .small, children: [command, UIAction { _ in }])
            let data = try NSKeyedArchiver.archivedData(withRootObject: menu, requiringSecureCoding: true)
            let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIMenu.self, from: data))
            XCTAssertEqual(copy.title, "Format")
            XCTAssertEqual(copy.identifier, menu.identifier)
            XCTAssertEqual(copy.options, .displayInline)
            XCTAssertEqual(copy.preferredElementSize, .small)
            XCTAssertEqual(copy.children.count, 1, "an action is code")
            let key = try XCTUnwrap(copy.children.first as? UIKeyCommand)
            XCTAssertEqual(key.input, "b")
            XCTAssertEqual(key.modifierFlags, [.command, .shift])
            XCTAssertEqual(key.action, command.action)
            XCTAssertEqual(key.subtitle, "Letters")
            XCTAssertEqual(key.propertyList as? [String: Int], ["a": 1])
            XCTAssertEqual(key.alternates.map(\.title), ["Plain"])
            XCTAssertEqual(key.discoverabilityTitle, "Bold text")
            XCTAssertEqual(key.attributes, .destructive)
            XCTAssertEqual(key.state, .on)
            XCTAssertTrue(key.wantsPriorityOverSystemBehavior)
            XCTAssertFalse(key.allowsAutomaticMirroring)
            XCTAssertTrue(key.allowsAutomaticLocalization)
        }
    }

    func testMotionEffectsKeepTheirValues() throws {
        try onMain {
            let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
            effect.minimumRelativeValue = -10
            effect.maximumRelativeValue = CGFloat(20)
            let group = UIMotionEffectGroup()
            group.motionEffects = [effect]
            let data = try NSKeyedArchiver.archivedData(withRootObject: group, requiringSecureCoding: false)
            let reader = try NSKeyedUnarchiver(forReadingFrom: data)
            reader.requiresSecureCoding = false
            let copy = try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIMotionEffectGroup)
            let values = copy.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
            XCTAssertEqual(values?["center.x"] as? CGFloat, 20)
            XCTAssertEqual(copy.motionEffects?.count, 1)
        }
    }

    func testImagesKeepHowTheyAreShown() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let shown = try again(
            dot.resizableImage(withCapInsets: insets, resizingMode: .stretch).withRenderingMode(.alwaysTemplate)
                .withAlignmentRectInsets(insets).imageFlippedForRightToLeftLayoutDirection())
        XCTAssertEqual(shown.size, dot.size)
        XCTAssertEqual(shown.renderingMode, .alwaysTemplate)
        XCTAssertEqual(shown.capInsets, insets)
        XCTAssertEqual(shown.resizingMode, .stretch)
        XCTAssertEqual(shown.alignmentRectInsets, insets)
        XCTAssertTrue(shown.flipsForRightToLeftLayoutDirection)
        let star = try XCTUnwrap(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        let copy = try again(star)
        XCTAssertTrue(copy.isSymbolImage)
        XCTAssertEqual(copy.size, star.size)
        XCTAssertEqual(copy.symbolConfiguration, star.symbolConfiguration)
    }
}
