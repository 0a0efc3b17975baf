import Foundation
import FoundationNetworking
import UIKit

/// A load of a page, to know it by.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    nonisolated override init() { super.init() }
    /// How pages are shown.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Where a page comes from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    private let url: URL?
    init(_ url: URL?) {
        self.url = url
        super.init()
    }
    /// `https`.
    open var `protocol`: String { url?.scheme ?? "" }
    /// The host's name.
    open var host: String { url?.host ?? "" }
    /// The port; 0: the protocol's.
    open var port: Int { url?.port ?? 0 }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, NSCopying {
    /// Whether it is the whole page.
    public let isMainFrame: Bool
    /// What was loaded into it.
    public let request: URLRequest
    /// Where that comes from.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    /// Whose it is.
    open private(set) weak var webView: WKWebView?
    init(_ request: URLRequest, _ webView: WKWebView?, isMainFrame: Bool = true) {
        (self.isMainFrame, self.request, self.webView) = (isMainFrame, request, webView)
        super.init()
    }
    /// Itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A page that is to be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What is loaded.
    public let request: URLRequest
    /// Why.
    public let navigationType: WKNavigationType
    /// From where.
    public let sourceFrame: WKFrameInfo
    /// Into which frame; nil: into a new window.
    public let targetFrame: WKFrameInfo?
    /// Whether it is a file to keep.
    open var shouldPerformDownload: Bool { false }
    /// The keys that were held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    init(_ request: URLRequest, _ type: WKNavigationType, from source: WKFrameInfo, to target: WKFrameInfo?) {
        (self.request, navigationType, sourceFrame, targetFrame) = (request, type, source, target)
        super.init()
    }
}

/// A server's answer.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is for the whole page.
    public let isForMainFrame: Bool
    /// The answer.
    public let response: URLResponse
    /// Whether such a thing can be shown.
    public let canShowMIMEType: Bool
    init(_ response: URLResponse, canShow: Bool, isMainFrame: Bool) {
        (isForMainFrame, self.response, canShowMIMEType) = (isMainFrame, response, canShow)
        super.init()
    }
}

/// A page that was loaded before.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    public let url: URL
    /// Its title.
    open var title: String? { pageTitle }
    /// The address that was asked for.
    open var initialURL: URL { original }
    private let pageTitle: String?
    private let original: URL
    init(_ url: URL, title: String? = nil, original: URL? = nil) {
        (self.url, pageTitle, self.original) = (url, title, original ?? url)
        super.init()
    }
}

/// The pages that were loaded before and after the one that is shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var back: [WKBackForwardListItem] = [], forward: [WKBackForwardListItem] = []
    private var current: WKBackForwardListItem?
    nonisolated override init() { super.init() }
    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { current }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { back.last }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { forward.first }
    /// The pages before it, the oldest first.
    open var backList: [WKBackForwardListItem] { back }
    /// The pages after it, the next first.
    open var forwardList: [WKBackForwardListItem] { forward }
    /// A page by its distance from the one that is shown.
    open func item(at index: Int) -> WKBackForwardListItem? {
        if index == 0 { return current }
        let place = index < 0 ? back.count + index : index - 1
        let list = index < 0 ? back : forward
        return list.indices.contains(place) ? list[place] : nil
    }

    /// Items of the same page stay the same objects.
    func takeItems(_ page: EnginePage) {
        var known = back + forward
        if let current { known.append(current) }
        func made(_ item: EnginePage.Item) -> WKBackForwardListItem? {
            guard let url = URL(string: item.address) else { return nil }
            if let index = known.firstIndex(where: { $0.url == url && $0.title == item.title }) {
                return known.remove(at: index)
            }
            return WKBackForwardListItem(url, title: item.title, original: item.original.flatMap { URL(string: $0) })
        }
        current = page.current.flatMap(made)
        back = page.back.compactMap(made)
        forward = page.forward.compactMap(made)
    }

    /// The distance of a page from the one that is shown.
    func steps(to item: WKBackForwardListItem) -> Int? {
        if item === current { return 0 }
        if let index = back.firstIndex(where: { $0 === item }) { return index - back.count }
        return forward.firstIndex { $0 === item }.map { $0 + 1 }
    }
}

/// How a window is to be that a page opens.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    nonisolated override init() { super.init() }
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}
