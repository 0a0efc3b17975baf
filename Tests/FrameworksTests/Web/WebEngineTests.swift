import TestSupport
import UIKit
import XCTest

@testable import WebKit

/// Pages in the system's engine: it runs in a process of its own, on its own time, so each step is waited for (DEV-1305). Messages go by
/// a bridge (DEV-1315), and pages get taps (DEV-1316).
final class WebEngineTests: MainTestCase, @unchecked Sendable {
    private final class Delegate: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler,
        WKScriptMessageHandlerWithReply, WKURLSchemeHandler
    {
        var log: [String] = []
        var bodies: [Any] = []
        var finished = 0
        var failure: NSError?
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            log.append("decide")
            decisionHandler(.allow)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            log.append("start")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            log.append("finish")
            finished += 1
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { failure = error as NSError }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("confirm \(message)")
            completionHandler(true)
        }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) { bodies.append(message.body) }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping (Any?, String?) -> Void
        ) {
            if message.body as? String == "bad" {
                replyHandler(nil, "no")
            } else {
                replyHandler(["got": message.body], nil)
            }
        }
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            let url = urlSchemeTask.request.url ?? URL(fileURLWithPath: "/")
            urlSchemeTask.didReceive(
                URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
            urlSchemeTask.didReceive(Data("<body>by the app</body>".utf8))
            urlSchemeTask.didFinish()
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    private var folder = ""
    private let delegate = MainActor.assumeIsolated { Delegate() }

    override func prepare() {
        folder = NSTemporaryDirectory() + "/web-engine-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        EngineClient.home = folder
    }

    override func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

    @MainActor private func makeView(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) throws
        -> WKWebView
    {
        try XCTSkipUnless(EngineLibrary.isInstalled, "no web engine: \(EngineLibrary.package)")
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
        (view.navigationDelegate, view.uiDelegate) = (delegate, delegate)
        // Without the room of the status bar.
        view.scrollView.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(view)
        harness.showWindow()
        return view
    }

    /// - Parameter viewport: what the page says of its width; nil: nothing.
    @MainActor private func load(
        _ text: String, in view: WKWebView, viewport: String? = "width=device-width, initial-scale=1"
    ) {
        let before = delegate.finished
        let meta = viewport.map { "<meta name=viewport content='\($0)'>" } ?? ""
        view.loadHTMLString(meta + text, baseURL: nil)
        harness.turn { delegate.finished > before }
    }

    @MainActor private func evaluate(_ script: String, in view: WKWebView, _ world: WKContentWorld = .page) -> (
        value: Any?, error: NSError?
    ) {
        var found: (value: Any?, error: NSError?)?
        view.run(script, world) { found = ($0, $1) }
        harness.turn { found != nil }
        return found ?? (nil, nil)
    }

    @MainActor private func call(_ body: String, _ arguments: [String: Any] = [:], in view: WKWebView) -> Result<
        Any, any Error
    >? {
        var found: Result<Any, any Error>?
        view.callAsyncJavaScript(body, arguments: arguments, in: nil, in: .page) { found = $0 }
        harness.turn { found != nil }
        return found
    }

    func testAPageIsLoadedAndScriptsHaveValues() throws {
        try onMain {
            let view = try makeView()
            load("<title>T</title><body>text</body>", in: view)
            XCTAssertEqual(delegate.log, ["decide", "start", "commit", "finish"])
            XCTAssertEqual(evaluate("1 + 2", in: view).value as? Int, 3)
            XCTAssertEqual(evaluate("'a' + 'b'", in: view).value as? String, "ab")
            XCTAssertEqual(evaluate("true", in: view).value as? Bool, true)
            XCTAssertTrue(evaluate("null", in: view).value is NSNull)
            let none = evaluate("var kept = 5", in: view)
            XCTAssertNil(none.value)
            XCTAssertNil(none.error)
            XCTAssertEqual(evaluate("kept", in: view).value as? Int, 5)
            XCTAssertEqual(evaluate("new Date(5000)", in: view).value as? Date, Date(timeIntervalSince1970: 5))
            XCTAssertEqual(
                evaluate("({b: {c: 'd'}})", in: view).value as? [String: [String: String]], ["b": ["c": "d"]])
            XCTAssertEqual(evaluate("document.body.innerText", in: view).value as? String, "text")
            XCTAssertEqual(evaluate("(function() {})", in: view).error?.code, 5)
            let thrown = evaluate("nowhere.at", in: view).error
            XCTAssertEqual(thrown?.code, 4)
            XCTAssertEqual(thrown?.domain, WKErrorDomain)
            XCTAssertTrue((thrown?.userInfo["WKJavaScriptExceptionMessage"] as? String ?? "").contains("nowhere"))
            XCTAssertEqual(evaluate("1 +", in: view).error?.code, 4)
            harness.turn { view.title == "T" }
        }
    }

    func testFunctionsMayWait() throws {
        try onMain {
            let view = try makeView()
            load("<body></body>", in: view)
            let sum = call(
                "const r = await Promise.resolve(x * 2); return {sum: r + y.length}", ["x": 20, "y": ["a", "b"]],
                in: view)
            XCTAssertEqual((try sum?.get()) as? [String: Int], ["sum": 42])
            for body in ["throw new Error('own')", "return (("] {
                XCTAssertThrowsError(try call(body, in: view)?.get()) { XCTAssertEqual(($0 as NSError).code, 4) }
            }
        }
    }

    func testWorldsAreApart() throws {
        try onMain {
            let view = try makeView()
            load("<body></body>", in: view)
            XCTAssertEqual(evaluate("window.hidden1 = 1", in: view, .defaultClient).value as? Int, 1)
            XCTAssertEqual(evaluate("typeof window.hidden1", in: view).value as? String, "undefined")
            XCTAssertEqual(evaluate("window.hidden1", in: view, .defaultClient).value as? Int, 1)
        }
    }

    func testScriptsAndMessagesOfTheApps() throws {
        try onMain {
            let configuration = WKWebViewConfiguration()
            let controller = configuration.userContentController
            controller.add(delegate, name: "order")
            controller.addScriptMessageHandler(delegate, contentWorld: .page, name: "ask")
            controller.addUserScript(
                WKUserScript(
                    source:
                        "webkit.messageHandlers.order.postMessage('start ' + (document.body == null)); window.early = 1",
                    injectionTime: .atDocumentStart, forMainFrameOnly: true))
            controller.addUserScript(
                WKUserScript(
                    source: "webkit.messageHandlers.order.postMessage('end ' + document.body.innerText.trim())",
                    injectionTime: .atDocumentEnd, forMainFrameOnly: true))
            let view = try makeView(configuration)
            load(
                "<head><script>webkit.messageHandlers.order.postMessage('page ' + window.early)</script></head><body>text</body>",
                in: view)
            XCTAssertEqual(delegate.bodies.compactMap { $0 as? String }, ["start true", "page 1", "end text"])
            delegate.bodies = []
            XCTAssertEqual(
                evaluate(
                    "webkit.messageHandlers.order.postMessage({k: null, n: 2}); typeof webkit.messageHandlers.other",
                    in: view
                ).value as? String, "undefined")
            harness.turn { !delegate.bodies.isEmpty }
            let body = delegate.bodies.first as? [String: Any]
            XCTAssertEqual(body?["n"] as? Int, 2)
            XCTAssertTrue(body?["k"] is NSNull)
            let replies = call(
                """
                const a = await webkit.messageHandlers.ask.postMessage('q'); let b = 'none'
                try { await webkit.messageHandlers.ask.postMessage('bad') } catch (e) { b = e.message }
                return [a.got, b]
                """, in: view)
            XCTAssertEqual((try replies?.get()) as? [String], ["q", "no"])
            controller.removeScriptMessageHandler(forName: "order")
            XCTAssertEqual(evaluate("typeof webkit.messageHandlers.order", in: view).value as? String, "undefined")
        }
    }

    /// The colour in the middle of the picture; nil while there is none.
    @MainActor private func middle(of view: WKWebView) -> [UInt8]? {
        guard let picture = view.pageView.picture, let data = picture.dataProvider?.data as Data? else { return nil }
        let place = picture.height / 2 * picture.bytesPerRow + picture.width / 2 * 4
        return place + 4 <= data.count ? Array(data[place..<(place + 3)]) : nil
    }

    func testAPageIsDrawnAndTapped() throws {
        try onMain {
            let view = try makeView()
            load(
                "<body style='margin:0;background:#00ff00'><div style='height:80px'></div><div style='height:820px' "
                    + "onclick=\"document.body.style.background='#ff0000'\"></div></body>",
                in: view)
            // Blue, green, red.
            harness.turn { middle(of: view) == [0, 255, 0] }
            XCTAssertEqual(view.pageView.picture?.width, Int(300 * UIScreen.main.scale))
            harness.turn { view.scrollView.contentSize.height == 900 }
            harness.tap(CGPoint(x: 150, y: 100))
            harness.turn { middle(of: view) == [0, 0, 255] }
            _ = evaluate("window.scrollTo(0, 300)", in: view)
            harness.turn { view.scrollView.contentOffset.y == 300 }
            view.scrollView.contentOffset.y = 50
            harness.turn()
            XCTAssertEqual(evaluate("scrollY", in: view).value as? Int, 50)
        }
    }

    func testAPageIsAsWideAsItsViewportSays() throws {
        try onMain {
            let view = try makeView()
            let text = "<body style='margin:0'><div style='height:980px'></div></body>"
            load(text, in: view, viewport: nil)
            harness.turn { abs(view.scrollView.contentSize.height - 300) < 3 }
            XCTAssertEqual(evaluate("innerWidth", in: view).value as? Double ?? 0, 980, accuracy: 3)
            load(text, in: view)
            harness.turn { view.scrollView.contentSize.height == 980 }
            XCTAssertEqual(evaluate("innerWidth", in: view).value as? Int, 300)
            view.pageZoom = 2
            harness.turn { view.scrollView.contentSize.height == 1960 }
            XCTAssertEqual(evaluate("innerWidth", in: view).value as? Int, 150)
            view.scrollView.contentOffset.y = 200
            harness.turn()
            XCTAssertEqual(evaluate("scrollY", in: view).value as? Int, 100)
        }
    }

    func testAPageIsDarkInTheDark() throws {
        try onMain {
            let view = try makeView()
            let text =
                "<style>body{background:#00ff00}@media (prefers-color-scheme: dark){body{background:#0000ff}}</style><body></body>"
            load(text, in: view)
            harness.turn { middle(of: view) == [0, 255, 0] }
            harness.window.overrideUserInterfaceStyle = .dark
            harness.turn { middle(of: view) == [255, 0, 0] }
            let script = "matchMedia('(prefers-color-scheme: dark)').matches"
            XCTAssertEqual(evaluate(script, in: view).value as? Bool, true)
            load(text, in: view)
            harness.turn { middle(of: view) == [255, 0, 0] }
            harness.window.overrideUserInterfaceStyle = .light
            harness.turn { middle(of: view) == [0, 255, 0] }
            XCTAssertEqual(evaluate(script, in: view).value as? Bool, false)
        }
    }

    func testATextIsFound() throws {
        try onMain {
            let view = try makeView()
            load("<p>one two</p><div style='height:2000px'></div><p id=last>three</p>", in: view)
            @MainActor func find(_ text: String, caseSensitive: Bool = false) -> Bool? {
                var found: Bool?
                let how = WKFindConfiguration()
                how.caseSensitive = caseSensitive
                view.find(text, configuration: how) { found = $0.matchFound }
                harness.turn { found != nil }
                return found
            }
            XCTAssertEqual(find("TWO"), true)
            XCTAssertEqual(evaluate("String(getSelection())", in: view).value as? String, "two")
            XCTAssertEqual(find("TWO", caseSensitive: true), false)
            XCTAssertEqual(find("four"), false)
            XCTAssertEqual(find("three"), true)
            harness.turn { view.scrollView.contentOffset.y > 1000 }
        }
    }

    private final class Saver: NSObject, WKDownloadDelegate {
        let place: URL
        var isDone = false
        init(_ place: URL) { self.place = place }
        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
        ) async -> URL? { place }
        func downloadDidFinish(_ download: WKDownload) { isDone = true }
    }

    func testAFileIsKept() throws {
        try onMain {
            let view = try makeView()
            load("<body></body>", in: view)
            let saver = Saver(URL(fileURLWithPath: folder + "/kept.txt"))
            view.startDownload(using: URLRequest(url: URL(string: "data:text/plain,hello")!)) { $0.delegate = saver }
            harness.turn { saver.isDone }
            XCTAssertEqual(try String(contentsOf: saver.place, encoding: .utf8), "hello")
        }
    }

    func testAllOfAPageBecomesAPDF() throws {
        try onMain {
            let view = try makeView()
            load("<body style='margin:0'><div style='height:900px;background:#00ff00'></div></body>", in: view)
            harness.turn { view.scrollView.contentSize.height == 900 }
            var found: Result<Data, any Error>?
            view.createPDF { found = $0 }
            harness.turn { found != nil }
            let data = try XCTUnwrap(found).get()
            let document = try XCTUnwrap(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
            XCTAssertEqual(document.numberOfPages, 1)
            let box = try XCTUnwrap(document.page(at: 1)).getBoxRect(.mediaBox)
            XCTAssertEqual(box.width, 300, accuracy: 0.5)
            XCTAssertEqual(box.height, 900, accuracy: 0.5)
            // The picture is as before.
            harness.turn { view.pageView.picture?.height == Int(200 * UIScreen.main.scale) }
        }
    }

    func testTheAppAnswersForItsScheme() throws {
        try onMain {
            let configuration = WKWebViewConfiguration()
            configuration.setURLSchemeHandler(delegate, forURLScheme: "own")
            let view = try makeView(configuration)
            view.load(URLRequest(url: URL(string: "own://a/b")!))
            harness.turn { delegate.finished == 1 }
            XCTAssertEqual(evaluate("document.body.innerText", in: view).value as? String, "by the app")
            XCTAssertEqual(view.url?.absoluteString, "own://a/b")
        }
    }

    func testFilesAreLoadedAndPagesAreGoneBackTo() throws {
        try onMain {
            let view = try makeView()
            for name in ["one", "two"] {
                let file = URL(fileURLWithPath: folder + "/\(name).html")
                try Data("<title>\(name)</title><body>\(name)</body>".utf8).write(to: file)
                let before = delegate.finished
                view.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
                harness.turn { delegate.finished > before }
            }
            harness.turn { view.canGoBack }
            XCTAssertEqual(view.backForwardList.backItem?.url.lastPathComponent, "one.html")
            XCTAssertNotNil(view.goBack())
            harness.turn { delegate.finished == 3 }
            XCTAssertEqual(evaluate("document.body.innerText", in: view).value as? String, "one")
            harness.turn { view.canGoForward && !view.canGoBack }
            view.loadFileURL(
                URL(fileURLWithPath: folder + "/none.html"), allowingReadAccessTo: URL(fileURLWithPath: folder))
            harness.turn { delegate.failure != nil }
            XCTAssertEqual(delegate.failure?.domain, NSURLErrorDomain)
        }
    }

    func testAPageAsks() throws {
        try onMain {
            let view = try makeView()
            load("<body></body>", in: view)
            XCTAssertEqual(evaluate("confirm('sure')", in: view).value as? Bool, true)
            XCTAssertEqual(delegate.log.last, "confirm sure")
        }
    }

    func testASnapshotShowsThePage() throws {
        try onMain {
            let view = try makeView()
            load("<body style='background:#0000ff'></body>", in: view)
            var image: UIImage?
            view.takeSnapshot(with: nil) { found, _ in image = found }
            harness.turn { image != nil }
            XCTAssertEqual(image?.size, CGSize(width: 300, height: 200))
        }
    }
}
