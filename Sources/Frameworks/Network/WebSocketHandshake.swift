import Foundation

/// The head of a request or an answer of HTTP, by which WebSocket begins.
struct WebSocketHead {
    /// The first line.
    let line: String
    let headers: [(name: String, value: String)]

    /// The bytes before which a head has to end.
    static let limit = 64 << 10
    private static let blankLine = Data("\r\n\r\n".utf8)

    init(line: String, headers: [(name: String, value: String)]) { (self.line, self.headers) = (line, headers) }

    /// Takes a head off what has come; nil: it isn't whole.
    init?(takenFrom data: inout Data) {
        guard let end = data.range(of: Self.blankLine) else { return nil }
        var lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        line = lines.removeFirst()
        headers = lines.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        data = data[end.upperBound...]
    }

    var bytes: Data {
        Data(([line] + headers.map { "\($0.name): \($0.value)" }).joined(separator: "\r\n").utf8) + Self.blankLine
    }

    subscript(name: String) -> String? { headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
    /// The words of all headers of a name.
    func words(_ name: String) -> [String] {
        headers.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }
            .flatMap { $0.value.components(separatedBy: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    func hasWord(_ word: String, in name: String) -> Bool { words(name).contains { $0.lowercased() == word } }
}

/// What both ends say before the first message (RFC 6455, 4).
enum WebSocketHandshake {
    private static let own = [
        "upgrade", "connection", "sec-websocket-accept", "sec-websocket-protocol", "sec-websocket-extensions",
    ]

    static func makeKey() -> String {
        Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    }

    /// The answer to a key that only a listener for WebSocket gives.
    static func accept(for key: String) -> String {
        Data(SHA1.digest(of: Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    static func request(
        to endpoint: NWEndpoint, key: String, _ options: NWProtocolWebSocket.Options
    ) -> WebSocketHead {
        var (path, host) = ("/", endpoint.debugDescription)
        switch endpoint {
        case .url(let url):
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
            path = (parts?.percentEncodedPath).flatMap { $0.isEmpty ? nil : $0 } ?? "/"
            if let query = parts?.percentEncodedQuery { path += "?" + query }
            host = (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
        case .hostPort(let name, let port): host = "\(name.debugDescription):\(port.rawValue)"
        default: break
        }
        var headers = [
            (name: "Host", value: host), (name: "Upgrade", value: "websocket"), (name: "Connection", value: "Upgrade"),
            (name: "Sec-WebSocket-Key", value: key), (name: "Sec-WebSocket-Version", value: "13"),
        ]
        if !options.subprotocols.isEmpty {
            headers.append((name: "Sec-WebSocket-Protocol", value: options.subprotocols.joined(separator: ", ")))
        }
        return WebSocketHead(line: "GET \(path) HTTP/1.1", headers: headers + options.headers)
    }

    /// The metadata of a connection after a listener's answer; nil: the answer isn't one to the key.
    static func metadata(
        of answer: WebSocketHead, key: String, _ options: NWProtocolWebSocket.Options
    ) -> NWProtocolWebSocket.Metadata? {
        let chosen = answer["Sec-WebSocket-Protocol"]
        guard answer.line.hasPrefix("HTTP/1.1 101"), answer["Sec-WebSocket-Accept"] == accept(for: key),
            answer.hasWord("websocket", in: "Upgrade"), answer.hasWord("upgrade", in: "Connection"),
            chosen.map(options.subprotocols.contains) ?? true
        else { return nil }
        let metadata = NWProtocolWebSocket.Metadata(opcode: .cont)
        metadata.selectedSubprotocol = chosen
        metadata.additionalServerHeaders = answer.headers.filter { !own.contains($0.name.lowercased()) }.map {
            ($0, $1)
        }
        return metadata
    }

    /// The key of a client's request; nil: it is no request for WebSocket.
    static func key(of request: WebSocketHead) -> String? {
        guard request.line.hasPrefix("GET "), request.hasWord("websocket", in: "Upgrade"),
            request.hasWord("upgrade", in: "Connection"), request["Sec-WebSocket-Version"] == "13"
        else { return nil }
        return request["Sec-WebSocket-Key"]
    }

    static func answer(to key: String, _ response: NWProtocolWebSocket.Response) -> WebSocketHead {
        guard response.status == .accept else {
            let length = [(name: "Content-Length", value: "0")]
            return WebSocketHead(line: "HTTP/1.1 403 Forbidden", headers: length + (response.additionalHeaders ?? []))
        }
        var headers = [
            (name: "Upgrade", value: "websocket"), (name: "Connection", value: "Upgrade"),
            (name: "Sec-WebSocket-Accept", value: accept(for: key)),
        ]
        if let chosen = response.subprotocol { headers.append((name: "Sec-WebSocket-Protocol", value: chosen)) }
        return WebSocketHead(
            line: "HTTP/1.1 101 Switching Protocols", headers: headers + (response.additionalHeaders ?? []))
    }
}
