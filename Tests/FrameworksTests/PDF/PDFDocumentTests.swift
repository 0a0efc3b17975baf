import PDFKit
import XCTest

/// Documents as an app makes, changes, searches and writes them.
@MainActor final class PDFDocumentTests: XCTestCase {
    /// Pages of 200 by 100 points, each with a line of text at the top.
    static func data(_ lines: [String]) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            for line in lines {
                context.beginPage()
                line.draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            }
        }
    }

    private func document(_ lines: String...) throws -> PDFDocument {
        try XCTUnwrap(PDFDocument(data: Self.data(lines)))
    }

    private func texts(_ document: PDFDocument) -> [String?] {
        (0..<document.pageCount).map { document.page(at: $0)?.string }
    }

    func testPagesAreThereOnce() async throws {
        let document = try document("one", "two")
        XCTAssertEqual(document.pageCount, 2)
        XCTAssertTrue(document.page(at: 1) === document.page(at: 1))
        XCTAssertNil(document.page(at: 2))
        XCTAssertNil(document.page(at: -1))
        let page = try XCTUnwrap(document.page(at: 1))
        XCTAssertTrue(page.document === document)
        XCTAssertEqual(document.index(for: page), 1)
        XCTAssertEqual(document.index(for: PDFPage()), NSNotFound)
        XCTAssertEqual(page.label, "2")
        XCTAssertEqual(page.pageRef?.pageNumber, 2)
        XCTAssertEqual(page.bounds(for: .cropBox), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertNil(document.documentURL)
        XCTAssertFalse(document.isEncrypted || document.isLocked)
        XCTAssertTrue(document.allowsCopying && document.allowsPrinting)
    }

    func testWhatIsNoDocumentIsNil() async {
        XCTAssertNil(PDFDocument(data: Data()))
        XCTAssertNil(PDFDocument(data: Data("<html>".utf8)))
        XCTAssertNil(PDFDocument(url: URL(fileURLWithPath: "/no/such.pdf")))
    }

    func testPagesAreInsertedRemovedAndExchanged() async throws {
        let document = try document("one", "two"), other = try self.document("three")
        let page = try XCTUnwrap(other.page(at: 0)?.copy() as? PDFPage)
        document.insert(page, at: 1)
        XCTAssertTrue(page.document === document)
        XCTAssertEqual(texts(document), ["one", "three", "two"])
        document.exchangePage(at: 0, withPageAt: 2)
        XCTAssertEqual(texts(document), ["two", "three", "one"])
        document.removePage(at: 1)
        XCTAssertNil(page.document)
        XCTAssertEqual(texts(document), ["two", "one"])
        let written = try XCTUnwrap(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        XCTAssertEqual(texts(written), ["two", "one"])
    }

    func testDocumentsAreMadeOfPictures() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let document = PDFDocument()
        XCTAssertEqual(document.pageCount, 0)
        document.insert(try XCTUnwrap(PDFPage(image: image)), at: 0)
        document.insert(PDFPage(), at: 1)
        document.documentAttributes = [
            PDFDocumentAttribute.titleAttribute: "Pictures", PDFDocumentAttribute.keywordsAttribute: ["a", "b"],
        ]
        let written = try XCTUnwrap(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        XCTAssertEqual(written.pageCount, 2)
        XCTAssertEqual(written.page(at: 0)?.bounds(for: .mediaBox).size, CGSize(width: 30, height: 20))
        XCTAssertEqual(written.page(at: 1)?.bounds(for: .mediaBox).size, CGSize(width: 612, height: 792))
        XCTAssertEqual(written.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String, "Pictures")
        XCTAssertEqual(written.documentAttributes?["Keywords"] as? [String], ["a", "b"])
        let thumbnail = try XCTUnwrap(written.page(at: 0)?.thumbnail(of: CGSize(width: 15, height: 15), for: .mediaBox))
        XCTAssertEqual(thumbnail.size, CGSize(width: 15, height: 10))
        XCTAssertEqual(pixel(thumbnail, 7, 5), [255, 0, 0])
    }

    /// A pixel of a picture, by its points.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(
            image.cgImage!,
            in: CGRect(
                x: -CGFloat(x), y: CGFloat(y) + 1 - image.size.height, width: image.size.width,
                height: image.size.height))
        return Array(bytes.prefix(3))
    }

    func testTurnedPagesAreDrawnTurned() async throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20)).pdfData { context in
            context.beginPage()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let page = try XCTUnwrap(PDFDocument(data: data)?.page(at: 0))
        XCTAssertEqual(pixel(page.thumbnail(of: CGSize(width: 40, height: 40), for: .cropBox), 5, 5), [0, 0, 255])
        page.rotation = 450
        XCTAssertEqual(page.rotation, 90)
        let turned = page.thumbnail(of: CGSize(width: 40, height: 40), for: .cropBox)
        XCTAssertEqual(turned.size, CGSize(width: 20, height: 40))
        XCTAssertEqual(pixel(turned, 15, 5), [0, 0, 255])
        XCTAssertEqual(pixel(turned, 5, 5), [255, 255, 255])
        page.rotation = -90
        XCTAssertEqual(pixel(page.thumbnail(of: CGSize(width: 40, height: 40), for: .cropBox), 5, 35), [0, 0, 255])
    }

    // MARK: Text

    // DEV-1225
    func testTextHasPlaces() async throws {
        let document = try document("Hello wide world")
        let page = try XCTUnwrap(document.page(at: 0))
        XCTAssertEqual(page.string, "Hello wide world")
        XCTAssertEqual(document.string, "Hello wide world")
        XCTAssertEqual(page.numberOfCharacters, 16)
        let first = page.characterBounds(at: 0)
        XCTAssertEqual(first.minX, 20, accuracy: 1)
        XCTAssertEqual(first.midY, 73, accuracy: 4)
        XCTAssertEqual(page.characterBounds(at: 99), .zero)
        XCTAssertEqual(page.characterIndex(at: CGPoint(x: first.midX, y: first.midY)), 0)
        XCTAssertEqual(page.characterIndex(at: CGPoint(x: 190, y: 5)), -1)
        let word = try XCTUnwrap(page.selectionForWord(at: CGPoint(x: page.characterBounds(at: 7).midX, y: first.midY)))
        XCTAssertEqual(word.string, "wide")
        XCTAssertEqual(word.range(at: 0, on: page), NSRange(location: 6, length: 4))
        XCTAssertEqual(page.selectionForLine(at: CGPoint(x: first.midX, y: first.midY))?.string, "Hello wide world")
        XCTAssertEqual(page.selection(for: NSRange(location: 0, length: 5))?.string, "Hello")
        XCTAssertNil(page.selection(for: NSRange(location: 10, length: 9)))
        XCTAssertEqual(page.selection(for: CGRect(x: 0, y: 0, width: 200, height: 100))?.string, "Hello wide world")
        XCTAssertNil(page.selection(for: CGRect(x: 0, y: 0, width: 200, height: 20)))
    }

    func testTextIsFound() async throws {
        let document = try document("one fish", "two Fish", "red")
        XCTAssertEqual(document.findString("fish").count, 1)
        let found = document.findString("fish", withOptions: .caseInsensitive)
        XCTAssertEqual(found.map { document.index(for: $0.pages[0]) }, [0, 1])
        XCTAssertEqual(found[1].string, "Fish")
        XCTAssertEqual(found[1].bounds(for: document.page(at: 0)!), .zero)
        XCTAssertGreaterThan(found[1].bounds(for: document.page(at: 1)!).width, 10)
        XCTAssertTrue(document.findString("cat").isEmpty)
        XCTAssertTrue(document.findString("").isEmpty)
        let next = document.findString("fish", fromSelection: found[0], withOptions: .caseInsensitive)
        XCTAssertEqual(next?.string, "Fish")
        XCTAssertNil(document.findString("fish", fromSelection: next, withOptions: .caseInsensitive))
        let before = document.findString("fish", fromSelection: next, withOptions: [.caseInsensitive, .backwards])
        XCTAssertEqual(before?.string, "fish")
    }

    func testSelectionsAddUp() async throws {
        let document = try document("one fish", "two")
        let (first, second) = (document.page(at: 0)!, document.page(at: 1)!)
        let all = PDFSelection(document: document)
        XCTAssertTrue(all.pages.isEmpty)
        all.add(second.selection(for: NSRange(location: 0, length: 3))!)
        all.add(first.selection(for: NSRange(location: 0, length: 5))!)
        all.add(first.selection(for: NSRange(location: 4, length: 4))!)
        XCTAssertEqual(all.string, "one fish\ntwo")
        XCTAssertTrue(all.pages[0] === first && all.pages.count == 2)
        XCTAssertEqual(all.numberOfTextRanges(on: first), 1)
        let part = first.selection(for: NSRange(location: 4, length: 2))!
        part.extend(atEnd: 2)
        XCTAssertEqual(part.string, "fish")
        part.extend(atStart: 4)
        XCTAssertEqual(part.string, "one fish")
        part.extend(atEnd: -5)
        XCTAssertEqual(part.string, "one")
        part.extendForLineBoundaries()
        XCTAssertEqual(part.string, "one fish")
        XCTAssertEqual(document.selectionForEntireDocument?.string, "one fish\ntwo")
        XCTAssertEqual(
            document.selection(from: first, atCharacterIndex: 4, to: second, atCharacterIndex: 1)?.string, "fish\ntw")
    }

    // MARK: Outlines and links

    func testOutlinesAndLinksAreWrittenAndRead() async throws {
        let document = try document("one", "two")
        let root = PDFOutline(), chapter = PDFOutline(), section = PDFOutline()
        chapter.label = "Chapter – 1"
        chapter.destination = PDFDestination(page: document.page(at: 1)!, at: CGPoint(x: 10, y: 90))
        section.label = "Section"
        section.action = PDFActionURL(url: URL(string: "https://example.com")!)
        root.insertChild(chapter, at: 0)
        chapter.insertChild(section, at: 0)
        document.outlineRoot = root
        XCTAssertTrue(section.document === document)
        let link = PDFAnnotation(
            bounds: CGRect(x: 10, y: 10, width: 50, height: 20), forType: .link, withProperties: nil)
        link.destination = PDFDestination(page: document.page(at: 1)!, at: CGPoint(x: 0, y: 50))
        document.page(at: 0)!.addAnnotation(link)
        let again = try XCTUnwrap(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        let item = try XCTUnwrap(again.outlineRoot?.child(at: 0))
        XCTAssertEqual(item.label, "Chapter – 1")
        XCTAssertTrue(item.destination?.page === again.page(at: 1))
        XCTAssertEqual(item.destination?.point, CGPoint(x: 10, y: 90))
        XCTAssertEqual((item.child(at: 0)?.action as? PDFActionURL)?.url?.absoluteString, "https://example.com")
        XCTAssertNil(again.outlineRoot?.child(at: 1))
        let found = try XCTUnwrap(again.page(at: 0)?.annotation(at: CGPoint(x: 30, y: 20)))
        XCTAssertEqual(found.type, "Link")
        XCTAssertTrue(found.destination?.page === again.page(at: 1))
        XCTAssertNil(again.page(at: 0)?.annotation(at: CGPoint(x: 100, y: 20)))
        // Written once more, it leads to the same page.
        let third = try XCTUnwrap(again.dataRepresentation().flatMap { PDFDocument(data: $0) })
        XCTAssertTrue(third.page(at: 0)?.annotations.first?.destination?.page === third.page(at: 1))
        section.removeFromParent()
        XCTAssertEqual(chapter.numberOfChildren, 0)
        XCTAssertNil(section.document)
    }

    // MARK: Annotations

    func testAnnotationsAreDrawnAndWritten() async throws {
        let document = try document("")
        let page = try XCTUnwrap(document.page(at: 0))
        let square = PDFAnnotation(
            bounds: CGRect(x: 20, y: 20, width: 40, height: 40), forType: .square, withProperties: nil)
        square.color = .red
        square.interiorColor = .green
        square.contents = "A square"
        let border = PDFBorder()
        border.lineWidth = 4
        square.border = border
        page.addAnnotation(square)
        func check(_ page: PDFPage, line: UInt = #line) {
            let image = page.thumbnail(of: CGSize(width: 200, height: 100), for: .cropBox)
            XCTAssertEqual(pixel(image, 40, 60), [0, 255, 0], line: line)
            XCTAssertEqual(pixel(image, 22, 60), [255, 0, 0], line: line)
            XCTAssertEqual(pixel(image, 80, 60), [255, 255, 255], line: line)
        }
        check(page)
        let again = try XCTUnwrap(document.dataRepresentation().flatMap { PDFDocument(data: $0)?.page(at: 0) })
        let read = try XCTUnwrap(again.annotations.first)
        XCTAssertEqual(read.contents, "A square")
        XCTAssertEqual(read.bounds, square.bounds)
        XCTAssertEqual(read.border?.lineWidth, 4)
        XCTAssertEqual(read.value(forAnnotationKey: .contents) as? String, "A square")
        again.displaysAnnotations = false
        XCTAssertEqual(
            pixel(again.thumbnail(of: CGSize(width: 200, height: 100), for: .cropBox), 40, 60), [255, 255, 255])
        page.removeAnnotation(square)
        XCTAssertNil(square.page)
        XCTAssertEqual(
            pixel(page.thumbnail(of: CGSize(width: 200, height: 100), for: .cropBox), 40, 60), [255, 255, 255])
    }

    func testFieldsAreFilledIn() async throws {
        let document = PDFDocument()
        let page = PDFPage()
        document.insert(page, at: 0)
        let field = PDFAnnotation(
            bounds: CGRect(x: 100, y: 600, width: 200, height: 30), forType: .widget, withProperties: nil)
        field.widgetFieldType = .text
        field.fieldName = "name"
        field.widgetStringValue = "Ann"
        field.isMultiline = true
        field.maximumLength = 20
        field.font = .systemFont(ofSize: 14)
        field.backgroundColor = .yellow
        page.addAnnotation(field)
        let read = try XCTUnwrap(
            document.dataRepresentation().flatMap { PDFDocument(data: $0)?.page(at: 0)?.annotations.first })
        XCTAssertEqual(read.widgetFieldType, .text)
        XCTAssertEqual(read.fieldName, "name")
        XCTAssertEqual(read.widgetStringValue, "Ann")
        XCTAssertTrue(read.isMultiline)
        XCTAssertEqual(read.maximumLength, 20)
        XCTAssertFalse(read.isReadOnly)
        XCTAssertTrue(read.shouldDisplay && read.shouldPrint)
        XCTAssertTrue(read.setValue("/Off", forAnnotationKey: .appearanceState))
        XCTAssertEqual(read.value(forAnnotationKey: .appearanceState) as? String, "/Off")
        read.removeValue(forAnnotationKey: .appearanceState)
        XCTAssertNil(read.value(forAnnotationKey: .appearanceState))
        XCTAssertFalse(read.setValue(NSObject(), forAnnotationKey: .contents))
    }

    /// As Apple's sample marks pages.
    final class WatermarkPage: PDFPage {
        override func draw(with box: PDFDisplayBox, to context: CGContext) {
            super.draw(with: box, to: context)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 150, y: 10, width: 20, height: 20))
        }
    }

    final class Pages: NSObject, PDFDocumentDelegate {
        func classForPage() -> AnyClass { WatermarkPage.self }
    }

    func testPagesOfAnAppsOwnClassAreDrawnByIt() async throws {
        let document = try document("one")
        let delegate = Pages()
        document.delegate = delegate
        let page = try XCTUnwrap(document.page(at: 0) as? WatermarkPage)
        XCTAssertEqual(page.string, "one")
        XCTAssertEqual(
            pixel(page.thumbnail(of: CGSize(width: 200, height: 100), for: .cropBox), 160, 80), [255, 0, 255])
        let written = try XCTUnwrap(document.dataRepresentation().flatMap { PDFDocument(data: $0)?.page(at: 0) })
        XCTAssertEqual(
            pixel(written.thumbnail(of: CGSize(width: 200, height: 100), for: .cropBox), 160, 80), [255, 0, 255])
    }

    // DEV-1223
    func testADocumentWithAPasswordIsNotWritten() async throws {
        let document = try document("one")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("locked.pdf")
        XCTAssertFalse(document.write(to: file, withOptions: [.userPasswordOption: "secret"]))
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
        XCTAssertTrue(document.write(to: file))
        XCTAssertEqual(PDFDocument(url: file)?.documentURL, file)
        try FileManager.default.removeItem(at: file)
    }
}
