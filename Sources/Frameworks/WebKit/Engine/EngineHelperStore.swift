import Foundation

/// What views share in the engine's process: its context, where websites keep things, and their cookies.
///
/// - From: `EngineHelper`
/// - To: the engine
final class EngineHelperStore {
    private let library: EngineLibrary
    let context: EngineObject?
    /// Newer engines have a session of the network beside the context; older ones a manager of data below it.
    let session: EngineObject?
    private let manager: EngineObject?
    private let cookies: EngineObject?
    private var schemes: Set<String> = []

    init(_ settings: EngineViewSettings, _ library: EngineLibrary) {
        self.library = library
        typealias Make = @convention(c) () -> EngineObject?
        if settings.isPersistent {
            for folder in [settings.dataFolder, settings.cacheFolder] {
                try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        }
        typealias MakeSession = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> EngineObject?
        if library.has("webkit_network_session_new") {
            session =
                settings.isPersistent
                ? library.findSymbol("webkit_network_session_new", as: MakeSession.self)?(
                    settings.dataFolder, settings.cacheFolder)
                : library.findSymbol("webkit_network_session_new_ephemeral", as: Make.self)?()
            context = library.findSymbol("webkit_web_context_new", as: Make.self)?()
            manager = library.object("webkit_network_session_get_website_data_manager", session)
            cookies = library.object("webkit_network_session_get_cookie_manager", session)
        } else {
            session = nil
            if settings.isPersistent {
                manager = library.makeObject(
                    "webkit_website_data_manager_get_type",
                    [
                        ("base-data-directory", .text(settings.dataFolder)),
                        ("base-cache-directory", .text(settings.cacheFolder)),
                    ])
                context = library.object("webkit_web_context_new_with_website_data_manager", manager)
            } else {
                context = library.findSymbol("webkit_web_context_new_ephemeral", as: Make.self)?()
                manager = library.object("webkit_web_context_get_website_data_manager", context)
            }
            cookies = library.object("webkit_website_data_manager_get_cookie_manager", manager)
        }
        if settings.isPersistent {
            typealias Persist = @convention(c) (EngineObject?, UnsafePointer<CChar>, Int32) -> Void
            // In SQLite's form.
            library.findSymbol("webkit_cookie_manager_set_persistent_storage", as: Persist.self)?(
                cookies, settings.dataFolder + "/cookies.sqlite", 1)
        }
        // The app's confinement is around the engine, and the engine's own would need user namespaces.
        library.callFunction("webkit_web_context_set_sandbox_enabled", context, number: 0)
    }

    /// The app answers for a scheme from now on.
    func registerScheme(_ scheme: String) {
        guard schemes.insert(scheme).inserted else { return }
        typealias Register =
            @convention(c) (
                EngineObject?, UnsafePointer<CChar>, @convention(c) (EngineObject?, EngineObject?) -> Void,
                EngineObject?,
                EngineObject?
            ) -> Void
        library.findSymbol("webkit_web_context_register_uri_scheme", as: Register.self)?(
            context, scheme,
            { request, _ in if let request { EngineHelper.current?.schemeBegan(request) } }, nil, nil)
    }

    /// Without a network all goes to a proxy where nobody listens: the engine's own processes know no other switch.
    func setNetwork(isOff: Bool) {
        typealias MakeProxy = @convention(c) (UnsafePointer<CChar>, EngineObject?) -> EngineObject?
        typealias Set = @convention(c) (EngineObject?, Int32, EngineObject?) -> Void
        let name =
            session == nil
            ? "webkit_website_data_manager_set_network_proxy_settings" : "webkit_network_session_set_proxy_settings"
        let proxy =
            isOff
            ? library.findSymbol("webkit_network_proxy_settings_new", as: MakeProxy.self)?("http://127.0.0.1:9", nil)
            : nil
        library.findSymbol(name, as: Set.self)?(session ?? manager, isOff ? 2 : 0, proxy)
        if let proxy { library.callFunction("webkit_network_proxy_settings_free", proxy) }
    }

    // MARK: Cookies

    private func makeCookie(_ cookie: EngineCookie) -> EngineObject? {
        typealias Make =
            @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, Int32
            ) -> EngineObject?
        let age = cookie.expires.map { Int32(clamping: Int(($0 - Date().timeIntervalSince1970).rounded())) } ?? -1
        let made = library.findSymbol("soup_cookie_new", as: Make.self)?(
            cookie.name, cookie.value, cookie.domain, cookie.path, max(age, -1))
        library.callFunction("soup_cookie_set_secure", made, number: cookie.isSecure ? 1 : 0)
        library.callFunction("soup_cookie_set_http_only", made, number: cookie.isHTTPOnly ? 1 : 0)
        return made
    }

