import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// A web view's page in the engine: what the engine tells becomes the view's properties and calls of its delegates, in the order of iOS.
///
/// A navigation goes from `asked` (the app wants it, the engine hasn't begun) over `started` and `committed` to its end. One that a page
/// begins itself begins with `started`.
///
/// - From: `WKWebView`, `EngineClient`
/// - To: `WKNavigationDelegate`, `WKUIDelegate`, `EngineClient`
@MainActor
final class WebPage: EngineViewHearer {
    private(set) weak var view: WKWebView?
    let client: EngineClient
    private(set) var number = 0
    private var region: EnginePictureMemory.Region?
    private var size = EngineSize(width: 0, height: 0, scale: 0)
    /// The load that the app has asked for and the engine hasn't begun.
    private var asked: (navigation: WKNavigation, request: URLRequest, type: WKNavigationType)?
    private var started: WKNavigation?
    private var hasCommitted = false
    /// Files that were asked for and haven't begun, in order; and those that come, by the engine's numbers.
    var awaitedDownloads: [WKDownload] = []
    var downloads: [Int: WKDownload] = [:]
    /// All of the page is drawn, into a picture that nobody sees.
    var capture: PageCapture?
    var currentSize: EngineSize { size }
    private var tasks: [Int: WebSchemeTask] = [:]
    let scrolling = WebScrollState()

    init(_ view: WKWebView, _ client: EngineClient, _ settings: EngineViewSettings, _ content: EngineUserContent) {
        (self.view, self.client) = (view, client)
        number = client.register(self)
        client.sendCommand(.makeView(view: number, settings: settings))
        resizePage(settings.size)
        client.sendCommand(.setUserContent(view: number, content: content))
    }

    /// Nothing of it is heard from now on.
    func endPage() {
        for token in tasks.keys.sorted() { tasks.removeValue(forKey: token)?.stopTask(view) }
        failDownloads()
        client.closeView(number, region)
        region = nil
    }

    // MARK: Commands

    func loadContent(
        _ content: EngineContent, _ navigation: WKNavigation, _ request: URLRequest, _ type: WKNavigationType
    ) {
        beginLoad(navigation, request, type)
        client.sendCommand(.load(view: number, content: content))
    }

    private func beginLoad(_ navigation: WKNavigation, _ request: URLRequest, _ type: WKNavigationType) {
        asked = (navigation, request, type)
        client.sendCommand(.setNetwork(isOff: EngineNames.isNetworkOff))
    }

    func reloadPage(_ navigation: WKNavigation, _ request: URLRequest, fromOrigin: Bool) {
        beginLoad(navigation, request, .reload)
        client.sendCommand(.reload(view: number, fromOrigin: fromOrigin))
    }

    func goInList(by steps: Int, _ navigation: WKNavigation, _ request: URLRequest) {
        beginLoad(navigation, request, .backForward)
        client.sendCommand(.goBy(view: number, steps: steps))
    }

    func stopLoading() {
        // One that hasn't begun never does: the engine has nothing to say of it.
        asked = nil
        for token in tasks.keys.sorted() { tasks.removeValue(forKey: token)?.stopTask(view) }
        client.sendCommand(.stop(view: number))
    }

    func resizePage(_ new: EngineSize) {
        guard new != size, new.width > 0, new.height > 0 else { return }
        size = new
        if capture == nil { resizeAgain() }
    }

    /// Tells the engine the view's size, and where the view's pictures go.
    func resizeAgain() {
        let new = size
        let bytes =
            Int((Double(new.width) * new.scale).rounded(.up)) * Int((Double(new.height) * new.scale).rounded(.up)) * 4
        if region.map({ $0.length < bytes }) ?? true {
            let taken = client.memory.takeRegion(bytes: bytes)
            if let region { client.memory.giveBack(region) }
            region = taken
        }
        guard let region else { return }
        client.sendCommand(.resize(view: number, size: new, offset: region.offset, length: region.length))
    }

    func evaluateScript(_ source: String, _ world: WKContentWorld, _ done: @escaping (EngineOutcome) -> Void) {
        let token = client.expectOutcome(done)
        client.sendCommand(.evaluate(view: number, token: token, source: source, world: world.engineName))
    }

    func callFunction(
        _ body: String, _ arguments: String, _ world: WKContentWorld, _ done: @escaping (EngineOutcome) -> Void
    ) {
        let token = client.expectOutcome(done)
        client.sendCommand(
            .callFunction(view: number, token: token, body: body, arguments: arguments, world: world.engineName))
    }

