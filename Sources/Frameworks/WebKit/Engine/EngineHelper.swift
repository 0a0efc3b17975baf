import Foundation

/// The engine's process: the app's own program, started once more, which never comes to the app's `main`. It loads the engine, makes its
/// views, and speaks with the app by descriptor 3; pictures go into the memory of descriptor 4.
///
/// The engine belongs here and not into the app: it brings a main loop, threads and libraries of its own, and may crash.
///
/// - From: `EngineEntry`
/// - To: `EngineHelperView`
final class EngineHelper {
    static let variable = "PORTICO_WEB_ENGINE"
    static let socket: Int32 = 3, memory: Int32 = 4
    /// Views at one time: more is a mistake, or meant ill.
    private static let mostViews = 256

    /// For the engine's callbacks, which all come on the main thread.
    nonisolated(unsafe) static var current: EngineHelper?

    let library: EngineLibrary
    let scripts = EngineScripts()
    private var views: [Int: EngineHelperView] = [:]
    private var stores: [String: EngineHelperStore] = [:]
    private var decoder = EngineDecoder()
    private var lastToken = 0
    private var decisions: [Int: EngineObject] = [:]
    private var dialogs: [Int: (dialog: EngineObject, kind: EngineDialogKind)] = [:]
    private var schemeRequests: [Int: EngineObject] = [:]
    private var isNetworkOff = false
    private(set) var downloads: EngineHelperDownloads?

    private init(_ library: EngineLibrary) { self.library = library }

    static func run() -> Never {
        signal(SIGPIPE, SIG_IGN)
        unsetenv(variable)
        for descriptor in [socket, memory] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        guard let library = EngineLibrary() else {
            write(.unavailable(reason: dlerror().map { String(cString: $0) } ?? "its libraries can't be loaded"))
            _exit(0)
        }
        let helper = EngineHelper(library)
        current = helper
        helper.startLoop()
        _exit(0)
    }

    private func startLoop() {
        typealias Load = @convention(c) (UnsafePointer<CChar>) -> Bool
        typealias Initialize = @convention(c) () -> Bool
        guard library.findSymbol("wpe_loader_init", as: Load.self)?(EngineLibrary.backendName) == true,
            library.findSymbol("wpe_fdo_initialize_shm", as: Initialize.self)?() == true
        else { return Self.write(.unavailable(reason: "its backend can't draw into memory")) }
        typealias Number = @convention(c) () -> UInt32
        let version = ["major", "minor", "micro"].map {
            String(library.findSymbol("webkit_get_\($0)_version", as: Number.self)?() ?? 0)
        }
        typealias Watch =
            @convention(c) (Int32, Int32, @convention(c) (Int32, Int32, EngineObject?) -> Int32, EngineObject?) ->
            UInt32
        // What can be read, an error, the end.
        _ = library.findSymbol("g_unix_fd_add", as: Watch.self)?(
            Self.socket, 1 | 8 | 16, { _, _, _ in EngineHelper.current?.receive() == true ? 1 : 0 }, nil)
        Self.write(.ready(version: version.joined(separator: ".")))
        typealias MakeLoop = @convention(c) (EngineObject?, Int32) -> EngineObject?
        library.callFunction("g_main_loop_run", library.findSymbol("g_main_loop_new", as: MakeLoop.self)?(nil, 0))
    }

    // MARK: Messages

