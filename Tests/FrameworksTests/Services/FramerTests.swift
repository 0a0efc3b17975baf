import Foundation
import Network
import XCTest

/// Messages with a byte for their kind and one for their length before them.
private final class Lengths: NWProtocolFramerImplementation {
    static let definition = NWProtocolFramer.Definition(implementation: Lengths.self)
    static let label = "Lengths"
    static let log = Shared<[String]>([])
    /// Fulfilled when one of the framers is told to stop.
    static let stopped = Shared<XCTestExpectation?>(nil)

    init(framer: NWProtocolFramer.Instance) {}
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult {
        Self.log.value.append("start")
        return .ready
    }
    func handleInput(framer: NWProtocolFramer.Instance) -> Int {
        while true {
            var head: [UInt8] = []
            let isParsed = framer.parseInput(minimumIncompleteLength: 2, maximumLength: 2) { bytes, _ in
                head = bytes.map { Array($0) } ?? []
                return head.count
            }
            guard isParsed else { return 2 }
            let message = NWProtocolFramer.Message(definition: Self.definition)
            message["kind"] = Int(head[0])
            guard framer.deliverInputNoCopy(length: Int(head[1]), message: message, isComplete: true) else { return 0 }
        }
    }
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
    ) {
        framer.writeOutput(data: Data([UInt8(message["kind"] as? Int ?? 0), UInt8(messageLength)]))
        XCTAssertNoThrow(try framer.writeOutputNoCopy(length: messageLength))
        XCTAssertThrowsError(try framer.writeOutputNoCopy(length: 1))
    }
    func wakeup(framer: NWProtocolFramer.Instance) {}
    func stop(framer: NWProtocolFramer.Instance) -> Bool {
        Self.log.value.append("stop")
        Self.stopped.value?.fulfill()
        return true
    }
    func cleanup(framer: NWProtocolFramer.Instance) { Self.log.value.append("cleanup") }
}

/// Is ready once it has got a greeting, and hands on what follows as it is.
private final class Greeting: NWProtocolFramerImplementation {
    static let definition = NWProtocolFramer.Definition(implementation: Greeting.self)
    static let label = "Greeting"
    private let isPatient: Bool
    private var hasGreeted = false, hasHeard = false

    init(framer: NWProtocolFramer.Instance) { isPatient = framer.options["isPatient"] as? Bool ?? false }
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult {
        if isPatient { framer.scheduleWakeup(wakeupTime: .milliseconds(1)) } else { greet(framer) }
        return .willMarkReady
    }
    private func greet(_ framer: NWProtocolFramer.Instance) {
        framer.writeOutput(data: [UInt8]("hi".utf8))
        hasGreeted = true
        finish(framer)
    }
    private func finish(_ framer: NWProtocolFramer.Instance) {
        guard hasGreeted, hasHeard else { return }
        framer.passThroughInput()
        framer.passThroughOutput()
        framer.markReady()
    }
    func handleInput(framer: NWProtocolFramer.Instance) -> Int {
        let isParsed = framer.parseInput(minimumIncompleteLength: 2, maximumLength: 2) { bytes, _ in
            bytes.map { Data($0) } == Data("hi".utf8) ? 2 : 0
        }
        guard isParsed, !hasHeard else { return 2 }
        hasHeard = true
        finish(framer)
        return 0
    }
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
    ) {}
    func wakeup(framer: NWProtocolFramer.Instance) { framer.async { self.greet(framer) } }
    func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
    func cleanup(framer: NWProtocolFramer.Instance) {}
}

/// Protocols that an app makes itself.
final class FramerTests: NetworkTestCase {
    private func parameters(_ options: NWProtocolOptions...) -> NWParameters {
        let parameters = NWParameters.tcp
        parameters.defaultProtocolStack.applicationProtocols = options
        return parameters
    }

    private static func context(_ kind: Int) -> NWConnection.ContentContext {
        let message = NWProtocolFramer.Message(definition: Lengths.definition)
        message["kind"] = kind
        return NWConnection.ContentContext(identifier: "test", metadata: [message])
    }

    private func kind(of received: Received) -> Int? {
        let metadata = received.context?.protocolMetadata(definition: Lengths.definition)
        return (metadata as? NWProtocolFramer.Message)?["kind"] as? Int
    }

    func testMessagesComeWithWhatTheFramerSaysOfThem() throws {
        Lengths.log.value = []
        let options = NWProtocolFramer.Options(definition: Lengths.definition)
        let port = try listen(parameters(options)) { connection in
            connection.send(content: Data("first".utf8), contentContext: Self.context(7), completion: .idempotent)
            connection.send(content: nil, contentContext: Self.context(8), completion: .idempotent)
            connection.send(content: Data(count: 200), contentContext: Self.context(9), completion: .idempotent)
        }
        let connection = connect(to: port, parameters(options))
        let first = receive(connection)
        XCTAssertEqual(first.data, Data("first".utf8))
        XCTAssertEqual(kind(of: first), 7)
        XCTAssertTrue(first.isComplete)
        let second = receive(connection)
        XCTAssertNil(second.data)
        XCTAssertEqual(kind(of: second), 8)
        XCTAssertEqual(receive(connection).data, Data(count: 200))
        let over = expectation(description: "over")
        connection.receiveMessage { _, _, _, error in
            XCTAssertEqual(error, .posix(.ECANCELED))
            over.fulfill()
        }
        let stopped = expectation(description: "stopped")
        stopped.assertForOverFulfill = false
        Lengths.stopped.value = stopped
        connection.cancel()
        // What is asked for at that moment may be refused before the framer hears of the end.
        wait(for: [over, stopped], timeout: 10)
        Lengths.stopped.value = nil
    }

    func testAMessageIsGivenInPartsWhereItIsAskedForInParts() throws {
        let options = NWProtocolFramer.Options(definition: Lengths.definition)
        let port = try listen(parameters(options)) {
            $0.send(content: Data("abcdef".utf8), contentContext: Self.context(1), completion: .idempotent)
        }
        let connection = connect(to: port, parameters(options))
        for (text, isLast) in [("abcd", false), ("ef", true)] {
            let got = expectation(description: text)
            connection.receive(minimumIncompleteLength: 1, maximumLength: 4) { data, _, isComplete, error in
                XCTAssertNil(error)
                XCTAssertEqual(data, Data(text.utf8))
                XCTAssertEqual(isComplete, isLast)
                got.fulfill()
            }
            wait(for: [got], timeout: 20)
        }
    }

    func testAConnectionIsReadyWhenItsFramerIs() throws {
        let eager = NWProtocolFramer.Options(definition: Greeting.definition)
        let patient = NWProtocolFramer.Options(definition: Greeting.definition)
        patient["isPatient"] = true
        let lengths = NWProtocolFramer.Options(definition: Lengths.definition)
        // One framer lies above the other.
        let port = try listen(parameters(lengths, patient)) {
            $0.send(content: Data("after".utf8), contentContext: Self.context(3), completion: .idempotent)
        }
        let connection = connect(to: port, parameters(lengths, eager))
        let received = receive(connection)
        XCTAssertEqual(received.data, Data("after".utf8))
        XCTAssertEqual(kind(of: received), 3)
    }
}
