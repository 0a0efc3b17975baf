import XCTest

@testable import CoreGraphics

final class BitmapContextTests: XCTestCase {
    func testOriginIsLowerLeftAndFirstRowIsOnTop() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertEqual(context.ctm, .identity)
        context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        context.fill(box(0, 0, 1, 1))
        let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual(Array(UnsafeBufferPointer(start: bytes + 2 * 16, count: 4)), [255, 51, 0, 255])
        XCTAssertEqual(Array(UnsafeBufferPointer(start: bytes, count: 4)), [0, 0, 0, 0])
    }

    func testEveryLayoutHoldsTheSameColour() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let layouts: [(Int, CGColorSpace, UInt32, [UInt8])] = [
            (8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, [255, 51, 0, 255]),
            (8, rgb, CGImageAlphaInfo.noneSkipLast.rawValue, [255, 51, 0, 255]),
            (8, rgb, CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 51, 0]),
            (8, rgb, CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 51, 255, 255]),
            (8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue | little, [255, 0, 51, 255]),
            (
                8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
                [255, 51, 0, 255]
            ),
            (8, CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none.rawValue, [106]),
            (8, CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.alphaOnly.rawValue, [255]),
            (5, rgb, CGImageAlphaInfo.noneSkipFirst.rawValue, [0x7C, 0xC0]),
            (16, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, [255, 255, 51, 51, 0, 0, 255, 255]),
        ]
        for (bits, space, info, expected) in layouts {
            let context = try XCTUnwrap(
                CGContext(
                    data: nil, width: 3, height: 2, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                    bitmapInfo: info), "\(bits) \(info)")
            context.setFillColor(color(1, 0.2, 0))
            context.fill(box(0, 0, 3, 2))
            let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
            XCTAssertEqual(
                Array(UnsafeBufferPointer(start: bytes, count: expected.count)), expected, "\(bits) \(info)")
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image.bitsPerComponent, bits)
            if space == rgb { assertNear(image.pixel(1, 1), Pixel(255, 51, 0), within: bits == 5 ? 8 : 0) }
        }
    }

    func testFloatingPointLayout() throws {
        let info =
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 32, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.setFillColor(color(1, 0.2, 0))
        context.fill(box(0, 0, 1, 1))
        let data = try XCTUnwrap(context.data)
        let values = (0..<4).map { data.load(fromByteOffset: $0 * 4, as: Float.self) }
        for (value, expected) in zip(values, [1, 0.2, 0, 1] as [Float]) {
            XCTAssertEqual(value, expected, accuracy: 1e-6)
        }
    }

    func testUnsupportedLayoutsAndSizesAreRefused() {
        func make(_ width: Int, _ bits: Int, _ info: UInt32, row: Int = 0) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        XCTAssertNil(make(0, 8, CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertNil(make(-4, 8, CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertNil(make(40_000, 8, CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertNil(make(4, 8, CGImageAlphaInfo.last.rawValue), "straight alpha")
        XCTAssertNil(make(4, 8, CGImageAlphaInfo.none.rawValue), "24 bits")
        XCTAssertNil(make(4, 7, CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertNil(make(4, 8, CGImageAlphaInfo.premultipliedLast.rawValue, row: 8), "rows too short")
    }

    func testTheAppsOwnMemoryFollowsEachCall() throws {
        for info in [
            CGImageAlphaInfo.premultipliedLast.rawValue,
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        ] {
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
            bytes.initialize(repeating: 0, count: 16)
            defer { bytes.deallocate() }
            let context = try XCTUnwrap(
                CGContext(
                    data: bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(color(0, 1, 0))
            context.fill(box(0, 0, 2, 1))
            XCTAssertEqual(bytes[8 + 1], 255)
            XCTAssertEqual(bytes[1], 0)
            // What the app writes itself is part of the picture.
            for k in 0..<4 { bytes[k] = 255 }
            XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixel(0, 0), Pixel(255, 255, 255))
            context.setFillColor(color(0, 0, 0, 0.5))
            context.fill(box(0, 1, 1, 1))
            assertNear(Pixel(Int(bytes[0]), Int(bytes[1]), Int(bytes[2]), 255), Pixel(127, 127, 127))
        }
    }

    func testReleaseCallback() {
        final class Flag { var isSet = false }
        let flag = Flag()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        defer { memory.deallocate() }
        do {
            _ = CGContext(
                data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { info, _ in
                    Unmanaged<Flag>.fromOpaque(info!).takeUnretainedValue().isSet = true
                }, releaseInfo: Unmanaged.passUnretained(flag).toOpaque())
        }
        XCTAssertTrue(flag.isSet)
    }

    func testMakeImageDoesNotFollowLaterDrawing() throws {
        let context = CGContext.make()
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 0, 20, 20))
        let image = try XCTUnwrap(context.makeImage())
        context.clear(box(0, 0, 20, 20))
        XCTAssertEqual(image.pixel(5, 5), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(5, 5), .clear)
    }

    func testManyThreadsDrawAtOnce() async throws {
        let shared = try XCTUnwrap(CGContext.make(8, 8).makeImage())
        let path = CGPath(ellipseIn: box(2, 2, 40, 40), transform: nil)
        let results = await withTaskGroup(of: UInt32.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let context = CGContext.make(50, 50)
                    for _ in 0..<50 {
                        context.addPath(path)
                        context.fillPath()
                        context.draw(shared, in: box(0, 0, 50, 50))
                        context.setShadow(offset: .zero, blur: 3)
                    }
                    return context.pixelBuffer[25, 25]
                }
            }
            return await group.reduce(into: Set<UInt32>()) { $0.insert($1) }
        }
        XCTAssertEqual(results, [0xFF00_0000])
    }
}
