import Foundation

/// What went wrong with a web view.
public struct WKError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It isn't known why.
        case unknown = 1
        /// No process shows the page.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// The script threw.
        case javaScriptExceptionOccurred = 4
        /// The script's value has no counterpart.
        case javaScriptResultTypeIsUnsupported = 5
        /// The rules couldn't be read.
        case contentRuleListStoreCompileFailed = 6
        /// There are no such rules.
        case contentRuleListStoreLookUpFailed = 7
        /// The rules couldn't be removed.
        case contentRuleListStoreRemoveFailed = 8
        /// The rules are of another version.
        case contentRuleListStoreVersionMismatch = 9
        /// The text couldn't be loaded.
        case attributedStringContentFailedToLoad = 10
        /// The text took too long.
        case attributedStringContentLoadTimedOut = 11
        /// There is no such frame.
        case javaScriptInvalidFrameTarget = 12
        /// The app is bound to other websites.
        case navigationAppBoundDomain = 13
        /// The app is bound to other websites.
        case javaScriptAppBoundDomain = 14

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `WKErrorDomain`.
    public static var errorDomain: String { WKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It isn't known why.
    public static var unknown: Code { .unknown }
    /// No process shows the page.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// The script threw.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The script's value has no counterpart.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// The rules couldn't be read.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There are no such rules.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// The rules couldn't be removed.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// The rules are of another version.
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    /// The text couldn't be loaded.
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    /// The text took too long.
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    /// There is no such frame.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    /// The app is bound to other websites.
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    /// The app is bound to other websites.
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }

    // An error that has become an `NSError` is one of these again (`error as? WKError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: WKErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout WKError?) -> Bool {
        guard source.domain == WKErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = WKError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout WKError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> WKError {
        var result: WKError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? WKError(.unknown)
    }
}

/// The domain of `WKError`.
public let WKErrorDomain = "WKErrorDomain"
