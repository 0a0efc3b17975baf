import CoreFoundation
import Foundation

/// A request or a response of HTTP, as bytes and as parts.
public final class CFHTTPMessage: @unchecked Sendable {
    fileprivate let lock = NSLock()
    fileprivate let isRequest: Bool
    fileprivate var start = StartLine()
    fileprivate private(set) var fields: [(name: String, value: String)] = []
    /// The places of the fields by their names in lower case.
    private var places: [String: Int] = [:]
    fileprivate var body: Data?
    fileprivate var url: URL?
    /// The bytes of a head that isn't whole yet.
    private var received = Data()
    /// The bytes aren't HTTP's. No more of them change that.
    private var isWrong = false
    /// The most bytes of a head: a server that never ends one isn't listened to for ever.
    private static let mostOfHead = 1 << 20
    fileprivate var hasHead: Bool

    fileprivate struct StartLine {
        var version = kCFHTTPVersion1_1
        var method = ""
        var target = ""
        var status = 0
        var words = ""

        func text(isRequest: Bool) -> String {
            isRequest ? "\(method) \(target) \(version)" : "\(version) \(status) \(words)"
        }
    }

    fileprivate init(isRequest: Bool, hasHead: Bool) { (self.isRequest, self.hasHead) = (isRequest, hasHead) }

    /// Reads a head; false where it isn't one of HTTP's.
    fileprivate func readHead(_ text: String) -> Bool {
        var lines = text.components(separatedBy: "\r\n")
        if lines.count == 1 { lines = text.components(separatedBy: "\n") }
        let parts = lines.removeFirst().split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return false }
        if isRequest {
            guard parts.count == 3, parts[2].hasPrefix("HTTP/") else { return false }
            (start.method, start.target, start.version) = (String(parts[0]), String(parts[1]), String(parts[2]))
        } else {
            guard parts[0].hasPrefix("HTTP/"), let status = Int(parts[1]) else { return false }
            (start.version, start.status) = (String(parts[0]), status)
            start.words = parts.count > 2 ? String(parts[2]) : ""
        }
        for line in lines where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":") else { return false }
            setField(
                String(line[..<colon]),
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces), joining: true)
        }
        return true
    }

    fileprivate func setField(_ name: String, _ value: String?, joining: Bool = false) {
        let key = name.lowercased()
        guard let value else {
            guard let known = places[key] else { return }
            fields.remove(at: known)
            return places = Dictionary(
                uniqueKeysWithValues: fields.enumerated().map { ($1.name.lowercased(), $0) })
        }
        guard let known = places[key] else {
            places[key] = fields.count
            return fields.append((name, value))
        }
        if joining { fields[known].value += ", " + value } else { fields[known].value = value }
    }

    fileprivate func field(_ name: String) -> String? { places[name.lowercased()].map { fields[$0].value } }

    fileprivate func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let bytes = UnsafeBufferPointer(start: bytes, count: max(0, count))
        if hasHead {
            if body == nil { body = Data() }
            body?.append(bytes)
            return true
        }
        guard !isWrong else { return false }
        // The end of a head may have begun with the bytes before.
        let searched = max(0, received.count - 3)
        received.append(bytes)
        guard let end = endOfHead(from: searched), end.lowerBound <= Self.mostOfHead else {
            isWrong = received.count > Self.mostOfHead
            if isWrong { received = Data() }
            return !isWrong
        }
        isWrong = !readHead(String(decoding: received[..<end.lowerBound], as: UTF8.self))
        guard !isWrong else { return false }
        hasHead = true
        if end.upperBound < received.endIndex { body = Data(received[end.upperBound...]) }
        received = Data()
        return true
    }

    /// The first empty line of what has come, with the end of the line before it.
    private func endOfHead(from start: Int) -> Range<Int>? {
        let ends = ["\r\n\r\n", "\n\n"].compactMap {
            received.range(of: Data($0.utf8), in: start..<received.endIndex)
        }
        return ends.min { $0.lowerBound < $1.lowerBound }
    }

    fileprivate var serialized: Data? {
        guard hasHead else { return nil }
        let head = ([start.text(isRequest: isRequest)] + fields.map { "\($0.name): \($0.value)" })
            .joined(separator: "\r\n")
        return Data((head + "\r\n\r\n").utf8) + (body ?? Data())
    }
}