    private typealias Change =
        @convention(c) (EngineObject?, EngineObject?, EngineObject?, EngineLibrary.Ready?, EngineObject?) -> Void

    func setCookie(_ cookie: EngineCookie) { changeCookie("webkit_cookie_manager_add_cookie", cookie) }
    func deleteCookie(_ cookie: EngineCookie) { changeCookie("webkit_cookie_manager_delete_cookie", cookie) }

    private func changeCookie(_ name: String, _ cookie: EngineCookie) {
        let made = makeCookie(cookie)
        library.findSymbol(name, as: Change.self)?(cookies, made, nil, nil, nil)
        library.callFunction("soup_cookie_free", made)
    }

    /// All, where the engine can tell them; else those of some addresses.
    func getCookies(_ token: Int, _ addresses: [String]) {
        let gathering = Gathering(token, cookies, library)
        let done: EngineLibrary.Ready = { _, result, data in
            guard let data else { return }
            Unmanaged<Gathering>.fromOpaque(data).takeRetainedValue().finishOne(result)
        }
        typealias GetAll = @convention(c) (EngineObject?, EngineObject?, EngineLibrary.Ready, EngineObject?) -> Void
        if let getAll = library.findSymbol("webkit_cookie_manager_get_all_cookies", as: GetAll.self) {
            gathering.finish = "webkit_cookie_manager_get_all_cookies_finish"
            gathering.open = 1
            return getAll(cookies, nil, done, Unmanaged.passRetained(gathering).toOpaque())
        }
        typealias GetSome =
            @convention(c) (EngineObject?, UnsafePointer<CChar>, EngineObject?, EngineLibrary.Ready, EngineObject?) ->
            Void
        guard let getSome = library.findSymbol("webkit_cookie_manager_get_cookies", as: GetSome.self),
            !addresses.isEmpty
        else {
            return EngineHelper.write(.cookies(token: token, cookies: []))
        }
        gathering.open = addresses.count
        for address in addresses { getSome(cookies, address, nil, done, Unmanaged.passRetained(gathering).toOpaque()) }
    }

    /// Answers of the engine's that become one of the app's.
    private final class Gathering {
        private let token: Int
        private let manager: EngineObject?
        private let library: EngineLibrary
        var finish = "webkit_cookie_manager_get_cookies_finish"
        var open = 0
        private var found: [EngineCookie] = []

        init(_ token: Int, _ manager: EngineObject?, _ library: EngineLibrary) {
            (self.token, self.manager, self.library) = (token, manager, library)
        }

        func finishOne(_ result: EngineObject?) {
            typealias Finish =
                @convention(c) (EngineObject?, EngineObject?, UnsafeMutablePointer<EngineObject?>?) -> EngineObject?
            let list = library.findSymbol(finish, as: Finish.self)?(manager, result, nil)
            var place = list
            while let one = place {
                if let cookie = one.load(as: EngineObject?.self) {
                    appendCookie(cookie)
                    library.callFunction("soup_cookie_free", cookie)
                }
                place = one.load(fromByteOffset: 8, as: EngineObject?.self)
            }
            library.callFunction("g_list_free", list)
            open -= 1
            if open == 0 { EngineHelper.write(.cookies(token: token, cookies: found)) }
        }

        private func appendCookie(_ cookie: EngineObject) {
            typealias Seconds = @convention(c) (EngineObject) -> Int64
            let expires = library.object("soup_cookie_get_expires", cookie)
            let one = EngineCookie(
                name: library.text("soup_cookie_get_name", cookie) ?? "",
                value: library.text("soup_cookie_get_value", cookie) ?? "",
                domain: library.text("soup_cookie_get_domain", cookie) ?? "",
                path: library.text("soup_cookie_get_path", cookie) ?? "/",
                expires: expires.flatMap { library.findSymbol("g_date_time_to_unix", as: Seconds.self)?($0) }.map(
                    Double.init),
                isSecure: library.number("soup_cookie_get_secure", cookie) != 0,
                isHTTPOnly: library.number("soup_cookie_get_http_only", cookie) != 0)
            if !found.contains(one) { found.append(one) }
        }
    }
}
