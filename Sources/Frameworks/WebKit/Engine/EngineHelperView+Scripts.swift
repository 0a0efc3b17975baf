import Foundation

/// The app's scripts in pages, what they send, and what their values are.
///
/// - From: `EngineHelper`, the engine's message handlers
/// - To: `EngineScripts`, `EngineValue`
extension EngineHelperView {
    // MARK: The app's part in pages

    func registerHandler(_ name: String, _ world: String?) {
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
    func connectMessages(
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
        addScript(helper.scripts.colors(isDark: isDark), atEnd: false, mainFrameOnly: false, nil)
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

    func failCalls() {
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

    func run(_ source: String, _ world: String?, _ done: @escaping (EngineOutcome) -> Void) {
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

    func outcome(_ web: EngineObject?, _ result: EngineObject?) -> EngineOutcome {
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
    func outcome(of error: (domain: String, code: Int, text: String)) -> EngineOutcome {
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
}