/// Makes a request for an address, whose host is its first field.
public func CFHTTPMessageCreateRequest(
    _ alloc: CFAllocator?, _ requestMethod: String, _ url: URL, _ httpVersion: String
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: true, hasHead: true)
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    (message.url, message.start.method, message.start.version) = (url, requestMethod, httpVersion)
    message.start.target = (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? "")
    if httpVersion != kCFHTTPVersion1_0, let host = parts?.host {
        message.setField("Host", host + (parts?.port.map { ":\($0)" } ?? ""))
    }
    return .passRetained(message)
}
/// Makes a response with a status; the usual words stand for nil.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: Int, _ statusDescription: String?, _ httpVersion: String
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: false, hasHead: true)
    (message.start.status, message.start.version) = (statusCode, httpVersion)
    message.start.words = statusDescription ?? StatusWords.text(of: statusCode)
    return .passRetained(message)
}
/// Makes a message that bytes are to be added to.
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest, hasHead: false))
}
/// Adds bytes; false where they aren't HTTP's, or a head is longer than a mebibyte.
@discardableResult public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: Int
) -> Bool { message.lock.withLock { message.append(newBytes, numBytes) } }
/// Whether the head is whole; the bytes after it are the body.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool {
    message.lock.withLock { message.hasHead }
}
/// Whether a message is a request.
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }
/// The status of a response; 0 while there is none.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> Int {
    response.lock.withLock { response.start.status }
}
/// The first line of a response; nil while there is none.
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<NSString>? {
    response.lock.withLock {
        guard response.hasHead, !response.isRequest else { return nil }
        return .passRetained(NSString(string: response.start.text(isRequest: false)))
    }
}
/// The version of a message.
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<NSString> {
    .passRetained(NSString(string: message.lock.withLock { message.start.version }))
}
/// The method of a request.
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<NSString>? {
    request.isRequest ? .passRetained(NSString(string: request.lock.withLock { request.start.method })) : nil
}
/// The address of a request: what it was made for, or what its first line and its host say.
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<NSURL>? {
    request.lock.withLock {
        let host = request.field("host")
        let url = request.url ?? URL(string: host.map { "http://\($0)" + request.start.target } ?? request.start.target)
        return (url?.absoluteString).flatMap { NSURL(string: $0) }.map { .passRetained($0) }
    }
}
/// Sets a field of the head; nil takes it away. Names count without their case.
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String, _ value: String?) {
    message.lock.withLock { message.setField(headerField, value) }
}
/// A field of the head; nil where it isn't there.
public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String) -> Unmanaged<NSString>? {
    message.lock.withLock { message.field(headerField) }.map { .passRetained(NSString(string: $0)) }
}
/// All fields of the head; nil while it isn't whole.
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<NSDictionary>? {
    message.lock.withLock {
        guard message.hasHead else { return nil }
        let all = NSMutableDictionary()
        for field in message.fields {
            all.setObject(NSString(string: field.value), forKey: NSString(string: field.name))
        }
        return .passRetained(all)
    }
}
/// Sets the body.
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: Data) {
    message.lock.withLock { message.body = bodyData }
}
/// The body; nil without one.
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    message.lock.withLock { message.body }.map { .passRetained(NSData(data: $0)) }
}
/// The bytes of a whole message; nil while its head isn't whole.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    message.lock.withLock { message.serialized }.map { .passRetained(NSData(data: $0)) }
}

/// The words behind a status.
private enum StatusWords {
    static func text(of status: Int) -> String {
        [
            100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
            206: "Partial Content", 301: "Moved Permanently", 302: "Found", 304: "Not Modified", 400: "Bad Request",
            401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 500: "Internal Server Error",
            503: "Service Unavailable",
        ][status] ?? ""
    }
}
