import CRuntime
import Foundation
import PorticoTrace

/// Tells the trace of each request of `URLSession` that has ended.
///
/// - From: libcurl's callers, by way of CRuntime
/// - To: `PorticoTrace`
enum RequestTrace {
    static func begin() {
        portico_watch_requests { request in
            guard PorticoTrace.isEnabled, let request = request?.pointee else { return }
            let address = RequestTrace.shown(String(cString: request.address))
            let status = request.status == 0 ? "no answer" : "\(request.status)"
            let seconds = String(format: "%.3f", Double(request.microseconds) / 1e6)
            PorticoTrace.emit(
                .instant, .network, subject: "URLSession", name: "\(String(cString: request.method)) \(address)",
                detail: "\(status), \(request.sent) bytes sent, \(request.received) received, \(seconds) s",
                lane: .other)
        }
    }

    /// Without what is secret: who asks, and the values of the query.
    static func shown(_ address: String) -> String {
        guard var parts = URLComponents(string: address) else {
            return String(address.prefix { $0 != "?" && $0 != "#" && $0 != "@" })
        }
        (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
        let names = parts.queryItems?.map { "\($0.name)=…" }
        parts.query = nil
        let text = parts.string ?? ""
        return names.map { text + "?" + $0.joined(separator: "&") } ?? text
    }
}
