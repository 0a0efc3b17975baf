import Foundation
import UIKit

/// When a script of the app's runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// In which world of names a script runs.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    @InProcess private static var worlds: [String: WKContentWorld] = [:]
    private static let pages = WKContentWorld(nil, nil), clients = WKContentWorld(nil, "portico-client")
    /// Its name; nil: none.
    public let name: String?
    /// Its name in the engine; nil: the page's own.
    let engineName: String?
    private init(_ name: String?, _ engineName: String?) {
        (self.name, self.engineName) = (name, engineName)
        super.init()
    }
    /// The page's own.
    open class var page: WKContentWorld { pages }
    /// The app's.
    open class var defaultClient: WKContentWorld { clients }
    /// One of a name: always the same.
    open class func world(name: String) -> WKContentWorld {
        if let known = worlds[name] { return known }
        let world = WKContentWorld(name, "world-" + name)
        worlds[name] = world
        return world
    }
    static func named(_ engineName: String?) -> WKContentWorld {
        guard let engineName else { return pages }
        return engineName == clients.engineName ? clients : world(name: String(engineName.dropFirst("world-".count)))
    }
}

/// A script of the app's for every page.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the whole page alone.
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld
    /// A script.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }
    /// A script in a world of names.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        world = contentWorld
        super.init()
    }
    /// Itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a page's script sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The value that was sent: a number, a text, a date, a list, a dictionary or `NSNull`.
    open var body: Any { sent }
    /// Under which name.
    open var name: String { handler }
    /// Whose page it is.
    open private(set) weak var webView: WKWebView?
    /// From which frame.
    open var frameInfo: WKFrameInfo { frame }
    /// From which world of names.
    open var world: WKContentWorld { place }
    private let sent: Any
    private let handler: String
    private let frame: WKFrameInfo
    private let place: WKContentWorld
    init(_ body: Any, _ name: String, _ webView: WKWebView?, _ frame: WKFrameInfo, _ world: WKContentWorld) {
        (sent, handler, self.webView, self.frame, place) = (body, name, webView, frame, world)
        super.init()
    }
}

/// Hears what pages' scripts send.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent something.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what pages' scripts send, and answers: a value, or what went wrong.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has sent something, and waits.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

/// The app's part in pages: scripts, and who hears what they send. Rules are kept (DEV-1097).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private struct Handler {
        var name: String
        var world: WKContentWorld
        var object: AnyObject
        var replies: Bool
    }
    private struct Hearer {
        weak var view: WKWebView?
    }

    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [Handler] = []
    private var views: [Hearer] = []

    public nonisolated override init() { super.init() }

    /// Adds a script. It runs in pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        tellViews()
    }
    /// Removes all scripts.
    open func removeAllUserScripts() {
        userScripts = []
        tellViews()
    }
    /// Who hears what is sent under a name. It is owned. A name that is taken ends the app.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        addHandler(scriptMessageHandler, name, .page, replies: false)
    }
    /// The same in a world of names.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        addHandler(scriptMessageHandler, name, world, replies: false)
    }
    /// Who hears and answers.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { addHandler(scriptMessageHandlerWithReply, name, contentWorld, replies: true) }
    private func addHandler(_ handler: AnyObject, _ name: String, _ world: WKContentWorld, replies: Bool) {
        guard !handlers.contains(where: { $0.name == name && $0.world === world }) else {
            fatalError("Attempt to add script message handler with name '\(name)' when one already exists.")
        }
        handlers.append(Handler(name: name, world: world, object: handler, replies: replies))
        tellViews()
    }
    /// Nobody hears it any more, in the page's world.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }
    /// Nobody hears it any more, in that world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers.removeAll { $0.name == name && $0.world === contentWorld }
        tellViews()
    }
    /// Nobody hears anything any more in a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers.removeAll { $0.world === contentWorld }
        tellViews()
    }
    /// Nobody hears anything any more.
    open func removeAllScriptMessageHandlers() {
        handlers = []
        tellViews()
    }
    /// Rules for what pages may load: kept (DEV-1097).
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Without these rules.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Without any rules.
    open func removeAllContentRuleLists() {}

    // MARK: The engine's side

    /// A view whose pages get what is here.
    func attachView(_ view: WKWebView) {
        views.removeAll { $0.view == nil }
        views.append(Hearer(view: view))
    }

    private func tellViews() { for hearer in views { hearer.view?.userContentChanged() } }

    var engineContent: EngineUserContent {
        EngineUserContent(
            scripts: userScripts.map {
                .init(
                    source: $0.source, atEnd: $0.injectionTime == .atDocumentEnd, mainFrameOnly: $0.isForMainFrameOnly,
                    world: $0.world.engineName)
            }, handlers: handlers.map { .init(name: $0.name, world: $0.world.engineName, replies: $0.replies) })
    }

    /// Hands a message to its handler; `reply` is for one that answers, and each handler answers once.
    func deliverMessage(_ message: WKScriptMessage, world: String?, reply: @escaping (Any?, String?) -> Void) {
        let found = handlers.first { $0.name == message.name && $0.world.engineName == world }
        if let handler = found?.object as? any WKScriptMessageHandlerWithReply, found?.replies == true {
            var isAnswered = false
            handler.userContentController(self, didReceive: message) { value, error in
                guard !isAnswered else { return }
                isAnswered = true
                reply(value, error)
            }
        } else if let handler = found?.object as? any WKScriptMessageHandler {
            handler.userContentController(self, didReceive: message)
        }
    }
}

/// Rules for what pages may load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    /// What the app calls them.
    open var identifier: String! { "" }
    nonisolated override init() { super.init() }
}

/// Reads and keeps such rules. Nothing here reads them: it fails (DEV-1097).
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let only = WKContentRuleListStore()
    nonisolated override init() { super.init() }
    /// The app's.
    open class func `default`() -> WKContentRuleListStore! { only }
    /// Would read rules.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)? = nil
    ) { runLater { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) } }
    /// Would find rules.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)? = nil
    ) { runLater { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
    private func runLater(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