    // MARK: Events

    func engineEnded(isFinal: Bool) {
        failDownloads()
        if let capture {
            self.capture = nil
            capture.done([])
        }
        view?.engineEnded(isFinal: isFinal, asked: asked.map { ($0.navigation, $0.request) })
    }

    func hearEvent(_ event: EngineEvent) {
        guard let view else { return client.closeView(number, region) }
        switch event {
        case .changed(_, let page): changeProperties(page, view)
        case .loaded(_, let stage): advanceLoad(stage, view)
        case .decideAction(_, let token, let action): decideAction(token, action, view)
        case .decideResponse(_, let token, let response): decideResponse(token, response, view)
        case .message(_, let message): deliverMessage(message, view)
        case .dialog(_, let token, let kind, let text, let preset): showDialog(token, kind, text, preset, view)
        case .frame(_, let width, let height, let offset):
            if let capture, capture.region.offset == offset {
                capture.frame = (width, height)
            } else if let region, region.offset == offset, let image = picture(region, width, height) {
                view.showPicture(image)
            }
            client.sendCommand(.frameTaken(view: number))
        case .scrolled(_, let metrics): if capture == nil { view.pageScrolled(metrics) }
        case .focused(_, let isEditing): view.pageFocused(isEditing)
        case .scheme(_, let token, let address, let method, let headers):
            answerScheme(token, address, method, headers, view)
        case .closed: view.uiDelegate?.webViewDidClose(view)
        case .terminated: view.processTerminated()
        default: _ = hearDownload(event)
        }
    }

