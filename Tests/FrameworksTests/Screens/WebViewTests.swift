import TestSupport
import XCTest

@testable import WebKit

/// A web view without an engine: it asks, fails and says so (DEV-1097).
final class WebViewTests: MainTestCase, @unchecked Sendable {
    /// Whatever this machine has.
    override func prepare() { EngineClient.substitute = { _ in nil } }

    final class Hearer: NSObject, WKNavigationDelegate {
        var log: [String] = []
        var policy = WKNavigationActionPolicy.allow
        var isOver = false
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            log.append("decide \(navigationAction.request.url?.host ?? "-")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            log.append("start")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            log.append("fail \((error as NSError).domain) \((error as NSError).code)")
            isOver = true
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
    }

    private let request = URLRequest(url: URL(string: "https://example.com/page")!)

    func testAPageIsAskedForAndFails() {
        onMain {
            let (view, hearer) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Hearer())
            view.navigationDelegate = hearer
            XCTAssertNotNil(view.load(request))
            XCTAssertTrue(view.isLoading)
            XCTAssertEqual(view.url, request.url)
            harness.turn { hearer.isOver }
            XCTAssertEqual(hearer.log, ["decide example.com", "start", "fail NSURLErrorDomain -1008"])
            XCTAssertFalse(view.isLoading)
        }
    }

    func testAPageThatIsRefusedIsForgotten() {
        onMain {
            let (view, hearer) = (WKWebView(frame: .zero), Hearer())
            (view.navigationDelegate, hearer.policy) = (hearer, .cancel)
            view.load(request)
            for _ in 0..<3 { harness.turn() }
            XCTAssertEqual(hearer.log, ["decide example.com"])
            XCTAssertFalse(view.isLoading)
        }
    }

    func testAScriptFails() {
        onMain {
            var isOver = false
            WKWebView(frame: .zero).evaluateJavaScript("1 + 1") { value, error in
                XCTAssertNil(value)
                XCTAssertEqual((error as? WKError)?.code, .webContentProcessTerminated)
                isOver = true
            }
            harness.turn { isOver }
        }
    }

    func testAScriptInAWorldFails() {
        onMain {
            var isOver = false
            WKWebView(frame: .zero).evaluateJavaScript("1", in: nil, in: .page) { result in
                if case .failure(let error) = result {
                    XCTAssertEqual((error as? WKError)?.code, .webContentProcessTerminated)
                } else {
                    XCTFail("there is no page")
                }
                isOver = true
            }
            harness.turn { isOver }
        }
    }

    func testAConfigurationIsCopiedWithItsObjects() {
        onMain {
            let configuration = WKWebViewConfiguration()
            configuration.allowsInlineMediaPlayback = true
            let view = WKWebView(frame: .zero, configuration: configuration)
            configuration.allowsInlineMediaPlayback = false
            XCTAssertTrue(view.configuration.allowsInlineMediaPlayback)
            XCTAssertTrue(view.configuration.userContentController === configuration.userContentController)
        }
    }

    func testCookiesThatTheAppSetsAreThere() throws {
        try onMain {
            let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
            let properties: [HTTPCookiePropertyKey: Any] = [
                .name: "a", .value: "1", .domain: "example.com", .path: "/",
            ]
            let cookie = try XCTUnwrap(HTTPCookie(properties: properties))
            var names: [String]?
            store.setCookie(cookie)
            store.setCookie(cookie)
            store.getAllCookies { names = $0.map(\.name) }
            harness.turn { names != nil }
            XCTAssertEqual(names, ["a"])
        }
    }
}
