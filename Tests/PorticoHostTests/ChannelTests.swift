import Foundation
import PorticoTrace
import XCTest

@testable import PorticoHost

/// The channel, in one process: what is sent comes, and what no honest sender writes is refused with a reason.
final class ChannelTests: XCTestCase {
    private func feed(_ bytes: [UInt8]) throws -> MessageDecoder.Message? {
        var decoder = MessageDecoder()
        try bytes.withUnsafeBytes { try decoder.appendBytes($0) }
        return try decoder.next()
    }

    private func error(_ bytes: [UInt8], line: UInt = #line) -> String {
        do {
            _ = try feed(bytes)
            XCTFail("accepted", line: line)
            return ""
        } catch { return "\(error)" }
    }

    func testEveryMessageComesAsItWasSent() throws {
        let (a, b) = try MessageChannel.pair()
        let toApp: [HostMessage] = [
            .configure(RunSettings()), .command(.enterBackground),
            .event(.touch(id: 1, phase: .began, x: 1.5, y: 2, timestamp: 3)),
            .event(.hover(.left, x: 1, y: 2.5, timestamp: 4)),
            .event(.secondaryClick(x: 1, y: 2.5, timestamp: 4)),
            .event(.composing("かな", selectionStart: 1, selectionLength: 1)),
            .event(.key(HostKey(usage: 4, characters: "a", modifiers: 0, phase: .down))), .event(.textSize(.ax5)),
            .release(surface: 1, generation: 2), .showFrames(true), .trace(["view"]), .backgroundDeadline(nil),
            .clock(2), .expireBackgroundTasks, .request(7, .edit(9, property: "alpha", value: "1")),
        ]
        for message in toApp { try a.send(message) }
        for message in toApp { XCTAssertEqual(try b.receive(HostMessage.self).0, message) }
        let toShell: [AppMessage] = [
            .hello(AppHello(process: 3, mainTime: 1)), .state(.background), .performed(.terminate),
            .backgroundTasks(["a", ""]),
            .surfaces(SurfaceSet(generation: 1, count: 2, width: 3, height: 4, bytesPerRow: 64, scale: 2)),
            .frame(
                FrameMessage(
                    generation: 1, surface: 0, damage: [HostRect(x: 1, y: 2, width: 3, height: 4)], sequence: 5, time: 6
                )),
            .trace([TraceEvent(kind: .instant, category: .frame, name: "n", time: 1, lane: .render)]), .textInput(nil),
            .pointer(.verticalBeam),
            .answer(7, .failed(reason: "r", remedy: "m")),
        ]
        for message in toShell { try b.enqueueMessage(message) }
        for message in toShell { XCTAssertEqual(try a.receive(AppMessage.self).0, message) }
        XCTAssertNil(try a.receiveIfReady(AppMessage.self))
    }

    func testDescriptorsComeWithTheirMessage() throws {
        let (a, b) = try MessageChannel.pair()
        let memory = try SharedMemory(name: "test", Data("picture".utf8))
        try a.send(AppMessage.state(.active))
        try a.send(AppMessage.answer(1, .blob(bytes: 7)), descriptors: [memory.descriptor.number])
        try a.send(AppMessage.state(.inactive))
        XCTAssertEqual(try b.receive(AppMessage.self).1.count, 0)
        let (message, descriptors) = try b.receive(AppMessage.self)
        XCTAssertEqual(message, .answer(1, .blob(bytes: 7)))
        let received = try SharedMemory(received: try XCTUnwrap(descriptors.first), size: 7)
        XCTAssertEqual(String(decoding: received.bytes, as: UTF8.self), "picture")
        XCTAssertEqual(try b.receive(AppMessage.self).1.count, 0)
    }

