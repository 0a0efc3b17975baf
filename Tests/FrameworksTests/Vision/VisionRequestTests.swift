import CoreImage
import Vision
import XCTest

/// Requests in Swift's own form (DEV-1227).
final class VisionRequestTests: XCTestCase {
    private func code(_ text: String) throws -> CGImage {
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        let image = try XCTUnwrap(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        return try XCTUnwrap(CIContext().createCGImage(image, from: image.extent))
    }

    func testACodeIsRead() async throws {
        let found = try await DetectBarcodesRequest().perform(on: try code("https://example.com"))
        XCTAssertEqual(found.map(\.payloadString), ["https://example.com"])
        XCTAssertEqual(found.first?.symbology, .qr)
        let first = try XCTUnwrap(found.first)
        XCTAssertLessThan(first.topLeft.x, first.topRight.x)
        XCTAssertLessThan(first.bottomLeft.y, first.topLeft.y)
        var other = DetectBarcodesRequest()
        other.symbologies = [.ean13]
        let none = try await ImageRequestHandler(try code("x")).perform(other)
        XCTAssertEqual(none, [])
    }

    func testWhatNeedsAModelThrows() async throws {
        let image = try code("a")
        do {
            _ = try await RecognizeTextRequest().perform(on: image)
            XCTFail("there is no model")
        } catch VisionError.unsupportedRequest {}
        do {
            _ = try await DetectFaceRectanglesRequest().perform(on: image)
            XCTFail("there is no model")
        } catch VisionError.unsupportedRequest {}
    }

    func testAPictureThatCannotBeReadIsAnError() async {
        do {
            _ = try await DetectBarcodesRequest().perform(on: Data([1, 2]))
            XCTFail("it can't be read")
        } catch { XCTAssertEqual(error as? VisionError, .invalidImage("The image can't be read.")) }
    }

    func testPlacesAreParts() {
        let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let size = CGSize(width: 100, height: 200)
        XCTAssertEqual(rect.toImageCoordinates(size), CGRect(x: 25, y: 100, width: 50, height: 50))
        XCTAssertEqual(rect.toImageCoordinates(size, origin: .upperLeft), CGRect(x: 25, y: 50, width: 50, height: 50))
        let point = NormalizedPoint(x: 0.5, y: 0.25)
        XCTAssertEqual(point.toImageCoordinates(size, origin: .upperLeft), CGPoint(x: 50, y: 150))
        XCTAssertEqual(NormalizedPoint(imagePoint: CGPoint(x: 50, y: 50), in: size), point)
    }
}