    func picture(_ region: EnginePictureMemory.Region, _ width: Int, _ height: Int) -> CGImage? {
        // The engine's process says the numbers.
        guard (1...32767).contains(width), (1...32767).contains(height),
            let data = client.memory.copy(region, bytes: width * height * 4),
            let provider = CGDataProvider(data: data as NSData)
        else { return nil }
        let info = CGBitmapInfo(
            rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }

    private func changeProperties(_ page: EnginePage, _ view: WKWebView) {
        // The engine speaks of the page before: what was asked for stands already.
        view.takePage(page, keepsLoad: asked != nil)
    }

    private func advanceLoad(_ stage: EngineLoadStage, _ view: WKWebView) {
        switch stage {
        case .started:
            let navigation = asked?.navigation ?? WKNavigation()
            (started, asked, hasCommitted) = (navigation, nil, false)
            view.tellNavigation("webView:didStartProvisionalNavigation:") {
                $0.webView(view, didStartProvisionalNavigation: navigation)
            }
        case .redirected:
            guard let started else { return }
            view.tellNavigation("webView:didReceiveServerRedirectForProvisionalNavigation:") {
                $0.webView(view, didReceiveServerRedirectForProvisionalNavigation: started)
            }
        case .committed:
            guard let started else { return }
            hasCommitted = true
            view.pageCommitted()
            view.tellNavigation("webView:didCommitNavigation:") { $0.webView(view, didCommit: started) }
        case .finished:
            guard let navigation = started, hasCommitted else { return }
            started = nil
            view.tellNavigation("webView:didFinishNavigation:") { $0.webView(view, didFinish: navigation) }
        case .failed(let failure): failLoad(failure, view)
        }
    }

    private func failLoad(_ failure: EngineLoadError, _ view: WKWebView) {
        // A load that the delegate has refused before it began is forgotten without a word.
        guard let navigation = started else { return }
        started = nil
        let error = EngineNames.error(failure, isOffline: EngineNames.isNetworkOff)
        if hasCommitted {
            view.tellNavigation("webView:didFailNavigation:withError:") {
                $0.webView(view, didFail: navigation, withError: error)
            }
        } else {
            view.tellNavigation("webView:didFailProvisionalNavigation:withError:") {
                $0.webView(view, didFailProvisionalNavigation: navigation, withError: error)
            }
        }
    }

    // MARK: Decisions

    private func decideAction(_ token: Int, _ action: EngineAction, _ view: WKWebView) {
        var request = URLRequest(url: URL(string: action.address) ?? URL(string: "about:blank")!)
        request.httpMethod = action.method
        request.allHTTPHeaderFields = action.headers
        let isAsked = action.isMainFrame && !action.opensWindow && asked != nil
        if isAsked, let asked { request = asked.request }
        let type = isAsked ? asked?.type ?? .other : WKNavigationType(rawValue: action.type) ?? .other
        let source = WKFrameInfo(URLRequest(url: view.url ?? request.url ?? URL(string: "about:blank")!), view)
        let target = WKFrameInfo(request, view, isMainFrame: action.isMainFrame)
        let told = WKNavigationAction(request, type, from: source, to: action.opensWindow ? nil : target)
        view.decidePolicy(told) { [weak self, weak view] policy in
            guard let self else { return }
            if action.opensWindow {
                client.sendCommand(.decide(token: token, policy: .cancel))
                if policy == .allow { view?.openWindow(told) }
                return
            }
            let download = policy == .download ? expectDownload(request) : nil
            client.sendCommand(.decide(token: token, policy: EnginePolicy(policy.rawValue)))
            if policy != .allow, isAsked {
                asked = nil
                view?.forgetLoad()
            }
            guard let download, let view else { return }
            view.tellNavigation("webView:navigationAction:didBecomeDownload:") {
                $0.webView(view, navigationAction: told, didBecome: download)
            }
        }
    }

    private func decideResponse(_ token: Int, _ response: EngineResponse, _ view: WKWebView) {
        let made = Self.urlResponse(response)
        let told = WKNavigationResponse(made, canShow: response.canShow, isMainFrame: response.isMainFrame)
        view.decidePolicy(told) { [weak self, weak view] policy in
            guard let self else { return }
            let download =
                policy == .download
                ? expectDownload(URLRequest(url: made.url ?? URL(string: "about:blank")!)) : nil
            client.sendCommand(.decide(token: token, policy: EnginePolicy(policy.rawValue)))
            guard let download, let view else { return }
            view.tellNavigation("webView:navigationResponse:didBecomeDownload:") {
                $0.webView(view, navigationResponse: told, didBecome: download)
            }
        }
    }

    private func showDialog(
        _ token: Int, _ kind: EngineDialogKind, _ text: String, _ preset: String?, _ view: WKWebView
    ) {
        let frame = WKFrameInfo(URLRequest(url: view.url ?? URL(string: "about:blank")!), view)
        let answer = { [client] (isConfirmed: Bool, text: String?) in
            client.sendCommand(.answerDialog(token: token, isConfirmed: isConfirmed, text: text))
        }
        guard let delegate = view.uiDelegate else { return answer(kind == .beforeUnload, nil) }
        switch kind {
        case .alert:
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame) {
                answer(true, nil)
            }
        case .confirm:
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame) {
                answer($0, nil)
            }
        case .prompt:
            delegate.webView(
                view, runJavaScriptTextInputPanelWithPrompt: text, defaultText: preset, initiatedByFrame: frame
            ) { answer($0 != nil, $0) }
        case .beforeUnload: answer(true, nil)
        }
    }

    // MARK: Messages and schemes

    private func deliverMessage(_ message: EngineScriptMessage, _ view: WKWebView) {
        let controller = view.userContent
        guard let body = try? EngineValue.decode(message.body) ?? NSNull() else { return }
        let address = URL(string: message.address) ?? URL(string: "about:blank")!
        let frame = WKFrameInfo(URLRequest(url: address), view, isMainFrame: message.isMainFrame)
        let told = WKScriptMessage(body, message.name, view, frame, WKContentWorld.named(message.world))
        controller.deliverMessage(told, world: message.world) { [client, number] value, error in
            guard let reply = message.reply else { return }
            var failure = error
            var text: String?
            if error == nil {
                text = try? EngineValue.encode(value)
                if text == nil { failure = "The reply is no value that a script could have." }
            }
            client.sendCommand(.reply(view: number, message: reply, world: message.world, value: text, error: failure))
        }
    }

    private func answerScheme(
        _ token: Int, _ address: String, _ method: String, _ headers: [String: String], _ view: WKWebView
    ) {
        guard let url = URL(string: address), let handler = view.schemeHandler(url.scheme ?? "") else {
            return client.sendCommand(
                .answerScheme(token: token, answer: .init(error: "nobody answers for this address")))
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.allHTTPHeaderFields = headers
        let task = WebSchemeTask(request, handler) { [weak self] answer in
            guard let self, tasks.removeValue(forKey: token) != nil else { return }
            client.sendCommand(.answerScheme(token: token, answer: answer))
        }
        tasks[token] = task
        handler.webView(view, start: task)
    }
}
