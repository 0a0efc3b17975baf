import Accelerate
import CoreGraphics
import XCTest

/// Pictures that become pixels in memory, and back (DEV-1328).
final class VImagePictureTests: XCTestCase {
    private let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    private func format(bits: Int = 8, pixel: Int = 32) throws -> vImage_CGImageFormat {
        try XCTUnwrap(
            vImage_CGImageFormat(
                bitsPerComponent: bits, bitsPerPixel: pixel, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
    }

    /// Red beside blue.
    private func picture() throws -> CGImage {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        return try XCTUnwrap(context.makeImage())
    }

    private func bytes(_ buffer: vImage_Buffer) -> [UInt8] {
        (0..<Int(buffer.height)).flatMap { row in
            [UInt8](UnsafeRawBufferPointer(start: buffer.data + row * buffer.rowBytes, count: Int(buffer.width) * 4))
        }
    }

    func testAPictureBecomesPixelsAndAPictureAgain() throws {
        var (buffer, format) = (vImage_Buffer(), try format())
        XCTAssertEqual(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try picture(), 0), kvImageNoError)
        defer { buffer.free() }
        XCTAssertEqual([buffer.width, buffer.height], [2, 1])
        XCTAssertEqual(bytes(buffer), [255, 0, 0, 255, 0, 0, 255, 255])
        var error = -1
        let made = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &error)
        XCTAssertEqual(error, kvImageNoError)
        let image = try XCTUnwrap(made?.takeRetainedValue())
        // The picture has pixels of its own.
        memset(buffer.data, 0, 8)
        var again = vImage_Buffer()
        XCTAssertEqual(vImageBuffer_InitWithCGImage(&again, &format, nil, image, 0), kvImageNoError)
        defer { again.free() }
        XCTAssertEqual(bytes(again), [255, 0, 0, 255, 0, 0, 255, 255])
    }

    func testMemoryOfTheCallersHasThePicturesSize() throws {
        var format = try format()
        var pixels = [UInt8](repeating: 7, count: 12)
        try pixels.withUnsafeMutableBytes { memory in
            let flags = vImage_Flags(kvImageNoAllocate)
            var wrong = vImage_Buffer(data: memory.baseAddress, height: 1, width: 3, rowBytes: 12)
            XCTAssertEqual(
                vImageBuffer_InitWithCGImage(&wrong, &format, nil, try picture(), flags), kvImageBufferSizeMismatch)
            var buffer = vImage_Buffer(data: memory.baseAddress, height: 1, width: 2, rowBytes: 12)
            XCTAssertEqual(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try picture(), flags), kvImageNoError)
        }
        XCTAssertEqual(pixels, [255, 0, 0, 255, 0, 0, 255, 255, 7, 7, 7, 7], "nothing behind the row is touched")
    }

    func testOtherFormatsAreNotKnown() throws {
        var (buffer, wide) = (vImage_Buffer(), try format(bits: 16, pixel: 64))
        XCTAssertEqual(
            vImageBuffer_InitWithCGImage(&buffer, &wide, nil, try picture(), 0), kvImageInvalidImageFormat)
        XCTAssertNil(buffer.data)
        XCTAssertNil(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 4, colorSpace: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    }
}
