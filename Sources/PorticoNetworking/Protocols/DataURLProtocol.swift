import Foundation
import FoundationNetworking

/// Loads addresses that are their own contents (RFC 2397), as a session does on iOS: `data:text/plain;base64,aGVsbG8=`. Linux's Foundation
/// reads them in small letters alone, and never answers where one is damaged.
///
/// The response is one of HTTP, with status 200: `Data(contentsOf:)` takes no other (DEV-1388).
final class DataURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme?.lowercased() == "data" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        guard let contents = Self.contents(of: url.absoluteString),
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": contents.type, "Content-Length": "\(contents.data.count)"])
        else { return client.urlProtocol(self, didFailWithError: Self.error(.badURL, url)) }
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if task is URLSessionDownloadTask {
            guard let file = DownloadedFile.write(contents.data), setDownloadedFile(file) else {
                return client.urlProtocol(self, didFailWithError: Self.error(.cannotCreateFile, url))
            }
        } else if !contents.data.isEmpty {
            client.urlProtocol(self, didLoad: contents.data)
        }
        client.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}

    private static func error(_ code: URLError.Code, _ url: URL) -> URLError {
        URLError(
            code, userInfo: [NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString])
    }

    /// What an address of this kind says: nil where it has no comma, or its Base64 is none.
    static func contents(of address: String) -> (type: String, data: Data)? {
        // A fragment is no part of what it leads to.
        let address = address.prefix { $0 != "#" }
        guard let colon = address.firstIndex(of: ":"), let comma = address[colon...].firstIndex(of: ",") else {
            return nil
        }
        var parameters = address[address.index(after: colon)..<comma].split(
            separator: ";", omittingEmptySubsequences: false
        ).map { $0.trimmingCharacters(in: .whitespaces) }
        let isEncoded = parameters.count > 1 && parameters.last?.lowercased() == "base64"
        if isEncoded { parameters.removeLast() }
        var type = parameters.joined(separator: ";")
        if type.isEmpty {
            type = "text/plain;charset=US-ASCII"
        } else if type.hasPrefix(";") {
            type = "text/plain" + type
        }
        let bytes = unescapedBytes(address[address.index(after: comma)...])
        guard isEncoded else { return (type, bytes) }
        let letters = bytes.filter { !Self.blanks.contains($0) }
        // Padding may be left out.
        let padding = Data(repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters + padding).map { (type, $0) }
    }

    private static let blanks: Set<UInt8> = [9, 10, 13, 32]

    /// The bytes of a text whose `%41` are bytes, which needn't be text.
    private static func unescapedBytes(_ text: Substring) -> Data {
        let bytes = Array(text.utf8)
        var data = Data(capacity: bytes.count)
        var place = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
                let high = Character(UnicodeScalar(bytes[place + 1])).hexDigitValue,
                let low = Character(UnicodeScalar(bytes[place + 2])).hexDigitValue
            {
                data.append(UInt8(high << 4 | low))
                place += 3
            } else {
                data.append(bytes[place])
                place += 1
            }
        }
        return data
    }
}
