import Foundation
import NIOHTTP1
import PorticoHost

/// Who may ask for what. Pure: a request's head goes in, a verdict comes out.
///
/// Loopback alone protects from other machines, but not from a page of any site that the same browser shows: such a page can name
/// this port, or point a name of its own at 127.0.0.1. So the path begins with a random token, `Host` must name the loopback
/// interface (with any port: an SSH tunnel changes it), and whatever comes with an `Origin` must come from the page served here.
struct RequestGate: Sendable {
    enum Verdict: Equatable {
        case page(PageFile)
        case icon(app: String)
        case snapshot(process: Int)
        case channel
        case refused(status: Int, reason: String)

        /// Whoever asked knows the key, and comes from the page served here.
        var hasKey: Bool {
            switch self {
            case .page, .icon, .snapshot, .channel: true
            case .refused(let status, _): status == 404
            }
        }
    }

    let token: String

    /// 128 bits that nobody can guess.
    static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: 0...255, using: &generator)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }

    /// The key of a port that a person has chosen: kept in the user's runtime folder, so that a page that is open stays connected when the
    /// simulator is started again. Nil where there is no such folder, or it isn't the user's alone.
    static func keptToken(port: Int, environment: [String: String]) -> String? {
        guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") else { return nil }
        var status = stat()
        guard stat(runtime, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else { return nil }
        let file = "\(runtime)/portico-simulator-\(port).key"
        let old = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if old >= 0 {
            defer { close(old) }
            var bytes = [UInt8](repeating: 0, count: 33)
            let isOurs = fstat(old, &status) == 0 && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
            if isOurs, read(old, &bytes, bytes.count) == 32 {
                let text = String(decoding: bytes.prefix(32), as: UTF8.self)
                if text.allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase }) { return text }
            }
        }
        let token = makeToken()
        return (try? WholeFile.write(Data(token.utf8), to: file, mode: 0o600)) == nil ? nil : token
    }

    /// Why a request isn't answered, whatever it is about.
    struct Refusal: Error, Equatable {
        let status: Int, reason: String
    }

    /// The parts of a request's path, of one that comes from the page served here and knows the key: "", the key, and what it is about.
    func admit(method: HTTPMethod, uri: String, headers: HTTPHeaders) throws(Refusal) -> [Substring] {
        guard method == .GET || method == .HEAD else {
            throw Refusal(status: 405, reason: "only GET is answered here")
        }
        let hosts = headers["host"]
        guard hosts.count == 1, let host = hosts.first, Self.isLoopback(host) else {
            throw Refusal(
                status: 421,
                reason:
                    "this answers to 127.0.0.1 and localhost only; reach it from elsewhere through an SSH tunnel"
            )
        }
        let origins = headers["origin"]
        guard origins.count <= 1, origins.allSatisfy({ $0 == "http://" + host }) else {
            throw Refusal(status: 403, reason: "another site's page asked")
        }
        let path = uri.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
        // "/token/…" splits into "", "token", ….
        guard path.count >= 3, path[0].isEmpty, isToken(path[1]) else {
            throw Refusal(status: 403, reason: "use the address that “portico” printed: it carries a key")
        }
        return path
    }

    func judge(method: HTTPMethod, uri: String, headers: HTTPHeaders) -> Verdict {
        let path: [Substring]
        do {
            path = try admit(method: method, uri: uri, headers: headers)
        } catch {
            return .refused(status: error.status, reason: error.reason)
        }
        let rest = path.dropFirst(2 + (Self.number(path) == nil ? 0 : 2)).map(String.init)
        switch rest.count {
        case 1:
            if rest[0] == "channel" {
                return headers["origin"].isEmpty
                    ? .refused(status: 403, reason: "a browser says where it comes from") : .channel
            }
            if let file = PageFile(rawValue: rest[0]) { return .page(file) }
        case 2:
            if rest[0] == "icon", let app = rest[1].removingPercentEncoding { return .icon(app: app) }
            if rest[0] == "snapshot", let number = Int(rest[1]) { return .snapshot(process: number) }
        default: break
        }
        return .refused(status: 404, reason: "there is nothing here")
    }

    /// Which device a request is about: "/token/device/2/…" is the second one's, all else the first one's.
    func device(of uri: String) -> Int {
        Self.number(uri.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)) ?? 1
    }

    private static func number(_ path: [Substring]) -> Int? {
        guard path.count >= 5, path[2] == "device", (1...4).contains(path[3].utf8.count),
            path[3].utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return Int(path[3])
    }

    static func isLoopback(_ host: String) -> Bool {
        guard host.utf8.count <= 100 else { return false }
        let parts = host.lowercased().split(separator: ":", omittingEmptySubsequences: false)
        let name: String
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            name = String(host[...end])
            let after = host[host.index(after: end)...]
            guard after.isEmpty || after.first == ":" && Self.isPort(after.dropFirst()) else { return false }
        } else {
            guard parts.count <= 2, parts.count == 1 || Self.isPort(parts[1]) else { return false }
            name = String(parts[0])
        }
        return ["127.0.0.1", "localhost", "[::1]"].contains(name)
    }

    private static func isPort(_ text: Substring) -> Bool {
        (1...5).contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
    }

    /// Takes as long for a wrong first letter as for a wrong last one.
    private func isToken(_ text: Substring) -> Bool {
        let (given, wanted) = (Array(text.utf8), Array(token.utf8))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
