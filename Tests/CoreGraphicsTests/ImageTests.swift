import XCTest

@testable import CoreGraphics

final class ImageTests: XCTestCase {
    /// Two by two: red and green above, blue and half transparent white below.
    static func sample() -> CGImage {
        let context = CGContext.make(2, 2)
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 1, 1, 1))
        context.setFillColor(color(0, 1, 0))
        context.fill(box(1, 1, 1, 1))
        context.setFillColor(color(0, 0, 1))
        context.fill(box(0, 0, 1, 1))
        context.setFillColor(color(1, 1, 1, 0.5))
        context.fill(box(1, 0, 1, 1))
        return context.makeImage()!
    }

    func testDrawnUprightInAContextWhoseYPointsUp() {
        let context = CGContext.make()
        context.interpolationQuality = .none
        context.draw(Self.sample(), in: box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(2, 18), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(18, 18), Pixel(0, 255, 0))
        XCTAssertEqual(context.pixel(2, 2), Pixel(0, 0, 255))
        let flipped = CGContext.make()
        flipped.interpolationQuality = .none
        flipped.translateBy(x: 0, y: 20)
        flipped.scaleBy(x: 1, y: -1)
        flipped.draw(Self.sample(), in: box(0, 0, 20, 20))
        XCTAssertEqual(flipped.pixel(2, 18), Pixel(0, 0, 255), "upside down where y points down, as on iOS")
    }

    func testEdgesOfAScaledImageStaySolid() {
        let context = CGContext.make()
        context.draw(Self.sample(), in: box(4, 4, 12, 12))
        XCTAssertEqual(context.pixel(4, 15), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(3, 15), .clear)
        XCTAssertEqual(context.pixel(4, 16), .clear)
    }

    func testTiling() {
        let context = CGContext.make(8, 8)
        context.draw(Self.sample(), in: box(1, 1, 2, 2), byTiling: true)
        for x in 0..<8 {
            XCTAssertEqual(context.pixel(x, 2), x % 2 == 1 ? Pixel(255, 0, 0) : Pixel(0, 255, 0))
        }
    }

    func testCropping() throws {
        let image = Self.sample()
        let part = try XCTUnwrap(image.cropping(to: box(1, 0, 5, 1)))
        XCTAssertEqual([part.width, part.height], [1, 1])
        XCTAssertEqual(part.pixel(0, 0), Pixel(0, 255, 0), "counted from the top left")
        XCTAssertNil(image.cropping(to: box(2, 2, 5, 5)))
        XCTAssertNil(image.cropping(to: .null))
    }

    func testFromSamples() throws {
        let straight = Data([255, 128, 0, 128])
        let image = try XCTUnwrap(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: CGDataProvider(data: straight)!, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        XCTAssertEqual(image.pixel(0, 0), Pixel(128, 64, 0, 128))
        XCTAssertEqual(image.dataProvider?.data, straight)
        let indexed = try XCTUnwrap(
            CGImage(
                width: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
                space: CGColorSpace(
                    indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [9, 8, 7, 255, 0, 0])!,
                bitmapInfo: [], provider: CGDataProvider(data: Data([0b0101_0000]))!, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        XCTAssertEqual(indexed.pixel(0, 0), Pixel(9, 8, 7))
        XCTAssertEqual(indexed.pixel(1, 0), Pixel(255, 0, 0))
        let inverted = try XCTUnwrap(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: CGDataProvider(data: Data([255]))!,
                decode: [1, 0], shouldInterpolate: true, intent: .defaultIntent))
        XCTAssertEqual(inverted.pixel(0, 0), Pixel(0, 0, 0))
        let short = try XCTUnwrap(
            CGImage(
                width: 1, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: CGDataProvider(data: straight)!, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        XCTAssertEqual(short.pixel(0, 2), .clear, "rows that are missing are transparent")
        XCTAssertNil(
            CGImage(
                width: 10, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: CGDataProvider(data: straight)!,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    func testMasking() throws {
        let mask = try XCTUnwrap(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: CGDataProvider(data: Data([0, 255]))!, decode: nil, shouldInterpolate: false))
        XCTAssertTrue(mask.isMask)
        let masked = try XCTUnwrap(Self.sample().masking(mask))
        XCTAssertEqual(masked.pixel(0, 0), Pixel(255, 0, 0))
        XCTAssertEqual(masked.pixel(1, 0), .clear)
        let context = CGContext.make()
        context.setFillColor(color(0, 0, 1))
        context.draw(mask, in: box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(2, 2), Pixel(0, 0, 255))
        XCTAssertEqual(context.pixel(17, 2), .clear)
    }

    func testKeyedColours() throws {
        let context = CGContext.backing(width: 2, height: 1, isOpaque: true)
        context.setFillColor(color(1, 1, 1))
        context.fill(box(0, 0, 1, 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.alphaInfo, .noneSkipFirst)
        let keyed = try XCTUnwrap(image.copy(maskingColorComponents: [250, 255, 250, 255, 250, 255]))
        XCTAssertEqual(keyed.pixel(0, 0), .clear)
        XCTAssertEqual(keyed.pixel(1, 0), Pixel(0, 0, 0))
    }

    func testAPartThatIsCopiedHasNothingBehindItsRows() throws {
        let whole = try XCTUnwrap(PixelBuffer(width: 64, height: 5))
        memset(whole.data, 0xff, whole.bytesPerRow * 5)
        // Memory that has been used before.
        for _ in 0..<8 {
            let part = try XCTUnwrap(whole.copy(x: 3, y: 1, width: 17, height: 3))
            XCTAssertEqual(part.bytesPerRow, 128)
            for row in 0..<3 {
                for place in 0..<128 {
                    let byte = part.data.load(fromByteOffset: row * 128 + place, as: UInt8.self)
                    XCTAssertEqual(byte, place < 68 ? 0xff : 0, "row \(row), byte \(place)")
                }
            }
            memset(part.data, 0xee, 3 * 128)
        }
    }

    func testWrappingPixelsCopiesNothing() throws {
        let buffer = try XCTUnwrap(PixelBuffer(width: 3, height: 3))
        let image = CGImage(pixelBuffer: buffer)
        XCTAssertTrue(image.pixels === buffer)
        XCTAssertNil(PixelBuffer(width: 30_000, height: 30_000))
    }
}
