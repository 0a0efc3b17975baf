import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The system's symbols: names, variants, weights, colours.
final class SymbolTests: XCTestCase {
    /// The 300 names that apps use most, most used first; one of them is misspelt where it was found, and nil on iOS too.
    private func usedNames() throws -> [String] {
        symbolNamesInUse.split(separator: "\n").map(String.init)
    }

    func testTheNamesThatAppsUseAreThere() throws {
        let names = try usedNames()
        XCTAssertEqual(names.count, 300)
        let missing = names.filter { SymbolCatalog.shared.shape(named: $0) == nil }
        XCTAssertEqual(missing, ["checkmark.cicle"])
    }

    /// It was compared with every name there is, letter by letter.
    func testAMegabyteIsNoName() {
        XCTAssertNil(UIImage(systemName: String(repeating: "x.", count: 500_000)))
        XCTAssertNil(UIImage(systemName: String(repeating: "star.badge", count: 100_000)))
    }

    /// Every weight puts ink down, heavier ones more, and none is cut off by the edge of its box.
    func testEveryWeightIsDrawnWithinItsBox() throws {
        for name in try usedNames() where SymbolCatalog.shared.shape(named: name) != nil {
            var last: CGFloat = 0
            for weight in [UIImage.SymbolWeight.thin, .regular, .black] {
                let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
                let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
                let ink = try Ink(XCTUnwrap(image.cgImage))
                XCTAssertGreaterThan(ink.sum, 20, "\(name) \(weight) is empty")
                if name.contains("fill") || name.contains("badge") { continue }
                XCTAssertGreaterThan(ink.sum, last, "\(name) \(weight) is no heavier")
                XCTAssertLessThan(ink.edge, 0.1 * ink.sum, "\(name) \(weight) is cut off")
                last = ink.sum
            }
        }
    }

