import CRuntime
import Foundation

/// What a failed connection is called. While the network is off, Foundation on Linux has no word for that: its error is one of a host that
/// isn't found or doesn't answer. What it says is the library's below it, which becomes what iOS says. The function carries the name that the linker knows Foundation's by, and is found first, as those of
/// `LocaleOverride` are.
@_silgen_name("$s10Foundation8URLErrorV8_nsErrorAcA7NSErrorC_tcfC")
package func portico_url_error(_ error: __owned NSError) -> URLError {
    var error = error
    if portico_network_is_off() != 0, error.domain == NSURLErrorDomain, error.code != URLError.Code.cancelled.rawValue {
        error = NSError(
            domain: NSURLErrorDomain, code: URLError.Code.notConnectedToInternet.rawValue, userInfo: error.userInfo)
    }
    if let text = ErrorTexts.networkText(error.code), isOfARequest(error) {
        let info = error.userInfo.merging([NSLocalizedDescriptionKey: text]) { $1 }
        error = NSError(domain: NSURLErrorDomain, code: error.code, userInfo: info)
    }
    // The structure holds nothing but the error.
    return unsafeBitCast(error, to: URLError.self)
}

/// Whether a request failed with it, and not an app made it.
private func isOfARequest(_ error: NSError) -> Bool {
    guard error.domain == NSURLErrorDomain else { return false }
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return cause?.domain == NSURLErrorDomain || error.userInfo[NSURLErrorFailingURLErrorKey] != nil
}
