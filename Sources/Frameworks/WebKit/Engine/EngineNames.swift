import Foundation
import FoundationNetworking
import UIKit

/// The engine's words for errors, as Apple's.
enum EngineNames {
    /// The error that a load's failure is on iOS.
    static func error(_ error: EngineLoadError, isOffline: Bool) -> NSError {
        let (domain, code) = name(error, isOffline: isOffline)
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: error.text.isEmpty ? "The page couldn’t be loaded." : error.text
        ]
        if let address = error.address {
            info["NSErrorFailingURLStringKey"] = address
            if let url = URL(string: address) { info[NSURLErrorFailingURLErrorKey] = url }
        }
        return NSError(domain: domain, code: code, userInfo: info)
    }

    private static func name(_ error: EngineLoadError, isOffline: Bool) -> (String, Int) {
        let web = "WebKitErrorDomain"
        switch (error.domain, error.code) {
        case ("WebKitPolicyError", let code): return (web, code)
        case ("WebKitNetworkError", 302): return (NSURLErrorDomain, URLError.Code.cancelled.rawValue)
        case ("WebKitNetworkError", 303): return (NSURLErrorDomain, URLError.Code.fileDoesNotExist.rawValue)
        case ("WebKitNetworkError", 301): return (NSURLErrorDomain, URLError.Code.unsupportedURL.rawValue)
        case ("tls", _): return (NSURLErrorDomain, URLError.Code.serverCertificateUntrusted.rawValue)
        default: break
        }
        if isOffline { return (NSURLErrorDomain, URLError.Code.notConnectedToInternet.rawValue) }
        switch (error.domain, error.code) {
        case ("g-resolver-error-quark", _): return (NSURLErrorDomain, URLError.Code.cannotFindHost.rawValue)
        case ("g-io-error-quark", 24): return (NSURLErrorDomain, URLError.Code.timedOut.rawValue)
        case ("g-io-error-quark", 39), ("g-io-error-quark", 38), ("g-io-error-quark", 36):
            return (NSURLErrorDomain, URLError.Code.cannotConnectToHost.rawValue)
        case ("g-tls-error-quark", _): return (NSURLErrorDomain, URLError.Code.secureConnectionFailed.rawValue)
        default: return (NSURLErrorDomain, URLError.Code.cannotConnectToHost.rawValue)
        }
    }

    /// The error that a script's failure is on iOS.
    static func error(_ outcome: EngineOutcome) -> NSError? {
        switch outcome {
        case .value: return nil
        case .threw(let exception):
            var info: [String: Any] = [
                NSLocalizedDescriptionKey: "A JavaScript exception occurred",
                "WKJavaScriptExceptionMessage": exception.text,
                "WKJavaScriptExceptionLineNumber": exception.line,
                "WKJavaScriptExceptionColumnNumber": exception.column,
            ]
            if let address = exception.address.flatMap(URL.init(string:)) {
                info["WKJavaScriptExceptionSourceURL"] = address
            }
            return NSError(domain: WKErrorDomain, code: WKError.javaScriptExceptionOccurred.rawValue, userInfo: info)
        case .unsupported:
            return NSError(
                domain: WKErrorDomain, code: WKError.javaScriptResultTypeIsUnsupported.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "JavaScript execution returned a result of an unsupported type"])
        case .gone:
            return NSError(
                domain: WKErrorDomain, code: WKError.webContentProcessTerminated.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The Web Content process was terminated"])
        }
    }

    /// Whether the conditions say that there is no network.
    static var isNetworkOff: Bool {
        typealias Ask = @convention(c) () -> Int32
        guard let found = dlsym(nil, "portico_network_is_off") else { return false }
        return unsafeBitCast(found, to: Ask.self)() != 0
    }
}
