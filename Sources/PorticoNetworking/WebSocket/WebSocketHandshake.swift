import Foundation
import FoundationNetworking

/// The request by which a conversation by WebSocket begins, and whether an answer belongs to it (RFC 6455, 4).
struct WebSocketHandshake {
    /// The bytes before which the head of an answer has to end.
    static let limit = 64 << 10
    private static let blankLine = Data("\r\n\r\n".utf8)
    /// The headers that the handshake says by itself.
    private static let own = [
        "host", "upgrade", "connection", "sec-websocket-key", "sec-websocket-version", "content-length",
    ]

    private let url: URL
    private let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    private let protocols: [String]
    /// The request's bytes.
    let bytes: Data

    init(_ request: URLRequest, url: URL, configuration: URLSessionConfiguration?) {
        self.url = url
        var headers: [(String, String)] = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
        func hasHeader(_ name: String) -> Bool {
            headers.contains { $0.0.caseInsensitiveCompare(name) == .orderedSame }
        }
        for (name, value) in configuration?.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, !hasHeader(name) else { continue }
            headers.append((name, value as? String ?? "\(value)"))
        }
        if configuration?.httpShouldSetCookies != false, request.httpShouldHandleCookies, !hasHeader("Cookie"),
            let page = Self.pageURL(of: url), let cookies = configuration?.httpCookieStorage?.cookies(for: page)
        {
            headers += HTTPCookie.requestHeaderFields(with: cookies).map { ($0.key, $0.value) }
        }
        headers.removeAll { Self.own.contains($0.0.lowercased()) }
        protocols = headers.filter { $0.0.caseInsensitiveCompare("Sec-WebSocket-Protocol") == .orderedSame }
            .flatMap { $0.1.components(separatedBy: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        var path = parts?.percentEncodedPath ?? ""
        if path.isEmpty { path = "/" }
        if let query = parts?.percentEncodedQuery { path += "?" + query }
        let host = (parts?.percentEncodedHost ?? "") + (url.port.map { ":\($0)" } ?? "")
        let first = [
            ("Host", host), ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Key", key),
            ("Sec-WebSocket-Version", "13"),
        ]
        // A line's end in a value would begin a header of its own.
        let lines = (first + headers).map { name, value in
            "\(name): \(value)".replacing("\r", with: " ").replacing("\n", with: " ")
        }
        bytes = Data((["GET \(path) HTTP/1.1"] + lines).joined(separator: "\r\n").utf8) + Self.blankLine
    }

    /// The address whose cookies a conversation has: the same one under HTTP.
    static func pageURL(of url: URL) -> URL? {
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        parts?.scheme = isSecure(url) ? "https" : "http"
        return parts?.url
    }
    static func isSecure(_ url: URL) -> Bool { url.scheme?.lowercased() == "wss" }

    /// Takes the answer's head off what has come; nil: it isn't whole, or none of HTTP.
    func takeAnswer(from input: inout Data) -> HTTPURLResponse? {
        guard let end = input.range(of: Self.blankLine) else { return nil }
        var lines = String(decoding: input[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        input = input[end.upperBound...]
        let words = lines.removeFirst().split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = String(line[..<colon])
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        }
        return HTTPURLResponse(
            url: url, statusCode: status, httpVersion: String(words[0]), headerFields: fields)
    }

    /// Whether an answer is one to this request, by a server that speaks WebSocket and one of the protocols, if it names one.
    func isAnswered(by answer: HTTPURLResponse) -> Bool {
        func words(_ name: String) -> [String] {
            (answer.value(forHTTPHeaderField: name) ?? "").lowercased().components(separatedBy: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let proof = SHA1.digest(of: Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        return answer.statusCode == 101 && words("Upgrade").contains("websocket")
            && words("Connection").contains("upgrade")
            && answer.value(forHTTPHeaderField: "Sec-WebSocket-Accept") == Data(proof).base64EncodedString()
            && (answer.value(forHTTPHeaderField: "Sec-WebSocket-Protocol").map(protocols.contains) ?? true)
    }
}
