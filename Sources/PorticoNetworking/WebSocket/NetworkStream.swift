import CNetworking
import Foundation
import FoundationNetworking

/// A connection to a server, with TLS where it is asked for, whose bytes are the caller's. libcurl makes it, as Foundation's other
/// connections, so that it has the same trust, proxies and network.
///
/// Used by one thread.
final class NetworkStream {
    private let connection: OpaquePointer
    let descriptor: Int32

    /// Connects, on the thread that calls.
    init(to url: URL, timeout: TimeInterval) throws(URLError) {
        var failure = portico_stream_failure()
        let page = WebSocketHandshake.pageURL(of: url)?.absoluteString ?? ""
        let milliseconds = Int(max(1, min(timeout, 86400) * 1000))
        guard let made = portico_stream_connect(page, milliseconds, &failure) else {
            throw Self.error(failure, url)
        }
        connection = made
        descriptor = portico_stream_descriptor(made)
    }

    deinit { portico_stream_close(connection) }

    /// Sends as many bytes as go at once.
    ///
    /// - Returns: their number.
    func sendBytes(_ data: Data) throws(URLError) -> Int {
        let count = data.withUnsafeBytes { portico_stream_send(connection, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw URLError(.networkConnectionLost) }
        return count
    }

    /// The bytes that are there; nil at the end. None: there are none yet.
    func receiveBytes() throws(URLError) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = portico_stream_receive(connection, &bytes, bytes.count)
        if count == PORTICO_STREAM_WAITS { return Data() }
        guard count >= 0 else { throw URLError(.networkConnectionLost) }
        return count == 0 ? nil : Data(bytes.prefix(count))
    }

    private static func error(_ failure: portico_stream_failure, _ url: URL) -> URLError {
        let code: URLError.Code =
            switch failure.code {
            case _ where failure.is_off: .notConnectedToInternet
            case 3, 43: .badURL
            case 5, 6: .cannotFindHost
            case 28: .timedOut
            case 35, 58, 59, 66, 77, 80, 83, 91: .secureConnectionFailed
            case 51, 60: .serverCertificateUntrusted
            default: .cannotConnectToHost
            }
        return URLError(
            code,
            userInfo: [NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString])
    }
}
