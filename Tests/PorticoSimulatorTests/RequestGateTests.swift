import Foundation
import NIOHTTP1
import XCTest

@testable import PorticoSimulator

final class RequestGateTests: XCTestCase {
    private let gate = RequestGate(token: "00112233445566778899aabbccddeeff")
    private let own: HTTPHeaders = ["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]

    private func judge(_ rest: String, _ headers: HTTPHeaders? = nil, _ method: HTTPMethod = .GET)
        -> RequestGate.Verdict
    {
        gate.judge(method: method, uri: "/\(gate.token)/\(rest)", headers: headers ?? own)
    }

    private func status(_ verdict: RequestGate.Verdict) -> Int? {
        if case .refused(let status, _) = verdict { return status }
        return nil
    }

    func testFilesOfThePage() {
        XCTAssertEqual(judge(""), .page(.page))
        XCTAssertEqual(judge("device.js?1"), .page(.device))
        XCTAssertEqual(judge("channel"), .channel)
        XCTAssertEqual(judge("icon/com.example.a%20b"), .icon(app: "com.example.a b"))
        XCTAssertEqual(judge("snapshot/3"), .snapshot(process: 3))
        XCTAssertEqual(status(judge("../etc/passwd")), 404)
        XCTAssertEqual(status(judge("icon/a/b")), 404)
        XCTAssertEqual(status(judge("", nil, .POST)), 405)
    }

    func testOtherDevices() {
        XCTAssertEqual(judge("device/2/"), .page(.page))
        XCTAssertEqual(judge("device/2/device.js"), .page(.device))
        XCTAssertEqual(judge("device/2/channel"), .channel)
        XCTAssertEqual(judge("device/2/snapshot/3"), .snapshot(process: 3))
        let numbers = [
            "": 1, "channel": 1, "device/2/": 2, "device/2/channel?x": 2, "device/12345/": 1, "device/x/": 1,
            "device/2": 1,
        ]
        for (rest, number) in numbers {
            XCTAssertEqual(gate.device(of: "/\(gate.token)/\(rest)"), number, rest)
        }
        for rest in ["device/2", "device/-2/", "device/+2/", "device//", "device/2/device/3/", "device/٢/"] {
            XCTAssertEqual(status(judge(rest)), 404, rest)
        }
        XCTAssertEqual(status(gate.judge(method: .GET, uri: "/device/2/channel", headers: own)), 403)
    }

    func testTokenIsNeeded() {
        for uri in [
            "/", "/channel", "//", "/00112233445566778899aabbccddeefe/", "/00112233445566778899aabbccddeeff0/", "",
        ] {
            XCTAssertEqual(status(gate.judge(method: .GET, uri: uri, headers: own)), 403, uri)
        }
    }

    func testTokensDiffer() {
        let tokens = Set((0..<100).map { _ in RequestGate.makeToken() })
        XCTAssertEqual(tokens.count, 100)
        XCTAssertTrue(tokens.allSatisfy { $0.count == 32 })
    }

    func testHostMustBeLoopback() {
        for host in ["127.0.0.1", "localhost:9", "LOCALHOST:65535", "[::1]:80", "[::1]"] {
            XCTAssertTrue(RequestGate.isLoopback(host), host)
        }
        for host in [
            "evil.example", "127.0.0.1.evil.example", "localhost.evil:80", "localhost:", "localhost:x", "localhost:1:2",
            "10.0.0.1", "[::1", "[::2]", "[::1]x", "", String(repeating: "a", count: 1000),
        ] {
            XCTAssertFalse(RequestGate.isLoopback(host), host)
            XCTAssertEqual(status(judge("", ["Host": host])), 421, host)
        }
        XCTAssertEqual(status(judge("", [:])), 421)
        XCTAssertEqual(status(judge("", ["Host": "localhost", "host": "localhost"])), 421)
    }

    func testOriginMustBeOwn() {
        XCTAssertEqual(judge("", ["Host": "localhost:1"]), .page(.page))
        for origin in [
            "http://evil.example", "null", "https://localhost:1", "http://localhost:2", "http://127.0.0.1:1", "",
        ] {
            XCTAssertEqual(status(judge("", ["Host": "localhost:1", "Origin": origin])), 403, origin)
        }
        XCTAssertEqual(status(judge("channel", ["Host": "localhost:1"])), 403)
    }

    func testPageNeedsNothingFromElsewhere() {
        for file in PageFile.allCases {
            let text = String(decoding: file.bytes, as: UTF8.self)
            XCTAssertGreaterThan(text.count, 200, file.rawValue)
            XCTAssertFalse(text.contains("http://") || text.contains("https://"), file.rawValue)
        }
    }

    func testThePortThatWasChosenKeepsItsKeyWhereOnlyTheUserReadsIt() throws {
        let folder = NSTemporaryDirectory() + "/portico-key-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func token(_ port: Int) -> String? {
            RequestGate.keptToken(port: port, environment: ["XDG_RUNTIME_DIR": folder])
        }
        let first = try XCTUnwrap(token(8080))
        XCTAssertEqual(first.count, 32)
        XCTAssertEqual(token(8080), first)
        XCTAssertNotEqual(token(8081), first)
        let file = folder + "/portico-simulator-8080.key"
        var status = stat()
        XCTAssertEqual(stat(file, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o600)
        // Read by others, or no key: another one.
        chmod(file, 0o644)
        let second = try XCTUnwrap(token(8080))
        XCTAssertNotEqual(second, first)
        try Data("short".utf8).write(to: URL(fileURLWithPath: file))
        XCTAssertNotEqual(token(8080), second)
        // A link leads elsewhere.
        unlink(file)
        symlink(folder + "/other", file)
        XCTAssertEqual(token(8080)?.count, 32)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/other"))
        // A folder that others can read, or none.
        chmod(folder, 0o755)
        XCTAssertNil(token(8080))
        XCTAssertNil(RequestGate.keptToken(port: 8080, environment: [:]))
    }
}
