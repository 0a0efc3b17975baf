import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIGraphicsTests: XCTestCase {
    func testThereIsNoContextOutsideDrawing() {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    func testImageContextsNest() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        let outer = try XCTUnwrap(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        XCTAssertFalse(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === outer)
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.cgImage?.width, 8)
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testTheStackIsPerThread() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        defer { UIGraphicsEndImageContext() }
        let other = expectation(description: "another thread")
        Thread.detachNewThread {
            XCTAssertNil(UIGraphicsGetCurrentContext())
            other.fulfill()
        }
        wait(for: [other], timeout: 5)
    }

    func testRendererPixelsAtScale3() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { context in
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(image.size, CGSize(width: 10, height: 4))
        let pixels = Pixels(image)
        XCTAssertEqual(pixels.size, [30, 12])
        XCTAssertEqual(pixels[3, 0], [255, 0, 0, 255])
        XCTAssertEqual(pixels[8, 2], [255, 0, 0, 255])
        XCTAssertEqual(pixels[2, 0], [0, 0, 0, 0])
        XCTAssertEqual(pixels[9, 0], [0, 0, 0, 0])
        XCTAssertEqual(pixels[3, 3], [0, 0, 0, 0], "the origin is top left")
    }

    func testOpaqueRendererStartsBlackAndBoundsMoveTheOrigin() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 2), format: format)
        let pixels = Pixels(
            renderer.image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 11, y: 10, width: 1, height: 1))
            })
        XCTAssertEqual(pixels[0, 0], [0, 0, 0, 255])
        XCTAssertEqual(pixels[1, 0], [0, 255, 0, 255])
    }

    func testAnEmptySizeGivesAnEmptyImage() {
        let image = UIGraphicsImageRenderer(size: .zero).image { _ in XCTFail("nothing to draw into") }
        XCTAssertEqual(image.size, .zero)
        XCTAssertNil(image.pngData())
    }

    /// A document says its title and author, whichever way it is begun.
    func testAPDFHasItsDocumentInfo() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "A title", kCGPDFContextAuthor as String: "Somebody"]
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { $0.beginPage() }
        XCTAssertNotNil(data.range(of: Data("A title".utf8)))
        XCTAssertNotNil(data.range(of: Data("Somebody".utf8)))
        let old = NSMutableData()
        UIGraphicsBeginPDFContextToData(old, bounds, [kCGPDFContextTitle: "Another"])
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        XCTAssertNotNil((old as Data).range(of: Data("Another".utf8)))
    }

    func testPDFHasItsPages() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            context.beginPage()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.beginPage()
        }
        XCTAssertTrue(data.starts(with: Data("%PDF".utf8)))
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testUIRectFrameStaysInside() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = Pixels(
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { _ in
                UIColor.black.setFill()
                UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
            })
        XCTAssertEqual(pixels[1, 1][3], 255)
        XCTAssertEqual(pixels[4, 4][3], 255)
        XCTAssertEqual(pixels[2, 2][3], 0)
        XCTAssertEqual(pixels[0, 0][3], 0)
        XCTAssertEqual(pixels[5, 5][3], 0)
    }
}

/// An image's pixels: red, green, blue, alpha, from the top left.
struct Pixels {
    let image: CGImage?

    init(_ image: UIImage) {
        self.image = image.cgImage
    }

    init(_ image: CGImage?) {
        self.image = image
    }

    var size: [Int] { [image?.width ?? 0, image?.height ?? 0] }

    subscript(x: Int, y: Int) -> [Int] {
        guard let pixels = image?.pixels else { return [] }
        let at = pixels.data.advanced(by: y * pixels.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        return [at[2], at[1], at[0], at[3]].map(Int.init)
    }
}
