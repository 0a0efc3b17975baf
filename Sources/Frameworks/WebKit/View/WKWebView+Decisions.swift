import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// Questions of a web view to its delegates.
extension WKWebView {
    /// Asks whether a page is loaded. The delegate may answer at once, later or never; a second answer ends the app, as on iOS.
    func decidePolicy(_ action: WKNavigationAction, _ done: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let delegate = navigationDelegate else { return done(.allow) }
        let once = answerOnce(done)
        let first: Void? = OptionalCall.call(
            .application, delegate, "webView:decidePolicyForNavigationAction:preferences:decisionHandler:"
        ) {
            delegate.webView(self, decidePolicyFor: action, preferences: given.defaultWebpagePreferences) { policy, _ in
                once(policy)
            }
        }
        guard first == nil else { return }
        let second: Void? = OptionalCall.call(
            .application, delegate, "webView:decidePolicyForNavigationAction:decisionHandler:"
        ) {
            delegate.webView(self, decidePolicyFor: action) { policy in once(policy) }
        }
        guard second == nil else { return }
        Task { once(await delegate.webView(self, decidePolicyFor: action)) }
    }

    /// Asks whether an answer is shown.
    func decidePolicy(_ response: WKNavigationResponse, _ done: @escaping (WKNavigationResponsePolicy) -> Void) {
        // As on iOS: what can't be shown isn't.
        let usual: WKNavigationResponsePolicy = response.canShowMIMEType ? .allow : .cancel
        guard let delegate = navigationDelegate else { return done(usual) }
        let once = answerOnce(done)
        let asked: Void? = OptionalCall.call(
            .application, delegate, "webView:decidePolicyForNavigationResponse:decisionHandler:"
        ) {
            delegate.webView(self, decidePolicyFor: response) { policy in once(policy) }
        }
        if asked == nil { once(usual) }
    }

    private func answerOnce<Policy>(_ done: @escaping (Policy) -> Void) -> (Policy) -> Void {
        var isAnswered = false
        return { policy in
            guard !isAnswered else {
                fatalError("Completion handler passed to -[delegate webView:decidePolicy…] was called more than once")
            }
            isAnswered = true
            done(policy)
        }
    }

    /// A page wants a window: the app makes a view, which loads the page by itself (DEV-1306).
    func openWindow(_ action: WKNavigationAction) {
        guard let delegate = uiDelegate else { return }
        let made = delegate.webView(
            self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        guard let made, made !== self, made.page == nil, !made.isLoading else { return }
        made.load(action.request)
    }

    func schemeHandler(_ scheme: String) -> (any WKURLSchemeHandler)? { given.urlSchemeHandler(forURLScheme: scheme) }
    var userContent: WKUserContentController { given.userContentController }

    /// The settings that the engine gets when the view's page is made.
    var engineSettings: EngineViewSettings {
        let store = given.websiteDataStore
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?.path
        let folder = (library ?? NSHomeDirectory() + "/Library")
        var settings = EngineViewSettings(size: engineSize, store: store.engineName, isPersistent: store.isPersistent)
        settings.dataFolder = folder + "/WebKit/WebsiteData"
        settings.cacheFolder = folder + "/Caches/WebKit"
        settings.userAgent = customUserAgent ?? usualUserAgent
        settings.runsScripts =
            given.defaultWebpagePreferences?.allowsContentJavaScript ?? true && given.preferences.javaScriptEnabled
        settings.opensWindows = given.preferences.javaScriptCanOpenWindowsAutomatically
        settings.minimumFontSize = Int(given.preferences.minimumFontSize)
        settings.schemes = given.engineSchemes
        settings.zoom = Double(pageZoom)
        settings.isDark = isDark
        settings.downloadFolder = NSTemporaryDirectory() + "/WebKit-Downloads"
        return settings
    }

    /// As a phone's browser calls itself: pages give phones their pages for phones.
    private var usualUserAgent: String {
        let version = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let device = isPad ? "iPad; CPU OS \(version)" : "iPhone; CPU iPhone OS \(version)"
        let usual =
            "Mozilla/5.0 (\(device) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"
        return [usual, given.applicationNameForUserAgent].compactMap { $0 }.joined(separator: " ")
    }
}
