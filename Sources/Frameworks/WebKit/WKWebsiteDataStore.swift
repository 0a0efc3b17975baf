import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// What websites keep in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What websites keep in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What websites keep for use without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What websites keep for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What websites keep for good.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What websites keep in a database.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// What websites keep in a newer database.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// What websites' scripts keep of what they fetch.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Scripts that websites leave running.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What a website keeps.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// The website.
    open var displayName: String { "" }
    /// What kinds of things.
    open var dataTypes: Set<String> { [] }
    nonisolated override init() { super.init() }
}

/// What websites keep on the device: by the engine, in the app's Library. Records of it aren't told (DEV-1306).
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let only = WKWebsiteDataStore(isPersistent: true)
    /// Whether it outlives the app.
    public let isPersistent: Bool
    /// The cookies.
    public let httpCookieStore: WKHTTPCookieStore

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        engineName = isPersistent ? "default" : UUID().uuidString
        httpCookieStore = WKHTTPCookieStore(engineName)
        super.init()
    }

    /// Its name in the engine.
    let engineName: String

    /// A page of it is about to be loaded: the engine gets the cookies that the app has set before.
    func beginStore(_ client: EngineClient) { httpCookieStore.beginStore(client) }

    /// The app's.
    open class func `default`() -> WKWebsiteDataStore { only }
    /// One that forgets all with its last view.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// All kinds of things.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }

    private func runLater(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    /// What websites keep: nothing.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { runLater { completionHandler([]) } }
    /// As `fetchDataRecords(ofTypes:completionHandler:)`.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes what some websites keep.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { runLater { completionHandler() } }
    /// As `removeData(ofTypes:for:completionHandler:)`.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    /// Removes what websites have kept since.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        runLater { completionHandler() }
    }
    /// As `removeData(ofTypes:modifiedSince:completionHandler:)`.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    }
}

/// Hears that cookies have changed.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// They have.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Stands for an observer without the method.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { OptionalCall.missing(()) }
}

/// The cookies of web views: those that the app sets, and, while the engine runs, those of the pages' servers.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []
    private struct Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
    }
    private let engineName: String
    private weak var client: EngineClient?

    init(_ engineName: String) {
        self.engineName = engineName
        super.init()
    }

    func beginStore(_ client: EngineClient) {
        self.client = client
        guard client.noteStore(engineName) else { return }
        for cookie in cookies { client.sendCommand(.setCookie(store: engineName, cookie: EngineCookie(cookie))) }
    }

    private func runLater(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    private func tellObservers() {
        runLater { [self] in for observer in observers { observer.object?.cookiesDidChange(in: self) } }
    }

    private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        one.name == other.name && one.domain == other.domain && one.path == other.path
    }

    fileprivate func removeAll() {
        for cookie in cookies { client?.sendCommand(.deleteCookie(store: engineName, cookie: EngineCookie(cookie))) }
        cookies = []
    }

    /// All cookies. An older engine tells only those of the pages that are shown, and of servers for which the app has set some.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        guard let client else { return runLater { [self] in completionHandler(cookies) } }
        let domains = cookies.map { $0.domain.hasPrefix(".") ? String($0.domain.dropFirst()) : $0.domain }
        let addresses = Set(domains.map { "https://\($0)/" }).union(client.addresses(ofStore: engineName))
        client.getCookies(engineName, addresses.sorted()) { [self] found in
            let others = found.compactMap(\.cookie)
            completionHandler(others + cookies.filter { own in !others.contains { isSame($0, own) } })
        }
    }
    /// All cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }
    /// Sets a cookie, in the place of one of the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        cookies.append(cookie)
        client?.sendCommand(.setCookie(store: engineName, cookie: EngineCookie(cookie)))
        tellObservers()
        runLater { completionHandler?() }
    }
    /// As `setCookie(_:completionHandler:)`.
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        client?.sendCommand(.deleteCookie(store: engineName, cookie: EngineCookie(cookie)))
        tellObservers()
        runLater { completionHandler?() }
    }
    /// Tells an observer from now on. It isn't owned.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
    /// Tells it no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
}

extension EngineCookie {
    init(_ cookie: HTTPCookie) {
        self.init(
            name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
            expires: cookie.expiresDate?.timeIntervalSince1970, isSecure: cookie.isSecure, isHTTPOnly: cookie.isHTTPOnly
        )
    }

    var cookie: HTTPCookie? {
        var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: path]
        if let expires { properties[.expires] = Date(timeIntervalSince1970: expires) }
        if isSecure { properties[.secure] = "TRUE" }
        return HTTPCookie(properties: properties)
    }
}
