import CoreImage
import UIKit
import Vision
import XCTest

/// What is found in pictures, and what can't be (DEV-1227).
final class VisionTests: XCTestCase {
    private func code(_ text: String) throws -> CGImage {
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        let image = try XCTUnwrap(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        return try XCTUnwrap(CIContext().createCGImage(image, from: image.extent))
    }

    func testACodeIsRead() throws {
        var heard: [String] = []
        let request = VNDetectBarcodesRequest { request, error in
            heard.append("\(request.results?.count ?? -1) \(error == nil)")
        }
        XCTAssertNil(request.results)
        try VNImageRequestHandler(cgImage: try code("https://example.com")).perform([request])
        let found = try XCTUnwrap(request.results?.first as? VNBarcodeObservation)
        XCTAssertEqual(found.payloadStringValue, "https://example.com")
        XCTAssertEqual(found.symbology, .qr)
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 1, height: 1).contains(found.boundingBox))
        XCTAssertEqual(found.boundingBox.midX, 0.5, accuracy: 0.05)
        XCTAssertLessThan(found.topLeft.x, found.topRight.x)
        XCTAssertLessThan(found.bottomLeft.y, found.topLeft.y)
        XCTAssertEqual(heard, ["1 true"])
        request.symbologies = [.ean13]
        try VNImageRequestHandler(cgImage: try code("x")).perform([request])
        XCTAssertEqual(request.results?.count, 0)
    }

    func testWhatNeedsAModelFails() throws {
        var heard: [Int?] = []
        let text = VNRecognizeTextRequest { request, error in
            XCTAssertNil(request.results)
            heard.append((error as NSError?)?.code)
        }
        text.recognitionLevel = .accurate
        let barcodes = VNDetectBarcodesRequest()
        XCTAssertThrowsError(try VNImageRequestHandler(cgImage: try code("a")).perform([text, barcodes])) {
            XCTAssertEqual(($0 as NSError).domain, VNErrorDomain)
            XCTAssertEqual(($0 as NSError).code, VNErrorCode.unsupportedRequest.rawValue)
        }
        XCTAssertEqual(heard, [VNErrorCode.unsupportedRequest.rawValue])
        XCTAssertEqual(barcodes.results?.count, 1)
    }

    func testAPictureThatCannotBeReadIsAnError() {
        let request = VNDetectBarcodesRequest { _, _ in XCTFail("it isn't performed") }
        XCTAssertThrowsError(try VNImageRequestHandler(data: Data([1, 2])).perform([request])) {
            XCTAssertEqual(($0 as NSError).code, VNErrorCode.invalidImage.rawValue)
        }
    }

    func testResultsAreOfTheRequestsKind() throws {
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(cgImage: try code("a")).perform([request])
        XCTAssertEqual(request.results?.first?.payloadStringValue, "a")
        let general: VNRequest = request
        XCTAssertEqual((general.results as? [VNBarcodeObservation])?.count, 1)
    }

    func testRequestsWithoutAModelFail() throws {
        let horizon = VNDetectHorizonRequest()
        let requests = [
            horizon, VNDetectFaceLandmarksRequest(), VNDetectHumanRectanglesRequest(), VNDetectTextRectanglesRequest(),
            VNDetectDocumentSegmentationRequest(), VNClassifyImageRequest(), VNRecognizeAnimalsRequest(),
            VNDetectFaceCaptureQualityRequest(), VNDetectRectanglesRequest(),
        ]
        for request in requests {
            XCTAssertThrowsError(try VNImageRequestHandler(cgImage: try code("a")).perform([request])) {
                XCTAssertEqual(($0 as NSError).code, VNErrorCode.unsupportedRequest.rawValue)
            }
        }
        XCTAssertNil(horizon.results?.first?.angle)
    }
}
