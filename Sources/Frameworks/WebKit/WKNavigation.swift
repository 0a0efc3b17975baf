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
    init(_ request: URLRequest, _ webView: WKWebView?) {
        (isMainFrame, self.request, self.webView) = (true, request, webView)
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
    init(_ request: URLRequest, _ type: WKNavigationType, _ webView: WKWebView) {
        (self.request, navigationType) = (request, type)
        sourceFrame = WKFrameInfo(request, webView)
        targetFrame = sourceFrame
        super.init()
    }
}

/// A server's answer. None comes: nothing is loaded.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is for the whole page.
    public let isForMainFrame: Bool
    /// The answer.
    public let response: URLResponse
    /// Whether such a thing can be shown.
    public let canShowMIMEType: Bool
    init(_ response: URLResponse) {
        (isForMainFrame, self.response, canShowMIMEType) = (true, response, false)
        super.init()
    }
}

/// A page that was loaded before.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// Where it is.
    public let url: URL
    /// Its title.
    open var title: String? { nil }
    /// Where it was asked for.
    open var initialURL: URL { url }
    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

/// The pages that were loaded before. None was.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    nonisolated override init() { super.init() }
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
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

/// A file that is loaded to be kept. None is.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    /// Hears of it.
    open weak var delegate: (any WKDownloadDelegate)?
    nonisolated override init() { super.init() }
}

/// Hears of files that are loaded to be kept.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// It is there.
    func downloadDidFinish(_ download: WKDownload)
    /// It failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Stands for a delegate without the method.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Stands for a delegate without the method.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
