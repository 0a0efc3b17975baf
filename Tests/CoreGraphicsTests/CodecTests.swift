import XCTest

@testable import CoreGraphics

final class CodecTests: XCTestCase {
    private func picture() -> CGImage {
        let context = CGContext.make(33, 21)
        let gradient = CGGradient(
            colorsSpace: nil, colors: [color(1, 0, 0), color(0, 0.5, 1, 0.3)] as CFArray, locations: nil)!
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 33, y: 21), options: [])
        context.setFillColor(color(0, 1, 0))
        context.fillEllipse(in: box(10, 5, 12, 12))
        return context.makeImage()!
    }

    func testPNGAndWebPComeBackTheSame() throws {
        let image = picture()
        for data in [image.pngData(), image.webPData(quality: 1)] {
            let data = try XCTUnwrap(data)
            let again = try CGImage.decode(data, name: "picture")
            XCTAssertEqual([again.width, again.height], [33, 21])
            for y in 0..<21 {
                for x in 0..<33 { assertNear(again.pixel(x, y), image.pixel(x, y), within: 1) }
            }
        }
        XCTAssertEqual(image.pngData(), picture().pngData(), "equal pictures, equal bytes")
    }

    func testJPEGComesBackNearlyTheSameOverWhite() throws {
        let data = try XCTUnwrap(picture().jpegData(quality: 0.95))
        let again = try CGImage.decode(data, name: "picture")
        XCTAssertEqual(again.alphaInfo, .noneSkipLast)
        XCTAssertEqual(again.utType, "public.jpeg")
        assertNear(again.pixel(16, 10), Pixel(0, 255, 0), within: 12)
        let small = try XCTUnwrap(picture().jpegData(quality: 0.1))
        XCTAssertLessThan(small.count, data.count)
        let context = CGContext.make(16, 16)
        let empty = try CGImage.decode(try XCTUnwrap(context.makeImage()?.jpegData(quality: 1)), name: "empty")
        assertNear(empty.pixel(5, 5), Pixel(255, 255, 255))
    }

    func testDecodedPicturesAreDescribedAsOnIOS() throws {
        let png = try CGImage.decode(try XCTUnwrap(picture().pngData()), name: "picture")
        XCTAssertEqual(png.alphaInfo, .last)
        XCTAssertEqual(png.bitsPerPixel, 32)
        XCTAssertEqual(png.utType, "public.png")
        let bytes = try XCTUnwrap(png.dataProvider?.data)
        XCTAssertEqual(bytes.count, png.bytesPerRow * png.height)
        let offset = 10 * png.bytesPerRow + 16 * 4
        XCTAssertEqual([UInt8](bytes[offset..<offset + 4]), [0, 255, 0, 255], "red, green, blue, alpha")
        let provider = try XCTUnwrap(CGDataProvider(data: try XCTUnwrap(picture().pngData())))
        XCTAssertEqual(CGDataProvider(data: NSData(data: try XCTUnwrap(provider.data)))?.data, provider.data)
        XCTAssertNotNil(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        XCTAssertNil(
            CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    func testWrongFilesGiveAnErrorThatNamesThemAndARemedy() {
        for (data, word) in [
            (Data(), "empty"), (Data("hello, world, this is text".utf8), "not a PNG"),
            (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "too early"),
            (Data([0xFF, 0xD8, 0xFF, 0xE0]), "JPEG"),
        ] {
            XCTAssertThrowsError(try CGImage.decode(data, name: "icon.png")) { error in
                let text = "\(error)"
                XCTAssertTrue(text.hasPrefix("icon.png: "), text)
                XCTAssertTrue(text.contains(word), text)
            }
        }
    }

    func testTruncatedFilesAreErrors() throws {
        let image = picture()
        for data in [image.pngData(), image.jpegData(quality: 0.9), image.webPData(quality: 0.9)] {
            let data = try XCTUnwrap(data)
            for count in stride(from: 0, to: data.count - 4, by: 7) {
                XCTAssertThrowsError(try CGImage.decode(data.prefix(count), name: "cut"), "\(count) of \(data.count)")
            }
        }
    }

    func testDamagedFilesNeverCrash() throws {
        let image = picture()
        var random = Random(state: 0x9E37_79B9_7F4A_7C15)
        for data in [
            image.pngData(), image.jpegData(quality: 0.8), image.webPData(quality: 0.8), image.webPData(quality: 1),
        ] {
            let data = try XCTUnwrap(data)
            for _ in 0..<400 {
                var damaged = data
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
                        in: 0...255, using: &random)
                }
                // Damage may go unseen (a comment's text); what counts is an answer.
                _ = try? CGImage.decode(damaged, name: "damaged").pixels
            }
        }
    }

    func testAHugePictureIsRefusedBeforeItsMemoryIsTaken() throws {
        var data = try XCTUnwrap(picture().pngData())
        // The header says 30,000 × 30,000; its checksum is set right by hand.
        for (offset, byte) in zip(16..<24, [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30] as [UInt8]) { data[offset] = byte }
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in data[12..<29] {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        checksum = ~checksum
        for k in 0..<4 { data[29 + k] = UInt8(checksum >> UInt32(24 - 8 * k) & 255) }
        XCTAssertThrowsError(try CGImage.decode(data, name: "bomb.png")) { error in
            XCTAssertTrue("\(error)".contains("too large"), "\(error)")
        }
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
