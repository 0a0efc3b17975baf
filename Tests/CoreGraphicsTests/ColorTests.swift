import CoreGraphics
import XCTest

final class ColorTests: XCTestCase {
    func testComponentsAndEquality() {
        let a = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        XCTAssertEqual(a.components, [0.25, 0.5, 0.75, 0.5])
        XCTAssertEqual(a.numberOfComponents, 4)
        XCTAssertEqual(a.alpha, 0.5)
        XCTAssertEqual(a, CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        XCTAssertEqual(a.copy(alpha: 1)?.components, [0.25, 0.5, 0.75, 1])
        XCTAssertNotEqual(a, a.copy(alpha: 1))
        let gray = CGColor(gray: 0.5, alpha: 1)
        XCTAssertEqual(gray.numberOfComponents, 2)
        XCTAssertEqual(gray.colorSpace?.model, .monochrome)
    }

    func testConversions() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let gray = try XCTUnwrap(
            CGColor(gray: 0.5, alpha: 0.25).converted(to: rgb, intent: .defaultIntent, options: nil))
        XCTAssertEqual(gray.components, [0.5, 0.5, 0.5, 0.25])
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
        XCTAssertEqual(
            ink.converted(to: rgb, intent: .defaultIntent, options: nil)?.components, [0, 0.5, 0.5, 1])
        let back = color(0.2, 0.4, 0.1).converted(
            to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)
        let again = try XCTUnwrap(back?.converted(to: rgb, intent: .defaultIntent, options: nil)?.components)
        for (value, expected) in zip(again, [0.2, 0.4, 0.1, 1]) { XCTAssertEqual(value, expected, accuracy: 1e-9) }
        let white = color(1, 1, 1).converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        XCTAssertEqual(try XCTUnwrap(white?.components?[0]), 1, accuracy: 1e-9)
    }

    func testDisplayP3HasColoursThatSRGBHasNot() throws {
        let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        XCTAssertTrue(p3.isWideGamutRGB)
        let red = try XCTUnwrap(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let extended = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let seen = try XCTUnwrap(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        // Published values of P3's red in extended sRGB.
        for (value, expected) in zip(seen, [1.0930, -0.2267, -0.1501, 1]) {
            XCTAssertEqual(value, expected, accuracy: 0.002)
        }
        let white = try XCTUnwrap(CGColor(colorSpace: p3, components: [1, 1, 1, 1]))
        let whiteSeen = try XCTUnwrap(white.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        for value in whiteSeen { XCTAssertEqual(value, 1, accuracy: 1e-6) }
        let sRGB = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
        XCTAssertEqual(
            red.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components, [1, 0, 0, 1], "held in range")
    }

    func testEveryNamedRGBSpaceKeepsGrayAndComesBack() throws {
        let extended = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
        for name in [
            CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.rommrgb,
            CGColorSpace.acescgLinear, CGColorSpace.dcip3, CGColorSpace.itur_709, CGColorSpace.genericLab,
        ] {
            let space = try XCTUnwrap(CGColorSpace(name: name), name)
            let there = try XCTUnwrap(
                color(0.5, 0.5, 0.5).converted(to: space, intent: .defaultIntent, options: nil), name)
            let back = try XCTUnwrap(
                there.converted(to: extended, intent: .defaultIntent, options: nil)?.components, name)
            for value in back.dropLast() { XCTAssertEqual(value, 0.5, accuracy: 1e-4, name) }
        }
        XCTAssertNil(CGColorSpace(name: "no such space"))
    }

    func testIndexedSpace() throws {
        let table: [UInt8] = [0, 0, 0, 255, 128, 0]
        let space = try XCTUnwrap(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        XCTAssertEqual(space.model, .indexed)
        XCTAssertEqual(space.colorTable, table)
        XCTAssertEqual(space.numberOfComponents, 1)
        XCTAssertNil(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table))
    }
}
