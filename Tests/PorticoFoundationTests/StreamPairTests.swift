import XCTest

@testable import PorticoFoundation

/// Pairs of streams, connections to hosts, and messages of HTTP, as libraries for sockets use them.
final class StreamPairTests: XCTestCase {
    /// Writes down what happens to streams; reads four bytes at a time.
    private final class Listener: NSObject, StreamDelegate {
        var log: [String] = []
        var ended: (() -> Void)?
        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            let name = aStream is InputStream ? "in" : "out"
            switch eventCode {
            case .openCompleted: log.append(name + " open")
            case .hasSpaceAvailable: log.append("space")
            case .hasBytesAvailable:
                var bytes = [UInt8](repeating: 0, count: 4)
                let count = (aStream as? InputStream)?.read(&bytes, maxLength: 4) ?? -1
                log.append(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
            case .endEncountered:
                log.append(name + " end")
                ended?()
            case .errorOccurred:
                log.append("\(name) \((aStream.streamError as NSError?)?.domain ?? "")")
                ended?()
            default: break
            }
        }
    }

    /// Lets the run loop turn until something has happened.
    private func turn(until happened: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 10)
        while !happened(), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try XCTUnwrap(input), try XCTUnwrap(output))
    }

    func testWhatIsWrittenCanBeRead() throws {
        let (input, output) = try pair(8)
        let listener = Listener()
        for stream in [input, output] as [Stream] {
            stream.delegate = listener
            stream.schedule(in: .current, forMode: .default)
            XCTAssertEqual(stream.streamStatus, .notOpen)
            stream.open()
        }
        turn { listener.log.count == 3 }
        XCTAssertEqual(listener.log, ["in open", "out open", "space"])
        XCTAssertEqual(output.write(Array("abcdefghij".utf8), maxLength: 10), 8, "so many fit")
        XCTAssertFalse(output.hasSpaceAvailable)
        turn { listener.log.count == 6 }
        XCTAssertEqual(listener.log.dropFirst(3), ["abcd", "efgh", "space"])
        output.close()
        turn { listener.log.count == 7 }
        XCTAssertEqual(listener.log.last, "in end")
        XCTAssertEqual(input.streamStatus, .atEnd)
        XCTAssertEqual(output.streamStatus, .closed)
        XCTAssertEqual(output.write([1], maxLength: 1), -1)
        input.close()
    }

    func testAThreadWaitsForAnother() throws {
        let (input, output) = try pair(3)
        input.open()
        output.open()
        nonisolated(unsafe) let writer = output
        let text = String(repeating: "long text ", count: 100)
        Thread.detachNewThread {
            var left = Array(text.utf8)[...]
            while !left.isEmpty {
                let count = writer.write(Array(left), maxLength: left.count)
                if count <= 0 { break }
                left = left.dropFirst(count)
            }
            writer.close()
        }
        var all = Data()
        var bytes = [UInt8](repeating: 0, count: 7)
        while true {
            let count = input.read(&bytes, maxLength: 7)
            if count <= 0 { break }
            all.append(contentsOf: bytes.prefix(count))
        }
        XCTAssertEqual(String(decoding: all, as: UTF8.self), text)
    }

    /// A server that sends back what it gets first, and closes.
    private func echoingPort() throws -> Int {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(server, address, length) == 0 && listen(server, 1) == 0
                    && getsockname(server, address, &length) == 0
            }
        }
        XCTAssertTrue(bound)
        Thread.detachNewThread {
            let client = accept(server, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 100)
            let count = recv(client, &bytes, 100, 0)
            send(client, bytes, max(0, count), 0)
            close(client)
            close(server)
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    func testAHostIsTalkedToOnAQueue() throws {
        let port = try echoingPort()
        var (read, write): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreatePairWithSocketToHost(nil, "127.0.0.1", UInt32(port), &read, &write)
        let input = try XCTUnwrap(read).takeRetainedValue(), output = try XCTUnwrap(write).takeRetainedValue()
        let listener = Listener(), queue = DispatchQueue(label: "events")
        let ended = expectation(description: "the server closes")
        listener.ended = { ended.fulfill() }
        input.delegate = listener
        CFReadStreamSetDispatchQueue(input, queue)
        XCTAssertTrue(CFReadStreamOpen(input))
        XCTAssertTrue(CFWriteStreamOpen(output))
        XCTAssertFalse(CFReadStreamOpen(input), "it is open")
        XCTAssertEqual(CFWriteStreamWrite(output, Array("hello".utf8), 5), 5)
        wait(for: [ended], timeout: 10)
        // The answer may come in two parts.
        let log = queue.sync { listener.log.filter { !$0.isEmpty } }
        XCTAssertEqual([log.first, log.last], ["in open", "in end"])
        XCTAssertEqual(log.dropFirst().dropLast().joined(), "hello")
        XCTAssertEqual(CFReadStreamGetStatus(input), .atEnd)
        CFWriteStreamClose(output)
        CFReadStreamSetDispatchQueue(input, nil)
    }

    /// Each read of a few bytes takes those alone, however many follow: moving the rest each time took a minute here.
    func testSmallReadsOfManyBytes() throws {
        let many = [UInt8](repeating: 7, count: 64 << 20)
        let large = ByteQueue(capacity: many.count)
        XCTAssertEqual(large.write(many, many.count), many.count)
        XCTAssertFalse(large.hasSpace)
        let start = clock()
        var part = [UInt8](repeating: 0, count: 16)
        for _ in 0..<4096 { XCTAssertEqual(large.readBytes(into: &part, atMost: 16), 16) }
        XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 10)
        XCTAssertTrue(large.hasSpace)

        // What is written between keeps its place behind the rest, wherever the queue has made room meanwhile.
        let queue = ByteQueue(capacity: 12_000)
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        var (written, read) = (0, [UInt8]())
        while read.count < bytes.count {
            if written < bytes.count, queue.hasSpace {
                written += bytes[written...].withUnsafeBufferPointer { queue.write($0.baseAddress!, $0.count) }
            }
            var some = [UInt8](repeating: 0, count: 1 + read.count % 3000)
            let count = queue.readBytes(into: &some, atMost: some.count)
            guard count > 0 else { return XCTFail("bytes are missing behind \(read.count)") }
            read += some.prefix(count)
        }
        XCTAssertEqual(read, bytes)
        XCTAssertFalse(queue.hasBytes)
    }

    /// DEV-1420. A host that takes no connection isn't waited for as long as Linux would: its queue of connections is full.
    func testAHostThatDoesNotAnswerIsGivenUp() throws {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        var waiting: [Int32] = []
        defer { for socket in waiting { close(socket) } }
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                XCTAssertEqual(bind(server, address, length), 0)
                XCTAssertEqual(listen(server, 0), 0)
                XCTAssertEqual(getsockname(server, address, &length), 0)
                for _ in 0..<8 {
                    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
                    waiting.append(socket(AF_INET, kind, 0))
                    _ = connect(waiting[waiting.count - 1], address, length)
                }
            }
        }
        let port = Int(UInt16(bigEndian: address.sin_port))
        let connection = HostConnection(host: "127.0.0.1", port: port, timeout: 1)
        let failed = expectation(description: "the connection fails")
        connection.openConnection { error in
            XCTAssertEqual((error as? POSIXError)?.code, .ETIMEDOUT)
            failed.fulfill()
        }
        wait(for: [failed], timeout: 20)
    }

    func testADeadPortFailsWithAndWithoutTLS() throws {
        for isSecure in [false, true] {
            let port = try deadPort()
            var (input, output): (InputStream?, OutputStream?)
            Stream.getStreamsToHost(withName: "127.0.0.1", port: port, inputStream: &input, outputStream: &output)
            let stream = try XCTUnwrap(input), listener = Listener()
            if isSecure {
                XCTAssertTrue(
                    CFReadStreamSetProperty(
                        stream, CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel),
                        kCFStreamSocketSecurityLevelNegotiatedSSL))
            }
            stream.delegate = listener
            stream.schedule(in: .current, forMode: .default)
            stream.open()
            turn { !listener.log.isEmpty }
            XCTAssertEqual(listener.log, ["in NSPOSIXErrorDomain"])
            XCTAssertEqual(stream.streamStatus, .error)
            XCTAssertEqual((stream.streamError as? POSIXError)?.code, .ECONNREFUSED)
        }
    }

    // DEV-1467
    func testSettingsOfTLS() throws {
        let (level, dictionary) = (Stream.PropertyKey.socketSecurityLevelKey, kCFStreamPropertySSLSettings)
        func settings(_ properties: [Stream.PropertyKey: AnyObject]) -> StreamSecuritySettings? {
            StreamSecuritySettings(properties, host: "example.org")
        }
        XCTAssertNil(settings([:]))
        XCTAssertNil(settings([level: kCFStreamSocketSecurityLevelNone as AnyObject]))
        let plain = try XCTUnwrap(settings([level: StreamSocketSecurityLevel.negotiatedSSL as AnyObject]))
        XCTAssertEqual(plain.peerName, "example.org")
        XCTAssertTrue(plain.validatesChain)
        XCTAssertTrue(plain.certificates.isEmpty)

        let other: [AnyHashable: Any] = [
            kCFStreamSSLPeerName: "other.example", kCFStreamSSLValidatesCertificateChain: false,
            kCFStreamSSLCertificates: [1],
        ]
        let own = try XCTUnwrap(settings([Stream.PropertyKey(rawValue: dictionary): other as AnyObject]))
        XCTAssertEqual(own.peerName, "other.example")
        XCTAssertFalse(own.validatesChain)
        XCTAssertEqual(own.certificates.count, 1)
        let any = NSDictionary(dictionary: [kCFStreamSSLPeerName: NSNull()])
        let anyone = try XCTUnwrap(settings([Stream.PropertyKey(rawValue: dictionary): any]))
        XCTAssertNil(anyone.peerName)
        XCTAssertTrue(anyone.validatesChain)
    }

    func testBothStreamsOfAConnectionHaveItsProperties() throws {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getStreamsToHost(withName: "127.0.0.1", port: 1, inputStream: &input, outputStream: &output)
        let read = try XCTUnwrap(input), write = try XCTUnwrap(output)
        let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
        XCTAssertTrue(CFReadStreamSetProperty(read, key, kCFStreamSocketSecurityLevelNegotiatedSSL))
        XCTAssertEqual(
            CFWriteStreamCopyProperty(write, key) as? NSString,
            NSString(string: kCFStreamSocketSecurityLevelNegotiatedSSL))
        XCTAssertNil(CFReadStreamCopyProperty(read, CFStreamPropertyKey(rawValue: kCFStreamPropertySSLPeerTrust)))
    }

    /// A port that nobody listens to: one that was free a moment ago.
    private func deadPort() throws -> Int {
        let free = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(free) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(free, address, length)
                _ = getsockname(free, address, &length)
            }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    // MARK: Messages

    func testARequestBecomesBytes() throws {
        let url = try XCTUnwrap(URL(string: "http://example.org:8080/a%20b?c=d"))
        let request = CFHTTPMessageCreateRequest(nil, "GET", url, kCFHTTPVersion1_1).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(request, "Upgrade", "websocket")
        CFHTTPMessageSetHeaderFieldValue(request, "Gone", "x")
        CFHTTPMessageSetHeaderFieldValue(request, "gone", nil)
        CFHTTPMessageSetHeaderFieldValue(request, "upgrade", "other")
        let data = try XCTUnwrap(CFHTTPMessageCopySerializedMessage(request)).takeRetainedValue()
        XCTAssertEqual(
            String(decoding: Data(referencing: data), as: UTF8.self),
            "GET /a%20b?c=d HTTP/1.1\r\nHost: example.org:8080\r\nUpgrade: other\r\n\r\n")
        XCTAssertTrue(CFHTTPMessageIsRequest(request))
        XCTAssertEqual(
            CFHTTPMessageCopyRequestURL(request)?.takeRetainedValue().absoluteString, url.absoluteString)
    }

    func testBytesBecomeAResponse() throws {
        let response = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        func append(_ text: String) -> Bool { CFHTTPMessageAppendBytes(response, Array(text.utf8), text.utf8.count) }
        XCTAssertTrue(append("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nX-A: 1\r"))
        XCTAssertFalse(CFHTTPMessageIsHeaderComplete(response))
        XCTAssertNil(CFHTTPMessageCopyAllHeaderFields(response))
        XCTAssertTrue(append("\nx-a: 2\r\n\r\nbo"))
        XCTAssertTrue(CFHTTPMessageIsHeaderComplete(response))
        XCTAssertTrue(append("dy"))
        XCTAssertEqual(CFHTTPMessageGetResponseStatusCode(response), 101)
        let fields = try XCTUnwrap(CFHTTPMessageCopyAllHeaderFields(response)).takeRetainedValue()
        XCTAssertEqual(fields.count, 2)
        XCTAssertEqual(fields.object(forKey: NSString(string: "X-A")) as? String, "1, 2")
        XCTAssertEqual(
            CFHTTPMessageCopyHeaderFieldValue(response, "connection")?.takeRetainedValue(), NSString(string: "Upgrade"))
        XCTAssertEqual(CFHTTPMessageCopyBody(response)?.takeRetainedValue(), NSData(data: Data("body".utf8)))
        let wrong = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        XCTAssertFalse(CFHTTPMessageAppendBytes(wrong, Array("hello\r\n\r\n".utf8), 9))
        let made = CFHTTPMessageCreateResponse(nil, 404, nil, kCFHTTPVersion1_0).takeRetainedValue()
        XCTAssertEqual(
            CFHTTPMessageCopyResponseStatusLine(made)?.takeRetainedValue(), NSString(string: "HTTP/1.0 404 Not Found"))
    }

    // DEV-1420
    func testAHeadHasABoundAndABodyCanComeInManyParts() throws {
        let endless = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        func append(_ text: String, to message: CFHTTPMessage) -> Bool {
            CFHTTPMessageAppendBytes(message, Array(text.utf8), text.utf8.count)
        }
        XCTAssertTrue(append("HTTP/1.1 200 OK\r\n", to: endless))
        let line = "X-Filler: " + String(repeating: "a", count: 1000) + "\r\n"
        var count = 0
        while count < 2000, append(line, to: endless) { count += 1 }
        XCTAssertEqual(count, ((1 << 20) - 17) / line.utf8.count)
        XCTAssertFalse(append("\r\n", to: endless), "it stays wrong")
        XCTAssertFalse(CFHTTPMessageIsHeaderComplete(endless))

        // Many fields, and a body of many parts: neither is copied for each.
        let long = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        let start = clock()
        let fields = (0..<20_000).map { "F\($0): \($0)\r\n" }.joined()
        XCTAssertTrue(append("HTTP/1.1 200 OK\r\n" + fields + "\r\n", to: long))
        let part = [UInt8](repeating: 65, count: 32 << 20)
        CFHTTPMessageAppendBytes(long, part, part.count)
        for _ in 0..<4000 { CFHTTPMessageAppendBytes(long, part, 16) }
        XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 10)
        XCTAssertEqual(CFHTTPMessageCopyBody(long)?.takeRetainedValue().length, part.count + 64_000)
        XCTAssertEqual(
            CFHTTPMessageCopyHeaderFieldValue(long, "f19999")?.takeRetainedValue(), NSString(string: "19999"))
        CFHTTPMessageSetHeaderFieldValue(long, "F0", nil)
        XCTAssertNil(CFHTTPMessageCopyHeaderFieldValue(long, "f0"))
        XCTAssertEqual(CFHTTPMessageCopyHeaderFieldValue(long, "F1")?.takeRetainedValue(), NSString(string: "1"))

        // An empty line of the body's isn't the head's end.
        let plain = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        XCTAssertTrue(append("HTTP/1.1 200 OK\nA: b\n", to: plain))
        XCTAssertTrue(append("\nbody\r\n\r\nmore", to: plain))
        XCTAssertEqual(
            CFHTTPMessageCopyBody(plain)?.takeRetainedValue(), NSData(data: Data("body\r\n\r\nmore".utf8)))
    }
}
