import PorticoTrace
import XCTest

@testable import PorticoSimulator

/// What an inspector that comes later is told of before.
final class TraceHistoryTests: XCTestCase {
    private func events(_ count: Int, from first: Int = 0) -> [TraceEvent] {
        (first..<first + count).map {
            TraceEvent(kind: .instant, category: .event, name: "\($0)", time: Double($0), lane: .main)
        }
    }

    private func names(_ messages: [ServerMessage]) -> [String] {
        messages.flatMap { message -> [String] in
            switch message {
            case .past: ["past"]
            case .present: ["present"]
            case .phase(let process, _, _, let to, _): ["\(process) \(to)"]
            case .trace(let process, let events, _): events.map { "\(process) \($0.name)" }
            default: ["?"]
            }
        }
    }

    func testItIsToldInOrderBetweenItsMarks() {
        var history = TraceHistory()
        XCTAssertEqual(names(history.messages), ["past", "present"])
        history.addEntry(.trace(process: 1, events: events(2)))
        history.addEntry(.trace(process: 1, events: events(1, from: 2)))
        history.addEntry(.phase(process: 1, app: "a", from: "launching", to: "active", time: 3))
        history.addEntry(.trace(process: 2, events: events(1)))
        XCTAssertEqual(names(history.messages), ["past", "1 0", "1 1", "1 2", "1 active", "2 0", "present"])
        XCTAssertEqual(history.messages.count, 5, "events that follow each other are one message")
    }

    func testItIsBounded() {
        var history = TraceHistory()
        for index in 0..<100 { history.addEntry(.trace(process: 1, events: events(400, from: index * 400))) }
        let told = names(history.messages)
        XCTAssertLessThanOrEqual(told.count - 2, TraceHistory.events)
        XCTAssertGreaterThan(told.count, TraceHistory.events / 2)
        XCTAssertEqual(told.dropLast().last, "1 39999")
        for case .trace(_, let events, _) in history.messages {
            XCTAssertLessThanOrEqual(events.count, TraceHistory.batch)
        }
    }
}
