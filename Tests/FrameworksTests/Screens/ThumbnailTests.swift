import QuickLookThumbnailing
import UIKit
import XCTest

/// Small pictures of files (DEV-1329).
final class ThumbnailTests: XCTestCase, @unchecked Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        let image = UIImage(cgImage: try XCTUnwrap(context.makeImage()))
        try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent("a.png"))
        try Data("text".utf8).write(to: folder.appendingPathComponent("a.txt"))
    }
    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func request(_ name: String, _ side: CGFloat = 10, scale: CGFloat = 1) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(
            fileAt: folder.appendingPathComponent(name), size: CGSize(width: side, height: side), scale: scale,
            representationTypes: .all)
    }
    private func code(_ request: QLThumbnailGenerator.Request) async -> QLThumbnailError.Code? {
        do {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
            return nil
        } catch { return (error as? QLThumbnailError)?.code }
    }

    func testAPictureFitsTheSize() async throws {
        let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request("a.png", scale: 2))
        XCTAssertEqual([small.cgImage.width, small.cgImage.height], [20, 10])
        XCTAssertEqual(small.uiImage.size, CGSize(width: 10, height: 5))
        XCTAssertEqual(small.type, .thumbnail)
        let large = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request("a.png", 500))
        XCTAssertEqual([large.cgImage.width, large.cgImage.height], [40, 20], "it doesn't grow")
    }

    func testWhatNoPictureCanBeMadeOfIsAnError() async {
        let (text, none, empty) = (
            await code(request("a.txt")), await code(request("none.png")), await code(request("a.png", 0))
        )
        XCTAssertEqual(text, .generationFailed)
        XCTAssertEqual(none, .generationFailed)
        XCTAssertEqual(empty, .requestInvalid)
    }

    func testTheHandlerOfPicturesIsCalledOnce() {
        let told = expectation(description: "once")
        QLThumbnailGenerator.shared.generateRepresentations(for: request("a.png")) { picture, type, error in
            XCTAssertNotNil(picture)
            XCTAssertEqual(type, .thumbnail)
            XCTAssertNil(error)
            told.fulfill()
        }
        wait(for: [told], timeout: 10)
        // Nothing is under way any more: there is nothing to cancel.
        QLThumbnailGenerator.shared.cancel(request("a.png"))
    }
}
