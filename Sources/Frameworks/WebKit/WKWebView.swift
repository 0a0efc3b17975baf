import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// Shows pages of the web. There is no browser engine here: the view says so, its delegate hears that each page failed, after it was asked
/// whether the page may be loaded, and scripts fail (DEV-1097).
///
/// - From: the app
/// - To: `WKNavigationDelegate`
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// Hears of pages, and decides about them. It isn't owned.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask to be shown. It isn't owned.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Scrolls the page.
    public let scrollView = UIScrollView()
    private let given: WKWebViewConfiguration
    private let notice = UILabel()
    /// Where the page is that was asked for.
    open private(set) var url: URL?
    /// Whether a page loads.
    open private(set) var isLoading = false
    /// How far it is, from 0 to 1.
    open private(set) var estimatedProgress = 0.0
    private var current: WKNavigation?
    private var last: URLRequest?

    /// A copy of what it was made with.
    open var configuration: WKWebViewConfiguration { given.copy() as! WKWebViewConfiguration }
    /// The page's title: no page is there.
    open var title: String? { nil }
    /// The pages that were loaded before: none.
    public let backForwardList = WKBackForwardList()
    /// Whether there is one before.
    open var canGoBack: Bool { false }
    /// Whether there is one after.
    open var canGoForward: Bool { false }
    /// Whether all of the page came encrypted.
    open var hasOnlySecureContent: Bool { false }
    /// What the browser calls itself; nil: the engine's name. Kept: there is no engine (DEV-1097).
    open var customUserAgent: String?
    /// Whether a swipe goes back. Kept: there is nothing to go back to (DEV-1097).
    open var allowsBackForwardNavigationGestures = false
    /// Whether a pressed link shows its page. Kept: there are no links (DEV-1097).
    open var allowsLinkPreview = true
    /// Whether a developer may look into pages. Kept: there are none (DEV-1097).
    open var isInspectable = false
    /// Whether pages are searched. Kept: there are none (DEV-1097).
    open var isFindInteractionEnabled = false
    /// How large pages are. Kept: there are none (DEV-1097).
    open var pageZoom: CGFloat = 1
    /// For which medium pages are shown. Kept: there are none (DEV-1097).
    open var mediaType: String?
    /// The colour behind the page; nil: the system's.
    open var underPageBackgroundColor: UIColor! { didSet { scrollView.backgroundColor = underPageBackgroundColor } }
    /// What brings the view back as it is. Nothing is kept.
    open var interactionState: Any?

    /// A web view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        given = configuration.copy() as! WKWebViewConfiguration
        super.init(frame: frame)
        setUp()
    }

    /// A web view with the usual configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// A web view of an archive, with the usual configuration.
    public required init?(coder: NSCoder) {
        given = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        notice.numberOfLines = 0
        notice.textAlignment = .center
        notice.textColor = .secondaryLabel
        notice.font = .preferredFont(forTextStyle: .footnote)
        addSubview(notice)
        tell(nil)
    }

    private func tell(_ address: String?) {
        notice.text = [address, "No browser engine: web pages aren't shown here."].compactMap { $0 }.joined(
            separator: "\n\n")
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: 16, dy: 16)
        guard room.width > 0, room.height > 0 else { return notice.frame = .zero }
        let size = notice.sizeThatFits(room.size)
        notice.frame = CGRect(
            x: room.minX, y: max(room.minY, bounds.midY - size.height / 2), width: room.width,
            height: min(size.height, room.height))
    }

    /// Whether the engine shows pages of a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }

    // MARK: Loading

    /// Loads an address.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other) }

    /// Shows a text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(URLRequest(url: baseURL ?? URL(string: "about:blank")!), .other)
    }

    /// Shows a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(URLRequest(url: URL), .other)
    }

    /// Shows bytes.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        begin(URLRequest(url: baseURL), .other)
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { last.flatMap { begin($0, .reload) } }
    /// Loads the page again, whatever is kept of it.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Goes back: there is nothing.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Goes forward: there is nothing.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Goes to a page that was loaded before: there is none.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    /// Gives up the page that loads.
    open func stopLoading() {
        current = nil
        (isLoading, estimatedProgress) = (false, 0)
    }

    private func begin(_ request: URLRequest, _ type: WKNavigationType) -> WKNavigation {
        let navigation = WKNavigation()
        (current, last, url, isLoading, estimatedProgress) = (navigation, request, request.url, true, 0.1)
        tell(request.url?.absoluteString)
        later { [self] in decide(WKNavigationAction(request, type, self), navigation) }
        return navigation
    }

    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    /// The delegate may answer at once, later or never.
    private func decide(_ action: WKNavigationAction, _ navigation: WKNavigation) {
        guard current === navigation else { return }
        guard let delegate = navigationDelegate else { return fail(navigation) }
        let first: Void? = OptionalCall.call(
            .application, delegate, "webView:decidePolicyForNavigationAction:preferences:decisionHandler:"
        ) {
            delegate.webView(self, decidePolicyFor: action, preferences: given.defaultWebpagePreferences) {
                [weak self] policy, _ in
                self?.decided(policy, navigation)
            }
        }
        guard first == nil else { return }
        let second: Void? = OptionalCall.call(
            .application, delegate, "webView:decidePolicyForNavigationAction:decisionHandler:"
        ) {
            delegate.webView(self, decidePolicyFor: action) { [weak self] policy in self?.decided(policy, navigation) }
        }
        guard second == nil else { return }
        Task { decided(await delegate.webView(self, decidePolicyFor: action), navigation) }
    }

    private func decided(_ policy: WKNavigationActionPolicy, _ navigation: WKNavigation) {
        guard current === navigation else { return }
        guard policy == .allow else { return stopLoading() }
        if let delegate = navigationDelegate {
            OptionalCall.call(.application, delegate, "webView:didStartProvisionalNavigation:") {
                delegate.webView(self, didStartProvisionalNavigation: navigation)
            }
        }
        later { [self] in fail(navigation) }
    }

    private func fail(_ navigation: WKNavigation) {
        guard current === navigation else { return }
        let address = url
        stopLoading()
        guard let delegate = navigationDelegate else { return }
        var info: [String: Any] = [NSLocalizedDescriptionKey: "There is no browser engine that shows this page."]
        if let address { info[NSURLErrorFailingURLErrorKey] = address }
        let error = URLError(.resourceUnavailable, userInfo: info)
        OptionalCall.call(.application, delegate, "webView:didFailProvisionalNavigation:withError:") {
            delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    // MARK: Scripts

    /// Would run a script in the page: no page is there, and it fails.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        later { completionHandler?(nil, WKError(.webContentProcessTerminated)) }
    }
    /// As `evaluateJavaScript(_:completionHandler:)`; throws its error.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.webContentProcessTerminated)
    }
    /// Would run a script in a world of a page's frame: no page is there, and it fails.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { later { completionHandler?(.failure(WKError(.webContentProcessTerminated))) } }
    /// As `evaluateJavaScript(_:in:in:completionHandler:)`; throws its error.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
    /// Would run a function's body.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { later { completionHandler?(.failure(WKError(.webContentProcessTerminated))) } }
    /// As `callAsyncJavaScript(_:arguments:in:in:completionHandler:)`; throws its error.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }

    // MARK: Pictures

    /// Would draw the page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { later { completionHandler(nil, WKError(.webContentProcessTerminated)) } }
    /// Would draw the page on paper.
    open func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { later { completionHandler(.failure(WKError(.webContentProcessTerminated))) } }
    /// Stops what plays: nothing does.
    open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { later { completionHandler?() } }
    /// Stops what plays for a while: nothing does.
    open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { later { completionHandler?() } }
    /// Stops what plays for a while: nothing does.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        later { completionHandler?() }
    }
}

/// Which part of a page is drawn.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public nonisolated override init() { super.init() }
}

/// Which part of a page is drawn on paper.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    public nonisolated override init() { super.init() }
}
