import TestSupport
import UIKit
import XCTest

@testable import WebKit

/// What a page becomes beside what is seen, and how large and dark it is, against an engine that the test plays (DEV-1306, DEV-1316).
final class WebDocumentTests: MainTestCase, @unchecked Sendable {
    private final class Engine: EngineTransport, @unchecked Sendable {
        var commands: [EngineCommand] = []
        func sendCommand(_ command: EngineCommand) { commands.append(command) }
        func endProcess() {}

        var view: Int? {
            commands.compactMap { if case .makeView(let view, _) = $0 { view } else { nil } }.last
        }
        var sizes: [EngineSize] {
            commands.compactMap { if case .resize(_, let size, _, _) = $0 { size } else { nil } }
        }
        var offset: Int? {
            commands.compactMap { if case .resize(_, _, let offset, _) = $0 { offset } else { nil } }.last
        }
        var scripts: [(token: Int, source: String)] {
            commands.compactMap { if case .evaluate(_, let token, let source, _) = $0 { (token, source) } else { nil } }
        }
        var flushes: [Int] { commands.compactMap { if case .flush(_, let token) = $0 { token } else { nil } } }
    }

    private final class Delegate: NSObject, WKNavigationDelegate, WKDownloadDelegate {
        var log: [String] = []
        var action = WKNavigationActionPolicy.allow
        var response = WKNavigationResponsePolicy.allow
        var place: URL?
        var download: WKDownload?
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(action) }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) { decisionHandler(response) }
        func webView(
            _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
        ) {
            log.append("action became")
            (self.download, download.delegate) = (download, self)
        }
        func webView(
            _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
        ) {
            log.append("response became")
            (self.download, download.delegate) = (download, self)
        }
        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
            completionHandler: @escaping (URL?) -> Void
        ) {
            log.append("place for \(suggestedFilename), \(response.expectedContentLength)")
            completionHandler(place)
        }
        func downloadDidFinish(_ download: WKDownload) { log.append("finish") }
        func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
            log.append("fail \((error as NSError).code)")
        }
    }

    private let address = URL(string: "https://example.com/file")!
    private var engines: [Engine] = []
    private var clients: [EngineClient] = []
    private var folder = ""

    override func prepare() {
        (engines, clients) = ([], [])
        EngineClient.substitute = { [unowned self] client in
            let engine = Engine()
            engines.append(engine)
            clients.append(client)
            return engine
        }
        folder = NSTemporaryDirectory() + "/web-documents-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func cleanUp() {
        (engines, clients) = ([], [])
        try? FileManager.default.removeItem(atPath: folder)
    }

    private struct Page {
        let view: WKWebView
        let delegate: Delegate
        let engine: Engine
        let client: EngineClient
        let number: Int
    }

    @MainActor private func makePage() throws -> Page {
        let (view, delegate) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Delegate())
        view.navigationDelegate = delegate
        view.scrollView.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(view)
        harness.showWindow()
        harness.turn()
        view.load(URLRequest(url: address))
        let engine = try XCTUnwrap(engines.last)
        return Page(
            view: view, delegate: delegate, engine: engine, client: try XCTUnwrap(clients.last),
            number: try XCTUnwrap(engine.view))
    }

    private var response: EngineResponse {
        EngineResponse(
            address: address.absoluteString, status: 200, type: "application/zip", length: 5, headers: [:],
            canShow: false, isMainFrame: true)
    }

    /// A file as the engine has put it, with five bytes.
    private func makeFile() throws -> String {
        let path = folder + "/loaded"
        try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    // MARK: Files

    func testAnAnswerBecomesAFileWhereTheDelegateWantsIt() throws {
        try onMain {
            let page = try makePage()
            page.delegate.response = .download
            page.delegate.place = URL(fileURLWithPath: folder + "/kept.zip")
            page.client.hearEvent(.decideResponse(view: page.number, token: 7, response: response))
            XCTAssertTrue(page.engine.commands.contains(.decide(token: 7, policy: .download)))
            XCTAssertEqual(page.delegate.log, ["response became"])
            let download = try XCTUnwrap(page.delegate.download)
            XCTAssertEqual(download.originalRequest?.url, address)
            XCTAssertIdentical(download.webView, page.view)
            page.client.hearEvent(
                .downloadBegan(view: page.number, download: 3, address: address.absoluteString))
            page.client.hearEvent(
                .downloadNamed(view: page.number, download: 3, name: "file.zip", response: response))
            page.client.hearEvent(.downloadProgressed(view: page.number, download: 3, received: 5))
            XCTAssertEqual(download.progress.completedUnitCount, 5)
            let path = try makeFile()
            page.client.hearEvent(.downloadFinished(view: page.number, download: 3, path: path))
            XCTAssertEqual(page.delegate.log, ["response became", "place for file.zip, 5", "finish"])
            XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: folder + "/kept.zip")), Data("hello".utf8))
            XCTAssertFalse(FileManager.default.fileExists(atPath: path))
            XCTAssertTrue(download.progress.isFinished)
        }
    }

    func testALinkBecomesAFileAndAFileThatIsThereStays() throws {
        try onMain {
            let page = try makePage()
            page.delegate.action = .download
            let place = URL(fileURLWithPath: folder + "/kept.zip")
            try Data("old".utf8).write(to: place)
            page.delegate.place = place
            page.client.hearEvent(
                .decideAction(
                    view: page.number, token: 7,
                    action: EngineAction(
                        address: address.absoluteString, method: "GET", headers: [:], type: 0, opensWindow: false,
                        isMainFrame: true)))
            XCTAssertTrue(page.engine.commands.contains(.decide(token: 7, policy: .download)))
            XCTAssertFalse(page.view.isLoading)
            page.client.hearEvent(
                .downloadBegan(view: page.number, download: 3, address: address.absoluteString))
            page.client.hearEvent(
                .downloadNamed(view: page.number, download: 3, name: "file.zip", response: response))
            XCTAssertEqual(
                page.delegate.log,
                ["action became", "place for file.zip, 5", "fail \(URLError.Code.cannotCreateFile.rawValue)"])
            XCTAssertEqual(page.engine.commands.last, .cancelDownload(download: 3))
            XCTAssertEqual(try Data(contentsOf: place), Data("old".utf8))
        }
    }

    func testAFileIsGivenUp() throws {
        try onMain {
            let page = try makePage()
            // Nobody has asked for it.
            page.client.hearEvent(.downloadBegan(view: page.number, download: 2, address: "https://example.com"))
            XCTAssertEqual(page.engine.commands.last, .cancelDownload(download: 2))
            var began: WKDownload?
            page.view.startDownload(using: URLRequest(url: address)) { began = $0 }
            harness.turn { began != nil }
            XCTAssertEqual(
                page.engine.commands.last, .download(view: page.number, address: address.absoluteString))
            let download = try XCTUnwrap(began)
            download.delegate = page.delegate
            page.client.hearEvent(
                .downloadBegan(view: page.number, download: 3, address: address.absoluteString))
            var isOver = false
            download.cancel { data in
                XCTAssertNil(data)
                isOver = true
            }
            XCTAssertEqual(page.engine.commands.last, .cancelDownload(download: 3))
            harness.turn { isOver }
            XCTAssertEqual(page.delegate.log, [], "who gives it up knows")
            let path = try makeFile()
            page.client.hearEvent(.downloadFinished(view: page.number, download: 3, path: path))
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), "it was on its way still")
        }
    }

    func testTheEndOfTheEngineEndsFiles() throws {
        try onMain {
            let page = try makePage()
            page.delegate.response = .download
            page.client.hearEvent(.decideResponse(view: page.number, token: 7, response: response))
            page.client.hearEvent(
                .downloadBegan(view: page.number, download: 3, address: address.absoluteString))
            page.client.hearEvent(nil)
            XCTAssertEqual(
                page.delegate.log,
                ["response became", "fail \(URLError.Code.networkConnectionLost.rawValue)"])
        }
    }

    // MARK: PDF

    func testAllOfThePageBecomesAPDF() throws {
        try onMain {
            let page = try makePage()
            page.client.hearEvent(
                .scrolled(
                    view: page.number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 0)))
            let before = try XCTUnwrap(page.engine.sizes.last)
            var found: Result<Data, any Error>?
            page.view.createPDF { found = $0 }
            XCTAssertEqual(page.engine.sizes.last, EngineSize(width: 300, height: 1000, scale: 2))
            let offset = try XCTUnwrap(page.engine.offset)
            // What is scrolled for the picture is nothing to the scroll view.
            page.client.hearEvent(
                .scrolled(
                    view: page.number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 80)))
            XCTAssertEqual(page.view.scrollView.contentOffset, .zero)
            page.client.hearEvent(.frame(view: page.number, width: 600, height: 2000, offset: offset))
            XCTAssertNil(page.view.pageView.picture)
            for _ in 0..<2 {
                page.client.hearEvent(
                    .flushed(view: page.number, token: try XCTUnwrap(page.engine.flushes.last)))
            }
            let data = try XCTUnwrap(found).get()
            let document = try XCTUnwrap(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
            XCTAssertEqual(document.numberOfPages, 1)
            let box = try XCTUnwrap(document.page(at: 1)).getBoxRect(.mediaBox)
            XCTAssertEqual(box.width, 300, accuracy: 0.5)
            XCTAssertEqual(box.height, 1000, accuracy: 0.5)
            XCTAssertEqual(page.engine.sizes.last, before, "the view is as it was")
        }
    }

    // MARK: Looks

    func testZoomAndDarknessAreTold() throws {
        try onMain {
            let page = try makePage()
            page.view.pageZoom = 1.5
            XCTAssertEqual(page.engine.commands.last, .setZoom(view: page.number, zoom: 1.5))
            harness.window.overrideUserInterfaceStyle = .dark
            harness.turn()
            XCTAssertTrue(page.engine.commands.contains(.setDark(view: page.number, isDark: true)))
            harness.window.overrideUserInterfaceStyle = .light
            harness.turn()
            XCTAssertTrue(page.engine.commands.contains(.setDark(view: page.number, isDark: false)))
        }
    }

    func testTwoFingersZoomAndTheEngineFollowsThePartThatIsSeen() throws {
        try onMain {
            let page = try makePage()
            var metrics = EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 0)
            metrics.maximumZoom = 4
            page.client.hearEvent(.scrolled(view: page.number, metrics: metrics))
            let scroll = page.view.scrollView
            XCTAssertEqual(scroll.maximumZoomScale, 4)
            XCTAssertNotNil(scroll.pinchGestureRecognizer)
            scroll.setZoomScale(2, animated: false)
            harness.turn()
            XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 2000))
            XCTAssertEqual(page.view.contentView.transform.a, 2)
            XCTAssertEqual(page.view.pageView.bounds.size, CGSize(width: 300, height: 200), "laid out as before")
            scroll.contentOffset = CGPoint(x: 0, y: 600)
            harness.turn()
            // From 300 to 400 of the page are seen: the lower half of what the engine draws.
            XCTAssertTrue(page.engine.commands.contains(.scroll(view: page.number, x: 0, y: 200)))
            XCTAssertEqual(page.view.pageView.frame.minY, 200)
            // A new page begins at its top, as large as it is.
            page.client.hearEvent(.loaded(view: page.number, stage: .started))
            page.client.hearEvent(.loaded(view: page.number, stage: .committed))
            XCTAssertEqual(scroll.zoomScale, 1)
            metrics.maximumZoom = 1
            page.client.hearEvent(.scrolled(view: page.number, metrics: metrics))
            XCTAssertNil(scroll.pinchGestureRecognizer, "a page may forbid it")
        }
    }

    func testAPageTakesAFingerThatDragsSomethingInIt() throws {
        try onMain {
            let page = try makePage()
            page.client.hearEvent(
                .scrolled(
                    view: page.number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 0)))
            harness.turn()
            for isTaken in [true, false] {
                page.engine.commands = []
                harness.touch(.began, at: CGPoint(x: 100, y: 180))
                let asked = try XCTUnwrap(page.engine.scripts.last)
                XCTAssertTrue(asked.source.hasSuffix("('ask',100.0,180.0,300.0)"), asked.source)
                page.client.hearEvent(
                    .evaluated(view: page.number, token: asked.token, outcome: .value(isTaken ? "true" : "false")))
                XCTAssertEqual(page.view.pageView.holdsFinger, isTaken)
                for y in [160, 120, 80] { harness.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y))) }
                harness.turn()
                XCTAssertEqual(page.view.scrollView.contentOffset.y > 0, !isTaken)
                harness.touch(.ended, at: CGPoint(x: 100, y: 80))
                harness.turn()
                XCTAssertFalse(page.view.pageView.holdsFinger)
                let phases = page.engine.scripts.map(\.source)
                XCTAssertEqual(phases.contains { $0.contains("('down',100.0,180.0,300.0)") }, isTaken)
                XCTAssertEqual(phases.contains { $0.contains("('move',") }, isTaken)
                XCTAssertEqual(phases.last?.contains("('up',100.0,80.0,300.0)"), isTaken)
                harness.advance(by: 2)
            }
        }
    }

    func testViewports() {
        func scale(_ content: String?, _ width: Double = 390) -> Double { EngineViewport(content).scale(width: width) }
        XCTAssertEqual(scale("width=device-width, initial-scale=1"), 1)
        XCTAssertEqual(scale("width=device-width"), 1)
        XCTAssertEqual(scale(nil), 390.0 / 980)
        XCTAssertEqual(scale(""), 390.0 / 980)
        XCTAssertEqual(scale("WIDTH=600; initial-scale=0.65"), 0.65)
        XCTAssertEqual(scale("width=320"), 390.0 / 320)
        XCTAssertEqual(scale("initial-scale=0.5"), 0.5)
        XCTAssertEqual(scale("width=0"), 10, "no page is as narrow")
        XCTAssertEqual(scale("width=device-width", 0), 1)
        func most(_ content: String?) -> Double { EngineViewport(content).maximumZoom(width: 390) }
        XCTAssertEqual(most("width=device-width"), 5)
        XCTAssertEqual(most("width=device-width, maximum-scale=2"), 2)
        XCTAssertEqual(most("width=device-width, user-scalable=no"), 1)
    }
}
