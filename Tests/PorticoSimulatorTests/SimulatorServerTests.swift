import Foundation
import PorticoShell
import XCTest

@testable import PorticoSimulator

/// The server on a real socket, and clients that are no browsers.
final class SimulatorServerTests: XCTestCase {
    private var simulator: Simulator!
    private var path: String { String(simulator.address.dropFirst("http://127.0.0.1:\(simulator.port)".count)) }

    override func setUpWithError() throws {
        simulator = try Simulator(apps: [
            InstalledApp(id: "org.example.none", name: "None", executable: "/nonexistent/none")
        ])
    }

    override func tearDown() {
        simulator.stopSimulator()
        simulator = nil
    }

    private func client() throws -> TestClient { try TestClient(port: simulator.port) }

    private func viewer() throws -> TestClient {
        let client = try client()
        XCTAssertEqual(client.upgrade(path + "channel"), 101)
        return client
    }

    private func assertAlive(line: UInt = #line) throws {
        let client = try client()
        XCTAssertEqual(client.request(path)?.status, 200, line: line)
    }

    func testPageNeedsTheToken() throws {
        let client = try client()
        let page = client.request(path)
        XCTAssertEqual(page?.status, 200)
        XCTAssertTrue(page?.body.contains("<title>Portico</title>") ?? false)
        XCTAssertEqual(client.request("/")?.status, 403)
        XCTAssertEqual(try self.client().request(path, headers: ["Host: evil.example"])?.status, 421)
        XCTAssertEqual(
            try self.client().request(path, headers: ["Host: localhost", "Origin: http://evil.example"])?.status, 403)
        XCTAssertEqual(try self.client().request(path, method: "DELETE")?.status, 405)
    }

    /// `SO_DEBUG`, which has the number of `TCP_NODELAY` on another level, is root's alone: nobody else got an answer.
    func testConnectionsHaveNoOptionThatOrdinaryUsersMayNotSet() throws {
        let client = try client()
        XCTAssertEqual(client.request(path)?.status, 200)
        XCTAssertEqual(client.optionOfOtherEnd(level: Int(IPPROTO_TCP), name: TCP_NODELAY), 1)
        XCTAssertEqual(client.optionOfOtherEnd(level: Int(SOL_SOCKET), name: SO_DEBUG), 0)
    }

    func testBodyIsRefused() throws {
        let client = try client()
        client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
        XCTAssertEqual(client.answer()?.status, 413)
    }

    func testWhatIsNoHTTPIsSentAway() throws {
        let client = try client()
        client.send([UInt8](repeating: 0xff, count: 4000))
        XCTAssertTrue(client.isClosed())
        try assertAlive()
    }

    func testChannelNeedsOriginAndToken() throws {
        XCTAssertNotEqual(try client().upgrade(path + "channel", origin: nil), 101)
        XCTAssertNotEqual(try client().upgrade(path + "channel", origin: "http://evil.example"), 101)
        XCTAssertNotEqual(try client().upgrade("/00000000000000000000000000000000/channel"), 101)
        XCTAssertNotEqual(try client().upgrade(path), 101)
    }

