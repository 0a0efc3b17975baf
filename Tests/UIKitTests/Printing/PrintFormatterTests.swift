import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// Formatters and page renderers, without a sheet. Markup: DEV-1310, views: DEV-1313, information that is kept: DEV-1309.
final class PrintFormatterTests: MainTestCase, @unchecked Sendable {
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    private static let lines = (1...200).map { "Line \($0)" }.joined(separator: "\n")

    @MainActor private func renderer(_ formatter: UIPrintFormatter? = nil, at page: Int = 0) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        if let formatter { renderer.addPrintFormatter(formatter, startingAtPageAt: page) }
        renderer.paperRect = Self.letter
        renderer.printableRect = Self.letter.insetBy(dx: 36, dy: 36)
        return renderer
    }

    /// The pages of a renderer as a PDF, as apps make it.
    @MainActor private func document(_ renderer: UIPrintPageRenderer) throws -> CGPDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
            for page in 0..<renderer.numberOfPages {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
        return try XCTUnwrap(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
    }

    // MARK: Places

    func testWhereContentLies() {
        onMain {
            let formatter = UISimpleTextPrintFormatter(text: Self.lines)
            XCTAssertEqual(formatter.pageCount, 0, "without a renderer")
            XCTAssertEqual(formatter.rectForPage(at: 0), .zero)
            let renderer = renderer(formatter, at: 1)
            renderer.headerHeight = 40
            renderer.footerHeight = 20
            XCTAssertEqual(formatter.startPage, 1)
            XCTAssertTrue(formatter.printPageRenderer === renderer)
            XCTAssertEqual(formatter.rectForPage(at: 0), .zero, "before the first page")
            XCTAssertEqual(formatter.rectForPage(at: 1), CGRect(x: 36, y: 76, width: 540, height: 660))
            formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            formatter.contentInsets = UIEdgeInsets(top: 100, left: 1, bottom: 500, right: 2)
            XCTAssertEqual(formatter.rectForPage(at: 1), CGRect(x: 57, y: 186, width: 477, height: 520))
            XCTAssertEqual(formatter.rectForPage(at: 2), CGRect(x: 57, y: 86, width: 477, height: 620))
            formatter.maximumContentWidth = 200
            formatter.maximumContentHeight = 300
            XCTAssertEqual(formatter.rectForPage(at: 2).size, CGSize(width: 200, height: 300))
            XCTAssertEqual(formatter.rectForPage(at: 1 + formatter.pageCount), .zero, "after the last page")
        }
    }

    func testAFormatterIsOfOneRenderer() {
        onMain {
            let formatter = UISimpleTextPrintFormatter(text: "a")
            let first = renderer(formatter), second = renderer(formatter, at: 3)
            XCTAssertNil(first.printFormatters)
            XCTAssertEqual(second.printFormatters?.count, 1)
            XCTAssertEqual(second.numberOfPages, 4)
            XCTAssertNil(second.printFormattersForPage(at: 2))
            XCTAssertEqual(second.printFormattersForPage(at: 3)?.count, 1)
            formatter.removeFromPrintPageRenderer()
            XCTAssertNil(formatter.printPageRenderer)
            XCTAssertEqual(second.numberOfPages, 0)
        }
    }

    func testACopyOfAFormatter() throws {
        try onMain {
            let formatter = UISimpleTextPrintFormatter(text: "a")
            formatter.font = .boldSystemFont(ofSize: 30)
            formatter.contentInsets.left = 7
            formatter.startPage = 2
            _ = renderer(formatter)
            let copy = try XCTUnwrap(formatter.copy() as? UISimpleTextPrintFormatter)
            XCTAssertEqual(copy.text, "a")
            XCTAssertEqual(copy.font, formatter.font)
            XCTAssertEqual(copy.contentInsets.left, 7)
            XCTAssertNil(copy.printPageRenderer)
        }
    }

    // MARK: Texts

    func testATextGoesOverPages() throws {
        try onMain {
            let formatter = UISimpleTextPrintFormatter(text: Self.lines)
            formatter.font = .systemFont(ofSize: 12)
            let renderer = renderer(formatter)
            let pages = formatter.pageCount
            XCTAssertTrue((3...6).contains(pages), "\(pages)")
            XCTAssertEqual(renderer.numberOfPages, pages)
            let document = try document(renderer)
            XCTAssertEqual(document.numberOfPages, pages)
            formatter.font = .systemFont(ofSize: 24)
            XCTAssertGreaterThan(formatter.pageCount, pages, "laid out again")
            formatter.text = "short"
            XCTAssertEqual(formatter.pageCount, 1)
            formatter.text = ""
            XCTAssertEqual(formatter.pageCount, 0)
            formatter.attributedText = NSAttributedString(string: "attributed")
            XCTAssertEqual(formatter.text, "attributed")
            XCTAssertEqual(formatter.pageCount, 1)
        }
    }

    func testAPlaceWithoutRoomHasNoPages() {
        onMain {
            let formatter = UISimpleTextPrintFormatter(text: Self.lines)
            let renderer = renderer(formatter)
            formatter.perPageContentInsets = UIEdgeInsets(top: 400, left: 0, bottom: 400, right: 0)
            XCTAssertEqual(formatter.pageCount, 0)
            XCTAssertEqual(renderer.numberOfPages, 0)
        }
    }

    func testTextsInColour() throws {
        try onMain {
            let formatter = UISimpleTextPrintFormatter(text: "████████")
            formatter.color = .red
            formatter.font = .systemFont(ofSize: 40)
            XCTAssertTrue(try hasColour(renderer(formatter)) { $0.r > 200 && $0.g < 60 })
            XCTAssertFalse(try hasColour(renderer(UISimpleTextPrintFormatter(text: ""))) { $0.g < 200 })
        }
    }

    func testMarkup() throws {
        try onMain {
            let formatter = UIMarkupTextPrintFormatter(
                markupText: "<h1>Invoice</h1><p style=\"color: blue; font-size: 40px\">██████</p>")
            let renderer = renderer(formatter)
            XCTAssertEqual(renderer.numberOfPages, 1)
            XCTAssertTrue(try hasColour(renderer) { $0.b > 200 && $0.r < 60 })
            formatter.markupText = (1...120).map { "<p>Paragraph \($0)</p>" }.joined()
            XCTAssertGreaterThan(renderer.numberOfPages, 1)
            formatter.markupText = nil
            XCTAssertEqual(renderer.numberOfPages, 0)
        }
    }

    /// Whether the first page has a pixel like that.
    @MainActor private func hasColour(_ renderer: UIPrintPageRenderer, _ test: (Pixel) -> Bool) throws -> Bool {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: Self.letter.size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(Self.letter)
            renderer.drawPage(at: 0, in: renderer.printableRect)
        }
        let data = try XCTUnwrap(image.cgImage?.dataProvider?.data as Data?)
        let bytesPerRow = try XCTUnwrap(image.cgImage?.bytesPerRow)
        // Little-endian pixels: blue, green, red.
        for y in 0..<Int(Self.letter.height) {
            for x in 0..<Int(Self.letter.width) {
                let at = y * bytesPerRow + x * 4
                if test(Pixel(r: Int(data[at + 2]), g: Int(data[at + 1]), b: Int(data[at]))) { return true }
            }
        }
        return false
    }

    // MARK: Views

    func testAViewGoesOverPages() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1080, height: 2880))
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            mark.backgroundColor = .red
            view.addSubview(mark)
            let formatter = view.viewPrintFormatter()
            XCTAssertTrue(formatter.view === view)
            let renderer = renderer(formatter)
            XCTAssertEqual(formatter.pageCount, 2, "half as large: 1440 on pages of 720")
            XCTAssertTrue(try hasColour(renderer) { $0.r > 200 && $0.g < 60 })
            view.frame.size.height = 2881
            XCTAssertEqual(formatter.pageCount, 3)
        }
    }

    func testAViewThatDrawsForPaper() {
        final class Chart: UIView {
            var drawn: [CGRect] = []
            override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawn.append(rect) }
        }
        onMain {
            let chart = Chart(frame: CGRect(x: 0, y: 0, width: 540, height: 1000))
            let renderer = renderer(chart.viewPrintFormatter())
            _ = UIGraphicsImageRenderer(size: Self.letter.size).image { _ in
                renderer.drawPage(at: 0, in: renderer.printableRect)
                renderer.drawPage(at: 1, in: renderer.printableRect)
                renderer.drawPage(at: 2, in: renderer.printableRect)
            }
            XCTAssertEqual(
                chart.drawn,
                [
                    CGRect(x: 0, y: 0, width: 540, height: 720), CGRect(x: 0, y: 720, width: 540, height: 720),
                ])
        }
    }

    func testATextViewPrintsItsText() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = Self.lines
            let renderer = renderer(view.viewPrintFormatter())
            XCTAssertGreaterThan(renderer.numberOfPages, 2)
        }
    }

    func testAScrollViewPrintsWhatIsScrolledAway() throws {
        try onMain {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 540, height: 100))
            view.contentSize = CGSize(width: 540, height: 700)
            let low = UIView(frame: CGRect(x: 0, y: 600, width: 540, height: 50))
            low.backgroundColor = .blue
            view.addSubview(low)
            let renderer = renderer(view.viewPrintFormatter())
            XCTAssertEqual(renderer.numberOfPages, 1)
            XCTAssertTrue(try hasColour(renderer) { $0.b > 200 && $0.r < 60 })
        }
    }

    // MARK: Renderers

    private final class Log: UIPrintPageRenderer {
        var log: [String] = []
        private func add(_ name: String, _ page: Int, _ rect: CGRect) {
            log.append("\(name) \(page) \(Int(rect.minY))+\(Int(rect.height))")
        }
        override var numberOfPages: Int { 2 }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            add("header", pageIndex, headerRect)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            add("footer", pageIndex, footerRect)
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            add("content", pageIndex, contentRect)
        }
        override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
            log.append("formatter \(pageIndex)")
        }
    }

    func testTheOrderOfDrawing() {
        onMain {
            let log = Log()
            log.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 1)
            log.paperRect = Self.letter
            log.printableRect = Self.letter.insetBy(dx: 36, dy: 36)
            log.drawPage(at: 0, in: log.printableRect)
            XCTAssertEqual(log.log, ["content 0 36+720"], "neither header nor footer without a height")
            log.log = []
            (log.headerHeight, log.footerHeight) = (50, 30)
            log.drawPage(at: 1, in: log.printableRect)
            XCTAssertEqual(
                log.log, ["header 1 36+50", "footer 1 726+30", "content 1 86+640", "formatter 1"])
            XCTAssertEqual(log.currentRenderingQuality(forRequested: .responsive), .responsive)
        }
    }

    func testSizesByName() {
        onMain {
            let renderer = UIPrintPageRenderer()
            renderer.setValue(Self.letter, forKey: "paperRect")
            renderer.setValue(NSValue(cgRect: Self.letter.insetBy(dx: 10, dy: 10)), forKey: "printableRect")
            XCTAssertEqual(renderer.paperRect, Self.letter)
            XCTAssertEqual(renderer.printableRect.width, 592)
        }
    }

    // MARK: Paper

    func testTheBestPaper() {
        onMain {
            let papers = UIPrintPaper.loaded(for: .general)
            @MainActor func best(_ width: CGFloat, _ height: CGFloat) -> String {
                UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: papers).name
            }
            XCTAssertEqual(best(400, 280), "4 × 6 in", "lying down")
            XCTAssertEqual(best(400, 500), "A5")
            XCTAssertEqual(best(595, 841), "A4")
            XCTAssertEqual(best(612, 792), "US Letter")
            XCTAssertEqual(best(5000, 5000), "A3")
            let paper = papers[0]
            XCTAssertEqual(paper.printRect(), paper.printableRect)
            XCTAssertTrue(CGRect(origin: .zero, size: paper.paperSize).contains(paper.printableRect))
            let photo = UIPrintPaper.loaded(for: .photo)[0]
            XCTAssertEqual(photo.printableRect.size, photo.paperSize, "to the edge")
        }
    }

    func testPrintInfo() throws {
        try onMain {
            let info = UIPrintInfo.printInfo()
            XCTAssertEqual(info.jobName, "")
            XCTAssertEqual(info.outputType, .general)
            XCTAssertEqual(info.orientation, .portrait)
            XCTAssertEqual(info.duplex, .none)
            XCTAssertNil(info.printerID)
            info.jobName = "Tickets"
            info.outputType = .photo
            info.orientation = .landscape
            info.duplex = .shortEdge
            info.printerID = "p"
            let copy = try XCTUnwrap(info.copy() as? UIPrintInfo)
            XCTAssertEqual(copy.jobName, "Tickets")
            XCTAssertEqual(copy.duplex, .shortEdge)
            XCTAssertEqual(copy.printerID, "p")
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            info.encode(with: coder)
            let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
            reader.requiresSecureCoding = false
            let read = try XCTUnwrap(UIPrintInfo(coder: reader))
            XCTAssertEqual(read.orientation, .landscape)
            XCTAssertEqual(read.outputType, .photo)
            XCTAssertEqual(UIPrintInfo(dictionary: nil).outputType, .general)
        }
    }

    func testErrors() {
        let error: any Error = UIPrintError(.noContent)
        XCTAssertTrue(UIPrintError.Code.noContent ~= error)
        XCTAssertEqual((error as NSError).domain, "UIPrintErrorDomain")
        XCTAssertEqual((error as NSError).code, UIPrintNoContentError)
        XCTAssertEqual((error as NSError as? UIPrintError)?.code, .noContent)
    }
}
