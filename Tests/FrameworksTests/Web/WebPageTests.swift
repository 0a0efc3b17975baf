import TestSupport
import UIKit
import XCTest

@testable import WebKit

/// A web view against an engine that the test plays: what is asked of it, and what becomes of what it tells (DEV-1305).
final class WebPageTests: MainTestCase, @unchecked Sendable {
    private final class Engine: EngineTransport, @unchecked Sendable {
        var commands: [EngineCommand] = []
        func sendCommand(_ command: EngineCommand) { commands.append(command) }
        func endProcess() {}

        var view: Int? {
            commands.compactMap { if case .makeView(let view, _) = $0 { view } else { nil } }.last
        }
        var decisions: [String] {
            commands.compactMap {
                if case .decide(let token, let policy) = $0 { "\(token) \(policy.rawValue)" } else { nil }
            }
        }
    }

    private final class Delegate: NSObject, WKNavigationDelegate {
        var log: [String] = []
        var action = WKNavigationActionPolicy.allow
        var response = WKNavigationResponsePolicy.allow
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            log.append("decide \(navigationAction.navigationType.rawValue)")
            decisionHandler(action)
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            log.append("response \((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)")
            decisionHandler(response)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            log.append("start")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            log.append("fail \((error as NSError).code)")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { log.append("fail early \((error as NSError).domain) \((error as NSError).code)") }
        func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { log.append("terminated") }
    }

    private let address = URL(string: "https://example.com/page")!
    private var engines: [Engine] = []
    private var clients: [EngineClient] = []

    override func prepare() {
        (engines, clients) = ([], [])
        EngineClient.substitute = { [unowned self] client in
            let engine = Engine()
            engines.append(engine)
            clients.append(client)
            return engine
        }
    }

    override func cleanUp() { (engines, clients) = ([], []) }

