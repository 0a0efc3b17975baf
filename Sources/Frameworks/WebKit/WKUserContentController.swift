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
    private static let pages = WKContentWorld("page"), clients = WKContentWorld("client")
    /// Its name; nil: none.
    public let name: String?
    private init(_ name: String?) {
        self.name = name
        super.init()
    }
    /// The page's own.
    open class var page: WKContentWorld { pages }
    /// The app's.
    open class var defaultClient: WKContentWorld { clients }
    /// One of a name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A script of the app's for every page. None runs: no page is loaded (DEV-1097).
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the whole page alone.
    public let isForMainFrameOnly: Bool
    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
    /// A script in a world of names.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
    /// Itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a page's script sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What was sent.
    open var body: Any { NSNull() }
    /// Under which name.
    open var name: String { "" }
    /// Whose page it is.
    open weak var webView: WKWebView? { nil }
    /// From which frame.
    open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: URL(fileURLWithPath: "/")), nil) }
    nonisolated override init() { super.init() }
}

/// Hears what pages' scripts send.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent something.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what pages' scripts send, and answers.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has sent something, and waits.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

/// The app's part in pages: scripts, and who hears what they send. Kept: no page is loaded (DEV-1097).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: AnyObject] = [:]

    public nonisolated override init() { super.init() }

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Who hears what is sent under a name. It is owned. A name that is taken ends the app.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { put(scriptMessageHandler, name) }
    /// The same in a world of names.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        put(scriptMessageHandler, name)
    }
    /// Who hears and answers.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { put(scriptMessageHandlerWithReply, name) }
    private func put(_ handler: AnyObject, _ name: String) {
        guard handlers[name] == nil else {
            fatalError("Attempt to add script message handler with name '\(name)' when one already exists.")
        }
        handlers[name] = handler
    }
    /// Nobody hears it any more.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Nobody hears anything any more.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    /// Rules for what pages may load. None is loaded.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Without these rules.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Without any rules.
    open func removeAllContentRuleLists() {}
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
    ) { later { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) } }
    /// Would find rules.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)? = nil
    ) { later { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