    func testViewerIsToldOfDeviceAndState() throws {
        let client = try viewer()
        XCTAssertEqual(client.message("hello")?["name"] as? String, "iPhone 15")
        let apps = client.message("state")?["apps"] as? [[String: Any]]
        XCTAssertEqual(apps?.first?["name"] as? String, "None")
        client.frame(#"{"appearance":{"_0":"dark"}}"#)
        XCTAssertEqual(client.message("state")?["appearance"] as? String, "dark")
    }

    func testADeviceBesideTheFirst() throws {
        let client = try viewer()
        XCTAssertEqual(try self.client().request(path + "device/2/")?.status, 404)
        client.frame(#"{"addDevice":{"_0":"iPad mini"}}"#)
        var devices: [[String: Any]] = []
        while devices.count < 2 { devices = try XCTUnwrap(client.message("devices")?["_0"] as? [[String: Any]]) }
        XCTAssertEqual(devices.map { $0["name"] as? String }, ["iPhone 15", "iPad mini"])
        XCTAssertEqual(try self.client().request(path + "device/2/")?.status, 200)
        let other = try self.client()
        XCTAssertEqual(other.upgrade("/00000000000000000000000000000000/device/2/channel"), 403)
        let second = try self.client()
        XCTAssertEqual(second.upgrade(path + "device/2/channel"), 101)
        XCTAssertEqual(second.message("hello")?["name"] as? String, "iPad mini")
        // What happens there stays there.
        second.frame(#"{"appearance":{"_0":"dark"}}"#)
        var appearance = second.message("state")?["appearance"] as? String
        while let now = appearance, now != "dark" { appearance = second.message("state")?["appearance"] as? String }
        XCTAssertEqual(appearance, "dark")
        let late = try viewer()
        XCTAssertEqual(late.message("state")?["appearance"] as? String, "light")
        second.frame(#"{"removeDevice":{}}"#)
        XCTAssertEqual(second.closeCode(), 1001)
        while devices.count > 1 { devices = try XCTUnwrap(client.message("devices")?["_0"] as? [[String: Any]]) }
        XCTAssertEqual(try self.client().request(path + "device/2/")?.status, 404)
        client.frame(#"{"removeDevice":{}}"#)
        try assertAlive()
    }

    func testThereAreSoManyDevices() throws {
        let client = try viewer()
        for _ in 0..<ServerLimits.devices { client.frame(#"{"addDevice":{"_0":"iPhone SE"}}"#) }
        XCTAssertTrue("\(client.message("note") ?? [:])".contains("beside each other already"))
        XCTAssertEqual(try self.client().request(path + "device/\(ServerLimits.devices)/")?.status, 200)
        XCTAssertEqual(try self.client().request(path + "device/\(ServerLimits.devices + 1)/")?.status, 404)
    }

    func testAnotherDeviceIsTold() throws {
        let client = try viewer()
        client.frame(#"{"device":{"_0":"iPad mini"}}"#)
        var name: String?
        while name != "iPad mini" {
            name = (try XCTUnwrap(client.message("state"))["device"] as? [String: Any])?["name"] as? String
        }
        let late = try viewer()
        XCTAssertEqual(late.message("hello")?["name"] as? String, "iPad mini")
    }

    func testBuildsAreToldAndAppsComeLater() throws {
        let client = try viewer()
        var build = BuildProgress(name: "Late")
        simulator.showBuilds([build])
        var builds: [[String: Any]] = []
        while builds.isEmpty { builds = try XCTUnwrap(client.message("builds")?["_0"] as? [[String: Any]]) }
        XCTAssertEqual(builds[0]["state"] as? String, "waiting")
        build.beginStep("Compiling Late")
        build.addLines((0..<100).map { "line \($0)" })
        build.endBuild(.failed, "it has errors")
        simulator.showBuilds([build])
        // One that comes later is told, too.
        let late = try viewer()
        let told = try XCTUnwrap(late.message("builds")?["_0"] as? [[String: Any]])
        XCTAssertEqual(told[0]["state"] as? String, "failed")
        XCTAssertEqual((told[0]["messages"] as? [String])?.count, 60)
        simulator.installApp(InstalledApp(id: "org.example.late", name: "Late", executable: "/nonexistent/late"))
        var count = 0
        while count < 2 { count = (try XCTUnwrap(late.message("state"))["apps"] as? [Any])?.count ?? 0 }
    }

    func testEveryViewerHears() throws {
        let (one, other) = (try viewer(), try viewer())
        XCTAssertNotNil(one.message("state"))
        XCTAssertNotNil(other.message("state"))
        one.frame(#"{"begin":{"interruption":"lock"}}"#)
        XCTAssertEqual(other.message("state")?["interruptions"] as? [String], ["lock"])
    }

    func testAppThatDoesNotStartIsReported() throws {
        let client = try viewer()
        client.frame(#"{"open":{"app":"org.example.none"}}"#)
        let ended = client.message("ended")
        XCTAssertTrue((ended?["reason"] as? String ?? "").hasPrefix("could not be started"), "\(ended ?? [:])")
        XCTAssertEqual((ended?["isFailure"] as? NSNumber)?.boolValue, true, "\(ended ?? [:])")
        client.frame(#"{"open":{"app":"org.example.other"}}"#)
        XCTAssertNotNil(client.message("note"))
        client.frame(#"{"ask":{"id":5,"question":{"tree":{"_0":"views"}}}}"#)
        XCTAssertEqual(client.message("failed")?["question"] as? Int, 5)
    }

    func testMessagesOfNoSenseEndTheViewer() throws {
        for text in ["", "{}", "nonsense", #"{"touch":{"id":99,"phase":"began","x":0,"y":0}}"#] {
            let client = try viewer()
            client.frame(text)
            XCTAssertEqual(client.closeCode(), 1008, text)
        }
        let binary = try viewer()
        binary.frame([1, 2, 3], opcode: 2)
        XCTAssertEqual(binary.closeCode(), 1003)
        try assertAlive()
    }

    func testMalformedFramesEndTheViewer() throws {
        let plain = try viewer()
        plain.frame(Array("{}".utf8), masked: false)
        XCTAssertEqual(plain.closeCode(), 1002)
        let large = try viewer()
        large.frame([], claims: 1 << 40)
        XCTAssertNotNil(large.closeCode())
        let limit = try viewer()
        limit.frame([UInt8](repeating: 32, count: ServerLimits.message + 1))
        XCTAssertNotNil(limit.closeCode())
        let fragments = try viewer()
        for index in 0...ServerLimits.fragments { fragments.frame([32], opcode: index == 0 ? 1 : 0, fin: false) }
        XCTAssertEqual(fragments.closeCode(), 1002)
        let orphan = try viewer()
        orphan.frame([32], opcode: 0)
        XCTAssertEqual(orphan.closeCode(), 1002)
        try assertAlive()
    }

    func testPingIsAnswered() throws {
        let client = try viewer()
        client.frame([7, 8], opcode: 9)
        var answer: [UInt8]?
        while let (opcode, payload) = client.receive() {
            if opcode == 10 {
                answer = payload
                break
            }
        }
        XCTAssertEqual(answer, [7, 8])
    }

    func testThereIsRoomForSoMany() throws {
        let clients = try (0..<ServerLimits.viewers).map { _ in try viewer() }
        XCTAssertEqual(try client().upgrade(path + "channel"), 503)
        XCTAssertEqual(try client().upgrade(path + "channel", origin: "http://evil.example"), 403)
        XCTAssertEqual(clients.count, ServerLimits.viewers)
    }

    /// Thousands of messages from one that reads nothing: all are handled, and another viewer is served.
    func testFloodHoldsUpNobody() throws {
        let flood = try viewer()
        for _ in 0..<5000 { flood.frame(#"{"lowPower":{"_0":true}}"#) }
        flood.frame(#"{"appearance":{"_0":"dark"}}"#)
        let client = try viewer()
        var appearance = client.message("state")?["appearance"] as? String
        while let now = appearance, now != "dark" { appearance = client.message("state")?["appearance"] as? String }
        XCTAssertEqual(appearance, "dark")
    }

    /// 64 of them locked everyone out for a minute.
    func testStrangersLockNobodyOut() throws {
        let strangers = try (0..<100).map { _ in
            let client = try client()
            client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            return client
        }
        let owner = try viewer()
        XCTAssertNotNil(owner.message("state"))
        try assertAlive()
        XCTAssertTrue(strangers[0].isClosed())
    }

    func testWhoDoesNotShowTheKeyIsSentAway() throws {
        let stranger = try client()
        XCTAssertEqual(stranger.request("/")?.status, 403)
        let silent = try client()
        XCTAssertTrue(silent.isClosed())
        // Who has shown it stays.
        let owner = try client()
        XCTAssertEqual(owner.request(path)?.status, 200)
        XCTAssertTrue(try client().isClosed())
        XCTAssertEqual(owner.request(path)?.status, 200)
    }

    func testReservedBitsCloseTheConnection() throws {
        for bits: UInt8 in [0x40, 0x20, 0x10] {
            let client = try viewer()
            client.frame(Array("{}".utf8), opcode: 1 | bits)
            XCTAssertEqual(client.closeCode(), 1002)
        }
    }

    /// 150 MB more in 20 s.
    func testPingsOfOneThatDoesNotReadNeedNoMemory() throws {
        let client = try viewer()
        let payload = [UInt8](repeating: 7, count: 125)
        for _ in 0..<2000 { client.frame(payload, opcode: 9) }
        let before = Self.resident()
        for _ in 0..<200_000 { client.frame(payload, opcode: 9) }
        XCTAssertLessThan(Self.resident() - before, 16 << 20)
        try assertAlive()
    }

    /// Whoever sends requests and reads no answer has one answer waiting for him.
    func testRequestsOfOneThatDoesNotReadNeedNoMemory() throws {
        let client = try client()
        let request = "GET \(path)page.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try assertAlive()
        let before = Self.resident()
        for _ in 0..<200 { client.send(String(repeating: request, count: 10)) }
        // The one thread of the server has seen what was sent before.
        for _ in 0..<20 { try assertAlive() }
        XCTAssertLessThan(Self.resident() - before, 8 << 20)
        for _ in 0..<50 { XCTAssertEqual(client.answer()?.status, 200) }
    }

    func testRequestsBehindEachOtherAreAnsweredInOrder() throws {
        let client = try client()
        let names = ["", "page.css", "screen.js", "nothing"]
        client.send(names.map { "GET \(path)\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
        XCTAssertTrue(try XCTUnwrap(client.answer()?.body).contains("<title>Portico</title>"))
        XCTAssertEqual(client.answer()?.status, 200)
        XCTAssertEqual(client.answer()?.status, 200)
        XCTAssertEqual(client.answer()?.status, 404)
        XCTAssertTrue(client.isClosed())
        let head = try self.client()
        head.send("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        XCTAssertEqual(head.answer()?.status, 200)
    }

    private static func resident() -> Int { ProcessStatus(process: getpid())?.residentBytes ?? 0 }

    func testPortThatIsTakenIsAnError() {
        XCTAssertThrowsError(try Simulator(apps: [], port: simulator.port)) {
            XCTAssertTrue("\($0)".contains("--port"), "\($0)")
        }
    }
}
