import Foundation

/// A view of the engine's: what the app asks of it, and what it tells.
///
/// - From: `EngineHelper`
/// - To: the engine
final class EngineHelperView {
    let number: Int
    let web: EngineObject?
    private let helper: EngineHelper
    private let library: EngineLibrary
    private let manager: EngineObject?
    private let surface: EngineHelperSurface
    private let ownsNavigation: Bool
    private var content = EngineUserContent()
    /// The worlds in which there is a bridge, by their names ("" is the page's), and the names of their handlers.
    private var worlds: [String: String] = [:]
    private var calls: [Int: Void] = [:]
    private var loadCount = 0
    private var hasCommitted = false
    private var hasFailed = false
    private var ignoresFailure = false
    private var isAsked = false
    private var last: EnginePage?

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
        if settings.zoom != 1 { library.callFunction("webkit_web_view_set_zoom_level", web, double: settings.zoom) }
        surface.setVisible(true)
        connectSignals()
        // The measures are taken in a world of their own.
        registerHandler(EngineScripts.ownHandler, EngineScripts.ownWorld)
        connectMessages(manager, "script-message-received::" + EngineScripts.ownHandler) { view, value in
            view.receiveMeasures(value)
        }
        setUserContent(content)
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

    private static func view(_ data: EngineObject?) -> EngineHelperView? {
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

    // MARK: Decisions

    static func headers(_ headers: EngineObject?, _ library: EngineLibrary) -> [String: String] {
        guard let headers else { return [:] }
        final class Found { var all: [String: String] = [:] }
        typealias Visit = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, EngineObject?) -> Void
        typealias Walk = @convention(c) (EngineObject?, Visit, EngineObject?) -> Void
        let found = Found()
        library.findSymbol("soup_message_headers_foreach", as: Walk.self)?(
            headers,
            { name, value, data in
                guard let name, let value, let data else { return }
                let found = Unmanaged<Found>.fromOpaque(data).takeUnretainedValue()
                let (field, text) = (String(cString: name), String(cString: value))
                found.all[field] = found.all[field].map { $0 + ", " + text } ?? text
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.all
    }

    private func askDecision(_ decision: EngineObject, _ type: Int32) {
        let token = helper.keepDecision(decision)
        if type == 2 {
            let response = library.object("webkit_response_policy_decision_get_response", decision)
            typealias Length = @convention(c) (EngineObject?) -> UInt64
            let length = library.findSymbol("webkit_uri_response_get_content_length", as: Length.self)?(response) ?? 0
            let isMain =
                library.has("webkit_response_policy_decision_is_main_frame_main_resource")
                ? library.number("webkit_response_policy_decision_is_main_frame_main_resource", decision) != 0
                : !hasCommitted
            let told = EngineResponse(
                address: library.text("webkit_uri_response_get_uri", response) ?? "",
                status: library.number("webkit_uri_response_get_status_code", response),
                type: library.text("webkit_uri_response_get_mime_type", response) ?? "",
                length: Int(clamping: length),
                headers: Self.headers(library.object("webkit_uri_response_get_http_headers", response), library),
                canShow: library.number("webkit_response_policy_decision_is_mime_type_supported", decision) != 0,
                isMainFrame: isMain)
            return EngineHelper.write(.decideResponse(view: number, token: token, response: told))
        }
        let action = library.object("webkit_navigation_policy_decision_get_navigation_action", decision)
        let request = library.object("webkit_navigation_action_get_request", action)
        let kind = library.number("webkit_navigation_action_get_navigation_type", action)
        // Older engines don't say in which frame: while a page is on its way what begins by itself is a part of it.
        let isLoading = library.number("webkit_web_view_is_loading", web) != 0
        let isMain = type == 1 || isAsked || kind != 5 || !hasCommitted || !isLoading
        let told = EngineAction(
            address: library.text("webkit_uri_request_get_uri", request) ?? "",
            method: library.text("webkit_uri_request_get_http_method", request) ?? "GET",
            headers: Self.headers(library.object("webkit_uri_request_get_http_headers", request), library),
            type: kind == 5 ? -1 : kind, opensWindow: type == 1, isMainFrame: isMain)
        EngineHelper.write(.decideAction(view: number, token: token, action: told))
    }

    private func showDialog(_ dialog: EngineObject) {
        let kinds: [EngineDialogKind] = [.alert, .confirm, .prompt, .beforeUnload]
        let type = library.number("webkit_script_dialog_get_dialog_type", dialog)
        guard kinds.indices.contains(type) else { return }
        let preset = type == 2 ? library.text("webkit_script_dialog_prompt_get_default_text", dialog) : nil
        let token = helper.keepDialog(dialog, kinds[type])
        EngineHelper.write(
            .dialog(
                view: number, token: token, kind: kinds[type],
                text: library.text("webkit_script_dialog_get_message", dialog) ?? "", preset: preset))
    }

    // MARK: The app's part in pages

    private func registerHandler(_ name: String, _ world: String?) {
        typealias Register = @convention(c) (EngineObject?, UnsafePointer<CChar>) -> Int32
        typealias RegisterInWorld = @convention(c) (EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Int32
        let inWorld = library.findSymbol(
            "webkit_user_content_manager_register_script_message_handler_in_world", as: RegisterInWorld.self)
        if let inWorld {
            if let world { return _ = inWorld(manager, name, world) }
            _ = library.findSymbol("webkit_user_content_manager_register_script_message_handler", as: Register.self)?(
                manager, name)
        } else {
            // Newer engines take the world here.
            let register = library.findSymbol(
                "webkit_user_content_manager_register_script_message_handler", as: RegisterInWorld.self)
            if let world { _ = register?(manager, name, world) } else { _ = register?(manager, name, nil) }
        }
    }

    /// Hears of what a world's handler gets, as a text.
    private func connectMessages(
        _ manager: EngineObject?, _ signal: String, _ body: @escaping (EngineHelperView, String) -> Void
    ) {
        final class Hearer {
            unowned let view: EngineHelperView
            let body: (EngineHelperView, String) -> Void
            init(_ view: EngineHelperView, _ body: @escaping (EngineHelperView, String) -> Void) {
                (self.view, self.body) = (view, body)
            }
        }
        typealias Receive = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Void
        let receive: Receive = { _, result, data in
            guard let data, let result else { return }
            let hearer = Unmanaged<Hearer>.fromOpaque(data).takeUnretainedValue()
            let library = hearer.view.library
            // Newer engines give the value itself.
            let isValue = !library.has("webkit_javascript_result_get_js_value")
            let value = isValue ? result : library.object("webkit_javascript_result_get_js_value", result)
            if let text = hearer.view.takeText("jsc_value_to_string", value) { hearer.body(hearer.view, text) }
        }
        let data = Unmanaged.passRetained(Hearer(self, body)).toOpaque()
        library.connectSignal(manager, signal, unsafeBitCast(receive, to: UnsafeRawPointer.self), data)
    }

    /// A text that an object gives away.
    private func takeText(_ name: String, _ object: EngineObject?) -> String? {
        typealias Get = @convention(c) (EngineObject?) -> UnsafeMutablePointer<CChar>?
        guard let text = library.findSymbol(name, as: Get.self)?(object) else { return nil }
        defer { library.freeMemory(text) }
        return String(cString: text)
    }

    private func handler(_ world: String?) -> String {
        let key = world ?? ""
        if let name = worlds[key] { return name }
        let name = "portico\(worlds.count)"
        worlds[key] = name
        registerHandler(name, world)
        connectMessages(manager, "script-message-received::" + name) { view, text in view.receiveMessage(text, world) }
        return name
    }

    func setUserContent(_ new: EngineUserContent) {
        content = new
        library.callFunction("webkit_user_content_manager_remove_all_scripts", manager)
        addScript(EngineScripts.measures, atEnd: false, mainFrameOnly: true, EngineScripts.ownWorld)
        let used = Set(new.handlers.map { $0.world ?? "" }).union(worlds.keys)
        for key in used.sorted() {
            let world = key.isEmpty ? nil : key
            let name = handler(world)
            let script = helper.scripts.setHandlers(new.handlers.filter { ($0.world ?? "") == key }, handler: name)
            addScript(script, atEnd: false, mainFrameOnly: false, world)
            // And into the page that is there.
            if hasCommitted { run(script, world) { _ in } }
        }
        for script in new.scripts {
            addScript(script.source, atEnd: script.atEnd, mainFrameOnly: script.mainFrameOnly, script.world)
        }
    }

    private func addScript(_ source: String, atEnd: Bool, mainFrameOnly: Bool, _ world: String?) {
        typealias List = UnsafeMutablePointer<UnsafePointer<CChar>?>
        typealias Make = @convention(c) (UnsafePointer<CChar>, Int32, Int32, List?, List?) -> EngineObject?
        typealias MakeInWorld =
            @convention(c) (UnsafePointer<CChar>, Int32, Int32, UnsafePointer<CChar>, List?, List?) -> EngineObject?
        let (frames, time): (Int32, Int32) = (mainFrameOnly ? 1 : 0, atEnd ? 1 : 0)
        let script =
            world.map {
                library.findSymbol("webkit_user_script_new_for_world", as: MakeInWorld.self)?(
                    source, frames, time, $0, nil, nil)
            } ?? library.findSymbol("webkit_user_script_new", as: Make.self)?(source, frames, time, nil, nil)
        library.callFunction("webkit_user_content_manager_add_script", manager, script)
        library.callFunction("webkit_user_script_unref", script)
    }

    private struct Received: Decodable {
        var k: String
        var n: String?
        var b: String?
        var t: Bool?
        var a: String?
        var i: Int?
        var s: Int?
        var l: Double?
        var c: Double?
        var u: String?
    }

    private func receiveMessage(_ text: String, _ world: String?) {
        guard let told = try? JSONDecoder().decode(Received.self, from: Data(text.utf8)) else { return }
        if told.k == "m", let name = told.n {
            let message = EngineScriptMessage(
                name: name, world: world, body: told.b ?? "null", isMainFrame: told.t ?? false, address: told.a ?? "",
                reply: told.i)
            return EngineHelper.write(.message(view: number, message: message))
        }
        guard told.k == "r", let token = told.i, calls.removeValue(forKey: token) != nil else { return }
        let exception = EngineException(
            text: told.b ?? "", line: Int(exactly: told.l ?? 0) ?? 0, column: Int(exactly: told.c ?? 0) ?? 0,
            address: told.u)
        let outcome: EngineOutcome =
            switch told.s {
            case 0: .value(told.b ?? "null")
            case 1: .threw(exception)
            default: .unsupported
            }
        EngineHelper.write(.evaluated(view: number, token: token, outcome: outcome))
    }

    func sendReply(_ message: Int, _ world: String?, _ value: String?, _ error: String?) {
        run(helper.scripts.reply(message, value: value, error: error, handler: handler(world)), world) { _ in }
    }

    // MARK: Scripts

    func evaluateScript(_ token: Int, _ source: String, _ world: String?) {
        let number = number
        run(source, world) { EngineHelper.write(.evaluated(view: number, token: token, outcome: $0)) }
    }

    func callFunction(_ token: Int, _ body: String, _ arguments: String, _ world: String?) {
        calls[token] = ()
        let script = helper.scripts.callFunction(token, body: body, arguments: arguments, handler: handler(world))
        run(script, world) { [weak self] outcome in
            // Its value comes as a message; here only that it can't be read.
            if case .value = outcome { return }
            guard let self, calls.removeValue(forKey: token) != nil else { return }
            EngineHelper.write(.evaluated(view: number, token: token, outcome: outcome))
        }
    }

    private func failCalls() {
        for token in calls.keys.sorted() { EngineHelper.write(.evaluated(view: number, token: token, outcome: .gone)) }
        calls = [:]
    }

    private final class Run {
        let view: EngineHelperView
        let done: (EngineOutcome) -> Void
        init(_ view: EngineHelperView, _ done: @escaping (EngineOutcome) -> Void) {
            (self.view, self.done) = (view, done)
        }
    }

    private func run(_ source: String, _ world: String?, _ done: @escaping (EngineOutcome) -> Void) {
        let ready: EngineLibrary.Ready = { web, result, data in
            guard let data else { return }
            let run = Unmanaged<Run>.fromOpaque(data).takeRetainedValue()
            run.done(run.view.outcome(web, result))
        }
        let data = Unmanaged.passRetained(Run(self, done)).toOpaque()
        typealias Evaluate =
            @convention(c) (
                EngineObject?, UnsafePointer<CChar>, Int, UnsafePointer<CChar>?, UnsafePointer<CChar>?, EngineObject?,
                EngineLibrary.Ready, EngineObject?
            ) -> Void
        typealias Start =
            @convention(c) (EngineObject?, UnsafePointer<CChar>, EngineObject?, EngineLibrary.Ready, EngineObject?) ->
            Void
        typealias StartInWorld =
            @convention(c) (
                EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>, EngineObject?, EngineLibrary.Ready,
                EngineObject?
            ) -> Void
        if let evaluate = library.findSymbol("webkit_web_view_evaluate_javascript", as: Evaluate.self) {
            if let world {
                evaluate(web, source, -1, world, nil, nil, ready, data)
            } else {
                evaluate(web, source, -1, nil, nil, nil, ready, data)
            }
        } else if let world {
            library.findSymbol("webkit_web_view_run_javascript_in_world", as: StartInWorld.self)?(
                web, source, world, nil, ready, data)
        } else {
            library.findSymbol("webkit_web_view_run_javascript", as: Start.self)?(web, source, nil, ready, data)
        }
    }

    private func outcome(_ web: EngineObject?, _ result: EngineObject?) -> EngineOutcome {
        typealias Finish =
            @convention(c) (EngineObject?, EngineObject?, UnsafeMutablePointer<EngineObject?>?) -> EngineObject?
        var error: EngineObject?
        let isNew = library.has("webkit_web_view_evaluate_javascript")
        let name = isNew ? "webkit_web_view_evaluate_javascript_finish" : "webkit_web_view_run_javascript_finish"
        let held = library.findSymbol(name, as: Finish.self)?(web, result, &error)
        guard let held else {
            guard let error else { return .gone }
            defer { library.callFunction("g_error_free", error) }
            return outcome(of: library.describe(error))
        }
        defer { library.callFunction(isNew ? "g_object_unref" : "webkit_javascript_result_unref", held) }
        let value = isNew ? held : library.object("webkit_javascript_result_get_js_value", held)
        return encode(value)
    }

    /// By what the engine calls it: 699 is an exception, and one without words a value that can't leave the page.
    private func outcome(of error: (domain: String, code: Int, text: String)) -> EngineOutcome {
        guard error.domain == "WebKitJavascriptError" else { return .gone }
        guard error.code == 699, !error.text.isEmpty else { return .unsupported }
        return .threw(Self.exception(error.text))
    }

    /// Out of "address:line:column: words"; a text that can't be read has no column.
    static func exception(_ text: String) -> EngineException {
        guard let match = text.firstMatch(of: #/^(.*?):(\d+):(?:(\d+):)? /#) else { return EngineException(text: text) }
        return EngineException(
            text: String(text[match.range.upperBound...]), line: Int(match.2) ?? 0,
            column: match.3.flatMap { Int($0) } ?? 0,
            address: String(match.1))
    }

    private func encode(_ value: EngineObject?) -> EngineOutcome {
        typealias Evaluate = @convention(c) (EngineObject?, UnsafePointer<CChar>, Int) -> EngineObject?
        typealias Call =
            @convention(c) (EngineObject?, UInt32, UnsafeMutablePointer<EngineObject?>?) -> EngineObject?
        let context = library.object("jsc_value_get_context", value)
        let encoder = library.findSymbol("jsc_context_evaluate", as: Evaluate.self)?(context, EngineValue.encoder, -1)
        defer { library.releaseObject(encoder) }
        var argument = value
        let text = library.findSymbol("jsc_value_function_callv", as: Call.self)?(encoder, 1, &argument)
        defer { library.releaseObject(text) }
        if library.object("jsc_context_get_exception", context) != nil {
            library.callFunction("jsc_context_clear_exception", context)
            return .unsupported
        }
        return takeText("jsc_value_to_string", text).map { .value($0) } ?? .unsupported
    }

    // MARK: Measures, pictures, touches

    private func receiveMeasures(_ text: String) {
        switch text.first {
        case "s":
            let numbers = text.dropFirst().split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
            guard numbers.count == 4 else { return }
            let metrics = EngineMetrics(
                contentWidth: numbers[0], contentHeight: numbers[1], x: numbers[2], y: numbers[3])
            EngineHelper.write(.scrolled(view: number, metrics: metrics))
        case "f": EngineHelper.write(.focused(view: number, isEditing: text == "f1"))
        case "x":
            guard let token = Int(text.dropFirst()) else { return }
            surface.afterNextFrame { [number] in EngineHelper.write(.flushed(view: number, token: token)) }
        default: break
        }
    }

    func resizeView(_ size: EngineSize, _ offset: Int, _ length: Int) { surface.resizeView(size, offset, length) }
    func frameTaken() { surface.frameTaken() }
    func setVisible(_ isVisible: Bool) { surface.setVisible(isVisible) }
    func sendTouch(_ phase: EngineTouchPhase, _ x: Double, _ y: Double, _ time: UInt32) {
        surface.sendTouch(phase, x, y, time)
    }
    func pressKey(_ symbol: UInt32) { surface.pressKey(symbol) }

    func scrollPage(_ x: Double, _ y: Double) {
        guard x.isFinite, y.isFinite else { return }
        run("window.scrollTo({left:\(x),top:\(y),behavior:'instant'});undefined", EngineScripts.ownWorld) { _ in }
    }

    func flush(_ token: Int) {
        let number = number
        run(EngineScripts.flush(token), EngineScripts.ownWorld) { outcome in
            if case .value = outcome { return }
            EngineHelper.write(.flushed(view: number, token: token))
        }
    }
}