    /// Waits for a reader that is behind: the app reads on a thread of its own.
    static func write(_ event: EngineEvent) {
        guard let bytes = try? EngineCoding.encode(event) else { return }
        bytes.withUnsafeBytes { (all: UnsafeRawBufferPointer) in
            var done = 0
            while done < all.count {
                let count = Glibc.send(socket, all.baseAddress! + done, all.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { _exit(0) }
                done += count
            }
        }
    }

    private func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { recv(Self.socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        guard count > 0 else { _exit(0) }
        buffer.withUnsafeBytes { decoder.appendBytes(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        do {
            while let command = try decoder.next(EngineCommand.self) { performCommand(command) }
        } catch {
            _exit(1)
        }
        return true
    }

    func nextToken() -> Int {
        lastToken += 1
        return lastToken
    }

    private func performCommand(_ command: EngineCommand) {
        switch command {
        case .makeView(let view, let settings):
            guard views[view] == nil, views.count < Self.mostViews else { return }
            let downloads = downloads ?? EngineHelperDownloads(library, folder: settings.downloadFolder)
            self.downloads = downloads
            let store = findStore(settings)
            for scheme in settings.schemes { store.registerScheme(scheme) }
            views[view] = EngineHelperView(view, settings, self, store)
        case .closeView(let view): views.removeValue(forKey: view)?.endView()
        case .load(let view, let content): views[view]?.loadContent(content)
        case .reload(let view, let fromOrigin): views[view]?.reloadPage(fromOrigin)
        case .stop(let view): views[view]?.stopLoading()
        case .goBy(let view, let steps): views[view]?.goInList(by: steps)
        case .setUserContent(let view, let content): views[view]?.setUserContent(content)
        case .evaluate(let view, let token, let source, let world):
            guard let found = views[view] else {
                return Self.write(.evaluated(view: view, token: token, outcome: .gone))
            }
            found.evaluateScript(token, source, world)
        case .callFunction(let view, let token, let body, let arguments, let world):
            guard let found = views[view] else {
                return Self.write(.evaluated(view: view, token: token, outcome: .gone))
            }
            found.callFunction(token, body, arguments, world)
        case .reply(let view, let message, let world, let value, let error):
            views[view]?.sendReply(message, world, value, error)
        case .decide(let token, let policy): answerDecision(token, policy)
        case .answerDialog(let token, let isConfirmed, let text): answerDialog(token, isConfirmed, text)
        case .resize(let view, let size, let offset, let length): views[view]?.resizeView(size, offset, length)
        case .frameTaken(let view): views[view]?.frameTaken()
        case .touch(let view, let phase, let x, let y, let time): views[view]?.sendTouch(phase, x, y, time)
        case .key(let view, let symbol): views[view]?.pressKey(symbol)
        case .scroll(let view, let x, let y): views[view]?.scrollPage(x, y)
        case .setVisible(let view, let isVisible): views[view]?.setVisible(isVisible)
        case .setZoom(let view, let zoom): views[view]?.setPageZoom(zoom)
        case .setDark(let view, let isDark): views[view]?.setDark(isDark)
        case .download(let view, let address): views[view]?.downloadFile(address)
        case .cancelDownload(let download): downloads?.cancelFile(download)
        case .flush(let view, let token):
            guard let found = views[view] else { return Self.write(.flushed(view: view, token: token)) }
            found.flush(token)
        case .answerScheme(let token, let answer): answerScheme(token, answer)
        case .setCookie(let store, let cookie): stores[store]?.setCookie(cookie)
        case .deleteCookie(let store, let cookie): stores[store]?.deleteCookie(cookie)
        case .getCookies(let token, let store, let addresses):
            guard let found = stores[store] else { return Self.write(.cookies(token: token, cookies: [])) }
            found.getCookies(token, addresses)
        case .setNetwork(let isOff):
            isNetworkOff = isOff
            for store in stores.values { store.setNetwork(isOff: isOff) }
        }
    }

    private func findStore(_ settings: EngineViewSettings) -> EngineHelperStore {
        if let store = stores[settings.store] { return store }
        let store = EngineHelperStore(settings, library)
        if isNetworkOff { store.setNetwork(isOff: true) }
        stores[settings.store] = store
        downloads?.watchDownloads(of: store.session ?? store.context)
        return store
    }

    // MARK: What waits for the app

    func keepDecision(_ decision: EngineObject) -> Int {
        let token = nextToken()
        library.retainObject(decision)
        decisions[token] = decision
        return token
    }

    private func answerDecision(_ token: Int, _ policy: EnginePolicy) {
        guard let decision = decisions.removeValue(forKey: token) else { return }
        switch policy {
        case .allow: library.callFunction("webkit_policy_decision_use", decision)
        case .cancel: library.callFunction("webkit_policy_decision_ignore", decision)
        case .download: library.callFunction("webkit_policy_decision_download", decision)
        }
        library.releaseObject(decision)
    }

    func keepDialog(_ dialog: EngineObject, _ kind: EngineDialogKind) -> Int {
        let token = nextToken()
        _ = library.object("webkit_script_dialog_ref", dialog)
        dialogs[token] = (dialog, kind)
        return token
    }

    private func answerDialog(_ token: Int, _ isConfirmed: Bool, _ text: String?) {
        guard let (dialog, kind) = dialogs.removeValue(forKey: token) else { return }
        switch kind {
        case .confirm, .beforeUnload:
            library.callFunction("webkit_script_dialog_confirm_set_confirmed", dialog, number: isConfirmed ? 1 : 0)
        case .prompt: if let text { library.callFunction("webkit_script_dialog_prompt_set_text", dialog, text: text) }
        case .alert: break
        }
        library.callFunction("webkit_script_dialog_close", dialog)
        library.callFunction("webkit_script_dialog_unref", dialog)
    }

    /// One of a view that has gone is given up.
    func downloadBegan(_ download: EngineObject) {
        let web = library.object("webkit_download_get_web_view", download)
        guard let view = views.values.first(where: { $0.web == web }) else {
            return library.callFunction("webkit_download_cancel", download)
        }
        downloads?.beginFile(download, number: nextToken(), view: view.number)
    }

    func schemeBegan(_ request: EngineObject) {
        let web = library.object("webkit_uri_scheme_request_get_web_view", request)
        guard let view = views.values.first(where: { $0.web == web }) else { return }
        let token = nextToken()
        library.retainObject(request)
        schemeRequests[token] = request
        let headers = library.object("webkit_uri_scheme_request_get_http_headers", request)
        Self.write(
            .scheme(
                view: view.number, token: token,
                address: library.text("webkit_uri_scheme_request_get_uri", request) ?? "",
                method: library.text("webkit_uri_scheme_request_get_http_method", request) ?? "GET",
                headers: EngineHelperView.headers(headers, library)))
    }

    private func answerScheme(_ token: Int, _ answer: EngineSchemeAnswer) {
        guard let request = schemeRequests.removeValue(forKey: token) else { return }
        defer { library.releaseObject(request) }
        if let text = answer.error {
            typealias Quark = @convention(c) (UnsafePointer<CChar>) -> UInt32
            typealias MakeError = @convention(c) (UInt32, Int32, UnsafePointer<CChar>) -> EngineObject?
            let quark = library.findSymbol("g_quark_from_string", as: Quark.self)?("WebKitNetworkError") ?? 0
            let error = library.findSymbol("g_error_new_literal", as: MakeError.self)?(quark, 299, text)
            library.callFunction("webkit_uri_scheme_request_finish_error", request, error)
            return library.callFunction("g_error_free", error)
        }
        typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> EngineObject?
        typealias MakeResponse = @convention(c) (EngineObject?, Int64) -> EngineObject?
        typealias SetStatus = @convention(c) (EngineObject?, UInt32, UnsafePointer<CChar>?) -> Void
        let bytes = answer.data.withUnsafeBytes {
            library.findSymbol("g_bytes_new", as: MakeBytes.self)?($0.baseAddress, $0.count)
        }
        let stream = library.object("g_memory_input_stream_new_from_bytes", bytes)
        let response = library.findSymbol("webkit_uri_scheme_response_new", as: MakeResponse.self)?(
            stream, Int64(answer.data.count))
        if !answer.type.isEmpty {
            library.callFunction("webkit_uri_scheme_response_set_content_type", response, text: answer.type)
        }
        library.findSymbol("webkit_uri_scheme_response_set_status", as: SetStatus.self)?(
            response, UInt32(clamping: answer.status), nil)
        if !answer.headers.isEmpty {
            typealias MakeHeaders = @convention(c) (Int32) -> EngineObject?
            typealias Append = @convention(c) (EngineObject?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
            // Those of an answer. The response takes them.
            let headers = library.findSymbol("soup_message_headers_new", as: MakeHeaders.self)?(1)
            for (name, value) in answer.headers {
                library.findSymbol("soup_message_headers_append", as: Append.self)?(headers, name, value)
            }
            library.callFunction("webkit_uri_scheme_response_set_http_headers", response, headers)
        }
        library.callFunction("webkit_uri_scheme_request_finish_with_response", request, response)
        library.releaseObject(response)
        library.releaseObject(stream)
        library.callFunction("g_bytes_unref", bytes)
    }
}

/// Where the engine's process begins: before the app's own code, in a program that was started to be it.
private enum EngineEntry {
    /// Runs when the library is loaded.
    @section(".init_array") @used static let enter: @convention(c) () -> Void = {
        if getenv(EngineHelper.variable) != nil { EngineHelper.run() }
    }
}