    func testNamesThatWereMissing() throws {
        for name in [
            "moon.stars", "moon.stars.fill", "nosign", "frying.pan", "frying.pan.fill", "person.3.sequence.fill",
            "gobackward.15",
            "gobackward.30", "goforward.15", "goforward.30", "party.popper", "party.popper.fill", "shoe", "shoe.fill",
            "shoeprints.fill", "snow", "hand.wave.fill", "checkmark.icloud", "checkmark.icloud.fill", "xmark.icloud",
            "exclamationmark.icloud", "exclamationmark.icloud.fill",
        ] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration), name)
            let ink = try Ink(XCTUnwrap(image.cgImage))
            XCTAssertGreaterThan(ink.sum, 20, name)
            XCTAssertLessThan(ink.edge, 0.1 * ink.sum, "\(name) is cut off")
        }
    }

    /// It had the wand's shape.
    func testASparkleIsAStarOfFourPoints() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
        let image = try XCTUnwrap(UIImage(systemName: "sparkle", withConfiguration: configuration))
        let ink = try Ink(XCTUnwrap(image.cgImage))
        for (x, y) in [(0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5)] {
            XCTAssertGreaterThan(ink.color(x, y)[3], 200, "\(x), \(y)")
        }
        for (x, y) in [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)] {
            XCTAssertEqual(ink.color(x, y)[3], 0, "\(x), \(y)")
        }
    }

    func testNamesThatStrangersMissed() throws {
        for name in [
            "brain", "brain.head.profile", "brain.head.profile.fill", "atom", "cat", "cat.fill", "dog", "dog.fill",
            "dog.circle.fill",
            "scribble", "scribble.variable", "infinity", "target", "ear", "bandage.fill", "basketball.fill",
            "plus.bubble",
            "plus.rectangle", "shield.lefthalf.filled", "person.fill.checkmark", "cellularbars", "wave.3.forward",
            "wave.3.left",
            "line.horizontal.3.decrease.circle", "chevron.up.2", "circle.tophalf.filled", "text.quote", "hand.point.up",
            "rectangle.inset.filled", "circle.dotted", "suit.spade.fill", "lifepreserver", "rainbow", "flag.checkered",
            "swatchpalette", "swatchpalette.fill", "bolt.heart", "bolt.heart.fill", "square.and.arrow.up.on.square",
            "square.and.arrow.up.on.square.fill", "square.and.arrow.down.on.square",
            "square.and.arrow.down.on.square.fill", "cloud.hail.fill", "figure.yoga", "figure.flexibility",
            "figure.core.training", "figure.pilates", "figure.strengthtraining.traditional", "figure.outdoor.cycle",
            "figure.indoor.cycle", "figure.hiking", "figure.dance", "figure.cooldown",
            "figure.tennis", "figure.badminton", "figure.golf", "figure.baseball", "figure.soccer", "figure.basketball",
            "figure.boxing", "figure.martial.arts", "figure.skiing.downhill", "figure.surfing", "figure.skateboarding",
            "figure.climbing", "figure.gymnastics", "figure.stair.stepper", "figure.elliptical", "figure.archery",
            "figure.fishing", "figure.cross.training", "figure.highintensity.intermittenttraining",
            "figure.walk.motion",
            "figure.play", "figure.stand.dress", "volleyball.fill", "hockey.puck.fill", "snowboard.fill", "skis.fill",
            "washer.fill", "dryer.fill", "dishwasher.fill", "bathtub.fill", "shower.fill", "toilet.fill",
            "stroller.fill",
            "teddybear.fill", "tuningfork", "hat.widebrim.fill", "hat.cap.fill", "level.fill", "licenseplate.fill",
            "door.left.hand.closed", "door.right.hand.closed", "door.sliding.left.hand.closed",
            "door.sliding.right.hand.open", "door.garage.closed", "door.garage.open", "wifi.router.fill", "tornado",
            "face.dashed", "drop.triangle.fill", "square.grid.4x3.fill", "square.fill.text.grid.1x2",
            "suitcase.rolling.fill", "numbers.rectangle", "characters.uppercase", "text.page", "smoke.fill",
            "microphone.fill", "delete.backward", "wand.and.stars.inverse", "battery.100percent.bolt",
            "sun.haze.circle",
            "sun.rain.fill", "appletv.fill", "message.circle.fill", "american.football.fill", "box.truck",
            "deskclock.fill",
            "homepod.fill", "thermometer.high", "wallet.bifold.fill", "waterbottle.fill", "web.camera.fill",
            "wrench.adjustable.fill", "pencil.and.scribble", "chart.bar.xaxis.ascending.badge.clock",
            "person.crop.rectangle.stack", "flag.filled.and.flag.crossed", "gauge.with.dots.needle.bottom.0percent",
        ] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration), name)
            let ink = try Ink(XCTUnwrap(image.cgImage))
            XCTAssertGreaterThan(ink.sum, 20, name)
            XCTAssertLessThan(ink.edge, 0.1 * ink.sum, "\(name) is cut off")
        }
    }

    // DEV-1255
    func testAValueIsShownByHowMuchOfASymbolIsDrawnInFull() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        func ink(_ name: String, _ value: Double?) throws -> CGFloat {
            let image = value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
            let shown = try XCTUnwrap(image ?? UIImage(systemName: name, withConfiguration: configuration), name)
            return try Ink(XCTUnwrap(shown.cgImage)).sum
        }
        for name in [
            "wifi", "wifi.circle", "speaker.wave.3", "speaker.wave.3.fill", "cellularbars", "chart.bar.fill",
            "ellipsis",
            "dot.radiowaves.left.and.right",
        ] {
            let steps = try XCTUnwrap(SymbolCatalog.shared.shape(named: name)?.steps, name)
            XCTAssertGreaterThan(steps, 1, name)
            var last: CGFloat = -1
            for step in 0...steps {
                let sum = try ink(name, step == 0 ? 0 : (Double(step) - 0.5) / Double(steps))
                XCTAssertGreaterThan(sum, last, "\(name), step \(step)")
                last = sum
            }
            XCTAssertEqual(try ink(name, 1), last, accuracy: 0.01 * last, name)
            XCTAssertEqual(try ink(name, nil), last, accuracy: 0.01 * last, name)
            XCTAssertEqual(
                try ink(name, 7), last, accuracy: 0.01 * last, "\(name): a value beyond the range is its end")
        }
        let (pale, whole) = (try ink("wifi", 0), try ink("wifi", nil))
        XCTAssertEqual(pale, whole * SymbolShape.paleAlpha, accuracy: whole * 0.05)
        XCTAssertGreaterThan(
            try ink("speaker.wave.3.fill", 0), try ink("speaker.wave.3.fill", nil) * 0.5, "the speaker stays")
        let (half, same) = (
            UIImage(systemName: "wifi", variableValue: 0.5), UIImage(systemName: "wifi", variableValue: 0.5)
        )
        XCTAssertEqual(half, same)
        XCTAssertNotEqual(half, UIImage(systemName: "wifi"))
    }

    // DEV-530
    func testVariantsFollowRules() {
        for name in [
            "heart.circle.fill", "bell.slash", "bell.slash.fill", "bell.badge.fill", "folder.badge.plus", "a.circle",
            "12.square.fill",
            "xmark.octagon.fill", "person.fill.badge.minus", "person.badge.key.fill", "lock.shield.fill",
            "chevron.left.square",
        ] {
            XCTAssertNotNil(SymbolCatalog.shared.shape(named: name), name)
        }
        // What has no area has no filled form, and not everything stands in everything.
        for name in [
            "plus.fill", "chevron.left.slash", "cart.octagon", "heart.badge.nothing", "", "My image", "plus..circle",
        ] {
            XCTAssertNil(SymbolCatalog.shared.shape(named: name), name)
        }
    }

    // DEV-749
    func testSignsOfPlaybackPointTheSameWayWhereverPeopleReadFrom() throws {
        func isMirrored(_ name: String) throws -> Bool { try XCTUnwrap(UIImage(systemName: name)).isMirroredByReading }
        for name in ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"] {
            XCTAssertTrue(try isMirrored(name), name)
        }
        for name in ["forward.fill", "backward.fill", "forward", "backward.end.fill", "play.fill", "chevron.left"] {
            XCTAssertFalse(try isMirrored(name), name)
        }
    }

    func testAMarkIsCutOutOfAFilledCircle() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        let image = try XCTUnwrap(UIImage(systemName: "plus.circle.fill", withConfiguration: configuration))
        let pixels = try Ink(XCTUnwrap(image.cgImage))
        XCTAssertEqual(pixels.alpha(0.5, 0.5), 0, "the middle of the plus")
        XCTAssertEqual(pixels.alpha(0.35, 0.35), 1, "beside it")
        XCTAssertEqual(pixels.alpha(0.02, 0.02), 0, "the corner")
    }

    func testNearNames() {
        XCTAssertEqual(SymbolCatalog.shared.names(near: "checkmark.cicle").first, "checkmark.circle")
        XCTAssertTrue(SymbolCatalog.shared.names(near: "trashcan").contains("trash"))
        XCTAssertTrue(SymbolCatalog.shared.names(near: "person.crop.circle.filled").contains("person.crop.circle.fill"))
    }

    func testWithoutTheIconFontItsNamesAreUnknown() {
        XCTAssertTrue(SymbolFont().isInstalled, "Scripts/setup installs it")
        XCTAssertNotNil(SymbolCatalog.shared.shape(named: "trophy.fill"))
        let catalog = SymbolCatalog(font: SymbolFont(family: "No Such Font"))
        XCTAssertNil(catalog.shape(named: "trophy.fill"))
        XCTAssertNotNil(catalog.shape(named: "heart.fill"))
    }

    func testPlaceholderStandsInASquare() throws {
        let shape = SymbolCatalog.placeholder("never.heard.of")
        XCTAssertEqual(shape.box, CGSize(width: 22, height: 22))
        XCTAssertFalse(shape.parts.isEmpty)
    }

    // MARK: Colours

    private func colors(of name: String, _ configuration: UIImage.SymbolConfiguration) throws -> Ink {
        let sized = configuration.applying(UIImage.SymbolConfiguration(pointSize: 40))
        let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: sized))
        XCTAssertFalse(image.showsAsTemplate)
        return try Ink(XCTUnwrap(image.layerImage(tint: .black, traits: .current)))
    }

    func testPaletteColoursLayers() throws {
        let ink = try colors(of: "plus.circle.fill", UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
        XCTAssertEqual(ink.color(0.5, 0.5), [255, 255, 255, 255])
        XCTAssertEqual(ink.color(0.35, 0.35), [255, 0, 0, 255])
    }

    func testTranslucentColoursAreAsDarkWhereLinesOverlapAreas() throws {
        let half = UIColor.black.withAlphaComponent(0.5)
        let disc = try colors(of: "plus.circle.fill", UIImage.SymbolConfiguration(paletteColors: [.white, half]))
        for x in stride(from: 0.08, through: 0.24, by: 0.02) {
            XCTAssertEqual(disc.alpha(x, 0.5), 0.5, accuracy: 0.02, "\(x) of the width")
        }
        let plain = try colors(of: "plus.circle.fill", UIImage.SymbolConfiguration(paletteColors: [half]))
        XCTAssertEqual(plain.alpha(0.5, 0.5), 0, "a mark is cut out whole")
        XCTAssertEqual(plain.alpha(0.2, 0.5), 0.5, accuracy: 0.02)
    }

    func testHierarchyFadesLayers() throws {
        let ink = try colors(of: "person.crop.circle", UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        XCTAssertEqual(ink.color(0.5, 0.38), [0, 0, 255, 255], "the head")
        XCTAssertEqual(ink.alpha(0.5, 0.05), 0.5, accuracy: 0.02, "the ring")
    }

    // DEV-531
    func testMulticolourIsTheSymbolsOwn() throws {
        let ink = try colors(of: "star.fill", .preferringMulticolor())
        XCTAssertEqual(ink.color(0.5, 0.5), [255, 204, 0, 255])
        for name in ["cloud.fill", "cloud.rain.fill", "cloud.snow.fill", "cloud.bolt.fill"] {
            let cloud = try colors(of: name, .preferringMulticolor())
            XCTAssertEqual(cloud.color(0.5, 0.4), [255, 255, 255, 255], "\(name) is a white area in light and dark")
        }
        let plain = try XCTUnwrap(
            UIImage(systemName: "cart", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
        XCTAssertTrue(plain.showsAsTemplate, "without colours of its own it follows the tint")
    }

    /// The sheet to look at: `PORTICO_SYMBOL_SHEET=folder swift test --filter testSheets`.
    func testSheets() throws {
        guard let folder = ProcessInfo.processInfo.environment["PORTICO_SYMBOL_SHEET"] else {
            throw XCTSkip("PORTICO_SYMBOL_SHEET names no folder")
        }
        let names = try usedNames()
        for (weight, word) in [(UIImage.SymbolWeight.thin, "thin"), (.regular, "regular"), (.black, "black")] {
            try sheet(of: names, columns: 20, cell: 52, size: 26, weight: weight).write(
                to: URL(fileURLWithPath: "\(folder)/\(word).png"))
        }
        let large = UIImage.SymbolWeight.allNine.flatMap { weight in
            ["heart", "gear", "trash", "cloud.sun.rain", "hare"].map { ($0, weight) }
        }
        try sheet(of: large, columns: 5, cell: 96, size: 60).write(to: URL(fileURLWithPath: "\(folder)/weights.png"))
        try sheet(of: names, columns: 25, cell: 30, size: 17, weight: .regular).write(
            to: URL(fileURLWithPath: "\(folder)/small.png"))
        let icons = SymbolFont().names.sorted()
        try sheet(of: icons, columns: 24, cell: 44, size: 24, weight: .regular).write(
            to: URL(fileURLWithPath: "\(folder)/icons.png"))
    }

    private func sheet(of names: [String], columns: Int, cell: CGFloat, size: CGFloat, weight: UIImage.SymbolWeight)
        throws -> Data
    {
        try sheet(of: names.map { ($0, weight) }, columns: columns, cell: cell, size: size)
    }

    private func sheet(of names: [(String, UIImage.SymbolWeight)], columns: Int, cell: CGFloat, size: CGFloat) throws
        -> Data
    {
        let rows = (names.count + columns - 1) / columns
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: CGFloat(columns) * cell, height: CGFloat(rows) * cell), format: format)
        return renderer.pngData { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: CGFloat(columns) * cell, height: CGFloat(rows) * cell))
            for (index, (name, weight)) in names.enumerated() {
                let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
                guard let image = UIImage(systemName: name, withConfiguration: configuration) else { continue }
                let x = CGFloat(index % columns) * cell + (cell - image.size.width) / 2
                let y = CGFloat(index / columns) * cell + (cell - image.size.height) / 2
                image.draw(at: CGPoint(x: x, y: y))
            }
        }
    }
}

extension UIImage.SymbolWeight {
    fileprivate static var allNine: [UIImage.SymbolWeight] {
        [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    }
}

/// The pixels of an image.
private struct Ink {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ image: CGImage) throws {
        (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try XCTUnwrap(
                CGContext(
                    data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        self.bytes = bytes
    }

    /// In unit coordinates, y pointing down: red, green, blue, alpha.
    func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let at = (Int(y * CGFloat(height)) * width + Int(x * CGFloat(width))) * 4
        return [bytes[at + 2], bytes[at + 1], bytes[at], bytes[at + 3]]
    }

    func alpha(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(color(x, y)[3]) / 255 }

    /// How many pixels are covered.
    var sum: CGFloat { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + CGFloat(bytes[$1]) / 255 } }

    /// How many of them lie on the outermost row or column.
    var edge: CGFloat {
        var found: CGFloat = 0
        for y in 0..<height {
            for x in 0..<width where x == 0 || y == 0 || x == width - 1 || y == height - 1 {
                found += CGFloat(bytes[(y * width + x) * 4 + 3]) / 255
            }
        }
        return found
    }
}
