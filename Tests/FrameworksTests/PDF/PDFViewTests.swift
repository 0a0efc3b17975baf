@testable import PDFKit
import UIKit
import XCTest

@MainActor final class PDFViewTests: XCTestCase {
    private func view(pages: Int = 3, _ change: (PDFView) -> Void = { _ in }) throws -> PDFView {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
        change(view)
        view.document = try XCTUnwrap(PDFDocument(data: PDFDocumentTests.data((0..<pages).map { "page \($0)" })))
        view.layoutIfNeeded()
        return view
    }

    func testAViewBeginsAsOnIOS() async {
        let view = PDFView()
        XCTAssertEqual(view.displayMode, .singlePageContinuous)
        XCTAssertEqual(view.displayDirection, .vertical)
        XCTAssertEqual(view.displayBox, .cropBox)
        XCTAssertTrue(view.displaysPageBreaks)
        XCTAssertFalse(view.autoScales)
        XCTAssertEqual(view.scaleFactor, 1)
        XCTAssertNil(view.currentPage)
        XCTAssertTrue(view.visiblePages.isEmpty)
        XCTAssertFalse(view.canGoToNextPage || view.canGoToPreviousPage || view.canGoBack)
    }

    func testAutomaticScaleFitsTheWidth() async throws {
        let view = try view { $0.autoScales = true }
        // 200 points and 4 at each side.
        XCTAssertEqual(view.scaleFactorForSizeToFit, 100.0 / 208, accuracy: 0.001)
        XCTAssertEqual(view.scaleFactor, view.scaleFactorForSizeToFit, accuracy: 0.001)
        view.frame.size.width = 208
        view.layoutIfNeeded()
        XCTAssertEqual(view.scaleFactor, 1, accuracy: 0.001)
        view.scaleFactor = 2
        XCTAssertFalse(view.autoScales)
        XCTAssertEqual(view.scaleFactor, 2)
        view.maxScaleFactor = 1.5
        XCTAssertEqual(view.scaleFactor, 1.5)
        XCTAssertFalse(view.canZoomIn)
    }

    func testGoingTellsOfThePage() async throws {
        let view = try view()
        var told = 0
        let observer = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) {
            _ in
            MainActor.assumeIsolated { told += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        XCTAssertTrue(view.currentPage === view.document?.page(at: 0))
        view.go(to: view.document!.page(at: 2)!)
        view.layoutIfNeeded()
        XCTAssertTrue(view.currentPage === view.document?.page(at: 2))
        XCTAssertEqual(told, 1)
        XCTAssertTrue(view.canGoBack)
        view.goBack(nil)
        view.layoutIfNeeded()
        XCTAssertTrue(view.currentPage === view.document?.page(at: 0))
        XCTAssertTrue(view.canGoForward)
        view.goToNextPage(nil)
        view.layoutIfNeeded()
        XCTAssertTrue(view.currentPage === view.document?.page(at: 1))
        XCTAssertEqual(told, 3)
        view.go(to: view.currentPage!)
        view.layoutIfNeeded()
        XCTAssertEqual(told, 3)
    }

    func testSinglePagesAreShownOneAtATime() async throws {
        let view = try view {
            $0.displayMode = .singlePage
            $0.autoScales = true
        }
        XCTAssertEqual(view.visiblePages.count, 1)
        view.goToLastPage(nil)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visiblePages.map { view.document!.index(for: $0) }, [2])
        XCTAssertFalse(view.canGoToNextPage)
        view.goToNextPage(nil)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visiblePages.map { view.document!.index(for: $0) }, [2])
    }

    func testPointsAreConverted() async throws {
        let view = try view { $0.autoScales = true }
        let page = try XCTUnwrap(view.document?.page(at: 0))
        let corner = view.convert(CGPoint(x: 0, y: 100), from: page)
        XCTAssertEqual(corner.x, 4 * view.scaleFactor, accuracy: 0.01)
        let back = view.convert(corner, to: page)
        XCTAssertEqual(back.x, 0, accuracy: 0.01)
        XCTAssertEqual(back.y, 100, accuracy: 0.01)
        XCTAssertTrue(view.page(for: CGPoint(x: 50, y: corner.y + 5), nearest: false) === page)
        XCTAssertNil(view.page(for: CGPoint(x: 50, y: -500), nearest: false))
        XCTAssertTrue(view.page(for: CGPoint(x: 50, y: -500), nearest: true) === page)
    }

    final class Taps: NSObject, PDFViewDelegate {
        var urls: [URL] = []
        func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
    }

    func testActionsAreDone() async throws {
        let view = try view()
        let delegate = Taps()
        view.delegate = delegate
        view.perform(PDFActionURL(url: URL(string: "https://example.com")!))
        XCTAssertEqual(delegate.urls.map(\.absoluteString), ["https://example.com"])
        view.perform(PDFActionNamed(name: .lastPage))
        view.layoutIfNeeded()
        XCTAssertTrue(view.currentPage === view.document?.page(at: 2))
        view.perform(
            PDFActionGoTo(destination: PDFDestination(page: view.document!.page(at: 0)!, at: CGPoint(x: 0, y: 100))))
        view.layoutIfNeeded()
        XCTAssertTrue(view.currentPage === view.document?.page(at: 0))
    }

    func testRowsOfTwo() async {
        let sizes = [CGSize](repeating: CGSize(width: 10, height: 20), count: 4)
        func frames(_ isBook: Bool, _ isReversed: Bool) -> [CGRect?] {
            let layout = PDFPageLayout(
                sizes, columns: 2, isBook: isBook, isHorizontal: false, isReversed: isReversed, margins: .zero,
                shown: nil)
            return (0..<4).map { layout.frames[$0] }
        }
        XCTAssertEqual(
            frames(false, false).map { $0?.origin },
            [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20)])
        XCTAssertEqual(
            frames(true, false).map { $0?.origin },
            [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 5, y: 40)])
        XCTAssertEqual(frames(false, true)[0]?.origin, CGPoint(x: 10, y: 0))
    }
}
