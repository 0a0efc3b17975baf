import Foundation
import XCTest

@testable import CoreGraphics

/// Pictures that the process has no memory for aren't seen, and end nobody (DEV-737).
final class NoMemoryTests: XCTestCase {
    /// Leaves the process so much room, in bytes, that a picture of 400 MB is too large.
    private func withLittleMemory(_ room: rlim_t = 200_000_000, _ body: () throws -> Void) throws {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &old)
        var little = rlimit(rlim_cur: try used() + room, rlim_max: old.rlim_max)
        let report = Diagnostics.write
        Diagnostics.write = { _ in }
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &little)
        defer {
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &old)
            Diagnostics.write = report
        }
        try body()
    }

    /// The process's addresses in use, in bytes.
    private func used() throws -> rlim_t {
        let pages = try XCTUnwrap(
            try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first)
        return try XCTUnwrap(rlim_t(pages)) * rlim_t(sysconf(Int32(_SC_PAGESIZE)))
    }

    func testAPictureThatThereIsNoMemoryForIsNotSeen() throws {
        let (width, height) = (10_000, 10_000)
        let provider = try XCTUnwrap(CGDataProvider(data: Data([1, 2, 3]) as CFData))
        let image = try XCTUnwrap(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
                decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        let small = ImageTests.sample()
        try withLittleMemory {
            let context = CGContext.make()
            context.draw(image, in: box(0, 0, 20, 20))
            context.clip(to: box(0, 0, 20, 20), mask: image)
            XCTAssertEqual(context.pixel(10, 10), .clear)
            XCTAssertNil(image.pngData())
            XCTAssertNil(image.masking(small))
            XCTAssertNil(small.masking(image))
            XCTAssertNil(image.cropping(to: box(9_000, 9_000, 10, 10)))
            XCTAssertNil(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            let backing = CGContext.backing(width: width, height: height)
            backing.fill(box(0, 0, 5_000, 5_000))
            XCTAssertEqual(backing.pixelBuffer.width, 1)
        }
        let context = CGContext.make()
        context.draw(image, in: box(0, 0, 20, 20))
        XCTAssertNotNil(image.loadedPixels, "with memory it is there")
    }

    /// The encoder's memory moves as the file grows: what it has got by the time of an error is given back.
    func testAFileThatDoesNotFitLeavesNothingBehind() throws {
        let context = CGContext.make(3000, 3000)
        let pixels = context.pixelBuffer
        let noise = (0..<65_536).map { _ in UInt8.random(in: 0...255) }
        for start in stride(from: 0, to: pixels.bytesPerRow * pixels.height - noise.count, by: noise.count) {
            pixels.data.advanced(by: start).copyMemory(from: noise, byteCount: noise.count)
        }
        var before: rlim_t = 0
        // What the first takes for good is the allocator's.
        for round in 0..<8 {
            if round == 1 { before = try used() }
            try withLittleMemory(24_000_000) {
                XCTAssertThrowsError(try ImageCodec.jpeg.encode(pixels)) {
                    XCTAssertTrue("\($0)".contains("cannot write a JPEG picture: "), "\($0)")
                }
            }
        }
        XCTAssertLessThan(try used(), before + 40_000_000)
    }

    /// WebP's sides end at 16,383 pixels.
    func testAPictureThatAFormatCannotHoldLeavesNothingBehind() throws {
        let pixels = CGContext.make(20_000, 1).pixelBuffer
        XCTAssertThrowsError(try ImageCodec.webP.encode(pixels))
        let before = try used()
        for _ in 0..<10_000 { XCTAssertThrowsError(try ImageCodec.webP.encode(pixels)) }
        XCTAssertLessThan(try used(), before + 40_000_000)
    }
}
