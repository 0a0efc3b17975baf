import XCTest

@testable import CoreGraphics

final class PDFTests: XCTestCase {
    private func text(_ data: NSMutableData) -> String {
        String(decoding: data as Data, as: UTF8.self)
    }

    func testPagesAndSizes() throws {
        let data = NSMutableData()
        var media = box(0, 0, 200, 100)
        let context = try XCTUnwrap(
            CGContext(
                consumer: try XCTUnwrap(CGDataConsumer(data: data)), mediaBox: &media,
                [kCGPDFContextTitle: "Two pages"]))
        XCTAssertEqual(context.width, 0)
        XCTAssertNil(context.makeImage())
        context.beginPDFPage(nil)
        context.setFillColor(color(1, 0, 0))
        context.fill(box(10, 10, 50, 50))
        context.setShadow(offset: CGSize(width: 3, height: -3), blur: 4)
        context.fillEllipse(in: box(80, 20, 40, 40))
        context.saveGState()
        context.endPDFPage()
        var second = box(0, 0, 300, 400)
        context.beginPage(mediaBox: &second)
        XCTAssertEqual(context.boundingBoxOfClipPath, second)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(box(0, 0, 20, 20))
        context.endTransparencyLayer()
        context.draw(ImageTests.sample(), in: box(10, 10, 100, 100))
        context.setURL(URL(string: "https://example.org/a'b")!, for: box(0, 0, 10, 10))
        context.endPage()
        context.closePDF()
        context.closePDF()
        let all = text(data)
        XCTAssertTrue(all.hasPrefix("%PDF-"))
        XCTAssertTrue(all.contains("/Count 2"))
        XCTAssertTrue(all.contains("[ 0 0 200 100 ]"))
        XCTAssertTrue(all.contains("[ 0 0 300 400 ]"))
        XCTAssertTrue(all.contains("Two pages"))
        XCTAssertTrue(all.contains("%%EOF"))
    }

    func testTheFileIsCompleteWhenTheContextGoes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("portico-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let context = try XCTUnwrap(CGContext(url, mediaBox: nil, nil))
            context.beginPDFPage(nil)
            context.fill(box(0, 0, 10, 10))
        }
        let all = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        XCTAssertTrue(all.hasPrefix("%PDF-"))
        XCTAssertTrue(all.contains("[ 0 0 612 792 ]"))
        XCTAssertTrue(all.contains("%%EOF"))
    }

    func testBadTargetsGiveNil() {
        XCTAssertNil(CGContext(URL(fileURLWithPath: "/no such folder/a.pdf"), mediaBox: nil, nil))
        var empty = CGRect.zero
        XCTAssertNil(CGContext(consumer: CGDataConsumer(data: NSMutableData())!, mediaBox: &empty, nil))
    }

    func testConsumerCallbacks() throws {
        final class Counter { var bytes = 0 }
        let counter = Counter()
        var calls = CGDataConsumerCallbacks(
            putBytes: { info, _, count in
                Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue().bytes += count
                return count
            }, releaseConsumer: nil)
        let consumer = try XCTUnwrap(
            CGDataConsumer(info: Unmanaged.passUnretained(counter).toOpaque(), cbks: &calls))
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.closePDF()
        XCTAssertGreaterThan(counter.bytes, 200)
    }
}
