import Foundation
import FoundationNetworking
import UIKit

/// Which media wait for a person's tap.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var audio: WKAudiovisualMediaTypes { .init(rawValue: 1) }
    public static var video: WKAudiovisualMediaTypes { .init(rawValue: 2) }
    public static var all: WKAudiovisualMediaTypes { .init(rawValue: .max) }
}

/// What is found in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var phoneNumber: WKDataDetectorTypes { .init(rawValue: 1) }
    public static var link: WKDataDetectorTypes { .init(rawValue: 2) }
    public static var address: WKDataDetectorTypes { .init(rawValue: 4) }
    public static var calendarEvent: WKDataDetectorTypes { .init(rawValue: 8) }
    public static var all: WKDataDetectorTypes { .init(rawValue: .max) }
}

/// How pages are shown. The mode is kept (DEV-1097).
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// As on a telephone or as on a desk.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// As on a telephone or as on a desk.
    open var preferredContentMode = ContentMode.recommended
    /// Whether scripts run.
    open var allowsContentJavaScript = true
    public nonisolated override init() { super.init() }
}

/// What holds for all pages: scripts, windows and the smallest font; the rest is kept (DEV-1097).
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var javaScriptEnabled = true
    open var isFraudulentWebsiteWarningEnabled = true
    open var isElementFullscreenEnabled = false
    open var isTextInteractionEnabled = true
    public nonisolated override init() { super.init() }
}

/// Which process shows pages. One shows all (DEV-1305).
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    public nonisolated override init() { super.init() }
}

/// How a web view is made. What concerns media and links in texts is kept (DEV-1097).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
    open var suppressesIncrementalRendering = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var ignoresViewportScaleLimits = false
    open var dataDetectorTypes = WKDataDetectorTypes()
    private var schemes: [String: any WKURLSchemeHandler] = [:]

    /// The usual.
    public override init() { super.init() }

    /// Who answers for addresses of a scheme of the app's.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        guard !["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased()) else {
            fatalError("'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        schemes[urlScheme.lowercased()] = urlSchemeHandler
    }
    /// Who does.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemes[urlScheme.lowercased()]
    }

    /// The schemes that the app answers for.
    var engineSchemes: [String] { schemes.keys.sorted() }

    /// Another one with the same values and the same objects.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> WKWebViewConfiguration in
            let copy = WKWebViewConfiguration()
            (copy.processPool, copy.preferences) = (processPool, preferences)
            (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
            copy.defaultWebpagePreferences = defaultWebpagePreferences
            copy.applicationNameForUserAgent = applicationNameForUserAgent
            copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
            copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
            copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
            copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
            copy.suppressesIncrementalRendering = suppressesIncrementalRendering
            copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
            copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
            copy.dataDetectorTypes = dataDetectorTypes
            copy.schemes = schemes
            return copy
        }
    }
}

/// A load of an address of a scheme of the app's.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is loaded.
    var request: URLRequest { get }
    /// The answer's head.
    func didReceive(_ response: URLResponse)
    /// A part of it.
    func didReceive(_ data: Data)
    /// It is whole.
    func didFinish()
    /// It failed.
    func didFailWithError(_ error: any Error)
}

/// Answers for addresses of a scheme of the app's.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A page loads one.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// It doesn't any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
