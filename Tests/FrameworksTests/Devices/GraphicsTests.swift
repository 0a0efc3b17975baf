import CoreImage
import CoreVideo
import Metal
import MetalKit
import TestSupport
import XCTest

/// A device without a graphics processor (DEV-1241).
final class GraphicsTests: MainTestCase, @unchecked Sendable {
    private final class Drawer: NSObject, MTKViewDelegate {
        var count = 0
        func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { count += 1 }
        func draw(in view: MTKView) { count += 1 }
    }

    func testThereIsNoDevice() {
        XCTAssertNil(MTLCreateSystemDefaultDevice())
        let texture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 300, height: 20, mipmapped: true)
        XCTAssertEqual([texture.width, texture.height, texture.mipmapLevelCount], [300, 20, 9])
        XCTAssertEqual(MTLPixelFormat.bgra8Unorm.rawValue, 80)
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].clearColor = MTLClearColorMake(1, 0, 0, 1)
        XCTAssertEqual(pass.colorAttachments[0].clearColor, MTLClearColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(pass.colorAttachments[1].clearColor.red, 0)
        XCTAssertEqual(MTLRegionMake2D(1, 2, 3, 4).size, MTLSize(width: 3, height: 4, depth: 1))
    }

    func testAViewWithoutADeviceAsksNobodyToDraw() {
        onMain {
            let root = UIViewController(), drawer = Drawer()
            let view = MTKView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 50), device: MTLCreateSystemDefaultDevice())
            view.delegate = drawer
            root.view.addSubview(view)
            harness.show(root: root)
            harness.advance(by: 0.5)
            view.frame.size.width = 80
            view.setNeedsDisplay()
            view.draw()
            harness.advance(by: 0.5)
            XCTAssertEqual(drawer.count, 0)
            XCTAssertNil(view.currentDrawable)
            XCTAssertNil(view.currentRenderPassDescriptor)
            XCTAssertEqual(view.drawableSize.width, 80 * view.contentScaleFactor)
            view.autoResizeDrawable = false
            view.drawableSize = CGSize(width: 7, height: 8)
            XCTAssertEqual(view.drawableSize, CGSize(width: 7, height: 8))
        }
    }

    func testPixelsLieInMemory() {
        var made: CVPixelBuffer?
        XCTAssertEqual(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &made), kCVReturnSuccess)
        guard let buffer = made else { return XCTFail("no buffer") }
        XCTAssertEqual(
            [CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer), CVPixelBufferGetBytesPerRow(buffer)],
            [3, 2, 64])
        XCTAssertEqual(CVPixelBufferGetPixelFormatType(buffer), kCVPixelFormatType_32BGRA)
        XCTAssertNil(CVPixelBufferGetBaseAddress(buffer), "it isn't locked")
        XCTAssertEqual(CVPixelBufferUnlockBaseAddress(buffer, []), kCVReturnError)
        CVPixelBufferLockBaseAddress(buffer, [])
        let bytes = CVPixelBufferGetBaseAddress(buffer)
        XCTAssertEqual(bytes?.load(fromByteOffset: 64, as: UInt8.self), 0)
        bytes?.storeBytes(of: 7, toByteOffset: 64, as: UInt8.self)
        XCTAssertEqual(CVPixelBufferUnlockBaseAddress(buffer, []), kCVReturnSuccess)
        XCTAssertEqual(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &made), kCVReturnInvalidSize)
        XCTAssertEqual(
            CVPixelBufferCreate(nil, 1 << 40, 2, kCVPixelFormatType_32BGRA, nil, &made), kCVReturnInvalidSize)
        XCTAssertEqual(CVPixelBufferCreate(nil, 2, 2, 0x3432_3076, nil, &made), kCVReturnInvalidPixelFormat)
    }

    func testAttributesInTheFormsThatAppsWrite() {
        var made: CVPixelBuffer?
        let first =
            [
                kCVPixelBufferCGImageCompatibilityKey: kCFBooleanTrue!,
                kCVPixelBufferCGBitmapContextCompatibilityKey: kCFBooleanTrue!,
            ] as CFDictionary
        XCTAssertEqual(
            CVPixelBufferCreate(kCFAllocatorDefault, 3, 2, kCVPixelFormatType_32ARGB, first, &made), kCVReturnSuccess)
        let second: [String: Any] = [
            kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA),
            kCVPixelBufferIOSurfacePropertiesKey as String: [:] as CFDictionary,
            kCVPixelBufferBytesPerRowAlignmentKey as String: 4,
        ]
        XCTAssertEqual(
            CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, second as CFDictionary, &made),
            kCVReturnSuccess)
        XCTAssertEqual(made.map { CVPixelBufferGetBytesPerRow($0) }, 12)
    }

    /// The bytes of a pixel of a buffer, counted from its upper left corner.
    private func bytes(_ buffer: CVPixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
        let base = CVPixelBufferGetBaseAddress(buffer).map { $0 + y * CVPixelBufferGetBytesPerRow(buffer) + x * 4 }
        return (0..<4).map { base?.load(fromByteOffset: $0, as: UInt8.self) ?? 0 }
    }

    func testPixelsBecomeAPictureAndAPicturePixels() throws {
        var made: CVPixelBuffer?
        _ = CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try XCTUnwrap(made)
        CVPixelBufferLockBaseAddress(buffer, [])
        // Red at the upper left: blue, green, red, alpha.
        CVPixelBufferGetBaseAddress(buffer)?.copyMemory(from: [0, 0, 255, 255] as [UInt8], byteCount: 4)
        CVPixelBufferUnlockBaseAddress(buffer, [])
        let picture = CIImage(cvPixelBuffer: buffer)
        XCTAssertEqual(picture.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
        _ = CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32ARGB, nil, &made)
        let other = try XCTUnwrap(made)
        CIContext().render(picture, to: other)
        XCTAssertEqual(bytes(other, 0, 0), [255, 255, 0, 0])
        XCTAssertEqual(bytes(other, 1, 0), [0, 0, 0, 0])
        XCTAssertEqual(bytes(other, 0, 1), [0, 0, 0, 0])
        // A part: its corner comes to the lower left.
        CIContext().render(
            picture, to: other, bounds: CGRect(x: 0, y: 1, width: 1, height: 1), colorSpace: nil)
        XCTAssertEqual(bytes(other, 0, 1), [255, 255, 0, 0])
        let gray = CIImage(color: CIColor(red: 0.2, green: 0.2, blue: 0.2))
            .cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        CIContext().render(gray, to: buffer)
        XCTAssertEqual(bytes(buffer, 1, 1), [51, 51, 51, 255])
    }

    private final class Count { var value = 0 }

    func testTheAppsOwnMemoryIsGivenBack() {
        let count = Count()
        var memory = [UInt8](repeating: 9, count: 32)
        memory.withUnsafeMutableBytes { bytes in
            var made: CVPixelBuffer?
            let result = CVPixelBufferCreateWithBytes(
                nil, 2, 2, kCVPixelFormatType_32RGBA, bytes.baseAddress!, 16,
                { context, _ in Unmanaged<Count>.fromOpaque(context!).takeUnretainedValue().value += 1 },
                Unmanaged.passUnretained(count).toOpaque(), nil, &made)
            XCTAssertEqual(result, kCVReturnSuccess)
            XCTAssertEqual(count.value, 0)
            made = nil
            XCTAssertEqual(count.value, 1)
            XCTAssertEqual(
                CVPixelBufferCreateWithBytes(
                    nil, 2, 2, kCVPixelFormatType_32RGBA, bytes.baseAddress!, 7, nil, nil, nil, &made),
                kCVReturnInvalidArgument)
        }
    }
}
