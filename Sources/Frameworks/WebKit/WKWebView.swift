import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// Shows pages of the web, by WPE WebKit in a process of its own, which begins with the first load (DEV-1305). Where that isn't installed
/// the view says so, its delegate hears that each page failed, after it was asked whether the page may be loaded, and scripts fail
/// (DEV-1097).
///
/// - From: the app
/// - To: `WKNavigationDelegate`, `WebPage`
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// Hears of pages, and decides about them. It isn't owned.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask to be shown. It isn't owned.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Scrolls the page.
    public let scrollView: UIScrollView = WebScrollView()
    let given: WKWebViewConfiguration
    private let notice = UILabel()
    /// All of the page, of which `pageView` shows the part that is seen: it zooms.
    let contentView = UIView()
    let pageView = WebPageView()
    /// How large the page is, not zoomed.
    var pageLength = CGSize.zero
    /// Its page in the engine, from the first load on.
    private(set) var page: WebPage?
    /// Where the page is that is shown or was asked for.
    open private(set) var url: URL?
    /// Whether a page loads.
    open private(set) var isLoading = false
    /// How far it is, from 0 to 1.
    open private(set) var estimatedProgress = 0.0
    private var pageTitle: String?
    private var current: WKNavigation?
    private var last: (content: EngineContent, request: URLRequest)?
    var scrollsByEngine = false

    /// A copy of what it was made with.
    open var configuration: WKWebViewConfiguration { given.copy() as! WKWebViewConfiguration }
    /// The page's title.
    open var title: String? { pageTitle }
    /// The pages that were loaded before.
    public let backForwardList = WKBackForwardList()
    /// Whether there is one before.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is one after.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Whether all of the page came encrypted. Told by its address (DEV-1097).
    open var hasOnlySecureContent: Bool { page != nil && url?.scheme?.lowercased() == "https" }
    /// What the browser calls itself; nil: as on a phone, with the application's name. For the pages of the first load on.
    open var customUserAgent: String?
    /// Whether a swipe goes back. Kept (DEV-1097).
    open var allowsBackForwardNavigationGestures = false
    /// Whether a pressed link shows its page. Kept (DEV-1097).
    open var allowsLinkPreview = true
    /// Whether a developer may look into pages. Kept (DEV-1097).
    open var isInspectable = false
    /// Whether pages are searched. Kept (DEV-1097).
    open var isFindInteractionEnabled = false
    /// How large pages are: 1, the default, as they are written.
    open var pageZoom: CGFloat = 1 { didSet { if oldValue != pageZoom { zoomChanged() } } }
    /// For which medium pages are shown. Kept (DEV-1097).
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
        scrollView.addSubview(contentView)
        contentView.addSubview(pageView)
        scrollView.ownZoomedView = contentView
        (scrollView as? WebScrollView)?.changed = { [weak self] in self?.layoutPage() }
        (scrollView as? WebScrollView)?.holdsFinger = { [weak self] in self?.pageView.holdsFinger ?? false }
        // The page is asked at once whether it wants the finger.
        scrollView.delaysContentTouches = false
        notice.numberOfLines = 0
        notice.textAlignment = .center
        notice.textColor = .secondaryLabel
        notice.font = .preferredFont(forTextStyle: .footnote)
        notice.isHidden = true
        addSubview(notice)
        given.userContentController.attachView(self)
    }

    private func showNotice(_ address: String?) {
        notice.isHidden = false
        notice.text = [address, "No browser engine: web pages aren't shown here."].compactMap { $0 }.joined(
            separator: "\n\n")
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutPage()
        let room = bounds.insetBy(dx: 16, dy: 16)
        guard !notice.isHidden, room.width > 0, room.height > 0 else { return notice.frame = .zero }
        let size = notice.sizeThatFits(room.size)
        notice.frame = CGRect(
            x: room.minX, y: max(room.minY, bounds.midY - size.height / 2), width: room.width,
            height: min(size.height, room.height))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { looksChanged() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        page?.setVisible(window != nil)
        layoutPage()
    }

    /// Whether the engine shows pages of a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }

    // MARK: Loading

    /// Loads an address.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        let headers = request.allHTTPHeaderFields ?? [:]
        return beginLoad(request, .request(address: url.absoluteString, headers: headers))
    }

    /// Shows a text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        beginLoad(
            URLRequest(url: baseURL ?? URL(string: "about:blank")!), .text(string, base: baseURL?.absoluteString))
    }

    /// Shows a file. It may read what the app may (DEV-1306).
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        beginLoad(URLRequest(url: URL), .request(address: URL.absoluteString, headers: [:]))
    }

    /// Shows bytes.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        beginLoad(
            URLRequest(url: baseURL),
            .bytes(data, type: MIMEType, encoding: characterEncodingName, base: baseURL.absoluteString))
    }

    /// Shows a text in place of what a request would load.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        beginLoad(request, .text(string, base: request.url?.absoluteString))
    }

    /// Shows a file in place of what a request would load.
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        beginLoad(request, .request(address: request.url?.absoluteString ?? "about:blank", headers: [:]))
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { reload(fromOrigin: false) }
    /// Loads the page again, whatever is kept of it.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload(fromOrigin: true) }
    private func reload(fromOrigin: Bool) -> WKNavigation? {
        guard let page else { return last.flatMap { beginLoad($0.request, $0.content, .reload) } }
        guard let url else { return nil }
        let navigation = WKNavigation()
        changeLoad(url: url, isLoading: true, progress: 0.1)
        page.reloadPage(navigation, URLRequest(url: url), fromOrigin: fromOrigin)
        return navigation
    }
    /// Goes back.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    /// Goes forward.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    /// Goes to a page that was loaded before.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let page, let steps = backForwardList.steps(to: item), steps != 0 else { return nil }
        let navigation = WKNavigation()
        changeLoad(url: item.url, isLoading: true, progress: 0.1)
        page.goInList(by: steps, navigation, URLRequest(url: item.url))
        return navigation
    }

    /// Gives up the page that loads.
    open func stopLoading() {
        current = nil
        page?.stopLoading()
        forgetLoad()
    }

    /// Forgets the load that was asked for.
    func forgetLoad() { changeLoad(url: url, isLoading: false, progress: 0) }

    private func beginLoad(_ request: URLRequest, _ content: EngineContent, _ type: WKNavigationType = .other)
        -> WKNavigation
    {
        let navigation = WKNavigation()
        last = (content, request)
        changeLoad(url: request.url, isLoading: true, progress: 0.1)
        if let page = makePage() {
            notice.isHidden = true
            page.loadContent(content, navigation, request, type)
            return navigation
        }
        failWithoutEngine(navigation, request, type)
        return navigation
    }

    /// There is no engine: the delegate is asked, and told.
    private func failWithoutEngine(_ navigation: WKNavigation, _ request: URLRequest, _ type: WKNavigationType) {
        current = navigation
        showNotice(request.url?.absoluteString)
        runLater { [self] in
            let frame = WKFrameInfo(request, self)
            guard current === navigation else { return }
            guard navigationDelegate != nil else { return failLoad(navigation) }
            decidePolicy(WKNavigationAction(request, type, from: frame, to: frame)) { [weak self] policy in
                self?.policyDecided(policy, navigation)
            }
        }
    }

    func runLater(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    private func policyDecided(_ policy: WKNavigationActionPolicy, _ navigation: WKNavigation) {
        guard current === navigation else { return }
        guard policy == .allow else { return stopLoading() }
        tellNavigation("webView:didStartProvisionalNavigation:") {
            $0.webView(self, didStartProvisionalNavigation: navigation)
        }
        runLater { [self] in failLoad(navigation) }
    }

    private func failLoad(_ navigation: WKNavigation) {
        guard current === navigation else { return }
        let address = url
        stopLoading()
        var info: [String: Any] = [NSLocalizedDescriptionKey: "There is no browser engine that shows this page."]
        if let address { info[NSURLErrorFailingURLErrorKey] = address }
        let error = URLError(.resourceUnavailable, userInfo: info)
        tellNavigation("webView:didFailProvisionalNavigation:withError:") {
            $0.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    // MARK: State

    /// Changes some properties, of which observers are told once, and only of what is other.
    private func announceChanges(_ keys: [String], _ change: () -> Void) {
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }

    private func changeLoad(url new: URL?, isLoading nowLoading: Bool, progress: Double) {
        var keys: [String] = []
        if new != url { keys += ["url", "URL"] }
        if nowLoading != isLoading { keys += ["isLoading", "loading"] }
        if progress != estimatedProgress { keys += ["estimatedProgress"] }
        if new?.scheme != url?.scheme { keys += ["hasOnlySecureContent"] }
        // What is seen may have been drawn before the load's end.
        if isLoading, !nowLoading { pageView.isCurrent = false }
        announceChanges(keys) { (url, isLoading, estimatedProgress) = (new, nowLoading, progress) }
    }

    /// Takes the properties that the engine tells of the page; `keepsLoad`: but not of one that the app has asked for since.
    func takePage(_ told: EnginePage, keepsLoad: Bool) {
        var keys: [String] = []
        if (told.title ?? "") != (pageTitle ?? "") { keys.append("title") }
        if told.back.isEmpty == canGoBack { keys.append("canGoBack") }
        if told.forward.isEmpty == canGoForward { keys.append("canGoForward") }
        announceChanges(keys) {
            pageTitle = told.title ?? ""
            backForwardList.takeItems(told)
        }
        guard !keepsLoad else { return }
        let address = told.address.flatMap { URL(string: $0) }
        changeLoad(url: address ?? url, isLoading: told.isLoading, progress: told.progress)
    }

    // MARK: The engine

    /// Its page, made on first need; nil without an engine.
    func makePage() -> WebPage? {
        if let page { return page }
        guard let client = EngineClient.startEngine() else { return nil }
        let page = WebPage(self, client, engineSettings, given.userContentController.engineContent)
        self.page = page
        pageView.page = page
        holder.page = page
        given.websiteDataStore.beginStore(client)
        page.setVisible(window != nil)
        return page
    }

    /// Ends the page with the view.
    private final class Holder {
        var page: WebPage?
        deinit {
            guard let page else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { page.endPage() } }
        }
    }
    private let holder = Holder()

    func userContentChanged() {
        guard let page else { return }
        page.client.sendCommand(.setUserContent(view: page.number, content: given.userContentController.engineContent))
    }

    private func dropPage() {
        page?.endPage()
        (page, holder.page, pageView.page) = (nil, nil, nil)
        pageView.clearPicture()
        pageView.setEditing(false)
    }

    /// The engine's process has ended: the page is gone, and the next load begins another. Where there will be none, what was asked for
    /// fails as without one.
    func engineEnded(isFinal: Bool, asked: (WKNavigation, URLRequest)?) {
        dropPage()
        if isFinal, let asked { return failWithoutEngine(asked.0, asked.1, .other) }
        processTerminated()
    }

    /// The page's own process has ended.
    func processTerminated() {
        forgetLoad()
        tellNavigation("webViewWebContentProcessDidTerminate:") { $0.webViewWebContentProcessDidTerminate(self) }
    }

    func tellNavigation(_ selector: StaticString, _ body: (any WKNavigationDelegate) -> Void) {
        guard let delegate = navigationDelegate else { return }
        OptionalCall.call(.application, delegate, selector) { body(delegate) }
    }

    // MARK: Scripts

    /// Runs a script in the page, after its last that was asked for. The value is a number, a text, a date, a list, a dictionary or
    /// `NSNull`; nil for `undefined`.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        run(javaScriptString, .page) { completionHandler?($0, $1) }
    }
    /// As `evaluateJavaScript(_:completionHandler:)`; throws its error.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await answer { run(javaScriptString, .page, $0) }
    }
    /// Runs a script in a world of names, in the page's main frame (DEV-1306).
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        run(javaScript, contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }
    /// As `evaluateJavaScript(_:in:in:completionHandler:)`; throws its error.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { try await answer { run(javaScript, contentWorld, $0) } }
    /// Runs a function's body, which may wait: the value is that of the promise that it returns.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        callFunction(functionBody, arguments, contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }
    /// As `callAsyncJavaScript(_:arguments:in:in:completionHandler:)`; throws its error.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try await answer { callFunction(functionBody, arguments, contentWorld, $0) } }

    private struct Answer: @unchecked Sendable {
        var value: Any?
    }
    private func answer(_ body: (@escaping (Any?, NSError?) -> Void) -> Void) async throws -> Any? {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Answer, any Error>) in
            body { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: Answer(value: value))
                }
            }
        }.value
    }

    // MARK: Pictures

    /// Draws what is seen of the page, or a part of it.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { takePicture(snapshotConfiguration, completionHandler) }
    /// Makes all of the page, or a part of it, one page of PDF: a picture (DEV-1306).
    open func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { makePDF(pdfConfiguration.rect, completionHandler) }
    /// As `createPDF(configuration:completionHandler:)`; throws its error.
    open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            makePDF(configuration.rect) { continuation.resume(with: $0) }
        }
    }

    // MARK: Files and texts

    /// Loads a file to be kept. Its delegate says where it goes: it is set in the handler.
    open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
        beginDownload(request, completionHandler)
    }
    /// As `startDownload(using:completionHandler:)`.
    open func startDownload(using request: URLRequest) async -> WKDownload {
        await withCheckedContinuation { continuation in beginDownload(request) { continuation.resume(returning: $0) } }
    }
    /// Would go on with a file that was given up: nothing is kept of one, and it fails (DEV-1306).
    open func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {
        let download = WKDownload(URLRequest(url: URL(string: "about:blank")!), self, nil)
        runLater {
            completionHandler(download)
            self.runLater { download.endWithError(URLError(.cancelled)) }
        }
    }
    /// Looks for a text from where the selection is; what is found is selected and scrolled to.
    open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping (WKFindResult) -> Void
    ) { findText(string, configuration) { completionHandler(WKFindResult(matchFound: $0)) } }
    /// As `find(_:configuration:completionHandler:)`.
    open func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws
        -> WKFindResult
    {
        await withCheckedContinuation { continuation in
            findText(string, configuration) { continuation.resume(returning: WKFindResult(matchFound: $0)) }
        }
    }
    /// Stops what plays. Nothing is heard of it (DEV-1306).
    open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
        pauseAllMediaPlayback(completionHandler: completionHandler)
    }
    /// Pauses what plays in the page.
    open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
        guard page != nil else { return runLater { completionHandler?() } }
        run("document.querySelectorAll('audio,video').forEach(m=>m.pause());undefined", .defaultClient) { _, _ in
            completionHandler?()
        }
    }
    /// Pauses what plays for a while.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        guard suspended else { return runLater { completionHandler?() } }
        pauseAllMediaPlayback(completionHandler: completionHandler)
    }
}