    func testMessagesCutAnywhereAreWholeAgain() throws {
        let messages: [HostMessage] = [.showFrames(true), .event(.text(String(repeating: "ü", count: 500))), .clock(1)]
        let bytes = try messages.reduce(Data()) { try $0 + MessageCoding.encode($1) }
        for size in [1, 2, 3, 7, 8, 9, 100, bytes.count] {
            var decoder = MessageDecoder()
            var found: [HostMessage] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                try Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { try decoder.appendBytes($0) }
                while let next = try decoder.next() {
                    found.append(try MessageCoding.decode(HostMessage.self, from: next.json))
                }
            }
            XCTAssertEqual(found, messages, "\(size) bytes at a time")
            XCTAssertEqual(decoder.waiting, 0)
        }
    }

    func testWhatNoHonestSenderWritesIsRefused() throws {
        let version = UInt8(HostProtocol.version)
        XCTAssertEqual(error([2, 0, 0, 0, version, 0, 0, 9]), "a message that cannot be read: its header is no header")
        XCTAssertTrue(error([2, 0, 0, 0, 9, 0, 0, 0]).contains("speaks host protocol 9"))
        XCTAssertTrue(error([0, 0, 0, 64, version, 0, 0, 0]).contains("1073741824 bytes; the limit is 1048576"))
        XCTAssertEqual(error([0, 0, 0, 0, version, 0, 0, 0]), "a message that cannot be read: it is empty")
        XCTAssertTrue(error([2, 0, 0, 0, version, 200, 0, 0]).contains("200, the limit is 4"))
        XCTAssertTrue(error([1, 0, 0, 0, version, 1, 0, 0, 0x7b]).contains("1 announced, 0 came"))
        XCTAssertNil(try feed([1, 0, 0]))
        for json in [
            "{", "[]", "{\"state\":{}}", "{\"nothing\":{}}", "{\"state\":{\"_0\":\"flying\"}}", "null", "\u{0}",
        ] {
            XCTAssertThrowsError(try MessageCoding.decode(AppMessage.self, from: Data(json.utf8)), json)
        }
        let deep = Data((String(repeating: "[", count: 100_000)).utf8)
        XCTAssertThrowsError(try MessageCoding.decode(AppMessage.self, from: deep))
    }

    func testAMessageThatTheOtherSideWouldRefuseIsNotSent() throws {
        let (a, _) = try MessageChannel.pair()
        let long = String(repeating: "x", count: HostLimits.message)
        XCTAssertThrowsError(try a.send(HostMessage.event(.text(long))))
        XCTAssertThrowsError(try a.send(HostMessage.clock(.nan)))
    }

    func testASenderThatMustNotWaitGivesUpOnAReaderThatDoesNotRead() throws {
        let (a, b) = try MessageChannel.pair()
        let message = HostMessage.event(.text(String(repeating: "x", count: 4000)))
        var sent = 0
        XCTAssertThrowsError(
            try {
                while true {
                    try a.enqueueMessage(message)
                    sent += 1
                }
            }())
        XCTAssertTrue(a.hasBacklog)
        XCTAssertLessThanOrEqual(a.backlog, MessageChannel.longestQueue)
        // Nothing of what was taken is lost.
        for _ in 0..<sent {
            while a.hasBacklog, try b.receiveIfReady(HostMessage.self) == nil { try a.flush() }
            if !a.hasBacklog { break }
            sent -= 1
            try a.flush()
        }
        XCTAssertFalse(a.hasBacklog)
    }

    func testMemoryThatCouldShrinkIsNotMapped() throws {
        let path = NSTemporaryDirectory() + "/portico-channel-\(UUID().uuidString)"
        FileManager.default.createFile(atPath: path, contents: Data(count: 4096))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = Descriptor(owning: open(path, O_RDWR))
        XCTAssertThrowsError(try SharedMemory(received: file, size: 4096))
        let small = try SharedMemory(name: "small", size: 100)
        XCTAssertThrowsError(try SharedMemory(received: Descriptor(owning: dup(small.descriptor.number)), size: 101))
        XCTAssertNoThrow(try SharedMemory(received: Descriptor(owning: dup(small.descriptor.number)), size: 100))
    }

    func testSurfacesThatCannotBeAreNamed() {
        let good = SurfaceSet(generation: 1, count: 3, width: 100, height: 100, bytesPerRow: 448, scale: 2)
        XCTAssertNil(good.problem)
        for change: (inout SurfaceSet) -> Void in [
            { $0.count = 0 }, { $0.count = 99 }, { $0.width = 0 }, { $0.height = -1 }, { $0.width = 1 << 40 },
            { $0.bytesPerRow = 10 }, { $0.bytesPerRow = Int.max }, { $0.scale = 0 },
        ] {
            var bad = good
            change(&bad)
            XCTAssertNotNil(bad.problem)
        }
    }

    func testTheOtherSidesEndIsTheEnd() throws {
        let (a, b) = try MessageChannel.pair()
        try a.send(HostMessage.clock(1))
        a.closeChannel()
        XCTAssertEqual(try b.receive(HostMessage.self).0, .clock(1))
        XCTAssertThrowsError(try b.receive(HostMessage.self)) { XCTAssertEqual($0 as? ChannelError, .closed) }
        XCTAssertThrowsError(try b.send(HostMessage.clock(1))) { XCTAssertEqual($0 as? ChannelError, .closed) }
    }
}
