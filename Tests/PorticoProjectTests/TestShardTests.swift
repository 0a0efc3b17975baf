import XCTest

@testable import PorticoProject

final class TestShardTests: XCTestCase {
    func testEveryTestRunsOnExactlyOneMachine() throws {
        let all = (0..<103).map { "App.Tests/test\($0)" }
        let seconds = Dictionary(uniqueKeysWithValues: all.enumerated().prefix(60).map { ($1, Double($0 % 7) + 0.1) })
        let parts = try (1...5).map { try XCTUnwrap(TestShard("\($0)/5")).tests(of: all, seconds: seconds) }
        XCTAssertEqual(parts.flatMap { $0 }.sorted(), all.sorted())
        XCTAssertEqual(Set(parts.flatMap { $0 }).count, all.count)
        let loads = parts.map { $0.reduce(0) { $0 + (seconds[$1] ?? 3.1) } }
        XCTAssertLessThan(try XCTUnwrap(loads.max()) / XCTUnwrap(loads.min()), 1.1)
    }

    func testALongTestHasAMachineForItself() throws {
        let all = ["A/long", "A/a", "A/b", "A/c"]
        let seconds = ["A/long": 30, "A/a": 1, "A/b": 1, "A/c": 1.0]
        XCTAssertEqual(TestShard("1/2")?.tests(of: all, seconds: seconds), ["A/long"])
        XCTAssertEqual(TestShard("2/2")?.tests(of: all, seconds: seconds), ["A/a", "A/b", "A/c"])
    }

    func testWhatIsNoShard() {
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2"] { XCTAssertNil(TestShard(text), text) }
    }

    func testTheMachinesVariables() {
        XCTAssertEqual(TestShard(environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]), TestShard("2/5"))
        XCTAssertEqual(TestShard(environment: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"]), TestShard("1/3"))
        XCTAssertEqual(TestShard(environment: ["JOB_COMPLETION_INDEX": "4", "PORTICO_SHARDS": "5"]), TestShard("5/5"))
        XCTAssertNil(TestShard(environment: ["JOB_COMPLETION_INDEX": "4"]))
    }
}
