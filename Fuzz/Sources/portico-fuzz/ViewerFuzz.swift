import Foundation

/// A running simulator, and a viewer that means no good: right and wrong messages, broken frames, connections that end anywhere.
/// After each case the page must still be answered within ten seconds; memory must not grow.
///
/// `PORTICO` names the command line (default: ../.build/debug/portico), `PORTICO_APP` an app to open (default: none, only the
/// home screen).
struct ViewerFuzz: FuzzSubject {
    private nonisolated(unsafe) static var running: Process?
    private let process = Process()
    private let port: UInt16
    private let path: String
    private var cases = 0
    private var bytes = 0
    private var early = 0
    private var memory = 0
    private var slowest = Duration.zero
    private var slowestSeed: UInt64 = 0

    init() {
        let environment = ProcessInfo.processInfo.environment
        process.executableURL = URL(fileURLWithPath: environment["PORTICO"] ?? "../.build/debug/portico")
        process.arguments = ["simulator", "--quiet"] + (environment["PORTICO_APP"].map { [$0] } ?? [])
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch {
            Self.end("\(process.executableURL!.path): \(error). Name the command line by PORTICO.")
        }
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { Self.end("the simulator did not start") }
            text += String(decoding: data, as: UTF8.self)
        }
        let parts = text.dropFirst("http://127.0.0.1:".count).split(separator: "/", maxSplits: 1)
        guard let port = UInt16(parts[0]), parts.count == 2 else { Self.end("no address: \(text)") }
        self.port = port
        path = "/" + parts[1].trimmingCharacters(in: .newlines)
        let started = process
        Self.running = started
        atexit { ViewerFuzz.running?.terminate() }
    }

    var summary: String {
        "\(bytes / 1024) KiB sent, slowest page \(Int(slowest / .milliseconds(1))) ms (seed \(slowestSeed)), memory "
            + "\(early / 1024) MiB after 200 cases and \(memory / 1024) MiB at the end"
    }

    mutating func run(seed: UInt64) throws {
        var random = FuzzRandom(state: seed)
        guard let socket = connectSocket() else { throw FuzzFailure(text: "no connection") }
        if random.chance(8) {
            send(socket, noise(&random, 2000))
        } else if random.chance(10) {
            send(
                socket,
                Array(
                    "GET \(random.pick([path, "/", path + "channel", path + "snapshot/1", path + "icon/x"])) HTTP/1.1\r\n"
                        .utf8))
            for _ in 0..<random.below(4) { send(socket, header(&random)) }
            send(socket, Array("\r\n".utf8))
        } else {
            send(
                socket,
                Array(
                    ("GET \(path)channel HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                        .utf8))
            for _ in 0..<random.below(60) { send(socket, frame(&random)) }
            if random.chance(30) { drain(socket) }
        }
        close(socket)
        cases += 1
        let start = ContinuousClock.now
        try check()
        let time = ContinuousClock.now - start
        if time > slowest { (slowest, slowestSeed) = (time, seed) }
    }

    private mutating func check() throws {
        guard let socket = connectSocket() else {
            throw FuzzFailure(text: "the simulator takes no connections any more")
        }
        defer { close(socket) }
        send(socket, Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = recv(socket, &buffer, buffer.count, 0)
        // Too many connections at once are turned away; a moment later there is room.
        guard count > 0 else {
            guard process.isRunning else { throw FuzzFailure(text: "the simulator ended") }
            throw FuzzFailure(text: "no answer within ten seconds")
        }
        guard String(decoding: buffer[..<count], as: UTF8.self).hasPrefix("HTTP/1.1 200") else {
            throw FuzzFailure(text: "the page is not served: \(String(decoding: buffer[..<count], as: UTF8.self))")
        }
        if cases % 200 == 0 {
            memory = residentKilobytes()
            if early == 0 { early = memory }
            guard memory < early + 200 * 1024 else { throw FuzzFailure(text: "memory grew to \(memory / 1024) MiB") }
        }
    }

    private static func end(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(2)
    }

    private func residentKilobytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    // MARK: What is sent

    private static let messages = [
        #"{"touch":{"id":0,"phase":"began","x":100,"y":200}}"#, #"{"touch":{"id":0,"phase":"moved","x":1,"y":2}}"#,
        #"{"touch":{"id":0,"phase":"ended","x":1,"y":2}}"#, #"{"text":{"_0":"abc"}}"#, #"{"home":{}}"#,
        #"{"open":{"app":"org.portico.stage"}}"#, #"{"rotate":{"_0":"left"}}"#, #"{"rotate":{"_0":"portrait"}}"#,
        #"{"appearance":{"_0":"dark"}}"#, #"{"textSize":{"_0":"ax5"}}"#, #"{"locale":{"_0":"de_DE"}}"#,
        #"{"lowPower":{"_0":true}}"#, #"{"memoryWarning":{}}"#, #"{"inspect":{"_0":true}}"#,
        #"{"ask":{"id":1,"question":{"tree":{"_0":"layers"}}}}"#,
        #"{"ask":{"id":2,"question":{"layerImage":{"_0":3}}}}"#,
        #"{"ask":{"id":3,"question":{"edit":{"object":1,"property":"alpha","value":"0.5"}}}}"#,
        #"{"begin":{"interruption":"lock"}}"#, #"{"end":{"interruption":"lock"}}"#, #"{"shown":{"number":1}}"#,
        #"{"hover":{"phase":"moved","x":100,"y":200}}"#, #"{"hover":{"phase":"left","x":1,"y":2}}"#,
        #"{"key":{"usage":4,"characters":"a","modifiers":0,"phase":"down"}}"#,
        #"{"key":{"usage":42,"modifiers":0,"phase":"down"}}"#, #"{"composing":{"text":"に","start":1,"length":0}}"#,
    ]

    private func noise(_ random: inout FuzzRandom, _ most: Int) -> [UInt8] {
        (0..<random.below(most)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }

    private func header(_ random: inout FuzzRandom) -> [UInt8] {
        switch random.below(5) {
        case 0: Array("Host: \(random.pick(["localhost", "evil.example", "", "[::1", "127.0.0.1:99999999"]))\r\n".utf8)
        case 1: Array("Origin: \(random.pick(["null", "http://localhost", "\u{1}"]))\r\n".utf8)
        case 2: Array("Content-Length: \(random.pick(["5", "-1", "99999999999999999999"]))\r\n".utf8)
        case 3: Array(("X-Long: " + String(repeating: "x", count: random.below(100_000)) + "\r\n").utf8)
        default: noise(&random, 100) + [13, 10]
        }
    }

    private func frame(_ random: inout FuzzRandom) -> [UInt8] {
        var payload = Array(random.pick(Self.messages).utf8)
        if random.chance(15) {
            for _ in 0...random.below(4) where !payload.isEmpty {
                payload[random.below(payload.count)] = UInt8(truncatingIfNeeded: random.next())
            }
        }
        if random.chance(5) { payload = noise(&random, 70_000) }
        if random.chance(3) { payload = [UInt8](repeating: UInt8(ascii: "["), count: random.below(60_000)) }
        let opcode: UInt8 = random.chance(93) ? 1 : UInt8(random.below(16))
        let fin: UInt8 = random.chance(96) ? 0x80 : 0
        let reserved: UInt8 = random.chance(2) ? 0x40 : 0
        let masked = random.chance(98)
        let claimed = random.chance(3) ? Int(random.next() >> 1) : payload.count
        var head = [fin | reserved | opcode]
        let bit: UInt8 = masked ? 0x80 : 0
        if claimed < 126 {
            head.append(bit | UInt8(claimed))
        } else if claimed < 65536 {
            head += [bit | 126, UInt8(claimed >> 8), UInt8(claimed & 255)]
        } else {
            head += [bit | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: claimed >> ($0 * 8)) }
        }
        guard masked else { return head + payload }
        let mask = (0..<4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        return head + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    // MARK: Sockets

    private func connectSocket() -> Int32? {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result == 0 { return number }
        close(number)
        return nil
    }

    private mutating func send(_ number: Int32, _ data: [UInt8]) {
        let sent = data.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        bytes += max(0, sent)
    }

    /// Reads what is there, at most a little while.
    private func drain(_ number: Int32) {
        var limit = timeval(tv_sec: 0, tv_usec: 50_000)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var buffer = [UInt8](repeating: 0, count: 65536)
        for _ in 0..<20 where recv(number, &buffer, buffer.count, 0) <= 0 { return }
    }
}
