import Foundation

/// A view of the engine's: what the app asks of it, and what it tells.
///
/// - From: `EngineHelper`
/// - To: the engine
final class EngineHelperView {
    let number: Int
    let web: EngineObject?
    let helper: EngineHelper
    let library: EngineLibrary
    let manager: EngineObject?
    let surface: EngineHelperSurface
    private let ownsNavigation: Bool
    var content = EngineUserContent()
    /// The worlds in which there is a bridge, by their names ("" is the page's), and the names of their handlers.
    var worlds: [String: String] = [:]
    var calls: [Int: Void] = [:]
    private var loadCount = 0
    var hasCommitted = false
    private var hasFailed = false
    private var ignoresFailure = false
    var isAsked = false
    private var last: EnginePage?
    /// What the app sets, and what the page's viewport makes of it.
    var pageZoom = 1.0, viewportScale = 1.0, appliedZoom = 1.0
    /// Nil until the page has said what it wants.
    var viewport: EngineViewport?
    var isDark = false

    init(_ number: Int, _ settings: EngineViewSettings, _ helper: EngineHelper, _ store: EngineHelperStore) {
        (self.number, self.helper, library) = (number, helper, helper.library)
        ownsNavigation = true
        surface = EngineHelperSurface(number, settings.size, library)
        typealias Make = @convention(c) () -> EngineObject?
        manager = library.findSymbol("webkit_user_content_manager_new", as: Make.self)?()
        var properties: [(String, EngineProperty)] = [
            ("backend", .boxed(surface.webBackend, "webkit_web_view_backend_get_type")),
            ("web-context", .object(store.context)), ("user-content-manager", .object(manager)),
        ]
        if let session = store.session { properties.append(("network-session", .object(session))) }
        web = library.makeObject("webkit_web_view_get_type", properties)
        let options = library.object("webkit_web_view_get_settings", web)
        if let agent = settings.userAgent {
            library.callFunction("webkit_settings_set_user_agent", options, text: agent)
        }
        library.callFunction(
            "webkit_settings_set_enable_javascript_markup", options, number: settings.runsScripts ? 1 : 0)
        library.callFunction(
            "webkit_settings_set_javascript_can_open_windows_automatically", options,
            number: settings.opensWindows ? 1 : 0)
        library.callFunction(
            "webkit_settings_set_minimum_font_size", options, number: Int32(clamping: settings.minimumFontSize))
        isDark = settings.isDark
        surface.setVisible(true)
        connectSignals()
        // The measures are taken in a world of their own.
        registerHandler(EngineScripts.ownHandler, EngineScripts.ownWorld)
        connectMessages(manager, "script-message-received::" + EngineScripts.ownHandler) { view, value in
            view.receiveMeasures(value)
        }
        setUserContent(content)
        setPageZoom(settings.zoom)
    }

