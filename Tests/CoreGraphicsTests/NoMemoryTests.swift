import Foundation
import XCTest

@testable import CoreGraphics

/// Pictures that the process has no memory for aren't seen, and end nobody (DEV-737).
final class NoMemoryTests: XCTestCase {
    /// Leaves the process so much room that a picture of 400 MB is too large.
    private func withLittleMemory(_ body: () throws -> Void) throws {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &old)
        let pages = try XCTUnwrap(
            try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first)
        let used = try XCTUnwrap(rlim_t(pages)) * rlim_t(sysconf(Int32(_SC_PAGESIZE)))
        var little = rlimit(rlim_cur: used + 200_000_000, rlim_max: old.rlim_max)
        let report = Diagnostics.write
        Diagnostics.write = { _ in }
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &little)
        defer {
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &old)
            Diagnostics.write = report
        }
        try body()
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
}
