import PorticoFoundation
import XCTest

/// Two streams with a buffer in between.
final class BoundStreamTests: XCTestCase {
    private func makeStreams(_ size: Int) throws -> (InputStream, OutputStream) {
        var input: InputStream?
        var output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try XCTUnwrap(input), try XCTUnwrap(output))
    }

    private func read(_ stream: InputStream, _ length: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = stream.read(&bytes, maxLength: length)
        return count < 0 ? nil : Array(bytes.prefix(count))
    }

    func testAWriteTakesAsMuchAsThereIsRoomFor() throws {
        let (input, output) = try makeStreams(4)
        XCTAssertEqual(output.write([1], maxLength: 1), -1, "not opened")
        XCTAssertNil(read(input, 1))
        XCTAssertEqual(output.streamStatus, .notOpen)
        output.open()
        input.open()
        XCTAssertEqual(input.streamStatus, .open)
        XCTAssertFalse(input.hasBytesAvailable)
        XCTAssertEqual(output.write([1, 2, 3, 4, 5, 6], maxLength: 6), 4)
        XCTAssertFalse(output.hasSpaceAvailable)
        XCTAssertTrue(input.hasBytesAvailable)
        XCTAssertEqual(read(input, 3), [1, 2, 3])
        XCTAssertTrue(output.hasSpaceAvailable)
        XCTAssertEqual(output.write([5, 6], maxLength: 2), 2)
        XCTAssertEqual(read(input, 9), [4, 5, 6])
    }

    func testTheReaderIsAtItsEndWhenTheWriterIsClosed() throws {
        let (input, output) = try makeStreams(8)
        output.open()
        input.open()
        XCTAssertEqual(output.write([7, 8], maxLength: 2), 2)
        output.close()
        XCTAssertEqual(output.streamStatus, .closed)
        XCTAssertEqual(input.streamStatus, .open)
        XCTAssertEqual(read(input, 9), [7, 8])
        XCTAssertEqual(input.streamStatus, .atEnd)
        XCTAssertEqual(read(input, 9), [])
        input.close()
        XCTAssertNil(read(input, 9))
    }

    func testAWriterThatIsGoneIsClosed() throws {
        var output: OutputStream?
        var input: InputStream?
        Stream.getBoundStreams(withBufferSize: 8, inputStream: &input, outputStream: &output)
        input?.open()
        output?.open()
        XCTAssertEqual(output?.write([1], maxLength: 1), 1)
        output = nil
        XCTAssertEqual(read(try XCTUnwrap(input), 9), [1])
        XCTAssertEqual(input?.streamStatus, .atEnd)
    }

    func testNobodyReads() throws {
        let (input, output) = try makeStreams(8)
        output.open()
        input.open()
        input.close()
        XCTAssertEqual(output.write([1], maxLength: 1), -1)
        XCTAssertEqual(output.streamStatus, .error)
        let error = try XCTUnwrap(output.streamError) as NSError
        XCTAssertEqual(error.domain, NSPOSIXErrorDomain)
        XCTAssertEqual(error.code, Int(EPIPE))
    }

    /// More than the buffer holds goes from one thread to the other; both wait for each other, and nothing is lost.
    func testThreadsWaitForEachOther() throws {
        let (input, output) = try makeStreams(16)
        let sent = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let writer = Holder(output)
        let done = expectation(description: "written")
        DispatchQueue.global().async {
            writer.stream.open()
            var place = 0
            while place < sent.count {
                let rest = Array(sent[place...])
                place += writer.stream.write(rest, maxLength: rest.count)
            }
            writer.stream.close()
            done.fulfill()
        }
        input.open()
        var received: [UInt8] = []
        while let part = read(input, 100), !part.isEmpty { received += part }
        wait(for: [done], timeout: 30)
        XCTAssertEqual(received, sent)
    }

    /// Delegates hear of each event in order, by the run loop, and of none from inside of a call.
    func testDelegatesAreTold() throws {
        let (input, output) = try makeStreams(2)
        let told = Told()
        input.delegate = told
        output.delegate = told
        for stream in [input, output] as [Stream] { stream.schedule(in: .current, forMode: .default) }
        input.open()
        output.open()
        XCTAssertEqual(told.events, [])
        told.runLoop(until: 3)
        XCTAssertEqual(told.events, ["in opened", "out opened", "out space"])
        told.events = []

        XCTAssertEqual(output.write([1, 2], maxLength: 2), 2)
        told.runLoop(until: 1)
        XCTAssertEqual(told.events, ["in bytes"], "there is no room for more")
        told.events = []

        XCTAssertEqual(read(input, 1), [1])
        told.runLoop(until: 2)
        XCTAssertEqual(told.events, ["in bytes", "out space"], "a byte is left")
        told.events = []

        output.close()
        told.runLoop(until: 0)
        XCTAssertEqual(told.events, [], "of the byte the delegate knows already")
        XCTAssertEqual(read(input, 1), [2])
        told.runLoop(until: 1)
        XCTAssertEqual(told.events, ["in end"])
    }

    func testAStreamThatIsNotScheduledAnyMoreTellsNothing() throws {
        let (input, output) = try makeStreams(2)
        let told = Told()
        input.delegate = told
        input.schedule(in: .current, forMode: .default)
        input.open()
        input.remove(from: .current, forMode: .default)
        output.open()
        _ = output.write([1], maxLength: 1)
        _ = RunLoop.current.run(mode: .default, before: Date())
        XCTAssertEqual(told.events, [])
        input.schedule(in: .current, forMode: .default)
        told.runLoop(until: 2)
        XCTAssertEqual(told.events, ["in opened", "in bytes"])
    }
}

private final class Holder: @unchecked Sendable {
    let stream: OutputStream

    init(_ stream: OutputStream) { self.stream = stream }
}

private final class Told: NSObject, StreamDelegate {
    var events: [String] = []

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        let name =
            switch eventCode {
            case .openCompleted: "opened"
            case .hasBytesAvailable: "bytes"
            case .hasSpaceAvailable: "space"
            case .endEncountered: "end"
            default: "error"
            }
        events.append((aStream is InputStream ? "in " : "out ") + name)
    }

    /// Turns the run loop until so many events were told, and once more for one too many.
    func runLoop(until count: Int) {
        let end = Date() + 10
        while events.count < count, Date() < end { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
        _ = RunLoop.current.run(mode: .default, before: Date())
    }
}