    func endView() {
        failCalls()
        library.callFunction("webkit_web_view_stop_loading", web)
        for object in [web, manager] {
            typealias Disconnect =
                @convention(c) (EngineObject?, UInt32, UInt32, UInt32, EngineObject?, EngineObject?, EngineObject?) ->
                UInt32
            // Those with this view as their data.
            _ = library.findSymbol("g_signal_handlers_disconnect_matched", as: Disconnect.self)?(
                object, 1 << 4, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        }
        surface.endDrawing()
        library.releaseObject(web)
        library.releaseObject(manager)
    }

    // MARK: Signals

    static func view(_ data: EngineObject?) -> EngineHelperView? {
        data.map { Unmanaged<EngineHelperView>.fromOpaque($0).takeUnretainedValue() }
    }

    private func connectSignals() {
        let data = Unmanaged.passUnretained(self).toOpaque()
        typealias Notify = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Void
        let changed: Notify = { _, _, data in EngineHelperView.view(data)?.tellPage() }
        for property in ["title", "uri", "estimated-load-progress", "is-loading"] {
            library.connectSignal(web, "notify::" + property, unsafeBitCast(changed, to: UnsafeRawPointer.self), data)
        }
        typealias Load = @convention(c) (EngineObject?, Int32, EngineObject?) -> Void
        let loaded: Load = { _, event, data in EngineHelperView.view(data)?.loadChanged(event) }
        library.connectSignal(web, "load-changed", unsafeBitCast(loaded, to: UnsafeRawPointer.self), data)
        typealias Fail =
            @convention(c) (EngineObject?, Int32, UnsafePointer<CChar>?, EngineObject?, EngineObject?) -> Int32
        let failed: Fail = { _, _, address, error, data in
            EngineHelperView.view(data)?.loadFailed(address.map { String(cString: $0) }, error)
            return 1
        }
        library.connectSignal(web, "load-failed", unsafeBitCast(failed, to: UnsafeRawPointer.self), data)
        typealias FailTLS =
            @convention(c) (EngineObject?, UnsafePointer<CChar>?, EngineObject?, UInt32, EngineObject?) -> Int32
        let distrusted: FailTLS = { _, address, _, _, data in
            EngineHelperView.view(data)?.certificateFailed(address.map { String(cString: $0) })
            return 1
        }
        library.connectSignal(
            web, "load-failed-with-tls-errors", unsafeBitCast(distrusted, to: UnsafeRawPointer.self), data)
        typealias Decide = @convention(c) (EngineObject?, EngineObject?, Int32, EngineObject?) -> Int32
        let decide: Decide = { _, decision, type, data in
            guard let decision else { return 0 }
            EngineHelperView.view(data)?.askDecision(decision, type)
            return 1
        }
        library.connectSignal(web, "decide-policy", unsafeBitCast(decide, to: UnsafeRawPointer.self), data)
        typealias Dialog = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Int32
        let dialog: Dialog = { _, dialog, data in
            guard let dialog else { return 0 }
            EngineHelperView.view(data)?.showDialog(dialog)
            return 1
        }
        library.connectSignal(web, "script-dialog", unsafeBitCast(dialog, to: UnsafeRawPointer.self), data)
        typealias End = @convention(c) (EngineObject?, Int32, EngineObject?) -> Void
        let ended: End = { _, _, data in
            guard let view = EngineHelperView.view(data) else { return }
            view.failCalls()
            EngineHelper.write(.terminated(view: view.number))
        }
        library.connectSignal(web, "web-process-terminated", unsafeBitCast(ended, to: UnsafeRawPointer.self), data)
        typealias Close = @convention(c) (EngineObject?, EngineObject?) -> Void
        let closed: Close = { _, data in
            if let view = EngineHelperView.view(data) { EngineHelper.write(.closed(view: view.number)) }
        }
        library.connectSignal(web, "close", unsafeBitCast(closed, to: UnsafeRawPointer.self), data)
    }

    // MARK: Pages

    func loadContent(_ content: EngineContent) {
        beginLoad()
        switch content {
        case .request(let address, let headers):
            guard !headers.isEmpty else { return library.callFunction("webkit_web_view_load_uri", web, text: address) }
            typealias Make = @convention(c) (UnsafePointer<CChar>) -> EngineObject?
            typealias Append = @convention(c) (EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
            let request = library.findSymbol("webkit_uri_request_new", as: Make.self)?(address)
            let all = library.object("webkit_uri_request_get_http_headers", request)
            if all != nil {
                for (name, value) in headers {
                    library.findSymbol("soup_message_headers_append", as: Append.self)?(all, name, value)
                }
            }
            library.callFunction("webkit_web_view_load_request", web, request)
            library.releaseObject(request)
        case .text(let text, let base):
            typealias Load = @convention(c) (EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void
            let load = library.findSymbol("webkit_web_view_load_html", as: Load.self)
            if let base { load?(web, text, base) } else { load?(web, text, nil) }
        case .bytes(let data, let type, let encoding, let base):
            typealias Make = @convention(c) (UnsafeRawPointer?, Int) -> EngineObject?
            typealias Load =
                @convention(c) (
                    EngineObject?, EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>
                ) -> Void
            let bytes = data.withUnsafeBytes {
                library.findSymbol("g_bytes_new", as: Make.self)?($0.baseAddress, $0.count)
            }
            library.findSymbol("webkit_web_view_load_bytes", as: Load.self)?(web, bytes, type, encoding, base)
            library.callFunction("g_bytes_unref", bytes)
        }
    }

    private func beginLoad() {
        (isAsked, ignoresFailure, hasFailed) = (true, false, false)
    }

    func reloadPage(_ fromOrigin: Bool) {
        beginLoad()
        library.callFunction(fromOrigin ? "webkit_web_view_reload_bypass_cache" : "webkit_web_view_reload", web)
    }
    func stopLoading() { library.callFunction("webkit_web_view_stop_loading", web) }
    func goInList(by steps: Int) {
        typealias Item = @convention(c) (EngineObject?, Int32) -> EngineObject?
        let list = library.object("webkit_web_view_get_back_forward_list", web)
        guard
            let item = library.findSymbol("webkit_back_forward_list_get_nth_item", as: Item.self)?(
                list, Int32(clamping: steps))
        else { return }
        beginLoad()
        library.callFunction("webkit_web_view_go_to_back_forward_list_item", web, item)
    }

    private func tellPage() {
        var page = EnginePage()
        page.address = library.text("webkit_web_view_get_uri", web)
        page.title = library.text("webkit_web_view_get_title", web)
        page.progress = library.double("webkit_web_view_get_estimated_load_progress", web)
        page.isLoading = library.number("webkit_web_view_is_loading", web) != 0
        let list = library.object("webkit_web_view_get_back_forward_list", web)
        page.current = library.object("webkit_back_forward_list_get_current_item", list).map(item)
        page.back = items(library.object("webkit_back_forward_list_get_back_list", list)).reversed()
        page.forward = items(library.object("webkit_back_forward_list_get_forward_list", list))
        guard page != last else { return }
        last = page
        EngineHelper.write(.changed(view: number, page: page))
    }

    private func items(_ list: EngineObject?) -> [EnginePage.Item] {
        var all: [EnginePage.Item] = []
        var place = list
        while let one = place {
            if let found = one.load(as: EngineObject?.self) { all.append(item(found)) }
            place = one.load(fromByteOffset: 8, as: EngineObject?.self)
        }
        library.callFunction("g_list_free", list)
        return Array(all.prefix(100))
    }

    private func item(_ item: EngineObject) -> EnginePage.Item {
        EnginePage.Item(
            address: library.text("webkit_back_forward_list_item_get_uri", item) ?? "",
            title: library.text("webkit_back_forward_list_item_get_title", item),
            original: library.text("webkit_back_forward_list_item_get_original_uri", item))
    }

    private func loadChanged(_ event: Int32) {
        switch event {
        case 0:
            loadCount += 1
            (hasCommitted, hasFailed) = (false, false)
            tellPage()
            EngineHelper.write(.loaded(view: number, stage: .started))
        case 1:
            tellPage()
            EngineHelper.write(.loaded(view: number, stage: .redirected))
        case 2:
            (hasCommitted, isAsked) = (true, false)
            failCalls()
            tellPage()
            EngineHelper.write(.loaded(view: number, stage: .committed))
        default:
            isAsked = false
            tellPage()
            if !hasFailed { EngineHelper.write(.loaded(view: number, stage: .finished)) }
        }
    }

    private func loadFailed(_ address: String?, _ error: EngineObject?) {
        let (domain, code, text) = error.map(library.describe) ?? ("", 0, "")
        hasFailed = true
        tellPage()
        let failure = EngineLoadError(domain: domain, code: code, text: text, address: address)
        EngineHelper.write(.loaded(view: number, stage: .failed(failure)))
    }

    private func certificateFailed(_ address: String?) {
        hasFailed = true
        let failure = EngineLoadError(
            domain: "tls", code: 0, text: "The certificate for this server is invalid.", address: address)
        EngineHelper.write(.loaded(view: number, stage: .failed(failure)))
    }

    // MARK: Measures, pictures, touches

    private func receiveMeasures(_ text: String) {
        switch text.first {
        case "s":
            let numbers = text.dropFirst().split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
            guard numbers.count == 4 else { return }
            // The page counts its own points.
            let metrics = EngineMetrics(
                contentWidth: numbers[0] * zoom, contentHeight: numbers[1] * zoom, x: numbers[2] * zoom,
                y: numbers[3] * zoom, maximumZoom: viewport?.maximumZoom(width: surface.width) ?? 5)
            EngineHelper.write(.scrolled(view: number, metrics: metrics))
        case "v": setViewport(text == "v" ? nil : String(text.dropFirst(2)))
        case "f": EngineHelper.write(.focused(view: number, isEditing: text == "f1"))
        case "x":
            guard let token = Int(text.dropFirst()) else { return }
            surface.afterNextFrame { [number] in EngineHelper.write(.flushed(view: number, token: token)) }
        default: break
        }
    }

    func resizeView(_ size: EngineSize, _ offset: Int, _ length: Int) {
        surface.resizeView(size, offset, length)
        applyViewport()
    }
    func frameTaken() { surface.frameTaken() }
    func setVisible(_ isVisible: Bool) { surface.setVisible(isVisible) }
    func sendTouch(_ phase: EngineTouchPhase, _ x: Double, _ y: Double, _ time: UInt32) {
        surface.sendTouch(phase, x, y, time)
    }
    func pressKey(_ symbol: UInt32) { surface.pressKey(symbol) }

    func scrollPage(_ x: Double, _ y: Double) {
        guard x.isFinite, y.isFinite else { return }
        run(
            "window.scrollTo({left:\(x / zoom),top:\(y / zoom),behavior:'instant'});undefined", EngineScripts.ownWorld
        ) { _ in }
    }

    func flush(_ token: Int) {
        let number = number
        run(EngineScripts.flush(token), EngineScripts.ownWorld) { outcome in
            if case .value = outcome { return }
            EngineHelper.write(.flushed(view: number, token: token))
        }
    }
}