    @MainActor private func makeView() -> (WKWebView, Delegate) {
        let (view, delegate) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Delegate())
        view.navigationDelegate = delegate
        return (view, delegate)
    }

    @MainActor private func action(type: Int = -1, opensWindow: Bool = false) -> EngineAction {
        EngineAction(
            address: address.absoluteString, method: "GET", headers: [:], type: type, opensWindow: opensWindow,
            isMainFrame: true)
    }

    @MainActor private func load(_ view: WKWebView) throws -> (engine: Engine, client: EngineClient, number: Int) {
        view.load(URLRequest(url: address))
        let engine = try XCTUnwrap(engines.last)
        return (engine, try XCTUnwrap(clients.last), try XCTUnwrap(engine.view))
    }

    func testAViewThatLoadsNothingStartsNothing() {
        onMain {
            _ = makeView()
            XCTAssertTrue(engines.isEmpty)
        }
    }

    @MainActor private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try XCTUnwrap(image?.cgImage)
        var bytes = [UInt8](repeating: 9, count: 4)
        let context = try XCTUnwrap(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(
            picture, in: CGRect(x: -x, y: y + 1 - picture.height, width: picture.width, height: picture.height))
        return bytes
    }

    /// iOS draws an empty page, and no engine is started for it.
    func testASnapshotOfNothingIsWhite() throws {
        try onMain {
            let (view, _) = makeView()
            var found: UIImage?
            view.takeSnapshot(with: nil) { image, error in
                XCTAssertNil(error)
                found = image
            }
            harness.turn { found != nil }
            XCTAssertEqual(found?.size, CGSize(width: 300, height: 200))
            XCTAssertEqual(try pixel(found, 10, 10), [255, 255, 255, 255])
            XCTAssertTrue(engines.isEmpty)
        }
    }

    /// Without waiting for the screen, too: what was drawn before the load's end may be half a page, or none.
    func testASnapshotOfAPageThatWasJustLoadedWaitsForIt() throws {
        try onMain {
            let (view, _) = makeView()
            harness.showWindow()
            harness.window.addSubview(view)
            harness.turn()
            let (engine, client, number) = try load(view)
            client.hearEvent(.loaded(view: number, stage: .started))
            client.hearEvent(.loaded(view: number, stage: .committed))
            client.hearEvent(
                .changed(view: number, page: EnginePage(address: address.absoluteString, progress: 1, isLoading: false))
            )
            let configuration = WKSnapshotConfiguration()
            configuration.afterScreenUpdates = false
            var found: UIImage?
            view.takeSnapshot(with: configuration) { image, _ in found = image }
            guard case .flush(number, let token) = engine.commands.last else { return XCTFail("not asked to draw") }
            harness.turn()
            XCTAssertNil(found)
            client.hearEvent(.flushed(view: number, token: token))
            XCTAssertEqual(try pixel(found, 10, 10), [255, 255, 255, 255], "nothing was drawn: the page is empty")
        }
    }

    func testALoadIsToldInTheOrderOfIOS() throws {
        try onMain {
            let (view, delegate) = makeView()
            let (engine, client, number) = try load(view)
            XCTAssertTrue(view.isLoading)
            XCTAssertEqual(view.url, address)
            XCTAssertTrue(
                engine.commands.contains(
                    .load(view: number, content: .request(address: address.absoluteString, headers: [:]))))
            client.hearEvent(.decideAction(view: number, token: 7, action: action()))
            client.hearEvent(.loaded(view: number, stage: .started))
            let response = EngineResponse(
                address: address.absoluteString, status: 200, type: "text/html", length: 3, headers: [:], canShow: true,
                isMainFrame: true)
            client.hearEvent(.decideResponse(view: number, token: 8, response: response))
            client.hearEvent(.loaded(view: number, stage: .committed))
            let item = EnginePage.Item(address: address.absoluteString, title: "T", original: nil)
            let page = EnginePage(
                address: address.absoluteString, title: "T", progress: 1, isLoading: false, current: item)
            client.hearEvent(.changed(view: number, page: page))
            client.hearEvent(.loaded(view: number, stage: .finished))
            XCTAssertEqual(delegate.log, ["decide -1", "start", "response 200", "commit", "finish"])
            XCTAssertEqual(engine.decisions, ["7 allow", "8 allow"])
            XCTAssertEqual(view.title, "T")
            XCTAssertFalse(view.isLoading)
            XCTAssertEqual(view.estimatedProgress, 1)
            XCTAssertEqual(view.backForwardList.currentItem?.url, address)
        }
    }

    func testWhatIsToldOfThePageBeforeChangesNoLoad() throws {
        try onMain {
            let (view, _) = makeView()
            let (_, client, number) = try load(view)
            client.hearEvent(.changed(view: number, page: EnginePage(address: "about:blank")))
            XCTAssertEqual(view.url, address)
            XCTAssertTrue(view.isLoading)
        }
    }

    func testAPageThatIsRefusedIsForgotten() throws {
        try onMain {
            let (view, delegate) = makeView()
            delegate.action = .cancel
            let (engine, client, number) = try load(view)
            client.hearEvent(.decideAction(view: number, token: 1, action: action()))
            let failure = EngineLoadError(domain: "WebKitPolicyError", code: 102, text: "interrupted")
            client.hearEvent(.loaded(view: number, stage: .failed(failure)))
            XCTAssertEqual(delegate.log, ["decide -1"])
            XCTAssertEqual(engine.decisions, ["1 cancel"])
            XCTAssertFalse(view.isLoading)
        }
    }

    func testFailuresHaveApplesNames() throws {
        try onMain {
            let (view, delegate) = makeView()
            let (_, client, number) = try load(view)
            client.hearEvent(.loaded(view: number, stage: .started))
            let lost = EngineLoadError(domain: "g-resolver-error-quark", code: 0, text: "no host")
            client.hearEvent(.loaded(view: number, stage: .failed(lost)))
            client.hearEvent(.loaded(view: number, stage: .started))
            client.hearEvent(.loaded(view: number, stage: .committed))
            let stopped = EngineLoadError(domain: "WebKitNetworkError", code: 302, text: "stopped")
            client.hearEvent(.loaded(view: number, stage: .failed(stopped)))
            XCTAssertEqual(
                delegate.log, ["start", "fail early NSURLErrorDomain -1003", "start", "commit", "fail -999"])
        }
    }

    private final class WindowMaker: NSObject, WKUIDelegate {
        var made: WKWebView?
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            XCTAssertNil(navigationAction.targetFrame)
            made = WKWebView(frame: .zero, configuration: configuration)
            return made
        }
    }

    /// The window loads by itself (DEV-1306).
    func testAWindowOfThePageIsAViewOfTheApps() throws {
        try onMain {
            let (view, _) = makeView()
            let maker = WindowMaker()
            view.uiDelegate = maker
            let (engine, client, number) = try load(view)
            client.hearEvent(.decideAction(view: number, token: 5, action: action(type: 0, opensWindow: true)))
            XCTAssertEqual(engine.decisions, ["5 cancel"])
            XCTAssertEqual(maker.made?.url, address)
            XCTAssertNotEqual(engine.view, number)
        }
    }

    func testALinkOfThePageIsALink() throws {
        try onMain {
            let (view, delegate) = makeView()
            let (_, client, number) = try load(view)
            client.hearEvent(.loaded(view: number, stage: .started))
            client.hearEvent(.decideAction(view: number, token: 2, action: action(type: 0)))
            XCTAssertEqual(delegate.log, ["start", "decide 0"])
        }
    }

    func testTheEndOfTheProcessIsToldAndTheNextLoadBeginsAnother() throws {
        try onMain {
            let (view, delegate) = makeView()
            let (_, client, number) = try load(view)
            client.hearEvent(.loaded(view: number, stage: .started))
            var code: Int?
            view.evaluateJavaScript("1") { _, error in code = (error as NSError?)?.code }
            client.hearEvent(nil)
            XCTAssertEqual(code, WKError.webContentProcessTerminated.rawValue)
            XCTAssertEqual(delegate.log, ["start", "terminated"])
            XCTAssertFalse(view.isLoading)
            _ = try load(view)
            XCTAssertEqual(engines.count, 2)
        }
    }

    func testAnEngineThatCannotBeginIsNone() throws {
        try onMain {
            let (view, delegate) = makeView()
            let (_, client, _) = try load(view)
            client.hearEvent(.unavailable(reason: "test"))
            client.hearEvent(nil)
            harness.turn { delegate.log.count == 3 }
            XCTAssertEqual(delegate.log, ["decide -1", "start", "fail early NSURLErrorDomain -1008"])
            XCTAssertNil(EngineClient.startEngine())
        }
    }

    func testScriptsOutcomesAreApples() throws {
        try onMain {
            let (view, _) = makeView()
            let (engine, client, number) = try load(view)
            var results: [String] = []
            for outcome: EngineOutcome in [
                .value("{\"u\":0}"), .value("null"), .unsupported, .threw(EngineException(text: "Error: own", line: 3)),
            ] {
                view.evaluateJavaScript("x") { value, error in
                    let error = error as NSError?
                    let words = error?.userInfo["WKJavaScriptExceptionMessage"] as? String
                    results.append("\(value == nil ? "-" : "\(type(of: value!))") \(error?.code ?? 0) \(words ?? "-")")
                }
                guard case .evaluate(_, let token, _, _) = engine.commands.last else { return XCTFail("no command") }
                client.hearEvent(.evaluated(view: number, token: token, outcome: outcome))
            }
            XCTAssertEqual(results, ["- 0 -", "NSNull 0 -", "- 5 -", "- 4 Error: own"])
        }
    }

    private final class Handler: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
        var bodies: [String] = []
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) { bodies.append("\(message.name) \(message.body) \(message.frameInfo.isMainFrame)") }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping (Any?, String?) -> Void
        ) { replyHandler(["got": message.body], nil) }
    }

    func testMessagesFindTheirHandlersByNameAndWorld() throws {
        try onMain {
            let (view, _) = makeView()
            let handler = Handler(), other = Handler()
            let controller = view.configuration.userContentController
            controller.add(handler, name: "note")
            controller.add(other, contentWorld: .world(name: "w"), name: "note")
            controller.addScriptMessageHandler(handler, contentWorld: .page, name: "ask")
            let (engine, client, number) = try load(view)
            let world = WKContentWorld.world(name: "w").engineName
            for (name, world, reply) in [("note", nil, nil), ("note", world, nil), ("ask", nil, 4)]
                as [(String, String?, Int?)]
            {
                client.hearEvent(
                    .message(
                        view: number,
                        message: EngineScriptMessage(
                            name: name, world: world, body: "\"b\"", isMainFrame: world == nil, address: "about:blank",
                            reply: reply)))
            }
            XCTAssertEqual(handler.bodies, ["note b true"])
            XCTAssertEqual(other.bodies, ["note b false"])
            XCTAssertEqual(
                engine.commands.last,
                .reply(view: number, message: 4, world: nil, value: "{\"o\":{\"got\":\"b\"}}", error: nil))
            controller.removeScriptMessageHandler(forName: "note")
            guard case .setUserContent(_, let content) = engine.commands.last else { return XCTFail("not told") }
            XCTAssertEqual(content.handlers.map(\.name), ["note", "ask"])
        }
    }

    func testChangesAreObserved() throws {
        try onMain {
            let (view, _) = makeView()
            var seen: [Double] = []
            let observation = view.observe(\.estimatedProgress, _porticoKeys: "estimatedProgress", options: [.new]) {
                _, change in
                seen.append(change.newValue ?? -1)
            }
            let (_, client, number) = try load(view)
            client.hearEvent(.loaded(view: number, stage: .started))
            client.hearEvent(
                .changed(view: number, page: EnginePage(address: "about:blank", progress: 0.5, isLoading: true)))
            client.hearEvent(
                .changed(view: number, page: EnginePage(address: "about:blank", progress: 1, isLoading: false)))
            XCTAssertEqual(seen, [0.1, 0.5, 1])
            observation.invalidate()
        }
    }

    /// `addObserver(_:forKeyPath:)` reads by name, which tutorials do for the progress.
    func testPropertiesAreReadByName() throws {
        try onMain {
            let (view, _) = makeView()
            _ = try load(view)
            XCTAssertEqual(view.value(forKey: "estimatedProgress") as? Double, 0.1)
            XCTAssertEqual(view.value(forKey: "loading") as? Bool, true)
            XCTAssertEqual(view.value(forKey: "isLoading") as? Bool, true)
            XCTAssertEqual(view.value(forKey: "URL") as? URL, address)
            XCTAssertEqual(view.value(forKey: "canGoBack") as? Bool, false)
            XCTAssertNil(view.value(forKey: "underPageBackgroundColor"))
        }
    }

    func testThePageAndTheScrollViewFollowEachOther() throws {
        try onMain {
            let (view, _) = makeView()
            harness.window.addSubview(view)
            harness.showWindow()
            view.scrollView.contentInsetAdjustmentBehavior = .never
            let (engine, client, number) = try load(view)
            harness.turn()
            client.hearEvent(
                .scrolled(view: number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 0)))
            XCTAssertEqual(view.scrollView.contentSize, CGSize(width: 300, height: 1000))
            view.scrollView.contentOffset = CGPoint(x: 0, y: 120)
            harness.turn()
            XCTAssertTrue(engine.commands.contains(.scroll(view: number, x: 0, y: 120)))
            // What the engine confirms scrolls nothing back.
            client.hearEvent(
                .scrolled(view: number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 120)))
            XCTAssertEqual(view.scrollView.contentOffset.y, 120)
            // What the page does itself is followed.
            client.hearEvent(
                .scrolled(view: number, metrics: EngineMetrics(contentWidth: 300, contentHeight: 1000, x: 0, y: 400)))
            XCTAssertEqual(view.scrollView.contentOffset.y, 400)
        }
    }

    func testAPictureIsShownAndGivenBack() throws {
        try onMain {
            let (view, _) = makeView()
            let (engine, client, number) = try load(view)
            guard
                case .resize(_, _, let offset, let length)? = engine.commands.first(where: {
                    if case .resize = $0 { true } else { false }
                })
            else { return XCTFail("no room for pictures") }
            XCTAssertGreaterThanOrEqual(length, 300 * 200 * 4)
            client.hearEvent(.frame(view: number, width: 30, height: 20, offset: offset))
            XCTAssertEqual(view.pageView.picture?.width, 30)
            XCTAssertEqual(engine.commands.last, .frameTaken(view: number))
            // Numbers that no picture has.
            client.hearEvent(.frame(view: number, width: 30000, height: 30000, offset: offset))
            client.hearEvent(.frame(view: number, width: -1, height: 20, offset: offset))
            XCTAssertEqual(view.pageView.picture?.width, 30)
        }
    }
}
