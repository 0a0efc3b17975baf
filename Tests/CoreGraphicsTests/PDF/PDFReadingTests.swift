import XCTest

@testable import CoreGraphics

final class PDFReadingTests: XCTestCase {
    /// Two pages: a red and a blue rectangle on 100 by 80 points.
    private func twoPages() -> Data {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 80)
        let context = CGContext(
            consumer: CGDataConsumer(data: data)!, mediaBox: &box, [kCGPDFContextTitle: "Two pages"] as CFDictionary)!
        for color in [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)] {
            context.beginPDFPage(nil)
            context.setFillColor(color)
            context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
            context.endPDFPage()
        }
        context.closePDF()
        return data as Data
    }

    private func document(_ bytes: [UInt8]) -> CGPDFDocument? { CGPDFDocument(bytes: bytes) }

    private func bitmap(_ width: Int, _ height: Int) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    /// A pixel, counted from the lower left corner.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        let start = (context.height - 1 - y) * context.bytesPerRow + 4 * x
        return (0..<4).map { bytes[start + $0] }
    }

    func testADocumentSaysWhatItHas() throws {
        let document = try XCTUnwrap(CGPDFDocument(CGDataProvider(data: twoPages())!))
        XCTAssertEqual(document.numberOfPages, 2)
        XCTAssertNil(document.page(at: 0))
        XCTAssertNil(document.page(at: 3))
        let page = try XCTUnwrap(document.page(at: 2))
        XCTAssertTrue(page === document.page(at: 2))
        XCTAssertEqual(page.pageNumber, 2)
        XCTAssertEqual(page.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 100, height: 80))
        XCTAssertEqual(page.getBoxRect(.cropBox), CGRect(x: 0, y: 0, width: 100, height: 80))
        XCTAssertEqual(page.rotationAngle, 0)
        XCTAssertFalse(document.isEncrypted)
        XCTAssertTrue(document.isUnlocked)
        XCTAssertTrue(document.allowsPrinting && document.allowsCopying)
        var (major, minor) = (Int32(0), Int32(0))
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        XCTAssertEqual(major, 1)
        XCTAssertGreaterThan(minor, 2)
    }

    func testAPageIsDrawnWhereItsSpaceSays() throws {
        let document = try XCTUnwrap(CGPDFDocument(CGDataProvider(data: twoPages())!))
        let context = bitmap(200, 160)
        context.scaleBy(x: 2, y: 2)
        context.drawPDFPage(try XCTUnwrap(document.page(at: 1)))
        XCTAssertEqual(pixel(context, 22, 42), [255, 0, 0, 255])
        XCTAssertEqual(pixel(context, 78, 118), [255, 0, 0, 255])
        // Around it nothing is painted.
        for (x, y) in [(17, 42), (22, 37), (82, 118), (78, 122), (150, 30)] {
            XCTAssertEqual(pixel(context, x, y), [0, 0, 0, 0], "\(x) \(y)")
        }
        // The transform is as it was.
        XCTAssertEqual(context.ctm, CGAffineTransform(scaleX: 2, y: 2))
    }

    func testPackedObjectsAndTurnedPages() throws {
        let document = try XCTUnwrap(document(PDFSamples.packed))
        XCTAssertEqual(document.numberOfPages, 1)
        let page = try XCTUnwrap(document.page(at: 1))
        XCTAssertEqual(page.rotationAngle, 90)
        XCTAssertEqual(page.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 100, height: 60))
        XCTAssertEqual(page.getBoxRect(.cropBox), CGRect(x: 10, y: 10, width: 40, height: 30))
        XCTAssertEqual(page.getBoxRect(.trimBox), CGRect(x: 10, y: 10, width: 40, height: 30))
        // 40 by 30 turned is 30 by 40; the red rectangle's lower left corner goes to the upper left one.
        let context = bitmap(30, 40)
        context.concatenate(
            page.getDrawingTransform(
                .cropBox, rect: CGRect(x: 0, y: 0, width: 30, height: 40), rotate: 0, preserveAspectRatio: true))
        context.drawPDFPage(page)
        XCTAssertEqual(pixel(context, 1, 38), [255, 0, 0, 255])
        XCTAssertEqual(pixel(context, 18, 12), [255, 0, 0, 255])
        XCTAssertEqual(pixel(context, 18, 8), [0, 0, 0, 0])
        XCTAssertEqual(pixel(context, 22, 38), [0, 0, 0, 0])
    }

    func testADrawingTransformMakesSmallerAndNotLarger() throws {
        let page = try XCTUnwrap(CGPDFDocument(CGDataProvider(data: twoPages())!)?.page(at: 1))
        func corner(_ rect: CGRect, _ keeps: Bool, _ angle: Int32 = 0) -> CGRect {
            CGRect(x: 0, y: 0, width: 100, height: 80).applying(
                page.getDrawingTransform(.mediaBox, rect: rect, rotate: angle, preserveAspectRatio: keeps))
        }
        XCTAssertEqual(
            corner(CGRect(x: 0, y: 0, width: 300, height: 300), true), CGRect(x: 100, y: 110, width: 100, height: 80))
        XCTAssertEqual(
            corner(CGRect(x: 0, y: 0, width: 50, height: 50), true), CGRect(x: 0, y: 5, width: 50, height: 40))
        XCTAssertEqual(
            corner(CGRect(x: 0, y: 0, width: 50, height: 20), false), CGRect(x: 0, y: 0, width: 50, height: 20))
        XCTAssertEqual(
            corner(CGRect(x: 0, y: 0, width: 80, height: 100), true, 90), CGRect(x: 0, y: 0, width: 80, height: 100))
    }

    // DEV-1222
    func testALockedDocumentOpensByItsPasswords() throws {
        let document = try XCTUnwrap(document(PDFSamples.locked))
        XCTAssertTrue(document.isEncrypted)
        XCTAssertFalse(document.isUnlocked)
        XCTAssertEqual(document.numberOfPages, 0)
        XCTAssertNil(document.page(at: 1))
        XCTAssertNil(document.catalog)
        XCTAssertFalse(document.unlockWithPassword("wrong"))
        XCTAssertFalse(document.isUnlocked)
        XCTAssertTrue(document.unlockWithPassword("user"))
        XCTAssertEqual(document.numberOfPages, 2)
        let context = bitmap(100, 60)
        context.drawPDFPage(try XCTUnwrap(document.page(at: 1)))
        XCTAssertEqual(pixel(context, 12, 12), [255, 0, 0, 255])
        let other = try XCTUnwrap(self.document(PDFSamples.locked))
        XCTAssertTrue(other.unlockWithPassword("owner"))
        XCTAssertTrue(other.isUnlockedByOwner)
        XCTAssertTrue(other.allowsCopying)
    }

    // DEV-1221
    func testInAPDFContextAPageIsAPicture() throws {
        let page = try XCTUnwrap(CGPDFDocument(CGDataProvider(data: twoPages())!)?.page(at: 2))
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 80)
        let context = CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, nil)!
        context.beginPDFPage(nil)
        context.drawPDFPage(page)
        context.endPDFPage()
        context.closePDF()
        let again = try XCTUnwrap(CGPDFDocument(CGDataProvider(data: data as Data)!)?.page(at: 1))
        let target = bitmap(100, 80)
        target.drawPDFPage(again)
        XCTAssertEqual(pixel(target, 25, 40), [0, 0, 255, 255])
    }

    // MARK: Values

    func testTheCatalogIsReadByTheFunctionsOfC() throws {
        let document = try XCTUnwrap(document(PDFSamples.packed))
        let catalog = try XCTUnwrap(document.catalog)
        var name: UnsafePointer<CChar>?
        XCTAssertTrue(CGPDFDictionaryGetName(catalog, "Type", &name))
        XCTAssertEqual(name.map { String(cString: $0) }, "Catalog")
        var pages: CGPDFDictionaryRef?
        XCTAssertTrue(CGPDFDictionaryGetDictionary(catalog, "Pages", &pages))
        var count = 0
        XCTAssertTrue(CGPDFDictionaryGetInteger(pages!, "Count", &count))
        XCTAssertEqual(count, 1)
        XCTAssertFalse(CGPDFDictionaryGetInteger(pages!, "Type", &count))
        XCTAssertFalse(CGPDFDictionaryGetInteger(pages!, "Missing", &count))
        var box: CGPDFArrayRef?
        XCTAssertTrue(CGPDFDictionaryGetArray(pages!, "MediaBox", &box))
        XCTAssertEqual(CGPDFArrayGetCount(box!), 4)
        var width: CGPDFReal = 0
        XCTAssertTrue(CGPDFArrayGetNumber(box!, 2, &width))
        XCTAssertEqual(width, 100)
        XCTAssertFalse(CGPDFArrayGetNumber(box!, 4, &width))
        var stream: CGPDFStreamRef?
        XCTAssertTrue(CGPDFDictionaryGetStream(document.page(at: 1)!.dictionary!, "Contents", &stream))
        var format = CGPDFDataFormat.jpegEncoded
        let bytes = try XCTUnwrap(CGPDFStreamCopyData(stream!, &format))
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "1 0 0 rg 10 10 30 20 re f")
        XCTAssertEqual(format, .raw)
        var keys: [String] = []
        CGPDFDictionaryApplyBlock(
            catalog,
            { key, _, _ in
                keys.append(String(cString: key))
                return true
            }, nil)
        XCTAssertEqual(keys, ["Pages", "Type"])
    }

    func testStringsAreForPeople() {
        XCTAssertEqual(PDFText.decode([0xFE, 0xFF, 0, 0xFC, 0x20, 0xAC]), "ü€")
        XCTAssertEqual(PDFText.decode([0x80, 0xE4]), "•ä")
        XCTAssertEqual(PDFText.decode(PDFText.encode("日本 (x)")), "日本 (x)")
        XCTAssertEqual(PDFText.date("D:20310203040506+01'00'")?.timeIntervalSince1970, 1_927_854_306)
        XCTAssertEqual(
            PDFText.date(PDFText.text(of: Date(timeIntervalSince1970: 1_927_854_306)))?.timeIntervalSince1970,
            1_927_854_306)
        XCTAssertNil(PDFText.date("soon"))
    }

    func testValuesAreRead() {
        var lexer = PDFLexer(
            Array("<</A[1 -2.5 true null (a\\(b\\)\\101\\n) <4142> /N#20x 3 0 R]>> % note\n7".utf8)[...])
        guard case .dictionary(let values) = lexer.value(), let array = values["A"]?.array else { return XCTFail() }
        XCTAssertEqual(array.count, 8)
        XCTAssertEqual(array[1].number, -2.5)
        XCTAssertEqual(array[4].text, "a(b)A\n")
        XCTAssertEqual(array[5].text, "AB")
        XCTAssertEqual(array[6].name, "N x")
        guard case .reference(3) = array[7] else { return XCTFail() }
        XCTAssertEqual(lexer.value().integer, 7)
    }

    // MARK: Hostile files

    func testWhatIsNoDocumentIsNil() {
        for text in ["", "garbage", "%PDF-1.4\n", "%PDF-1.7\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF"] {
            XCTAssertNil(document(Array(text.utf8)), text)
        }
    }

    func testADocumentWithoutItsTableIsFoundAnew() throws {
        var bytes = [UInt8](twoPages())
        let mark = try XCTUnwrap(bytes.firstRange(of: Array("startxref".utf8)))
        bytes.replaceSubrange(mark, with: Array("startXXXX".utf8))
        XCTAssertEqual(document(bytes)?.numberOfPages, 2)
    }

    func testTreesThatLeadRoundEnd() {
        let text = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[2 0 R 3 0 R 3 0 R]/Count 9>> endobj
            3 0 obj <</Type/Page/MediaBox[0 0 10 10]/Contents 4 0 R/Parent 2 0 R>> endobj
            4 0 obj <</Length 4 0 R>> stream
            0 0 5 5 re f
            endstream endobj
            5 0 obj 5 0 R endobj
            trailer <</Root 1 0 R>>
            """
        let document = document(Array(text.utf8))
        XCTAssertEqual(document?.numberOfPages, 1)
        let context = bitmap(10, 10)
        context.drawPDFPage(document!.page(at: 1)!)
        XCTAssertEqual(pixel(context, 2, 2), [0, 0, 0, 255])
        XCTAssertTrue(document?.file?.resolve(.reference(5)).isNull ?? false)
    }

    func testDeepNestingIsNull() {
        let deep = String(repeating: "[", count: 100_000)
        var lexer = PDFLexer(Array(deep.utf8)[...])
        XCTAssertNotNil(lexer.value().array)
    }

    /// Whatever is damaged, reading ends, and drawing draws something or nothing.
    func testDamagedFilesEnd() {
        for original in [PDFSamples.packed, [UInt8](twoPages())] {
            for index in stride(from: 9, to: original.count, by: 11) {
                var bytes = original
                bytes[index] ^= 0x2A
                bytes.removeLast(index % 50)
                let pages = document(bytes)?.numberOfPages ?? 0
                XCTAssertLessThan(pages, 10)
            }
        }
    }

    /// A program of PostScript that would run for hours is ended.
    func testAPageThatTakesTooLongIsNotDrawn() throws {
        XCTAssertNil(PDFProgram.run("pdftocairo", ["-png", "-singlefile", "-", "-"], input: Array("nonsense".utf8)))
        XCTAssertNil(PDFProgram.run("no-such-program", [], input: []))
    }

    func testAWrittenFileIsReadAgain() throws {
        let writer = PDFWriter()
        let root = writer.reserve(), pages = writer.reserve()
        let file = try XCTUnwrap(PDFFile(PDFSamples.packed))
        let page = writer.add(
            .dictionary([
                "Type": .name("Page"), "MediaBox": .numbers([0, 0, 20.5, -0.25]),
                "Contents": writer.copy(file.pages[0].dictionary["Contents"]!, of: file), "Odd name": .text("ü"),
            ]))
        writer.set(pages, .dictionary(["Type": .name("Pages"), "Kids": .array([page]), "Count": .integer(1)]))
        writer.set(root, .dictionary(["Type": .name("Catalog"), "Pages": .reference(pages)]))
        let again = try XCTUnwrap(PDFFile(writer.data(root: .reference(root), information: nil)))
        let dictionary = again.pages[0].dictionary
        XCTAssertEqual(dictionary["MediaBox"]?.array?.map { $0.number }, [0, 0, 20.5, -0.25])
        XCTAssertEqual(dictionary["Odd name"]?.text, "ü")
        guard case .stream(let stream) = again.resolve(dictionary["Contents"]) else { return XCTFail() }
        XCTAssertEqual(String(decoding: stream.raw, as: UTF8.self), "1 0 0 rg 10 10 30 20 re f")
    }
}
